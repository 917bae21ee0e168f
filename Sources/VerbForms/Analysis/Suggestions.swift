import SpanishGrammar
import SpanishText
import TrieIndex

extension FormIndex {
  /// Verb forms that a query without an answer may have been meant for, likeliest first.
  ///
  /// First come mistakes of grammar: the regular form of an irregular verb (`rompido`: roto), the ending of
  /// another conjugation (`aprendaba`: aprendía), what grammars name as colloquial (`haiga`: haya). Then
  /// edits: a letter left out, put in or exchanged, or two neighbours swapped. Edits of what sounds alike
  /// (b/v, h, ll/y, c/s/z, g/j, qu/k/c, x/j, i/y, rr/r) cost less, also where pronouns follow the form (`llebame`:
  /// llévame). Up to two letters allow one edit, up to four letters one or two of sound, more letters two. A verb
  /// that is seldom used has to be nearer than a common one. Accents cost nothing. In a query of several words only mistakes
  /// of grammar have suggestions, where a verb is expected: `he rompido`, `ojalá haiga`.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// let suggestion = FormIndex.builtin.suggestions(for: "rompido")[0]
  /// print(suggestion.infinitive, suggestion.form, suggestion.inflection)      // romper roto participio
  /// ```
  ///
  /// - Parameters:
  ///   - query: A word, normally one that ``lookup(_:accents:)-(String,_)`` has no answer to.
  ///   - limit: How many at most; each is of another verb.
  /// - Returns: At most `limit` suggestions; none for a form that a view leaves out, or that only the built-in index has.
  ///
  /// Complexity: O(part of the automaton near the word), some 20 µs.
  public func suggestions(for query: String, limit: Int = 3) -> [Suggestion] {
    guard limit > 0, verbsElsewhere(of: query).isEmpty else { return [] }
    guard let word = suggestible(query) else {
      let found = mistakes(inSentence: query).reduce(into: []) { $0 += $1.suggestions }
      return Array(found.eachOnce { $0.infinitive }.prefix(limit))
    }
    let learned = learnerSuggestions(for: word.key)
    // Beside a form that a rule explains, no form is suggested that costs much more.
    let best = learned.map { $0.cost }.min().map { $0 + MistakeCost.margin } ?? Int.max
    let others = withRightAccents(word) + withRightSounds(word.key) + learned
    return RankedSuggestion.best(
      others + nearForms(of: word.key, atMost: best, limit: limit, besides: others.count),
      limit: limit)
  }

  /// The verbs of a query that these levels do not answer, and others do, or answer with other accents alone, and others as it is:
  /// of a view those that it leaves out, of an opened index those of the built-in one. Rare verbs do not count: vivaba is of
  /// vivar, and more often a mistake.
  package func verbsElsewhere(of query: String) -> [String] {
    guard let others = selection == nil ? storage.helpers : storage,
      lookup(query, accents: .strict).isEmpty
    else { return [] }
    let index = FormIndex(storage: others)
    return index.lookup(query, accents: lookup(query).isEmpty ? .smart : .strict)
      .map { $0.infinitive }.eachOnce().filter { !index.isRare($0) }
  }

  /// Forms with pronouns that lack nothing but accents: `dámelo` for damelo where accents are strict. Others are
  /// near forms too.
  private func withRightAccents(_ word: FoldedQuery) -> [RankedSuggestion] {
    answers(to: word, accents: .smart).filter { $0.match == .pronouns }
      .map { suggestion($0, costing: 0) }
  }

  /// A form with pronouns as a suggestion for a word that edits of this cost make of it.
  private func suggestion(_ answer: Answer, costing cost: Int) -> RankedSuggestion {
    RankedSuggestion(
      Suggestion(
        form: answer.spelling ?? answer.form, infinitive: answer.infinitive,
        reason: EditCost.kind(of: cost)),
      cost: EditCost.weight(of: cost), rank: rank(ofVerb: answer.infinitive) ?? Int.max)
  }

  /// Forms with pronouns that sound like a word: `llévame` for llebame, `hazlo` for haslo, `bañarse` for bañarce.
  private func withRightSounds(_ word: FormKey) -> [RankedSuggestion] {
    var labels = word.labels
    var allowed = 2 * EditCost.confusion
    if labels.suffix(2).elementsEqual(Self.ce) {
      labels[labels.count - 2] = Letter.label(of: UInt8(ascii: "s"))
      allowed -= EditCost.confusion
    }
    guard CliticEnding.isPossible(FormKey(labels: labels.span)) else { return [] }
    var found: [RankedSuggestion] = []
    for start in CliticEnding.starts(in: labels.map { Letter.plain(ofLabel: $0) }) where start > 1 {
      let near = NearKeys(
        of: storage.labels, word: Array(labels[..<start]), costingAtMost: allowed, Self.editCosts)
      for host in near.keys where host.cost % EditCost.confusion == 0 {
        let whole = near.labels[host.labels] + labels[start...]
        guard whole.count <= FormKey.capacity else { continue }
        let cost = host.cost + 2 * EditCost.confusion - allowed
        let query = FoldedQuery(FormKey(labels: whole.span).spelling)
        found += cliticChoices(for: query).map { suggestion($0.answer, costing: cost) }
      }
    }
    return found
  }

  private static let ce = "ce".utf8.map { Letter.label(of: $0) }

