package import Terminal
import VerbForms
import Wording

extension PickerState {
  package var frame: Frame {
    var frame = Frame(size: size)
    let layout = self.layout
    frame.drawRule(layout)
    if showsHelp {
      drawHelp(on: &frame)
      frame.drawKeys(texts([PickerMessage.anyKeyBack, PickerMessage.leave]), layout)
      return frame
    }
    switch mode {
    case .list:
      let end = frame.drawField(
        query, prompt: "¿", placeholder: PickerMessage.typeAForm.text(in: language), layout)
      frame.drawNumbers(
        listNumbers, behind: end, color: level.flatMap { whole.summaries[$0].colorHex })
      drawList(on: &frame)
      if let preview { drawPreview(preview, on: &frame) }
      if let row = layout.secondRuleRow { frame.drawRule(row: row) }
      drawStatus(on: &frame)
      frame.drawKeys(listKeys, layout)
      if showsCursorOnRow {
        frame.placeCursor(row: layout.listTop + window.line, column: 0)
      }
    case .page(let page):
      page.draw(on: &frame, layout, gloss: list.listing.gloss(of: page.conjugation.infinitive))
    case .levels(let menu):
      menu.draw(
        on: &frame, layout, action: PickerMessage.narrow, showsCursorOnRow: showsCursorOnRow)
    }
    return frame
  }

  // MARK: header and status line

  /// The texts for the right half of the header, longest first.
  private var listNumbers: [String] {
    let numbers = list.listing.numbers
    let verbs = CountMessage.verbs(numbers.verbs).text(in: language)
    let forms = CountMessage.forms(numbers.forms).text(in: language)
    let first =
      level.map { whole.summaries[$0].title }
      ?? CountMessage.levels(numbers.levels).text(in: language)
    return ["\(first) · \(verbs) · \(forms)", "\(first) · \(verbs)", first, verbs]
  }

  private var listKeys: [String] {
    let isOpen = list.listing.row(containing: chosen.position).map { list.isOpen($0) } ?? false
    let action =
      picks ? PickerMessage.pick : suggestions == nil ? PickerMessage.verb : .none
    // What Enter takes is named where no line of the list is it.
    let name = suggestions == nil ? "" : chosenVerb ?? ""
    let enter = (texts([PickerMessage.enter, action]) + [name]).filter { !$0.isEmpty }.joined(
      separator: " ")
    let keys = [
      query.letters.isEmpty ? PickerMessage.escapeLeave : PickerMessage.escapeClear,
      PickerMessage.helpKey,
      isOpen ? PickerMessage.tabClose : PickerMessage.tabForms,
      level == nil ? PickerMessage.levelKey : PickerMessage.allLevelsKey,
      PickerMessage.moveKeys,
      PickerMessage.leave,
    ]
    return (chosenVerb == nil ? [] : [enter]) + texts(keys)
  }

  private func texts(_ texts: [LocalizedText]) -> [String] {
    texts.map { $0.text(in: language) }
  }

  /// Draws the page of a verb beside the list, under the verb's name.
  private func drawPreview(_ page: VerbPage, on frame: inout Frame) {
    let (top, column) = (layout.listTop, layout.previewColumn)
    for row in top..<top + layout.listHeight {
      frame.put("│", row: row, column: layout.listColumns, style: .faint)
    }
    let verb = visibleText(page.conjugation.writtenInfinitive)
    frame.put(verb, row: top, column: column, style: .strong)
    frame.put(page.visible, row: top + 2, column: column)
  }
}

/// How the parts of the picker look. Every difference that means something shows without colour.
enum PickerStyles {
  static let chosen = Style.reversed
  /// The style of a text that no verb has: grey.
  static let notFound = Style.reversed + .dim
  static let mark = Style.bold + .color(3)
}
