import SortedTrie

/// A spelling under the key of a query, and the verb it is a form of: what may become an answer.
struct Candidate {
  /// The number of the entry in the index.
  var entry: Int
  /// Its place in the list.
  var position: Int
  var marks: UInt128
  var match: Match
  /// What the index says of it.
  var record: EntryRecord
  /// Smaller is better within a band.
  var preference: Int
  /// Whether it stands in `orden: último` levels only; told for keys of several verbs.
  var standsLast: Bool
}

extension IndexStorage {
  /// The entries under a query's key, each with its band, in the order of the list.
  func candidates(for query: Query) -> [Candidate] {
    guard !query.isForeign, let state = trie.state(for: query.labels),
      let value = trie.value(at: state)
    else { return [] }
    var candidates: [Candidate] = []
    var number = Int(value)
    while true {
      let entry = entry(number)
      let marks = marks(of: entry)
      candidates.append(
        Candidate(
          entry: number, position: Int(state.rank) + candidates.count, marks: marks,
          match: Marks.match(
            typed: query.marks, form: marks, hasForeignMark: query.hasForeignMark),
          record: entry, preference: entry.preference, standsLast: entry.standsLast))
      if entry.isLast { return candidates }
      number += 1
    }
  }

  /// Drops what the accent mode does not want and puts the best first.
  func select(_ candidates: [Candidate], for query: Query, accents: AccentMode) -> [Candidate] {
    func inOrder(_ candidates: [Candidate]) -> [Candidate] {
      candidates.sorted { ($0.match, $0.preference) < ($1.match, $1.preference) }
    }
    switch accents {
    case .ignore: return inOrder(candidates)
    case .strict: return inOrder(candidates.filter { $0.match == .exact })
    case .smart:
      let meant = candidates.filter { Marks.hasAll(typed: query.marks, form: $0.marks) }
      // A foreign mark is on no form: then no answer has all that was typed.
      if meant.isEmpty || query.hasForeignMark { return inOrder(candidates) }
      // Forms that come last hide no other verb's, if its ñ is as typed: *seriá* may be a slip for sería.
      let others = candidates.filter { candidate in
        candidate.match == .accents && meant.allSatisfy { $0.standsLast }
          && !meant.contains { $0.record.hasSameInfinitive(as: candidate.record) }
      }
      return inOrder(meant) + inOrder(others)
    }
  }
}
