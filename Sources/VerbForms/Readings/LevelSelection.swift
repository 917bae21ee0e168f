import SpanishText

/// Those of an index's levels that count, as if there were no others.
final class LevelSelection: Sendable {
  /// The numbers of the levels.
  let levels: Set<Int>
  private let isSelected: [Bool]
  private let lazyEntries = LazyTable<SelectedEntries>()

  init(_ levels: Set<Int>, of levelCount: Int) {
    self.levels = levels.filter { (0..<levelCount).contains($0) }
    isSelected = (0..<levelCount).map { levels.contains($0) }
  }

  func contains(_ level: Int) -> Bool { isSelected[level] }

  /// The entries that stand in these levels. O(n) for n forms of their verbs the first time.
  func entries(of storage: IndexStorage) -> SelectedEntries {
    lazyEntries.value { SelectedEntries(self, of: storage) }
  }
}

/// The entries of some levels, as positions in the list of all.
final class SelectedEntries: Sendable {
  /// Ascending positions.
  let positions: [UInt32]
  /// How many verbs the levels list.
  let verbCount: Int
  /// How many different spellings there are.
  let formCount: Int

  init(_ selection: LevelSelection, of storage: IndexStorage) {
    var isFound = [UInt64](repeating: 0, count: Int(storage.header.counts.entries) / 64 + 1)
    var verbCount = 0
    for verb in 0..<storage.verbPositions.count {
      let lines = storage.lineRange(ofVerb: verb).filter {
        selection.contains(storage.classLevels[$0])
      }
      if lines.isEmpty { continue }
      verbCount += 1
      let infinitive = storage.infinitive(ofVerb: verb)
      let base = Array(infinitive.utf8)
      func insert(_ form: some Collection<UInt8>) {
        var key = FormKey()
        _ = key.becomeLetters(of: Array(form).span, from: 0)
        if let position = storage.position(ofForm: key, infinitive: infinitive) {
          isFound[position / 64] |= 1 << UInt64(position % 64)
        }
      }
      insert(base)
      for line in lines {
        for cell in storage.cells(ofRow: storage.classRows[line]) {
          if let rule = storage.rule(ofCell: cell) {
            insert(base.dropLast(rule.takenOff) + rule.ending)
          }
        }
      }
    }
    var positions: [UInt32] = []
    for (index, word) in isFound.enumerated() {
      var rest = word
      while rest != 0 {
        positions.append(UInt32(64 * index + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    self.positions = positions
    self.verbCount = verbCount
    var formCount = 0
    var previous: (key: FormKey, accents: AccentPattern)?
    var cursor = EntryCursor(storage)
    for position in positions where cursor.seek(to: Int(position)) {
      let current = (cursor.key, storage.accents(of: cursor.record))
      if previous.map({ $0 != current }) ?? true { formCount += 1 }
      previous = current
    }
    self.formCount = formCount
  }

  /// The index of the first entry at a position of the whole list or behind it.
  func lowerBound(_ position: Int) -> Int {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
