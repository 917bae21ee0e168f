import SpanishText
import Terminal
package import VerbForms
import Wording

/// The list of levels to choose from, with a text that filters it.
struct LevelMenu: Sendable {
  enum Outcome: Equatable {
    case stay
    case back
    case choose(Int)
  }

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

  /// The levels that the filter leaves.
  var shown: [(number: Int, summary: FormIndex.LevelInfo)] {
    levels.filter {
      LevelFilter.matches(
        title: $0.summary.title, file: $0.summary.file, grade: $0.summary.grade, filter.text)
    }
  }

  mutating func update(_ key: KeyPress, height: Int) -> Outcome {
    switch (key.code, key.modifiers) {
    case (.escape, _) where !filter.letters.isEmpty: filter.clear()
    case (.escape, _), (.letter("g"), .control), (.letter("l"), .control): return .back
    case (.letter("d"), .control) where filter.letters.isEmpty: return .back
    case (.enter, _):
      let shown = self.shown
      return shown.indices.contains(choice) ? .choose(shown[choice].number) : .stay
    case (.up, _), (.letter("p"), .control): move(by: -1)
    case (.down, _), (.letter("n"), .control): move(by: 1)
    case (.pageUp, _): move(by: -max(height - 1, 1))
    case (.pageDown, _): move(by: max(height - 1, 1))
    case (.home, _): choice = 0
    case (.end, _): choice = max(shown.count - 1, 0)
    case (.letter(let letter), []), (.pasted(let letter), _):
      filter.insert(letter)
      choice = 0
    default:
      let before = filter.text
      if filter.edit(key), filter.text != before { choice = 0 }
    }
    return .stay
  }

  private mutating func move(by count: Int) {
    choice = min(max(choice + count, 0), max(shown.count - 1, 0))
  }
}

/// Which levels a text names: those whose title or file name contains each of its words, or whose grade it is.
package enum LevelFilter {
  /// Whether a level is named by a text; an empty one names all.
  package static func matches(
    title: String, file: String, grade: LevelGrade?, _ text: String
  ) -> Bool {
    let names = [Array(title.folded.utf8), Array(file.folded.utf8)]
    return text.composed.folded.split(whereSeparator: \.isWhitespace).allSatisfy { word in
      names.contains { holds($0, Array(word.utf8)) }
        || grade.map { $0.name.folded == word } ?? false
    }
  }

  package static func levels(of index: FormIndex, named text: String) -> Set<Int> {
    let levels = index.levels
    return Set(
      levels.indices.filter {
        matches(
          title: levels[$0].title, file: levels[$0].file, grade: levels[$0].grade, text)
      })
  }

  /// Whether a name contains a word. Names are short: every offset is tried.
  private static func holds(_ name: [UInt8], _ word: [UInt8]) -> Bool {
    name.indices.contains { name[$0] == word.first && name[$0...].starts(with: word) }
  }
}
