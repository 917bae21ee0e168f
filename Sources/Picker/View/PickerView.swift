package import Terminal
import VerbForms
import Wording

extension PickerState {
  package var frame: Frame {
    var frame = Frame(size: size)
    frame.drawRule()
    if showsHelp {
      drawHelp(on: &frame)
      frame.drawKeys(
        [.init(en: "any key goes back", es: "cualquier tecla: volver"), PickerMessage.leave],
        in: language)
      return frame
    }
    switch mode {
    case .list:
      let end = frame.drawField(
        query, prompt: "¿",
        placeholder: LocalizedText(en: "type a form of a verb", es: "escribe una forma verbal")
          .text(in: language))
      frame.drawNumbers(
        listNumbers, after: end, color: level.flatMap { whole.levels[$0].colorHex })
      drawList(on: &frame)
      if let preview { drawPreview(preview, on: &frame) }
      if let row = size.secondRuleRow { frame.drawRule(row: row) }
      drawStatus(on: &frame)
      frame.drawKeys(listKeys, in: language)
      if showsCursorOnRow { frame.placeCursor(row: size.listTop + window.line, column: 0) }
    case .page(let page): page.draw(on: &frame, gloss: gloss(of: page.conjugation.infinitive))
    case .levels(let menu): return menu.frame
    }
    return frame
  }

  // MARK: header and status line

  /// The texts for the right half of the header, longest first.
  private var listNumbers: [String] {
    let verbs = CountMessage.verbs(list.index.verbCount).text(in: language)
    let forms = CountMessage.forms(list.index.formCount).text(in: language)
    let first =
      level.map { whole.levels[$0].title }
      ?? CountMessage.levels(whole.selectedLevels.count).text(in: language)
    return ["\(first) · \(verbs) · \(forms)", "\(first) · \(verbs)", first, verbs]
  }

  private var listKeys: [LocalizedText] {
    let isOpen = list.row(containing: chosen.position).map { list.isOpen($0) } ?? false
    let action: LocalizedText =
      picks
      ? .init(en: "pick", es: "elegir")
      : suggestions == nil ? .init(en: "verb", es: "verbo") : .none
    // What Enter takes is named where no line of the list is it.
    let name = suggestions == nil ? "" : chosenVerb ?? ""
    let enter = [PickerMessage.enter, action, .verbatim(name)].filter { $0 != .none }
    let keys: [LocalizedText] = [
      query.letters.isEmpty ? .init(en: "Esc leave", es: "Esc salir") : PickerMessage.escapeClear,
      .init(en: "F1 help", es: "F1 ayuda"),
      isOpen ? .init(en: "Tab close", es: "Tab cerrar") : .init(en: "Tab forms", es: "Tab formas"),
      level == nil
        ? .init(en: "^L level", es: "^L nivel")
        : .init(en: "^L all levels", es: "^L todos los niveles"),
      PickerMessage.moveKeys,
      PickerMessage.leave,
    ]
    return (chosenVerb == nil ? [] : [.joined(enter, by: " ")]) + keys
  }

  private func drawPreview(_ page: VerbPage, on frame: inout Frame) {
    let (top, column) = (size.listTop, size.previewColumn)
    for row in top..<top + size.listHeight {
      frame.put("│", row: row, column: size.listColumns, style: .faint)
    }
    let verb = visibleText(page.conjugation.writtenInfinitive)
    frame.put(verb, row: top, column: column, style: .strong)
    frame.put(page.visible, row: top + 2, column: column)
  }
}
