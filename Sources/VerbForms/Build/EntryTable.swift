import SortedTrie

/// What hangs on the keys of the trie: the entries of each, shared by all keys whose entries say
/// the same.
struct EntryTable {
  /// Two words an entry.
  private(set) var words: [UInt32] = []
  private(set) var endings = TextPool()
  private(set) var markPatterns: [UInt128] = [0]
  /// For each verb, in reading order, where its infinitive stands in the list.
  private(set) var infinitivePositions: [Int]
  /// How many different spellings there are.
  private(set) var formCount = 0
  /// How many runs of one verb the list has.
  private(set) var rowCount = 0

  private let infinitives: [[UInt8]]
  private let ranks: [Int]
  private var patternNumbers: [UInt128: Int] = [:]
  private var single = IntegerTable()
  private var several: [[UInt32]: UInt32] = [:]
  private var key: [UInt8] = []
  /// Whether the key is also a form with pronouns.
  private var isPronounForm = false
  private var folded: [UInt8] = []

  init(infinitives: [[UInt8]], ranks: [Int]) {
    self.infinitives = infinitives
    self.ranks = ranks
    infinitivePositions = [Int](repeating: 0, count: infinitives.count)
  }

  /// Adds the whole list and builds its trie.
  mutating func addAll(_ list: SortedForms) throws -> PackedTrie {
    var builder = TrieBuilder()
    var start = 0
    var lastVerb: Int32 = -1
    let pronounKeys = PronounKeys(list)
    var records: [FormRecord] = []
    while start < list.count {
      let first = list[start]
      records.removeAll(keepingCapacity: true)
      var end = start
      while end < list.count {
        let record = list[end]
        guard end == start || first.hasSameKey(as: record, rests: list.rests) else { break }
        if record.verb != lastVerb { rowCount += 1 }
        lastVerb = record.verb
        if records.last?.marks != record.marks { formCount += 1 }
        if record.isInfinitive { infinitivePositions[Int(record.verb)] = end }
        records.append(record)
        end += 1
      }
      key.removeAll(keepingCapacity: true)
      first.appendLabels(to: &key, rests: list.rests)
      isPronounForm = pronounKeys.contains(first, labels: key)
      let value = try number(of: records)
      try builder.insert(key[...], value: value, weight: UInt32(end - start))
      start = end
    }
    let automaton = try builder.finish()
    return try UnitPacker.pack(automaton, valueLimit: UInt32(max(words.count / 2, 1)))
  }

  /// The number of the first of the entries that say what these records say.
  private mutating func number(of records: [FormRecord]) throws(IndexError) -> UInt32 {
    folded.removeAll(keepingCapacity: true)
    for label in key { folded.append(Alphabet.spelling(ofLabel: label)) }
    if records.count == 1, let record = records.first {
      let (first, second) = try entry(for: record, preference: 0, isLast: true).words
      let both = UInt64(first) << 32 | UInt64(second)
      if let known = single[both] { return UInt32(known) }
      let number = append([first, second])
      single.insert(Int(number), for: both)
      return number
    }
    let preferred = records.indices.sorted { left, right in
      let (one, other) = (records[left], records[right])
      if one.isLast != other.isLast { return other.isLast }
      let (rank, otherRank) = (ranks[Int(one.verb)], ranks[Int(other.verb)])
      return rank != otherRank ? rank < otherRank : left < right
    }
    var preferences = [Int](repeating: 0, count: records.count)
    for (preference, index) in preferred.enumerated() {
      preferences[index] = preference
    }
    var pair: [UInt32] = []
    for (offset, record) in records.enumerated() {
      let words = try entry(
        for: record, preference: preferences[offset], isLast: offset == records.count - 1
      ).words
      pair.append(words.0)
      pair.append(words.1)
    }
    if let known = several[pair] { return known }
    let number = append(pair)
    several[pair] = number
    return number
  }

  private mutating func append(_ entry: [UInt32]) -> UInt32 {
    words.append(contentsOf: entry)
    return UInt32((words.count - entry.count) / 2)
  }

  private mutating func entry(
    for record: FormRecord, preference: Int, isLast: Bool
  ) throws(IndexError) -> EntryRecord {
    let infinitive = infinitives[Int(record.verb)]
    var shared = 0
    while shared < infinitive.count, shared < folded.count, infinitive[shared] == folded[shared] {
      shared += 1
    }
    let ending = infinitive[shared...]
    let entry = EntryRecord(
      endingStart: endings.start(of: ending), endingSize: ending.count,
      takenOff: folded.count - shared, preference: preference,
      marks: patternNumber(of: record.marks), isPronounForm: isPronounForm, isLast: isLast)
    guard entry.endingStart <= EntryRecord.maximumEndingStart,
      entry.endingSize <= EntryRecord.maximumEndingSize,
      entry.preference <= EntryRecord.maximumPreference, entry.marks <= EntryRecord.maximumMarks
    else {
      throw IndexError.levels(
        "too many verbs share the form '\(String(decoding: folded, as: UTF8.self))', or too "
          + "many kinds of accents")
    }
    return entry
  }

  private mutating func patternNumber(of marks: UInt128) -> Int {
    // The first pattern is that of forms without marks, which most are.
    if marks == 0 { return 0 }
    if let known = patternNumbers[marks] { return known }
    markPatterns.append(marks)
    patternNumbers[marks] = markPatterns.count - 1
    return markPatterns.count - 1
  }
}
