import LevelFiles
import SpanishText

extension Level {
  /// Appends what an index stores of the level beside its verbs, which ``StoredLevel`` reads. Numbers that a record can't hold
  /// are left out.
  func append(to bytes: inout [UInt8], verbCount: Int, formCount: Int) {
    let color = colorHex.flatMap { (0...0xFF_FFFF).contains($0) ? $0 + 1 : nil }
    let lives = lives.flatMap { Level.possibleLives.contains($0) ? $0 + 1 : nil }
    let seconds = secondsForAnswer.flatMap { Level.possibleSeconds.contains($0) ? $0 : nil }
    bytes.append(littleEndian: UInt32(color ?? 0))
    bytes.append(orderAndTense)
    bytes.append(littleEndian: UInt32(verbCount))
    bytes.append(littleEndian: UInt32(formCount))
    bytes.append(littleEndian: UInt64(max(byteCount, 0)))
    bytes.append(littleEndian: sourceDigest)
    bytes.append(UInt8(lives ?? 0))
    bytes.append(littleEndian: UInt16(seconds ?? 0))
    bytes.append(grade?.rawValue ?? 0)
    let texts = [title.withoutHidden, description.withoutHidden, file]
    for text in texts + columns.map({ $0.withoutHidden }) {
      bytes.append(littleEndian: UInt32(text.utf8.count))
      bytes.append(contentsOf: text.utf8)
    }
  }

  /// The order in the two lowest bits, above them the tense's number, 0 for none.
  var orderAndTense: UInt8 {
    (order == .last ? 2 : order == .usage ? 1 : 0) | (tense?.rawValue ?? 0) << 2
  }
}

extension String {
  /// The text without characters that are not shown, which no level file gives.
  fileprivate var withoutHidden: String {
    var hidden = HiddenCharacters()
    return String(letters: unicodeScalars.filter { !hidden.contain($0) })
  }
}

/// Makes the table of the lines of a level's verbs: see ``LineTable`` in VerbForms.
struct LineTableBuilder {
  private(set) var layerStarts = [0]
  private(set) var runStarts = [0]
  private(set) var runVerbs: [Int] = []
  private(set) var runCounts: [Int] = []
  private(set) var runLines: [Int] = []

  /// Adds the next level's lines.
  mutating func add(_ lines: [LevelCompiler.Line], ranks: [Int]) {
    let sorted = lines.map { (layer: $0.layer, rank: ranks[Int($0.verb)], line: Int($0.number)) }
      .sorted { ($0.layer, $0.rank) < ($1.layer, $1.rank) }
    var last: (layer: Int32, rank: Int, line: Int)?
    for line in sorted {
      if let last, last.layer != line.layer { runStarts.append(runVerbs.count) }
      if let last, line == (last.layer, last.rank + 1, last.line + 1) {
        runCounts[runCounts.count - 1] += 1
      } else {
        runVerbs.append(line.rank)
        runCounts.append(1)
        runLines.append(line.line)
      }
      last = line
    }
    if !sorted.isEmpty { runStarts.append(runVerbs.count) }
    layerStarts.append(runStarts.count - 1)
  }
}
