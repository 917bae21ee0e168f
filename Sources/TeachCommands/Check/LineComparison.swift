import Invocation
import LevelFiles
import SpanishGrammar
import SpanishText
import VerbForms
import Wording

/// A verb's line in a level, compared with what the built-in levels know of the verb.
struct LineComparison {
  private let line: Level.Challenge
  private let columns: [CheckedColumn]
  private let verb: ReferenceVerb
  private let isDative: Bool
  let forms: [ComparedForm]
  /// The first of the forms: they tell which of several right forms a line has. A line can have thousands.
  private let firstForms: [String]
  private let tenseOfHelpers: Tense?

  init(_ line: Level.Challenge, columns: [CheckedColumn], _ verb: ReferenceVerb) {
    isDative = line.isDative(verb)
    let columns = isDative ? columns.map { CheckedColumn($0.name, role: nil) } : columns
    (self.line, self.columns, self.verb) = (line, columns, verb)
    forms = line.cells.enumerated().flatMap { column, alternatives in
      alternatives.enumerated().map { alternative, written in
        ComparedForm(
          line.apart(written).form, at: (column, alternative), under: columns[column], of: verb)
      }
    }
    firstForms = forms.prefix(24).map(\.form)
    tenseOfHelpers = Self.tense(ofHelpersIn: forms)
  }

