package import Terminal
package import VerbForms
package import Wording

/// The list of levels to choose from, with a text that filters it. The outcome is an index in ``FormIndex/levels``.
package struct LevelMenu: ScreenProgram, Sendable {
  let index: FormIndex
  let language: Language
  /// The key of Enter, and what it does with a level.
  let action: LocalizedText
  let showsCursorOnRow: Bool
  private(set) var size: ScreenSize
  private(set) var filter = TextField()
  private(set) var choice = 0

  package init(
    _ index: FormIndex, language: Language, action: LocalizedText, showsCursorOnRow: Bool = false,
    size: ScreenSize
  ) {
    (self.index, self.language, self.size) = (index, language, size)
    (self.action, self.showsCursorOnRow) = (action, showsCursorOnRow)
  }

  var shown: [Int] {
    index.selectedLevels.filter(LevelFilter.levels(of: index, named: filter.text).contains)
  }

  package mutating func resize(to size: ScreenSize) { self.size = size }

  package mutating func update(_ key: KeyPress) -> ScreenEffect<PickerOutcome<Int>> {
    let page = max(size.pageHeight - 1, 1)
    switch (key.code, key.modifiers) {
    case (.letter("c"), .control): return .end(.interrupted)
    case (.escape, _) where !filter.letters.isEmpty: filter.clear()
    case (.escape, _), (.letter("g"), .control): return .end(.left)
    case (.letter("l"), .control): return .repaint
    case (.letter("d"), .control) where filter.letters.isEmpty: return .end(.left)
    case (.enter, _):
      let shown = self.shown
      return shown.indices.contains(choice) ? .end(.chose(shown[choice])) : .none
    case (.up, _), (.letter("p"), .control): move(by: -1)
    case (.down, _), (.letter("n"), .control): move(by: 1)
    case (.pageUp, _): move(by: -page)
    case (.pageDown, _): move(by: page)
    case (.home, _): choice = 0
    case (.end, _): move(by: shown.count)
    default:
      let before = filter.text
      filter.edit(key)
      if filter.text != before { choice = 0 }
    }
    return .none
  }

  private mutating func move(by count: Int) {
    choice = min(max(choice + count, 0), max(shown.count - 1, 0))
  }

  package var frame: Frame {
    var frame = Frame(size: size)
    frame.drawRule()
    let width = frame.size.columns
    let shown = self.shown
    let end = frame.drawField(
      filter, prompt: LocalizedText(en: "level", es: "nivel").text(in: language),
      placeholder: LocalizedText(en: "type a part of its title", es: "escribe parte de su título")
        .text(in: language))
    frame.drawNumbers([CountMessage.levels(shown.count).text(in: language)], after: end)
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
    frame.drawKeys(
      [action, PickerMessage.escapeBack, PickerMessage.moveKeys, PickerMessage.leave], in: language)
    return frame
  }
}
