import SpanishText
import TrieIndex

extension FormIndex {
  /// How many entries have a form that a pattern matches: `*` stands for any letters, `?` for one.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// print(FormIndex.builtin.entryCount(matching: "*ucir"))
  /// ```
  ///
  /// Complexity: as ``forEachEntry(matching:accents:_:)``; the entries are not visited where all levels count
  /// and accents do not decide.
  public func entryCount(matching pattern: String, accents: AccentMode = .smart) -> Int {
    guard let search = FormPattern(pattern, accents, in: self) else { return 0 }
    var count = 0
    if selection == nil, search.spelled == nil {
      var walk = search.walk
      count = walk.count()
    } else {
      forEachEntry(of: search) { _, _ in
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
  ///   - pattern: Letters, `*` for any letters (or none) and `?` for one. Capitals do not
  ///     matter. At most 63 letters and signs; a longer one matches nothing.
  ///   - accents: Which accents forms must have. `smart`: those of the pattern, where any form has them all;
  ///     a letter without one may have one. `strict`: the same ones. `ignore`: any.
  ///   - body: Takes an entry and its position in the list; false ends the walk.
  ///
  /// Complexity: O(states of the automaton × sets of positions in the pattern) once, then O(letters) an entry. A `*`
  /// makes few sets; each `?` after it doubles their number at worst. Branches without a match are not entered.
  public func forEachEntry(
    matching pattern: String, accents: AccentMode = .smart, _ body: (Entry, Int) -> Bool
  ) {
    guard let search = FormPattern(pattern, accents, in: self) else { return }
    forEachEntry(of: search, body)
  }

  func forEachEntry(of search: FormPattern, _ body: (Entry, Int) -> Bool) {
    var walk = search.walk
    let selected = selected
    walk.forEach { labels, value, position in
      let key = FormKey(labels: labels.span)
      let first = storage.firstEntry(ofValue: value)
      for offset in 0..<storage.entryCount(from: first) {
        var position = position + offset
        // Only a trie whose counts are wrong leads out of the list.
        guard position < storage.trie.entryCount else { return false }
        if let selected {
          guard let index = selected.index(of: position) else { continue }
          position = index
        }
        let record = storage.entry(first + offset)
        guard search.matches(labels, storage.accents(of: record)) else { continue }
        guard body(storage.pair(key, record), position) else { return false }
      }
      return true
    }
  }
}
