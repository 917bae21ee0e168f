import TrieIndex
import SpanishText

extension FormIndex {
  /// How many entries have a form that a pattern matches: `*` stands for any letters, `?` for one.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// print(FormIndex.builtin.entryCount(matching: "*ucir"))
  /// ```
  ///
  /// Complexity: that of ``forEachEntry(matching:_:)``; without the entries where all levels count.
  public func entryCount(matching pattern: String) -> Int {
    var count = 0
    if selection == nil {
      var walk = patternWalk(pattern)
      count = walk?.count() ?? 0
    } else {
      forEachEntry(matching: pattern) { _, _ in
        count += 1
        return true
      }
    }
    // Only a trie whose counts are wrong counts more than the list has.
    return min(count, entryCount)
  }

  /// Calls `body` with the entries whose form a pattern matches, in the order of the list, until it
  /// returns false.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// FormIndex.builtin.forEachEntry(matching: "des*ar") { entry, position in
  ///   print(position, entry.form)
  ///   return position < 1_000
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: Letters, `*` for any letters (or none) and `?` for one. Accents and capitals do not
  ///     matter. At most 63 letters and signs; a longer one matches nothing.
  ///   - body: Takes an entry and its position in the list; false ends the walk.
  ///
  /// Complexity: O(states of the automaton × sets of places in the pattern) once, of which a `*`
  /// makes few and each `?` behind it twice as many at worst; then O(letters) an entry. Branches
  /// without a match are not entered.
  public func forEachEntry(matching pattern: String, _ body: (Entry, Int) -> Bool) {
    guard var walk = patternWalk(pattern) else { return }
    let selected = selected
    walk.forEach { labels, value, position in
      let key = FormKey(labels: labels.span)
      for offset in 0..<storage.entryCount(from: Int(value)) {
        var position = position + offset
        // Only a trie whose counts are wrong leads out of the list.
        guard position < storage.trie.entryCount else { return false }
        if let selected {
          let index = selected.lowerBound(position)
          guard index < selected.positions.count, selected.positions[index] == position else {
            continue
          }
          position = index
        }
        let record = storage.entry(Int(value) + offset)
        let found = Entry(
          form: key.spelling(with: storage.accents(of: record)),
          infinitive: storage.infinitive(of: key, record))
        guard body(found, position) else { return false }
      }
      return true
    }
  }

  private func patternWalk(_ text: String) -> PatternWalk? {
    var places: [TriePattern.Place] = []
    for scalar in FoldedQuery.normalizedPattern(text).unicodeScalars {
      switch scalar {
      case "*":
        if places.last != .anyNumber { places.append(.anyNumber) }
      case "?":
        places.append(.any)
      case "\u{300}"..."\u{36F}" where !places.isEmpty:
        // On a letter it is an accent like others; on a place for any letter it says nothing.
        continue
      default:
        let letter = FoldedQuery(String(scalar))
        guard !letter.isForeign else { return nil }
        places += letter.key.labels.map { .label($0) }
      }
    }
    guard let pattern = TriePattern(places) else { return nil }
    let storage = storage
    return PatternWalk(storage.trie, pattern) { storage.entryCount(from: Int($0)) }
  }
}

extension FoldedQuery {
  /// A pattern composed, in lower case and without white space around it; `*` and `?` stay.
  static func normalizedPattern(_ text: String) -> String {
    let words = text.composed.loweredSpanish.unicodeScalars.split { $0.properties.isWhitespace }
    return words.map { String($0) }.joined(separator: " ")
  }
}
