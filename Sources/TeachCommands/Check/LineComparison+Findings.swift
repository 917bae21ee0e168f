import LevelFiles
import SpanishGrammar
import SpanishText
import VerbForms
import Wording

/// The findings about a line. One about several forms names the first of them, and `moreInLine` counts the others.
extension LineComparison {
  /// Forms that the reference has under another person: one finding.
  func otherPerson(_ forms: [ComparedForm]) -> [Finding] {
    guard let form = forms.first else { return [] }
    return [Finding(.otherPerson, form.cell) { otherPerson(form, moreInLine: forms.count - 1) }]
  }

  private func otherPerson(_ form: ComparedForm, moreInLine: Int) -> DiagnosticMessage {
    let known = persons(of: form).joined(separator: ", ")
    let order = columns.map(\.name).joined(separator: ", ")
    let more = LocalizedText.more(
      moreInLine,
      en: " \(moreInLine) more \(moreInLine, "form is", "forms are") out of place on this line.",
      es: " \(moreInLine) más de esta línea \(moreInLine, "está", "están") fuera de lugar.")
    let line: LocalizedText? = (moreInLine > 0 ? rightLine : nil).map {
      .init(
        en: "The reference has, in the order \(order): \($0)",
        es: "En el orden \(order) la referencia tiene: \($0)")
    }
    let (written, column) = (form.written, form.column.name)
    return DiagnosticID.otherPerson.message(
      en: "\(word: written) is under \(column); the reference has it under \(known).\(more)",
      es:
        "\(word: written) está en la columna \(column); en la referencia es la forma de \(known).\(more)",
      help: line ?? cure(for: form).map { .question($0, written) }
        ?? .init(
          en: "Check that the forms are in this order: \(order)",
          es: "Mira si las formas están en este orden: \(order)"))
  }

  /// Forms of another tense than the level's: one finding.
  func otherTense(_ forms: [ComparedForm]) -> [Finding] {
    guard let form = forms.first else { return [] }
    return [Finding(.otherTense, form.cell) { otherTense(form, moreInLine: forms.count - 1) }]
  }

  private func otherTense(_ form: ComparedForm, moreInLine: Int) -> DiagnosticMessage {
    let known = form.firstTense ?? verb.occurrences(of: form.form).first?.tense
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
    return DiagnosticID.otherTense.message(
      en: "\(word: form.written) is \(found)\(wanted)\(more).",
      es: "\(word: form.written) \(found)\(wanted)\(more).",
      help: (moreInLine > 0 ? rightLine : nil).map { .rightLine($0) }
        ?? cure(for: form).map { .question($0, form.written) }
        ?? .init(
          en: "Write the form in the tense of the level, or - if the verb has none.",
          es: "Escribe la forma del tiempo del nivel, o - si el verbo no tiene ninguna."))
  }

  /// Cells whose helper is in another tense than that of most, unless another form beside it is right.
  var helpersOfOtherTense: [Finding] {
    guard let tense = tenseOfHelpers else { return [] }
    let helped = forms.filter(\.hasHelpersAndPerson)
    let right = Set(helped.filter { $0.tenses.contains(tense) }.map(\.cell.column))
    var line = self
    line.tenses = [tense]
    return line.otherTense(helped.filter { !right.contains($0.cell.column) })
  }

  /// `lavate` for lávate. A cell with another finding is left out: the form that is proposed there has the right accents.
  func misspelled(_ forms: [ComparedForm], besides others: [Finding]) -> [Finding] {
    let said = Set(others.compactMap { $0.cell.map { [$0.column, $0.alternative] } })
    return forms.compactMap { form in
      let right = form.rightSpelling
      return right == form.written || said.contains([form.cell.column, form.cell.alternative])
        ? nil : otherAccents(form, form.written, meant: right)
    }
  }

  func otherAccents(_ form: ComparedForm, _ written: String, meant: String) -> Finding {
    var message = DiagnosticMessage.otherAccents(written, meant: meant)
    if !isMissing(meant, in: form.cell) {
      message.help = .init(
        en: "This cell has \(meant) too. If \(written) is right, leave it as it is.",
        es: "Esta casilla ya tiene \(meant). Si \(written) está bien, no cambies nada.")
    }
    return Finding(message, form.cell)
  }

