internal import SpanishText
internal import Wording

/// Reads the text of a level.
///
/// ```swift
/// import LevelFiles
///
/// let text = "Presente\nDos verbos\nFF0000\ncomer: como, comes, come, comemos, coméis, comen"
/// let (level, findings) = LevelParser.parse(Array(text.utf8), file: "fácil.txt")
/// print(level == nil, findings.count)      // true 1: a level has two verbs
/// ```
public enum LevelParser {
  /// Reads a level from the bytes of its file.
  ///
  /// Any bytes give a result. Whatever is wrong is reported and passed over; a line with an error is
  /// left out, the others are read. If the title is missing, the file's name takes its place.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, as it is.
  ///   - file: The file's path, for the findings.
  /// - Returns: The level, or nil where the bytes are not a level, and the findings in the order of lines
  ///   and columns.
  /// - Complexity: O(n); about 10 ms for a megabyte of lines without findings.
  public static func parse(
    _ bytes: [UInt8], file: String
  ) -> (level: Level?, diagnostics: [Diagnostic]) {
    let (parsed, findings) = parsed(bytes, file: file)
    return (parsed?.level, findings)
  }

  /// Reads a level and keeps the positions of its words.
  package static func parsed(
    _ bytes: [UInt8], file: String
  ) -> (level: ParsedLevel?, diagnostics: [Diagnostic]) {
    var run = ParserRun(bytes: withLineFeeds(bytes), findings: Findings(file: file))
    run.level.file = file
    (run.level.byteCount, run.level.sourceDigest) = (bytes.count, xxh64(bytes))
    return (run.parsed(), run.findings.all.inOrder)
  }
}

/// A level with the bytes that it was read from, so that a comparison can point at its words. Few words have a finding, so
/// their ranges are not kept but read again.
package struct ParsedLevel: Sendable {
  package internal(set) var level: Level
  fileprivate let path: String
  fileprivate let bytes: [UInt8]
  fileprivate let layout: TableLayout
  /// For each challenge the offset of its line.
  fileprivate let lineOffsets: [UInt32]
  /// The numbers of the lines of directives, by their names.
  fileprivate let directiveLines: [String: Int]

  /// A cell's alternative in a verb's line, each counted from 0.
  package typealias Cell = (column: Int, alternative: Int)

  /// A finding about a form of a challenge, one of its ``asides(challenge:)``, or its infinitive.
  package func diagnostic(
    _ message: DiagnosticMessage, challenge: Int, _ cell: Cell? = nil, aside: Int? = nil
  ) -> Diagnostic {
    let words = read(bytes(ofChallenge: challenge), challenge)
    let range =
      cell.map { words.cells[$0.column][$0.alternative] } ?? aside.map { words.asides[$0].range }
      ?? words.verb?.range ?? words.line.all
    return Diagnostic(message, file: path, words.line, inText: words.line.inText(range))
  }

  /// The ignored texts in parentheses beside the forms of a challenge, each with its column.
  package func asides(challenge: Int) -> [(text: String, column: Int)] {
    let bytes = bytes(ofChallenge: challenge)
    guard bytes.contains(UInt8(ascii: "(")) else { return [] }
    return read(bytes, challenge).asides.map { ($0.text, $0.column) }
  }

  private func bytes(ofChallenge challenge: Int) -> ArraySlice<UInt8> {
    var cursor = LineCursor(bytes, from: Int(lineOffsets[challenge]))
    return cursor.next().map { bytes[$0.range] } ?? []
  }

  private func read(_ bytes: ArraySlice<UInt8>, _ challenge: Int) -> VerbLineReader {
    let number = level.challenges[challenge].line
    let line = SourceLine(number: number, text: decodedText(bytes).text)
    return VerbLineReader(line, columns: level.columns, layout: layout)
  }

  /// A finding about the line of a directive, or about the file where it has none.
  package func diagnostic(
    _ message: DiagnosticMessage, about directive: LevelDirective
  ) -> Diagnostic {
    let wanted = directiveLines[directive.rawValue]
    guard let (number, range) = LineCursor(bytes, from: 0).first(where: { $0.number == wanted })
    else { return Diagnostic(message, file: path) }
    let line = SourceLine(number: number, text: decodedText(bytes[range]).text)
    return Diagnostic(message, file: path, line, inText: line.inText(line.trimmed(line.all)))
  }
}

