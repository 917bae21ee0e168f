import SpanishGrammar
import SpanishText

extension FormIndex {
  /// The verb forms that a word holds with pronouns written onto them, in no order.
  ///
  /// The word is split wherever a group of pronouns may begin; the part before it must be a stored
  /// infinitive, gerund or command, and the whole must be spelled as the rules of stress have it,
  /// but for accents. With `keepsTildes` a ñ that was typed is one: daños is not da + nos.
  ///
  /// Complexity: O(1) for words that end in no pronoun; else O(letters) a split, at most 12.
  func cliticChoices(for query: FoldedQuery, keepingTildes keepsTildes: Bool = true) -> [Choice] {
    guard !query.isForeign, CliticEnding.isPossible(query.key) else { return [] }
    return choices(of: query, finite: false) { choice($0, $1, $2, query, keepsTildes) }
  }

  /// The choices that `choice` makes of the entries of each key that the pronouns may be written onto.
  private func choices(
    of query: FoldedQuery, finite isFinite: Bool,
    _ choice: (CliticSplit, _ host: FormKey, EntryRecord) -> Choice?
  ) -> [Choice] {
    var choices: [Choice] = []
    func add(_ split: CliticSplit) -> Bool {
      let host = split.host(in: query.key)
      guard let first = storage.find(host)?.first else { return false }
      for entry in first..<first + storage.entryCount(from: first) {
        if let choice = choice(split, host, storage.entry(entry)) { choices.append(choice) }
      }
      return false
    }
    _ = query.key.passes { word in
      isFinite
        ? CliticSplit.containsFinite(in: word, hasAccent: !query.key.accents.isPlain, where: add)
        : CliticSplit.contains(in: word, where: add)
    }
    return choices
  }

  private func choice(
    _ split: CliticSplit, _ host: FormKey, _ record: EntryRecord, _ query: FoldedQuery,
    _ keepsTildes: Bool
  ) -> Choice? {
    guard let found = storage.formOfVerb(host, record) else { return nil }
    // Nothing else in -r takes pronouns than the infinitive: no need to look the form up.
    if split.roles == .infinitive, !found.isInfinitive { return nil }
    // Only where some levels count do the cells depend on the whole. Most forms have none in these roles, and to tell so
    // is cheaper than to spell the whole.
    var occurrences: [CellOccurrence] = []
    if selection == nil {
      occurrences = storage.occurrences(of: found, as: split.roles, in: nil)
      if occurrences.isEmpty { return nil }
    }
    let form = host.spelling(with: storage.accents(of: record))
    guard let whole = CliticSpelling.spelling(of: form, as: split.roles, with: split.group),
      let key = FormKey(form: whole), key.hasSameLabels(as: query.key),
      !keepsTildes || key.accents.hasAllTildes(of: query.key.accents)
    else { return nil }
    if selection != nil {
      storage.forEachOccurrence(
        of: found, partOf: whole, as: split.roles, in: selection
      ) { occurrence, _ in occurrences.append(occurrence) }
    }
    let roles = occurrences.reduce(into: GrammaticalRole()) { $0.formUnion($1.roles) }
      .intersection(split.roles)
    if roles.isEmpty { return nil }
    let infinitive = storage.infinitive(of: host, record)
    // velo is of ver: ir has no direct object. In irlo a buscar it is that of another verb.
    if split.group.last.isDirectObject, infinitive == "ir", roles.isSubset(of: .imperative) {
      return nil
    }
    let keepsAccent =
      key.accents != query.key.accents && !query.key.accents.isPlain
      && keepsAccent(of: form, split.group, query)
    // Commands are in levels that come last, so as not to hide other forms; with a pronoun only
    // those to vos do, which are spelled like other verbs' forms (amalo: amalar, then amá + lo).
    var ranking = RankedMatch(
      query.typedAccents, spelling: keepsAccent ? query.key.accents : key.accents,
      isDeprioritized: roles == .vos && storage.areDeprioritized(occurrences),
      verb: UInt64(found.verb), preference: storage.verbRanks[found.verb], index: 0)
    ranking.isStored = false
    return Choice(
      answer: attachedAnswer(form, infinitive, found.verb, split.group, whole, occurrences),
      ranking: ranking, occurrences: occurrences)
  }

