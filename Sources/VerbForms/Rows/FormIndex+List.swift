import SortedTrie
import SpanishText

extension FormIndex {
  /// How many (form, infinitive) entries the sorted list has.
  public var entryCount: Int { Int(storage.header.counts.entries) }

  /// The entry at a place in the sorted list.
  ///
  /// - Parameter position: 0 to ``entryCount`` − 1.
  /// - Returns: The entry; for places outside the nearest one, in an index without entries an empty
  ///   one.
  ///
  /// Complexity: O(letters).
  public func entry(at position: Int) -> Entry {
    var cursor = EntryCursor(storage)
    guard cursor.seek(to: min(max(position, 0), entryCount - 1)) else {
      return Entry(form: "", infinitive: "")
    }
    return cursor.entry
  }

  /// The entries at these places, in order; places outside the list are passed over.
  ///
  ///     index.entries(in: index.positions(ofPrefix: "irg").prefix(20))
  ///
  /// Complexity: O(entries), some 50 ns each.
  public func entries(in positions: Range<Int>) -> [Entry] {
    let range = positions.clamped(to: 0..<entryCount)
    var cursor = EntryCursor(storage)
    guard !range.isEmpty, cursor.seek(to: range.lowerBound) else { return [] }
    var entries: [Entry] = []
    entries.reserveCapacity(min(range.count, 1 << 16))
    repeat {
      entries.append(cursor.entry)
    } while entries.count < range.count && cursor.advance()
    return entries
  }

  /// Where a pair stands in the sorted list, nil for a pair that does not.
  ///
  /// Complexity: O(letters).
  public func position(of entry: Entry) -> Int? {
    storage.position(ofForm: entry.form, infinitive: entry.infinitive)
  }

  /// The places of the entries whose form begins with a prefix, accents aside; where there are none,
  /// the empty range at the place where they would stand.
  ///
  ///     index.positions(ofPrefix: "ban").count          // how many forms begin with ban, bán, bañ …
  ///
  /// - Parameter prefix: Composed or not, in capitals or not.
  /// - Returns: The places; all of them for the empty prefix.
  ///
  /// Complexity: O(letters), whatever the number of entries.
  public func positions(ofPrefix prefix: String) -> Range<Int> {
    let query = Query(prefix.composed.loweredSpanish)
    let range = storage.trie.positions(ofPrefix: query.labels)
    // A letter that no form has was not read: nothing begins with the prefix, but what was read
    // tells where it would stand.
    return query.isForeign ? range.lowerBound..<range.lowerBound : range
  }
}
