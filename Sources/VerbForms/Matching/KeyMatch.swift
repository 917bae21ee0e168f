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

  /// The number of an answer's entry.
  @inline(__always) func entry(_ index: Int) -> Int {
    first + Int(truncatingIfNeeded: offsets &>> UInt64(4 * index) & 15)
  }
}

extension KeyMatch {
  /// Finds the entries of a key that answer its query, in order.
  ///
  /// - Parameters:
  ///   - first: The number of the key's first entry.
  ///   - storage: The index.
  ///   - mode: How accents are weighed.
  ///   - selection: The levels that count; nil for all.
  /// - Returns: False where it has no room for them; then `IndexStorage.rankedEntries` tells them.
  @inline(__always)
  mutating func find(
    first: Int, in storage: IndexStorage, _ mode: FormIndex.AccentMode, _ selection: LevelSelection?
  ) -> Bool {
    become(first: first)
    if selection == nil, mode != .strict, storage.entry(first).isLastOfKey { return true }
    var offsets: UInt64 = 0
    var count = 0
    var isRoom = true
    storage.rankedEntries(to: query.marks, query.key, first: first, mode, in: selection) {
      matches, found in
      count = found
      for index in 0..<found {
        let offset = matches[index].index
        isRoom = isRoom && index < Self.capacity && offset < 16
        offsets |= UInt64(offset & 15) &<< UInt64(4 &* index)
      }
    }
    self.count = count
    self.offsets = offsets
    return isRoom
  }
}

extension IndexStorage {
  /// The number of a key's first entry, nil where there is no such key; and for how many of the key's
  /// letters there are transitions. The key stays as it is.
  @inline(__always)
  func firstEntry(of key: inout FormKey) -> (walked: Int, first: Int?) {
    let (length, value) = key.lendLetters { unsafe trie.walk($0.start, count: $0.count) }
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

  /// Gives `body` the entries of a key that answer a query, the best first: none where the accent mode wants
  /// none, or none stands in the levels that count.
  ///
  /// - Parameters:
  ///   - typed: The marks of the query.
  ///   - key: Its letters.
  ///   - first: The number of the key's first entry.
  ///   - mode: How accents are weighed.
  ///   - selection: The levels that count; nil for all.
  ///   - body: Takes them.
  @inline(__always)
  func rankedEntries(
    to typed: TypedMarks, _ key: @autoclosure () -> FormKey, first: Int,
    _ mode: FormIndex.AccentMode, in selection: LevelSelection?,
    _ body: (borrowing MutableSpan<RankedMatch>, Int) -> Void
  ) {
    let entries = entryCount(from: first)
    unsafe withUnsafeTemporaryAllocation(of: RankedMatch.self, capacity: entries) { room in
      var count = 0
      for offset in 0..<entries {
        let record = entry(first + offset)
        var use = (isDeprioritized: record.isDeprioritized, rank: record.preference)
        if let selection {
          guard let standing = standing(of: record, key(), in: selection, inflection)
          else { continue }
          use = standing
        }
        let match = RankedMatch(
          typed, spelling: accents(of: record), isDeprioritized: use.isDeprioritized,
          verb: record.infinitiveBits, preference: use.rank, index: offset)
        unsafe room.initializeElement(at: count, to: match)
        count += 1
      }
      var matches = unsafe MutableSpan(_unsafeElements: room.extracting(..<count))
      let kept = AccentRanking.rank(&matches, mode) { match in
        selection == nil
          ? useRank(of: entry(first + match.index), key()) : match.preference
      }
      body(matches, kept)
    }
  }

  /// The place of an entry's verb among all by use.
  private func useRank(of record: EntryRecord, _ key: FormKey) -> Int {
    verb(infinitive(of: key, record)).map { verbRanks[$0] } ?? Int.max
  }

  /// The answer that an entry gives to a query.
  func answer(to query: FoldedQuery, _ record: EntryRecord) -> FormIndex.Answer {
    let accents = accents(of: record)
    return FormIndex.Answer(
      form: query.key.spelling(with: accents), infinitive: infinitive(of: query.key, record),
      match: AccentRanking.match(query.marks, spelling: accents))
  }
}
