import SpanishText
import TrieIndex

/// The entries of one key that answer a query, in order: what a lookup finds before anything is spelled.
struct KeyMatch: Sendable {
  /// The most entries that it holds.
  static var capacity: Int { 16 }

  var query = FoldedQuery()
  /// The number of the key's first entry.
  private(set) var first = 0
  /// How many entries answer.
  private(set) var count = 0
  /// Which entries, counted from the first one: four bits each, the best lowest.
  private var offsets: UInt64 = 0

  /// Becomes a match of the key's first entry alone.
  @inline(__always) mutating func become(first: Int) {
    self.first = first
    count = 1
    offsets = 0
  }

  /// Becomes a match of some entries, the best first; false where it has no room for them.
  mutating func become(
    first: Int, ranked matches: borrowing MutableSpan<RankedMatch>, count: Int
  ) -> Bool {
    become(first: first)
    self.count = count
    for index in 0..<count {
      guard index < Self.capacity, matches[index].index < 16 else { return false }
      offsets |= UInt64(matches[index].index) << UInt64(4 * index)
    }
    return true
  }

  /// The number of an answer's entry.
  @inline(__always) func entry(_ index: Int) -> Int {
    first + Int(truncatingIfNeeded: offsets &>> UInt64(4 * index) & 15)
  }
}

extension IndexStorage {
  /// The number of a key's first entry, nil where there is no such key; and for how many of the key's
  /// letters there are transitions. The key stays as it is.
  @inline(__always)
  func firstEntry(of key: inout FormKey) -> (walked: Int, first: Int?) {
    let count = key.count
    let (length, value) = unsafe withUnsafeBytes(of: &key.words) { labels in
      unsafe trie.walk(labels.baseAddress.unsafelyUnwrapped, count: count)
    }
    return (length, value.map { Int($0) })
  }

  /// The same for a key that can't be lent.
  func firstEntry(of key: FormKey) -> Int? {
    var key = key
    return firstEntry(of: &key).first
  }

  /// The value of a key and the position of its first entry; nil where there is no such key.
  func find(_ key: FormKey) -> (value: UInt32, position: Int)? {
    unsafe withUnsafeBytes(of: key.words) { labels in
      unsafe trie.find(labels.baseAddress.unsafelyUnwrapped, count: key.count)
    }
  }

  /// How many entries a key has, by the number of its first one.
  func entryCount(from first: Int) -> Int {
    var last = first
    while !entry(last).isLastOfKey { last += 1 }
    return last - first + 1
  }

  /// Finds the entries of a key that answer a match's query, in order: none where the accent mode wants
  /// none, or none stands in the levels that count.
  ///
  /// - Returns: False where the match has no room for them; then ``rankedEntries(to:first:_:in:_:)``
  ///   tells them.
  @inline(__always)
  func find(
    _ match: inout KeyMatch, first: Int, _ mode: FormIndex.AccentMode, in selection: LevelSelection?
  ) -> Bool {
    if selection == nil, mode != .strict, entry(first).isLastOfKey {
      match.become(first: first)
      return true
    }
    let query = match.query
    var isRoom = false
    rankedEntries(to: query, first: first, mode, in: selection) { matches, count in
      isRoom = match.become(first: first, ranked: matches, count: count)
    }
    return isRoom
  }

  /// Gives `body` the entries of a key that answer a query, the best first, and how many they are.
  func rankedEntries(
    to query: FoldedQuery, first: Int, _ mode: FormIndex.AccentMode, in selection: LevelSelection?,
    _ body: (borrowing MutableSpan<RankedMatch>, Int) -> Void
  ) {
    let entries = entryCount(from: first)
    let tables: InflectionTables? = selection == nil ? nil : inflection
    unsafe withUnsafeTemporaryAllocation(of: RankedMatch.self, capacity: entries) { room in
      var count = 0
      for offset in 0..<entries {
        let record = entry(first + offset)
        var use = (isDeprioritized: record.isDeprioritized, rank: record.preference)
        if let selection, let tables {
          guard let standing = standing(of: record, query.key, in: selection, tables)
          else { continue }
          use = standing
        }
        let match = RankedMatch(
          query, spelling: accents(of: record), isDeprioritized: use.isDeprioritized,
          verb: record.infinitiveBits, preference: use.rank, index: offset)
        unsafe room.initializeElement(at: count, to: match)
        count += 1
      }
      var matches = unsafe MutableSpan(_unsafeElements: room.extracting(..<count))
      let kept = AccentRanking.rank(&matches, mode)
      body(matches, kept)
    }
  }

  /// The answer that an entry gives to a query.
  func answer(to query: FoldedQuery, _ record: EntryRecord) -> FormIndex.Answer {
    let accents = accents(of: record)
    return FormIndex.Answer(
      form: query.key.spelling(with: accents), infinitive: infinitive(of: query.key, record),
      match: AccentRanking.match(query, spelling: accents))
  }
}