  /// `se acuestas` for te acuestas; and `lavo` where the line is of lavarse, `hables` where it is of negative
  /// commands: what several forms lack is one finding.
  func wordsAround(_ forms: [ComparedForm]) -> (wrong: [Finding], missing: [Finding]) {
    let check = PronounCheck(self, forms)
    func missing(_ kind: DiagnosticID) -> [Finding] {
      let faults = check.faults.filter { $0.kind == kind }
      guard let first = faults.first else { return [] }
      let right = faults.count == 1 ? first.cure : check.line(of: forms)
      let message = kind == .missingNo ? missingNo : missingPronoun
      return [Finding(message(first.form.written, faults.count - 1, right), first.form.cell)]
    }
    return (
      check.faults.compactMap { fault in
        guard var message = fault.message else { return nil }
        if let cure = fault.cure, isMissing(cure, in: fault.form.cell) {
          message.help = .question(cure, fault.form.written)
        }
        return Finding(message, fault.form.cell)
      },
      missing(.missingPronoun) + missing(.missingNo)
    )
  }

  private func missingNo(_ form: String, _ moreInLine: Int, _ right: String?) -> DiagnosticMessage {
    let right = right ?? "no \(form)"
    let more = LocalizedText.more(
      moreInLine, en: " \(moreInLine) more on this line \(moreInLine, "has", "have") none.",
      es: " En \(moreInLine) más de esta línea falta también.")
    return DiagnosticID.missingNo.message(
      en: "\(word: form) is in a negative command, which begins with “no”.\(more)",
      es: "\(word: form) está en una orden negativa, que empieza por “no”.\(more)",
      help: "Write: \(right)", ayuda: "Escribe: \(right)")
  }

  private func missingPronoun(
    _ form: String, _ moreInLine: Int, _ right: String?
  ) -> DiagnosticMessage {
    let right = right ?? "me lavo, te lavas, se lava, nos lavamos, os laváis, se lavan"
    let others: LocalizedText =
      moreInLine == 0
      ? .init(en: " lacks", es: "")
      : .init(
        en: " and \(moreInLine) more on this line lack", es: ", y a \(moreInLine) más de esta línea"
      )
    return DiagnosticID.missingPronoun.message(
      en: "\(word: line.verb) has a pronoun that \(word: form)\(others).",
      es: "\(word: line.verb) lleva un pronombre que le falta a \(word: form)\(others).",
      help: "Write the pronouns: \(right)", ayuda: "Escribe los pronombres: \(right)")
  }

