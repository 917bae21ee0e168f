package import Terminal
import VerbForms
import Wording

extension VerbPage {
  /// Draws the page on a screen of its own, with the keys that it knows and what the verb means.
  package func draw(on frame: inout Frame, gloss: String?) {
    let (size, width) = (frame.size, frame.size.columns)
    if size.hasHeader {
      let title = visibleText(conjugation.writtenInfinitive).truncated(to: width - size.margin)
      let end = frame.put(title, row: 0, column: size.margin, style: .strong)
      let count = CountMessage.levels(conjugation.levels.count).text(in: language)
      let column = width - CellWidth.of(count) - 1
      let hasCount = column > end + 2
      if hasCount { frame.put(count, row: 0, column: column, style: .faint) }
      let gloss = gloss.map { " · \($0)" } ?? ""
      if end + CellWidth.of(gloss) <= (hasCount ? column - 2 : width) {
        frame.put(gloss, row: 0, column: end, style: .faint)
      }
    }
    frame.put(visible, row: size.listTop, column: size.pageMargin)
    let (first, last, all) = (top + 1, top + visible.count, lines.count)
    let shown = LocalizedText(en: "\(first)–\(last) of \(all)", es: "\(first)–\(last) de \(all)")
    let keys =
      [PickerMessage.escapeBack]
      + (isLong ? [.init(en: "↑↓ PgUp PgDn scroll", es: "↑↓ RePág AvPág desplazar"), shown] : [])
      + [PickerMessage.leave]
    frame.drawKeys(keys, in: language)
  }
}

extension LevelMenu {
  /// The levels that the filter leaves, and the filter above them.
  package var frame: Frame {
    var frame = Frame(size: size)
    frame.drawRule()
    let width = frame.size.columns
    let shown = self.shown
    let end = frame.drawField(
      filter, prompt: LocalizedText(en: "level", es: "nivel").text(in: language),
      placeholder: LocalizedText(en: "type a part of its title", es: "escribe parte de su título")
        .text(in: language))
    frame.drawNumbers([CountMessage.levels(shown.count).text(in: language)], behind: end)
    let top = max(choice - size.pageHeight + 1, 0)
    for (offset, number) in shown.dropFirst(top).prefix(size.pageHeight).enumerated() {
      let level = index.levels[number]
      let row = size.listTop + offset
      let isChosen = top + offset == choice
      if isChosen { frame.put(">", row: row, column: 0, style: .strong) }
      var column = min(2, width - 1)
      if width >= 20 {
        let color = level.colorHex.map { Style.color(hex: $0) } ?? .plain
        frame.put("■", row: row, column: column, style: color)
        column += 2
      }
      let count = CountMessage.verbs(level.verbCount).text(in: language)
      let countColumn = width - CellWidth.of(count) - 1
      let hasCount = countColumn > column + 20
      let end = hasCount ? countColumn - 2 : width
      frame.put(level.title.truncated(to: end - column), row: row, column: column)
      if hasCount { frame.put(count, row: row, column: countColumn, style: .faint) }
      if isChosen { frame.restyle(row: row, columns: 0..<width, adding: .reversed) }
      if isChosen, showsCursorOnRow { frame.placeCursor(row: row, column: 0) }
    }
    if shown.isEmpty {
      let text = LocalizedText(
        en: "no level has this in its title or file name", es: "ningún nivel se llama así"
      ).text(in: language)
      frame.put(text, row: size.listTop, column: min(2, width - 1), style: .faint)
    }
    let keys = [
      action, PickerMessage.escapeBack, PickerMessage.moveKeys, PickerMessage.leave,
    ]
    frame.drawKeys(keys, in: language)
    return frame
  }
}
