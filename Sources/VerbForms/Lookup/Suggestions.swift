import SpanishGrammar
import SpanishText
import TrieIndex

extension FormIndex {
  /// Verb forms that a query without an answer may have been meant for, likeliest first.
  ///
  /// Up to four letters allow one slip of the pen, more allow two: a letter left out, put in or
  /// exchanged, or two neighbours swapped. Fewer slips come first, of one slip what learners mix up
  /// because it sounds alike (b/v, h, ll/y, c/s/z, g/j, qu/k/c, x/j, i/y), then the verb more used.
  /// Accents are no slips.
  ///
  ///     FormIndex.builtin.suggestions(for: "habalr").first?.infinitive   // hablar
  ///
  /// - Parameters:
  ///   - query: A word, normally one that ``lookup(_:accents:levels:)`` has no answer to.
  ///   - limit: How many at most; each is of another verb.
  /// - Returns: At most `limit` suggestions; none for text that is no single word.
  ///
  /// Complexity: O(part of the automaton near the word), some 0.2 to 0.3 ms.
  public func suggestions(for query: String, limit: Int = 3) -> [Suggestion] {
    let word = FoldedQuery(FoldedQuery.normalized(query))
    let labels = word.key.labels
    guard !word.isForeign, !labels.isEmpty, !labels.contains(Letter.space), limit > 0
    else { return [] }
    let allowed = EditCost.allowedEdits(length: labels.count)
    var found: [Suggestion] = []
    // A slip more costs more than any slip saved: the near ones are complete before the far ones.
    for slips in 1...allowed where found.count < limit {
      let hits = FuzzySearch.hits(
        in: storage.trie, word: labels, slips: slips, costs: Self.editCosts)
      let bound = (slips - 1) * EditCost.plain
      appendBest(
        hits.filter { slips == 1 || $0.cost > bound }, to: &found, limit: limit)
    }
    return found
  }

  /// Appends the forms of hits, cheapest and most used first, until there are enough verbs.
  private func appendBest(
    _ hits: [FuzzySearch.Hit], to found: inout [Suggestion], limit: Int
  ) {
    for cost in Set(hits.map { $0.cost }).sorted() where found.count < limit {
      var best: [Int: Suggestion] = [:]
      for hit in hits where hit.cost == cost {
        let key = FormKey(labels: hit.labels.span)
        for offset in 0..<storage.entryCount(from: Int(hit.value)) {
          let record = storage.entry(Int(hit.value) + offset)
          let infinitive = storage.infinitive(of: key, record)
          let rank = rank(ofVerb: infinitive) ?? Int.max
          if best[rank] == nil, !found.contains(where: { $0.infinitive == infinitive }) {
            let form = key.spelling(with: storage.accents(of: record))
            if selection == nil || contains(form: form, infinitive: infinitive) {
              best[rank] = Suggestion(form: form, infinitive: infinitive)
            }
          }
        }
      }
      for (_, suggestion) in best.sorted(by: { $0.key < $1.key }) where found.count < limit {
        found.append(suggestion)
      }
    }
  }

  /// The weights of slips by labels.
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
