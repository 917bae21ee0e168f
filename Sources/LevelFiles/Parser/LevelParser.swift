internal import SpanishText
internal import SystemFiles

/// Reads the text of a level.
///
/// ```swift
/// let (level, findings) = LevelParser.parse(bytes, file: "fácil.txt")
/// ```
public enum LevelParser {
  /// Reads a level from the bytes of its file.
  ///
  /// Any bytes give a result. Whatever is wrong is told and passed over; a line with an error is
  /// left out, the others are read. Where the title is missing, the file's name stands in for it.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, as it is.
  ///   - file: The file's path, for the findings.
  /// - Returns: The level, or nil where the bytes are none, and the findings in the order of their
  ///   places.
  /// - Complexity: O(n); about 10 ms for a megabyte.
  public static func parse(
    _ bytes: [UInt8], file: String
  ) -> (level: Level?, diagnostics: [Diagnostic]) {
    var run = ParserRun(bytes, file: file)
    let level = run.level()
    return (level, run.findings.inOrder)
  }
}

/// One reading of one file.
private struct ParserRun {
  private let bytes: [UInt8]
  private(set) var findings: Findings
  private var saysForeign = false
  private var headerLines = HeaderLines()
  private var challenges: [Level.Challenge] = []
  /// How many lines name a verb, and where each verb stands first.
  private var verbLineCount = 0
  private var firstLines: [String: Int] = [:]

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    findings = Findings(file: file)
  }

  mutating func level() -> Level? {
    switch FileNature(bytes) {
    case .text(let start): return level(from: start)
    case .empty: findings.add(.emptyFile)
    case .utf16: findings.add(.utf16)
    case .foreign(let kind): findings.add(.notPlainText(kind))
    }
    return nil
  }

  private mutating func level(from start: Int) -> Level? {
    var cursor = LineCursor(bytes, from: start)
    let header = header(cursor)
    for _ in 0..<header.lineCount { _ = cursor.next() }
    var lastVerb: SourceLine?
    while !cursor.isAtEnd {
      let number = cursor.number
      let quick = quickVerbLine(
        bytes, from: cursor.position, number: number, columnCount: headerLines.columns.count)
      if let quick {
        if verbLineCount < 2 {
          lastVerb = sourceLine(cursor.position..<quick.end, number: number)
        }
        add(quick, cursor)
        cursor.moveBehindLine(endingAt: quick.end)
      } else if let range = cursor.next() {
        let line = sourceLine(range, number: number)
        if read(line) { lastVerb = line }
      }
    }
    guard verbLineCount >= 2 else {
      reportTooFewVerbs(lastVerb)
      return nil
    }
    return Level(
      title: header.title.isEmpty ? Self.name(ofFile: findings.file) : header.title,
      description: header.description, colorHex: header.colorHex, challenges: challenges,
      columns: headerLines.columns, order: headerLines.order, file: findings.file,
      byteCount: bytes.count, sourceDigest: xxh64(bytes))
  }

  private mutating func header(_ cursor: LineCursor) -> Header {
    var cursor = cursor
    var lines: [SourceLine] = []
    while lines.count < Header.reach {
      let number = cursor.number
      guard let range = cursor.next() else { break }
      lines.append(sourceLine(range, number: number))
    }
    return Header(lines, findings: &findings)
  }

  private mutating func add(_ quick: QuickVerbLine, _ cursor: LineCursor) {
    verbLineCount += 1
    let verb = quick.challenge.verb
    if let first = firstLines[verb] {
      let line = sourceLine(cursor.position..<quick.end, number: cursor.number)
      findings.add(.repeatedVerb(verb, line: first), line, 0..<verb.count)
    } else {
      firstLines[verb] = cursor.number
    }
    challenges.append(quick.challenge)
  }

  /// Reads a line below the first three; true where it names a verb.
  private mutating func read(_ line: SourceLine) -> Bool {
    let content = line.trimmedEnd(line.trimmed(line.all), of: isTrailing)
    if content.isEmpty || line.characters[content.lowerBound] == "#" { return false }
    if let name = HeaderLineName(of: line) {
      headerLines.read(name, line, afterVerb: verbLineCount > 0, findings: &findings)
      return false
    }
    if reportUnknownHeaderLine(line) { return false }
    let outcome = VerbLineReader.read(line, columns: headerLines.columns, findings: &findings)
    if outcome.namesVerb { verbLineCount += 1 }
    if let (verb, place) = outcome.verb {
      if let first = firstLines[verb] {
        findings.add(.repeatedVerb(verb, line: first), line, place)
      } else {
        firstLines[verb] = line.number
      }
    }
    if let challenge = outcome.challenge { challenges.append(challenge) }
    return outcome.namesVerb
  }

  /// Before the first verb, a line may be meant for a header line: `forma: …`.
  private mutating func reportUnknownHeaderLine(_ line: SourceLine) -> Bool {
    guard verbLineCount == 0, let colon = line.first(":", in: line.all) else { return false }
    let name = line.cleaned(0..<colon)
    guard let meant = HeaderLineName(meantBy: name) else { return false }
    findings.add(
      .unknownHeaderLine(name, meant: meant.rawValue), line, line.trimmed(0..<colon))
    return true
  }

  private mutating func reportTooFewVerbs(_ lastVerb: SourceLine?) {
    if let lastVerb {
      return findings.add(.tooFewVerbs(1), lastVerb, lastVerb.trimmed(lastVerb.all))
    }
    // A file without verbs is some other text: a missing colon in each line is not its trouble.
    findings.remove(.noColon)
    findings.add(.tooFewVerbs(0))
  }

  /// A line as text; the first that is not UTF-8 is reported.
  private mutating func sourceLine(_ range: Range<Int>, number: Int) -> SourceLine {
    let (text, firstForeign) = decodedLine(bytes[range])
    let line = SourceLine(number: number, text: text)
    if let firstForeign, !saysForeign {
      saysForeign = true
      findings.add(.windows1252, line, firstForeign..<(firstForeign + 1))
    }
    return line
  }

  /// `Levels/fácil.txt` → `fácil`.
  private static func name(ofFile path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return (name.hasSuffix(".txt") ? String(name.dropLast(4)) : String(name)).composed
  }
}
