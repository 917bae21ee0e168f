package enum TrieBuildError: Error, Hashable, CustomStringConvertible {
  /// Keys must come in ascending order, each once.
  case outOfOrder(previous: [UInt8], got: [UInt8])
  /// A label is outside 1…30.
  case label(UInt8)
  /// A key has more labels than ``SortedTrie/maximumKeyLength``.
  case keyTooLong(Int)
  /// Values, units or entries outgrow the bits that the format has for them.
  case tooLarge(what: String, got: Int, limit: Int)

  package var description: String {
    switch self {
    case .outOfOrder(let previous, let got):
      "keys must ascend: got \(got) after \(previous)"
    case .label(let label):
      "labels are 1 to \(SortedTrie.maximumLabel): got \(label)"
    case .keyTooLong(let length):
      "a key has at most \(SortedTrie.maximumKeyLength) letters: got \(length)"
    case .tooLarge(let what, let got, let limit):
      "too many \(what): got \(got), the index holds \(limit)"
    }
  }
}

/// Builds the minimal automaton of keys that come in order, in one pass.
///
/// A key shares a beginning with the key before it. Everything past that beginning on the older
/// path is finished: no later key can change it. Finished states are looked up, deepest first, in a
/// register of all states made so far, and replaced by an equal one where there is one. At any time
/// only the path of the last key is unfinished.
///
/// Complexity: O(total labels) expected time; memory in proportion to the minimal automaton.
package struct TrieBuilder {
  private var automaton = MinimalAutomaton()
  private var register = StateRegister()
  /// The unfinished path: for each depth the labels and targets found so far.
  private var path: [OpenState] = []
  /// The labels of the last key, `depth` of them.
  private var lastKey = [UInt8](repeating: 0, count: SortedTrie.maximumKeyLength)
  private var depth = 0
  private var isEmpty = true

  package init() {
    path = (0...SortedTrie.maximumKeyLength).map { _ in OpenState() }
  }

  /// Adds a key with its value and the number of entries that it stands for.
  ///
  /// - Throws: ``TrieBuildError`` for a key out of order or out of bounds.
  package mutating func insert(
    _ key: [UInt8], value: UInt32, weight: UInt32
  ) throws(TrieBuildError) {
    guard key.count <= SortedTrie.maximumKeyLength else { throw .keyTooLong(key.count) }
    guard value <= TrieUnit.maximumValue else {
      throw .tooLarge(what: "values", got: Int(value), limit: Int(TrieUnit.maximumValue))
    }
    var shared = 0
    while shared < key.count, shared < depth, key[shared] == lastKey[shared] { shared += 1 }
    let ascends =
      isEmpty || (shared < key.count && (shared == depth || key[shared] > lastKey[shared]))
    guard ascends else { throw .outOfOrder(previous: Array(lastKey[..<depth]), got: key) }
    for index in shared..<key.count
    where key[index] == 0 || key[index] > SortedTrie.maximumLabel { throw .label(key[index]) }
    finish(downTo: shared)
    for index in shared..<key.count { lastKey[index] = key[index] }
    depth = key.count
    path[key.count].value = value
    path[key.count].weight = weight
    isEmpty = false
    automaton.keyCount += 1
  }

  package mutating func finish() throws(TrieBuildError) -> MinimalAutomaton {
    finish(downTo: 0)
    let root = path[0]
    automaton.root = register.state(equalTo: root, in: &automaton)
    let entries = automaton.entryCounts.last.map { Int($0) } ?? 0
    guard entries <= Int(SiblingLink.maximumCount) else {
      throw .tooLarge(what: "entries", got: entries, limit: Int(SiblingLink.maximumCount))
    }
    return automaton
  }

  /// Replaces the unfinished states deeper than `depth` by registered ones.
  private mutating func finish(downTo depth: Int) {
    var current = self.depth
    while current > depth {
      let state = register.state(equalTo: path[current], in: &automaton)
      path[current].clear()
      current -= 1
      path[current].transitions.append(
        MinimalAutomaton.Transition(label: lastKey[current], target: state))
    }
  }
}

/// A state of which more transitions may come.
struct OpenState {
  var value: UInt32?
  var weight: UInt32 = 0
  var transitions: [MinimalAutomaton.Transition] = []

  mutating func clear() {
    value = nil
    weight = 0
    transitions.removeAll(keepingCapacity: true)
  }
}

/// The minimal automaton as plain arrays, before it is packed into units.
package struct MinimalAutomaton: Sendable {
  package struct Transition: Sendable, Hashable {
    package var label: UInt8
    package var target: UInt32
  }

  /// For each state where its transitions start in `transitions`; one more at the end.
  package internal(set) var starts: [UInt32] = [0]
  package internal(set) var transitions: [Transition] = []
  /// For each state the value of the key that ends there.
  package internal(set) var values: [UInt32?] = []
  /// For each state the number of entries of the key that ends there.
  package internal(set) var weights: [UInt32] = []
  /// For each state the number of entries that can be reached from it.
  package internal(set) var entryCounts: [UInt32] = []
  package internal(set) var root: UInt32 = 0
  package internal(set) var keyCount = 0

  package var stateCount: Int { values.count }

  package func transitions(of state: UInt32) -> ArraySlice<Transition> {
    transitions[Int(starts[Int(state)])..<Int(starts[Int(state) + 1])]
  }

  mutating func append(_ state: OpenState) -> UInt32 {
    var entries = state.value == nil ? 0 : state.weight
    for transition in state.transitions {
      // More than fits is reported at the end; until then the sum stays at the most there is.
      let (sum, isTooLarge) = entries.addingReportingOverflow(entryCounts[Int(transition.target)])
      entries = isTooLarge ? .max : sum
    }
    transitions.append(contentsOf: state.transitions)
    starts.append(UInt32(transitions.count))
    values.append(state.value)
    weights.append(state.weight)
    entryCounts.append(entries)
    return UInt32(values.count - 1)
  }
}

/// All finished states by what they contain: a hash table with linear probing.
struct StateRegister {
  /// State numbers plus one; 0 where free.
  private var slots = [UInt32](repeating: 0, count: 1 << 12)
  private var used = 0

  /// The registered state equal to `open`, registered now if it is new.
  mutating func state(equalTo open: OpenState, in automaton: inout MinimalAutomaton) -> UInt32 {
    if used * 2 >= slots.count { grow(automaton) }
    let mask = slots.count - 1
    var slot = hash(open.value, open.transitions[...]) & mask
    while slots[slot] != 0 {
      let candidate = slots[slot] - 1
      if automaton.values[Int(candidate)] == open.value,
        automaton.transitions(of: candidate).elementsEqual(open.transitions)
      {
        return candidate
      }
      slot = (slot + 1) & mask
    }
    let state = automaton.append(open)
    slots[slot] = state + 1
    used += 1
    return state
  }

  private mutating func grow(_ automaton: MinimalAutomaton) {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for state in 0..<UInt32(automaton.stateCount) {
      var slot =
        hash(automaton.values[Int(state)], automaton.transitions(of: state)) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = state + 1
    }
  }

  /// Fixed, not seeded: the same keys must give the same numbering and so the same bytes.
  private func hash(_ value: UInt32?, _ transitions: ArraySlice<MinimalAutomaton.Transition>) -> Int
  {
    var hash: UInt64 = value.map { UInt64($0) + 1 } ?? 0
    for transition in transitions {
      hash =
        (hash ^ (UInt64(transition.target) << 5 | UInt64(transition.label)))
        &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
