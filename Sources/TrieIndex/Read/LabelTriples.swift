/// Which three labels follow one another in keys, the end of a key being a label too.
///
/// An edit reaches no further than four neighbouring places of a word at which three labels begin. So triples of a word
/// that no key has tell how much of it must be left when a search has so many edits left.
package final class LabelTriples: Sendable {
  /// For each two labels those that follow them somewhere, one bit each.
  private let followers: [UInt32]

  /// How many places after the first unknown triple one edit reaches: two labels that are swapped are part of four.
  private static var reach: Int { 3 }

  /// The triples of a trie.
  ///
  /// - Complexity: O(units), some tenths of a millisecond for the built-in index.
  package init(_ trie: SortedTrie) {
    // For each base the labels that lead to its state, and those that leave it.
    var entering = [UInt32](repeating: 0, count: trie.units.count)
    var leaving = entering
    for slot in 0..<UInt32(trie.units.count) {
      let unit = TrieUnit(bits: trie.units[slot])
      guard unit.label != SortedTrie.noLabel else { continue }
      leaving[Int(slot ^ UInt32(unit.label))] |= 1 << UInt32(unit.label)
      if unit.label != SortedTrie.endLabel { entering[Int(unit.target)] |= 1 << UInt32(unit.label) }
    }
    var followers = [UInt32](repeating: 0, count: 32 * 32)
    for slot in 0..<UInt32(trie.units.count) {
      let unit = TrieUnit(bits: trie.units[slot])
      guard 1...SortedTrie.maximumLabel ~= unit.label else { continue }
      let thirds = leaving[Int(unit.target)]
      var firsts = entering[Int(slot ^ UInt32(unit.label))]
      while let first = popLabel(of: &firsts) {
        followers[Self.pair(first, unit.label)] |= thirds
      }
    }
    self.followers = followers
  }

  @inline(__always)
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 31) << 5 | Int(second & 31)
  }

  /// The columns of a word from which edits may make the rest of it that of a key.
  ///
  /// - Parameters:
  ///   - word: Labels below 32 with ``SortedTrie/endLabel`` after them.
  ///   - edits: The most edits.
  /// - Returns: The first such column for no edit, for one, and so on.
  func leastColumns(of word: UnsafeBufferPointer<UInt8>, edits: Int) -> [Int] {
    var columns = [Int](repeating: 0, count: edits + 1)
    var used = 0
    var last: Int?
    for column in stride(from: word.count - 3, through: 0, by: -1) {
      let known = unsafe followers[Self.pair(word[column], word[column + 1])]
      if unsafe known >> UInt32(word[column + 2]) & 1 == 1 { continue }
      if let last, column >= last - Self.reach { continue }
      columns[used] = column + 1
      if used == edits { break }
      used += 1
      last = column
    }
    return columns
  }
}

/// Takes the least label out of a set of one bit each.
@inline(__always)
func popLabel(of labels: inout UInt32) -> UInt8? {
  guard labels != 0 else { return nil }
  defer { labels &= labels - 1 }
  return UInt8(truncatingIfNeeded: labels.trailingZeroBitCount)
}
