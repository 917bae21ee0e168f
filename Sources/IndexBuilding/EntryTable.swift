import SpanishGrammar
import SpanishText
import TrieIndex
import VerbForms

/// The entries of each key of the trie, shared by all keys whose entries say the same.
struct EntryTable {
  /// The entries of all keys, as lists of their bits.
  private(set) var lists = ListTable<UInt64>()
  private(set) var endings = ListTable<UInt8>()
  private(set) var accentPatterns = ListTable<UInt128>()
  /// For each verb, in reading order, the position of its infinitive.
  private(set) var infinitivePositions: [Int]
  private(set) var formCount = 0
  /// How many runs of one verb the list has.
  private(set) var rowCount = 0

  private let infinitives: [[UInt8]]
  private let ranks: [Int]
  /// The plans of keys; the first one is that of lists that have too many entries.
  private(set) var plans = ListTable<UInt64>()

  init(infinitives: [[UInt8]], ranks: [Int]) {
    self.infinitives = infinitives
    self.ranks = ranks
    infinitivePositions = [Int](repeating: 0, count: infinitives.count)
    _ = accentPatterns.number(of: [AccentPattern.plain.bits])
    _ = plans.number(of: [AnswerPlan().bits])
  }

  /// Adds the whole list and builds its trie.
  mutating func addAll(_ forms: [PendingForm]) throws(IndexError) -> PackedTrie {
    var keys: [KeyOfForms] = []
    var start = 0
    var lastVerb = -1
    while start < forms.count {
      let key = forms[start].key
      var end = start + 1
      while end < forms.count, forms[end].key.hasSameLabels(as: key) { end += 1 }
      var lastAccents: AccentPattern?
      for position in start..<end {
        let form = forms[position]
        if form.verb != lastVerb { rowCount += 1 }
        lastVerb = form.verb
        if form.key.accents != lastAccents { formCount += 1 }
        lastAccents = form.key.accents
        if form.isInfinitive { infinitivePositions[form.verb] = position }
      }
      let entries = try entries(of: forms[start..<end])
      let first = lists.start(of: entries.map { $0.bits })
      let plan = try plan(entries, forms[start..<end])
      keys.append((UInt32(end), UInt32(first), UInt32(plan)))
      start = end
    }
    do throws(TrieBuildError) {
      return try pack(keys, forms)
    } catch {
      throw .levels("these levels can't be compiled: \(error.description)")
    }
  }

  /// Where the forms of a key end, its entries and its plan.
  private typealias KeyOfForms = (end: UInt32, first: UInt32, plan: UInt32)

  /// Builds the trie of keys, after all entries and plans are made.
  private func pack(
    _ keys: [KeyOfForms], _ forms: [PendingForm]
  ) throws(TrieBuildError) -> PackedTrie {
    var builder = TrieBuilder()
    let cliticKeys = CliticKeys(forms)
    var start = 0
    for key in keys {
      let form = forms[start].key
      let value = KeyValue(
        first: Int(key.first), plan: Int(key.plan), plans: plans.members.count,
        takesCloserLook: key.plan == 0 || form.lastWordStart > 0 ? .always : cliticKeys.look(form))
      guard let value else {
        throw .tooLarge(
          what: "kinds of entries", got: lists.members.count,
          limit: KeyValue.mostEntries(plans: plans.members.count))
      }
      try builder.insert(form.labels, value: value.bits, weight: key.end - UInt32(start))
      start = Int(key.end)
    }
    return try UnitPacker.pack(try builder.finish())
  }

  /// The number of the plan of a key's forms; 0 without a plan.
  private mutating func plan(
    _ entries: [EntryRecord], _ forms: ArraySlice<PendingForm>
  ) throws(IndexError) -> Int {
    let plan = AnswerPlan.plan(of: entries) { offset in
      let form = forms[forms.startIndex + offset]
      return (form.key.accents, VerbUse(rank: ranks[form.verb]))
    }
    let number = plan.map { plans.start(of: [$0.bits]) } ?? 0
    guard number < AnswerPlan.mostPlans else {
      throw .levels("too many verbs share forms in too many ways")
    }
    return number
  }