/// A level while its file is read.
struct ParserRun {
  let bytes: [UInt8]
  var findings: Findings
  /// What the lines say that were read.
  var level = Level(title: "", description: "", colorHex: nil, challenges: [])
  /// The numbers of the lines of directives, by their names.
  var directiveLines: [String: Int] = [:]
  var layout = TableLayout.usual
  /// For each challenge the offset of its line.
  var lineOffsets: [UInt32] = []
  var verbLineCount = 0
  /// For each verb the number of its first line.
  var firstLines: [String: Int] = [:]

  mutating func parsed() -> ParsedLevel? {
    guard let start = findings.textStart(of: bytes, ifEmpty: .emptyFile) else { return nil }
    layout = TableLayout(bytes, from: start)
    let lines = LineCursor(bytes, from: start)
    let firstOfFile = lines.prefix(LevelHeader.reach).map { number, range in
      findings.line(bytes[range], number: number)
    }
    let header = LevelHeader(firstOfFile, layout: layout, findings: &findings)
    var lastVerb: SourceLine?
    for (number, range) in lines.dropFirst(header.lineCount) {
      // Before the first verb, a line may be meant for a directive.
      let columnCount = verbLineCount > 0 ? level.columns.count : 0
      let quick = quickVerbLine(bytes[range], number: number, columnCount: columnCount)
      if let quick, firstLines[quick.verb] == nil {
        verbLineCount += 1
        firstLines[quick.verb] = number
        add(quick, from: range.lowerBound)
      } else {
        let line = findings.line(bytes[range], number: number)
        if read(line, from: range.lowerBound) { lastVerb = line }
      }
    }
    guard verbLineCount >= 2 else {
      if let lastVerb {
        findings.add(.tooFewVerbs(1), lastVerb)
      } else {
        // A file without verbs is some other text: findings about colons or its encoding would mislead.
        for id in [DiagnosticID.noColon, .windows1252, .invisibleCharacter] { findings.remove(id) }
        findings.add(.tooFewVerbs(0))
      }
      return nil
    }
    level.title = header.title.isEmpty ? Self.name(ofFile: findings.file) : header.title
    (level.description, level.colorHex) = (header.description, header.colorHex)
    return ParsedLevel(
      level: level, path: findings.file, bytes: bytes, layout: layout, lineOffsets: lineOffsets,
      directiveLines: directiveLines)
  }

  private mutating func add(_ challenge: Level.Challenge, from offset: Int) {
    level.challenges.append(challenge)
    lineOffsets.append(UInt32(offset))
  }

  /// Reads a line below the first three; true where it names a verb.
  private mutating func read(_ line: SourceLine, from offset: Int) -> Bool {
    let content = line.content
    if content.isEmpty || line.isRemark(layout) || line.isAbovePersons { return false }
    if readDirective(line) || readHeadings(line) { return false }
    if verbLineCount > 0, content.count <= Colour.longest,
      Colour.value(of: line.cleaned(content)) != nil
    {
      // Title and description of the second level are above its colour.
      findings.remove(.noColon, fromLine: line.number - 2)
      findings.add(
        .secondLevel, line,
        en:
          "A second level seems to begin here, with this colour; a file has only one. Its verbs were added to the first level.",
        es:
          "Parece que aquí empieza otro nivel, con este color; un archivo tiene uno solo. Sus verbos se han leído como del primero.",
        help: "Move it, from its title on, into a file of its own, for example presente-2.txt",
        ayuda: "Corta desde su título y guárdalo en un archivo aparte, por ejemplo presente-2.txt")
      return false
    }
    if line.number == layout.firstLine { findings.add(.otherLayout(layout), line) }
    let words = VerbLineReader(
      line, columns: level.columns, layout: layout, isAboveVerbs: verbLineCount == 0,
      file: findings.file)
    // Of many findings the errors stay: they say why the verb is not read.
    let found = words.findings.kept.sorted { $0.severity == .error && $1.severity != .error }
    for finding in found.prefix(VerbLineReader.mostFindings) { findings.add(finding) }
    if words.namesVerb { verbLineCount += 1 }
    if let (verb, range) = words.verb {
      // tener hambre is another verb than tener sed, and hacerlo another than hacer.
      let complement = words.challenge?.complement ?? ""
      let name = complement.isEmpty ? verb : "\(verb) \(complement)"
      if let first = firstLines[name] {
        findings.add(
          .repeatedVerb, line, range,
          en: "\(word: name) already has a line, line \(plain: first). Both were read.",
          es: "\(word: name) ya tiene una línea, la \(plain: first). Se han leído las dos.",
          help:
            "Second forms go into one cell, irgo/yergo; another tense goes into a level of its own.",
          ayuda:
            "Las segundas formas van en una casilla, irgo/yergo; otro tiempo, en un nivel aparte.")
      } else {
        firstLines[name] = line.number
      }
    }
    if let challenge = words.challenge { add(challenge, from: offset) }
    return words.namesVerb
  }

