import SortedTrie
import SpanishText

extension FormIndex {
  /// How many entries have a form that a pattern matches: `*` stands for any letters, `?` for one.
  ///
  ///     FormIndex.builtin.entryCount(matching: "*ucir")
  ///
  /// Complexity: that of ``forEachEntry(matching:_:)`` without the entries.
  public func entryCount(matching pattern: String) -> Int {
    guard var walk = patternWalk(pattern) else { return 0 }
    return walk.count()
  }

  /// Calls `body` with the entries whose form a pattern matches, in the order of the list, until it
  /// returns false.
  ///
  ///     FormIndex.builtin.forEachEntry(matching: "des*ar") { entry in
  ///       print(entry.form)
  ///       return true
  ///     }
  ///
  /// - Parameters:
  ///   - pattern: Letters, `*` for any letters (or none) and `?` for one. Accents are no difference,
  ///     nor are capitals. At most 63 places; a longer one matches nothing.
  ///   - body: Takes an entry and its place in the list; false ends the walk.
  ///
  /// Complexity: O(states of the automaton × stars) once, then O(letters) an entry; branches without a
  /// match are not entered.
  public func forEachEntry(matching pattern: String, _ body: (Entry, Int) -> Bool) {
    guard var walk = patternWalk(pattern) else { return }
    walk.forEach { labels, value, position in
      var number = Int(value)
      var position = position
      while true {
        let entry = storage.entry(number)
        let found = Entry(
          form: storage.form(labels: labels, marks: storage.marks(of: entry)),
          infinitive: storage.infinitive(labels: labels, entry: entry))
        guard body(found, position) else { return false }
        if entry.isLast { return true }
        number += 1
        position += 1
      }
    }
  }

  private func patternWalk(_ text: String) -> PatternWalk? {
    var places: [TriePattern.Place] = []
    for scalar in Query.normalizedPattern(text).unicodeScalars {
      switch scalar {
      case "*":
        if places.last != .anyNumber { places.append(.anyNumber) }
      case "?":
        places.append(.any)
      case "\u{300}"..."\u{36F}" where !places.isEmpty:
        // On a letter it is an accent like others; on a place for any letter it says nothing.
        continue
      default:
        let letter = Query(String(scalar))
        guard !letter.isForeign else { return nil }
        places += letter.labels.map { .label($0) }
      }
    }
    guard let pattern = TriePattern(places) else { return nil }
    let storage = storage
    return PatternWalk(storage.trie, pattern) { value in
      var number = Int(value)
      while !storage.entry(number).isLast { number += 1 }
      return number - Int(value) + 1
    }
  }
}

extension Query {
  /// A pattern composed, in lower case and without white space around it; `*` and `?` stay.
  static func normalizedPattern(_ text: String) -> String {
    let words = text.composed.loweredSpanish.unicodeScalars.split { $0.properties.isWhitespace }
    return words.map { String($0) }.joined(separator: " ")
  }
}
