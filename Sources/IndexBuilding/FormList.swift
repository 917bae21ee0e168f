import SpanishGrammar
import SpanishText
import TrieIndex
import VerbForms

/// A form of a verb, on its way into the list.
struct PendingForm {
  /// The letters. A word with more than ``PackedLabels/capacity`` has its first twelve here, then ``longKey``.
  fileprivate var labels = PackedLabels()
  private let verbNumber: UInt32
  /// ``accents`` and, in the lowest bit, ``isDeprioritized``, so that a form takes 24 bytes.
  private var bits: UInt16 = 0
  /// In which roles pronouns may be written onto it; see ``FormList/closerLook(at:)``.
  var hosts: GrammaticalRole = []

  init(verb: Int, isDeprioritized: Bool) {
    verbNumber = UInt32(verb)
    self.isDeprioritized = isDeprioritized
  }

  /// Number of the verb in reading order.
  var verb: Int { Int(verbNumber) }
  /// Number of the diacritics in ``FormList/accentPatterns``.
  fileprivate(set) var accents: Int {
    get { Int(bits >> 1) }
    set { bits = UInt16(newValue) << 1 | bits & 1 }
  }
  /// Whether it is only in levels with `orden: último`.
  var isDeprioritized: Bool {
    get { bits & 1 > 0 }
    set { bits = bits & ~1 | (newValue ? 1 : 0) }
  }
  /// The number of the key of a word with too many letters.
  fileprivate var longKey: Int? {
    labels.rest & Self.longMark > 0 ? Int(labels.rest ^ Self.longMark) : nil
  }

  fileprivate mutating func setLongKey(_ number: Int) {
    labels = PackedLabels(first: labels.first, rest: UInt64(number) | Self.longMark)
  }

  /// A bit that no labels have.
  private static let longMark: UInt64 = 1 << 63
}

/// All forms of an index, each (form, infinitive) once.
///
/// Similar to an array of keys, but a form takes 24 bytes, a quarter of a ``FormKey``: the levels of the reference have
/// 660,000. Forms are added verb by verb.
struct FormList {
  private var forms: [PendingForm] = []
  private(set) var accentPatterns = ListTable<UInt128>()
  /// The keys of words that have more letters than ``PackedLabels``.
  private var longKeys: [FormKey] = []
  /// Where the forms of the verb begin that has not ended.
  private var verbStart = 0

  var count: Int { forms.count }

  init(capacity: Int) {
    forms.reserveCapacity(capacity)
    _ = accentPatterns.number(of: [AccentPattern.plain.bits])
  }

  /// Adds a form of a cell.
  mutating func append(_ form: PendingForm, _ key: FormKey) throws(IndexError) {
    var form = form
    let accents = accentPatterns.number(of: [key.accents.bits])
    guard accents <= EntryRecord.maximumAccents else { throw .tooMany(key) }
    form.accents = accents
    form.labels = key.firstLabels
    if key.count > PackedLabels.capacity {
      form.setLongKey(longKeys.count)
      longKeys.append(key)
    }
    forms.append(form)
  }

  /// Ends a verb: what is the same in several of its cells becomes one form.
  mutating func endVerb() {
    sort([verbStart..<forms.count], [])
    var count = verbStart
    for index in verbStart..<forms.count {
      let form = forms[index]
      if count > verbStart, isBefore(forms[count - 1], form) == nil {
        // A form that is in an ordinary level too does not come last.
        if !form.isDeprioritized { forms[count - 1].isDeprioritized = false }
        forms[count - 1].hosts.formUnion(form.hosts)
      } else {
        forms[count] = form
        count += 1
      }
    }
    forms.removeLast(forms.count - count)
    verbStart = count
  }

  /// Puts the forms in the order of the list. Equal forms of different verbs are in the order of their infinitives.
  mutating func sort(_ verbs: [LevelCompiler.Verb]) {
    sort(Self.gatherByFirstLetter(&forms), verbs)
  }

  private mutating func sort(_ ranges: [Range<Int>], _ verbs: [LevelCompiler.Verb]) {
    // Taken out of the list, which the sort asks for keys, so that the array is not copied.
    var sorted = forms
    forms = []
    let list = self
    for range in ranges {
      sorted[range].sort {
        list.isBefore($0, $1) ?? (!verbs.isEmpty && verbs[$0.verb].key < verbs[$1.verb].key)
      }
    }
    forms = sorted
  }

  /// Brings forms with the same first letter together, the letters in order, and returns where they are. Sorting a
  /// letter takes one and a half times its memory: a copy, and half of that for merging.
  private static func gatherByFirstLetter(_ forms: inout [PendingForm]) -> [Range<Int>] {
    var ends = [Int](repeating: 0, count: Int(SortedTrie.maximumLabel) + 1)
    for form in forms { ends[form.labels.firstLabel] += 1 }
    for letter in ends.indices.dropFirst() { ends[letter] += ends[letter - 1] }
    var next = [0] + ends.dropLast()
    let places = zip(next, ends).map { $0..<$1 }
    for letter in ends.indices {
      while next[letter] < ends[letter] {
        let other = forms[next[letter]].labels.firstLabel
        forms.swapAt(next[letter], next[other])
        next[other] += 1
      }
    }
    return places
  }

  func accents(_ form: PendingForm) -> AccentPattern {
    AccentPattern(bits: accentPatterns.members[form.accents])
  }

  func key(_ form: PendingForm) -> FormKey {
    form.longKey.map { longKeys[$0] } ?? FormKey(form.labels, accents: accents(form))
  }

  /// The position of a verb's form in the sorted list.
  func position(of key: FormKey, ofVerb verb: Int) -> Int? {
    forms(withLabelsOf: key)?.firstIndex { $0.verb == verb && accents($0) == key.accents }
  }

  /// The sorted forms of each key, in the order of keys.
  var keys: some Sequence<ArraySlice<PendingForm>> {
    sequence(state: 0) { start in
      guard start < forms.count else { return nil }
      let key = formsOfKey(at: start)
      start = key.endIndex
      return key
    }
  }

  /// The sorted forms from `start` on that have the letters of the first one.
  private func formsOfKey(at start: Int) -> ArraySlice<PendingForm> {
    let first = forms[start]
    return forms[start...].prefix {
      first.longKey == nil ? $0.labels == first.labels : key($0).hasSameLabels(as: key(first))
    }
  }

  /// The sorted forms with the letters of a key; nil where there are none.
  func forms(withLabelsOf key: FormKey) -> ArraySlice<PendingForm>? {
    let sought = key.fold
    let index = SpanishText.firstIndex(in: forms.indices) { !(self.key(forms[$0]) < sought) }
    return index < forms.count && self.key(forms[index]).hasSameLabels(as: key)
      ? formsOfKey(at: index) : nil
  }

  /// The order of two forms in the list; nil where they are the same.
  private func isBefore(_ one: PendingForm, _ other: PendingForm) -> Bool? {
    if one.longKey == nil, other.longKey == nil {
      if one.labels != other.labels { return one.labels < other.labels }
      return one.accents == other.accents ? nil : accents(one).bits < accents(other).bits
    }
    let (key, otherKey) = (key(one), key(other))
    return key == otherKey ? nil : key < otherKey
  }
}

extension IndexError {
  static func tooMany(_ key: FormKey) -> IndexError {
    .levels(
      "the levels have more kinds of accents or endings than an index holds, with that of "
        + "'\(key.spelling(with: .plain))'")
  }
}
