/// Messages about the first three lines and the directives `formas:` and `orden:`.
extension DiagnosticMessage {
  static let missingTitle = Self(
    .missingTitle,
    "The title, the description and the colour are missing: lines 1 to 3 of a level, "
      + "before the first verb.",
    help: "Write three lines above this one: Nivel fácil ⏎ Verbos fáciles en presente ⏎ FF0000")

  static let missingTitleAndDescription = Self(
    .missingTitle,
    "The title and the description are missing: lines 1 and 2 of a level, above the colour.",
    help: "Write two lines above this one: Nivel fácil ⏎ Verbos fáciles en presente")

  static let missingDescriptionAndColour = Self(
    .missingDescription,
    "The description and the colour are missing: lines 2 and 3 of a level, below the title.",
    help: "Write two lines below the title: Verbos fáciles en presente ⏎ FF0000")

  static let missingDescription = Self(
    .missingDescription, "The description is missing: line 2 of a level, between title and colour.",
    help: "Write a line above the colour: Verbos fáciles en presente")

  static let missingColour = Self(
    .missingColour, "The colour is missing: line 3 of a level, below the description.",
    help: "Write a colour below the description, six digits or a name: FF0000 or red")

  static let emptyTitle = Self(
    .emptyTitle, "Line 1 is empty; the title of the level is expected there.",
    help: "Write the title in line 1: Nivel fácil (presente)")

  static let emptyLineBeforeTitle = Self(
    .emptyTitle, "Line 1 is empty; the title of the level is expected there.",
    help: "Remove the empty line, so that the title is line 1 and the colour, as FF0000, line 3.")

  static func unusableColour(_ text: String, suggestion: String?) -> Self {
    Self(
      .unusableColour,
      "\(quoted(text)) is no colour that can be used; line 3 of a level is its colour.",
      help: suggestion.map { "Write \($0)" }
        ?? "Write six digits, 0–9 and A–F, or a name: FF0000 or red")
  }

  static func misplacedColour(line: Int, emptyLine: Bool) -> Self {
    Self(
      .misplacedColour, "The colour stands in line \(line); it is expected in line 3.",
      help: emptyLine
        ? "Remove the empty lines above it, so that the colour, as FF0000, is line 3."
        : "Write the description in one line, so that the colour, as FF0000, is line 3.")
  }

  static func unknownDirective(_ name: String, meant: LevelDirective) -> Self {
    Self(
      .unknownHeaderLine, "“\(name):” is not known here; it was read as “\(meant.rawValue):”.",
      help: "Write \(meant.example)" + (meant == .orden ? " or orden: último" : ""))
  }

  static func lateDirective(_ directive: LevelDirective) -> Self {
    Self(
      .lateHeaderLine,
      "“\(directive.rawValue):” stands after a verb, where it has no effect; it is expected "
        + "before the first one.",
      help: "Move this line up, directly below the colour: \(directive.example)")
  }

  static func repeatedDirective(_ directive: LevelDirective, line: Int) -> Self {
    Self(
      .repeatedHeaderLine,
      "“\(directive.rawValue):” stands in line \(line) already; this second one has no effect.",
      help: "Keep one of the two lines and remove the other: \(directive.example)")
  }

  static func unknownOrder(_ value: String) -> Self {
    Self(
      .unknownOrder,
      value.isEmpty
        ? "“orden:” says nothing; “uso” or “último” is expected."
        : "“orden:” says \(quoted(value)); “uso” or “último” is expected.",
      help: "For verbs listed most used first write: orden: uso")
  }

  static let noColumns = Self(
    .noColumns, "“formas:” names no column; the six persons, yo to ellos, are taken.",
    help: "Write the names with commas between them: formas: gerundio, participio")

  static func emptyColumnName(_ number: Int) -> Self {
    Self(
      .emptyColumnName, "Column \(number) has no name: there is nothing between two commas.",
      help: "Write a name or remove the comma: \(LevelDirective.formas.example)")
  }

  static func repeatedColumnName(_ name: String) -> Self {
    Self(
      .repeatedColumnName,
      "Two columns are named \(quoted(name)); answers will not tell them apart.",
      help: "Give each column a name of its own: formas: participio, participio femenino")
  }

  static let columnSeparator = Self(
    .columnSeparator, "There is a semicolon between the names of the columns; a comma is expected.",
    help: "Put commas between the names: formas: gerundio, participio")
}
