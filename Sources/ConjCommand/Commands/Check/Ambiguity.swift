import LevelFiles
import SpanishText

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

  /// All that some levels have, in the order of forms.
  static func all(in levels: some Sequence<Level>) -> [Ambiguity] {
    var forms = FormsByFold()
    for level in levels {
      for challenge in level.challenges {
        let infinitive = challenge.infinitive
        forms.add(infinitive, of: infinitive)
        for form in challenge.cells.joined() {
          forms.add(withoutLeadingWords(form), of: infinitive)
        }
      }
    }
    return forms.spellingsSharingFold.flatMap { all(among: $0) }
  }

  /// What is mixed up among spellings of one fold.
  private static func all(among group: [Spelling]) -> [Ambiguity] {
    var found = group.filter { $0.infinitives.count > 1 }
      .map { Ambiguity(kind: .verbs, first: $0) }
    for (index, first) in group.enumerated() {
      for second in group[(index + 1)...] {
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

/// Forms with their infinitives, each pair once, by the fold of the form.
private struct FormsByFold {
  private struct Entry {
    var form: String
    var infinitive: String
    /// The entry before this one with the same fold.
    var previous: Int?
  }

  // One array for all: nearly every fold has one entry.
  private var entries: [Entry] = []
  private var lastEntries: [String: Int] = [:]

  mutating func add(_ form: String, of infinitive: String) {
    let fold = form.folded
    let last = lastEntries[fold]
    var index = last
    while let known = index {
      if entries[known].form == form, entries[known].infinitive == infinitive { return }
      index = entries[known].previous
    }
    lastEntries[fold] = entries.count
    entries.append(Entry(form: form, infinitive: infinitive, previous: last))
  }

  /// For each fold that several forms or verbs share its spellings, all in order.
  var spellingsSharingFold: [[Ambiguity.Spelling]] {
    var found: [(fold: String, spellings: [Ambiguity.Spelling])] = []
    for (fold, last) in lastEntries where entries[last].previous != nil {
      var group: [(form: SortKey, infinitive: SortKey, entry: Entry)] = []
      var index: Int? = last
      while let known = index {
        let entry = entries[known]
        group.append((SortKey(entry.form), SortKey(entry.infinitive), entry))
        index = entry.previous
      }
      group.sort { ($0.form, $0.infinitive) < ($1.form, $1.infinitive) }
      var spellings: [Ambiguity.Spelling] = []
      for (_, _, entry) in group {
        if spellings.last?.form == entry.form {
          spellings[spellings.count - 1].infinitives.append(entry.infinitive)
        } else {
          spellings.append(.init(form: entry.form, infinitives: [entry.infinitive]))
        }
      }
      found.append((fold, spellings))
    }
    // Folds of Spanish letters are ASCII, which strings are compared by.
    return found.sorted { $0.fold < $1.fold }.map(\.spellings)
  }
}
