/// What is said about the first three lines and the lines `formas:` and `orden:`.
extension Wording {
  static let missingTitle = Wording(
    id: .missingTitle,
    message: "The title, the description and the colour are missing: lines 1 to 3 of a level, "
      + "before the first verb.",
    help: "Write three lines above this one: Nivel fácil ⏎ Verbos fáciles en presente ⏎ FF0000")

  static let missingTitleAndDescription = Wording(
    id: .missingTitle,
    message: "The title and the description are missing: lines 1 and 2 of a level, above the "
      + "colour.",
    help: "Write two lines above this one: Nivel fácil ⏎ Verbos fáciles en presente")

  static let missingDescriptionAndColour = Wording(
    id: .missingDescription,
    message: "The description and the colour are missing: lines 2 and 3 of a level, below the "
      + "title.",
    help: "Write two lines below the title: Verbos fáciles en presente ⏎ FF0000")

  static let missingDescription = Wording(
    id: .missingDescription,
    message: "The description is missing: line 2 of a level, between title and colour.",
    help: "Write a line above the colour: Verbos fáciles en presente")

  static let missingColour = Wording(
    id: .missingColour,
    message: "The colour is missing: line 3 of a level, below the description.",
    help: "Write a colour below the description, six digits or a name: FF0000 or red")

  static let emptyTitle = Wording(
    id: .emptyTitle,
    message: "Line 1 is empty; the title of the level is expected there.",
    help: "Write the title in line 1: Nivel fácil (presente)")

  static let emptyLineBeforeTitle = Wording(
    id: .emptyTitle,
    message: "Line 1 is empty; the title of the level is expected there.",
    help: "Remove the empty line, so that the title is line 1 and the colour, as FF0000, line 3.")

  static func unusableColour(_ text: String, suggestion: String?) -> Wording {
    let right = suggestion.map { "Write \($0)" } ?? "Write six digits, 0–9 and A–F, or a name"
    return Wording(
      id: .unusableColour,
      message: "\(quoted(text)) is no colour that can be used; line 3 of a level is its colour.",
      help: suggestion == nil ? "\(right): FF0000 or red" : right)
  }

  static func misplacedColour(line: Int, emptyLine: Bool) -> Wording {
    Wording(
      id: .misplacedColour,
      message: "The colour stands in line \(line); it is expected in line 3.",
      help: emptyLine
        ? "Remove the empty lines above it, so that the colour, as FF0000, is line 3."
        : "Write the description in one line, so that the colour, as FF0000, is line 3.")
  }

  static func unknownHeaderLine(_ name: String, meant: String) -> Wording {
    Wording(
      id: .unknownHeaderLine,
      message: "“\(name):” is not known here; it was read as “\(meant):”.",
      help: meant == "orden"
        ? "Write orden: uso or orden: último" : "Write formas: gerundio, participio")
  }

  static func lateHeaderLine(_ name: String) -> Wording {
    Wording(
      id: .lateHeaderLine,
      message: "“\(name):” stands after a verb, where it has no effect; it is expected before the "
        + "first one.",
      help: "Move this line up, directly below the colour: \(name): "
        + (name == "orden" ? "uso" : "gerundio, participio"))
  }

  static func repeatedHeaderLine(_ name: String, line: Int) -> Wording {
    Wording(
      id: .repeatedHeaderLine,
      message: "“\(name):” stands in line \(line) already; this second one has no effect.",
      help: "Keep one of the two lines and remove the other: \(name): "
        + (name == "orden" ? "uso" : "gerundio, participio"))
  }

  static func unknownOrder(_ value: String) -> Wording {
    Wording(
      id: .unknownOrder,
      message: value.isEmpty
        ? "“orden:” says nothing; “uso” or “último” is expected."
        : "“orden:” says \(quoted(value)); “uso” or “último” is expected.",
      help: "For verbs listed most used first write: orden: uso")
  }

  static let noColumns = Wording(
    id: .noColumns,
    message: "“formas:” names no column; the six persons, yo to ellos, are taken.",
    help: "Write the names with commas between them: formas: gerundio, participio")

  static func emptyColumnName(_ number: Int) -> Wording {
    Wording(
      id: .emptyColumnName,
      message: "Column \(number) has no name: there is nothing between two commas.",
      help: "Write a name or remove the comma: formas: gerundio, participio")
  }

  static func repeatedColumnName(_ name: String) -> Wording {
    Wording(
      id: .repeatedColumnName,
      message: "Two columns are named \(quoted(name)); answers will not tell them apart.",
      help: "Give each column a name of its own: formas: participio, participio femenino")
  }

  static let columnSeparator = Wording(
    id: .columnSeparator,
    message: "There is a semicolon between the names of the columns; a comma is expected.",
    help: "Put commas between the names: formas: gerundio, participio")
}
