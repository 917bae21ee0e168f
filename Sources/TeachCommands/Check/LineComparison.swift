import Invocation
import LevelFiles
import SpanishGrammar
import SpanishText
import VerbForms

/// A verb's line in a level, compared with what the built-in levels know of the verb.
struct LineComparison {
  private let line: Level.Challenge
  private let columns: [CheckedColumn]
  private let verb: ReferenceVerb
  let forms: [ComparedForm]
  /// The first of the forms: they tell which of several right forms a line has. A line can have thousands.
  private let firstForms: [String]

  init(_ line: Level.Challenge, columns: [CheckedColumn], _ verb: ReferenceVerb) {
    let columns = line.isDative ? columns.map { CheckedColumn($0.name, role: nil) } : columns
    (self.line, self.columns, self.verb) = (line, columns, verb)
    forms = line.cells.enumerated().flatMap { column, alternatives in
      alternatives.enumerated().map { alternative, written in
        ComparedForm(written, at: (column, alternative), under: columns[column], of: verb)
      }
    }
    firstForms = forms.prefix(24).map(\.form)
  }

  /// For each tense how many of the forms are right in it, those of columns that name a tense left out.
  var counts: [Tense: Int] {
    var counts: [Tense: Int] = [:]
    for form in forms where form.column.ownTense == nil && form.column.person != nil {
      for tense in form.tenses { counts[tense, default: 0] += 1 }
    }
    return counts
  }

  /// The tenses that most of the forms are in; empty where these are fewer than half.
  var likeliestTenses: [Tense] {
    let counts = counts
    guard let most = counts.values.max(), 2 * most >= forms.count else { return [] }
    return Tense.allCases.filter { counts[$0] == most }
  }

  typealias Finding = (message: DiagnosticMessage, cell: ParsedLevel.Cell?)

  /// What differs in a level in one of these tenses, in the order of the cells; what has one cause is one finding.
  /// More findings than ``mostFindings`` about one line help nobody.
  ///
  /// Without a tense the one that most of the line's forms are in counts.
  func findings(inLevelOf levelTenses: [Tense]) -> [Finding] {
    let tenses = levelTenses.isEmpty ? likeliestTenses : levelTenses
    let wrong = forms.filter { !$0.isRight(in: tenses) }
    if let finding = otherVerb(wrong, tenses) ?? otherTense(wrong, tenses) { return [finding] }
    let right = forms.filter { $0.isRight(in: tenses) }
    let (wrongPronouns, missingWords) = wordsAround(right, tenses)
    if wrong.isEmpty { return misspelled(right) + wrongPronouns + missingWords }
    var findings = misspelled(right)
    var misplaced: [ComparedForm] = []
    var ofOtherTense: [ComparedForm] = []
    var unknown: [ComparedForm] = []
    for form in wrong {
      let rightForms = rightForms(for: form, tenses)
      let fold = form.form.folded
      if let meant = rightForms.first(where: { $0.folded == fold }) {
        findings.append((.otherAccents(form.form, meant: meant), form.cell))
      } else if !form.isKnown {
        if rightForms.isEmpty,
          let meant = verb.form(near: form.form, under: form.column, atMost: 0)
        {
          findings.append((.otherAccents(form.form, meant: meant), form.cell))
        } else {
          unknown.append(form)
        }
      } else if form.column.person != nil, !persons(of: form, tenses).isEmpty {
        misplaced.append(form)
      } else {
        ofOtherTense.append(form)
      }
    }
    // `andé, andaste, andó, andamos`: that andamos is another tense has the same cause.
    if unknown.count >= Self.fewestWithOneCause {
      (unknown, misplaced, ofOtherTense) = (wrong, [], [])
      findings = []
    }
    // Forms out of place are usually shifted together, as are those of another tense.
    if let first = misplaced.first {
      let (meant, line) = (cure(for: first, tenses), misplaced.count > 1 ? rightLine(tenses) : nil)
      let message = DiagnosticMessage.otherPerson(
        first.written, under: first.column.name, known: persons(of: first, tenses),
        columns: columns.map(\.name), meant: meant, line: line, moreInLine: misplaced.count - 1)
      findings.append((message, first.cell))
    }
    if let first = ofOtherTense.first {
      let (meant, line) = (
        cure(for: first, tenses), ofOtherTense.count > 1 ? rightLine(tenses) : nil
      )
      let found = first.tenses.min { $0.rawValue < $1.rawValue }
      let message = DiagnosticMessage.otherTense(
        of: first.written, found: found ?? verb.occurrences(of: first.form).first?.tense,
        expected: first.wantedTenses(tenses).first, meant: meant, line: line,
        moreInLine: ofOtherTense.count - 1)
      findings.append((message, first.cell))
    }
    findings += unknownForms(unknown, tenses)
    findings += wrongPronouns
    if findings.isEmpty { findings = missingWords }
    return findings.sorted {
      ($0.cell?.column ?? 0, $0.cell?.alternative ?? 0)
        < ($1.cell?.column ?? 0, $1.cell?.alternative ?? 0)
    }
  }

