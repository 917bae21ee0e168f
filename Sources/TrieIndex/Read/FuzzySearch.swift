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
  /// What it costs to exchange labels that are in no list of ``cheapExchanges``.
  let exchange: UInt8
  /// For each label, the labels that it is exchanged for at less cost, itself at none, and the cost.
  let cheapExchanges: [(label: UInt8, cost: UInt8)]
  /// Where the exchanges of each label begin, and where the last ones end.
  let exchangeStarts: [Int]
  /// For each label what it costs to leave it out or put it in.
  let gaps: [UInt8]
  let swap: UInt8
  let mergers: [Merger]

  /// Tables filled from functions over labels.
  package init(
    swap: UInt8, mergers: [Merger], gap: (UInt8) -> UInt8,
    exchange: (UInt8, UInt8) -> UInt8
  ) {
    self.swap = swap
    self.mergers = mergers
    gaps = (0..<32).map { gap($0) }
    let labels: Range<UInt8> = 0..<32
    let exchanges = labels.map { first in labels.map { exchange(first, $0) } }
    let usual = exchanges.joined().max() ?? 0
    self.exchange = usual
    let cheap = exchanges.map { zip(labels, $0).filter { $1 < usual } }
    cheapExchanges = cheap.flatMap { $0.map { (label: $0, cost: $1) } }
    exchangeStarts = cheap.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    let all = gaps + exchanges.joined().filter { $0 > 0 } + [swap] + mergers.map { $0.cost }
    largest = all.max() ?? 0
    smallest = all.min() ?? 0
  }
}

