/// A trie as the two arrays of words that are stored, and what must be known beside them.
package struct PackedTrie: Sendable {
  package var units: [UInt32]
  package var orders: [UInt32]
  package var shape: TrieHeader
}

/// The numbers that are beside the arrays of a stored trie.
package typealias TrieHeader = (
  rootBase: UInt32, rootFirstLabel: UInt32, entryCount: UInt32, keyCount: UInt32,
  stateCount: UInt32, transitionCount: UInt32
)

/// Gives each state a base such that the units of all states share one array without collision.
///
/// States with many transitions are placed first, into blocks of 32 units; those with one or two
/// fill the holes. For a base inside a block the set of units that a state needs is the set of its
/// labels with each label XORed by the base's low five bits: a permutation of a 32-bit mask, so
/// whether a state fits is one AND.
///
/// Complexity: O(states × blocks with holes); the number of those is held small by giving up on
/// a block that has refused too many states of one size.
package struct UnitPacker {
  private let automaton: MinimalAutomaton
  /// For each block the units in use and the bases in use.
  private var occupied: [UInt32] = []
  private var basesTaken: [UInt32] = []
  /// Blocks that still have room, and how often each has refused a state.
  private var open: [Int] = []
  private var refusals: [Int] = []
  private var bases: [UInt32]
  /// The labels of the state to be placed, as a mask, for each of a block's bases.
  private var permutations = [UInt32](repeating: 0, count: 32)

  /// A block is given up for states of one size after this many refusals.
  private static let mostRefusals = 64

  package static func pack(_ automaton: MinimalAutomaton) throws(TrieError) -> PackedTrie {
    let bases = [UInt32](repeating: 0, count: automaton.states.count)
    var packer = UnitPacker(automaton: automaton, bases: bases)
    packer.placeStates()
    let count = packer.occupied.count * Int(SortedTrie.blockSize)
    try TrieError.check("transitions", count, atMost: TrieUnit.maximumTarget)
    let (units, orders) = packer.words(count)
    let root = automaton.root
    let transitions = automaton.states.members.count {
      TrieUnit(bits: $0).label != SortedTrie.endLabel
    }
    return PackedTrie(
      units: units, orders: orders,
      shape: (
        rootBase: packer.bases[root], rootFirstLabel: UInt32(automaton.firstLabel(of: root)),
        entryCount: automaton.entryCounts[root], keyCount: UInt32(automaton.keyCount),
        stateCount: UInt32(automaton.states.count), transitionCount: UInt32(transitions)
      ))
  }

  private mutating func placeStates() {
    // By number of units, most first, in order of making within: deterministic.
    for size in (0...32).reversed() {
      // What refused larger states may well take smaller ones.
      open = occupied.indices.filter { occupied[$0] != .max && basesTaken[$0] != .max }
      refusals = [Int](repeating: 0, count: occupied.count)
      for state in bases.indices {
        let units = automaton.units(of: state)
        guard units.count == size else { continue }
        bases[state] = place(units)
      }
    }
  }

  /// Finds a base for a state with these units and marks theirs as taken.
  private mutating func place(_ units: some Sequence<TrieUnit>) -> UInt32 {
    for low in 0..<UInt32(32) {
      permutations[Int(low)] = units.reduce(0) { $0 | 1 << (UInt32($1.label) ^ low) }
    }
    var index = 0
    while index < open.count {
      let block = open[index]
      if let base = base(in: block) {
        if occupied[block] == .max || basesTaken[block] == .max { open.remove(at: index) }
        return base
      }
      refusals[block] += 1
      if refusals[block] > UnitPacker.mostRefusals {
        open.remove(at: index)
      } else {
        index += 1
      }
    }
    occupied.append(0)
    basesTaken.append(0)
    refusals.append(0)
    open.append(occupied.count - 1)
    // An empty block takes any state.
    return base(in: occupied.count - 1) ?? 0
  }

  /// Finds a base in a block for the state whose labels are in `permutations`, and takes it.
  private mutating func base(in block: Int) -> UInt32? {
    let free = ~occupied[block]
    guard free.nonzeroBitCount >= permutations[0].nonzeroBitCount else { return nil }
    var candidates = ~basesTaken[block]
    while candidates != 0 {
      let low = UInt32(candidates.trailingZeroBitCount)
      candidates &= candidates - 1
      let wanted = permutations[Int(low)]
      if wanted & ~free == 0 {
        occupied[block] |= wanted
        basesTaken[block] |= 1 << low
        return UInt32(block) * SortedTrie.blockSize + low
      }
    }
    return nil
  }

  /// The units and orders of all states, as they are stored.
  private func words(_ count: Int) -> (units: [UInt32], orders: [UInt32]) {
    var units = [UInt32](repeating: TrieUnit.empty.bits, count: count)
    let noOrder = SiblingLink(nextLabel: SortedTrie.noLabel, before: 0).bits
    var orders = [UInt32](repeating: noOrder, count: count)
    for (state, base) in bases.enumerated() {
      var before: UInt32 = 0
      var previous: Int?
      for unit in automaton.units(of: state) {
        let slot = Int(base ^ UInt32(unit.label))
        if let previous { orders[previous] = orders[previous] & ~31 | UInt32(unit.label) }
        previous = slot
        orders[slot] = SiblingLink(nextLabel: SortedTrie.noLabel, before: before).bits
        units[slot] =
          unit.label == SortedTrie.endLabel
          ? unit.bits
          : TrieUnit(
            label: unit.label, firstLabel: unit.firstLabel, target: bases[Int(unit.target)]
          ).bits
        before += automaton.entryCount(of: unit)
      }
    }
    return (units, orders)
  }
}
