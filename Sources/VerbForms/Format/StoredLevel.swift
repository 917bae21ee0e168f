import SpanishGrammar
import SpanishText

/// What an index stores of a level beside its verbs: its header and where it came from. See "Levels" in
/// `FileFormat.md`.
package struct StoredLevel: Sendable {
  /// The public part: see ``FormIndex/levels``.
  package let info: FormIndex.LevelInfo
  /// Whether its verbs are listed by use.
  package let isByUse: Bool
  package let byteCount: Int
  package let sourceDigest: UInt64

  /// The largest line that a table of lines holds.
  package static let maximumLine = Int(Int32.max)

  /// A record read back from its bytes; nil where they are none.
  init?(_ bytes: ByteSlice) {
    var reader = ByteReader(bytes: bytes)
    guard let color = reader.integer(UInt32.self), let order = reader.integer(UInt8.self),
      let verbs = reader.integer(UInt32.self), let forms = reader.integer(UInt32.self),
      let byteCount = reader.integer(UInt64.self), let digest = reader.integer(UInt64.self),
      let lives = reader.integer(UInt8.self), let seconds = reader.integer(UInt16.self),
      let grade = reader.integer(UInt8.self), grade == 0 || LevelGrade(rawValue: grade) != nil,
      color <= 0x100_0000, order & 3 < 3,
      order < 4 || Tense(rawValue: order >> 2) != nil, byteCount <= UInt64(Int.max)
    else { return nil }
    var texts: [String] = []
    while !reader.isAtEnd {
      guard let size = reader.integer(UInt32.self), let text = reader.text(Int(clamping: size))
      else { return nil }
      texts.append(text)
    }
    // Title, description and columns are shown and become level files again. A file may have any name.
    guard texts.count >= 3,
      texts.indices.allSatisfy({ $0 == 2 || !texts[$0].hasHidden })
    else { return nil }
    info = FormIndex.LevelInfo(
      title: texts[0], description: texts[1], colorHex: color == 0 ? nil : Int(color) - 1,
      file: texts[2], columns: Array(texts[3...]), verbCount: Int(clamping: verbs),
      formCount: Int(clamping: forms),
      isDeprioritized: order & 3 == 2, tense: Tense(rawValue: order >> 2),
      lives: lives == 0 ? nil : Int(lives) - 1,
      secondsForAnswer: seconds == 0 ? nil : Int(seconds), grade: LevelGrade(rawValue: grade))
    isByUse = order & 3 == 1
    self.byteCount = Int(byteCount)
    sourceDigest = digest
  }
}
