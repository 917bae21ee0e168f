// Single steps from state to state: what searches other than by one exact key are made of.

extension SortedTrie {
  /// The state after the transition with this label; nil where there is none.
  package func step(from state: TrieState, by label: UInt8) -> TrieState? {
    guard label != SortedTrie.endLabel, label < SortedTrie.noLabel else { return nil }
    let slot = state.base ^ UInt32(label)
    let unit = TrieUnit(bits: units[slot])
    return unit.label == label ? child(of: state, unit: unit, order: orders[slot]) : nil
  }

  /// The value of the key that ends in the state with this base, nil where none does.
  @inline(__always)
  package func value(atBase base: UInt32) -> UInt32? {
    let unit = TrieUnit(bits: units[base])
    return unit.label == SortedTrie.endLabel ? unit.value : nil
  }

  /// Whether `body` is true of all transitions to other states: it gets the labels in order, with the states that they
  /// lead to, until it returns false.
  @inline(__always)
  func allSteps(
    from state: TrieState, _ body: (_ label: UInt8, _ next: TrieState) -> Bool
  ) -> Bool {
    var (label, last) = (state.firstLabel, SortedTrie.endLabel)
    // Not above the label: a unit of another state, met in a trie that does not hold together.
    while label < SortedTrie.noLabel, label >= last {
      if let next = step(from: state, by: label), !body(label, next) { return false }
      (label, last) = (orders[state.base ^ UInt32(label)].nextLabel, label + 1)
    }
    return true
  }

  /// The state after a unit of `state`; its entries end where the next transition's begin.
  func child(of state: TrieState, unit: TrieUnit, order: SiblingLink) -> TrieState {
    let end =
      order.nextLabel == SortedTrie.noLabel
      ? state.entryCount : orders[state.base ^ UInt32(order.nextLabel)].before
    return TrieState(
      base: unit.target, firstLabel: unit.firstLabel, entryCount: end &- order.before,
      rank: state.rank &+ order.before)
  }

  /// The value of a key and the position of its first entry; nil if there is no such key.
  ///
  /// Complexity: O(labels), two memory accesses each beside the labels'.
  package func find(_ labels: UnsafeRawPointer, count: Int) -> (value: UInt32, position: Int)? {
    // Opening a trie checks every base, and a label changes its low five bits alone: the units need
    // no further check.
    let units = unsafe units.start
    var base = root.base
    var position: UInt32 = 0
    for index in 0..<count {
      let label = unsafe UInt32(labels.load(fromByteOffset: index, as: UInt8.self) & 31)
      let slot = base ^ label
      let unit = TrieUnit(bits: UInt32(littleEndian: unsafe units[Int(slot)]))
      guard UInt32(unit.label) == label, label != UInt32(SortedTrie.endLabel) else { return nil }
      position &+= orders[slot].before
      base = unit.target
    }
    let last = TrieUnit(bits: UInt32(littleEndian: unsafe units[Int(base)]))
    return last.label == SortedTrie.endLabel ? (last.value, Int(position)) : nil
  }

  /// The positions in the list of the entries whose keys begin with `prefix`; where there are none,
  /// the empty range at the position where they would be.
  ///
  /// Complexity: O(labels), whatever the number of entries.
  package func positions(ofPrefix prefix: [UInt8]) -> Range<Int> {
    var state = root
    for label in prefix {
      guard let next = step(from: state, by: label) else {
        var position = Int(state.rank) + Int(state.entryCount)
        _ = allSteps(from: state) { other, next in
          if other > label { position = Int(next.rank) }
          return other < label
        }
        return position..<position
      }
      state = next
    }
    return Int(state.rank)..<Int(state.rank) + Int(state.entryCount)
  }
}
