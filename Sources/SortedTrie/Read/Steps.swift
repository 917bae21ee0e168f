// Single steps from state to state: what searches other than by one exact key are made of.

extension SortedTrie {
  /// The state behind the transition with this label, with its place in the list; nil where there
  /// is none.
  ///
  /// Complexity: O(1), three memory accesses.
  @inlinable public func step(from state: TrieState, by label: UInt8) -> TrieState? {
    guard label != SortedTrie.endLabel, label < SortedTrie.noLabel else { return nil }
    let slot = state.base ^ UInt32(label)
    let unit = TrieUnit(bits: units[slot])
    guard unit.label == label else { return nil }
    return child(of: state, unit: unit, order: orders[slot])
  }

  /// The value of the key that ends in this state, nil where none does.
  @inlinable public func value(at state: TrieState) -> UInt32? {
    let unit = TrieUnit(bits: units[state.base])
    return unit.label == SortedTrie.endLabel ? unit.target : nil
  }

  /// The first label in order of the transitions that leave the state to other states.
  @inlinable public func firstStep(from state: TrieState) -> UInt8? {
    let label = state.firstLabel
    if label != SortedTrie.endLabel { return label == SortedTrie.noLabel ? nil : label }
    return nextStep(from: state, after: SortedTrie.endLabel)
  }

  /// The label of the transition that follows the one with `label` in order.
  @inlinable public func nextStep(from state: TrieState, after label: UInt8) -> UInt8? {
    let next = orders[state.base ^ UInt32(label)].nextLabel
    // Not above the label: a unit of another state, met in a trie that does not hold together.
    return next == SortedTrie.noLabel || next <= label ? nil : next
  }

  /// The state behind a unit of `state`; its entries end where the next transition's begin.
  @inlinable func child(of state: TrieState, unit: TrieUnit, order: TrieOrder) -> TrieState {
    let end =
      order.nextLabel == SortedTrie.noLabel
      ? state.entryCount
      : orders[state.base ^ UInt32(order.nextLabel)].before
    return TrieState(
      base: unit.target, firstLabel: unit.firstLabel, entryCount: end &- order.before,
      rank: state.rank &+ order.before)
  }

  /// The state that a key's labels lead to, nil where they lead nowhere.
  ///
  /// Complexity: O(labels).
  @inlinable public func state(for labels: some Sequence<UInt8>) -> TrieState? {
    var state = root
    for label in labels {
      guard let next = step(from: state, by: label) else { return nil }
      state = next
    }
    return state
  }

  /// The same for an array: no generic code is run, wherever the call is.
  package func state(for labels: [UInt8]) -> TrieState? {
    var state = root
    for label in labels {
      guard let next = step(from: state, by: label) else { return nil }
      state = next
    }
    return state
  }

  /// The places in the list of the entries whose keys begin with `prefix`; where there are none,
  /// the empty range at the place where they would stand.
  ///
  /// Complexity: O(labels), whatever the number of entries.
  @inlinable public func positions(ofPrefix prefix: some Sequence<UInt8>) -> Range<Int> {
    var state = root
    for label in prefix {
      guard let next = step(from: state, by: label) else {
        let place = Int(state.rank) + entries(of: state, before: label)
        return place..<place
      }
      state = next
    }
    return Int(state.rank)..<Int(state.rank) + Int(state.entryCount)
  }

  /// How many of a state's entries come before those that a transition with `label` would have.
  @usableFromInline func entries(of state: TrieState, before label: UInt8) -> Int {
    var candidate = state.firstLabel
    while candidate != SortedTrie.noLabel {
      let order = orders[state.base ^ UInt32(candidate)]
      if candidate > label || order.nextLabel <= candidate { return Int(order.before) }
      candidate = order.nextLabel
    }
    return Int(state.entryCount)
  }
}
