import IndexBuilding
import LevelFiles
import SpanishText
import TestSupport
import VerbForms

extension FuzzTarget {
  /// Bytes as a level file: findings stand in their lines, a repair keeps every cell, and an index of the level
  /// answers as its slow twin does.
  static let level = FuzzTarget("level", longestInput: 2048) { (bytes) throws(Finding) in
    let (level, findings) = LevelParser.parse(bytes, file: "nivel.txt")
    for finding in findings {
      let columns = finding.sourceLine.count + 1
      try require(
        finding.line >= 1 && (1...columns).contains(finding.column)
          && finding.length >= 1 && finding.column + finding.length - 1 <= columns,
        "\(finding) leads out of its line")
    }
    try require(
      zip(findings, findings.dropFirst())
        .allSatisfy { ($0.line, $0.column) <= ($1.line, $1.column) },
      "findings are out of order")
    try checkRepair(of: bytes, level)
    guard let level else {
      return try require(
        findings.contains { $0.severity == .error }, "no level, and no error either")
    }
    for word in level.challenges.flatMap({ $0.cells.joined() + [$0.verb] }) {
      try require(
        !word.isEmpty && word.unicodeScalars.allSatisfy { $0 == " " || isSpanishLetter($0) },
        "“\(word)” is no word")
    }
    try checkIndex(of: level)
  }

  private static func checkRepair(of bytes: [UInt8], _ before: Level?) throws(Finding) {
    guard case .mended(let repaired) = LevelRepair.outcome(bytes) else { return }
    try require(LevelRepair.outcome(repaired) == .clean, "not mended at once")
    let after = LevelParser.parse(repaired, file: "nivel.txt").level
    var rest = after?.challenges[...] ?? []
    for challenge in before?.challenges ?? [] {
      guard let index = rest.firstIndex(of: challenge) else {
        throw Finding("the repair loses \(challenge)")
      }
      rest = rest[(index + 1)...]
    }
  }

  private static func checkIndex(of level: Level) throws(Finding) {
    guard level.challenges.count <= 30 else { return }
    let index: FormIndex
    do throws(IndexError) {
      index = try FormIndex(levels: [level], ranking: nil)
      try index.verify()
    } catch {
      // What no index can hold, such as a word of a thousand letters, is said.
      guard case .levels = error else { throw Finding("\(error)") }
      return
    }
    let plain = PlainIndex(levels: [level])
    try require(Array(index.entries) == plain.entries, "the lists differ")
    for entry in plain.entries.prefix(20) {
      let answers = index.lookup(entry.form).map { $0 }
      try require(
        // A form of several words may be answered by the word that is the verb's own form.
        answers.contains {
          [$0.form, $0.spelling].contains(entry.form) && $0.infinitive == entry.infinitive
        },
        "\(entry) is not found")
    }
  }

  /// Bytes as a glossary.
  static let glossary = FuzzTarget("glossary") { (bytes) throws(Finding) in
    let (glossary, findings) = Glossary.parse(bytes, file: "glosas-en.txt")
    try require(
      glossary != nil || findings.contains { $0.severity == .error },
      "no glossary, and no error either")
    guard case .mended(let mended) = LevelRepair.outcome(bytes, isGlossary: true) else { return }
    let (after, _) = Glossary.parse(mended, file: "glosas-en.txt")
    try require(after != nil || glossary == nil, "the repair loses a glossary")
    // A file in UTF-16 is read only once it is mended.
    guard let glossary else { return }
    try require(after?.glosses == glossary.glosses, "the repair changes a gloss")
  }
}