  /// Forms of gustar and its like that are not those of what pleases: `os dueles` for os duele.
  var notInThirdPerson: [Finding] {
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
      let message = DiagnosticID.otherPerson.message(
        en:
          "\(word: written) has the form of \(names.joined(separator: ", ")); what pleases is él or ellos.",
        es:
          "\(word: written) lleva la forma de \(names.joined(separator: ", ")); lo que gusta es él o ellos.",
        help: right.flatMap { isMissing($0, in: form.cell) ? .question($0, written) : nil }
          ?? .init(en: "Write the form of él.", es: "Escribe la forma de él."))
      return Finding(message, form.cell)
    }
  }

  /// A line whose forms are those of another verb: sentarse with `me siento, te sientes`.
  func otherVerb(_ wrong: [ComparedForm]) -> Finding? {
    guard wrong.count >= 2, let first = wrong.first else { return nil }
    // Of two mistakes, pedió and pedieron, pedir does not become peder, which is used less.
    let isMostlyRight = 2 * wrong.count < forms.count
    func rank(_ infinitive: String) -> Int { FormIndex.builtin.rank(ofVerb: infinitive) ?? .max }
    let candidates = FormIndex.builtin.lookup(first.form)
      .filter { $0.match == .exact && $0.infinitive != verb.infinitive }.map(\.infinitive)
      .filter { !isMostlyRight || rank($0) < rank(verb.infinitive) }
    let found = candidates.prefix(5).first { candidate in
      let other = ReferenceVerb(candidate).map { LineComparison(line, columns: columns, $0) }
      return other?.forms.allSatisfy { $0.isRight(in: tenses) } ?? false
    }
    return found.map {
      let name = line.verb == line.infinitive ? $0 : $0 + "se"
      let right: LocalizedText =
        rightLine.map {
          .init(
            en: " The reference has this for \(line.verb): \($0)",
            es: " La referencia tiene para \(line.verb): \($0)")
        } ?? .none
      let message = DiagnosticID.otherVerb.message(
        en: "This is the line of \(line.verb), but its forms are those of \(name).",
        es: "Esta es la línea de \(line.verb), pero sus formas son las de \(name).",
        help: "If they are right, write \(name) before the colon.\(right)",
        ayuda: "Si están bien, escribe \(name) antes de los dos puntos.\(right)")
      return Finding(message, nil)
    }
  }

  /// A line that is in another tense as a whole.
  func lineOfOtherTense(_ wrong: [ComparedForm]) -> Finding? {
    guard let expected = tenses.first, wrong.count >= 2, let first = wrong.first else { return nil }
    let counts = counts
    let right = counts.filter { tenses.contains($0.key) }.values.max() ?? 0
    let (most, found) = counts.mostFrequent
    guard let found = found.first, most > right,
      most + (forms.count >= 4 ? 1 : 0) >= forms.count
    else { return nil }
    return lineOfTense(found, insteadOf: expected, at: first)
  }

  /// A line whose helpers are in another tense than the level: iba a salir in the present. That of voy a salir is the
  /// future too.
  var helpersOfOtherLevel: Finding? {
    guard let found = tenseOfHelpers, let expected = tenses.first, expected.hasPersons,
      expected != .imperativo, expected != .imperativoNegativo, !tenses.contains(found),
      found != .presente || !tenses.contains(.futuro)
    else { return nil }
    return forms.first(where: \.hasHelpersAndPerson)
      .map { lineOfTense(found, insteadOf: expected, at: $0) }
  }

  private func lineOfTense(
    _ found: Tense, insteadOf expected: Tense, at form: ComparedForm
  ) -> Finding {
    let message = DiagnosticID.otherTense.message(
      en: "The forms of \(line.verb) are \(found.name); the level is in \(expected.name).",
      es: "Las formas de \(line.verb) son de \(found.name); el nivel está en \(expected.name).",
      help: rightLine.map { .rightLine($0) }
        ?? .init(
          en: "Write the forms in the tense of the level: \(expected.name)",
          es: "Escribe las formas del tiempo del nivel: \(expected.name)"))
    return Finding(message, form.cell)
  }

  /// Forms that the verb does not have.
  func unknownForms(_ unknown: [ComparedForm]) -> [Finding] {
    func message(
      of form: ComparedForm, line: String? = nil, moreInLine: Int = 0
    ) -> DiagnosticMessage {
      let meant =
        cure(for: form)
        ?? verb.form(near: form.form, under: form.column, atMost: 2)
        .flatMap { isMissing($0, in: form.cell) ? $0 : nil }
      let more = LocalizedText.moreForms(moreInLine)
      return DiagnosticID.unknownForm.message(
        en: "The reference has no form \(word: form.form) of \(verb.infinitive).\(more)",
        es: "La referencia no tiene la forma \(word: form.form) de \(verb.infinitive).\(more)",
        help: line.map { .rightLine($0) } ?? meant.map { .question($0, form.form) }
          ?? .init(
            en: "To see its forms: conj show \(verb.infinitive)",
            es: "Para ver las formas que tiene: conj show \(verb.infinitive)"))
    }
    if unknown.count >= Self.fewestUnknownWithOneCause,
      let first = unknown.first(where: { !$0.isKnown })
    {
      let right = rightLine
      if right != nil || unknown.allSatisfy({ cure(for: $0) == nil }) {
        return [Finding(message(of: first, line: right, moreInLine: unknown.count - 1), first.cell)]
      }
    }
    return unknown.map { form in Finding(.unknownForm, form.cell) { message(of: form) } }
  }
}

// MARK: What several messages say

extension DiagnosticMessage {
  static func otherAccents(_ word: String, meant: String) -> Self {
    DiagnosticID.otherAccents.message(
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
