import VerbForms

/// A verb's line in a level, compared with what the built-in levels know of the verb.
struct LineComparison {
  /// What differs, in the order of the cells; forms under wrong persons are one finding.
  private(set) var findings: [ReferenceFinding] = []

  private let verb: ReferenceVerb
  private let reference: FormIndex
  /// The forms of the tense that this line is probably about.
  private let likeliest: [[String]]

  init(_ line: LevelLine, columns: [String], _ verb: ReferenceVerb, in reference: FormIndex) {
    self.verb = verb
    self.reference = reference
    likeliest = verb.likeliestForms(columns: columns, forms: line.forms)
    for (number, column) in columns.enumerated()
    where number < line.forms.count && number < line.cells.count {
      for (place, form) in line.forms[number].enumerated() where place < line.cells[number].count {
        let cell = ReferenceFinding.Cell(column: number, alternative: place)
        compare(form, line.cells[number][place], column, cell, columns)
      }
    }
  }

  private mutating func compare(
    _ form: String, _ written: String, _ column: String, _ cell: ReferenceFinding.Cell,
    _ columns: [String]
  ) {
    let known = verb.columns(of: form)
    guard known.isEmpty else {
      let isRight =
        !PersonName.isPerson(column)
        || known.contains { !PersonName.isPerson($0) || PersonName.accepts($0, under: column) }
      if !isRight { addMisplaced(form, column, known, cell, columns) }
      return
    }
    // `lávate` and `he comido` are no stored forms, and right all the same.
    let answers = reference.lookup(written).filter { $0.infinitive == verb.infinitive }
    if let whole = answers.first(where: { !$0.parts.isEmpty }) {
      let spelling = whole.spelling ?? written
      if spelling != written {
        findings.append(.accents(written, meant: spelling, cell: cell))
      }
      return
    }
    if let meant = verb.formWithOtherMarks(than: form, under: column) {
      findings.append(.accents(form, meant: meant, cell: cell))
      return
    }
    let likely = cell.column < likeliest.count ? likeliest[cell.column].first : nil
    findings.append(
      .unknownForm(
        form, of: verb.infinitive, meant: likely ?? verb.formNear(form, under: column),
        cell: cell))
  }

  /// Forms out of place are usually shifted together: one finding tells of all.
  private mutating func addMisplaced(
    _ form: String, _ column: String, _ known: [String], _ cell: ReferenceFinding.Cell,
    _ columns: [String]
  ) {
    for place in findings.indices {
      guard case .otherColumn(var first) = findings[place] else { continue }
      first.moreInLine += 1
      findings[place] = .otherColumn(first)
      return
    }
    findings.append(
      .otherColumn(
        .init(form: form, column: column, known: known, cell: cell, columns: columns)))
  }
}
