import SortedTrie

/// What hangs on the keys of the trie: the entries of each, shared by all keys whose entries say
/// the same.
struct EntryTable {
  /// The entries of all keys, as lists of their bits.
  private var lists = ListTable()
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
  private var key: [UInt8] = []
  /// Whether the key is also a form with pronouns.
  private var isPronounForm = false
  // Kept from key to key for their memory.
  private var group: [FormRecord] = []
  private var preferred: [Int] = []
  private var preferences: [Int] = []
  private var one = [0]
  private var several: [Int] = []

  init(infinitives: [[UInt8]], ranks: [Int]) {
    self.infinitives = infinitives
    self.ranks = ranks
    infinitivePositions = [Int](repeating: 0, count: infinitives.count)
  }

  /// The bits of all entries in order.
  var entries: [UInt64] { lists.members.map { UInt64(UInt(bitPattern: $0)) } }

  /// Adds the whole list and builds its trie.
  mutating func addAll(_ forms: SortedForms) throws -> PackedTrie {
    var builder = TrieBuilder()
    var start = 0
    var lastVerb: Int32 = -1
    let pronounKeys = PronounKeys(forms)
    while start < forms.count {
      var end = start + 1
      while end < forms.count, forms.isSameKey(start, end) { end += 1 }
      let first = forms[start]
      var lastMarks: UInt128?
      for place in start..<end {
        let record = forms[place]
        if record.verb != lastVerb { rowCount += 1 }
        lastVerb = record.verb
        if record.marks != lastMarks { formCount += 1 }
        lastMarks = record.marks
        if record.isInfinitive { infinitivePositions[Int(record.verb)] = place }
      }
      key.removeAll(keepingCapacity: true)
      first.appendLabels(to: &key, rests: forms.rests)
      isPronounForm = pronounKeys.contains(first, labels: key)
      let value =
        end - start == 1
        ? try number(of: first) : try number(of: (start..<end).lazy.map { forms[$0] })
      try builder.insert(key, value: value, weight: UInt32(end - start))
      start = end
    }
    let automaton = try builder.finish()
    return try UnitPacker.pack(automaton, valueLimit: UInt32(lists.members.count))
  }

  /// The number of the entry that says what this record says, of a key with no other.
  private mutating func number(of record: FormRecord) throws(IndexError) -> UInt32 {
    one[0] = Int(bitPattern: UInt(try entry(for: record).bits))
    return UInt32(lists.starts[lists.number(of: one)])
  }

  /// The number of the first of the entries that say what these records say.
  private mutating func number(of records: some Sequence<FormRecord>) throws(IndexError) -> UInt32 {
    group.removeAll(keepingCapacity: true)
    group.append(contentsOf: records)
    orderGroup()
    let bestPlain = group.indices.min { left, right in
      let order = Marks.order(typed: 0, form: group[left].marks)
      let otherOrder = Marks.order(typed: 0, form: group[right].marks)
      return (order, preferences[left]) < (otherOrder, preferences[right])
    }
    let isShared = group.contains { $0.verb != group[0].verb }
    several.removeAll(keepingCapacity: true)
    for (offset, record) in group.enumerated() {
      let entry = try entry(
        for: record, preference: preferences[offset], isLast: offset == group.count - 1,
        isBestPlain: offset == 0 && bestPlain == 0, standsLast: isShared && record.isLast)
      several.append(Int(bitPattern: UInt(entry.bits)))
    }
    return UInt32(lists.starts[lists.number(of: several)])
  }

  /// Orders the key's records by use: `preferences` has the place of each.
  private mutating func orderGroup() {
    func comesBefore(_ left: Int, _ right: Int) -> Bool {
      let (one, other) = (group[left], group[right])
      if one.isLast != other.isLast { return other.isLast }
      return ranks[Int(one.verb)] < ranks[Int(other.verb)]
    }
    // Few, and what is equal stays as it stands: by insertion.
    preferred.removeAll(keepingCapacity: true)
    for index in group.indices {
      var place = preferred.count
      while place > 0, comesBefore(index, preferred[place - 1]) { place -= 1 }
      preferred.insert(index, at: place)
    }
    preferences.removeAll(keepingCapacity: true)
    preferences.append(contentsOf: repeatElement(0, count: group.count))
    for (preference, index) in preferred.enumerated() { preferences[index] = preference }
  }

  private mutating func entry(
    for record: FormRecord, preference: Int = 0, isLast: Bool = true, isBestPlain: Bool = true,
    standsLast: Bool = false
  ) throws(IndexError) -> EntryRecord {
    let infinitive = infinitives[Int(record.verb)]
    let limit = min(infinitive.count, key.count)
    var shared = 0
    while shared < limit, infinitive[shared] == Alphabet.spelling(ofLabel: key[shared]) {
      shared += 1
    }
    let ending = infinitive[shared...]
    let start = endings.start(of: ending)
    let takenOff = key.count - shared
    let marks = patternNumber(of: record.marks)
    guard start <= EntryRecord.maximumEndingStart, ending.count <= EntryRecord.maximumEndingSize,
      preference <= EntryRecord.maximumPreference, marks <= EntryRecord.maximumMarks
    else {
      let folded = key.map { Alphabet.spelling(ofLabel: $0) }
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
