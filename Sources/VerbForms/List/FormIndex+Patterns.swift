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
    guard let search = PatternSearch(pattern, accents, in: self) else { return 0 }
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
    guard let search = PatternSearch(pattern, accents, in: self) else { return }
    forEachEntry(of: search, body)
  }

  fileprivate func forEachEntry(of search: PatternSearch, _ body: (Entry, Int) -> Bool) {
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
        let accents = storage.accents(of: record)
        if let spelled = search.spelled, !FormPattern.matches(spelled, labels, accents) { continue }
        let found = Entry(
          form: key.spelling(with: accents), infinitive: storage.infinitive(of: key, record))
        guard body(found, position) else { return false }
      }
      return true
    }
  }
}

/// A pattern on its way through an index.
private struct PatternSearch {
  let walk: PatternWalk
  /// The pattern with its diacritics; nil where they don't decide.
  private(set) var spelled: TriePattern?

  /// Nil where nothing can match.
  init?(_ text: String, _ accents: FormIndex.AccentMode, in index: FormIndex) {
    guard let pattern = FormPattern(text), let folded = pattern.folded else { return nil }
    let storage = index.storage
    walk = PatternWalk(storage.trie, folded) {
      storage.entryCount(from: storage.firstEntry(ofValue: $0))
    }
    switch accents {
    case .ignore: break
    case .strict:
      if pattern.hasForeignDiacritic { return nil }
      spelled = pattern.spelled(exactly: true)
    case .smart:
      guard pattern.hasDiacritics, !pattern.hasForeignDiacritic else { return }
      spelled = pattern.spelled(exactly: false)
      var isFound = false
      index.forEachEntry(of: self) { _, _ in
        isFound = true
        return false
      }
      if !isFound { spelled = nil }
    }
  }
}