  private func attachedAnswer(
    _ form: String, _ infinitive: String, _ verb: VerbNumber, _ group: CliticGroup,
    _ whole: String, _ occurrences: [CellOccurrence]
  ) -> Answer {
    let pronouns = group.pronouns
    var answer = Answer(
      form: form, infinitive: infinitive, match: .pronouns, spelling: whole,
      parts: [form] + pronouns.map { $0.text })
    let persons = occurrences.map { occurrence -> Person? in
      guard occurrence.roles.isDisjoint(with: .imperative) else {
        return occurrence.person?.addressed ?? .tú
      }
      return occurrence.tense?.hasPersons ?? true ? occurrence.person : nil
    }
    answer.construction = construction(pronouns, persons) { verb }
    return answer
  }

  /// The construction of pronouns and a verb: whether the first one is the verb's own.
  ///
  /// The pronoun of the verb's person is (me levanto). `se` in the third person and any pronoun of a form without
  /// a person is, where levels have the verb with -se: *se venden* is passive, *se levantan* is not.
  ///
  /// Persons are those of the form, nil where it has none. `verb` gives the verb's number.
  func construction(
    _ pronouns: [Pronoun], _ persons: [Person?], verb: () -> VerbNumber?
  ) -> Construction {
    var construction = Construction(objects: pronouns)
    guard let group = CliticGroup(pronouns),
      group.isReflexive(ofAny: persons) ?? verb().map({ isReflexive($0) }) ?? false
    else { return construction }
    construction.isPronominal = true
    construction.objects.removeFirst()
    return construction
  }

  /// Whether a query is a form with pronouns and the accent that the form alone has, or had.
  private func keepsAccent(of form: String, _ group: CliticGroup, _ query: FoldedQuery) -> Bool {
    CliticSpelling.keepingAccent(form, with: group).flatMap { FormKey(form: $0) } == query.key
  }

  /// The verb forms with a person that a word holds with pronouns written onto them, in no order: `érase`,
  /// `díjose`.
  ///
  /// Only old and literary Spanish writes so, and it writes the accent: nothing is found but what is
  /// spelled right, today or as until the middle of the last century (`vióse`). Levels must name the tense.
  ///
  /// Complexity: as ``cliticChoices(for:)``.
  func encliticChoices(for query: FoldedQuery) -> [Choice] {
    guard !query.isForeign, !query.hasForeignDiacritic, CliticEnding.isPossible(query.key),
      // What is a command in other levels is none of these.
      selection == nil || FormIndex(storage: storage).cliticChoices(for: query).isEmpty
    else { return [] }
    return choices(of: query, finite: true) { encliticChoice($0, $1, $2, query) }
  }

  private func encliticChoice(
    _ split: CliticSplit, _ host: FormKey, _ record: EntryRecord, _ query: FoldedQuery
  ) -> Choice? {
    guard let found = storage.formOfVerb(host, record) else { return nil }
    let form = host.spelling(with: storage.accents(of: record))
    var whole: String?
    let occurrences = storage.occurrences(of: found, as: .finite, in: selection)
      .filter { occurrence in
        guard let tense = occurrence.tense, tense.takesEnclitics,
          tense == .pretérito || !query.key.accents.isPlain, let person = occurrence.person,
          let spelling = CliticSpelling.spelling(ofFinite: form, as: person, with: split.group),
          FormKey(form: spelling) == query.key
            || tense == .pretérito && keepsAccent(of: form, split.group, query)
        else { return false }
        whole = spelling
        return true
      }
    guard let whole else { return nil }
    var answer = attachedAnswer(
      form, storage.infinitive(of: host, record), found.verb, split.group, whole, occurrences)
    answer.columns = occurrences.map { storage.columnName(of: $0) }.eachOnce()
    return Choice(
      answer: answer,
      ranking: RankedMatch(
        query.typedAccents, spelling: query.key.accents,
        isDeprioritized: storage.areDeprioritized(occurrences), verb: UInt64(found.verb),
        preference: storage.verbRanks[found.verb], index: 0),
      occurrences: occurrences)
  }
}
