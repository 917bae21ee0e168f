import SpanishText

/// Which levels a text names: those whose title or file name contains each of its words, or whose grade it is.
package struct LevelFilter {
  private let words: [String]

  /// The filter of a text; an empty one names all levels.
  package init(_ text: String) {
    words = text.composed.folded.split { $0.isWhitespace }.map(String.init)
  }

  package func matches(title: String, file: String, grade: LevelGrade?) -> Bool {
    let names = [Array(title.folded.utf8), Array(file.folded.utf8)]
    return words.allSatisfy { word in
      names.contains { Self.holds($0, Array(word.utf8)) }
        || grade.map { $0.name.folded == word } ?? false
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
