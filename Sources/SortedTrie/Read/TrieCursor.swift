/// A place in the sorted list of keys, with the key spelled out, that moves forward key by key.
///
///     var cursor = TrieCursor(trie)
///     cursor.seek(to: 4)                 // comia, the key of entry 4
///     cursor.labels                      // its labels
///     cursor.advance()                   // comias
///
/// It may be held to the keys below one state (those with one prefix).
package struct TrieCursor {
  private let trie: SortedTrie
  /// The state of each depth down to the current key's, the first one where the cursor is held.
  private var path: [TrieState] = []
  /// The labels between those states: the current key, less what leads to the first state.
  package private(set) var labels: [UInt8] = []
  /// The value of the current key.
  package private(set) var value: UInt32 = 0
  /// The place in the list of the current key's first entry.
  package private(set) var position = 0

  /// A cursor over the keys below `state`, all of them by default. It stands nowhere until it is
  /// moved by ``seek(to:)``.
  package init(_ trie: SortedTrie, below state: TrieState? = nil) {
    self.trie = trie
    path.reserveCapacity(SortedTrie.maximumKeyLength + 1)
    labels.reserveCapacity(SortedTrie.maximumKeyLength)
    path.append(state ?? trie.start)
  }

  /// Moves to the key that the entry at `target`, counted in the whole list, belongs to.
  ///
  /// - Returns: Whether there is such an entry below the cursor's state.
  ///
  /// Complexity: O(key length × transitions a state).
  package mutating func seek(to target: Int) -> Bool {
    path.removeSubrange(1...)
    labels.removeAll(keepingCapacity: true)
    var state = path[0]
    guard target >= Int(state.rank), target < Int(state.rank) + Int(state.entryCount) else {
      return false
    }
    while true {
      guard labels.count <= SortedTrie.maximumKeyLength else { return false }
      // The last transition with no more entries before it than are left.
      var label = state.firstLabel
      guard label != SortedTrie.noLabel else { return false }
      var order = trie.orders[state.base ^ UInt32(label)]
      while order.nextLabel != SortedTrie.noLabel, order.nextLabel > label {
        let next = trie.orders[state.base ^ UInt32(order.nextLabel)]
        if Int(state.rank) + Int(next.before) > target { break }
        label = order.nextLabel
        order = next
      }
      let unit = TrieUnit(bits: trie.units[state.base ^ UInt32(label)])
      // Otherwise the trie does not hold together: this unit is another state's, or none's.
      guard unit.label == label else { return false }
      if label == SortedTrie.endLabel {
        value = unit.target
        position = Int(state.rank)
        return true
      }
      state = trie.child(of: state, unit: unit, order: order)
      labels.append(label)
      path.append(state)
    }
  }

  /// Moves to the next key.
  ///
  /// - Returns: False where the current key is the last; the cursor then stands nowhere.
  ///
  /// Complexity: O(1) on average over a walk through all keys, O(key length) at worst.
  package mutating func advance() -> Bool {
    // The key that ends in a state comes before those that go on from it.
    if let label = trie.firstStep(from: path[path.count - 1]) {
      return descend(by: label)
    }
    while let last = labels.popLast() {
      path.removeLast()
      if let label = trie.nextStep(from: path[path.count - 1], after: last) {
        return descend(by: label)
      }
    }
    return false
  }

  /// Goes down by `label` and on to the first key there.
  private mutating func descend(by label: UInt8) -> Bool {
    var label = label
    while labels.count < SortedTrie.maximumKeyLength,
      let state = trie.step(from: path[path.count - 1], by: label)
    {
      labels.append(label)
      path.append(state)
      if let value = trie.value(at: state) {
        self.value = value
        position = Int(state.rank)
        return true
      }
      guard let next = trie.firstStep(from: state) else { return false }
      label = next
    }
    return false
  }
}
