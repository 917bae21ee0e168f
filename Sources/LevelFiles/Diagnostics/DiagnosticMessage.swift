internal import SpanishGrammar
internal import SpanishText

/// What a finding says. All messages stand in the extensions of this type, by what they are about.
package struct DiagnosticMessage: Sendable {
  package var id: DiagnosticID
  /// What is wrong and what was expected.
  package var text: String
  /// What to do, in one line with a right example.
  package var help: String

  package init(_ id: DiagnosticID, _ text: String, help: String) {
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
  static let missingPath = Self(
    .missingPath, "There is no file or folder of this name.",
    help: "Look for a mistake in the name, and give the path from where you are: Levels/Course")

  static func unreadable(_ reason: String) -> Self {
    Self(
      .unreadableFile, "This cannot be read: \(reason).",
      help: "Make sure that you may open it, for example in an editor, and try again.")
  }

  static func tooLarge(mebibytes: Int) -> Self {
    Self(
      .unreadableFile,
      "The file has more than \(mebibytes) MiB, too much for a level, and was not loaded.",
      help: "See that it is the file that you mean. A level is a short text, as presente.txt")
  }

  /// `document` is a file in the folder that may be a level saved in the wrong format.
  static func noLevelInFolder(document: String?) -> Self {
    Self(
      .noLevelInFolder, "There is no level in this folder: no file whose name ends in .txt.",
      help: document.map {
        "If \($0) is one, save it as plain text in UTF-8, for example presente.txt"
      } ?? "Put a level into it, for example presente.txt, or name another folder.")
  }

  static let emptyFile = Self(
    .emptyFile, "The file is empty. A level has a title, a description, a colour and two verbs.",
    help: "Begin with a title in line 1: Nivel fácil (presente)")

  static let utf16 = Self(
    .utf16, "The file is saved in \(TextEncoding.utf16.name), not in UTF-8, and was not loaded.",
    help: "Save it again with “Save as” and choose the encoding UTF-8, for example fácil.txt")

  static func notPlainText(_ kind: String) -> Self {
    Self(
      .notPlainText, "The file is \(kind), not plain text, and was not loaded.",
      help: "Open it in its own program and save it as plain text in UTF-8, as fácil.txt")
  }

  static let windows1252 = Self(
    .windows1252,
    "The file is saved in \(TextEncoding.windows1252.name), not in UTF-8. "
      + "It was read all the same.",
    help: "Save it again with “Save as” and choose the encoding UTF-8, so that á, é, ñ stay right.")

  static func otherEncoding(_ name: String) -> Self {
    Self(
      .otherEncoding,
      "The file seems to be saved in \(name), not in UTF-8, and was not loaded: its accents can't be told.",
      help: "Open it in the program that wrote it and save it again in UTF-8, for example fácil.txt"
    )
  }

  static let secondLevel = Self(
    .secondLevel,
    "A second level seems to begin here, with this colour; a file has one. Its verbs were read into the first.",
    help: "Cut from its title on and save that as a file of its own, for example presente-2.txt")

  static func otherLayout(_ layout: TableLayout) -> Self {
    let separator =
      switch layout.separator {
      case ";": "semicolons"
      case "\t": "tabs"
      default: "commas"
      }
    return Self(
      .otherLayout,
      "The cells are read as separated by \(separator)"
        + (layout.hasInfinitiveCell ? ", the infinitive first." : "."),
      help: "If that is right there is nothing to do; levels are usually written \(example)")
  }

  static func headings(_ columns: [String]) -> Self {
    Self(
      .headings,
      "This line is read as the names of the columns: \(columns.joined(separator: ", ")).",
      help: "If that is right there is nothing to do; in a level it is formas: yo, tú, él")
  }

  static let fiveForms = Self(
    .fiveForms,
    "All verbs have five forms; they are read as yo, tú, él, nosotros, ellos, without vosotros.",
    help: "If that is right there is nothing to do; you can also write it: "
      + "formas: yo, tú, él, nosotros, ellos")

  static func tooFewVerbs(_ count: Int) -> Self {
    Self(
      .tooFewVerbs,
      "A level has at least two lines with a verb; this file has \(count == 0 ? "none" : "one").",
      help: "Write one verb a line: beber: bebo, bebes, bebe, bebemos, bebéis, beben")
  }
}

/// Messages about the first three lines and the directives.
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

  /// `meant` is the tense whose name is near.
  static func unknownTense(_ value: String, meant: Tense?) -> Self {
    let found = value.isEmpty ? "nothing" : quoted(value)
    let right = "tiempo: \((meant ?? .presente).name)"
    return Self(
      .unknownTense,
      "“tiempo:” says \(found); the name of one tense is expected, such as presente, pretérito or "
        + "subjuntivo presente.",
      help: meant == nil
        ? "For forms in the present write: \(right)" : "If that is what you mean, write: \(right)")
  }

  static func unknownOrder(_ value: String) -> Self {
    Self(
      .unknownOrder,
      value.isEmpty
        ? "“orden:” says nothing; “uso” or “último” is expected."
        : "“orden:” says \(quoted(value)); “uso” or “último” is expected.",
      help: "For verbs listed most used first write: orden: uso")
  }

  static func unusableLives(_ value: String) -> Self {
    Self(
      .unusableLives,
      "“vidas:” says \(value.isEmpty ? "nothing" : quoted(value)); a whole number from 0 to "
        + "\(Level.possibleLives.upperBound) is expected.",
      help: "Write a number, or remove the line so that any number is forgiven: vidas: 3")
  }

  static func unusableLimit(_ value: String) -> Self {
    Self(
      .unusableLimit,
      "“límite:” says \(value.isEmpty ? "nothing" : quoted(value)); a whole number of seconds "
        + "from 1 to \(Level.possibleSeconds.upperBound) is expected.",
      help: "Write the seconds, or remove the line so that there is no limit: límite: 10 s")
  }

  static func unknownGrade(_ value: String) -> Self {
    Self(
      .unknownGrade,
      "“grado:” says \(value.isEmpty ? "nothing" : quoted(value)); one of "
        + "\(LevelGrade.allCases.map(\.name).joined(separator: ", ")) is expected.",
      help: "Write whom the level is for: \(LevelDirective.grado.example)")
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
