/// The keys that a few edits separate from a word.
package struct NearKeys: Sendable {
  /// The keys, each with its place among their labels.
  var keys: [(labels: Range<Int>, value: UInt32, cost: Int)] = []
  package internal(set) var labels: [UInt8] = []

  init() {}

  /// Searches for the keys that edits make of a word.
  ///
  /// - Parameters:
  ///   - labels: The labels of a trie, which has the keys.
  ///   - word: Labels from 1 to ``SortedTrie/maximumLabel``.
  ///   - allowed: What all edits may cost together, less than three of the cheapest.
  ///   - costs: What edits cost.
  ///
  /// Complexity: O(states within one edit × transitions), some thousand steps where two edits are allowed.
  package init(
    of labels: LabelTable, word: [UInt8], costingAtMost allowed: Int, _ costs: EditCostTable
  ) {
    self = FuzzySearch(of: labels, word: word, costingAtMost: allowed, costs).found
  }

  /// Calls `body` for each key that edits of this cost make of the word, as often as there are ways to make it: with the
  /// place of its labels among ``labels``, and its value. A key may have another cost too.
  package func forEach(costing cost: Int, _ body: (Range<Int>, UInt32) -> Void) {
    for key in keys where key.cost == cost { body(key.labels, key.value) }
  }
}

/// Finds the keys that a few edits separate from a word.
///
/// The search goes through the word once, with all states in which the labels before it may have ended. From those that
/// can still pay for an edit every edit is tried; from the others, which are most, the next label is read, and what
/// can't read it falls away. Which ones do can't be foreseen, so they fall away without a branch. Where the rest of the
/// word has three labels in a row that no key has, and no edit is left for them, none is tried: see ``LabelTable``.
@safe struct FuzzySearch: ~Copyable {
  private let labels: LabelTable
  private let units: UnsafePointer<UInt32>
  private let costs: EditCostTable
  /// The word's labels, and ``SortedTrie/endLabel`` twice after them: the end of a key is a step like any other.
  private let word: [UInt8]
  private let allowed: Int
  /// For each column the labels that keys have before its label and the next one, one bit each.
  private let before: [UInt32]
  /// For each cost that may be left the first column from which edits of this cost may mend the word.
  private let leastColumns: [Int]
  /// The end of a key among labels of one bit each.
  private static var end: UInt32 { 1 << UInt32(SortedTrie.endLabel) }
  /// The column of the label that is read next.
  private var column = 0
  private var nodes: [Node] = []
  /// The last nodes from which an edit may be tried at this column, at the next one and at the one after; below 0 for
  /// none.
  private var open: (Int32, Int32, Int32) = (-1, -1, -1)
  /// The states from which the rest of the word is read as it is, from the same columns on; after the last column,
  /// the ends of the keys that are found.
  private var here = LastEdits()
  private var next = LastEdits()
  private var second = LastEdits()
  private(set) var found = NearKeys()

  /// Searches to the end: see ``NearKeys/init(of:word:costingAtMost:_:)``.
  init(
    of labels: LabelTable, word: [UInt8], costingAtMost allowed: Int, _ costs: EditCostTable
  ) {
    precondition(allowed < 3 * costs.smallest && allowed <= LastEdit.mostLeft)
    self.labels = labels
    unsafe units = labels.trie.unitAddress
    self.costs = costs
    self.allowed = allowed
    self.word = word + [SortedTrie.endLabel, SortedTrie.endLabel]
    guard word.count <= SortedTrie.maximumKeyLength,
      word.allSatisfy({ 1...SortedTrie.maximumLabel ~= $0 })
    else {
      (before, leastColumns) = ([], [])
      return
    }
    before = labels.labelsBefore(self.word)
    let columns = LabelTable.leastColumns(
      of: word, before: before, edits: allowed / costs.smallest)
    leastColumns = (0...allowed).map { columns[$0 / costs.smallest] }
    nodes.reserveCapacity(256)
    let root = TrieUnit(label: SortedTrie.endLabel, firstLabel: 0, target: labels.trie.start.base)
    nodes.append(Node(unit: root, parent: 0, left: 0))
    visit(root, from: 0, columnsOn: 0, left: allowed)
    for _ in 0...word.count { readLabel() }
    for number in 0..<here.count { add(here[number]) }
  }

