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

  /// The entries that stand in these levels. O(n) the first time, for n forms of their verbs or for all
  /// entries, whichever is less.
  func entries(of storage: IndexStorage) -> SelectedEntries {
    lazyEntries.value { SelectedEntries(self, of: storage) }
  }
}
