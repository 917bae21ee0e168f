import SpanishText
import TrieIndex

/// The entries of one key that answer a query, in order: what a lookup finds before anything is spelled. It is held
/// in a few registers, since a word is found in less time than it takes to copy what a long one may be.
struct KeyMatch: Sendable {
  /// The most entries that it holds.
  private static var capacity: Int { 6 }

  /// The key's letters.
  private let letters: PackedLetters
  /// The number of the key's first entry in the lowest bits; above them for each answer, the best lowest, which
  /// entry it is, counted from the first one, and the number of its band, less one.
  private var entries: UInt64

  private static var firstBits: UInt64 { 28 }
  private static var offsetBits: UInt64 { 4 }
  private static var bandBits: UInt64 { 2 }

  /// The lowest bit of an answer.
  @inline(__always) private static func lowestBit(of index: Int) -> UInt64 {
    firstBits &+ (offsetBits &+ bandBits) &* UInt64(truncatingIfNeeded: index)
  }

  /// Nothing.
  @inline(__always) init() {
    letters = PackedLetters()
    entries = 0
  }

  @inline(__always) private init(_ letters: PackedLetters, first: Int) {
    self.letters = letters
    entries = UInt64(truncatingIfNeeded: first)
  }

  /// The key without diacritics.
  @inline(__always) var key: FormKey { letters.key }

  /// The number of an answer's entry.
  @inline(__always) func entry(_ index: Int) -> Int {
    let first = entries & (1 &<< Self.firstBits &- 1)
    let offset = entries &>> Self.lowestBit(of: index) & (1 &<< Self.offsetBits &- 1)
    return Int(truncatingIfNeeded: first &+ offset)
  }

  /// How an answer was reached.
  @inline(__always) func match(_ index: Int) -> FormIndex.Match {
    let bit = Self.lowestBit(of: index) &+ Self.offsetBits
    return switch entries &>> bit & (1 &<< Self.bandBits &- 1) {
    case 0: .exact
    case 1: .accents
    default: .ñ
    }
  }

  /// Adds an answer behind `index` others; false where there is no room.
  @inline(__always) private mutating func add(_ index: Int, offset: Int, band: Int) -> Bool {
    guard index < Self.capacity, offset < 1 &<< Int(Self.offsetBits) else { return false }
    let answer = UInt64(offset) | UInt64(band &- 1) &<< Self.offsetBits
    entries |= answer &<< Self.lowestBit(of: index)
    return true
  }
}

extension KeyMatch {
  /// Finds the entries of a key that answer its query, in order.
  ///
  /// - Parameters:
  ///   - key: The query.
  ///   - first: The number of the key's first entry.
  ///   - storage: The index.
  ///   - mode: How accents are weighed.
  ///   - selection: The levels that count; nil for all.
  /// - Returns: The match and how many entries it has; nil where it has no room for them. Then
  ///   `IndexStorage.rankedEntries` tells them.
  @inline(__always)
  static func find(
    _ key: FormKey, first: Int, in storage: IndexStorage, _ mode: FormIndex.AccentMode,
    _ selection: LevelSelection?
  ) -> (match: KeyMatch, count: Int)? {
    guard let letters = PackedLetters(key) else { return nil }
    let typed = TypedAccents(accents: key.accents, hasForeignDiacritic: false)
    var match = KeyMatch(letters, first: first)
    let record = storage.entry(first)
    if selection == nil, mode != .strict, record.isLastOfKey {
      let band = AccentRanking.match(typed, spelling: storage.accents(of: record)).band
      return match.add(0, offset: 0, band: band) ? (match, 1) : nil
    }
    var count = 0
    var isRoom = true
    storage.rankedEntries(to: typed, key, first: first, mode, in: selection) { matches, found in
      count = found
      for index in 0..<found {
        let isAdded = match.add(index, offset: matches[index].index, band: matches[index].band)
        isRoom = isRoom && isAdded
      }
    }
    return isRoom ? (match, count) : nil
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
  ///   - typed: The accents of the query.
  ///   - key: Its letters.
  ///   - first: The number of the key's first entry.
  ///   - mode: How accents are weighed.
  ///   - selection: The levels that count; nil for all.
  ///   - body: Takes them.
  @inline(__always)
  func rankedEntries(
    to typed: TypedAccents, _ key: @autoclosure () -> FormKey, first: Int,
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

  /// The rank of an entry's verb among all by use.
  private func useRank(of record: EntryRecord, _ key: FormKey) -> Int {
    verb(infinitive(of: key, record)).map { verbRanks[$0] } ?? Int.max
  }

  /// The answer that an entry gives to a query.
  func answer(to query: FoldedQuery, _ record: EntryRecord) -> FormIndex.Answer {
    answer(
      query.key, record, AccentRanking.match(query.typedAccents, spelling: accents(of: record)))
  }

  /// The answer that an entry of a key is.
  func answer(
    _ key: FormKey, _ record: EntryRecord, _ match: FormIndex.Match
  ) -> FormIndex.Answer {
    FormIndex.Answer(
      form: key.spelling(with: accents(of: record)), infinitive: infinitive(of: key, record),
      match: match)
  }
}
