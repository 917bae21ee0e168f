/// A pattern over labels: each element is a label, any label, or any number of any labels.
///
/// It is walked together with the trie. While letters are read, a bit set holds the positions in the
/// pattern that may come next, so that trying all of them costs one operation a letter.
package struct TriePattern: Sendable {
  package enum Element: Sendable, Hashable {
    case label(UInt8)
    /// One of some labels that follow one another.
    case labels(ClosedRange<UInt8>)
    case any
    /// Any number of labels, none included.
    case anyNumber
  }

  /// The positions of the pattern that may come next, one bit each, and one for its end.
  package typealias Positions = UInt64

  /// For each label below 128 the elements that may take it, and those that take any label.
  private var taking = [UInt64](repeating: 0, count: 128)
  private var takingAny: UInt64 = 0
  /// The elements for any number of labels: they stay where they are, and may be passed over.
  private var staying: UInt64 = 0
  private let end: UInt64

  static let maximumElements = 63

  /// A pattern of these elements; nil for more than ``maximumElements``.
  package init?(_ elements: [Element]) {
    guard elements.count <= TriePattern.maximumElements else { return nil }
    for (index, element) in elements.enumerated() {
      let bit: UInt64 = 1 << UInt64(index)
      switch element {
      case .label(let label): taking[Int(label & 127)] |= bit
      case .labels(let labels): for label in labels { taking[Int(label & 127)] |= bit }
      case .any: takingAny |= bit
      case .anyNumber: staying |= bit
      }
    }
    end = 1 << UInt64(elements.count)
  }

  package var start: Positions { closed(1) }

  package func isEnd(_ positions: Positions) -> Bool { positions & end != 0 }

  /// Where the pattern may be after `label`; nil where it does not take it.
  package func step(_ positions: Positions, by label: UInt8) -> Positions? {
    let moved = (positions & (taking[Int(label & 127)] | takingAny)) << 1
    let bits = moved | positions & staying
    return bits == 0 ? nil : closed(bits)
  }

  /// Adds the positions after those that may be passed over.
  private func closed(_ bits: Positions) -> Positions {
    var bits = bits
    while true {
      let more = bits | (bits & staying) << 1
      if more == bits { return bits }
      bits = more
    }
  }
}

/// A walk through the keys that a pattern matches, in order. It visits only branches that contain a match: how many
/// entries match is counted once for each pair of a state and positions. Equal endings are one state, so `*ucir` looks
/// at a few thousand pairs, not at half a million keys.
package struct PatternWalk {
  private struct Stage: Hashable {
    var base: UInt32
    var positions: TriePattern.Positions
  }

  private let trie: SortedTrie
  private let pattern: TriePattern
  /// How many entries a value stands for.
  private let weight: (UInt32) -> Int
  private var counts: [Stage: Int] = [:]
  private let stageLimit: Int

  /// A walk that stops looking after `stageLimit` pairs of a state and positions, which take some 50 MB. A pattern that
  /// people type has some thousands. `weight` is how many entries a value stands for.
  package init(
    _ trie: SortedTrie, _ pattern: TriePattern, stageLimit: Int = 1 << 20,
    weight: @escaping (UInt32) -> Int
  ) {
    (self.stageLimit, self.trie, self.pattern, self.weight) = (stageLimit, trie, pattern, weight)
  }

  /// How many entries match.
  ///
  /// Complexity: O(states × sets of positions that the pattern can be in), whatever the number of entries. Each element for
  /// any label after one for any number doubles the sets at worst.
  package mutating func count() -> Int { count(from: trie.root, pattern.start, depth: 0) }

  /// Calls `body` with the labels, the value and the first position of each key that matches, in
  /// order, until it returns false.
  package mutating func forEach(_ body: ([UInt8], UInt32, Int) -> Bool) {
    var labels: [UInt8] = []
    _ = visit(trie.root, pattern.start, &labels, body)
  }

  private mutating func count(
    from state: TrieState, _ positions: TriePattern.Positions, depth: Int
  ) -> Int {
    let stage = Stage(base: state.base, positions: positions)
    if let known = counts[stage] { return known }
    guard depth <= SortedTrie.maximumKeyLength, counts.count < stageLimit else { return 0 }
    // Counts as none while it is counted, so that a trie that runs in a circle ends the walk.
    counts[stage] = 0
    var sum = 0
    if pattern.isEnd(positions), let value = trie.value(atBase: state.base) {
      sum &+= weight(value)
    }
    _ = trie.allSteps(from: state) { label, child in
      guard let next = pattern.step(positions, by: label) else { return true }
      sum &+= count(from: child, next, depth: depth + 1)
      return true
    }
    counts[stage] = sum
    return sum
  }

  private mutating func visit(
    _ state: TrieState, _ positions: TriePattern.Positions, _ labels: inout [UInt8],
    _ body: ([UInt8], UInt32, Int) -> Bool
  ) -> Bool {
    guard labels.count <= SortedTrie.maximumKeyLength,
      count(from: state, positions, depth: labels.count) > 0
    else { return true }
    if pattern.isEnd(positions), let value = trie.value(atBase: state.base),
      !body(labels, value, Int(state.rank))
    {
      return false
    }
    return trie.allSteps(from: state) { label, child in
      guard let next = pattern.step(positions, by: label) else { return true }
      labels.append(label)
      defer { labels.removeLast() }
      return visit(child, next, &labels, body)
    }
  }
}
