import SpanishGrammar
import SpanishText
import TrieIndex
import VerbForms

/// A form of a verb, on its way into the list. Its letters are in the ``FormList``.
struct PendingForm {
  /// The first letters, or all if there are not more.
  fileprivate var labels = PackedLabels()
  /// The number of the key of a word that has more letters, plus one; 0 for others.
  fileprivate var longKey: UInt32 = 0
  /// Number of the verb in reading order.
  var verb: Int { Int(verbNumber) }
  private let verbNumber: UInt32
  /// Number of the diacritics in ``FormList/accentPatterns``.
  var accents: Int { Int(accentsNumber) }
  fileprivate var accentsNumber: UInt16 = 0
  /// In which roles pronouns may be written onto it; see ``CliticKeys``.
  var hosts: GrammaticalRole = []
  /// Whether it is only in levels with `orden: último`.
  var isDeprioritized: Bool
  var isInfinitive: Bool

  init(verb: Int, isDeprioritized: Bool, isInfinitive: Bool = false) {
    verbNumber = UInt32(verb)
    self.isDeprioritized = isDeprioritized
    self.isInfinitive = isInfinitive
    if isInfinitive { hosts = .infinitive }
  }
}

/// All forms of an index, each (form, infinitive) once.
///
/// Similar to an array of keys, but a form takes 32 bytes, a third of a ``FormKey``: the levels of the reference have
/// 660,000. Forms are added verb by verb.
struct FormList {
  private(set) var forms: [PendingForm] = []
  private(set) var accentPatterns = ListTable<UInt128>()
  /// The keys of words that have more letters than ``PackedLabels``.
  private var longKeys: [FormKey] = []
  private var formsOfVerb: [PendingForm] = []

  init(capacity: Int) {
    forms.reserveCapacity(capacity)
    _ = accentPatterns.number(of: [AccentPattern.plain.bits])
  }

  /// Adds a form of a cell.
  mutating func append(_ form: PendingForm, _ key: FormKey) throws(IndexError) {
    var form = form
    let accents = accentPatterns.number(of: [key.accents.bits])
    guard accents <= EntryRecord.maximumAccents else { throw .tooMany(key) }
    form.accentsNumber = UInt16(accents)
    form.labels = key.firstLabels
    if key.count > PackedLabels.capacity {
      longKeys.append(key)
      form.longKey = UInt32(longKeys.count)
    }
    formsOfVerb.append(form)
  }

  /// Ends a verb: what is the same in several of its cells becomes one form.
  mutating func endVerb() {
    let start = forms.count
    for form in formsOfVerb.sorted(by: { isBefore($0, $1) ?? false }) {
      guard forms.count > start, isBefore(forms[forms.count - 1], form) == nil else {
        forms.append(form)
        continue
      }
      // A form that is in an ordinary level too does not come last.
      if !form.isDeprioritized { forms[forms.count - 1].isDeprioritized = false }
      if form.isInfinitive { forms[forms.count - 1].isInfinitive = true }
      forms[forms.count - 1].hosts.formUnion(form.hosts)
    }
    formsOfVerb.removeAll(keepingCapacity: true)
  }

  /// Puts the forms in the order of the list. Equal forms of different verbs are in the order of their infinitives.
  mutating func sort(_ verbs: [LevelCompiler.Verb]) {
    // Taken out, so that it is sorted where it is.
    var sorted = forms
    forms = []
    sorted.sort { one, other in
      guard one.labels == other.labels else { return one.labels < other.labels }
      return isBefore(one, other) ?? (verbs[one.verb].key < verbs[other.verb].key)
    }
    forms = sorted
  }

  func accents(_ form: PendingForm) -> AccentPattern {
    AccentPattern(bits: accentPatterns.members[form.accents])
  }

  func key(_ form: PendingForm) -> FormKey {
    form.longKey > 0
      ? longKeys[Int(form.longKey) - 1] : FormKey(form.labels, accents: accents(form))
  }

  /// Where the sorted forms end that have the letters of one.
  func endOfKey(at start: Int) -> Int {
    let first = forms[start]
    return forms[start...].firstIndex { form in
      form.labels != first.labels
        || form.longKey | first.longKey > 0 && !key(form).hasSameLabels(as: key(first))
    } ?? forms.count
  }

  /// The sorted forms with the letters of a key; nil where there are none.
  func forms(withLabelsOf key: FormKey) -> ArraySlice<PendingForm>? {
    let (sought, labels) = (key.fold, key.firstLabels)
    let index = SpanishText.firstIndex(in: forms.indices) { index in
      let form = forms[index]
      return form.labels == labels ? !(self.key(form) < sought) : labels < form.labels
    }
    return index < forms.count && self.key(forms[index]).hasSameLabels(as: key)
      ? forms[index..<endOfKey(at: index)] : nil
  }

  /// The order of two forms in the list; nil where they are the same.
  private func isBefore(_ one: PendingForm, _ other: PendingForm) -> Bool? {
    if one.labels != other.labels { return one.labels < other.labels }
    if one.accentsNumber == other.accentsNumber, one.longKey | other.longKey == 0 { return nil }
    let (key, otherKey) = (key(one), key(other))
    return key == otherKey ? nil : key < otherKey
  }
}

extension IndexError {
  static func tooMany(_ key: FormKey) -> IndexError {
    .levels(
      "too many verbs share the form '\(key.spelling(with: .plain))', or too many kinds of accents")
  }
}
