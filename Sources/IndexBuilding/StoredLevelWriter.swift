import LevelFiles
import SpanishText
import VerbForms

extension StoredLevel {
  init(_ level: Level, verbCount: Int, formCount: Int) {
    self.init()
    info = FormIndex.LevelInfo(
      title: level.title.withoutHidden, description: level.description.withoutHidden,
      // A record can't hold another number as a colour.
      colorHex: level.colorHex.flatMap { (0...0xFF_FFFF).contains($0) ? $0 : nil },
      file: level.file, columns: level.columns.map { $0.withoutHidden }, verbCount: verbCount,
      formCount: formCount, isDeprioritized: level.order == .last, tense: level.tense,
      lives: level.lives.flatMap { Level.possibleLives.contains($0) ? $0 : nil },
      secondsForAnswer: level.secondsForAnswer.flatMap {
        Level.possibleSeconds.contains($0) ? $0 : nil
      }, grade: level.grade)
    isByUse = level.order == .usage
    byteCount = max(level.byteCount, 0)
    sourceDigest = level.sourceDigest
  }

  func append(to bytes: inout [UInt8]) {
    bytes.append(littleEndian: UInt32(info.colorHex.map { $0 + 1 } ?? 0))
    bytes.append(orderAndTense)
    bytes.append(littleEndian: UInt32(info.verbCount))
    bytes.append(littleEndian: UInt32(info.formCount))
    bytes.append(littleEndian: UInt64(byteCount))
    bytes.append(littleEndian: sourceDigest)
    bytes.append(UInt8(info.lives.map { $0 + 1 } ?? 0))
    bytes.append(littleEndian: UInt16(info.secondsForAnswer ?? 0))
    bytes.append(info.grade?.rawValue ?? 0)
    for text in [info.title, info.description, info.file] + info.columns {
      bytes.append(littleEndian: UInt32(text.utf8.count))
      bytes.append(contentsOf: text.utf8)
    }
  }
}

extension String {
  /// The text without characters that are not shown, which no level file gives.
  fileprivate var withoutHidden: String {
    var hidden = HiddenCharacters()
    return String(String.UnicodeScalarView(unicodeScalars.filter { !hidden.contain($0) }))
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
      .inOrder { ($0.layer, $0.rank) < ($1.layer, $1.rank) }
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
