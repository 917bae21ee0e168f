import SpanishText
import TrieIndex

extension FormIndex {
  /// The entries of the levels that count; nil where all do.
  var selected: SelectedEntries? { selection?.entries(of: storage) }

  /// How many (form, infinitive) entries the sorted list has.
  public var entryCount: Int { selected?.positions.count ?? storage.header.entryCount }

  /// How many different spellings the sorted list has.
  public var formCount: Int { selected?.formCount ?? storage.header.counts.forms }

  /// The entry at a position of the sorted list.
  ///
  /// - Parameter position: 0 to ``entryCount`` − 1.
  /// - Returns: The form and its infinitive.
  ///
  /// Complexity: O(letters).
  public func entry(at position: Int) -> Entry { entries[position] }

  /// The sorted list of all forms with their infinitives.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// let index = FormIndex.builtin
  /// for entry in index.entries[index.positions(ofPrefix: "irg")].prefix(3) {
  ///   print(entry.form, entry.infinitive)      // irga erguir, …
  /// }
  /// ```
  ///
  /// Complexity: an entry takes O(letters); in order, 50 to 100 ns each.
  public var entries: Entries { Entries(index: self, bounds: 0..<entryCount) }

  /// Entries of an index in the order of the list. They are spelled out when they are asked for.
  public struct Entries: RandomAccessCollection, Sendable {
    let index: FormIndex
    let bounds: Range<Int>

    /// The position of the first entry in the list.
    public var startIndex: Int { bounds.lowerBound }
    /// The position after the last entry.
    public var endIndex: Int { bounds.upperBound }

    /// The entry at a position of the list.
    public subscript(position: Int) -> Entry {
      precondition(bounds.contains(position), "there is no entry \(position)")
      var cursor = EntryCursor(index.storage, index.selected)
      let isAtEntry = cursor.seek(to: position)
      precondition(isAtEntry, "opening an index counts the entries of the list")
      return cursor.entry
    }

    /// The entries at some positions of the list.
    public subscript(positions: Range<Int>) -> Entries {
      precondition(
        bounds.lowerBound <= positions.lowerBound && positions.upperBound <= bounds.upperBound,
        "there are no entries \(positions)")
      return Entries(index: index, bounds: positions)
    }

    /// An iterator over the entries in order.
    public func makeIterator() -> Iterator { Iterator(self) }

    /// Goes through entries in order without a search for each.
    public struct Iterator: IteratorProtocol {
      private var box: CursorBox
      private let entries: Entries
      private var position: Int
      private var isAtEntry: Bool

      init(_ entries: Entries) {
        box = CursorBox(entries.index)
        self.entries = entries
        position = entries.startIndex
        isAtEntry = box.cursor.seek(to: entries.bounds.lowerBound)
      }

      /// The next entry; nil after the last.
      public mutating func next() -> Entry? {
        guard position < entries.endIndex else { return nil }
        // A copy of an iterator goes on by itself.
        if !isKnownUniquelyReferenced(&box) { self = Iterator(entries[position...]) }
        precondition(isAtEntry, "opening an index counts the entries of the list")
        let entry = box.cursor.entry
        position += 1
        isAtEntry = position < entries.endIndex && box.cursor.advance()
        return entry
      }
    }
  }

  /// The runs of two or more entries that have the same letters, whatever their marks and verbs, as positions.
  ///
  /// Complexity: O(entries), some 30 ns each.
  package var runsOfSameLetters: [Range<Int>] {
    var cursor = EntryCursor(storage, selected)
    guard cursor.seek(to: 0) else { return [] }
    var (runs, start, key): ([Range<Int>], Int, FormKey) = ([], 0, cursor.key)
    while true {
      let hasNext = cursor.advance()
      if hasNext, cursor.key.hasSameLabels(as: key) { continue }
      if cursor.position > start + 1 { runs.append(start..<cursor.position) }
      guard hasNext else { return runs }
      (start, key) = (cursor.position, cursor.key)
    }
  }

  /// The position of a pair in the sorted list; nil for a pair that is not in it.
  ///
  /// Complexity: O(letters).
  public func position(of entry: Entry) -> Int? {
    guard let key = FormKey(form: entry.form),
      let position = storage.position(ofForm: key, infinitive: entry.infinitive)
    else { return nil }
    return selected.map { $0.index(of: position) } ?? position
  }

  /// The positions of the entries whose form begins with a prefix, accents aside; where there are none,
  /// the empty range at the position where they would be.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// FormIndex.builtin.positions(ofPrefix: "ban").count      // forms that begin with ban, bán, bañ …
  /// ```
  ///
  /// - Parameter prefix: Composed or not, in capitals or not.
  /// - Returns: The positions; all of them for the empty prefix.
  ///
  /// Complexity: O(letters), whatever the number of entries.
  public func positions(ofPrefix prefix: String) -> Range<Int> {
    positions(of: FoldedQuery(prefix.normalizedSpanish))
  }

  private func positions(of prefix: FoldedQuery) -> Range<Int> {
    let range = positionsInAllLevels(of: prefix)
    guard let selected else { return range }
    return selected.lowerBound(range.lowerBound)..<selected.lowerBound(range.upperBound)
  }

  private func positionsInAllLevels(of prefix: FoldedQuery) -> Range<Int> {
    // Only a trie whose counts are wrong leads out of the list.
    let range = storage.trie.positions(ofPrefix: prefix.key.labels)
      .clamped(to: 0..<storage.trie.entryCount)
    // A letter that no form has was not read: nothing begins with the prefix, but what was read
    // tells where it would be.
    return prefix.isForeign ? range.lowerBound..<range.lowerBound : range
  }

  /// The infinitives of all levels that begin with a prefix, accents aside, most used first.
  package func infinitives(ofPrefix prefix: String) -> [String] {
    let positions = positionsInAllLevels(of: FoldedQuery(prefix.normalizedSpanish))
    let verbs =
      storage.firstVerb(from: positions.lowerBound)..<storage.firstVerb(from: positions.upperBound)
    return verbs.sorted { storage.verbRanks[$0] < storage.verbRanks[$1] }
      .map { storage.infinitive(ofVerb: $0) }
  }

  /// The position of the first form that begins with a prefix and has all of its accents, at their letters: for `bañ` that
  /// of baña, not that of banalice before it; nil where no form does.
  ///
  /// Complexity: O(forms that begin so whatever their accents), some 20 ns each; O(letters) for a prefix without accents.
  package func firstPosition(ofAccentedPrefix prefix: String) -> Int? {
    let query = FoldedQuery(prefix.normalizedSpanish)
    let range = positions(of: query)
    guard !query.hasForeignDiacritic, !range.isEmpty else { return nil }
    guard !query.key.accents.isPlain else { return range.lowerBound }
    var cursor = EntryCursor(storage, selected)
    guard cursor.seek(to: range.lowerBound) else { return nil }
    repeat {
      let letters = cursor.keyLength - query.key.count
      // Only a trie whose counts are wrong leads to a shorter key.
      guard letters >= 0 else { return nil }
      let accents = storage.accents(of: cursor.record)
      if accents.dropLast(letters).hasAll(of: query.key.accents) { return cursor.position }
    } while cursor.position + 1 < range.upperBound && cursor.advance()
    return nil
  }
}

/// Holds the one cursor of an iterator, which can't be copied.
final class CursorBox {
  var cursor: EntryCursor

  init(_ index: FormIndex) { cursor = EntryCursor(index.storage, index.selected) }
}
