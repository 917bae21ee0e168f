internal import SpanishGrammar
internal import SpanishText
package import Wording

/// What a finding says. The extensions of this type have all messages, by subject; their words are
/// in the catalogue.
package struct DiagnosticMessage: Sendable {
  package var id: DiagnosticID
  /// What is wrong and what was expected.
  package var text: LocalizedText
  /// What to do, in one line with a right example.
  package var help: LocalizedText

  package init(_ id: DiagnosticID, _ text: LocalizedText, help: LocalizedText) {
    self.id = id
    self.text = text
    self.help = help
  }

  /// A text from a file in quotation marks, cut where it is longer than a message should be.
  static func quoted(_ text: String) -> String {
    let limit = 40
    return text.count > limit ? "“\(text.prefix(limit))…”" : "“\(text)”"
  }
}

/// Messages about files and folders as a whole.
extension DiagnosticMessage {
  private typealias Words = LevelFileMessage

  static let missingPath = Self(
    .missingPath, Words.missingPath, help: Words.missingPathHelp)

  static func unreadable(_ reason: LocalizedText) -> Self {
    Self(.unreadableFile, Words.unreadable(reason), help: Words.unreadableHelp)
  }

  static func tooLarge(mebibytes: Int) -> Self {
    Self(.unreadableFile, Words.tooLarge(mebibytes), help: Words.tooLargeHelp)
  }

  /// `document` is a file in the folder that may be a level saved in the wrong format.
  static func noLevelInFolder(document: String?) -> Self {
    Self(
      .noLevelInFolder, Words.noLevelInFolder,
      help: document.map { Words.documentInFolderHelp($0) } ?? Words.noLevelInFolderHelp)
  }

  static let emptyFile = Self(.emptyFile, Words.emptyFile, help: Words.emptyFileHelp)

  static let utf16 = Self(
    .utf16, Words.utf16(TextEncoding.utf16.name), help: Words.makeUTF8Help)

  static func notPlainText(_ kind: LocalizedText) -> Self {
    Self(.notPlainText, Words.notPlainText(kind), help: Words.notPlainTextHelp)
  }

  /// `isMixed` tells that other letters of the file are in UTF-8.
  static func windows1252(mixed isMixed: Bool) -> Self {
    let words = isMixed ? Words.partlyWindows1252 : Words.windows1252
    return Self(
      .windows1252, words(TextEncoding.windows1252.name),
      help: isMixed ? Words.partlyWindows1252Help : Words.makeUTF8Help)
  }

  static func otherEncoding(_ name: String) -> Self {
    Self(.otherEncoding, Words.otherEncoding(name), help: Words.otherEncodingHelp)
  }

  static let secondLevel = Self(.secondLevel, Words.secondLevel, help: Words.secondLevelHelp)

  static func otherLayout(_ layout: TableLayout) -> Self {
    let separator =
      switch layout.separator {
      case ";": Words.semicolons
      case "\t": Words.tabs
      default: Words.commas
      }
    return Self(
      .otherLayout,
      layout.hasInfinitiveCell
        ? Words.otherLayoutWithInfinitive(separator) : Words.otherLayout(separator),
      help: Words.otherLayoutHelp(example))
  }

  static func headings(_ columns: [String]) -> Self {
    Self(.headings, Words.headings(columns.joined(separator: ", ")), help: Words.headingsHelp)
  }

  static func unknownColumn(_ name: String, number: Int, columns: [String]) -> Self {
    let name = name.isEmpty ? "\(number)" : quoted(name)
    return Self(
      .unknownColumn, Words.unknownColumn(name, columns.joined(separator: ", ")),
      help: Words.unknownColumnHelp)
  }

  static let fiveForms = Self(.fiveForms, Words.fiveForms, help: Words.fiveFormsHelp)

  static func tooFewVerbs(_ count: Int) -> Self {
    Self(
      .tooFewVerbs, count == 0 ? Words.noVerbs : Words.oneVerb, help: Words.tooFewVerbsHelp)
  }
}

/// Messages about the first three lines and the directives.
extension DiagnosticMessage {
  private typealias Header = LevelHeaderMessage

  static let missingTitle = Self(
    .missingTitle, Header.missingTitle, help: Header.missingTitleHelp)

  static let missingTitleAndDescription = Self(
    .missingTitle, Header.missingTitleAndDescription,
    help: Header.missingTitleAndDescriptionHelp)

