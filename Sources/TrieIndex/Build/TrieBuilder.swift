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
  /// The numbers of the finished states.
  private var register: [MinimalAutomaton.State: UInt32] = [:]
  /// The unfinished path: for each depth the labels and targets found so far.
  private var path = Array(
    repeating: MinimalAutomaton.State(), count: SortedTrie.maximumKeyLength + 1)
  private var lastKey: [UInt8] = []

  package init() {}

  /// Adds a key with its value and the number of its entries; keys of one value have the same number of entries.
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
    while shared < key.count, shared < lastKey.count, key[shared] == lastKey[shared] { shared += 1 }
    let ascends =
      automaton.keyCount == 0
      || shared < key.count && (shared == lastKey.count || key[shared] > lastKey[shared])
    guard ascends else { throw .outOfOrder(previous: lastKey, got: key) }
    for label in key[shared...] where label == 0 || label > SortedTrie.maximumLabel {
      throw .label(label)
    }
    finish(downTo: shared)
    lastKey = key
    path[key.count].value = value
    path[key.count].weight = weight
    automaton.keyCount += 1
  }

  package mutating func finish() throws(TrieBuildError) -> MinimalAutomaton {
    finish(downTo: 0)
    automaton.root = number(of: path[0])
    let entries = Int(automaton.states[Int(automaton.root)].entryCount)
    guard entries <= Int(SiblingLink.maximumCount) else {
      throw .tooLarge(what: "entries", got: entries, limit: Int(SiblingLink.maximumCount))
    }
    return automaton
  }

  /// Replaces the unfinished states deeper than `depth` by registered ones.
  private mutating func finish(downTo depth: Int) {
    for index in stride(from: lastKey.count - 1, through: depth, by: -1) {
      let state = number(of: path[index + 1])
      path[index + 1].value = nil
      path[index + 1].weight = 0
      path[index + 1].transitions.removeAll(keepingCapacity: true)
      path[index].transitions.append(
        MinimalAutomaton.Transition(label: lastKey[index], target: state))
    }
  }

  /// The number of the registered state equal to one, which is registered now if it is new.
  private mutating func number(of state: MinimalAutomaton.State) -> UInt32 {
    if let known = register[state] { return known }
    let number = UInt32(automaton.states.count)
    register[state] = number
    var state = state
    state.entryCount = state.weight
    for transition in state.transitions {
      // More than fits is reported at the end; until then the sum stays at the most there is.
      let (sum, isTooLarge) = state.entryCount.addingReportingOverflow(
        automaton.states[Int(transition.target)].entryCount)
      state.entryCount = isTooLarge ? .max : sum
    }
    automaton.states.append(state)
    return number
  }
}

/// The minimal automaton, before it is packed into units.
package struct MinimalAutomaton: Sendable {
  package struct Transition: Sendable, Hashable {
    package var label: UInt8
    package var target: UInt32
  }

  package struct State: Sendable, Hashable {
    /// The value of the key that ends here.
    package var value: UInt32?
    /// How many entries that key has.
    package var weight: UInt32 = 0
    package var transitions: [Transition] = []
    /// How many entries can be reached from here; 0 as long as the state is unfinished.
    package var entryCount: UInt32 = 0
  }

  package var states: [State] = []
  package var root: UInt32 = 0
  package var keyCount = 0

  package var transitionCount: Int { states.reduce(0) { $0 + $1.transitions.count } }
}
