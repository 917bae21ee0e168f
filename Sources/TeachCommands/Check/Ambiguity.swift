import Invocation
import LevelFiles
import SpanishText
import VerbForms

/// Forms that students mix up: one form of several verbs, or two that differ by a mark alone.
struct Ambiguity: Equatable {
  enum Kind: String {
    case verbs
    case accent
    case ñ
  }

  /// A spelling with the verbs that it belongs to.
  struct Spelling: Equatable {
    var form: String
    var infinitives: [String]
    var verbs: String { infinitives.joined(separator: ", ") }
  }

  var kind: Kind
  /// The one form of several verbs, or a pair of forms.
  var spellings: [Spelling]

  /// All that some levels have, in the order of forms.
  static func all(in levels: some Sequence<Level>) -> [Ambiguity] {
    // Nearly every fold has one pair of form and infinitive. Of all folds only numbers are held; two with the same number
    // are told apart below.
    var firstPairs: [Int: Int] = [:]
    var shared: Set<Int> = []
    forEachPair(in: levels) { pair, fold in
      let first = firstPairs.updateValue(pair.hashValue, forKey: fold.hashValue)
      if let first, first != pair.hashValue { shared.insert(fold.hashValue) }
    }
    var pairs: [String: Set<FormIndex.Entry>] = [:]
    forEachPair(in: levels) { pair, fold in
      if shared.contains(fold.hashValue) { pairs[fold, default: []].insert(pair) }
    }
    // Folds of Spanish letters are ASCII, which strings are compared by.
    return pairs.sorted { $0.key < $1.key }.flatMap { all(among: spellings(of: $0.value)) }
  }

  private static func forEachPair(
    in levels: some Sequence<Level>, _ body: (_ pair: FormIndex.Entry, _ fold: String) -> Void
  ) {
    for challenge in levels.lazy.flatMap(\.challenges) {
      for form in [challenge.infinitive] + challenge.cells.joined().map(withoutLeadingWords) {
        body(FormIndex.Entry(form: form, infinitive: challenge.infinitive), form.folded)
      }
    }
  }

  /// The forms of some pairs in order, each with its infinitives in order.
  private static func spellings(of pairs: Set<FormIndex.Entry>) -> [Spelling] {
    func isBefore(_ left: String, _ right: String) -> Bool {
      guard let one = FormKey(form: left), let other = FormKey(form: right) else {
        return left < right
      }
      return one < other
    }
    return Dictionary(grouping: pairs, by: \.form).sorted { isBefore($0.key, $1.key) }
      .map { Spelling(form: $0, infinitives: $1.map(\.infinitive).sorted(by: isBefore)) }
  }

  /// What is mixed up among spellings of one fold.
  private static func all(among group: [Spelling]) -> [Ambiguity] {
    var found = group.filter { $0.infinitives.count > 1 }
      .map { Ambiguity(kind: .verbs, spellings: [$0]) }
    for (index, first) in group.enumerated() {
      for second in group[(index + 1)...] {
        let isTilde = tildes(first.form) != tildes(second.form)
        found.append(Ambiguity(kind: isTilde ? .ñ : .accent, spellings: [first, second]))
      }
    }
    return found
  }

  private static func tildes(_ form: String) -> [Bool] {
    form.unicodeScalars.map { $0 == "ñ" }
  }
}
