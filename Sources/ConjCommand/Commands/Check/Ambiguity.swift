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
    var found: [Ambiguity] = []
    var group: [Spelling] = []
    var fold = ""
    for entry in forms.sharingFold {
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
    return found + all(among: group)
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

  /// The forms that share their fold with another form or verb, in order.
  var sharingFold: [(form: String, infinitive: String)] {
    var found: [(key: SortKey, entry: Entry)] = []
    for last in lastEntries.values where entries[last].previous != nil {
      var index: Int? = last
      while let known = index {
        found.append((SortKey(entries[known].form), entries[known]))
        index = entries[known].previous
      }
    }
    found.sort { left, right in
      left.key == right.key
        ? SortKey(left.entry.infinitive) < SortKey(right.entry.infinitive) : left.key < right.key
    }
    return found.map { ($0.entry.form, $0.entry.infinitive) }
  }
}
