import SpanishGrammar
import SpanishText
import TrieIndex

extension FormIndex {
  /// Verb forms that a query without an answer may have been meant for, likeliest first.
  ///
  /// First come mistakes of grammar: the regular form of an irregular verb (`rompido`: roto), the ending of
  /// another conjugation (`aprendaba`: aprendía), what grammars name as colloquial (`haiga`: haya). Then
  /// edits: a letter left out, put in or exchanged, or two neighbours swapped, of which what
  /// learners mix up because it sounds alike (b/v, h, ll/y, c/s/z, g/j, qu/k/c, x/j, i/y, rr/r) costs less.
  /// Up to four letters allow one edit or two of sound, more allow two. A verb that is seldom used has to be
  /// nearer than a common one. Accents are no edits. Of several words those that are mistakes of grammar
  /// where a verb is expected have suggestions: `he rompido`, `ojalá haiga`.
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
  /// - Returns: At most `limit` suggestions.
  ///
  /// Complexity: O(part of the automaton near the word), some 50 µs.
  public func suggestions(for query: String, limit: Int = 3) -> [Suggestion] {
    guard limit > 0 else { return [] }
    guard let word = suggestible(query) else {
      let found = mistakes(inSentence: query).reduce(into: []) { $0 += $1.suggestions }
      return Array(found.prefix(limit))
    }
    let learned = learnerSuggestions(for: word)
    // What a rule explains is not searched for further away than suggestions may be.
    let best = learned.map { $0.cost }.min().map { $0 + MistakeCost.margin } ?? Int.max
    return RankedSuggestion.best(
      withRightAccents(query) + learned + nearForms(of: word, atMost: best, limit: limit),
      limit: limit)
  }

  /// Forms with pronouns that lack nothing but accents: `dámelo` for damelo where accents are strict. Others are
  /// near forms too.
  private func withRightAccents(_ query: String) -> [RankedSuggestion] {
    lookup(query).compactMap { answer in
      guard answer.match == .pronouns, let form = answer.spelling else { return nil }
      return RankedSuggestion(
        Suggestion(form: form, infinitive: answer.infinitive, reason: .accents), cost: 0,
        rank: rank(ofVerb: answer.infinitive) ?? Int.max)
    }
  }

  /// What a query was meant for if it is a mistake of grammar, likeliest first: also where it is a form of a
  /// verb that few know, as vivaba is of vivar.
  package func mistakenForms(for query: String, limit: Int = 3) -> [Suggestion] {
    guard let word = suggestible(query) else { return [] }
    return RankedSuggestion.best(learnerSuggestions(for: word), limit: limit)
  }

  /// Forms that a few edits separate from a query, without mistakes of grammar.
  package func nearForms(of query: String, limit: Int) -> [Suggestion] {
    guard let word = suggestible(query) else { return [] }
    return RankedSuggestion.best(nearForms(of: word, atMost: Int.max, limit: limit), limit: limit)
  }

  /// The key of a query for which there may be suggestions: one word of Spanish letters.
  private func suggestible(_ query: String) -> FormKey? {
    let word = FoldedQuery(FoldedQuery.normalized(query))
    guard !word.isForeign, word.key.count > 0, !word.key.labels.contains(Letter.space)
    else { return nil }
    return word.key
  }

  /// Forms near a word, of the best `limit` verbs and of more.
  private func nearForms(of word: FormKey, atMost bound: Int, limit: Int) -> [RankedSuggestion] {
    let allowed = EditCost.allowed(length: word.count)
    let needsTwo = bound >= EditCost.weight(of: 2 * EditCost.confusion) && allowed > EditCost.plain
    let hits = FuzzySearch.hits(
      in: storage.trie, word: word.labels, edits: needsTwo ? 2 : 1, costs: Self.editCosts
    ).filter { $0.cost <= allowed }
    var found: [RankedSuggestion] = []
    var verbs: [String: Int] = [:]
    for weight in Set(hits.map { EditCost.weight(of: $0.cost) }).sorted() where weight <= bound {
      // No form further away goes before so many verbs.
      if verbs.values.count(where: { $0 <= weight }) > limit { break }
      for hit in hits where EditCost.weight(of: hit.cost) == weight {
        let key = FormKey(labels: hit.labels.span)
        let first = storage.firstEntry(ofValue: hit.value)
        for offset in 0..<storage.entryCount(from: first) {
          let record = storage.entry(first + offset)
          let infinitive = storage.infinitive(of: key, record)
          guard verbs[infinitive] == nil else { continue }
          let form = key.spelling(with: storage.accents(of: record))
          guard selection == nil || contains(form: form, infinitive: infinitive) else { continue }
          let ranked = RankedSuggestion(
            Suggestion(form: form, infinitive: infinitive, reason: EditCost.kind(of: hit.cost)),
            cost: weight, rank: rank(ofVerb: infinitive) ?? Int.max)
          verbs[infinitive] = ranked.cost
          found.append(ranked)
        }
      }
    }
    return found
  }

  /// The weights of edits by labels.
  private static let editCosts: EditCostTable = {
    func label(_ letter: UInt8) -> UInt8 { Letter.label(of: letter) }
    return EditCostTable(
      swap: UInt8(EditCost.plain),
      mergers: EditCost.confusedPairs.map { pair, single in
        .init(
          first: label(pair.0), second: label(pair.1), single: label(single),
          cost: UInt8(EditCost.confusion))
      },
      gap: { UInt8(EditCost.gap(Letter.plain(ofLabel: $0))) },
      exchange: { first, second in
        UInt8(
          EditCost.exchange(Letter.plain(ofLabel: first), Letter.plain(ofLabel: second)))
      })
  }()
}
