import SpanishText
import VerbForms

/// Forms that students mix up: one form of several verbs, or two that differ by a mark alone.
struct Ambiguity {
  enum Kind: String {
    case verbs
    case accent
    case ñ
  }

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

  /// What is mixed up among spellings with the same letters. Each is told beside the first that differs by accents alone
  /// and the first that differs by ñ alone, or beside the first of all where there is neither: the list grows with the
  /// number of spellings, not with its square.
  private static func all(among group: [Spelling]) -> [Ambiguity] {
    var found = group.filter { $0.infinitives.count > 1 }
      .map { Ambiguity(kind: .verbs, spellings: [$0]) }
    // Where in the group the first is with the same tildes, and with the same other marks.
    var (firstOfTildes, firstOfAccents): ([AccentPattern: Int], [AccentPattern: Int]) = ([:], [:])
    for (number, spelling) in group.enumerated() {
      guard let marks = FormKey(form: spelling.form)?.accents else { continue }
      func tell(_ kind: Kind, beside other: Int) {
        found.append(Ambiguity(kind: kind, spellings: [group[other], spelling]))
      }
      let sameTildes = firstOfTildes[marks.tildes] ?? number
      let sameAccents = firstOfAccents[marks.withoutTildes] ?? number
      if sameTildes < number { tell(.accent, beside: sameTildes) }
      if sameAccents < number { tell(.ñ, beside: sameAccents) }
      if min(sameTildes, sameAccents) == number, number > 0 { tell(.ñ, beside: 0) }
      firstOfTildes[marks.tildes] = sameTildes
      firstOfAccents[marks.withoutTildes] = sameAccents
    }
    return found
  }
}
