import SpanishGrammar
import SpanishText
import TrieIndex
import VerbForms

/// The entries of each key of the trie, shared by all keys whose entries say the same.
struct EntryTable {
  /// The entries of all keys, as lists of their bits.
  private(set) var lists = ListTable<UInt64>()
  private(set) var endings = ListTable<UInt8>()
  private(set) var formCount = 0
  /// How many runs of one verb the list has.
  private(set) var rowCount = 0

  /// The plans of keys; the first one is that of lists that have too many entries.
  private(set) var plans = ListTable<UInt64>()

  /// All forms, sorted.
  let list: FormList
  let infinitives: [[UInt8]]
  let ranks: [Int]

  /// Adds the whole list and builds its trie.
  mutating func addAll() throws(IndexError) -> PackedTrie {
    _ = plans.number(of: [AnswerPlan().bits])
    // For each key the number of its kind: where its entries start, and its plan.
    var (keys, kinds) = ([UInt32](), ListTable<UInt32>())
    keys.reserveCapacity(list.count)
    var lastVerb = -1
    for forms in list.keys {
      var lastAccents: Int?
      for form in forms {
        if form.verb != lastVerb { rowCount += 1 }
        lastVerb = form.verb
        if form.accents != lastAccents { formCount += 1 }
        lastAccents = form.accents
      }
      let entries = try entries(of: forms)
      let first = lists.start(of: entries.map { $0.bits })
      let kind = kinds.number(of: [UInt32(first), UInt32(try plan(entries, forms))])
      keys.append(UInt32(kind))
    }
    do throws(TrieError) {
      return try pack(keys, kinds)
    } catch {
      throw .levels("these levels can't be compiled: \(error.description)")
    }
  }

  /// Builds the trie of keys of these kinds, after all entries and plans are made.
  private func pack(_ keys: [UInt32], _ kinds: ListTable<UInt32>) throws(TrieError) -> PackedTrie {
    var builder = TrieBuilder()
    for (forms, number) in zip(list.keys, keys) {
      let kind = Int(kinds.starts[Int(number)])
      let (first, plan) = (Int(kinds.members[kind]), Int(kinds.members[kind + 1]))
      let key = list.key(forms[forms.startIndex])
      let value = KeyValue(
        first: first, plan: plan, plans: plans.members.count,
        takesCloserLook: plan == 0 || key.lastWordStart > 0 ? .always : list.closerLook(at: key))
      guard let value else {
        throw .tooMany(
          "kinds of entries", lists.members.count,
          limit: KeyValue.mostEntries(plans: plans.members.count))
      }
      try builder.insert(key.labels, value: value.bits, weight: UInt32(forms.count))
    }
    return try UnitPacker.pack(try builder.finish())
  }

  /// The number of the plan of a key's forms; 0 without a plan.
  private mutating func plan(
    _ entries: [EntryRecord], _ forms: ArraySlice<PendingForm>
  ) throws(IndexError) -> Int {
    let plan = AnswerPlan.plan(of: entries) { offset in
      let form = forms[forms.startIndex + offset]
      return (list.accents(form), ranks[form.verb])
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
      let isLast = entries.count == forms.count - 1
      entries.append(try entry(for: form, isShared: isShared, isLastOfKey: isLast))
    }
    let byUse = forms.indices.sorted { left, right in
      let (one, other) = (forms[left], forms[right])
      if one.isDeprioritized != other.isDeprioritized { return other.isDeprioritized }
      return (ranks[one.verb], left) < (ranks[other.verb], right)
    }
    for (preference, index) in byUse.enumerated() {
      guard preference <= EntryRecord.maximumPreference else {
        throw .levels(
          "'\(list.key(forms[index]).spelling(with: .plain))' is a form of \(forms.count) verbs or has as many "
            + "spellings; an index holds \(EntryRecord.mostOfKey) of one form")
      }
      entries[index - forms.startIndex].preference = preference
    }
    return entries
  }

  private mutating func entry(
    for form: PendingForm, isShared: Bool, isLastOfKey: Bool
  ) throws(IndexError) -> EntryRecord {
    let infinitive = infinitives[form.verb]
    let key = list.key(form)
    let start = key.lastWordStart
    let shared = key.sharedLetters(with: infinitive, from: start)
    let ending = Array(infinitive[shared...])
    let endingStart = endings.start(of: ending)
    guard endingStart <= EntryRecord.maximumEndingStart,
      ending.count <= EntryRecord.maximumEndingSize
    else { throw .tooMany(key) }
    return EntryRecord(
      endingSize: ending.count, endingStart: endingStart,
      isDeprioritized: isShared && form.isDeprioritized, takenOff: key.count - start - shared,
      accents: form.accents, hasSeveralWords: start > 0, isLastOfKey: isLastOfKey)
  }
}

/// The keys that are also forms with pronouns: `dime`, a form of dimir, is di + me as well.
///
/// Such keys are marked, so that a lookup which finds any other key is done. The reference has some 500. Without the pronouns
/// at its end such a key is a key too, of an infinitive, gerund or command. If what is left is any other key, the word may be
/// a finite form with pronouns, as older Spanish writes them with an accent: `érase`, beside `erase` of erar.
extension FormList {
  /// The roles in which a key's forms take pronouns; nil if no form has the key.
  private func hosts(_ key: FormKey) -> GrammaticalRole? {
    forms(withLabelsOf: key)?.reduce(into: []) { $0.formUnion($1.hosts) }
  }

  /// Which lookups of a key must see whether it is a form with pronouns. Most keys do not end like a pronoun.
  fileprivate func closerLook(at key: FormKey) -> KeyValue.CloserLook {
    guard CliticEnding.isPossible(key) else { return .never }
    let key = key.fold
    let isHost = key.passes { word in
      CliticSplit.contains(in: word) { split in
        !(hosts(split.host(in: key)) ?? []).isDisjoint(with: split.roles)
      }
    }
    if isHost { return .always }
    func isKey(_ split: CliticSplit) -> Bool { hosts(split.host(in: key)) != nil }
    let mayBeHost = key.passes { word in
      CliticSplit.contains(in: word, where: isKey)
        || CliticSplit.containsFinite(in: word, hasAccent: true, where: isKey)
    }
    return mayBeHost ? .whereAccented : .never
  }
}
