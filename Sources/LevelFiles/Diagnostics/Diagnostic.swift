/// Something that is wrong with a level file, said so that its writer can mend it.
public struct Diagnostic: Sendable, Hashable {
  /// How much a finding matters.
  public enum Severity: String, Sendable {
    /// A line or a file was not loaded.
    case error
    /// Everything was loaded.
    case warning
  }

  /// What kind of finding it is; the same in every version of conj.
  public var id: DiagnosticID
  /// The file's path.
  public var file: String
  /// The line, counted from 1; 0 where the finding is not about a place in the file.
  public var line: Int
  /// Where in the line the place begins: characters, as an editor counts them, from 1.
  public var column: Int
  /// How many characters the place has, at least 1; it may be the one after the last character.
  public var length: Int
  /// The line as it stands in the file; empty where there is no line to show.
  public var sourceLine: String
  /// What is wrong and what was expected.
  public var message: String
  /// What to do, in one line with a right example.
  public var help: String

  /// Whether something was not loaded.
  public var severity: Severity { id.severity }

  /// A finding of its parts.
  public init(
    id: DiagnosticID, file: String, line: Int = 0, column: Int = 0, length: Int = 1,
    sourceLine: String = "", message: String, help: String
  ) {
    self.id = id
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.sourceLine = sourceLine
    self.message = message
    self.help = help
  }

  init(_ wording: Wording, file: String) {
    self.init(id: wording.id, file: file, message: wording.message, help: wording.help)
  }
}

/// What a finding says. All wordings stand in the extensions of this type.
struct Wording {
  var id: DiagnosticID
  var message: String
  var help: String

  /// A text from a file in quotation marks, cut where it is longer than a message should be.
  static func quoted(_ text: String) -> String {
    let limit = 40
    return text.count > limit ? "“\(text.prefix(limit))…”" : "“\(text)”"
  }
}

/// The findings about one file.
struct Findings {
  let file: String
  private(set) var all: [Diagnostic] = []

  init(file: String) { self.file = file }

  /// Adds a finding about some of a line's `characters`.
  mutating func add(_ wording: Wording, _ line: SourceLine, _ characters: Range<Int>) {
    add(wording, line, inText: line.inText(characters))
  }

  /// Adds a finding about a place among all characters of a line's text, counted from 0.
  mutating func add(_ wording: Wording, _ line: SourceLine, inText characters: Range<Int>) {
    all.append(
      Diagnostic(
        id: wording.id, file: file, line: line.number, column: characters.lowerBound + 1,
        length: max(1, characters.count), sourceLine: line.text, message: wording.message,
        help: wording.help))
  }

  /// Adds a finding about the whole file.
  mutating func add(_ wording: Wording) {
    var finding = Diagnostic(wording, file: file)
    (finding.line, finding.column) = (1, 1)
    all.append(finding)
  }

  /// Adds all findings of another collection.
  mutating func add(_ others: Findings) { all += others.all }

  mutating func remove(_ id: DiagnosticID) {
    all.removeAll { $0.id == id }
  }

  /// The findings in the order of their places.
  var inOrder: [Diagnostic] {
    all.enumerated()
      .sorted {
        ($0.element.line, $0.element.column, $0.offset)
          < ($1.element.line, $1.element.column, $1.offset)
      }
      .map(\.element)
  }
}
