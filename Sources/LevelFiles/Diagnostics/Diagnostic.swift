internal import SpanishText
package import Wording

/// A finding about a level file, with what its writer can do about it.
public struct Diagnostic: Sendable, Hashable {
  /// How much a finding matters.
  public enum Severity: String, Sendable {
    /// A line or a file was not loaded, or does not mean what it seems to.
    case error
    /// All verbs of the line were loaded.
    case warning
    /// Nothing is wrong; this says how the file was understood.
    case note
  }

  /// What kind of finding it is; the same in every version of conj.
  public var id: DiagnosticID
  /// The file's path.
  public var file: String
  /// The line, counted from 1; 0 where the finding is about no line of the file.
  public var line = 0
  /// The first character that is marked, counted from 1 as an editor does; 0 where ``line`` is 0.
  public var column = 0
  /// How many characters are marked, at least 1; that may be the one after the last character.
  public var length = 1
  /// The line as it is in the file; empty if no line is to be shown.
  public var sourceLine = ""
  /// How many later findings of this kind about the file are counted and left out.
  public var omitted = 0
  /// What is wrong and what was expected, in English.
  public var message: String { localizedMessage.english }
  /// What to do, in one line with a right example, in English.
  public var help: String { localizedHelp.english }
  /// The message in every language.
  package var localizedMessage: LocalizedText
  /// The help in every language.
  package var localizedHelp: LocalizedText

  /// How serious it is, which its kind decides.
  public var severity: Severity { id.severity }
}

extension Diagnostic {
  /// A finding about a file as a whole.
  init(_ message: DiagnosticMessage, file: String) {
    self.init(
      id: message.id, file: file, localizedMessage: message.text, localizedHelp: message.help)
  }

  /// A finding about some characters of a line, counted from 0 among all characters of its text.
  init(_ message: DiagnosticMessage, file: String, _ line: SourceLine, inText range: Range<Int>) {
    self.init(message, file: file)
    (self.line, column, length) = (line.number, range.lowerBound + 1, max(1, range.count))
    sourceLine = line.text
  }
}

/// The findings about one file: the first hundred of each kind. The last of these tells how many more there are.
package struct Findings {
  let file: String
  private(set) var kept: [Diagnostic] = []
  /// For each kind the lines of all its findings, also of those that are not kept.
  private var lines: [DiagnosticID: [Int]] = [:]
  /// The file, where its text is read from.
  var bytes: [UInt8] = []

  /// More findings of one kind about one file help nobody.
  private static let mostOfKind = 100

  package init(file: String) { self.file = file }

  /// The findings in the order in which they were added.
  package var all: [Diagnostic] {
    var all = kept
    for (id, lines) in lines where lines.count > Self.mostOfKind {
      guard let last = all.lastIndex(where: { $0.id == id }) else { continue }
      all[last].omitted = lines.count - Self.mostOfKind
    }
    return all
  }

  /// How many there are, also of those that are not kept.
  var count: Int { lines.reduce(0) { $0 + $1.value.count } }

  /// Adds a finding, which is made only if it is kept.
  package mutating func add(_ id: DiagnosticID, onLine line: Int, _ finding: () -> Diagnostic) {
    lines[id, default: []].append(line)
    if lines[id, default: []].count <= Self.mostOfKind { kept.append(finding()) }
  }

  package mutating func add(_ finding: Diagnostic) {
    add(finding.id, onLine: finding.line) { finding }
  }

  /// Adds a finding about some of a line's `characters`, or about all but the blanks around them.
  mutating func add(_ message: DiagnosticMessage, _ line: SourceLine, _ range: Range<Int>? = nil) {
    add(message, line, inText: line.inText(range ?? line.trimmed(line.all)))
  }

  /// Adds a finding about some of all characters of a line's text.
  mutating func add(_ message: DiagnosticMessage, _ line: SourceLine, inText range: Range<Int>) {
    add(Diagnostic(message, file: file, line, inText: range))
  }

  mutating func add(
    _ id: DiagnosticID, _ line: SourceLine, _ range: Range<Int>? = nil,
    en english: TextLiteral<English>, es spanish: TextLiteral<Spanish>,
    help: TextLiteral<English>, ayuda: TextLiteral<Spanish>
  ) {
    add(id.message(en: english, es: spanish, help: help, ayuda: ayuda), line, range)
  }

  mutating func add(_ message: DiagnosticMessage) {
    add(message, SourceLine(number: 1, text: ""), inText: 0..<0)
  }

  /// A text of the line that answers repeat, or its beginning where it is too long for that, which is reported.
  mutating func repeatable(
    _ text: String, _ line: SourceLine, _ range: Range<Int>? = nil
  ) -> String {
    let (letters, most) = (text.unicodeScalars, Level.longestText)
    guard letters.count > most else { return text }
    add(
      .longText, line, range,
      en:
        "This text has \(plain: letters.count) letters; the first \(plain: most) were read, since answers repeat it.",
      es:
        "Este texto tiene \(plain: letters.count) letras; se han leído las primeras \(plain: most), porque las respuestas lo repiten.",
      help: "Write it in a few words, as in line 1 of a level: Nivel fácil (presente)",
      ayuda: "Escríbelo en pocas palabras, como en la línea 1 de un nivel: Nivel fácil (presente)")
    return cleaned(String(letters.prefix(most)))
  }

  /// A line of the file; the first that is not UTF-8 is reported.
  mutating func line(_ bytes: ArraySlice<UInt8>, number: Int) -> SourceLine {
    let (text, firstForeign) = decodedText(bytes)
    let line = SourceLine(number: number, text: text)
    if let firstForeign, lines[.windows1252] == nil {
      add(.windows1252(mixed: hasUTF8), line, inText: firstForeign..<(firstForeign + 1))
    }
    return line
  }

  /// Whether some line of the file has letters beyond ASCII in UTF-8.
  private var hasUTF8: Bool {
    LineCursor(bytes, from: 0).contains { _, range in
      let line = bytes[range]
      return line.contains { $0 >= 0x80 } && String(validating: line, as: UTF8.self) != nil
    }
  }

  /// Removes findings of a kind that are about this line or a later one.
  mutating func remove(_ id: DiagnosticID, fromLine line: Int = 0) {
    while let last = lines[id]?.last, last >= line { lines[id]?.removeLast() }
    let start = kept.lastIndex { $0.line < line }.map { $0 + 1 } ?? 0
    kept.replaceSubrange(start..., with: kept[start...].filter { $0.id != id })
  }
}

/// Limits the findings about many files, since each finding takes a kilobyte. The first ten thousand are all kept; after them
/// the first of each kind about a file, with the number of the others.
package struct FindingLimit {
  private var room = 10_000

  package init() {}

  /// Those of the findings about a file that are held.
  package mutating func held(of findings: [Diagnostic]) -> [Diagnostic] {
    if findings.count <= room {
      room -= findings.count
      return findings
    }
    var held: [Diagnostic] = []
    for finding in findings {
      if let place = held.firstIndex(where: { $0.id == finding.id }) {
        held[place].omitted += 1 + finding.omitted
      } else {
        held.append(finding)
      }
    }
    return held
  }
}

extension [Diagnostic] {
  /// The findings about one file, sorted by line and column; those at one position stay in the order in which they were found.
  package var inOrder: [Diagnostic] { sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) }
}
