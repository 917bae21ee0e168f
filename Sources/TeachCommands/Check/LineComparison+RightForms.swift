import LevelFiles
import SpanishGrammar
import SpanishText
import VerbForms

/// What the reference has in the place of a line's forms.
extension LineComparison {
  /// The reference's forms for the same cell, the likeliest first.
  func rightForms(for form: ComparedForm) -> [String] {
    let column = form.column
    // The right form for estoy dormiendo is not duermo.
    if form.form.contains(" "), !tenses.contains(where: \.isCompound) { return [] }
    for tense in form.wantedTenses(tenses) {
      // The first forms tell which of several right ones a line has; it can have thousands.
      var right = verb.forms(in: tense, under: column, beside: forms.prefix(24).map(\.form))
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
  func otherwiseAccented(_ form: ComparedForm) -> String? {
    let rightForms = rightForms(for: form)
    let fold = form.form.folded
    if !form.isKnown, rightForms.isEmpty {
      return verb.form(near: form.form, under: form.column, atMost: 0)
    }
    // hablo/habló: a form of the verb beside the right one in a cell is not that one misspelled.
    return rightForms.first { $0.folded == fold && (!form.isKnown || isMissing($0, in: form.cell)) }
  }

  /// The likeliest right form as a line has it, if its cell lacks it: sentaos for sentados, no comas for no come.
  func cure(for form: ComparedForm) -> String? {
    let changed = form.isPhrase ? helped(form) : mended(form)
    let others = form.isPhrase ? [] : rightForms(for: form)
    let cures = changed.map { [$0] } ?? others.map { whole($0, for: form) }
    return cures.first { isMissing($0, in: form.cell) }
  }

  /// Whether a cell lacks a form, so that it may be proposed for another one. A cell can have thousands.
  func isMissing(_ form: String, in cell: ParsedLevel.Cell) -> Bool {
    !cells[cell.column].prefix(24).contains {
      $0 == form || withoutLeadingWords($0) == form
    }
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

  /// The whole line with the forms of the reference; nil if it lacks one.
  var rightLine: String? {
    var cells = [String](repeating: "-", count: columns.count)
    let firsts = Dictionary(forms.map { ($0.cell.column, $0) }) { first, _ in first }
    for (column, first) in firsts {
      guard let right = rightForms(for: first).first else { return nil }
      cells[column] = whole(right, for: first)
    }
    return cells.joined(separator: ", ")
  }

  /// A form of the reference in place of one of the line: with the pronoun of a reflexive verb, and with the `no` of a
  /// negative command.
  func whole(_ right: String, for form: ComparedForm) -> String {
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
  /// `hacelo` for hazlo. An ending is no pronoun if the whole is nearer to the right form: sale for sal.
  private func objects(of form: ComparedForm, beside right: String) -> [Pronoun] {
    let words = form.written.split(separator: " ").drop { $0 == "no" }
    let before = words.dropLast().prefix { Pronoun($0) != nil }.compactMap { Pronoun($0) }
    var word = (words.last.map { String($0) } ?? "").folded
    func distance(_ word: String) -> Int {
      editDistance(Array(word.unicodeScalars), Array(right.folded.unicodeScalars), atMost: 8) ?? 9
    }
    var after: [Pronoun] = []
    // comíamos is a form of its own, and so is hablo, whatever verb the line is of.
    let isForm = FormIndex.builtin.lookup(word).contains { $0.parts.isEmpty }
    while !isForm, before.count + after.count < 2,
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
}
