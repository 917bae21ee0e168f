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
  static func all(in levels: some Sequence<Level>) -> some Collection<Ambiguity> {
    // Nearly every fold has one pair of form and infinitive. Of all pairs only numbers are held, that of the fold in the
    // upper half; two folds with the same number are told apart below.
    var numbers: [UInt64] = []
    forEachPair(in: levels) { pair, fold in
      numbers.append(
        UInt64(number(of: fold)) << 32 | UInt64(UInt32(truncatingIfNeeded: pair.hashValue)))
    }
    numbers.sort()
    var shared: Set<UInt32> = []
    for (one, next) in zip(numbers, numbers.dropFirst())
    where one != next && one >> 32 == next >> 32 {
      shared.insert(UInt32(next >> 32))
    }
    var pairs: [(fold: String, entry: FormIndex.Entry)] = []
    pairs.reserveCapacity(numbers.count { shared.contains(UInt32($0 >> 32)) })
    numbers = []
    forEachPair(in: levels) { pair, fold in
      if shared.contains(number(of: fold)) { pairs.append((fold, pair)) }
    }
    // Folds of Spanish letters are ASCII, which strings are compared by. The pairs stay where they are, to move less.
    var order = pairs.indices.map { UInt32($0) }
    order.sort { pairs[Int($0)].fold < pairs[Int($1)].fold }
    func fold(_ place: Int) -> String { pairs[Int(order[place])].fold }
    let starts = order.indices.filter { $0 == 0 || fold($0 - 1) != fold($0) }
    return starts.lazy.map { start in
      let group = order.indices[start...].prefix { fold($0) == fold(start) }
      return all(among: spellings(of: Set(group.map { pairs[Int(order[$0])].entry })))
    }.joined()
  }

  private static func number(of fold: String) -> UInt32 {
    UInt32(truncatingIfNeeded: fold.hashValue)
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
