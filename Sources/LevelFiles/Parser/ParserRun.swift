internal import SpanishText
internal import SystemIO

/// One reading of one file.
struct ParserRun {
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
      let start = cursor.position
      if let quick = quickVerb(at: start, number: number) {
        add(quick.challenge, from: start..<quick.end)
        cursor.moveBehindLine(endingAt: quick.end)
      } else if let range = cursor.next() {
        let text = text(range, number: number)
        if let tidied = tidiedVerb(text, number: number) {
          add(tidied, from: range)
        } else {
          let line = SourceLine(number: number, text: text)
          if read(line) { lastVerb = line }
        }
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

  // Before the first verb, a line may be meant for a header line; the quick ways are closed to it.

  private func quickVerb(at start: Int, number: Int) -> QuickVerbLine? {
    guard verbLineCount > 0 else { return nil }
    return quickVerbLine(
      bytes, from: start, number: number, columnCount: headerLines.columns.count)
  }

  private func tidiedVerb(_ text: String, number: Int) -> Level.Challenge? {
    guard verbLineCount > 0 else { return nil }
    return tidiedVerbLine(text, number: number, columnCount: headerLines.columns.count)
  }

  private mutating func header(_ cursor: LineCursor) -> Header {
    var cursor = cursor
    var lines: [SourceLine] = []
    while lines.count < Header.reach {
      let number = cursor.number
      guard let range = cursor.next() else { break }
      lines.append(SourceLine(number: number, text: text(range, number: number)))
    }
    return Header(lines, findings: &findings)
  }

  /// Adds a verb from a line, at this place in the file, with nothing else to say of it.
  private mutating func add(_ challenge: Level.Challenge, from range: Range<Int>) {
    verbLineCount += 1
    challenges.append(challenge)
    guard let first = firstLines[challenge.verb] else {
      firstLines[challenge.verb] = challenge.line
      return
    }
    let line = SourceLine(number: challenge.line, text: decodedLine(bytes[range]).text)
    let colon = line.first(":", in: line.all) ?? line.characters.count
    findings.add(.repeatedVerb(challenge.verb, line: first), line, line.trimmed(0..<colon))
  }

  /// Reads a line below the first three; true where it names a verb.
  private mutating func read(_ line: SourceLine) -> Bool {
    let content = line.trimmedEnd(line.trimmed(line.all), of: isTrailing)
    if content.isEmpty || line.characters[content.lowerBound] == "#" { return false }
    if let name = HeaderLineName(of: line) {
      headerLines.read(name, line, afterVerb: verbLineCount > 0, findings: &findings)
      return false
    }
    if readMisspeltHeaderLine(line) { return false }
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
  ///
  /// It is read as what it is meant for: otherwise each line below would seem to have the wrong
  /// number of forms.
  private mutating func readMisspeltHeaderLine(_ line: SourceLine) -> Bool {
    guard verbLineCount == 0, let colon = line.first(":", in: line.all) else { return false }
    let name = line.cleaned(0..<colon)
    guard let meant = HeaderLineName(meantBy: name) else { return false }
    findings.add(
      .unknownHeaderLine(name, meant: meant.rawValue), line, line.trimmed(0..<colon))
    headerLines.read(meant, line, afterVerb: false, findings: &findings)
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
  private mutating func text(_ range: Range<Int>, number: Int) -> String {
    let (text, firstForeign) = decodedLine(bytes[range])
    if let firstForeign, !saysForeign {
      saysForeign = true
      let line = SourceLine(number: number, text: text)
      findings.add(.windows1252, line, inText: firstForeign..<(firstForeign + 1))
    }
    return text
  }

  /// `Levels/fácil.txt` → `fácil`.
  private static func name(ofFile path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return (name.hasSuffix(".txt") ? String(name.dropLast(4)) : String(name)).composed
  }
}
