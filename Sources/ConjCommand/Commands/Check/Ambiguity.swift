import SpanishText
import VerbForms

/// Forms that students mix up: one form of several verbs, or two that differ by a mark alone.
struct Ambiguity: Equatable {
  /// Why they are mixed up.
  enum Kind: String {
    /// The form belongs to several verbs.
    case verbs
    /// The forms differ by an accent.
    case accent
    /// The forms differ by n and ñ.
    case ñ
  }

  /// A spelling with the verbs that it belongs to.
  struct Spelling: Equatable {
    var form: String
    var infinitives: [String]
  }

  var kind: Kind
  var first: Spelling
  /// The other form of a pair.
  var second: Spelling?

  /// All in an index, in the order of the list.
  static func all(in index: FormIndex) -> [Ambiguity] {
    var found: [Ambiguity] = []
    var group: [Spelling] = []
    var fold = ""
    var rest = 0..<index.entryCount
    while !rest.isEmpty {
      let chunk = rest.prefix(1024)
      for entry in index.entries(in: chunk) {
        // Forms that fold alike are neighbours in the list.
        let entryFold = entry.form.folded
        if entryFold != fold {
          found += all(among: group)
          group.removeAll(keepingCapacity: true)
          fold = entryFold
        }
        if group.last?.form == entry.form {
          group[group.count - 1].infinitives.append(entry.infinitive)
        } else {
          group.append(Spelling(form: entry.form, infinitives: [entry.infinitive]))
        }
      }
      rest = chunk.upperBound..<rest.upperBound
    }
    return found + all(among: group)
  }

  /// What is mixed up among spellings of one fold.
  private static func all(among group: [Spelling]) -> [Ambiguity] {
    var found = group.filter { $0.infinitives.count > 1 }
      .map { Ambiguity(kind: .verbs, first: $0) }
    for (place, first) in group.enumerated() {
      for second in group[(place + 1)...] {
        let isTilde = tildes(first.form) != tildes(second.form)
        found.append(Ambiguity(kind: isTilde ? .ñ : .accent, first: first, second: second))
      }
    }
    return found
  }

  private static func tildes(_ form: String) -> [Bool] {
    form.unicodeScalars.map { $0 == "ñ" }
  }
}
