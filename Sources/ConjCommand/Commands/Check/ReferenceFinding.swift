import LevelFiles

/// A difference between a level and the built-in levels.
enum ReferenceFinding {
  /// A form's place in a verb's line.
  struct Cell {
    /// Columns are counted from 0.
    var column: Int
    /// So are the alternatives in a cell.
    var alternative: Int
  }

  /// The same letters with other accents; `cell` is nil for the infinitive.
  case accents(String, meant: String, cell: Cell?)
  /// A verb that the reference does not have.
  case unknownVerb(String, meant: String?)
  /// A form that it does not have of this verb.
  case unknownForm(String, of: String, meant: String?, cell: Cell)
  /// A form that it has under other persons.
  case otherColumn(Misplaced)

  /// A form under another person than in the reference.
  struct Misplaced {
    var form: String
    var column: String
    /// The columns in which the reference has it.
    var known: [String]
    var cell: Cell
    /// The columns of the level.
    var columns: [String]
    /// How many other forms of the line are out of place too.
    var moreInLine = 0
  }

  /// Where the finding is; nil for the infinitive.
  var cell: Cell? {
    switch self {
    case .accents(_, _, let cell): cell
    case .unknownVerb: nil
    case .unknownForm(_, _, _, let cell): cell
    case .otherColumn(let misplaced): misplaced.cell
    }
  }

  /// The finding in words, at its place.
  func diagnostic(_ place: FilePlaces.Place) -> Diagnostic {
    let (id, message, help) = wording
    return Diagnostic(
      id: id, file: place.file, line: place.line, column: place.column, length: place.length,
      sourceLine: place.text, message: message, help: help)
  }

  private var wording: (id: DiagnosticID, message: String, help: String) {
    switch self {
    case .accents(let form, let meant, _):
      (
        .otherAccents, "“\(form)” is spelled “\(meant)” in the reference.",
        "Did you mean \(meant)? If \(form) is right, leave it as it is."
      )
    case .unknownVerb(let verb, let meant):
      (
        .unknownVerb, "The reference has no verb “\(verb)”.",
        meant.map { "Did you mean \($0)? If \(verb) is right, leave it as it is." }
          ?? "See that it is spelled right; if it is, leave it as it is."
      )
    case .unknownForm(let form, let verb, let meant, _):
      (
        .unknownForm, "The reference has no form “\(form)” of \(verb).",
        meant.map { "Did you mean \($0)? If \(form) is right, leave it as it is." }
          ?? "To see the forms that it has: conj show \(verb)"
      )
    case .otherColumn(let form):
      (
        .otherPerson,
        "“\(form.form)” stands under \(form.column); the reference has it under "
          + "\(form.known.joined(separator: ", "))."
          + (form.moreInLine > 0 ? " \(form.moreInLine) more of this line are out of place." : ""),
        "See that the forms stand in this order: \(form.columns.joined(separator: ", "))"
      )
    }
  }
}
