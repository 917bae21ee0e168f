import SpanishText

/// Several words read as one verb: `no me lo he comido`.
package struct PhraseParse: Sendable, Hashable {
  package var words: Range<Int>
  /// The verb that the phrase is a form of.
  package var main: WordReading
  /// Its uses that fit the subject and the kind of form that the phrase needs.
  var uses: [WordReading.Use]
  /// Tenses and persons of the whole.
  package var inflections: [PhraseInflection]
  /// The verbs that help it, in order: haber in `he comido`.
  package var helpers: [WordReading] = []
  /// How each of them helps.
  package var links: [PhraseLink] = []
  /// The words before the first verb, spelled right: subject, no and pronouns.
  package var lead: [String] = []
  /// What the subject must be if the verb is a participle after ser or estar.
  package var agreement: Agreement?

  /// The words spelled right.
  package var spelling: String { texts { [$0.spelling] }.joined(separator: " ") }
  /// The same with written-on pronouns taken apart: `estoy`, `comiendo`, `lo`.
  package var parts: [String] { texts { $0.parts } }
  /// The columns of `main` that fit.
  package var columns: [String] { uses.map { $0.column }.eachOnce() }
  /// The worst `band` of its verbs.
  package var band: Int { max(main.band, helpers.map { $0.band }.max() ?? 1) }

  /// Less for a better one: nearer to what was written, then more words, then the verbs more used.
  var order: (Int, Int, Int, Int) {
    (band, -words.count, main.rank, helpers.reduce(0) { $0 + $1.rank })
  }

  /// Whether the person of a helper before it allows a se at the end of its verbs: not yo estaba duchándose.
  func allows(_ person: Person?) -> Bool {
    guard let person, person.reflexive != .se else { return true }
    return main.pronouns != ["se"] && helpers.allSatisfy { $0.pronouns != ["se"] }
  }

  private func texts(_ texts: (WordReading) -> [String]) -> [String] {
    lead + zip(helpers, links).flatMap { texts($0) + $1.words } + texts(main)
  }
}

/// What the helpers of a phrase say of the whole: `he comido` is the pretérito perfecto compuesto of yo, `voy a comer` is
/// *ir a + infinitivo* in the presente.
package struct PhraseInflection: Sendable, Hashable {
  /// The tense, a compound one with haber; nil where the levels do not say it.
  package var tense: Tense?
  /// The helpers other than haber and what each takes, the one next to the verb first:
  /// `estar + gerundio, ir a + infinitivo` for `voy a estar comiendo`, `pasiva` for `fue construida`.
  package var construction: String?
  /// The person by the name of its column; nil if the first verb has no person.
  package var person: String?
  /// Whether a helper allows no subject, however others help it: `va a haber que comer`.
  private var isImpersonal = false

  /// What a verb without helpers says in one of its columns.
  init(_ use: WordReading.Use) {
    tense = use.tense
    person = use.tense?.hasPersons ?? true ? use.column : nil
  }

  /// What a helper in one of its columns makes of the verb after it, which may have helpers of its own; nil for a tense in
  /// which haber helps no verb.
  init?(_ use: WordReading.Use, _ link: PhraseLink, before inner: PhraseInflection) {
    self.init(use)
    construction = inner.construction
    if link.isCompound {
      guard tense == nil || tense?.compound != nil else { return nil }
      tense = tense?.compound
    } else {
      let own = link.name(of: inner.tense)
      construction = inner.construction.map { "\($0), \(own)" } ?? own
    }
    isImpersonal = link.isImpersonal || inner.isImpersonal
    if isImpersonal { person = nil }
  }
}

