/// The keys that a few edits separate from a word, each as often as there are ways to make it.
package struct NearKeys: Sendable {
  /// A key.
  package struct Key: Sendable {
    /// The place of its labels among ``NearKeys/labels``.
    package let labels: Range<Int>
    package let value: UInt32
    /// What the edits cost that make it of the word.
    package let cost: Int
  }

  /// The keys.
  package fileprivate(set) var keys: [Key] = []
  /// The labels of all keys.
  package fileprivate(set) var labels: [UInt8] = []

  fileprivate init() {}

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
}

/// Finds the keys that a few edits separate from a word.
///
/// The search goes through the word once, with all states in which the labels before it may have ended. From each of them
/// the next label is read, and every edit is tried that is not too dear. After an edit that leaves nothing for another one
/// the rest of the word is read at once, which mostly ends at the next label. Where the rest of the word has three labels
/// in a row that no key has, and no edit is left for them, none is tried: see ``LabelTable``.
@safe private struct FuzzySearch: ~Copyable {
  private let labels: LabelTable
  private let units: UnsafePointer<UInt32>
  private let costs: EditCostTable
  /// The word's labels, and ``SortedTrie/endLabel`` after them: the end of a key is a step like any other.
  private let word: [UInt8]
  private let columns: [Column]
  private let allowed: Int
  /// The column of the label that is read next.
  private var column = 0
  private var nodes: [Node] = []
  /// The last nodes of this column, of the next one and of the one after; below 0 for none.
  private var open: (Int32, Int32, Int32) = (-1, -1, -1)
  /// Room for the labels that lead to a node and one more, the last one first.
  private var reversed = [UInt8](repeating: 0, count: SortedTrie.maximumKeyLength + 8)
  private(set) var found = NearKeys()

  /// Searches to the end: see ``NearKeys/init(of:word:costingAtMost:_:)``.
  init(of labels: LabelTable, word: [UInt8], costingAtMost allowed: Int, _ costs: EditCostTable) {
    precondition(allowed < 3 * costs.smallest)
    self.labels = labels
    unsafe units = labels.trie.unitAddress
    self.costs = costs
    self.allowed = allowed
    self.word = word + [SortedTrie.endLabel, SortedTrie.endLabel]
    guard word.count <= SortedTrie.maximumKeyLength,
      word.allSatisfy({ 1...SortedTrie.maximumLabel ~= $0 })
    else {
      columns = []
      return
    }
    columns = Column.all(of: self.word, labels, allowed, costs)
    nodes.reserveCapacity(256)
    let root = TrieUnit(label: SortedTrie.endLabel, firstLabel: 0, target: labels.trie.start.base)
    open.0 = append(root, from: 0, following: -1, left: allowed)
    for _ in 0...word.count {
      // A label that is put in may add a node to those of this column.
      while open.0 >= 0 {
        let number = Int(open.0)
        open.0 = nodes[number].following
        leave(number)
      }
      open = (open.1, open.2, -1)
      column += 1
    }
  }

  /// The transition with this label from the state with this base; for ``SortedTrie/endLabel`` what
  /// ends a key there.
  @inline(__always)
  private func unit(_ base: UInt32, _ label: UInt8) -> TrieUnit? {
    // Opening a trie checks every base, and a label changes its low five bits alone.
    let unit = unsafe TrieUnit(bits: UInt32(littleEndian: units[Int(base ^ UInt32(label))]))
    return unit.label == label ? unit : nil
  }

  /// Goes on from a node by the word's next label, and by every edit that can be paid for.
  private mutating func leave(_ number: Int) {
    let (here, node) = (columns[column], nodes[number])
    let (base, left, parent) = (node.unit.target, Int(node.left), Int(node.parent))
    let isEnd = here.label == SortedTrie.endLabel
    if let unit = unit(base, here.label) {
      if isEnd {
        add(unit.value, node.unit.label, from: parent, column: column, left: left)
      } else {
        open.1 = append(unit, from: number, following: open.1, left: left)
      }
    }
    guard left >= here.leastLeft else { return }
    let leaving = labels.leaving(base) & ~(1 << UInt32(SortedTrie.endLabel))
    if !isEnd {
      visit(node.unit, from: parent, columnsOn: 1, left: left, cost: costs.gap(here.label))
      if leaving &>> UInt32(here.second) & 1 == 1, here.second != here.label {
        visit(here.second, here.label, from: number, columnsOn: 2, left: left, cost: costs.swap)
      }
    }
    if costs.merged >> UInt32(here.label) & 1 == 1 { merge(after: number, here, left: left) }
    var (inserted, exchanged) = edited(leaving, base, here, isLast: left < 2 * costs.smallest)
    while let child = popLabel(of: &inserted), let unit = unit(base, child) {
      visit(unit, from: number, columnsOn: 0, left: left, cost: costs.gap(child))
    }
    while let child = popLabel(of: &exchanged), let unit = unit(base, child) {
      visit(unit, from: number, columnsOn: 1, left: left, cost: costs.exchange(here.label, child))
    }
  }