  /// Adds the key of the labels that led to its last edit and of the rest of the word.
  private mutating func add(_ edit: LastEdit) {
    let start = found.labels.count
    var (label, parent) = (edit.label, edit.parent)
    while label != SortedTrie.endLabel {
      found.labels.append(label)
      (label, parent) = (nodes[parent].unit.label, Int(nodes[parent].parent))
    }
    var (first, last) = (start, found.labels.count - 1)
    while first < last {
      found.labels.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
    for column in edit.column..<max(edit.column, word.count - 2) {
      found.labels.append(word[column])
    }
    found.keys.append((start..<found.labels.count, edit.value, allowed - edit.left))
  }

  /// The transition with this label from the state with this base; for ``SortedTrie/endLabel`` what
  /// ends a key there.
  @inline(__always)
  private func unit(_ base: UInt32, _ label: UInt8) -> TrieUnit? {
    // Opening a trie checks every base, and a label changes its low five bits alone.
    let unit = unsafe TrieUnit(bits: UInt32(littleEndian: units[Int(base ^ UInt32(label))]))
    return unit.label == label ? unit : nil
  }

  /// Reads the label of the next column.
  private mutating func readLabel() {
    // A label that is put in may add a node to those of this column.
    while open.0 >= 0 {
      let number = Int(open.0)
      open.0 = nodes[number].following
      leave(number)
    }
    unsafe here.read(word[column], into: &next, units)
    here.removeAll()
    swap(&here, &next)
    swap(&next, &second)
    open = (open.1, open.2, -1)
    column += 1
  }

  /// Goes on from a node by the word's next label, and by every edit that can be paid for.
  private mutating func leave(_ number: Int) {
    let (label, second, node) = (word[column], word[column + 1], nodes[number])
    let (base, left, parent) = (node.unit.target, Int(node.left), Int(node.parent))
    let isEnd = label == SortedTrie.endLabel
    if isEnd {
      // Read as if the last edit had been here.
      here.append(LastEdit(node.unit, from: parent, column: column, left: left))
    } else if let unit = unit(base, label) {
      open.1 = append(unit, from: number, following: open.1, left: left)
    }
    // No edit reads on further than two labels.
    guard column + 2 >= leastColumns[left - costs.smallest] else { return }
    let leaving = labels.leaving(base)
    let isLast = left - costs.smallest < costs.smallest
    // After a last edit the rest of the word is read.
    if !isEnd, !isLast || leaving >> UInt32(second) & 1 == 1 {
      visit(node.unit, from: parent, columnsOn: 1, left: left - costs.gap(label))
      if second != SortedTrie.endLabel, second != label {
        visit(second, label, from: number, columnsOn: 2, left: left - costs.swap)
      }
    }
    if costs.merged >> UInt32(label) & 1 == 1 { merge(after: number, label, second, left: left) }
    if !isLast {
      var children = leaving & ~Self.end
      while let child = popLabel(of: &children), let unit = unit(base, child) {
        visit(unit, from: number, columnsOn: 0, left: left - costs.gap(child))
        if isEnd { continue }
        visit(unit, from: number, columnsOn: 1, left: left - costs.exchange(label, child))
      }
      return
    }
    if column >= leastColumns[0] {
      let last = LastEdit(from: number, column: column, left: left)
      let children = leaving & before[column] & ~Self.end
      unsafe here.append(children, from: base, last, costs, row: EditCostTable.gaps, units)
    }
    if !isEnd, column + 1 >= leastColumns[0] {
      let last = LastEdit(from: number, column: column + 1, left: left)
      let children = leaving & before[column + 1] & ~Self.end
      unsafe next.append(children, from: base, last, costs, row: Int(label), units)
    }
  }

  /// Takes the word's next two labels for one, and one for two.
  private mutating func merge(after number: Int, _ label: UInt8, _ second: UInt8, left: Int) {
    for merger in costs.mergers {
      let rest = left - Int(merger.cost)
      if label == merger.first, second == merger.second,
        let unit = unit(nodes[number].unit.target, merger.single)
      {
        visit(unit, from: number, columnsOn: 2, left: rest)
      }
      if label == merger.single {
        visit(merger.first, merger.second, from: number, columnsOn: 1, left: rest)
      }
    }
  }

  /// Visits the state that two labels lead to from a node.
  private mutating func visit(
    _ first: UInt8, _ second: UInt8, from number: Int, columnsOn columns: Int, left: Int
  ) {
    guard let unit = unit(nodes[number].unit.target, first),
      let last = self.unit(unit.target, second)
    else { return }
    nodes.append(Node(unit: unit, parent: Int32(number), left: 0))
    visit(last, from: nodes.count - 1, columnsOn: columns, left: left)
  }

  /// Visits the state after an edit, which read some columns of the word and left so much for other edits. An edit
  /// that cost too much is dropped.
  private mutating func visit(
    _ unit: TrieUnit, from parent: Int, columnsOn columns: Int, left: Int
  ) {
    guard left >= 0, column + columns >= leastColumns[left] else { return }
    if left < costs.smallest {
      let edit = LastEdit(unit, from: parent, column: column + columns, left: left)
      switch columns {
      case 0: here.append(edit)
      case 1: next.append(edit)
      default: second.append(edit)
      }
    } else {
      switch columns {
      case 0: open.0 = append(unit, from: parent, following: open.0, left: left)
      case 1: open.1 = append(unit, from: parent, following: open.1, left: left)
      default: open.2 = append(unit, from: parent, following: open.2, left: left)
      }
    }
  }

  /// Appends a node from which an edit may be tried, and returns its number.
  private mutating func append(
    _ unit: TrieUnit, from parent: Int, following: Int32, left: Int
  ) -> Int32 {
    nodes.append(
      Node(unit: unit, parent: Int32(parent), following: following, left: Int32(left)))
    return Int32(nodes.count - 1)
  }
}

/// A state on the way to a key, and how much is left for edits there.
private struct Node {
  /// The unit that leads to the state.
  let unit: TrieUnit
  /// The number of the node before it; of the first one its own.
  let parent: Int32
  /// The number of the next node from which an edit may be tried at the same column; below 0 for none.
  var following: Int32 = -1
  let left: Int32
}
