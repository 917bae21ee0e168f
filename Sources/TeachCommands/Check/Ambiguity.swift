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
    // Nearly every fold has one pair of form and infinitive.
    var firstPairs: [String: FormIndex.Entry] = [:]
    var shared: [String: Set<FormIndex.Entry>] = [:]
    for level in levels {
      for challenge in level.challenges {
        let infinitive = challenge.infinitive
        for form in [infinitive] + challenge.cells.joined().map(withoutLeadingWords) {
          let pair = FormIndex.Entry(form: form, infinitive: infinitive)
          let fold = form.folded
          if let first = firstPairs[fold] {
            if first != pair { shared[fold, default: [first]].insert(pair) }
          } else {
            firstPairs[fold] = pair
          }
        }
      }
    }
    // Folds of Spanish letters are ASCII, which strings are compared by.
    return shared.sorted { $0.key < $1.key }.flatMap { all(among: spellings(of: $0.value)) }
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