  /// Two for each of the usual columns.
  static let mostFindings = 12

  // MARK: The right forms

  /// The reference's forms for the same cell, the likeliest first.
  private func rightForms(for form: ComparedForm, _ tenses: [Tense]) -> [String] {
    let column = form.column
    for tense in form.wantedTenses(tenses) {
      var right = verb.forms(in: tense, under: column, beside: firstForms)
      if right.isEmpty, let helper = Tense.allCases.first(where: { $0.compound == tense }),
        let haber = ReferenceVerb("haber")
      {
        let participles = verb.forms(in: .participio, under: .participle)
        right = haber.forms(in: helper, under: column).flatMap { form in
          participles.map { "\(form) \($0)" }
        }
      }
      if !right.isEmpty { return right }
    }
    return []
  }

  /// The likeliest right form as a line has it: sentaos for sentados, no comas for no come.
  private func cure(for form: ComparedForm, _ tenses: [Tense]) -> String? {
    rightForms(for: form, tenses).first.map { whole($0, for: form, in: tenses) }
  }

  /// The whole line with the forms of the reference; nil if it lacks one.
  private func rightLine(_ tenses: [Tense]) -> String? {
    var cells: [String] = []
    let firsts = Dictionary(forms.map { ($0.cell.column, $0) }) { first, _ in first }
    for number in columns.indices {
      guard let first = firsts[number] else {
        cells.append("-")
        continue
      }
      guard let right = rightForms(for: first, tenses).first else { return nil }
      cells.append(whole(right, for: first, in: tenses))
    }
    return cells.joined(separator: ", ")
  }

  /// A form of the reference in place of one of the line: with the pronoun of a reflexive verb, and with the `no` of a
  /// negative command.
  private func whole(_ right: String, for form: ComparedForm, in tenses: [Tense]) -> String {
    let tense = form.wantedTenses(tenses).first
    let isNegated = form.isNegated || tense == .imperativoNegativo
    let words = (isNegated ? "no " : "") + right
    if line.verb == line.infinitive { return words }
    if hasPronoun(right, in: tense) { return right }
    return CliticSpelling.reflexive(words, of: form.column.person, in: tense) ?? words
  }

  /// Whether a pronoun is written onto a form that the reference has whole: `levántate`, `arrepiéntete`.
  private func hasPronoun(_ form: String, in tense: Tense?) -> Bool {
    verb.hasPronouns(in: tense)
      || FormIndex.builtin.lookup(form, accents: .strict).contains {
        $0.infinitive == verb.infinitive && $0.helpers.isEmpty && !$0.parts.isEmpty
      }
  }

  // MARK: Findings

  /// `lavate` for lávate.
  private func misspelled(_ forms: [ComparedForm]) -> [Finding] {
    forms.compactMap { form in
      let right = form.rightSpelling
      return right == form.written ? nil : (.otherAccents(form.written, meant: right), form.cell)
    }
  }

