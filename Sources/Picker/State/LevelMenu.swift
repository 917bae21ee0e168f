import Terminal
import VerbForms
import Wording

/// The list of levels to choose from, with a text that filters it.
struct LevelMenu: Sendable {
  private let levels: [(number: Int, summary: FormIndex.LevelInfo)]
  let language: Language
  private(set) var filter = TextField()
  private(set) var choice = 0

  /// The levels of an index that count.
  init(_ index: FormIndex, language: Language = .english) {
    self.language = language
    let summaries = index.levels
    levels = index.selectedLevels.map { (number: $0, summary: summaries[$0]) }
  }

  var shown: [(number: Int, summary: FormIndex.LevelInfo)] {
    let filter = LevelFilter(filter.text)
    return levels.filter {
      filter.matches(title: $0.summary.title, file: $0.summary.file, grade: $0.summary.grade)
    }
  }

  mutating func update(_ key: KeyPress, height: Int) -> ScreenEffect<PickerOutcome<Int>> {
    switch (key.code, key.modifiers) {
    case (.escape, _) where !filter.letters.isEmpty: filter.clear()
    case (.escape, _), (.letter("g"), .control), (.letter("l"), .control): return .end(.left)
    case (.letter("d"), .control) where filter.letters.isEmpty: return .end(.left)
    case (.enter, _):
      let shown = self.shown
      return shown.indices.contains(choice) ? .end(.chose(shown[choice].number)) : .none
    case (.up, _), (.letter("p"), .control): move(by: -1)
    case (.down, _), (.letter("n"), .control): move(by: 1)
    case (.pageUp, _): move(by: -max(height - 1, 1))
    case (.pageDown, _): move(by: max(height - 1, 1))
    case (.home, _): choice = 0
    case (.end, _): choice = max(shown.count - 1, 0)
    case (.letter, []), (.pasted, _):
      filter.edit(key)
      choice = 0
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