  /// The entries of a key's forms, each with its place in the order of use.
  private mutating func entries(
    of forms: ArraySlice<PendingForm>
  ) throws(IndexError) -> [EntryRecord] {
    let verb = forms[forms.startIndex].verb
    let isShared = forms.contains { $0.verb != verb }
    var entries: [EntryRecord] = []
    for form in forms {
      var entry = try entry(for: form)
      entry.isDeprioritized = isShared && form.isDeprioritized
      entry.isLastOfKey = entries.count == forms.count - 1
      entries.append(entry)
    }
    let byUse = forms.indices.sorted { left, right in
      let (one, other) = (forms[left], forms[right])
      if one.isDeprioritized != other.isDeprioritized { return other.isDeprioritized }
      return (ranks[one.verb], left) < (ranks[other.verb], right)
    }
    for (preference, index) in byUse.enumerated() {
      guard preference <= EntryRecord.maximumPreference else { throw tooMany(forms[index].key) }
      entries[index - forms.startIndex].preference = preference
    }
    return entries
  }

  private mutating func entry(for form: PendingForm) throws(IndexError) -> EntryRecord {
    let infinitive = infinitives[form.verb]
    let start = form.key.lastWordStart
    let shared = form.key.sharedLetters(with: infinitive, from: start)
    let ending = Array(infinitive[shared...])
    var entry = EntryRecord()
    let endingStart = endings.start(of: ending)
    let pattern = accentPatterns.number(of: [form.key.accents.bits])
    guard endingStart <= EntryRecord.maximumEndingStart,
      ending.count <= EntryRecord.maximumEndingSize,
      pattern <= EntryRecord.maximumAccents
    else { throw tooMany(form.key) }
    entry.endingStart = endingStart
    entry.endingSize = ending.count
    entry.takenOff = form.key.count - start - shared
    entry.accents = pattern
    entry.hasSeveralWords = start > 0
    return entry
  }

  private func tooMany(_ key: FormKey) -> IndexError {
    .levels(
      "too many verbs share the form '\(key.spelling(with: .plain))', or too many kinds of accents")
  }
}

/// One form in a cell of a level, on its way into the list.
struct PendingForm {
  var key: FormKey
  /// Number of the verb in reading order.
  var verb: Int { Int(verbNumber) }
  private let verbNumber: UInt32
  /// Whether it is only in levels with `orden: último`.
  var isDeprioritized: Bool
  var isInfinitive: Bool
  /// What the grammar makes of its cells; see ``CliticKeys``.
  var roles: CliticKeys.Roles

  init(
    key: FormKey = FormKey(), verb: Int, isDeprioritized: Bool, isInfinitive: Bool = false,
    roles: CliticKeys.Roles = CliticKeys.Roles()
  ) {
    self.key = key
    verbNumber = UInt32(verb)
    self.isDeprioritized = isDeprioritized
    self.isInfinitive = isInfinitive
    self.roles = roles
  }
}

/// Puts all forms in the order of the list, each (form, infinitive) once. Equal forms of different verbs
/// are in the order of their infinitives.
func sort(_ forms: inout [PendingForm], infinitives: [FormKey]) {
  // Small items are quick to sort; the first sixteen letters decide most.
  var items = forms.indices.map { (first: forms[$0].key.words.0.bigEndian, index: UInt32($0)) }
  items.sort { [forms] left, right in
    if left.first != right.first { return left.first < right.first }
    let (one, other) = (forms[Int(left.index)], forms[Int(right.index)])
    if one.key != other.key { return one.key < other.key }
    if one.verb != other.verb { return infinitives[one.verb] < infinitives[other.verb] }
    return left.index < right.index
  }
  // Moved where they are: a second array of all forms would be the most that building takes.
  for start in items.indices {
    var (place, source) = (start, Int(items[start].index))
    let first = forms[start]
    while source != start {
      forms[place] = forms[source]
      items[place].index = UInt32(place)
      (place, source) = (source, Int(items[source].index))
    }
    forms[place] = first
    items[place].index = UInt32(place)
  }
  var count = 0
  for index in forms.indices {
    let form = forms[index]
    guard count > 0, forms[count - 1].verb == form.verb, forms[count - 1].key == form.key else {
      forms[count] = form
      count += 1
      continue
    }
    // A form that is in an ordinary level too does not come last.
    if !form.isDeprioritized { forms[count - 1].isDeprioritized = false }
    if form.isInfinitive { forms[count - 1].isInfinitive = true }
    forms[count - 1].roles.formUnion(form.roles)
  }
  forms.removeLast(forms.count - count)
}
