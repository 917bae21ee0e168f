internal import SpanishGrammar

/// Messages about the first three lines and the directives `tiempo:`, `formas:` and `orden:`.
extension DiagnosticMessage {
  static let missingTitle = DiagnosticMessage(
    .missingTitle,
    "The title, the description and the colour are missing: lines 1 to 3 of a level, "
      + "before the first verb.",
    help: "Write three lines above this one: Nivel fácil ⏎ Verbos fáciles en presente ⏎ FF0000")

  static let missingTitleAndDescription = DiagnosticMessage(
    .missingTitle,
    "The title and the description are missing: lines 1 and 2 of a level, above the colour.",
    help: "Write two lines above this one: Nivel fácil ⏎ Verbos fáciles en presente")

  static let missingDescriptionAndColour = DiagnosticMessage(
    .missingDescription,
    "The description and the colour are missing: lines 2 and 3 of a level, below the title.",
    help: "Write two lines below the title: Verbos fáciles en presente ⏎ FF0000")

  static let missingDescription = DiagnosticMessage(
    .missingDescription, "The description is missing: line 2 of a level, between title and colour.",
    help: "Write a line above the colour: Verbos fáciles en presente")

  static let missingColour = DiagnosticMessage(
    .missingColour, "The colour is missing: line 3 of a level, below the description.",
    help: "Write a colour below the description, six digits or a name: FF0000 or red")

  static let emptyTitle = DiagnosticMessage(
    .emptyTitle, "Line 1 is empty; the title of the level is expected there.",
    help: "Write the title in line 1: Nivel fácil (presente)")

  static let emptyLineBeforeTitle = DiagnosticMessage(
    .emptyTitle, "Line 1 is empty; the title of the level is expected there.",
    help: "Remove the empty line, so that the title is line 1 and the colour, as FF0000, line 3.")

  static func unusableColour(_ text: String, suggestion: String?) -> DiagnosticMessage {
    let right = suggestion.map { "Write \($0)" } ?? "Write six digits, 0–9 and A–F, or a name"
    return DiagnosticMessage(
      .unusableColour,
      "\(quoted(text)) is no colour that can be used; line 3 of a level is its colour.",
      help: suggestion == nil ? "\(right): FF0000 or red" : right)
  }

  static func misplacedColour(line: Int, emptyLine: Bool) -> DiagnosticMessage {
    DiagnosticMessage(
      .misplacedColour, "The colour stands in line \(line); it is expected in line 3.",
      help: emptyLine
        ? "Remove the empty lines above it, so that the colour, as FF0000, is line 3."
        : "Write the description in one line, so that the colour, as FF0000, is line 3.")
  }

  static func unknownDirective(_ name: String, meant: LevelDirective) -> DiagnosticMessage {
    DiagnosticMessage(
      .unknownHeaderLine, "“\(name):” is not known here; it was read as “\(meant.rawValue):”.",
      help: "Write \(meant.example)" + (meant == .orden ? " or orden: último" : ""))
  }

  static func lateDirective(_ directive: LevelDirective) -> DiagnosticMessage {
    DiagnosticMessage(
      .lateHeaderLine,
      "“\(directive.rawValue):” stands after a verb, where it has no effect; it is expected "
        + "before the first one.",
      help: "Move this line up, directly below the colour: \(directive.example)")
  }

  static func repeatedDirective(_ directive: LevelDirective, line: Int) -> DiagnosticMessage {
    DiagnosticMessage(
      .repeatedHeaderLine,
      "“\(directive.rawValue):” stands in line \(line) already; this second one has no effect.",
      help: "Keep one of the two lines and remove the other: \(directive.example)")
  }

  /// `meant` is the tense whose name is near.
  static func unknownTense(_ value: String, meant: Tense?) -> DiagnosticMessage {
    let found = value.isEmpty ? "nothing" : quoted(value)
    let right = "tiempo: \((meant ?? .presente).name)"
    return DiagnosticMessage(
      .unknownTense,
      "“tiempo:” says \(found); the name of one tense is expected, such as presente, pretérito or "
        + "subjuntivo presente.",
      help: meant == nil
        ? "For forms in the present write: \(right)" : "If that is what you mean, write: \(right)")
  }

  static func unknownOrder(_ value: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .unknownOrder,
      value.isEmpty
        ? "“orden:” says nothing; “uso” or “último” is expected."
        : "“orden:” says \(quoted(value)); “uso” or “último” is expected.",
      help: "For verbs listed most used first write: orden: uso")
  }

  static let noColumns = DiagnosticMessage(
    .noColumns, "“formas:” names no column; the six persons, yo to ellos, are taken.",
    help: "Write the names with commas between them: formas: gerundio, participio")

  static func emptyColumnName(_ number: Int) -> DiagnosticMessage {
    DiagnosticMessage(
      .emptyColumnName, "Column \(number) has no name: there is nothing between two commas.",
      help: "Write a name or remove the comma: \(LevelDirective.formas.example)")
  }

  static func repeatedColumnName(_ name: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .repeatedColumnName,
      "Two columns are named \(quoted(name)); answers will not tell them apart.",
      help: "Give each column a name of its own: formas: participio, participio femenino")
  }

  static let columnSeparator = DiagnosticMessage(
    .columnSeparator, "There is a semicolon between the names of the columns; a comma is expected.",
    help: "Put commas between the names: formas: gerundio, participio")
}
