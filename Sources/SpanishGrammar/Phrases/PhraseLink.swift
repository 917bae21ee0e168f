/// One way in which a verb helps another: *tener que* before an infinitive, *ser* before a participle.
package struct PhraseLink: Sendable, Hashable {
  /// The infinitive of the verb that helps.
  package let helper: String
  /// The words between it and the verb that it helps, folded.
  package let words: [String]
  /// The kind of form that follows.
  package let role: GrammaticalRole
  /// Whether the helper has commands of its own (`sigue comiendo`): puede and debe are not commands.
  let hasCommands: Bool

  private init(_ name: String, before role: GrammaticalRole, hasCommands: Bool = true) {
    let words = name.split(separator: " ").map { String($0) }
    (helper, self.words) = (words[0], Array(words.dropFirst()))
    (self.role, self.hasCommands) = (role, hasCommands)
  }

  private static func links(
    _ names: [String], before role: GrammaticalRole, hasCommands: Bool = true
  ) -> [PhraseLink] {
    names.map { PhraseLink($0, before: role, hasCommands: hasCommands) }
  }

  /// All of them: those of the Academy's grammar of 2009, chapter 28, that learners meet first, and querer, which
  /// they learn with poder.
  package static let all: [PhraseLink] =
    [haber] + links(["haber de", "haber que"], before: .infinitive, hasCommands: false)
    + links(["ser", "estar"], before: .participle)
    + links(["estar", "seguir", "llevar", "ir", "andar"], before: .gerund)
    + links(["ir a", "volver a", "empezar a", "acabar de", "dejar de"], before: .infinitive)
    + links(
      ["tener que", "deber", "deber de", "poder", "soler", "querer"], before: .infinitive,
      hasCommands: false)

  /// The helper of compound tenses: he hablado.
  package static let haber = PhraseLink("haber", before: .participle)

  /// Those of a helper, by its infinitive.
  static let byHelper = Dictionary(grouping: all) { $0.helper }

  /// The helper and its word: `ir a`.
  package var name: String { ([helper] + words).joined(separator: " ") }

  /// Whether the two are a compound tense.
  var isCompound: Bool { helper == "haber" && role == .participle }

  /// Whether the phrase has no subject: `hay que comer`.
  var isImpersonal: Bool { helper == "haber" && words == ["que"] }

  /// Whether the participle that follows takes the subject's gender and number.
  var agrees: Bool { role == .participle && !isCompound }

  /// Whether it makes the passive: `fue construida`.
  package var isPassive: Bool { helper == "ser" }

  /// Whether it helps a participle's verb: only verbs with an object have a passive, which *ser* and its like do not.
  func takes(participle main: WordReading) -> Bool {
    guard agrees else { return main.form.hasSuffix("o") }
    return Agreement(participle: main.form) != nil
      && !["ser", "estar", "haber", "ir", "poder", "soler"].contains(main.infinitive)
  }

  /// Whether a form of the helper helps in one of its columns. Who is told to be somehow has a pronoun: estate quieto.
  func takes(_ use: WordReading.Use, of helper: WordReading) -> Bool {
    let isCommand = !use.role.isDisjoint(with: .imperative)
    let isBare = helper.form == "está" && helper.pronouns.isEmpty
    if isCommand, isBare || !hasCommands { return false }
    if isImpersonal { return helper.form != "ha" && (use.person == nil || use.person == .él) }
    return helps(as: helper.form)
  }

  /// Whether a form of the helper helps a verb with a subject. The present of haber has two forms for él, and
  /// each its own use.
  package func helps(as form: String) -> Bool { form != "hay" }

  /// What the phrase is called, by the tense of the verb that follows: `ir a + infinitivo`.
  package func name(of tense: Tense?) -> String {
    if isPassive { return "pasiva" }
    let usual: Tense =
      switch role {
      case .infinitive: .infinitivo
      case .participle: .participio
      default: .gerundio
      }
    return "\(name) + \((tense ?? usual).name)"
  }
}

/// The gender and number of a participle; after ser and estar they are the subject's.
package struct Agreement: Hashable {
  package let isFeminine: Bool
  let isPlural: Bool

  /// What the ending of a participle says; nil for other endings.
  init?(participle form: String) {
    isPlural = form.hasSuffix("s")
    isFeminine = form.hasSuffix(isPlural ? "as" : "a")
    guard isFeminine || form.hasSuffix(isPlural ? "os" : "o") else { return nil }
  }

  /// Whether a pronoun, without its accent, may be the subject, as far as its gender tells: not él of `es hecha`.
  package func allows(subject word: String) -> Bool {
    guard let feminine = Person(word: word)?.feminineName else { return true }
    return isFeminine == (word == feminine)
  }

  /// Whether a verb form of this person has such a subject; a form without a person has any.
  func fits(_ person: Person?) -> Bool { person.map { $0.isPlural == isPlural } ?? true }
}

extension Construction {
  /// The gender and number that the subject has where the verb is a participle after ser or estar; nil elsewhere.
  package func agreement(of form: String) -> Agreement? {
    helpers.last?.agrees == true ? Agreement(participle: form) : nil
  }
}