  /// What a query was meant for if it is a mistake of grammar, likeliest first: also where it is a form of a
  /// verb that few know, as vivaba is of vivar.
  package func mistakenForms(for query: String, limit: Int = 3) -> [Suggestion] {
    guard let word = suggestible(query) else { return [] }
    return RankedSuggestion.best(learnerSuggestions(for: word.key), limit: limit)
  }

  /// Forms that a few edits separate from a query, without mistakes of grammar.
  package func nearForms(of query: String, limit: Int) -> [Suggestion] {
    guard let word = suggestible(query) else { return [] }
    return RankedSuggestion.best(
      nearForms(of: word.key, atMost: Int.max, limit: limit, besides: 0), limit: limit)
  }

  /// A query for which there may be suggestions: one word of Spanish letters, and no pronoun or preposition.
  private func suggestible(_ query: String) -> FoldedQuery? {
    let word = FoldedQuery(FoldedQuery.normalized(query))
    guard !word.isForeign, word.key.count > 0, !word.key.labels.contains(Letter.space)
    else { return nil }
    let spelling = word.key.fold.spelling
    let isFunctionWord =
      Pronoun(spelling) != nil || Person(word: spelling) != nil
      || CommonWords.prepositions.contains(spelling)
    return isFunctionWord ? nil : word
  }

  /// A form near a word.
  private struct NearForm {
    var key: NearKeys.Key
    /// The number of its entry.
    var entry: Int
    var verb: VerbNumber
    var weight: Int
    var rank: Int
    /// What the mistake costs, the verb's rarity included.
    var cost: Int { weight + MistakeCost.rarity(rank: rank) }
  }

  /// Forms near a word, the best ones of `limit` verbs besides so many others.
  private func nearForms(
    of word: FormKey, atMost bound: Int, limit: Int, besides others: Int
  ) -> [RankedSuggestion] {
    let allowed = EditCost.allowed(length: word.count)
    let wanted = EditCost.byWeight.filter { $0 <= allowed && EditCost.weight(of: $0) <= bound }
    guard let most = wanted.max() else { return [] }
    let near = NearKeys(of: storage.labels, word: word.labels, costingAtMost: most, Self.editCosts)
    var rest = nearestForms(near, costing: wanted, limit: limit)
    var best: [RankedSuggestion] = []
    // No two verbs have the same rank.
    while best.count(where: { !$0.isVulgar }) - others < limit,
      let next = rest.indices.min(by: {
        (rest[$0].cost, rest[$0].rank) < (rest[$1].cost, rest[$1].rank)
      })
    {
      rest.swapAt(next, rest.count - 1)
      let form = rest.removeLast()
      let key = FormKey(labels: near.labels.span.extracting(form.key.labels))
      let entry = storage.pair(key, storage.entry(form.entry))
      best.append(
        RankedSuggestion(
          Suggestion(
            form: entry.form, infinitive: entry.infinitive,
            reason: EditCost.kind(of: form.key.cost)),
          cost: form.weight, rank: form.rank))
    }
    return best
  }

  /// For each verb its nearest form; of those with the same weight the first in the order of the list. Forms further away
  /// than those of more than `limit` verbs are left out.
  private func nearestForms(
    _ near: borrowing NearKeys, costing wanted: [Int], limit: Int
  ) -> [NearForm] {
    var found: [NearForm] = []
    for cost in wanted {
      let weight = EditCost.weight(of: cost)
      if found.count(where: { $0.cost <= weight }) > limit { break }
      // A key has the least of its costs, also where that has more weight.
      let cheaper = near.keys.filter { $0.cost < cost && EditCost.weight(of: $0.cost) > weight }
      for key in near.keys
      where key.cost == cost
        && !cheaper.contains(where: { near.labels[$0.labels] == near.labels[key.labels] })
      {
        add(key, of: near, weight: weight, to: &found)
      }
    }
    return found
  }

  /// Adds the verbs of a key that have no nearer form.
  private func add(
    _ key: NearKeys.Key, of near: borrowing NearKeys, weight: Int, to found: inout [NearForm]
  ) {
    let form = FormKey(labels: near.labels.span.extracting(key.labels))
    let first = storage.firstEntry(ofValue: key.value)
    for entry in first..<first + storage.entryCount(from: first) {
      let record = storage.entry(entry)
      // Only damaged indexes have entries without a verb.
      guard let verb = storage.verb(of: form, record) else { continue }
      let known = found.firstIndex { $0.verb == verb }
      if let known {
        guard found[known].weight == weight,
          near.labels[key.labels].lexicographicallyPrecedes(near.labels[found[known].key.labels])
        else { continue }
      }
      guard selection == nil || storage.formOfVerb(form, record).map({ contains($0) }) ?? false
      else { continue }
      let nearForm = NearForm(
        key: key, entry: entry, verb: verb, weight: weight, rank: storage.verbRanks[verb])
      if let known { found[known] = nearForm } else { found.append(nearForm) }
    }
  }

  /// The weights of edits by labels.
  private static let editCosts = EditCostTable(
    swap: UInt8(EditCost.plain),
    mergers: EditCost.confusedPairs.map { pair, single in
      (
        first: Letter.label(of: pair.0), second: Letter.label(of: pair.1),
        single: Letter.label(of: single), cost: UInt8(EditCost.confusion)
      )
    },
    gap: { UInt8(EditCost.gap(Letter.plain(ofLabel: $0))) },
    exchange: { first, second in
      UInt8(EditCost.exchange(Letter.plain(ofLabel: first), Letter.plain(ofLabel: second)))
    })
}