/// What one word of a phrase can be, as an index tells it.
package struct WordReading: Sendable, Hashable {
  /// One column that has the form.
  package struct Use: Sendable, Hashable {
    /// What the column makes of the form; one role.
    package var role: GrammaticalRole
    package var person: Person?
    package var column: String
    /// The tense of the form there, where the level says it.
    package var tense: Tense?

    package init(role: GrammaticalRole, person: Person?, column: String, tense: Tense? = nil) {
      (self.role, self.person, self.column, self.tense) = (role, person, column, tense)
    }
  }

  /// The form as a level has it: `comiendo` for `comiendolo`.
  package var form: String
  package var infinitive: String
  /// The word spelled right, with the pronouns written onto it: `comiéndolo`.
  package var spelling: String
  package var pronouns: [String]
  package let uses: [Use]
  /// The roles of all uses.
  let roles: GrammaticalRole
  /// How far the word is from `spelling`: 1 the same, 2 but for accents, 3 but for ñ.
  package var band: Int
  /// The verb's rank in the order of use.
  package var rank: Int
  /// The word spelled right, with its pronouns taken apart.
  var parts: [String] { pronouns.isEmpty ? [spelling] : [form] + pronouns }

  package init(
    form: String, infinitive: String, spelling: String, pronouns: [String] = [], uses: [Use],
    band: Int = 1, rank: Int = 0
  ) {
    (self.form, self.infinitive, self.spelling) = (form, infinitive, spelling)
    (self.pronouns, self.uses) = (pronouns, uses)
    roles = uses.reduce(into: []) { $0.formUnion($1.role) }
    self.band = band
    self.rank = rank
  }
}

/// The words before the first verb of a phrase: subject, `no`, pronouns.
struct PhraseLead {
  /// The words, spelled right.
  let spellings: [String]
  private let subject: Person?
  private let pronouns: CliticGroup?

  /// Reads the words. Accents of the subject and of `no` do not matter. A pronoun has no accent (`no sé nada`), and the last
  /// word is not a pronoun (`no se`).
  init(_ words: Range<Int>, text: (Int) -> String) {
    var spellings: [String] = []
    // The next word, but not the last one of all.
    func next() -> String? {
      let index = words.lowerBound + spellings.count
      return index + 1 < words.upperBound ? text(index) : nil
    }
    var subject: Person?
    if let word = next()?.folded, let person = Person(word: word) {
      subject = person
      spellings.append(person == .tú ? "tú" : word == "el" ? "él" : word)
    }
    if next()?.folded == "no" { spellings.append("no") }
    var found: [Pronoun] = []
    while let pronoun = next().flatMap({ Pronoun($0) }), CliticGroup(found + [pronoun]) != nil {
      found.append(pronoun)
      spellings.append(pronoun.text)
    }
    (self.spellings, self.subject) = (spellings, subject)
    pronouns = CliticGroup(found)
  }

  /// What the verb that follows may be.
  var roles: GrammaticalRole {
    if subject != nil || pronouns != nil { return .finite }
    let roles: GrammaticalRole = [.finite, .infinitive, .gerund]
    return spellings.contains("no") ? roles : roles.union(.imperative)
  }

  /// Whether the pronouns leave the verb a passive of this person: `me fue dado`, but not `se fue dado`, which is of irse.
  func allowsPassive(_ person: String?) -> Bool {
    pronouns.map { $0.isReflexive(ofAny: [person.flatMap { Person(column: $0) }]) == false } ?? true
  }

  /// Tenses and persons of a verb with helpers, with the negative commands that they are after `no`, and without it none.
  func commands(among inflections: [PhraseInflection], by link: PhraseLink) -> [PhraseInflection] {
    let mayCommand = spellings.contains("no") && link.hasCommands
    var all: [PhraseInflection] = []
    for inflection in inflections {
      if inflection.tense != .imperativoNegativo { all.append(inflection) }
      guard mayCommand, inflection.tense?.tenseOfForms == .subjuntivoPresente,
        let person = inflection.person.flatMap({ Person(column: $0)?.forbidden(with: pronouns) })
      else { continue }
      var command = inflection
      (command.tense, command.person) = (.imperativoNegativo, person.name)
      if !all.contains(command) { all.append(command) }
    }
    return all
  }

  /// Whether a participle that agrees so goes with the subject.
  func fits(_ agreement: Agreement?) -> Bool {
    guard let agreement, subject != nil, let word = spellings.first else { return true }
    return agreement.allows(subject: word.folded)
  }

  /// Whether a form of this person goes with the subject and the pronouns.
  func fits(_ use: WordReading.Use) -> Bool {
    guard let person = use.person else { return subject == nil }
    if let subject, !subject.agrees(withColumn: person) { return false }
    return pronouns?.goes(with: person) ?? true
  }
}
