import SpanishText

/// Which levels a text names: those whose title or file name contains each of its words, or whose grade it is.
package enum LevelFilter {
  /// Whether a level is named by a text; an empty one names all.
  package static func matches(
    title: String, file: String, grade: LevelGrade?, _ text: String
  ) -> Bool {
    let names = [Array(title.folded.utf8), Array(file.folded.utf8)]
    return text.composed.folded.split { $0.isWhitespace }.allSatisfy { word in
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
