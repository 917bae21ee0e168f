/// What a cell of a verb has besides the verb's own form: `no te lo has` in `no te lo has comido`.
///
/// A cell is a verb, a tense, a person and a construction. Levels and indexes store the own form (`levanta`);
/// ``spelling(of:helpers:in:person:)`` composes the rest (`levántate`, `no te levantes`, `te has levantado`).
package struct Construction: Sendable, Hashable {
  /// Whether the verb has the pronoun of its person: me levanto, te levantas.
  package var isPronominal: Bool
  /// The pronouns of objects, in their written order: me lo in dímelo, lo in póntelo.
  package var objects: [Pronoun]
  package var isNegated: Bool
  /// The helping verbs, the first word first: haber and estar in `he estado comiendo`.
  package var helpers: [PhraseLink]
  /// The words after the verb: falta in `me hace falta`.
  package var complement: String

  package init(
    isPronominal: Bool = false, objects: [Pronoun] = [], isNegated: Bool = false,
    helpers: [PhraseLink] = [], complement: String = ""
  ) {
    (self.isPronominal, self.objects, self.isNegated) = (isPronominal, objects, isNegated)
    (self.helpers, self.complement) = (helpers, complement)
  }

  /// The cell's spelling, composed of stored forms.
  ///
  /// Pronouns are written onto the first verb where it is a command, an infinitive or a gerund (`levántate`,
  /// `haberse ido`), and before it otherwise (`no te levantes`, `me voy a duchar`).
  ///
  /// - Parameters:
  ///   - form: The verb's own form: `levanta`; after helpers the form that the last one takes, `levantado`.
  ///   - forms: A form of each helper: `has`.
  ///   - tense: The tense of the whole, or of the first helper; nil for one whose pronouns are written before it.
  ///   - person: The person of the first verb; nil if it has no person, and the pronoun is `se`.
  /// - Returns: The spelling; nil where Spanish writes no such thing.
  package func spelling(
    of form: String, helpers forms: [String] = [], in tense: Tense?, person: Person?
  ) -> String? {
    guard forms.count == helpers.count else { return nil }
    var words: [String] = isNegated ? ["no"] : []
    var verbs: [String] = []
    for (helper, form) in zip(helpers, forms) { verbs += [form] + helper.words }
    verbs.append(form)
    if !complement.isEmpty { verbs.append(complement) }
    var pronouns = objects
    if isPronominal {
      guard let person = person ?? (tense?.hasPersons == false ? .él : nil) else { return nil }
      pronouns.insert(person.reflexive, at: 0)
    }
    if !pronouns.isEmpty {
      guard let group = CliticGroup(pronouns) else { return nil }
      if let role = Self.host(in: tense, person) {
        guard let whole = CliticSpelling.spelling(of: verbs[0], as: role, with: group)
        else { return nil }
        verbs[0] = whole
      } else {
        if tense == .participio { return nil }
        if let person, !group.goes(with: person) { return nil }
        for pronoun in pronouns { words.append(pronoun.text) }
      }
    }
    return (words + verbs).joined(separator: " ")
  }

  /// What pronouns are written onto in a tense; nil where they are written before the verb.
  package static func host(in tense: Tense?, _ person: Person?) -> GrammaticalRole? {
    switch tense {
    case .imperativo: (person ?? .tú).command
    case .infinitivo, .infinitivoCompuesto: .infinitive
    case .gerundio, .gerundioCompuesto: .gerund
    default: nil
    }
  }
}
