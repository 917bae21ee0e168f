/// Which labels follow one another in a trie, the end of a key being a label too: those that leave a state, and
/// three in a row anywhere.
///
/// One edit changes at most four neighbouring triples of labels. So three labels of a word that no key has in a row show
/// where an edit has to be.
package final class LabelTable: Sendable {
  let trie: SortedTrie
  /// For each base the labels that leave its state, one bit each.
  private let leaving: [UInt32]
  /// For each two labels those that are before them somewhere, one bit each.
  private let firsts: [UInt32]

  /// How many places after the first unknown triple one edit reaches: two labels that are swapped are part of four.
  private static var reach: Int { 3 }

  /// The labels of a trie.
  ///
  /// - Complexity: O(units), some tenths of a millisecond for the built-in index.
  package init(_ trie: SortedTrie) {
    self.trie = trie
    var leaving = [UInt32](repeating: 0, count: trie.units.count)
    var entering = leaving
    for slot in 0..<UInt32(trie.units.count) {
      let unit = TrieUnit(bits: trie.units[slot])
      guard unit.label != SortedTrie.noLabel else { continue }
      leaving[Int(slot ^ UInt32(unit.label))] |= 1 << UInt32(unit.label)
      if unit.label != SortedTrie.endLabel { entering[Int(unit.target)] |= 1 << UInt32(unit.label) }
    }
    var firsts = [UInt32](repeating: 0, count: 32 * 32)
    for slot in 0..<UInt32(trie.units.count) {
      let unit = TrieUnit(bits: trie.units[slot])
      guard unit.label != SortedTrie.noLabel else { continue }
      // After the end of a key only its end label follows.
      var thirds = unit.label == SortedTrie.endLabel ? 1 : leaving[Int(unit.target)]
      while let third = popLabel(of: &thirds) {
        firsts[Self.pair(unit.label, third)] |= entering[Int(slot ^ UInt32(unit.label))]
      }
    }
    (self.leaving, self.firsts) = (leaving, firsts)
  }

  /// The labels of the transitions that leave the state with this base, one bit each.
  @inline(__always)
  func leaving(_ base: UInt32) -> UInt32 {
    unsafe leaving.withUnsafeBufferPointer { unsafe $0.baseAddress.unsafelyUnwrapped[Int(base)] }
  }

  @inline(__always)
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 31) << 5 | Int(second & 31)
  }

  /// For each label of a word but the last one the labels that are before it and the next one somewhere in keys, one bit
  /// each.
  func labelsBefore(_ word: [UInt8]) -> [UInt32] {
    word.indices.dropLast().map { firsts[Self.pair(word[$0], word[$0 + 1])] }
  }

  /// The first column of a word from which the rest may be that of a key without an edit, the first one from which one edit
  /// may make it so, and so on. The word's last two labels are ends of a key; `before` is its ``labelsBefore(_:)``.
  static func leastColumns(of word: [UInt8], before: [UInt32], edits: Int) -> [Int] {
    var columns = [Int](repeating: 0, count: edits + 1)
    var used = 0
    var unknown = Int.max
    for column in word.indices.dropLast(2).reversed() where column < unknown - reach {
      if before[column + 1] >> UInt32(word[column]) & 1 == 1 { continue }
      columns[used] = column + 1
      if used == edits { break }
      used += 1
      unknown = column
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
