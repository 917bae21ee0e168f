import SpanishText
import TrieIndex

/// A key that an index has.
struct StoredKey {
  /// The number of its first entry.
  var first: Int
  /// Whether it is also a form with pronouns, or has several words.
  var takesCloserLook: Bool
}

/// The letters of a word, in one of two ways.
protocol AnsweredWord {
  /// The form that an entry of the word's key stands for; nil if its verb is not in the index, which only a damaged
  /// one is.
  func form(of record: EntryRecord, in storage: IndexStorage) -> FormOfVerb?
}

extension FormKey: AnsweredWord {
  func form(of record: EntryRecord, in storage: IndexStorage) -> FormOfVerb? {
    storage.formOfVerb(self, record, storage.inflection)
  }
}

extension PlainLetters: AnsweredWord {
  func form(of record: EntryRecord, in storage: IndexStorage) -> FormOfVerb? {
    storage.formOfVerb(self, record, storage.inflection)
  }
}

extension IndexStorage {
  /// For how many letters of a key there are transitions, and the key itself; nil if there is none.
  func walk(_ key: FormKey) -> (walked: Int, stored: StoredKey?) {
    let (length, bits) = unsafe withUnsafeBytes(of: key.words) { labels in
      unsafe trie.walk(labels.baseAddress.unsafelyUnwrapped, count: key.count)
    }
    let stored = bits.map { bits in
      StoredKey(
        first: firstEntry(ofValue: bits),
        takesCloserLook: KeyValue(bits: bits).alwaysTakesCloserLook)
    }
    return (length, stored)
  }

  /// The key of these letters; nil if there is none.
  func storedKey(_ key: FormKey) -> StoredKey? { walk(key).stored }

  /// The first entry of a key and its position in the list; nil where there is no such key.
  func find(_ key: FormKey) -> (first: Int, position: Int)? {
    let found = unsafe withUnsafeBytes(of: key.words) { labels in
      unsafe trie.find(labels.baseAddress.unsafelyUnwrapped, count: key.count)
    }
    return found.map { (firstEntry(ofValue: $0.value), $0.position) }
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
  /// - Parameters:
  ///   - typed: The accents of the query.
  ///   - word: Its letters.
  ///   - first: The number of the key's first entry.
  ///   - mode: How accents are weighed.
  ///   - selection: The levels that count; nil for all.
  ///   - body: Takes them.
  @inline(__always)
  func withRankedEntries(
    to typed: TypedAccents, _ word: some AnsweredWord, first: Int,
    _ mode: FormIndex.AccentMode, in selection: LevelSelection?,
    _ body: (borrowing MutableSpan<RankedMatch>, Int) -> Void
  ) {
    AccentRanking.withRanked(entryCount(from: first), mode) { offset in
      let record = entry(first + offset)
      let spelling = accents(of: record)
      guard let selection else {
        return RankedMatch(typed, record, spelling: spelling, index: offset)
      }
      guard let form = word.form(of: record, in: self) else { return nil }
      return standing(of: form, in: selection, inflection).map { standing in
        RankedMatch(
          typed, spelling: spelling, isDeprioritized: standing.isDeprioritized,
          verb: record.infinitiveBits, preference: standing.rank, index: offset)
      }
    } use: { match in
      if selection != nil { return VerbUse(rank: match.preference) }
      let form = word.form(of: entry(first + match.index), in: self)
      return form.map { VerbUse(rank: verbRanks[$0.verb]) } ?? .rare
    } _: { matches, kept in
      body(matches, kept)
    }
  }

  /// The answer that an entry gives to a query.
  func answer(to query: FoldedQuery, _ record: EntryRecord) -> FormIndex.Answer {
    FormIndex.Answer(
      form: query.key.spelling(with: accents(of: record)),
      infinitive: infinitive(of: query.key, record),
      match: AccentRanking.match(query.typedAccents, spelling: accents(of: record)))
  }
}
