import SpanishText
import TrieIndex

/// The entries of one key that answer a query, in order.
///
/// It holds the key and the numbers of the entries; forms and infinitives are spelled when they are
/// asked for.
struct KeyMatch: Sendable {
  let storage: IndexStorage
  let query: FoldedQuery
  /// The number of the key's first entry.
  let first: Int
  /// How many entries answer.
  private(set) var count: Int
  /// Which entries, counted from the first one: up to sixteen of them, four bits each.
  private var packed: UInt64 = 0
  /// The same where they do not fit.
  private var offsets: [UInt8]?

  /// A match of the key's first entry alone.
  @inline(__always)
  init(_ storage: IndexStorage, _ query: FoldedQuery, first: Int) {
    self.storage = storage
    self.query = query
    self.first = first
    count = 1
  }

  /// A match of some entries, the best first.
  init(
    _ storage: IndexStorage, _ query: FoldedQuery, first: Int,
    ranked matches: borrowing MutableSpan<RankedMatch>, count: Int
  ) {
    self.init(storage, query, first: first)
    self.count = count
    var isSmall = count <= 16
    for index in 0..<count { isSmall = isSmall && matches[index].index < 16 }
    if isSmall {
      for index in 0..<count { packed |= UInt64(matches[index].index) << UInt64(4 * index) }
    } else {
      offsets = (0..<count).map { UInt8(matches[$0].index) }
    }
  }

  /// Keeps the best match alone.
  mutating func keepBest() { count = min(count, 1) }

  /// The entry of an answer.
  @inline(__always)
  func record(_ index: Int) -> EntryRecord {
    let offset =
      offsets.map { Int($0[index]) } ?? Int(truncatingIfNeeded: packed &>> UInt64(4 * index) & 15)
    return storage.entry(first + offset)
  }

  func match(_ index: Int) -> Match {
    AccentRanking.match(query, spelling: storage.accents(of: record(index)))
  }

  func answer(_ index: Int) -> Answer {
    let record = record(index)
    let accents = storage.accents(of: record)
    return Answer(
      form: query.key.spelling(with: accents),
      infinitive: storage.infinitive(of: query.key, record),
      match: AccentRanking.match(query, spelling: accents))
  }
}

extension IndexStorage {
  /// The number of a key's first entry, nil where there is no such key; and for how many of the key's
  /// letters there are transitions.
  @inline(__always)
  func firstEntry(of key: FormKey) -> (walked: Int, first: Int?) {
    let (length, value) = key.withLabels { trie.walk($0) }
    return (length, value.map { Int($0) })
  }

  /// How many entries a key has, by the number of its first one.
  func entryCount(from first: Int) -> Int {
    var last = first
    while !entry(last).isLastOfKey { last += 1 }
    return last - first + 1
  }

  /// The entries of a key that answer a query, in order; nil where the accent mode wants none, or none
  /// stands in the levels that count.
  @inline(__always)
  func match(
    _ query: FoldedQuery, first: Int, _ mode: AccentMode, in selection: LevelSelection?
  ) -> KeyMatch? {
    if selection == nil, mode != .strict, entry(first).isLastOfKey {
      return KeyMatch(self, query, first: first)
    }
    return rankedMatch(query, first: first, mode, in: selection)
  }

  private func rankedMatch(
    _ query: FoldedQuery, first: Int, _ mode: AccentMode, in selection: LevelSelection?
  ) -> KeyMatch? {
    let entries = entryCount(from: first)
    return unsafe withUnsafeTemporaryAllocation(of: RankedMatch.self, capacity: entries) { room in
      var count = 0
      for offset in 0..<entries {
        let record = entry(first + offset)
        var match = RankedMatch(
          query, spelling: accents(of: record), isDeprioritized: record.isDeprioritized,
          verb: record.infinitiveBits, preference: record.preference, index: offset)
        if let selection {
          guard let standing = standing(of: record, query.key, in: selection) else { continue }
          match.isDeprioritized = standing.isDeprioritized
          match.preference = standing.rank
        }
        unsafe room.initializeElement(at: count, to: match)
        count += 1
      }
      var matches = unsafe MutableSpan(_unsafeElements: room.extracting(..<count))
      let kept = AccentRanking.rank(&matches, mode)
      return kept == 0
        ? nil : KeyMatch(self, query, first: first, ranked: matches, count: kept)
    }
  }
}
