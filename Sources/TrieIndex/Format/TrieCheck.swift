extension SortedTrie {
  /// A trie over stored words, every bound checked: no walk, whatever its input, can leave them. `isValue` says whether
  /// a number may be the value of a key.
  ///
  /// Only what safety needs is checked. ``verify(shape:weight:)`` checks that the trie is also in order and counts
  /// right, which takes longer.
  ///
  /// - Throws: ``TrieError`` for words of which a walk could leave the trie.
  package init(
    units: Words, orders: SiblingLinks, shape: TrieHeader, isValue: (UInt32) -> Bool
  ) throws(TrieError) {
    try self.init(trusting: units, orders: orders, shape: shape)
    // Empty units too: their label is one that a walk could be given.
    let isSound = (0..<UInt32(units.count)).allSatisfy { slot in
      let (unit, order) = (TrieUnit(bits: units[slot]), orders[slot])
      // Transitions lead to bases that exist, and keys have values that may be.
      let isInside =
        unit.label == SortedTrie.endLabel ? isValue(unit.value) : unit.target < units.count
      // The labels of each state ascend, so that following them comes to an end. No label is after the last one, which
      // units of no state have.
      let ascends = unit.label == SortedTrie.noLabel || order.nextLabel > unit.label
      return isInside && ascends && order.before <= shape.entryCount
    }
    guard isSound else { throw TrieError("a transition leads out of the trie or back to itself") }
  }

  /// A trie over words that are known to be sound: those in the program. Only sizes are checked.
  package init(trusting units: Words, orders: SiblingLinks, shape: TrieHeader) throws(TrieError) {
    guard units.count == orders.count, units.count > 0,
      units.count % Int(SortedTrie.blockSize) == 0, units.count <= Int(TrieUnit.maximumTarget) + 1
    else {
      throw TrieError("\(units.count) transitions and \(orders.count) orders do not go together")
    }
    guard shape.rootBase < units.count, shape.rootFirstLabel <= SortedTrie.noLabel else {
      throw TrieError("the root lies outside the trie")
    }
    self.units = units
    self.orders = orders
    root = TrieState(
      base: shape.rootBase, firstLabel: UInt8(shape.rootFirstLabel),
      entryCount: shape.entryCount, rank: 0)
  }

  /// Checks that keys ascend, counts add up and nothing is longer than a key may be. `weight` tells how many
  /// entries a value stands for.
  ///
  /// - Throws: ``TrieError`` with the first fault found.
  ///
  /// Complexity: O(units): each state is visited once.
  package func verify(shape: TrieHeader, weight: (UInt32) -> UInt32) throws(TrieError) {
    // Below this no sum of two counts overflows, whatever the header says.
    let limit = min(shape.entryCount, SiblingLink.maximumCount)
    var check = ConsistencyCheck(
      trie: self, limit: limit, known: Array(repeating: .init(), count: units.count))
    let all = try check.visit(root.base, root.firstLabel, 0, weight)
    guard all.entries == shape.entryCount, all.keys == shape.keyCount,
      check.stateCount == shape.stateCount, check.transitionCount == shape.transitionCount
    else {
      throw TrieError(
        "the trie holds \(all.keys) keys with \(all.entries) entries in \(check.stateCount) states, "
          + "its header says \(shape.keyCount), \(shape.entryCount) and \(shape.stateCount)")
    }
  }
}

/// A visit to every state of a trie, each once.
private struct ConsistencyCheck {
  /// What is known of a state when all below it has been visited.
  struct Known {
    var entries: UInt32 = 0
    var keys: UInt32 = 0
    /// The longest way to a key's end; -1 before the first visit, -2 during it.
    var height: Int8 = -1
    var firstLabel: UInt8 = 0
  }

  let trie: SortedTrie
  let limit: UInt32
  /// By the state's base.
  var known: [Known]
  private(set) var stateCount: UInt32 = 0
  private(set) var transitionCount: UInt32 = 0

  mutating func visit(
    _ base: UInt32, _ firstLabel: UInt8, _ depth: Int, _ weight: (UInt32) -> UInt32
  ) throws(TrieError) -> Known {
    let before = known[Int(base)]
    if before.height >= 0 {
      guard before.firstLabel == firstLabel else {
        throw TrieError("a state begins with two labels")
      }
      return before
    }
    guard before.height == -1, depth <= SortedTrie.maximumKeyLength else {
      throw TrieError("the trie runs in a circle")
    }
    known[Int(base)].height = -2
    stateCount += 1
    var state = Known(height: 0, firstLabel: firstLabel)
    var label = firstLabel
    var previous: UInt8?
    while label != SortedTrie.noLabel {
      let slot = base ^ UInt32(label)
      let unit = TrieUnit(bits: trie.units[slot])
      let order = trie.orders[slot]
      guard unit.label == label, order.before == state.entries, previous.map({ $0 < label }) ?? true
      else { throw TrieError("a state's transitions are out of order") }
      if label == SortedTrie.endLabel {
        state.entries += weight(unit.value)
        state.keys += 1
      } else {
        transitionCount += 1
        let below = try visit(unit.target, unit.firstLabel, depth + 1, weight)
        state.entries += below.entries
        state.keys += below.keys
        state.height = max(state.height, below.height + 1)
      }
      guard state.entries <= limit, state.keys <= limit else {
        throw TrieError("the trie holds more entries than its header says")
      }
      previous = label
      label = order.nextLabel
    }
    guard Int(state.height) + depth <= SortedTrie.maximumKeyLength else {
      throw TrieError("a key is longer than \(SortedTrie.maximumKeyLength) letters")
    }
    known[Int(base)] = state
    return state
  }
}