  /// For each tense how many of the forms are right in it, those of columns that name a tense left out.
  var counts: [Tense: Int] {
    var counts: [Tense: Int] = [:]
    for form in forms where form.column.ownTense == nil && form.column.person != nil {
      // A form of tú under vos is of its tense all the same.
      let tenses =
        form.column.person == .vos
        ? form.tenses.union(verb.tenses(of: form.form, under: form.column, takesTúForVos: true))
        : form.tenses
      for tense in tenses { counts[tense, default: 0] += 1 }
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
    if let finding = otherVerb(wrong, tenses) ?? lineOfOtherTense(wrong, tenses) {
      return [finding]
    }
    let right = forms.filter { $0.isRight(in: tenses) }
    var (otherFindings, missingWords) = wordsAround(right, tenses)
    otherFindings += notInThirdPerson + helpersOfOtherTense
    var findings = misspelled(right, besides: otherFindings)
    if wrong.isEmpty { return findings + otherFindings + missingWords }
    var misplaced: [ComparedForm] = []
    var ofOtherTense: [ComparedForm] = []
    var unknown: [ComparedForm] = []
    for form in wrong {
      if let meant = otherwiseAccented(form, tenses) {
        findings.append((.otherAccents(form.form, meant: meant), form.cell))
      } else if !form.isKnown {
        unknown.append(form)
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
    findings += otherPerson(misplaced, tenses) + otherTense(ofOtherTense, tenses)
    findings += unknownForms(unknown, tenses) + otherFindings
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
    // The right form for estoy dormiendo is not duermo.
    if form.form.contains(" "), !tenses.contains(where: \.isCompound) { return [] }
    for tense in form.wantedTenses(tenses) {
      var right = verb.forms(in: tense, under: column, beside: firstForms)
      if right.isEmpty, let helper = Tense.allCases.first(where: { $0.compound == tense }),
        let haber = ReferenceVerb("haber")
      {
        // After haber a participle does not agree.
        let participles = verb.forms(in: .participio, under: .participle)
          .filter { $0.hasSuffix("o") }
        right = haber.forms(in: helper, under: column)
          .filter { PhraseLink.haber.helps(as: $0) }
          .flatMap { form in participles.map { "\(form) \($0)" } }
      }
      if !right.isEmpty { return right }
    }
    return []
  }

  /// The right form that differs from a form by accents alone.
  private func otherwiseAccented(_ form: ComparedForm, _ tenses: [Tense]) -> String? {
    let rightForms = rightForms(for: form, tenses)
    let fold = form.form.folded
    if !form.isKnown, rightForms.isEmpty {
      return verb.form(near: form.form, under: form.column, atMost: 0)
    }
    return rightForms.first { $0.folded == fold }
  }

  /// The likeliest right form as a line has it: sentaos for sentados, no comas for no come.
  private func cure(for form: ComparedForm, _ tenses: [Tense]) -> String? {
    if form.isPhrase { return helped(form) }
    if let mended = mended(form) { return mended }
    return rightForms(for: form, tenses).first.map { whole($0, for: form, in: tenses) }
  }

  /// A cell of several words with the right form in the place of a mistake: estoy durmiendo for estoy dormiendo.
  private func mended(_ form: ComparedForm) -> String? {
    guard form.form.contains(" "),
      let mistake = FormIndex.builtin.mistakes(inSentence: form.written).first,
      let right = mistake.suggestions.first(where: { $0.infinitive == verb.infinitive })
    else { return nil }
    return form.written.split(separator: " ")
      .map { $0 == mistake.text ? right.form : String($0) }.joined(separator: " ")
  }

  /// The tense of at least two thirds of the cells with helpers; nil if there is no such tense. Cells under columns without
  /// a person do not count.
  private static func tense(ofHelpersIn forms: [ComparedForm]) -> Tense? {
    let helped = forms.filter(\.hasHelpersAndPerson)
    var counts: [Tense: Int] = [:]
    for form in helped { for tense in form.tenses { counts[tense, default: 0] += 1 } }
    let most = counts.values.max() ?? 0
    guard most > 1, 3 * most >= 2 * helped.count else { return nil }
    return Tense.allCases.first { counts[$0] == most }
  }

  /// The cell with its helper in the tense of most cells and the person of its column: iban a salir for van a salir.
  private func helped(_ form: ComparedForm) -> String? {
    guard let tense = tenseOfHelpers else { return nil }
    let parsed = FormIndex.builtin.constructionParser(ofVerb: line.verb)
      .parse(form.written, in: tense, column: form.column.name)
    guard let link = parsed.construction.helpers.first,
      let right = ReferenceVerb(link.helper)?.forms(in: tense, under: form.column).first
    else { return nil }
    return parsed.construction.spelling(
      of: parsed.form, helpers: [right] + parsed.helpers.dropFirst(), in: tense,
      person: parsed.person)
  }

  /// Cells whose helper is in another tense than that of most, unless another form beside it is right.
  private var helpersOfOtherTense: [Finding] {
    guard let tense = tenseOfHelpers else { return [] }
    let helped = forms.filter(\.hasHelpersAndPerson)
    let right = Set(helped.filter { $0.tenses.contains(tense) }.map(\.cell.column))
    return otherTense(helped.filter { !right.contains($0.cell.column) }, [tense])
  }

  /// The whole line with the forms of the reference; nil if it lacks one.
  private func rightLine(_ tenses: [Tense]) -> String? {
    var cells = [String](repeating: "-", count: columns.count)
    let firsts = Dictionary(forms.map { ($0.cell.column, $0) }) { first, _ in first }
    for (column, first) in firsts {
      guard let right = rightForms(for: first, tenses).first else { return nil }
      cells[column] = whole(right, for: first, in: tenses)
    }
    return cells.joined(separator: ", ")
  }

  /// A form of the reference in place of one of the line: with the pronoun of a reflexive verb, and with the `no` of a
  /// negative command.
  private func whole(_ right: String, for form: ComparedForm, in tenses: [Tense]) -> String {
    let tense = form.wantedTenses(tenses).first
    let isNegated = form.isNegated || tense == .imperativoNegativo
    let words = (isNegated ? "no " : "") + right
    if line.verb == line.infinitive {
      let objects = objects(of: form, beside: right)
      if objects.isEmpty { return words }
      return Construction(objects: objects, isNegated: isNegated)
        .spelling(of: right, in: tense, person: form.column.person) ?? words
    }
    if hasPronoun(right, in: tense) { return right }
    return CliticSpelling.reflexive(words, of: form.column.person, in: tense) ?? words
  }

  /// The pronouns of objects that a cell has before its form or written onto it, in the order that Spanish has: lo of
  /// `hacelo` for hazlo. What is nearer to the right form with its ending has none: sale for sal.
  private func objects(of form: ComparedForm, beside right: String) -> [Pronoun] {
    let words = form.written.split(separator: " ").drop { $0 == "no" }
    let before = words.dropLast().prefix { Pronoun($0) != nil }.compactMap { Pronoun($0) }
    var word = (words.last.map { String($0) } ?? "").folded
    func distance(_ word: String) -> Int {
      editDistance(Array(word.unicodeScalars), Array(right.folded.unicodeScalars), atMost: 8) ?? 9
    }
    var after: [Pronoun] = []
    while before.count + after.count < 2,
      let pronoun = Pronoun.allCases.last(where: { word.hasSuffix($0.text) }),
      distance(String(word.dropLast(pronoun.text.count))) < distance(word)
    {
      after.insert(pronoun, at: 0)
      word.removeLast(pronoun.text.count)
    }
    return PronounCheck.arranged(before + after)
  }

  /// Whether a pronoun is written onto a form that the reference has whole: `levántate`, `arrepiéntete`.
  private func hasPronoun(_ form: String, in tense: Tense?) -> Bool {
    ((tense == .imperativo || tense == .gerundio)
      && FormIndex.builtin.isPronominal(verb.infinitive))
      || FormIndex.builtin.lookup(form, accents: .strict).contains {
        $0.infinitive == verb.infinitive && $0.helpers.isEmpty && !$0.parts.isEmpty
      }
  }

  // MARK: Findings. Where one tells of several forms, `moreInLine` is how many there are beside the one that it names.

  /// Forms that the reference has under another person: one finding.
  private func otherPerson(_ forms: [ComparedForm], _ tenses: [Tense]) -> [Finding] {
    guard let form = forms.first else { return [] }
    let moreInLine = forms.count - 1
    let known = persons(of: form, tenses).joined(separator: ", ")
    let order = columns.map(\.name).joined(separator: ", ")
    let more = LocalizedText.more(
      moreInLine,
      en: " \(moreInLine) more \(moreInLine, "form is", "forms are") out of place on this line.",
      es: " \(moreInLine) más de esta línea \(moreInLine, "está", "están") fuera de lugar.")
    let line: LocalizedText? = (moreInLine > 0 ? rightLine(tenses) : nil).map {
      .init(
        en: "The reference has, in the order \(order): \($0)",
        es: "En el orden \(order) la referencia tiene: \($0)")
    }
    let (written, column) = (form.written, form.column.name)
    let message = DiagnosticMessage(
      .otherPerson,
      en: "\(word: written) is under \(column); the reference has it under \(known).\(more)",
      es:
        "\(word: written) está en la columna \(column); en la referencia es la forma de \(known).\(more)",
      help: line ?? cure(for: form, tenses).map { .question($0, written) }
        ?? .init(
          en: "Check that the forms are in this order: \(order)",
          es: "Mira si las formas están en este orden: \(order)"))
    return [(message, form.cell)]
  }

  /// Forms of another tense than the level's: one finding.
  private func otherTense(_ forms: [ComparedForm], _ tenses: [Tense]) -> [Finding] {
    guard let form = forms.first else { return [] }
    let moreInLine = forms.count - 1
    let known =
      form.tenses.min { $0.rawValue < $1.rawValue } ?? verb.occurrences(of: form.form).first?.tense
    let found: LocalizedText =
      known.map { .init(en: "\($0.name)", es: "es \($0.name)") }
      ?? .init(en: "in another tense", es: "está en otro tiempo")
    let wanted: LocalizedText =
      form.wantedTenses(tenses).first.map {
        .init(en: "; \($0.name) is expected here", es: "; aquí se espera \($0.name)")
      } ?? .none
    let more = LocalizedText.more(
      moreInLine, en: ", and in \(moreInLine) more \(moreInLine, "place", "places") on this line",
      es: ", y lo mismo en \(moreInLine) \(moreInLine, "lugar", "lugares") más de esta línea")
    let message = DiagnosticMessage(
      .otherTense,
      en: "\(word: form.written) is \(found)\(wanted)\(more).",
      es: "\(word: form.written) \(found)\(wanted)\(more).",
      help: (moreInLine > 0 ? rightLine(tenses) : nil).map { .rightLine($0) }
        ?? cure(for: form, tenses).map { .question($0, form.written) }
        ?? .init(
          en: "Write the form in the tense of the level, or - if the verb has none.",
          es: "Escribe la forma del tiempo del nivel, o - si el verbo no tiene ninguna."))
    return [(message, form.cell)]
  }

  /// `lavate` for lávate. A cell with another finding is left out: the form that is proposed there has the right accents.
  private func misspelled(_ forms: [ComparedForm], besides others: [Finding]) -> [Finding] {
    let said = Set(others.compactMap { $0.cell.map { [$0.column, $0.alternative] } })
    return forms.compactMap { form in
      let right = form.rightSpelling
      return right == form.written || said.contains([form.cell.column, form.cell.alternative])
        ? nil : (.otherAccents(form.written, meant: right), form.cell)
    }
  }

  /// `se acuestas` for te acuestas; and `lavo` where the line is of lavarse, `hables` where it is of negative
  /// commands: what several forms lack is one finding.
  private func wordsAround(
    _ forms: [ComparedForm], _ tenses: [Tense]
  ) -> (wrong: [Finding], missing: [Finding]) {
    let check = PronounCheck(line, forms, isDative: isDative, in: tenses)
    let wrong: [Finding] = check.faults.compactMap { fault in
      guard fault.id == .otherPronoun else { return nil }
      let (form, column) = (fault.form.written, fault.form.column.name)
      let (text, advice): (LocalizedText, LocalizedText)
      if fault.areMisplaced {
        text = .init(
          en:
            "\(word: form): a command has its pronouns written onto it, and after “no” before it.",
          es: "\(word: form): los pronombres de una orden van unidos a ella, y con «no», delante.")
        advice = .init(
          en: "Write it as in dímelo, no me lo digas.",
          es: "Escríbela como en dímelo, no me lo digas.")
      } else if let pronoun = fault.wanted?.text {
        text = .init(
          en: "\(word: form): with \(column) the pronoun is \(pronoun).",
          es: "\(word: form): con \(column) el pronombre es \(pronoun).")
        advice = .init(
          en: "Write the form with \(pronoun).", es: "Escribe la forma con \(pronoun).")
      } else {
        text = .init(
          en: "\(word: form): Spanish does not have these pronouns together in this order.",
          es: "\(word: form): en español estos pronombres no van juntos en este orden.")
        advice = .init(
          en: "Write them as in me lo dice, se lo dice, se me cae.",
          es: "Escríbelos como en me lo dice, se lo dice, se me cae.")
      }
      let help = fault.cure.map { LocalizedText.question($0, form) } ?? advice
      return (DiagnosticMessage(.otherPronoun, text, help: help), fault.form.cell)
    }
    var missing: [Finding] = []
    for id in [DiagnosticID.missingPronoun, .missingNo] {
      let faults = check.faults.filter { $0.id == id }
      guard let first = faults.first else { continue }
      let (form, count) = (first.form.written, faults.count - 1)
      let right = count == 0 ? first.cure : check.line(of: forms)
      let message: DiagnosticMessage
      if id == .missingNo {
        let more = LocalizedText.more(
          count, en: " \(count) more on this line \(count, "has", "have") none.",
          es: " En \(count) más de esta línea falta también.")
        message = DiagnosticMessage(
          id,
          en: "\(word: form) is in a negative command, which begins with “no”.\(more)",
          es: "\(word: form) está en una orden negativa, que empieza por “no”.\(more)",
          help: "Write: \(right ?? "no \(form)")",
          ayuda: "Escribe: \(right ?? "no \(form)")")
      } else {
        let right = right ?? "me lavo, te lavas, se lava, nos lavamos, os laváis, se lavan"
        let found: LocalizedText =
          count == 0
          ? .init(en: " lacks", es: "")
          : .init(
            en: " and \(count) more on this line lack", es: ", y a \(count) más de esta línea")
        message = DiagnosticMessage(
          id,
          en: "\(word: line.verb) has a pronoun that \(word: form)\(found).",
          es: "\(word: line.verb) lleva un pronombre que le falta a \(word: form)\(found).",
          help: "Write the pronouns: \(right)",
          ayuda: "Escribe los pronombres: \(right)")
      }
      missing.append((message, first.form.cell))
    }
    return (wrong, missing)
  }

  /// Forms of gustar and its like that are not those of what pleases: `os dueles` for os duele.
  private var notInThirdPerson: [Finding] {
    if !isDative { return [] }
    func persons(of form: ComparedForm) -> [Person] {
      form.personsWithHelpers.compactMap { Person(column: $0) }
        + verb.occurrences(of: form.form).compactMap(\.column.person)
    }
    func isThird(_ form: ComparedForm) -> Bool {
      let persons = persons(of: form)
      return persons.isEmpty || persons.contains(.él) || persons.contains(.ellos)
    }
    let third = forms.first(where: isThird)?.form
    return forms.filter { !isThird($0) }.map { form in
      let (written, names) = (form.written, persons(of: form).map(\.name).eachOnce())
      let right = third.map { "\(written.dropLast(form.form.count))\($0)" }
      let message = DiagnosticMessage(
        .otherPerson,
        en:
          "\(word: written) has the form of \(names.joined(separator: ", ")); what pleases is él or ellos.",
        es:
          "\(word: written) lleva la forma de \(names.joined(separator: ", ")); lo que gusta es él o ellos.",
        help: right.map { .question($0, written) }
          ?? .init(en: "Write the form of él.", es: "Escribe la forma de él."))
      return (message, form.cell)
    }
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
      let right: LocalizedText =
        rightLine(tenses).map {
          .init(
            en: " The reference has this for \(line.verb): \($0)",
            es: " La referencia tiene para \(line.verb): \($0)")
        } ?? .none
      let message = DiagnosticMessage(
        .otherVerb,
        en: "This is the line of \(line.verb), but its forms are those of \(name).",
        es: "Esta es la línea de \(line.verb), pero sus formas son las de \(name).",
        help: "If they are right, write \(name) before the colon.\(right)",
        ayuda: "Si están bien, escribe \(name) antes de los dos puntos.\(right)")
      return (message, nil)
    }
  }

  /// A line that is in another tense as a whole.
  private func lineOfOtherTense(_ wrong: [ComparedForm], _ tenses: [Tense]) -> Finding? {
    guard let expected = tenses.first, wrong.count >= 2, let first = wrong.first else { return nil }
    let counts = counts
    let right = counts.filter { tenses.contains($0.key) }.values.max() ?? 0
    guard let most = counts.values.max(), most > right,
      most + (forms.count >= 4 ? 1 : 0) >= forms.count,
      let found = Tense.allCases.first(where: { counts[$0] == most })
    else { return nil }
    let message = DiagnosticMessage(
      .otherTense,
      en: "The forms of \(line.verb) are \(found.name); the level is in \(expected.name).",
      es: "Las formas de \(line.verb) son de \(found.name); el nivel está en \(expected.name).",
      help: rightLine(tenses).map { .rightLine($0) }
        ?? .init(
          en: "Write the forms in the tense of the level: \(expected.name)",
          es: "Escribe las formas del tiempo del nivel: \(expected.name)"))
    return (message, first.cell)
  }

  /// The persons that have a form in the right tense.
  private func persons(of form: ComparedForm, _ tenses: [Tense]) -> [String] {
    if !form.otherPersons.isEmpty { return form.otherPersons }
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
    func finding(_ form: ComparedForm, line: String? = nil, moreInLine: Int = 0) -> Finding {
      let meant =
        cure(for: form, tenses) ?? verb.form(near: form.form, under: form.column, atMost: 2)
      let more = LocalizedText.moreForms(moreInLine)
      let message = DiagnosticMessage(
        .unknownForm,
        en: "The reference has no form \(word: form.form) of \(verb.infinitive).\(more)",
        es: "La referencia no tiene la forma \(word: form.form) de \(verb.infinitive).\(more)",
        help: line.map { .rightLine($0) } ?? meant.map { .question($0, form.form) }
          ?? .init(
            en: "To see its forms: conj show \(verb.infinitive)",
            es: "Para ver las formas que tiene: conj show \(verb.infinitive)"))
      return (message, form.cell)
    }
    guard unknown.count >= Self.fewestWithOneCause,
      let first = unknown.first(where: { !$0.isKnown })
    else { return unknown.map { finding($0) } }
    let right = rightLine(tenses)
    return right != nil || unknown.allSatisfy { cure(for: $0, tenses) == nil }
      ? [finding(first, line: right, moreInLine: unknown.count - 1)] : unknown.map { finding($0) }
  }
}

// MARK: What several messages say

extension DiagnosticMessage {
  static func otherAccents(_ word: String, meant: String) -> Self {
    Self(
      .otherAccents,
      en: "\(word: word) is spelled \(word: meant) in the reference.",
      es: "\(word: word) se escribe \(word: meant) en la referencia.",
      help: .question(meant, word))
  }
}

extension LocalizedText {
  static func question(_ meant: String, _ word: String) -> Self {
    Self(
      en: "Did you mean \(meant)? If \(word) is right, leave it as it is.",
      es: "¿Quieres decir \(meant)? Si \(word) está bien, no cambies nada.")
  }

  static func moreForms(_ count: Int) -> Self {
    more(
      count, en: " …and \(count) more \(count, "form", "forms") on this line.",
      es: " Ni tampoco \(count) más de esta línea.")
  }

  fileprivate static func more(
    _ count: Int, en english: TextLiteral<English>, es spanish: TextLiteral<Spanish>
  ) -> Self {
    count == 0 ? .none : Self(en: english, es: spanish)
  }

  fileprivate static func rightLine(_ line: String) -> Self {
    Self(en: "The reference has: \(line)", es: "La referencia tiene: \(line)")
  }
}
