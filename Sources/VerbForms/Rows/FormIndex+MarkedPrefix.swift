import SortedTrie
import SpanishText

extension FormIndex {
  /// The place of the first form that begins with a prefix and has, at their letters, all accents
  /// that the prefix has; nil where no form does.
  ///
  ///     index.firstPosition(ofMarkedPrefix: "bañ")          // baña, not the banalice before it
  ///
  /// An accent that the prefix lacks may stand in the form. The prefix may be composed or not, in
  /// capitals or not.
  ///
  /// Complexity: O(forms that begin so whatever their accents), some 20 ns each; O(letters) for a
  /// prefix without accents.
  package func firstPosition(ofMarkedPrefix prefix: String) -> Int? {
    let query = Query(prefix.composed.loweredSpanish)
    guard !query.isForeign, !query.hasForeignMark else { return nil }
    let range = storage.trie.positions(ofPrefix: query.labels)
    guard !range.isEmpty else { return nil }
    guard query.marks != 0 else { return range.lowerBound }
    var keys = TrieCursor(storage.trie)
    guard keys.seek(to: range.lowerBound) != nil else { return nil }
    var position = range.lowerBound
    repeat {
      // Only a trie whose counts are wrong leads to a shorter key.
      guard keys.length >= query.labels.count else { return nil }
      // The letters behind the prefix have their marks below those of the prefix.
      let shift = UInt128(2 * (keys.length - query.labels.count))
      var number = Int(keys.value)
      while true {
        let entry = storage.entry(number)
        if Marks.hasAll(typed: query.marks, form: storage.marks(of: entry) >> shift) {
          return position
        }
        position += 1
        if entry.isLast { break }
        number += 1
      }
    } while position < range.upperBound && keys.advance()
    return nil
  }
}
