/// What edits cost between labels: tables that a search reads instead of asking.
///
/// All costs are small integers. An *edit* is a label left out, put in or exchanged, two neighbours
/// swapped, or two labels in place of one (and the other way round) where the tables know such
/// a pair.
package struct EditCostTable: Sendable {
  /// Two labels that are taken for one.
  package struct Merger: Sendable {
    package var first: UInt8
    package var second: UInt8
    package var single: UInt8
    package var cost: UInt8

    package init(first: UInt8, second: UInt8, single: UInt8, cost: UInt8) {
      self.first = first
      self.second = second
      self.single = single
      self.cost = cost
    }
  }

  /// The largest and the smallest cost of one edit.
  let largest: Int
  let smallest: Int
  /// For each label what it costs to take each of the 32 labels for it, and after these what it costs to leave each
  /// label out or put it in.
  let bytes: [UInt8]
  /// For each label those that are put in before it or taken for it at less than the largest cost, one bit each.
  let cheapLabels: [UInt32]
  let swap: Int
  let mergers: [Merger]
  /// The labels with which a merger may begin in a word.
  let merged: UInt32

  /// Tables filled from functions over labels.
  package init(
    swap: UInt8, mergers: [Merger], gap: (UInt8) -> UInt8,
    exchange: (UInt8, UInt8) -> UInt8
  ) {
    let labels: Range<UInt8> = 0..<32
    let gaps = labels.map { gap($0) }
    let exchanges = labels.flatMap { first in labels.map { exchange(first, $0) } }
    let all = gaps + exchanges.filter { $0 > 0 } + [swap] + mergers.map { $0.cost }
    let largest = all.max() ?? 0
    cheapLabels = labels.map { first in
      labels.reduce(0) { bits, label in
        let cost = min(gaps[Int(label)], exchanges[Int(first) * 32 + Int(label)])
        return cost < largest ? bits | 1 << UInt32(label) : bits
      }
    }
    bytes = exchanges + gaps
    merged = mergers.reduce(0) { $0 | 1 << UInt32($1.first) | 1 << UInt32($1.single) }
    self.largest = Int(largest)
    self.smallest = Int(all.min() ?? 0)
    self.swap = Int(swap)
    self.mergers = mergers
  }
}