  /// The labels that may be put in before a column and those that may be taken for its label, one bit each. If no edit
  /// follows, only those after which the word's next label is read: told without a branch, since it can't be foreseen.
  @inline(__always)
  private func edited(
    _ leaving: UInt32, _ base: UInt32, _ here: Column, isLast: Bool
  ) -> (inserted: UInt32, exchanged: UInt32) {
    guard isLast else { return (leaving, here.label == SortedTrie.endLabel ? 0 : leaving) }
    var left = leaving & (here.inserted | here.exchanged)
    var (inserted, exchanged): (UInt32, UInt32) = (0, 0)
    while let child = popLabel(of: &left) {
      let slot = Int(base ^ UInt32(child))
      let next = unsafe labels.leaving(TrieUnit(bits: UInt32(littleEndian: units[slot])).target)
      inserted |= (next &>> UInt32(here.label) & 1) &<< UInt32(child)
      exchanged |= (next &>> UInt32(here.second) & 1) &<< UInt32(child)
    }
    return (inserted & here.inserted, exchanged & here.exchanged)
  }

  /// Takes the word's next two labels for one, and one for two.
  private mutating func merge(after number: Int, _ here: Column, left: Int) {
    for merger in costs.mergers {
      if here.label == merger.first, here.second == merger.second,
        let unit = unit(nodes[number].unit.target, merger.single)
      {
        visit(unit, from: number, columnsOn: 2, left: left, cost: Int(merger.cost))
      }
      if here.label == merger.single {
        visit(
          merger.first, merger.second, from: number, columnsOn: 1, left: left,
          cost: Int(merger.cost))
      }
    }
  }

  /// Visits the state that two labels lead to from a node.
  private mutating func visit(
    _ first: UInt8, _ second: UInt8, from number: Int, columnsOn columns: Int, left: Int, cost: Int
  ) {
    guard let unit = unit(nodes[number].unit.target, first),
      let last = self.unit(unit.target, second)
    else { return }
    let node = append(unit, from: number, following: -1, left: 0)
    visit(last, from: Int(node), columnsOn: columns, left: left, cost: cost)
  }

  /// Visits the state after an edit that read some columns of the word. If nothing is left for another one, the rest of
  /// the word is read.
  @inline(__always)
  private mutating func visit(
    _ unit: TrieUnit, from parent: Int, columnsOn columns: Int, left: Int, cost: Int
  ) {
    if left < 2 * costs.smallest {
      guard let end = end(behind: unit, column + columns), cost <= left else { return }
      add(end.value, unit.label, from: parent, column: column + columns, left: left - cost)
    } else if cost <= left {
      let left = left - cost
      switch columns {
      case 0: open.0 = append(unit, from: parent, following: open.0, left: left)
      case 1: open.1 = append(unit, from: parent, following: open.1, left: left)
      default: open.2 = append(unit, from: parent, following: open.2, left: left)
      }
    }
  }

  /// What ends the key that the rest of the word makes of a state, from a column on; nil where it makes none.
  @inline(__always)
  private func end(behind unit: TrieUnit, _ column: Int) -> TrieUnit? {
    unsafe word.withUnsafeBufferPointer { word in
      var (rest, next) = (unit, column)
      repeat {
        guard let following = self.unit(rest.target, unsafe word[next]) else { return nil }
        rest = following
        next += 1
      } while rest.label != SortedTrie.endLabel
      return rest
    }
  }

  /// Appends a node and returns its number.
  @inline(__always)
  private mutating func append(
    _ unit: TrieUnit, from parent: Int, following: Int32, left: Int
  ) -> Int32 {
    nodes.append(Node(unit: unit, parent: Int32(parent), following: following, left: Int32(left)))
    return Int32(nodes.count - 1)
  }

  /// Adds the key of the labels that led to a node, of one more, and of the rest of the word from a column on.
  private mutating func add(
    _ value: UInt32, _ last: UInt8, from parent: Int, column: Int, left: Int
  ) {
    let start = found.labels.count
    let rest = column..<max(column, word.count - 2)
    var (label, parent) = (last, parent)
    var size = 0
    while label != SortedTrie.endLabel {
      reversed[size] = label
      size += 1
      (label, parent) = (nodes[parent].unit.label, Int(nodes[parent].parent))
    }
    while size > 0 {
      size -= 1
      found.labels.append(reversed[size])
    }
    found.labels.append(contentsOf: word[rest])
    found.keys.append(
      .init(labels: start..<found.labels.count, value: value, cost: allowed - left))
  }
}

/// A label of the word, and which edits may be tried there.
private struct Column {
  let label: UInt8
  /// The label after it.
  let second: UInt8
  /// How much must be left for edits. No edit reads on further than two labels.
  let leastLeft: Int
  /// The labels that may be put in before it, and those that may be taken for it, if it is the last edit; one bit each.
  let inserted: UInt32
  let exchanged: UInt32

  /// The columns of a word with two ends of a key after it, and the first of them.
  static func all(
    of word: [UInt8], _ labels: LabelTable, _ allowed: Int, _ costs: EditCostTable
  ) -> [Column] {
    let before = labels.labelsBefore(word)
    let firstColumns = LabelTable.leastColumns(
      of: word, before: before, edits: allowed / costs.smallest)
    return before.indices.map { column in
      let edits = firstColumns.firstIndex { column + 2 >= $0 }
      let isEnd = word[column] == SortedTrie.endLabel
      return Column(
        label: word[column], second: word[column + 1],
        leastLeft: edits.map { ($0 + 1) * costs.smallest } ?? Int.max,
        inserted: column >= firstColumns[0] ? before[column] : 0,
        exchanged: !isEnd && column + 1 >= firstColumns[0] ? before[column + 1] : 0)
    }
  }
}

/// A state on the way to a key from which an edit may be tried.
private struct Node {
  /// The unit that leads to the state.
  let unit: TrieUnit
  /// The number of the node before it; of the first one its own.
  let parent: Int32
  /// The number of the next node of the same column; below 0 for none.
  let following: Int32
  /// How much is left for edits.
  let left: Int32
}