  /// `se acuestas` for te acuestas; and `lavo` where the line is of lavarse, `hables` where it is of negative
  /// commands: what several forms lack is one finding.
  private func wordsAround(
    _ forms: [ComparedForm], _ tenses: [Tense]
  ) -> (wrong: [Finding], missing: [Finding]) {
    let check = PronounCheck(line, forms, in: tenses)
    let wrong: [Finding] = check.faults.compactMap { fault in
      guard case .otherPronoun(let pronoun) = fault.kind else { return nil }
      let message = DiagnosticMessage.otherPronoun(
        fault.form.written, under: fault.form.column.name, pronoun.text, meant: fault.cure)
      return (message, fault.form.cell)
    }
    var missing: [Finding] = []
    for kind in [PronounCheck.Fault.Kind.missingPronoun, .missingNo] {
      let faults = check.faults.filter { $0.kind == kind }
      guard let first = faults.first else { continue }
      let (form, more) = (first.form.written, faults.count - 1)
      let right = more == 0 ? first.cure : check.line(of: forms)
      let message: DiagnosticMessage =
        kind == .missingNo
        ? .missingNo(form, right: right, moreInLine: more)
        : .missingPronoun(form, of: line.verb, right: right, moreInLine: more)
      missing.append((message, first.form.cell))
    }
    return (wrong, missing)
  }

  /// A line whose forms are those of another verb: sentarse with `me siento, te sientes`.
  private func otherVerb(_ wrong: [ComparedForm], _ tenses: [Tense]) -> Finding? {
    guard wrong.count >= 2, let first = wrong.first else { return nil }
    let candidates = FormIndex.builtin.lookup(first.form)
      .filter { $0.match == .exact && $0.infinitive != verb.infinitive }.map(\.infinitive)
    let found = candidates.prefix(5).first { candidate in
      let other = ReferenceVerb(candidate).map { LineComparison(line, columns: columns, $0) }
      return other?.forms.allSatisfy { $0.isRight(in: tenses) } ?? false
    }
    return found.map {
      let name = line.verb == line.infinitive ? $0 : $0 + "se"
      return (.otherVerb(line.verb, found: name, right: rightLine(tenses)), nil)
    }
  }

  /// A line that is in another tense as a whole.
  private func otherTense(_ wrong: [ComparedForm], _ tenses: [Tense]) -> Finding? {
    guard let expected = tenses.first, wrong.count >= 2, let first = wrong.first else { return nil }
    let counts = counts
    let right = counts.filter { tenses.contains($0.key) }.values.max() ?? 0
    guard let most = counts.values.max(), most > right,
      most + (forms.count >= 4 ? 1 : 0) >= forms.count,
      let found = Tense.allCases.first(where: { counts[$0] == most })
    else { return nil }
    return (
      .otherTense(ofLine: line.verb, found: found, expected: expected, right: rightLine(tenses)),
      first.cell
    )
  }

  /// The persons that have a form in the right tense.
  private func persons(of form: ComparedForm, _ tenses: [Tense]) -> [String] {
    let wanted = form.wantedTenses(tenses)
    return verb.occurrences(of: form.form).filter {
      $0.column.person != nil
        && (wanted.isEmpty || wanted.contains($0.tense)
          || wanted.contains(.imperativoNegativo) && $0.tense == .subjuntivoPresente)
    }.map(\.column.name).eachOnce()
  }

  private static let fewestWithOneCause = 3

  /// Forms that the verb does not have. From three on they have one cause.
  private func unknownForms(_ unknown: [ComparedForm], _ tenses: [Tense]) -> [Finding] {
    func meant(_ form: ComparedForm) -> String? {
      cure(for: form, tenses) ?? verb.form(near: form.form, under: form.column, atMost: 2)
    }
    if unknown.count >= Self.fewestWithOneCause, let right = rightLine(tenses),
      let first = unknown.first(where: { !$0.isKnown })
    {
      let message = DiagnosticMessage.unknownForm(
        first.form, of: verb.infinitive, meant: meant(first), line: right,
        moreInLine: unknown.count - 1)
      return [(message, first.cell)]
    }
    return unknown.map { form in
      let message = DiagnosticMessage.unknownForm(
        form.form, of: verb.infinitive, meant: meant(form), line: nil, moreInLine: 0)
      return (message, form.cell)
    }
  }
}