/// Finds the keys that a few edits separate from a word.
///
/// The search reads the word along the trie, and at each label tries every edit that what is left of
/// the allowed cost can pay for. Once nothing is left for another edit, one exact walk tells whether the rest of the
/// word leads to the end of a key; nearly all of these walks end at their first label. Where the rest has three labels
/// in a row that no key has, and no edit is left for them, there is no walk: see ``LabelTriples``.
@safe package struct FuzzySearch {
  /// A key that was found.
  package struct Hit: Sendable, Hashable {
    package var labels: [UInt8]
    /// The key's value.
    package var value: UInt32
    package var cost: Int
  }

  private let trie: SortedTrie
  private let units: UnsafePointer<UInt32>
  private let costs: EditCostTable
  private let costBytes: UnsafePointer<UInt8>
  private let (smallest, largest): (Int, Int)
  /// The word's labels, and ``SortedTrie/endLabel`` after them: the end of a key is a step like any other.
  private let word: UnsafePointer<UInt8>
  private let allowed: Int
  /// For each cost that may be left the first column from which edits of this cost may mend the word.
  private let leastColumns: [Int]
  /// The labels that led to the current state.
  private var labels: [UInt8]
  /// The keys that were found, those of several ways several times, each with its first labels as a number.
  private var found: [(start: UInt64, labels: Range<Int>, value: UInt32, cost: Int)] = []
  /// Their labels, one key after the other.
  private var foundLabels: [UInt8] = []

  /// Finds the keys that edits of some costs make of a word.
  ///
  /// - Parameters:
  ///   - trie: The keys.
  ///   - triples: The triples of the trie.
  ///   - word: Labels from 1 to ``SortedTrie/maximumLabel``.
  ///   - allowed: What all edits may cost together.
  ///   - costs: What edits cost.
  /// - Returns: The keys with the least that they cost, in the order of the list.
  ///
  /// Complexity: O(states within one edit × transitions), some thousand steps where two edits are allowed.
  package static func hits(
    in trie: SortedTrie, _ triples: LabelTriples, word: [UInt8], costingAtMost allowed: Int,
    _ costs: EditCostTable
  ) -> [Hit] {
    guard word.count <= SortedTrie.maximumKeyLength,
      word.allSatisfy({ 1...SortedTrie.maximumLabel ~= $0 })
    else { return [] }
    let root = TrieUnit(label: 0, firstLabel: trie.start.firstLabel, target: trie.start.base)
    return unsafe (word + [SortedTrie.endLabel]).withUnsafeBufferPointer { word in
      unsafe costs.bytes.withUnsafeBufferPointer { bytes in
        var search = unsafe FuzzySearch(
          trie, triples, costs, bytes.baseAddress.unsafelyUnwrapped, word, allowed)
        search.visit(root, depth: 0, column: 0, left: allowed)
        return search.hits()
      }
    }
  }

  private init(
    _ trie: SortedTrie, _ triples: LabelTriples, _ costs: EditCostTable,
    _ costBytes: UnsafePointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>,
    _ allowed: Int
  ) {
    self.trie = trie
    unsafe units = trie.unitAddress
    self.costs = costs
    unsafe self.costBytes = costBytes
    (smallest, largest) = (costs.smallest, costs.largest)
    unsafe self.word = word.baseAddress.unsafelyUnwrapped
    self.allowed = allowed
    let edits = allowed / costs.smallest
    let columns = unsafe triples.leastColumns(of: word, edits: edits)
    leastColumns = (0...allowed).map { columns[$0 / costs.smallest] }
    labels = [UInt8](repeating: 0, count: word.count + 2 * edits)
  }

  /// The keys that were found, each once.
  private func hits() -> [Hit] {
    let sorted = found.sorted {
      if $0.start != $1.start { return $0.start < $1.start }
      let (one, other) = (foundLabels[$0.labels], foundLabels[$1.labels])
      return one.elementsEqual(other)
        ? $0.cost < $1.cost : one.lexicographicallyPrecedes(other)
    }
    var hits: [Hit] = []
    for key in sorted {
      let labels = foundLabels[key.labels]
      if let last = hits.last, last.labels.elementsEqual(labels) { continue }
      hits.append(Hit(labels: Array(labels), value: key.value, cost: key.cost))
    }
    return hits
  }

  /// The transition with this label from the state with this base; for ``SortedTrie/endLabel`` what
  /// ends a key there.
  @inline(__always)
  private func unit(_ base: UInt32, _ label: UInt8) -> TrieUnit? {
    // Opening a trie checks every base, and a label changes its low five bits alone.
    let unit = unsafe TrieUnit(bits: UInt32(littleEndian: units[Int(base ^ UInt32(label))]))
    return unit.label == label ? unit : nil
  }

  /// What it costs to leave a label out or put it in.
  @inline(__always)
  private func gap(_ label: UInt8) -> Int { unsafe Int(costBytes[32 * 32 + Int(label)]) }

  /// Tries every edit at each label of the word from a column on, as far as the word leads from a state.
  private mutating func editAlong(_ state: TrieUnit, depth: Int, column: Int, left: Int) {
    var (state, depth, column) = (state, depth, column)
    while true {
      if depth > 0 { labels[depth - 1] = state.label }
      let label = unsafe word[column]
      // No edit reads on further than two labels.
      if column + 2 >= leastColumns[left - smallest] {
        if label != SortedTrie.endLabel {
          visit(state, depth: depth, column: column + 1, left: left - gap(label))
          editPairs(behind: state.target, depth: depth, column: column, left: left)
        }
        editSingle(behind: state, depth: depth, column: column, left: left)
      }
      guard let next = unit(state.target, label) else { return }
      if label == SortedTrie.endLabel {
        return add(behind: state, depth: depth, rest: column, value: next.value, left: left)
      }
      (state, depth, column) = (next, depth + 1, column + 1)
    }
  }

  /// Puts labels in before the word's next one, and in its place.
  private mutating func editSingle(behind state: TrieUnit, depth: Int, column: Int, left: Int) {
    let label = unsafe word[column]
    let isEnd = label == SortedTrie.endLabel
    let second = isEnd ? label : unsafe word[column + 1]
    // The labels of the state's transitions, and of those behind which the word's next label can be read, and the one
    // after it. Without branches: which labels these are can't be foreseen.
    var (all, first, other): (UInt32, UInt32, UInt32) = (0, 0, 0)
    var next = trie.firstStep(fromBase: state.target, state.firstLabel)
    while let child = next {
      let base = unsafe TrieUnit(
        bits: UInt32(littleEndian: units[Int(state.target ^ UInt32(child))])
      ).target
      let bit: UInt32 = 1 << UInt32(child)
      all |= bit
      first |= unit(base, label) == nil ? 0 : bit
      other |= unit(base, second) == nil ? 0 : bit
      next = trie.nextStep(fromBase: state.target, after: child)
    }
    if left - smallest >= smallest { (first, other) = (all, all) }
    if left < largest {
      first &= costs.cheapLabels[Int(label)]
      other &= costs.cheapLabels[Int(label)]
    }
    other = isEnd ? 0 : other & ~(1 << UInt32(label))
    while let child = popLabel(of: &first), let unit = unit(state.target, child) {
      visit(unit, depth: depth + 1, column: column, left: left - gap(child))
    }
    while let child = popLabel(of: &other), let unit = unit(state.target, child) {
      let exchange = unsafe Int(costBytes[Int(label) &* 32 &+ Int(child)])
      visit(unit, depth: depth + 1, column: column + 1, left: left - exchange)
    }
  }

  /// Swaps the word's next two labels; takes two for one, and one for two.
  private mutating func editPairs(behind base: UInt32, depth: Int, column: Int, left: Int) {
    let (label, second) = unsafe (word[column], word[column + 1])
    if second != SortedTrie.endLabel, second != label {
      visit(base, second, label, depth: depth, column: column + 2, left: left - costs.swap)
    }
    guard costs.merged >> UInt32(label) & 1 == 1 else { return }
    for merger in costs.mergers {
      let rest = left - Int(merger.cost)
      if label == merger.first, second == merger.second, let unit = unit(base, merger.single) {
        visit(unit, depth: depth + 1, column: column + 2, left: rest)
      }
      if label == merger.single {
        visit(base, merger.first, merger.second, depth: depth, column: column + 1, left: rest)
      }
    }
  }

  /// Visits the state after two labels.
  private mutating func visit(
    _ base: UInt32, _ first: UInt8, _ second: UInt8, depth: Int, column: Int, left: Int
  ) {
    guard let unit = unit(base, first), let last = self.unit(unit.target, second) else { return }
    labels[depth] = first
    visit(last, depth: depth + 2, column: column, left: left)
  }

  /// Reads the word on from a column after an edit, with so much left for others; nothing where it cost too much.
  private mutating func visit(_ state: TrieUnit, depth: Int, column: Int, left: Int) {
    guard left >= 0, column >= leastColumns[left] else { return }
    if left >= smallest {
      editAlong(state, depth: depth, column: column, left: left)
    } else if let next = unsafe unit(state.target, word[column]) {
      finish(state, next, depth: depth, column: column, left: left)
    }
  }

  /// Goes on by the rest of the word as it is, to the end of a key.
  private mutating func finish(
    _ state: TrieUnit, _ next: TrieUnit, depth: Int, column: Int, left: Int
  ) {
    var (last, end) = (next, column)
    while last.label != SortedTrie.endLabel {
      end += 1
      guard let next = unsafe unit(last.target, word[end]) else { return }
      last = next
    }
    add(behind: state, depth: depth, rest: column, value: last.value, left: left)
  }

  /// Adds the key of the labels that led to a state, and of the rest of the word.
  private mutating func add(
    behind state: TrieUnit, depth: Int, rest column: Int, value: UInt32, left: Int
  ) {
    if depth > 0 { labels[depth - 1] = state.label }
    let first = foundLabels.count
    foundLabels += labels[..<depth]
    var end = column
    while unsafe word[end] != SortedTrie.endLabel {
      unsafe foundLabels.append(word[end])
      end += 1
    }
    var start: UInt64 = 0
    for place in 0..<12 {
      let index = first + place
      start = start << 5 | (index < foundLabels.count ? UInt64(foundLabels[index]) : 0)
    }
    found.append((start, first..<foundLabels.count, value, allowed - left))
  }
}
