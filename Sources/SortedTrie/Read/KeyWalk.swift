// Spelling out the keys below a prefix, in order, without a step that allocates.

/// The state that a prefix leads to, and how many letters it took.
public struct PrefixWalk: Sendable {
  /// Where the prefix ends, with the number and place of the entries below it.
  public var state: TrieState
  /// The letters of the prefix.
  public var length: Int

  @inlinable init(state: TrieState, length: Int) {
    self.state = state
    self.length = length
  }
}

extension SortedTrie {
  /// Walks by the letters of a whole text and spells the folded key into `key` (room for
  /// ``maximumKeyLength`` bytes); nil where no key begins so.
  ///
  /// Complexity: O(letters), three memory accesses each.
  @inlinable public func prefixWalk(
    _ text: UnsafeRawBufferPointer, by letters: LetterTable, key: UnsafeMutablePointer<UInt8>
  ) -> PrefixWalk? {
    var walk = PrefixWalk(state: root, length: 0)
    guard let start = unsafe text.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      return walk
    }
    let end = unsafe start + text.count
    var place = unsafe start
    while unsafe place != end {
      var letter = unsafe UInt32(letters.single[Int(place.pointee)])
      var size = 1
      if letter == 0 {
        letter = unsafe letters.pair(at: place, to: end)
        size = 2
      }
      let label = UInt8(truncatingIfNeeded: letter & 31)
      guard walk.length < SortedTrie.maximumKeyLength, let next = step(from: walk.state, by: label)
      else { return nil }
      unsafe place += size
      unsafe key[walk.length] = LetterTable.spelling(ofLabel: label)
      walk.length += 1
      walk.state = next
    }
    return walk
  }

  /// Visits the keys below a walked prefix in order: `key` spells each of them in turn, `visit` gets
  /// its length and value and tells whether to go on. `path` is room for ``maximumKeyLength`` slots.
  ///
  /// Complexity: O(letters not shared with the key before) a key.
  @inlinable public func forEachKey(
    below walk: PrefixWalk, by letters: LetterTable, key: UnsafeMutablePointer<UInt8>,
    path: UnsafeMutablePointer<UInt32>, _ visit: (_ length: Int, _ value: UInt32) -> Bool
  ) {
    var base = walk.state.base
    var label = walk.state.firstLabel
    var length = walk.length
    while true {
      if label == SortedTrie.noLabel {
        // Back to the state above, and on to what follows there.
        guard length > walk.length else { return }
        length -= 1
        let slot = unsafe path[length]
        label = orders[slot].nextLabel
        base = slot ^ UInt32(TrieUnit(bits: units[slot]).label)
        continue
      }
      let slot = base ^ UInt32(label)
      let unit = TrieUnit(bits: units[slot])
      // Otherwise the trie does not hold together, and going on may not end.
      guard unit.label == label else { return }
      if label == SortedTrie.endLabel {
        guard visit(length, unit.target) else { return }
        label = orders[slot].nextLabel
      } else {
        guard length < SortedTrie.maximumKeyLength else { return }
        unsafe path[length] = slot
        unsafe key[length] = LetterTable.spelling(ofLabel: label)
        length += 1
        base = unit.target
        label = unit.firstLabel
      }
    }
  }
}