/// Finds the keys that a few edits separate from a word, by walking the trie with the table that
/// an edit distance is computed with: one row of costs a label, and no further down where every cost in
/// the row is beyond the bound.
///
/// Only the costs within the number of edits of the diagonal are computed: what lies further off takes
/// more edits than are allowed. They are so few that one integer holds them.
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
  /// For each row the word's labels that end at its columns, ``SortedTrie/noLabel`` outside the word; and what
  /// it costs to leave them out.
  private let letters: [TableRow]
  private let gaps: [TableRow]
  /// The mergers that the word can be part of, and one bit for each label that one of them may begin with in a key.
  private let mergers: [EditCostTable.Merger]
  private let mergerStarts: UInt32

  /// A state that is visited.
  private struct Visit {
    /// The transition that leads to it.
    var unit: TrieUnit
    var depth: Int
    /// The last two rows of the table.
    var row: TableRow
    var above = TableRow(repeating: TableRow.beyond)
    /// The transition's label.
    var label = SortedTrie.noLabel
  }

  /// The labels that led to the current state, and what was found.
  private struct Progress {
    var labels: [UInt8]
    var hits: [Hit] = []
  }

  /// Finds the keys within `edits` edits of `word`.
  ///
  /// - Parameters:
  ///   - trie: The keys.
  ///   - word: Labels.
  ///   - edits: How many edits are allowed, at most three.
  ///   - costs: What they cost. More edits than are allowed must cost more than the dearest ones.
  /// - Returns: The keys with what they cost, in the order of the list.
  ///
  /// Complexity: O(states visited), some hundred for two edits.
  package static func hits(
    in trie: SortedTrie, word: [UInt8], edits: Int, costs: EditCostTable
  ) -> [Hit] {
    guard word.count <= SortedTrie.maximumKeyLength, 1...3 ~= edits,
      edits * Int(costs.largest) < Int(TableRow.beyond)
    else { return [] }
    let search = FuzzySearch(trie: trie, word: word, edits: edits, costs: costs)
    let root = TrieUnit(label: 0, firstLabel: trie.start.firstLabel, target: trie.start.base)
    let row = search.completed(.start(edits: edits), depth: 0)
    var progress = Progress(labels: [UInt8](repeating: 0, count: word.count + edits))
    search.visit(Visit(unit: root, depth: 0, row: row), &progress)
    return progress.hits
  }

  private init(trie: SortedTrie, word: [UInt8], edits: Int, costs: EditCostTable) {
    self.trie = trie
    self.costs = costs
    self.edits = edits
    bound = UInt8(edits) * costs.largest
    let word = word.map { $0 & 31 }
    self.word = word
    letters = TableRow.rows(of: word, edits: edits, outside: SortedTrie.noLabel)
    gaps = TableRow.rows(
      of: word.map { costs.gaps[Int($0)] }, edits: edits, outside: TableRow.beyond)
    mergers = costs.mergers.filter { merger in
      word.contains(merger.single)
        || zip(word, word.dropFirst()).contains { $0 == (merger.first, merger.second) }
    }
    mergerStarts = mergers.reduce(0) { $0 | 1 << UInt32($1.first) | 1 << UInt32($1.single) }
  }

  /// Adds the key that ends in a state, and visits the states behind it.
  private func visit(_ state: Visit, _ progress: inout Progress) {
    let lane = word.count - state.depth + edits
    if lane <= 2 * edits, state.row[lane] <= bound,
      let value = trie.value(atBase: state.unit.target)
    {
      progress.hits.append(
        Hit(
          labels: Array(progress.labels[..<state.depth]), value: value, cost: Int(state.row[lane])))
    }
    guard state.depth < word.count + edits else { return }
    let open = state.row.lanes(atMost: bound)
    let editable = state.row.lanes(atMost: bound - costs.smallest)
    let likely = likelyLabels(behind: state, editable: editable)
    // Behind other labels no edit is left, and mostly the key goes on in another way than the word.
    let ends = open | editable &>> 8
    if editable == 0 {
      var labels = likely | labels(inRow: state.depth + 1, at: open)
      while labels != 0 {
        let label = UInt8(truncatingIfNeeded: labels.trailingZeroBitCount)
        visitChild(of: state, by: label, likely, ends, &progress)
        labels &= labels - 1
      }
    } else {
      var next = trie.firstStep(fromBase: state.unit.target, state.unit.firstLabel)
      while let label = next {
        visitChild(of: state, by: label, likely, ends, &progress)
        next = trie.nextStep(fromBase: state.unit.target, after: label)
      }
    }
  }

  /// Visits a child, unless its label is none of the likely ones and none of these ends of the word can be read
  /// behind it.
  @inline(__always)
  private func visitChild(
    of state: Visit, by label: UInt8, _ likely: UInt32, _ ends: UInt64, _ progress: inout Progress
  ) {
    guard let unit = trie.unit(fromBase: state.unit.target, by: label),
      likely &>> UInt32(label) & 1 == 1 || isEnd(of: ends, depth: state.depth + 1, behind: unit)
    else { return }
    let row = row(behind: state, by: label)
    guard row.lanes(atMost: bound) != 0 else { return }
    progress.labels[state.depth] = label
    let child = Visit(
      unit: unit, depth: state.depth + 1, row: row, above: state.row, label: label)
    visit(child, &progress)
  }

  /// Whether the rest of the word behind one of these columns leads from a transition to the end of a key.
  @inline(__always)
  private func isEnd(of lanes: UInt64, depth: Int, behind unit: TrieUnit) -> Bool {
    unsafe word.withUnsafeBytes { word in
      guard let start = word.baseAddress else { return true }
      var lanes = lanes
      while lanes != 0 {
        let column = depth - edits + lanes.trailingZeroBitCount / 8
        if column <= word.count,
          unsafe trie.walk(
            start + column, count: word.count - column,
            fromBase: unit.target
          ).value != nil
        {
          return true
        }
        lanes &= lanes - 1
      }
      return false
    }
  }

  /// The labels with which a swap or a merger ends; and where an edit is left, those behind which one may be left
  /// or has begun. One bit a label.
  @inline(__always)
  private func likelyLabels(behind state: Visit, editable: UInt64) -> UInt32 {
    // Another edit may follow the next one.
    if bound >= 2 * costs.smallest, state.row.lanes(atMost: bound - 2 * costs.smallest) != 0 {
      return UInt32.max
    }
    let swaps =
      letters[state.depth + 1].equal(state.label) & state.above.lanes(atMost: bound - costs.swap)
    var likely = labels(inRow: state.depth, at: swaps)
    for merger in mergers where merger.first == state.label { likely |= 1 << UInt32(merger.second) }
    guard editable != 0 else { return likely }
    return likely | mergerStarts | labels(inRow: state.depth + 1, at: editable)
      | labels(inRow: state.depth + 2, at: editable)
  }

  /// The word's labels at some columns of a row, each given by the highest bit of its lane.
  @inline(__always)
  private func labels(inRow depth: Int, at lanes: UInt64) -> UInt32 {
    var labels: UInt32 = 0
    var lanes = lanes
    while lanes != 0 {
      labels |= 1 << UInt32(letters[depth][lanes.trailingZeroBitCount / 8])
      lanes &= lanes - 1
    }
    return labels & ~(1 << UInt32(SortedTrie.noLabel))
  }

  /// The row for one label more.
  @inline(__always)
  private func row(behind state: Visit, by label: UInt8) -> TableRow {
    let depth = state.depth + 1
    let letters = letters[depth]
    let lettersBefore = self.letters[depth - 1]
    var exchange = TableRow(repeating: costs.exchange)
    for index in costs.exchangeStarts[Int(label)]..<costs.exchangeStarts[Int(label) + 1] {
      let cheap = costs.cheapExchanges[index]
      exchange.lower(to: TableRow(repeating: cheap.cost), at: letters.equal(cheap.label))
    }
    var best = state.row.adding(exchange.beyond(where: gaps[depth]))
    best.lower(to: state.row.fromNextColumn.adding(costs.gaps[Int(label)]))
    let swaps = letters.equal(state.label) & lettersBefore.equal(label)
    if swaps != 0 { best.lower(to: state.above.adding(costs.swap), at: swaps) }
    for merger in mergers {
      if merger.second == label, merger.first == state.label {
        best.lower(
          to: state.above.fromNextColumn.adding(merger.cost), at: letters.equal(merger.single))
      }
      if merger.single == label {
        best.lower(
          to: state.row.fromPreviousColumn.adding(merger.cost),
          at: lettersBefore.equal(merger.first) & letters.equal(merger.second))
      }
    }
    return completed(best, depth: depth)
  }

  /// A row with the costs of leaving labels of the word out, which lead from column to column.
  @inline(__always)
  private func completed(_ row: TableRow, depth: Int) -> TableRow {
    var best = row
    for _ in 0..<edits { best.lower(to: best.fromPreviousColumn.adding(gaps[depth])) }
    best.limit(toLanes: 2 * edits + 1)
    return best
  }
}
