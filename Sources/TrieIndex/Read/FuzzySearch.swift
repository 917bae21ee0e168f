/// What edits cost between labels: tables that a walk reads instead of asking.
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
  package let largest: UInt8
  let smallest: UInt8
  /// At 32 × one label + another, what their exchange costs; 0 for a label with itself.
  let exchanges: [UInt8]
  /// For each label what it costs to leave it out or put it in.
  let gaps: [UInt8]
  let swap: UInt8
  let mergers: [Merger]
  /// One bit for each label that ends a merger's pair or is its single label.
  let mergerLabels: UInt32

  /// Tables filled from functions over labels.
  package init(
    swap: UInt8, mergers: [Merger], gap: (UInt8) -> UInt8,
    exchange: (UInt8, UInt8) -> UInt8
  ) {
    self.swap = swap
    self.mergers = mergers
    gaps = (0..<32).map { gap($0) }
    exchanges = (0..<1024).map { exchange(UInt8($0 >> 5), UInt8($0 & 31)) }
    let all = gaps + exchanges.filter { $0 > 0 } + [swap] + mergers.map { $0.cost }
    largest = all.max() ?? 0
    smallest = all.min() ?? 0
    mergerLabels = mergers.reduce(0) { $0 | 1 << UInt32($1.second) | 1 << UInt32($1.single) }
  }
}

/// Finds the keys that a few edits separate from a word, by walking the trie with the table that
/// an edit distance is computed with: one row of costs a label, kept from state to state, and no
/// further down where every cost in the row is beyond the bound.
///
/// Only the costs within the number of edits of the diagonal are computed: what lies further off takes
/// more edits than are allowed.
package struct FuzzySearch {
  /// A key that was found.
  package struct Hit: Sendable, Hashable {
    package var labels: [UInt8]
    /// The key's value.
    package var value: UInt32
    package var cost: Int
  }

  private let trie: SortedTrie
  private let costs: EditCostTable
  private let word: [UInt8]
  private let edits: Int
  private let bound: UInt8
  /// One row of `word.count + 1` costs a depth.
  private var rows: [UInt8]
  private var labels: [UInt8] = []
  private var hits: [Hit] = []

  private static let beyond: UInt8 = 200

  /// The keys within `edits` edits of `word`, with what they cost; in the order of the list.
  ///
  /// Complexity: O(states visited × edits). One edit visits a few hundred states, two some
  /// ten thousand.
  package static func hits(
    in trie: SortedTrie, word: [UInt8], edits: Int, costs: EditCostTable
  ) -> [Hit] {
    guard word.count <= SortedTrie.maximumKeyLength, edits > 0,
      edits * Int(costs.largest) < Int(beyond)
    else { return [] }
    var walk = FuzzySearch(trie: trie, word: word, edits: edits, costs: costs)
    walk.visit(trie.start)
    return walk.hits
  }

  private init(trie: SortedTrie, word: [UInt8], edits: Int, costs: EditCostTable) {
    self.trie = trie
    self.costs = costs
    self.word = word.map { $0 & 31 }
    self.edits = edits
    bound = UInt8(edits) * costs.largest
    let width = word.count + 1
    rows = [UInt8](
      repeating: FuzzySearch.beyond, count: width * (word.count + edits + 2))
    rows[0] = 0
    for column in 1..<max(width, 1) where column <= edits {
      rows[column] = rows[column - 1] + costs.gaps[Int(self.word[column - 1])]
    }
    labels.reserveCapacity(word.count + edits + 1)
  }

  private mutating func visit(_ state: TrieState) {
    if let value = trie.value(at: state), labels.count + edits >= word.count {
      let cost = rows[labels.count * (word.count + 1) + word.count]
      if cost <= bound {
        hits.append(Hit(labels: labels, value: value, cost: Int(cost)))
      }
    }
    guard labels.count < word.count + edits else { return }
    if isSpent {
      var labels = labelsWithoutEdit
      while labels != 0 {
        let label = UInt8(labels.trailingZeroBitCount)
        labels &= labels - 1
        // Few of these labels have a transition, and of the others below few costs are within the bound.
        if let child = trie.step(from: state, by: label), fillRow(adding: label) {
          visit(child, by: label)
        }
      }
      return
    }
    var next = trie.firstStep(from: state)
    while let label = next {
      if fillRow(adding: label), let child = trie.step(from: state, by: label) {
        visit(child, by: label)
      }
      next = trie.nextStep(from: state, after: label)
    }
  }

  private mutating func visit(_ child: TrieState, by label: UInt8) {
    labels.append(label)
    visit(child)
    labels.removeLast()
  }

  /// The columns of the current row that are computed.
  private var band: ClosedRange<Int> {
    max(labels.count - edits, 0)...min(labels.count + edits, word.count)
  }

  /// Whether no edit more is allowed, whatever the column: then few labels are worth a try.
  private var isSpent: Bool {
    let row = labels.count * (word.count + 1)
    for column in band where rows[row + column] + costs.smallest <= bound { return false }
    return true
  }

  /// The labels that can follow without another edit: the word's own at the columns within the bound,
  /// which take in the second ones of a swap, and those that end a pair that has begun.
  ///
  /// One bit a label.
  private var labelsWithoutEdit: UInt32 {
    var wanted: UInt32 = 0
    let row = labels.count * (word.count + 1)
    for column in band where column < word.count && rows[row + column] <= bound {
      wanted |= 1 << UInt32(word[column])
    }
    if let last = labels.last {
      for merger in costs.mergers where merger.first == last {
        wanted |= 1 << UInt32(merger.second)
      }
    }
    return wanted
  }

  /// Computes the row for the current labels and one more; false where all of it is beyond the bound.
  private mutating func fillRow(adding label: UInt8) -> Bool {
    let depth = labels.count + 1
    let width = word.count + 1
    let before = (depth - 1) * width
    let row = depth * width
    let first = max(depth - edits, 0)
    let last = min(depth + edits, word.count)
    guard first <= last else { return false }
    let gap = costs.gaps[Int(label)]
    let previous = labels.last ?? 31
    let mayMerge = costs.mergerLabels >> UInt32(label) & 1 == 1
    var smallest = FuzzySearch.beyond
    var left = FuzzySearch.beyond
    if first > 0 { rows[row + first - 1] = FuzzySearch.beyond }
    for column in first...last {
      // One more label than the word; the cell above may lie outside the band.
      var best = column < depth + edits ? rows[before + column] &+ gap : FuzzySearch.beyond
      if column > 0 {
        let letter = word[column - 1]
        best = min(best, left &+ costs.gaps[Int(letter)])
        best = min(
          best, rows[before + column - 1] &+ costs.exchanges[Int(label) << 5 | Int(letter)])
        if depth > 1, column > 1, label == word[column - 2], previous == letter {
          best = min(best, rows[before - width + column - 2] &+ costs.swap)
        }
        if mayMerge {
          for merger in costs.mergers {
            if depth > 1, merger.single == letter, merger.second == label, merger.first == previous
            {
              best = min(best, rows[before - width + column - 1] &+ merger.cost)
            }
            if column > 1, merger.single == label, merger.second == letter,
              merger.first == word[column - 2]
            {
              best = min(best, rows[before + column - 2] &+ merger.cost)
            }
          }
        }
      }
      best = min(best, FuzzySearch.beyond)
      rows[row + column] = best
      left = best
      smallest = min(smallest, best)
    }
    if last < word.count { rows[row + last + 1] = FuzzySearch.beyond }
    return smallest <= bound
  }
}
