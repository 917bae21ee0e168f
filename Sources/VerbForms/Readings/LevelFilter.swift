import SpanishText

/// Which levels a text names: each of its words must be in the level's title or file name, or be its grade.
package struct LevelFilter {
  private let words: [String]

  /// The filter of a text; an empty one names all levels.
  package init(_ text: String) {
    words = text.composed.folded.split { $0.isWhitespace }.map(String.init)
  }

  package func matches(title: String, file: String, grade: LevelGrade?) -> Bool {
    let (title, file, stop) = (Array(title.folded.utf8), Array(file.folded.utf8), UInt8(ascii: "."))
    // All files have the same extension: only a word with a stop may mean it.
    let name = file.lastIndex(of: stop).map { Array(file[..<$0]) } ?? file
    return words.allSatisfy { word in
      let word = Array(word.utf8)
      return Self.holds(title, word) || Self.holds(word.contains(stop) ? file : name, word)
        || grade.map { $0.name.folded.utf8.elementsEqual(word) } ?? false
    }
  }

  package static func levels(of index: FormIndex, named text: String) -> Set<Int> {
    let levels = index.levels
    let filter = LevelFilter(text)
    return Set(
      levels.indices.filter {
        filter.matches(title: levels[$0].title, file: levels[$0].file, grade: levels[$0].grade)
      })
  }

  /// Whether a name contains a word. Names are short: every offset is tried.
  private static func holds(_ name: [UInt8], _ word: [UInt8]) -> Bool {
    name.indices.contains { name[$0] == word.first && name[$0...].starts(with: word) }
  }
}

extension FormIndex {
  /// Levels with more verbs than anybody learns list the whole language.
  package static let verbsOfLargeLevels = 500

  /// Those of ``selectedLevels`` that teach. Levels that list the whole language count where there are no others.
  package var lessons: [Int] { lessons(among: selectedLevels) }

  /// Those of some levels that teach; all of them where none does.
  package func lessons(among some: [Int]) -> [Int] {
    let lessons = some.filter { levels[$0].verbCount <= Self.verbsOfLargeLevels }
    return lessons.isEmpty ? some : lessons
  }
}
