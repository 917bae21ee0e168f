/// A position in the sorted list of keys, with the key spelled out, that moves forward key by key.
///
///     var cursor = TrieCursor(trie)
///     cursor.seek(to: 4)                 // 4: comia, whose first entry is entry 4
///     cursor.length                      // 5
///     cursor.advance()                   // true: comias
///
/// It has room of its own for one key, so that a step allocates and counts nothing.
@safe package struct TrieCursor: ~Copyable {
  private let trie: SortedTrie
  package private(set) var length = 0
  /// How many of the first labels the key before had too, from which ``advance()`` came.
  package private(set) var sharedLength = 0
  package private(set) var value: UInt32 = 0
  /// For each label of the current key the unit of its transition, and after these the labels.
  private let path: UnsafeMutablePointer<UInt32>
  private let key: UnsafeMutablePointer<UInt8>
  private let room: CursorRoom

  /// A cursor over all keys. It is nowhere until it is moved by ``seek(to:)``.
  package init(_ trie: SortedTrie) {
    self.trie = trie
    room = CursorRoom()
    unsafe path = room.words
    unsafe key = UnsafeMutableRawPointer(path + SortedTrie.maximumKeyLength)
      .assumingMemoryBound(to: UInt8.self)
  }

  /// The current key's labels where they are, valid until the cursor is moved.
  package var labelBytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: key, count: length)
  }

  /// Moves to the key that the entry at `target`, counted in the whole list, belongs to.
  ///
  /// - Returns: The position in the list of the key's first entry; nil if there is no such entry.
  ///
  /// Complexity: O(key length × transitions a state).
  package mutating func seek(to target: Int) -> Int? {
    (length, sharedLength) = (0, 0)
    var state = trie.root
    guard target >= 0, target < Int(state.entryCount) else { return nil }
    while true {
      // The last transition with no more entries before it than are left.
      var label = state.firstLabel
      guard label != SortedTrie.noLabel else { return nil }
      var order = trie.orders[state.base ^ UInt32(label)]
      while order.nextLabel != SortedTrie.noLabel, order.nextLabel > label {
        let next = trie.orders[state.base ^ UInt32(order.nextLabel)]
        if Int(state.rank) + Int(next.before) > target { break }
        label = order.nextLabel
        order = next
      }
      let slot = state.base ^ UInt32(label)
      let unit = TrieUnit(bits: trie.units[slot])
      // Otherwise the trie does not hold together: this unit is another state's, or none's.
      guard unit.label == label else { return nil }
      if label == SortedTrie.endLabel {
        value = unit.value
        return Int(state.rank)
      }
      guard push(label, slot) else { return nil }
      state = trie.child(of: state, unit: unit, order: order)
    }
  }

  /// Moves to the next key.
  ///
  /// - Returns: False where the current key is the last; the cursor then is nowhere.
  ///
  /// Complexity: O(1) on average over a walk through all keys, O(key length) at worst.
  package mutating func advance() -> Bool {
    // The key that ends in a state comes before those that go on from it.
    var base =
      length == 0 ? trie.root.base : unsafe TrieUnit(bits: trie.units[path[length - 1]]).target
    var next = trie.orders[base ^ UInt32(SortedTrie.endLabel)].nextLabel
    while next == SortedTrie.noLabel {
      guard length > 0 else { return false }
      length -= 1
      let (slot, last) = unsafe (path[length], key[length])
      next = trie.orders[slot].nextLabel
      // Not above the label: a unit of another state, met in a trie that does not hold together.
      if next <= last { return false }
      base = slot ^ UInt32(last)
    }
    sharedLength = length
    // Down to the first key there.
    while next != SortedTrie.noLabel {
      let slot = base ^ UInt32(next)
      let unit = TrieUnit(bits: trie.units[slot])
      guard unit.label == next else { return false }
      if next == SortedTrie.endLabel {
        value = unit.value
        return true
      }
      guard push(next, slot) else { return false }
      (base, next) = (unit.target, unit.firstLabel)
    }
    return false
  }

  /// One label further down; false where no key is so long.
  private mutating func push(_ label: UInt8, _ slot: UInt32) -> Bool {
    guard length < SortedTrie.maximumKeyLength else { return false }
    unsafe key[length] = label
    unsafe path[length] = slot
    length += 1
    return true
  }
}

/// The memory of a cursor: for each label of a key a word and a byte. An object frees it, since Embedded Swift finds no
/// `deinit` of a type that can't be copied in another module.
@safe private final class CursorRoom {
  let words: UnsafeMutablePointer<UInt32>

  init() {
    let count = SortedTrie.maximumKeyLength + SortedTrie.maximumKeyLength / 4
    unsafe words = .allocate(capacity: count)
    unsafe words.initialize(repeating: 0, count: count)
  }

  deinit { unsafe words.deallocate() }
}
