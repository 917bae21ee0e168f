import SpanishText
import VerbForms

/// Forms that students mix up: one form of several verbs, or two that differ by a mark alone.
struct Ambiguity {
  enum Kind: String { case verbs, accent, ñ }

  /// A spelling with the verbs that it belongs to.
  struct Spelling {
    var form: String
    var infinitives: [String]
    var verbs: String { infinitives.joined(separator: ", ") }
  }

  var kind: Kind
  /// The one form of several verbs, or a pair of forms.
  var spellings: [Spelling]

  /// All that an index has, in the order of forms. They are made anew each time that they are gone through.
  static func all(in index: FormIndex) -> some Sequence<Ambiguity> {
    index.runsOfSameLetters.lazy.flatMap { all(among: spellings(of: index.entries[$0])) }
  }

  private static func spellings(of entries: FormIndex.Entries) -> [Spelling] {
    var spellings: [Spelling] = []
    for entry in entries {
      if spellings.last?.form != entry.form {
        spellings.append(Spelling(form: entry.form, infinitives: []))
      }
      spellings[spellings.count - 1].infinitives.append(entry.infinitive)
    }
    for index in spellings.indices { spellings[index].infinitives.sort() }
    return spellings
  }

  /// What is mixed up among spellings with the same letters. Each is told beside the first and the last before it that
  /// differ by accents alone, and the same by ñ alone: the list grows with the number of spellings, not with its square.
  private static func all(among group: [Spelling]) -> [Ambiguity] {
    var found = group.filter { $0.infinitives.count > 1 }
      .map { Ambiguity(kind: .verbs, spellings: [$0]) }
    var before: [[AccentPattern: [Spelling]]] = [[:], [:]]
    for spelling in group {
      guard let marks = FormKey(form: spelling.form)?.accents else { continue }
      let patterns = [(Kind.accent, marks.tildes), (.ñ, marks.withoutTildes)]
      for (number, (kind, pattern)) in patterns.enumerated() {
        let others = before[number][pattern, default: []]
        for other in others.prefix(1) + others.dropFirst().suffix(1) {
          found.append(Ambiguity(kind: kind, spellings: [other, spelling]))
        }
        before[number][pattern, default: []].append(spelling)
      }
    }
    return found
  }
}