  /// Reads a directive, or before the first verb a line that is meant for one: `forma: …`. If that were ignored, each line
  /// below it would seem to have the wrong number of forms.
  private mutating func readDirective(_ line: SourceLine) -> Bool {
    if let directive = line.directive {
      read(directive, line)
      return true
    }
    guard verbLineCount == 0, let (name, value) = line.nameAndValue,
      let meant = LevelDirective.meant(by: line.cleaned(name))
    else { return false }
    let count = findings.count
    read(meant, line)
    let (written, title) = ("\(line.cleaned(name)):", "\(meant.rawValue):")
    let right: LocalizedText =
      if findings.count == count {
        .verbatim("\(title) \(line.cleaned(value))")
      } else if meant == .orden {
        .init(en: "\(meant.example) or orden: último", es: "\(meant.example) u orden: último")
      } else {
        .verbatim(meant.example)
      }
    findings.add(
      .unknownHeaderLine, line, line.trimmed(name),
      en: "\(word: written) is unknown here; it was read as \(word: title).",
      es: "\(word: written) no se conoce aquí; se ha leído como \(word: title).",
      help: "Write \(right)", ayuda: "Escribe \(right)")
    return true
  }

  /// Reads a spreadsheet's line of headings, and takes five columns where the verbs have five forms.
  private mutating func readHeadings(_ line: SourceLine) -> Bool {
    guard verbLineCount == 0, directiveLines[LevelDirective.formas.rawValue] == nil else {
      return false
    }
    if let headings = layout.headings(line) {
      level.columns = headings.columns
      layout.hasFiveForms = false
      layout.otherCells = headings.others.map { $0.number }
      let columns = headings.columns.joined(separator: ", ")
      if headings.others.isEmpty {
        findings.add(
          .headings, line,
          en: "This line is read as the names of the columns: \(columns).",
          es: "Esta línea se lee como los nombres de las columnas: \(columns).",
          help: "If that is right there is nothing to do; in a level, write formas: yo, tú, él",
          ayuda: "Si es así, no hay que hacer nada; en un nivel se escribe formas: yo, tú, él")
      }
      for (number, range) in headings.others {
        let name = line.cleaned(range)
        let column: LocalizedText =
          name.isEmpty
          ? .verbatim("\(number + 2)") : .init(en: "\(quoted: name)", es: "\(quoted: name)")
        findings.add(
          .unknownColumn, line, range,
          en:
            "The column \(column) is not a person or a tense and was left out; these were read: \(columns).",
          es:
            "La columna \(column) no es ninguna persona ni ningún tiempo, y no se ha leído; estas sí: \(columns).",
          help:
            "If it has forms, name their person or tense; if it says what verbs mean, write it after them: comer (to eat)",
          ayuda:
            "Si tiene formas, nombra su persona o su tiempo; si dice qué significan los verbos, escríbelo detrás: comer (to eat)"
        )
      }
      return true
    }
    if layout.hasFiveForms {
      layout.hasFiveForms = false
      level.columns = layout.personsOfFiveForms
      let names = level.columns.joined(separator: ", ")
      let withVos = level.columns.map { $0 == "tú" ? "vos" : $0 }.joined(separator: ", ")
      let rest: LocalizedText =
        level.columns.contains("vosotros")
        ? .none : .init(en: ", without vosotros", es: ", sin vosotros")
      findings.add(
        .fiveForms, line,
        en: "The verbs have five forms; they are read as \(names)\(rest).",
        es: "Los verbos tienen cinco formas; se leen como \(names)\(rest).",
        help: "If that is right there is nothing to do; with vos write: formas: \(withVos)",
        ayuda: "Si es así, no hay que hacer nada; con vos escribe: formas: \(withVos)")
    }
    return false
  }

  /// `Levels/fácil.txt` → `fácil`.
  private static func name(ofFile path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return (name.hasSuffix(".txt") ? String(name.dropLast(4)) : String(name)).composed
  }
}
