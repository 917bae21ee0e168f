import SpanishText
import TrieIndex

struct StoredKey {
  var first: Int
  /// Where that entry is in the list.
  var position: Int
  /// Whether it is also a form with pronouns, or has several words.
  var takesCloserLook: Bool
}

extension IndexStorage {
  func find(_ key: FormKey) -> StoredKey? {
    let found = unsafe withUnsafeBytes(of: key.words) { labels in
      unsafe trie.find(labels.baseAddress.unsafelyUnwrapped, count: key.count)
    }
    return found.map(storedKey)
  }

  func storedKey(_ value: UInt32, _ position: Int) -> StoredKey {
    StoredKey(
      first: firstEntry(ofValue: value), position: position,
      takesCloserLook: KeyValue(bits: value).alwaysTakesCloserLook)
  }

  /// How many entries a key has, by the number of its first one.
  func entryCount(from first: Int) -> Int {
    var last = first
    while !entry(last).isLastOfKey { last += 1 }
    return last - first + 1
  }

  /// Lends `body` the entries of a key that answer a query, the best first: none where the accent mode wants none, or
  /// the levels that count have none.
  ///
  /// `first` is the number of the key's first entry; `form` and `verb` are those of an entry, nil if the verb is missing,
  /// as in a damaged index.
  @inline(__always)
  func withRankedEntries<Result>(
    to typed: TypedAccents, first: Int, _ mode: FormIndex.AccentMode,
    in selection: LevelSelection?, form: (EntryRecord) -> FormOfVerb?,
    verb: (EntryRecord) -> VerbNumber?,
    _ body: (borrowing MutableSpan<RankedMatch>, Int) -> Result
  ) -> Result {
    AccentRanking.withRanked(entryCount(from: first), mode) { offset in
      let record = entry(first + offset)
      var standing: (isDeprioritized: Bool, rank: Int)? = (
        record.isDeprioritized, record.preference
      )
      if let selection {
        standing = form(record).flatMap { self.standing(of: $0, in: selection) }
      }
      return standing.map {
        RankedMatch(
          typed, spelling: accents(of: record), isDeprioritized: $0.isDeprioritized,
          verb: record.infinitiveBits, preference: $0.rank, index: offset)
      }
    } rank: { match in
      if selection != nil { return match.preference }
      return verb(entry(first + match.index)).map { verbRanks[$0] } ?? .max
    } _: {
      body($0, $1)
    }
  }

  func answer(to query: FoldedQuery, _ record: EntryRecord) -> FormIndex.Answer {
    FormIndex.Answer(
      form: query.key.spelling(with: accents(of: record)),
      infinitive: infinitive(of: query.key, record),
      match: AccentRanking.match(query.typedAccents, spelling: accents(of: record)))
  }
}
