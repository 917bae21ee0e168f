import SortedTrie
import SpanishGrammar

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
  ///   - levels: Where given, only forms that stand in these levels.
  /// - Returns: At most `limit` suggestions; none for text that is no single word.
  ///
  /// Complexity: O(part of the automaton near the word), some 0.2 to 0.3 ms.
  public func suggestions(
    for query: String, limit: Int = 3, levels: Set<Int>? = nil
  ) -> [Suggestion] {
    let word = Query(Query.normalized(query))
    guard !word.isForeign, !word.labels.isEmpty, !word.labels.contains(Alphabet.space), limit > 0
    else { return [] }
    let allowed = SlipCost.allowedSlips(length: word.labels.count)
    var found: [Suggestion] = []
    // A slip more costs more than any slip saved: the near ones are complete before the far ones.
    for slips in 1...allowed where found.count < limit {
      let hits = SlipWalk.hits(
        in: storage.trie, word: word.labels, slips: slips, costs: Self.slipCosts)
      let bound = (slips - 1) * SlipCost.plain
      appendBest(
        hits.filter { slips == 1 || $0.cost > bound }, to: &found, limit: limit, levels: levels)
    }
    return found
  }

  /// Appends the forms of hits, cheapest and most used first, until there are enough verbs.
  private func appendBest(
    _ hits: [SlipWalk.Hit], to found: inout [Suggestion], limit: Int, levels: Set<Int>?
  ) {
    for cost in Set(hits.map(\.cost)).sorted() where found.count < limit {
      var best: [Int: Suggestion] = [:]
      for hit in hits where hit.cost == cost {
        var number = Int(hit.value)
        while true {
          let entry = storage.entry(number)
          let infinitive = storage.infinitive(labels: hit.labels, entry: entry)
          let rank = rank(ofVerb: infinitive) ?? Int.max
          if best[rank] == nil, !found.contains(where: { $0.infinitive == infinitive }) {
            let form = storage.form(labels: hit.labels, marks: storage.marks(of: entry))
            let isWanted =
              levels == nil
              || !readings(of: form, infinitive: infinitive, levels: levels).isEmpty
            if isWanted { best[rank] = Suggestion(form: form, infinitive: infinitive) }
          }
          if entry.isLast { break }
          number += 1
        }
      }
      for (_, suggestion) in best.sorted(by: { $0.key < $1.key }) where found.count < limit {
        found.append(suggestion)
      }
    }
  }

  /// The weights of slips by labels.
  private static let slipCosts: SlipCosts = {
    func label(_ letter: UInt8) -> UInt8 { Alphabet.label(ofLetter: letter) }
    return SlipCosts(
      swap: UInt8(SlipCost.plain),
      mergers: SlipCost.confusedPairs.map { pair, single in
        .init(
          first: label(pair.0), second: label(pair.1), single: label(single),
          cost: UInt8(SlipCost.confusion))
      },
      gap: { UInt8(SlipCost.gap(Alphabet.spelling(ofLabel: $0))) },
      exchange: { first, second in
        UInt8(
          SlipCost.exchange(Alphabet.spelling(ofLabel: first), Alphabet.spelling(ofLabel: second)))
      })
  }()
}