  static let missingDescriptionAndColour = Self(
    .missingDescription, Header.missingDescriptionAndColour,
    help: Header.missingDescriptionAndColourHelp)

  static let missingDescription = Self(
    .missingDescription, Header.missingDescription, help: Header.missingDescriptionHelp)

  static let missingColour = Self(
    .missingColour, Header.missingColour, help: Header.missingColourHelp)

  static let emptyTitle = Self(.emptyTitle, Header.emptyTitle, help: Header.emptyTitleHelp)

  static let emptyLineBeforeTitle = Self(
    .emptyTitle, Header.emptyTitle, help: Header.emptyLineBeforeTitleHelp)

  static func unusableColour(_ text: String, suggestion: String?) -> Self {
    Self(
      .unusableColour, Header.unusableColour(quoted(text)),
      help: suggestion.map { Header.writeColour($0) } ?? Header.unusableColourHelp)
  }

  static func misplacedColour(line: Int, emptyLine: Bool) -> Self {
    Self(
      .misplacedColour, Header.misplacedColour("\(line)"),
      help: emptyLine ? Header.emptyLinesHelp : Header.longDescriptionHelp)
  }

  /// `value` is the text after the colon, if it can be read.
  static func unknownDirective(_ name: String, meant: LevelDirective, value: String?) -> Self {
    let help =
      value.map { Header.writeThis("\(meant.rawValue): \($0)") }
      ?? (meant == .orden ? Header.writeOrder(meant.example) : Header.writeThis(meant.example))
    return Self(.unknownHeaderLine, Header.unknownLine(name, meant.rawValue), help: help)
  }

  static func lateDirective(_ directive: LevelDirective) -> Self {
    Self(
      .lateHeaderLine, Header.lateLine(directive.rawValue),
      help: Header.lateLineHelp(directive.example))
  }

  static func repeatedDirective(_ directive: LevelDirective, line: Int) -> Self {
    Self(
      .repeatedHeaderLine, Header.repeatedLine(directive.rawValue, "\(line)"),
      help: Header.repeatedLineHelp(directive.example))
  }

  /// What a directive says, in quotation marks.
  private static func found(_ value: String) -> LocalizedText {
    value.isEmpty ? Header.nothing : .verbatim(quoted(value))
  }

  /// `meant` is the tense whose name is near.
  static func unknownTense(_ value: String, meant: Tense?) -> Self {
    let right = "tiempo: \((meant ?? .presente).name)"
    return Self(
      .unknownTense, Header.unknownTense(found(value)),
      help: meant == nil ? Header.unknownTenseHelp(right) : Header.nearTenseHelp(right))
  }

  static func unknownOrder(_ value: String) -> Self {
    Self(
      .unknownOrder, value.isEmpty ? Header.emptyOrder : Header.unknownOrder(quoted(value)),
      help: Header.unknownOrderHelp)
  }

  static func unusableLives(_ value: String) -> Self {
    Self(
      .unusableLives, Header.unusableLives(found(value), "\(Level.possibleLives.upperBound)"),
      help: Header.unusableLivesHelp)
  }

  static func unusableLimit(_ value: String) -> Self {
    Self(
      .unusableLimit, Header.unusableLimit(found(value), "\(Level.possibleSeconds.upperBound)"),
      help: Header.unusableLimitHelp)
  }

  static func unknownGrade(_ value: String) -> Self {
    let grades = LevelGrade.allCases.map { $0.name }.joined(separator: ", ")
    return Self(
      .unknownGrade, Header.unknownGrade(found(value), grades),
      help: Header.unknownGradeHelp(LevelDirective.grado.example))
  }

  static let noColumns = Self(.noColumns, Header.noColumns, help: Header.noColumnsHelp)

  static func emptyColumnName(_ number: Int) -> Self {
    Self(
      .emptyColumnName, Header.emptyColumnName("\(number)"),
      help: Header.emptyColumnNameHelp(LevelDirective.formas.example))
  }

  static func repeatedColumnName(_ name: String) -> Self {
    Self(
      .repeatedColumnName, Header.repeatedColumnName(quoted(name)),
      help: Header.repeatedColumnNameHelp)
  }

  static let columnSeparator = Self(
    .columnSeparator, Header.columnSeparator, help: Header.columnSeparatorHelp)
}
