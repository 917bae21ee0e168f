import SortedTrie

/// What hangs on the keys of the trie: the entries of each, shared by all keys whose entries say
/// the same.
struct EntryTable {
  private(set) var entries: [UInt64] = []
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
  private var several: [[UInt64]: UInt32] = [:]
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
    while start < list.count {
      var end = start + 1
      while end < list.count, list.isSameKey(start, end) { end += 1 }
      let first = list[start]
      var lastMarks: UInt128?
      for place in start..<end {
        let record = list[place]
        if record.verb != lastVerb { rowCount += 1 }
        lastVerb = record.verb
        if record.marks != lastMarks { formCount += 1 }
        lastMarks = record.marks
        if record.isInfinitive { infinitivePositions[Int(record.verb)] = place }
      }
      key.removeAll(keepingCapacity: true)
      first.appendLabels(to: &key, rests: list.rests)
      isPronounForm = pronounKeys.contains(first, labels: key)
      let value =
        end - start == 1
        ? try number(of: first) : try number(of: (start..<end).map { list[$0] })
      try builder.insert(key, value: value, weight: UInt32(end - start))
      start = end
    }
    let automaton = try builder.finish()
    return try UnitPacker.pack(automaton, valueLimit: UInt32(entries.count))
  }

  /// The number of the entry that says what this record says, of a key with no other.
  private mutating func number(of record: FormRecord) throws(IndexError) -> UInt32 {
    spellKey()
    let entry = try entry(for: record)
    if let known = single[entry.bits] { return UInt32(known) }
    let number = append([entry.bits])
    single.insert(Int(number), for: entry.bits)
    return number
  }

  private mutating func spellKey() {
    folded.removeAll(keepingCapacity: true)
    for label in key { folded.append(Alphabet.spelling(ofLabel: label)) }
  }

  /// The number of the first of the entries that say what these records say.
  private mutating func number(of records: [FormRecord]) throws(IndexError) -> UInt32 {
    spellKey()
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
    let bestPlain = records.indices.min { left, right in
      let order = Marks.order(typed: 0, form: records[left].marks)
      let otherOrder = Marks.order(typed: 0, form: records[right].marks)
      return (order, preferences[left]) < (otherOrder, preferences[right])
    }
    let isShared = records.contains { $0.verb != records[0].verb }
    var entries: [UInt64] = []
    for (offset, record) in records.enumerated() {
      entries.append(
        try entry(
          for: record, preference: preferences[offset], isLast: offset == records.count - 1,
          isBestPlain: offset == 0 && bestPlain == 0, standsLast: isShared && record.isLast
        ).bits)
    }
    if let known = several[entries] { return known }
    let number = append(entries)
    several[entries] = number
    return number
  }

  private mutating func append(_ entries: [UInt64]) -> UInt32 {
    self.entries.append(contentsOf: entries)
    return UInt32(self.entries.count - entries.count)
  }

  private mutating func entry(
    for record: FormRecord, preference: Int = 0, isLast: Bool = true, isBestPlain: Bool = true,
    standsLast: Bool = false
  ) throws(IndexError) -> EntryRecord {
    let infinitive = infinitives[Int(record.verb)]
    var shared = 0
    while shared < infinitive.count, shared < folded.count, infinitive[shared] == folded[shared] {
      shared += 1
    }
    let ending = infinitive[shared...]
    let start = endings.start(of: ending)
    let takenOff = folded.count - shared
    let marks = patternNumber(of: record.marks)
    guard start <= EntryRecord.maximumEndingStart, ending.count <= EntryRecord.maximumEndingSize,
      preference <= EntryRecord.maximumPreference, marks <= EntryRecord.maximumMarks
    else {
      throw IndexError.levels(
        "too many verbs share the form '\(String(decoding: folded, as: UTF8.self))', or too "
          + "many kinds of accents")
    }
    var entry = EntryRecord()
    entry.endingStart = start
    entry.endingSize = ending.count
    entry.takenOff = takenOff
    entry.preference = preference
    entry.marks = marks
    entry.isPronounForm = isPronounForm
    entry.isLast = isLast
    entry.isBestPlain = isBestPlain
    entry.standsLast = standsLast
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
