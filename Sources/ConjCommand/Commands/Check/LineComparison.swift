import LevelFiles
import VerbForms

/// A verb's line in a level, compared with what the built-in levels know of the verb.
struct LineComparison {
  /// What differs, in the order of the cells; forms under wrong persons are one finding.
  private(set) var findings: [(message: DiagnosticMessage, cell: ParsedLevel.Cell)] = []

  private let verb: ReferenceVerb
  private let reference: FormIndex
  private let columns: [String]
  /// The forms of the tense that this line is probably about.
  private let likeliest: [[String]]
  /// The forms under wrong persons, each with the columns that the reference has it under, and where
  /// among the findings they belong.
  private var misplaced: [(form: String, column: String, known: [String], cell: ParsedLevel.Cell)] =
    []
  private var firstMisplaced = 0

  init(_ line: Level.Challenge, columns: [String], _ verb: ReferenceVerb, in reference: FormIndex) {
    self.verb = verb
    self.reference = reference
    self.columns = columns
    let cells = line.cells
    let forms = cells.map { $0.map(withoutLeadingWords) }
    likeliest = verb.likeliestForms(columns: columns, forms: forms)
    for (column, written) in cells.enumerated() {
      for (alternative, text) in written.enumerated() {
        compare(forms[column][alternative], text, columns[column], (column, alternative))
      }
    }
    // Forms out of place are usually shifted together: one finding reports all.
    guard let first = misplaced.first else { return }
    let message = DiagnosticMessage.otherPerson(
      first.form, under: first.column, known: first.known, columns: columns,
      moreInLine: misplaced.count - 1)
    findings.insert((message, first.cell), at: firstMisplaced)
  }

  private mutating func compare(
    _ form: String, _ written: String, _ column: String, _ cell: ParsedLevel.Cell
  ) {
    let known = verb.columns(of: form)
    guard known.isEmpty else {
      if !isRight(column, for: known) {
        if misplaced.isEmpty { firstMisplaced = findings.count }
        misplaced.append((form, column, known, cell))
      }
      return
    }
    // `lávate` and `he comido` are no stored forms, and right all the same.
    let answers = reference.lookup(written).filter { $0.infinitive == verb.infinitive }
    if let whole = answers.first(where: { !$0.parts.isEmpty }) {
      let spelling = whole.spelling ?? written
      if spelling != written { findings.append((.otherAccents(written, meant: spelling), cell)) }
    } else if let meant = verb.formWithOtherMarks(than: form, under: column) {
      findings.append((.otherAccents(form, meant: meant), cell))
    } else {
      let likely = cell.column < likeliest.count ? likeliest[cell.column].first : nil
      let meant = likely ?? verb.formNear(form, under: column)
      findings.append((.unknownForm(form, of: verb.infinitive, meant: meant), cell))
    }
  }

  /// Whether a form that the reference has under `known` may stand under a column. Of columns that
  /// name no person nothing is known.
  private func isRight(_ column: String, for known: [String]) -> Bool {
    !isPerson(column) || known.contains { !isPerson($0) || isSamePerson($0, under: column) }
  }
}

/// Messages about differences from the built-in levels.
extension DiagnosticMessage {
  static func otherAccents(_ word: String, meant: String) -> Self {
    Self(
      .otherAccents, "“\(word)” is spelled “\(meant)” in the reference.",
      help: question(word, meant: meant))
  }

  static func unknownVerb(_ verb: String, meant: String?) -> Self {
    Self(
      .unknownVerb, "The reference has no verb “\(verb)”.",
      help: meant.map { question(verb, meant: $0) }
        ?? "See that it is spelled right; if it is, leave it as it is.")
  }

  static func unknownForm(_ form: String, of verb: String, meant: String?) -> Self {
    Self(
      .unknownForm, "The reference has no form “\(form)” of \(verb).",
      help: meant.map { question(form, meant: $0) }
        ?? "To see the forms that it has: conj show \(verb)")
  }

  static func otherPerson(
    _ form: String, under column: String, known: [String], columns: [String], moreInLine: Int
  ) -> Self {
    let more = moreInLine > 0 ? " \(moreInLine) more of this line are out of place." : ""
    return Self(
      .otherPerson,
      "“\(form)” stands under \(column); the reference has it under "
        + "\(known.joined(separator: ", ")).\(more)",
      help: "See that the forms stand in this order: \(columns.joined(separator: ", "))")
  }

  private static func question(_ word: String, meant: String) -> String {
    "Did you mean \(meant)? If \(word) is right, leave it as it is."
  }
}
