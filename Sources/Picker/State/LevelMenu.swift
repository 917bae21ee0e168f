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

  /// The levels of an index that count.
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
    case (.end, _): choice = max(shown.count - 1, 0)
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
}
