import LevelFiles
import SpanishGrammar
import SpanishText

/// A verb's line in a level, compared with what the built-in levels know of the verb.
struct LineComparison {
  let line: Level.Challenge
  let columns: [CheckedColumn]
  let verb: ReferenceVerb
  let isDative: Bool
  /// The cells as they are written.
  let cells: [[String]]
  let forms: [ComparedForm]
  let tenseOfHelpers: Tense?
  /// The tenses that its forms should have: those of the level, or else those that most of the forms are in, at least half.
  var tenses: [Tense]

  init(
    _ line: Level.Challenge, columns: [CheckedColumn], _ verb: ReferenceVerb,
    inLevelOf levelTenses: [Tense] = []
  ) {
    let isDative = line.isDative(verb)
    (self.line, self.columns, self.verb, self.isDative) = (line, columns, verb, isDative)
    cells = line.cells
    forms = cells.enumerated().flatMap { number, alternatives in
      alternatives.enumerated().eachOnce { $0.element }.map { alternative, written in
        let form = line.apart(written).form
        let column = isDative ? columns[number].ofWhatPleases(form, verb) : columns[number]
        return ComparedForm(form, at: (number, alternative), under: column, of: verb)
      }
    }
    tenseOfHelpers = Self.tense(ofHelpersIn: forms)
    tenses = levelTenses
    if tenses.isEmpty {
      let (most, likeliest) = counts.mostFrequent
      if 2 * most >= forms.count { tenses = likeliest }
    }
  }

  /// For each tense how many of the forms of persons are right in it.
  var counts: [Tense: Int] {
    var counts: [Tense: Int] = [:]
    for form in forms where form.column.person != nil {
      // A form of tú under vos is of its tense all the same.
      let tenses =
        form.column.person == .vos
        ? form.tenses.union(verb.tenses(of: form.form, under: form.column, takesTúForVos: true))
        : form.tenses
      for tense in tenses { counts[tense, default: 0] += 1 }
    }
    return counts
  }

  /// A finding, whose message is made only if it is kept: to look for the right form takes longer than all else.
  struct Finding {
    let id: DiagnosticID
    let cell: ParsedLevel.Cell?
    let message: () -> DiagnosticMessage

    init(
      _ id: DiagnosticID, _ cell: ParsedLevel.Cell?, _ message: @escaping () -> DiagnosticMessage
    ) {
      (self.id, self.cell, self.message) = (id, cell, message)
    }

    init(_ message: DiagnosticMessage, _ cell: ParsedLevel.Cell?) {
      self.init(message.id, cell) { message }
    }
  }

  /// The differences in the order of the cells; those with one cause are one finding. More findings than ``mostFindings``
  /// about one line help nobody.
  var findings: [Finding] {
    let wrong = forms.filter { !$0.isRight(in: tenses) }
    if let finding = otherVerb(wrong) ?? lineOfOtherTense(wrong) ?? helpersOfOtherLevel {
      return [finding]
    }
    let right = forms.filter { $0.isRight(in: tenses) }
    var (otherFindings, missingWords) = wordsAround(right)
    otherFindings += notInThirdPerson + helpersOfOtherTense
    var findings = misspelled(right, besides: otherFindings)
    if wrong.isEmpty { return findings + otherFindings + missingWords }
    var misplaced: [ComparedForm] = []
    var ofOtherTense: [ComparedForm] = []
    var unknown: [ComparedForm] = []
    for form in wrong {
      if let meant = otherwiseAccented(form) {
        // traémelo is spelled tráemelo, and me lávo is me lavo.
        findings.append(
          form.written.hasSuffix(form.form)
            ? otherAccents(form, form.form, meant: meant)
            : otherAccents(form, form.written, meant: whole(meant, for: form)))
      } else if !form.isKnown {
        unknown.append(form)
      } else if form.column.person != nil, !persons(of: form).isEmpty {
        misplaced.append(form)
      } else {
        ofOtherTense.append(form)
      }
    }
    // `andé, andaste, andó, andamos`: that andamos is another tense has the same cause, and the words around are not looked at.
    if unknown.count >= Self.fewestUnknownWithOneCause {
      (unknown, misplaced, ofOtherTense) = (wrong, [], [])
      (findings, missingWords) = ([], [])
    }
    // Forms out of place are usually shifted together, as are those of another tense.
    findings += otherPerson(misplaced) + otherTense(ofOtherTense)
    findings += unknownForms(unknown) + otherFindings + missingWords
    return findings.sorted {
      ($0.cell?.column ?? 0, $0.cell?.alternative ?? 0)
        < ($1.cell?.column ?? 0, $1.cell?.alternative ?? 0)
    }
  }

  /// The most findings about a line: two for each of the usual columns.
  static let mostFindings = 12

  /// From this many unknown forms on, what is found in a line has one cause.
  static let fewestUnknownWithOneCause = 3

  /// The tense of at least two thirds of the cells with helpers; nil if there is no such tense. Cells under columns without
  /// a person do not count.
  private static func tense(ofHelpersIn forms: [ComparedForm]) -> Tense? {
    let helped = forms.filter(\.hasHelpersAndPerson)
    var counts: [Tense: Int] = [:]
    for form in helped { for tense in form.tenses { counts[tense, default: 0] += 1 } }
    let (most, tenses) = counts.mostFrequent
    return most > 1 && 3 * most >= 2 * helped.count ? tenses.first : nil
  }

  /// The persons that have a form in the right tense.
  func persons(of form: ComparedForm) -> [String] {
    if !form.otherPersons.isEmpty { return form.otherPersons }
    let wanted = form.wantedTenses(tenses)
    return verb.occurrences(of: form.form).filter { tense, column in
      column.person != nil && (wanted.isEmpty || wanted.contains { $0.hasForms(of: tense) })
    }.map(\.column.name).eachOnce()
  }
}
