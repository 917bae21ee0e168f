/// One form of one verb, with what decides its place among answers.
struct CorpusEntry {
  /// The spelling.
  let form: String
  /// The verb.
  let infinitive: String
  /// The verb's place in the order of use, 0 first.
  let rank: Int32
  /// Whether the form stands only in levels that say `orden: último`.
  let isLast: Bool
  /// The number of its folded key.
  var key: Int32 = 0
}

/// Everything in the levels, in the order of the sorted list, made without the library.
struct Corpus {
  /// All (form, infinitive) pairs in the order of the specification.
  let entries: [CorpusEntry]
  /// The folded keys, each once, in order of their bytes.
  let keys: [[UInt8]]
  /// By key number the place of its first entry; one more at the end.
  let firstEntry: [Int32]
  /// The levels it was made from.
  let levels: [PlainLevel]
  /// The verbs, most used first.
  let verbs: [String]

  /// Compiles plain levels.
  init(levels: [PlainLevel]) {
    self.levels = levels
    let ranking = levels.first { $0.isRanking } ?? levels[0]
    var ranks: [String: Int32] = [:]
    var verbs: [String] = []
    for level in [ranking] + levels {
      for (infinitive, _, _) in level.verbs where ranks[infinitive] == nil {
        ranks[infinitive] = Int32(verbs.count)
        verbs.append(infinitive)
      }
    }
    self.verbs = verbs

    // Whether each form of each verb stands only in levels that come last.
    var found: [Int32: [String: Bool]] = [:]
    for level in levels {
      for (infinitive, cells, _) in level.verbs {
        let rank = ranks[infinitive] ?? 0
        found[rank, default: [:]][infinitive] = false
        for form in cells.joined() {
          found[rank, default: [:]][form] = (found[rank]?[form] ?? true) && level.isLast
        }
      }
    }
    var sorted: [(order: [UInt8], size: Int, entry: CorpusEntry)] = []
    for (rank, forms) in found {
      let infinitive = verbs[Int(rank)]
      for (form, isLast) in forms {
        let key = HandFold.fold(form)
        let order = key + Self.marks(form) + HandFold.fold(infinitive) + Self.marks(infinitive)
        let entry = CorpusEntry(form: form, infinitive: infinitive, rank: rank, isLast: isLast)
        sorted.append((order, key.count, entry))
      }
    }
    sorted.sort { $0.order.lexicographicallyPrecedes($1.order) }

    var entries: [CorpusEntry] = []
    var keys: [[UInt8]] = []
    var firstEntry: [Int32] = []
    for (order, size, found) in sorted {
      let key = Array(order.prefix(size))
      if keys.last != key {
        keys.append(key)
        firstEntry.append(Int32(entries.count))
      }
      var entry = found
      entry.key = Int32(keys.count - 1)
      entries.append(entry)
    }
    firstEntry.append(Int32(entries.count))
    self.entries = entries
    self.keys = keys
    self.firstEntry = firstEntry
  }

  /// The marks letter by letter after a byte smaller than every letter, and the same at the end.
  private static func marks(_ text: String) -> [UInt8] {
    [0] + text.unicodeScalars.map { Diacritic(of: $0).rawValue + 1 } + [0]
  }

  /// The entries of a key.
  func entries(ofKey key: Int32) -> ArraySlice<CorpusEntry> {
    entries[Int(firstEntry[Int(key)])..<Int(firstEntry[Int(key) + 1])]
  }

  /// The verbs at every `step`-th rank: a smaller corpus of the same kind.
  func thinned(by step: Int) -> Corpus {
    var kept: Set<String> = []
    for rank in stride(from: 0, to: verbs.count, by: step) { kept.insert(verbs[rank]) }
    return Corpus(
      levels: levels.map { level in
        var smaller = level
        smaller.verbs.removeAll { !kept.contains($0.infinitive) }
        return smaller
      })
  }
}
