import SpanishText
import TrieIndex

/// The entries of one key that answer a query, in order: what a lookup finds before anything is spelled.
struct KeyMatch: Sendable {
  /// The most entries that it holds.
  static var capacity: Int { 16 }

  let query: FoldedQuery
  /// The number of the key's first entry.
  let first: Int
  /// How many entries answer.
  var count: Int
  /// Which entries, counted from the first one: four bits each, the best lowest.
  private var offsets: UInt64 = 0

  /// No entries.
  init() {
    query = FoldedQuery(FormKey())
    first = 0
    count = 0
  }

  /// A match of the key's first entry alone.
  @inline(__always) init(_ query: FoldedQuery, first: Int) {
    self.query = query
    self.first = first
    count = 1
  }

  /// A match of some entries, the best first; nil for entries that it has no room for.
  init?(
    _ query: FoldedQuery, first: Int, ranked matches: borrowing MutableSpan<RankedMatch>, count: Int
  ) {
    self.init(query, first: first)
    self.count = count
    for index in 0..<count {
      guard index < Self.capacity, matches[index].index < 16 else { return nil }
      offsets |= UInt64(matches[index].index) << UInt64(4 * index)
    }
  }

  /// The number of an answer's entry.
  @inline(__always) func entry(_ index: Int) -> Int {
    first + Int(truncatingIfNeeded: offsets &>> UInt64(4 * index) & 15)
  }
}

extension IndexStorage {
  /// The number of a key's first entry, nil where there is no such key; and for how many of the key's
  /// letters there are transitions.
  @inline(__always)
  func firstEntry(of key: FormKey) -> (walked: Int, first: Int?) {
    let (length, value) = trie.walk(key.words, count: key.count)
    return (length, value.map { Int($0) })
  }

  /// How many entries a key has, by the number of its first one.
  func entryCount(from first: Int) -> Int {
    var last = first
    while !entry(last).isLastOfKey { last += 1 }
    return last - first + 1
  }

  /// The entries of a key that answer a query, in order: none where the accent mode wants none, or none
  /// stands in the levels that count.
  @inline(__always)
  func findAnswers(
    to query: FoldedQuery, first: Int, _ mode: AccentMode, in selection: LevelSelection?,
    into answers: inout FormIndex.Answers
  ) {
    if selection == nil, mode != .strict, entry(first).isLastOfKey {
      answers.become(KeyMatch(query, first: first), of: self)
    } else {
      rankAnswers(to: query, first: first, mode, in: selection, into: &answers)
    }
  }

  private func rankAnswers(
    to query: FoldedQuery, first: Int, _ mode: AccentMode, in selection: LevelSelection?,
    into answers: inout FormIndex.Answers
  ) {
    let entries = entryCount(from: first)
    unsafe withUnsafeTemporaryAllocation(of: RankedMatch.self, capacity: entries) { room in
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
      if kept == 0 {
        answers.become(nil, of: self)
      } else if let match = KeyMatch(query, first: first, ranked: matches, count: kept) {
        answers.become(match, of: self)
      } else {
        answers = FormIndex.Answers(
          (0..<kept).map { answer(to: query, entry(first + matches[$0].index)) })
      }
    }
  }

  /// The answer that an entry gives to a query.
  func answer(to query: FoldedQuery, _ record: EntryRecord) -> Answer {
    let accents = accents(of: record)
    return Answer(
      form: query.key.spelling(with: accents), infinitive: infinitive(of: query.key, record),
      match: AccentRanking.match(query, spelling: accents))
  }
}
