/// The keys that a few edits separate from a word, each as often as there are ways to make it.
///
/// The search reads the word from the first state on, and at each label tries every edit that is not too dear. After an edit
/// it goes on in the same way from the state that the edit leads to; if nothing is left for another edit, it reads the rest
/// of the word at once, which mostly ends at the next label. Where the rest of the word has three labels in a row that no
/// key has, and no edit is left for them, none is tried: see ``LabelTable``.
@safe package struct NearKeys {
  /// A key.
  package struct Key: Sendable {
    /// The place of its labels among ``NearKeys/labels``.
    package let labels: Range<Int>
    package let value: UInt32
    /// What the edits cost that make it of the word.
    package let cost: Int
  }

  /// The keys.
  package private(set) var keys: [Key] = []
  /// The labels of all keys.
  package private(set) var labels: [UInt8] = []

  private let table: LabelTable
  private let units: UnsafePointer<UInt32>
  private let costs: EditCostTable
  /// The word's labels, and ``SortedTrie/endLabel`` after them: the end of a key is a step like any other.
  private let word: [UInt8]
  private let columns: [Column]
  private let allowed: Int

  /// Searches for the keys that edits make of a word.
  ///
  /// - Parameters:
  ///   - table: The labels of a trie, which has the keys.
  ///   - word: Labels from 1 to ``SortedTrie/maximumLabel``, no more than a key has; nothing is found for others.
  ///   - allowed: What all edits may cost together, less than three of the cheapest: anything else is a programming error.
  ///   - costs: What edits cost.
  ///
  /// Complexity: O(states within one edit × transitions), some thousand steps where two edits are allowed.
  package init(
    of table: LabelTable, word: [UInt8], costingAtMost allowed: Int, _ costs: EditCostTable
  ) {
    precondition(allowed < 3 * costs.smallest)
    self.table = table
    unsafe units = table.trie.unitAddress
    self.costs = costs
    self.allowed = allowed
    self.word = word + [SortedTrie.endLabel, SortedTrie.endLabel]
    columns = Column.all(of: self.word, table, allowed, costs)
    guard word.count <= SortedTrie.maximumKeyLength,
      word.allSatisfy({ 1...SortedTrie.maximumLabel ~= $0 })
    else { return }
    keys.reserveCapacity(64)
    labels.reserveCapacity(512)
    read(from: table.trie.root.base, left: allowed, after: Edit(at: 0))
  }

  /// The transition with this label from the state with this base; for ``SortedTrie/endLabel`` what
  /// ends a key there.
  @inline(__always)
  private func unit(_ base: UInt32, _ label: UInt8) -> TrieUnit? {
    // Opening a trie checks every base, and a label changes its low five bits alone.
    let unit = unsafe TrieUnit(bits: UInt32(littleEndian: units[Int(base ^ UInt32(label))]))
    return unit.label == label ? unit : nil
  }

  /// Reads the word from a state, after an edit, and tries further edits at each label that can be paid for.
  private mutating func read(from start: UInt32, left: Int, after first: Edit) {
    var (base, column) = (start, first.end)
    while true {
      let here = columns[column]
      if left >= here.leastLeft { edit(base, column, here, left: left, after: first) }
      guard let unit = unit(base, here.label) else { return }
      if here.label == SortedTrie.endLabel {
        return add(unit.value, first, Edit(at: column), left: left)
      }
      base = unit.target
      column += 1
    }
  }

  /// Tries every edit at a column.
  @inline(__always)
  private mutating func edit(
    _ base: UInt32, _ column: Int, _ here: Column, left: Int, after first: Edit
  ) {
    let isEnd = here.label == SortedTrie.endLabel
    let leaving = table.leaving(base) & ~(1 << UInt32(SortedTrie.endLabel))
    if !isEnd {
      make(Edit(at: column, reading: 1), base, left: left - costs.gap(here.label), after: first)
      if leaving &>> UInt32(here.second) & 1 == 1, here.second != here.label {
        let swap = Edit(at: column, reading: 2, here.second, here.label)
        makeLong(swap, base, left: left - costs.swap, after: first)
      }
    }
    if costs.merged >> UInt32(here.label) & 1 == 1 {
      merge(base, column, here, left: left, after: first)
    }
    var (inserted, exchanged) = edited(leaving, base, here, isLast: left < 2 * costs.smallest)
    while let child = popLabel(of: &inserted), let unit = unit(base, child) {
      let insertion = Edit(at: column, child)
      make(insertion, unit.target, left: left - costs.gap(child), after: first)
    }
    while let child = popLabel(of: &exchanged), let unit = unit(base, child) {
      let exchange = Edit(at: column, reading: 1, child)
      make(exchange, unit.target, left: left - costs.exchange(here.label, child), after: first)
    }
  }

  /// The labels that may be put in before a column and those that may be taken for its label, one bit each. When no
  /// further edit is allowed, only those after which the word's next label follows: without a branch, since the outcome
  /// can't be predicted.
  @inline(__always)
  private func edited(
    _ leaving: UInt32, _ base: UInt32, _ here: Column, isLast: Bool
  ) -> (inserted: UInt32, exchanged: UInt32) {
    guard isLast else { return (leaving, here.label == SortedTrie.endLabel ? 0 : leaving) }
    var left = leaving & (here.inserted | here.exchanged)
    var (inserted, exchanged): (UInt32, UInt32) = (0, 0)
    while let child = popLabel(of: &left) {
      let slot = Int(base ^ UInt32(child))
      let next = unsafe table.leaving(TrieUnit(bits: UInt32(littleEndian: units[slot])).target)
      inserted |= (next &>> UInt32(here.label) & 1) &<< UInt32(child)
      exchanged |= (next &>> UInt32(here.second) & 1) &<< UInt32(child)
    }
    return (inserted & here.inserted, exchanged & here.exchanged)
  }

  /// Takes the word's next two labels for one, and one for two.
  private mutating func merge(
    _ base: UInt32, _ column: Int, _ here: Column, left: Int, after first: Edit
  ) {
    for number in costs.mergers.indices {
      let merger = costs.mergers[number]
      let left = left - Int(merger.cost)
      if here.label == merger.first, here.second == merger.second,
        let unit = unit(base, merger.single)
      {
        make(Edit(at: column, reading: 2, merger.single), unit.target, left: left, after: first)
      }
      if here.label == merger.single {
        let parting = Edit(at: column, reading: 1, merger.first, merger.second)
        makeLong(parting, base, left: left, after: first)
      }
    }
  }

  /// Makes an edit whose two labels lead on from a state.
  private mutating func makeLong(_ edit: Edit, _ base: UInt32, left: Int, after first: Edit) {
    guard let unit = unit(base, edit.first), let last = self.unit(unit.target, edit.second)
    else { return }
    make(edit, last.target, left: left, after: first)
  }

  /// Goes on from the state to which an edit leads, if there was enough to pay for it.
  @inline(__always)
  private mutating func make(_ edit: Edit, _ base: UInt32, left: Int, after first: Edit) {
    if left >= costs.smallest {
      read(from: base, left: left, after: edit)
    } else if let value = value(from: base, edit.end), left >= 0 {
      add(value, first, edit, left: left)
    }
  }

  /// The value of the key that the rest of the word makes of a state, from a column on; nil where it makes none.
  @inline(__always)
  private func value(from base: UInt32, _ column: Int) -> UInt32? {
    unsafe word.withUnsafeBufferPointer { word in
      var (base, column) = (base, column)
      while let unit = unit(base, unsafe word[column]) {
        if unit.label == SortedTrie.endLabel { return unit.value }
        base = unit.target
        column += 1
      }
      return nil
    }
  }

  /// Adds the key that two edits make of the word.
  private mutating func add(_ value: UInt32, _ first: Edit, _ second: Edit, left: Int) {
    let start = labels.count
    append(from: 0, through: first)
    append(from: first.end, through: second)
    append(from: second.end, through: Edit(at: word.count - 2))
    keys.append(Key(labels: start..<labels.count, value: value, cost: allowed - left))
  }

  /// Appends the word's labels from a column up to an edit, and those of the edit.
  @inline(__always)
  private mutating func append(from column: Int, through edit: Edit) {
    for column in column..<edit.column { labels.append(word[column]) }
    if edit.first != SortedTrie.endLabel { labels.append(edit.first) }
    if edit.second != SortedTrie.endLabel { labels.append(edit.second) }
  }
}

/// One or two labels in place of some of the word, or none.
private struct Edit {
  /// The word's column before which they are put.
  let column: Int
  /// The column that is read next.
  let end: Int
  /// The labels; ``SortedTrie/endLabel`` for none.
  let first: UInt8
  let second: UInt8

  init(
    at column: Int, reading columns: Int = 0, _ first: UInt8 = SortedTrie.endLabel,
    _ second: UInt8 = SortedTrie.endLabel
  ) {
    (self.column, end) = (column, column + columns)
    (self.first, self.second) = (first, second)
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
