/// Builds the minimal automaton of keys that come in order, in one pass.
///
/// A key shares a beginning with the key before it. Everything past that beginning on the older
/// path is finished: no later key can change it. Finished states are looked up, deepest first, in a
/// register of all states made so far, and replaced by an equal one where there is one. At any time
/// only the path of the last key is unfinished.
///
/// Complexity: O(total labels) expected time; memory in proportion to the minimal automaton.
package struct TrieBuilder {
  /// Its states are the register.
  private var automaton = MinimalAutomaton()
  /// The unfinished path: for each depth the units found so far.
  private var path = [[UInt32]](repeating: [], count: SortedTrie.maximumKeyLength + 1)
  private var lastKey: [UInt8] = []

  package init() {}

  /// Adds a key with its value and the number of its entries; keys of one value have the same number of entries.
  ///
  /// - Throws: ``TrieError`` for a key that does not come after the one before, is too long or has a label that no key may
  ///   have; for a value that is too large; and for more states than a trie has.
  package mutating func insert(_ key: [UInt8], value: UInt32, weight: UInt32) throws(TrieError) {
    guard key.count <= SortedTrie.maximumKeyLength else {
      throw TrieError("a key has at most \(SortedTrie.maximumKeyLength) letters: got \(key.count)")
    }
    try TrieError.check("values", Int(value), atMost: TrieUnit.maximumValue)
    var shared = 0
    while shared < key.count, shared < lastKey.count, key[shared] == lastKey[shared] { shared += 1 }
    guard automaton.keyCount == 0 || lastKey.lexicographicallyPrecedes(key) else {
      throw TrieError("keys must ascend: got \(key) after \(lastKey)")
    }
    for label in key[shared...] where label == 0 || label > SortedTrie.maximumLabel {
      throw TrieError("labels are 1 to \(SortedTrie.maximumLabel): got \(label)")
    }
    finish(downTo: shared)
    lastKey = key
    path[key.count].append(TrieUnit(endWithValue: value).bits)
    automaton.weights[value] = weight
    automaton.keyCount += 1
    try TrieError.check("states", automaton.states.count, atMost: TrieUnit.maximumTarget)
  }

  package mutating func finish() throws(TrieError) -> MinimalAutomaton {
    finish(downTo: 0)
    automaton.root = number(of: path[0])
    let entries = Int(automaton.entryCounts[automaton.root])
    try TrieError.check("entries", entries, atMost: SiblingLink.maximumCount)
    return automaton
  }

  /// Replaces the unfinished states deeper than `depth` by registered ones.
  private mutating func finish(downTo depth: Int) {
    for index in stride(from: lastKey.count - 1, through: depth, by: -1) {
      let state = number(of: path[index + 1])
      path[index + 1].removeAll(keepingCapacity: true)
      path[index].append(
        TrieUnit(
          label: lastKey[index], firstLabel: automaton.firstLabel(of: state), target: UInt32(state)
        ).bits)
    }
  }

  /// The number of the registered state with these units, which is registered now if it is new.
  private mutating func number(of units: [UInt32]) -> Int {
    let number = automaton.states.number(of: units)
    if number == automaton.entryCounts.count {
      // A sum that does not fit is reported at the end; until then it stays at the maximum.
      let count = units.reduce(0) { $0 + UInt64(automaton.entryCount(of: TrieUnit(bits: $1))) }
      automaton.entryCounts.append(UInt32(clamping: count))
    }
    return number
  }
}

/// The minimal automaton, before it is packed.
package struct MinimalAutomaton: Sendable {
  /// For each state its units as they are stored, in order, but with the number of a state in place of its base.
  package var states = ListTable<UInt32>()
  /// For each state how many entries can be reached from it.
  var entryCounts: [UInt32] = []
  /// How many entries a key with a value has.
  package var weights: [UInt32: UInt32] = [:]
  package var root = 0
  package var keyCount = 0

  package func units(of state: Int) -> some RandomAccessCollection<TrieUnit> {
    states.list(state).lazy.map { TrieUnit(bits: $0) }
  }

  func firstLabel(of state: Int) -> UInt8 { units(of: state).first?.label ?? SortedTrie.noLabel }

  /// How many entries a unit leads to.
  func entryCount(of unit: TrieUnit) -> UInt32 {
    unit.label == SortedTrie.endLabel ? weights[unit.value] ?? 0 : entryCounts[Int(unit.target)]
  }
}
