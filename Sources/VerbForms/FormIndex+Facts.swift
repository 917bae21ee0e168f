import TrieIndex

extension FormIndex {
  /// What an index holds and how large it is.
  public struct Statistics: Sendable, Hashable {
    /// A part of the index file.
    public struct Section: Sendable, Hashable {
      /// What it holds, in English.
      public var name: String
      /// Its size in bytes.
      public var bytes: Int
    }

    /// The glosses of a language.
    public struct Glosses: Sendable, Hashable {
      /// The language's code: `en`.
      public var language: String
      /// How many verbs have one.
      public var verbs: Int
    }

    /// How many levels were compiled.
    public var levels: Int
    /// How many infinitives there are.
    public var verbs: Int
    /// How many different spellings, infinitives included.
    public var forms: Int
    /// How many different folded spellings.
    public var keys: Int
    /// How many (form, infinitive) pairs.
    public var entries: Int
    /// How many runs of one verb the sorted list has.
    public var rows: Int
    /// How many states the automaton has.
    public var states: Int
    /// How many transitions lead from state to state.
    public var transitions: Int
    /// The languages in which there are glosses, and of how many verbs.
    public var glosses: [Glosses]
    /// The parts of the file, in its order.
    public var sections: [Section]
    /// The size of the file.
    public var bytes: Int
    /// One number for the paths, lengths and bytes of the files of levels and glossaries.
    public var digest: UInt64
    /// The version of the file's format.
    public var formatVersion: Int
  }

  /// What the index holds and how large it is, with the levels that a view leaves out.
  ///
  /// Complexity: O(verbs with glosses).
  public var statistics: Statistics {
    let header = storage.header
    let (shape, counts) = (header.shape, header.counts)
    return Statistics(
      levels: counts.levels, verbs: counts.verbs, forms: counts.forms,
      keys: Int(clamping: shape.keyCount), entries: header.entryCount, rows: counts.rows,
      states: Int(clamping: shape.stateCount), transitions: Int(clamping: shape.transitionCount),
      glosses: storage.glosses.languages.enumerated().map { number, language in
        .init(language: language, verbs: storage.glosses.count(inLanguage: number))
      },
      sections: header.sections.map { .init(name: $0.kind.rawValue, bytes: $0.size) },
      bytes: storage.bytes.count, digest: header.digest,
      formatVersion: Int(header.version))
  }

  /// The levels in the order of readings.
  ///
  /// Complexity: O(1); the first use reads them all, a quarter of a millisecond.
  public var levels: [LevelInfo] { storage.levels }

  package func storedLevel(_ level: Int) -> StoredLevel { storage.storedLevel(level) }

  /// Checks that the trie is in order and counts right, and what opening an index does not check: that
  /// every verb is found by its infinitive, and the form of every cell of the levels that count in the list.
  ///
  /// - Throws: ``IndexError/damaged(_:)`` with the first thing found wrong.
  ///
  /// Complexity: O(cells), a second or two for the built-in index.
  public func verify() throws(IndexError) {
    try storage.checkTrie()
    for verb in 0..<storage.verbPositions.count {
      let infinitive = storage.infinitive(ofVerb: verb)
      guard storage.verb(infinitive) == verb else {
        throw .damaged("the verb \(infinitive) is not found by its infinitive")
      }
      for line in lines(ofVerb: infinitive) {
        for form in line.ownForms.joined()
        where position(of: Entry(form: form, infinitive: infinitive)) == nil {
          throw .damaged("the form \(form) of \(infinitive) is not found")
        }
      }
    }
  }
}
