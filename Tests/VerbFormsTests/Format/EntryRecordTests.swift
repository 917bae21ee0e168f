import IndexBuilding
import TestSupport
import Testing

@testable import VerbForms

@Suite struct EntryRecordTests {
  @Test func firstEntriesOfTheBuiltInIndexAreBestWhereTheySaySo() {
    let (groups, decided) = expectFirstEntriesAreBest(in: .builtin)
    #expect(groups > decided && decided > 0)
  }

  /// What is built now, not only what was built some day.
  @Test func firstEntriesAreBestWhereTheySaySo() throws {
    var (groups, decided) = (0, 0)
    for seed in 0..<rounds(100, few: 20) {
      var maker = RandomLevels(seed: UInt64(seed) + 80_000)
      let found = expectFirstEntriesAreBest(in: try FormIndex(levels: maker.make(), ranking: nil))
      groups += found.groups
      decided += found.decided
    }
    #expect(groups > decided && decided > 0)
  }

  /// The bit of a key's best first entry: set where it is the best of all for a query without accents,
  /// and nowhere else. How many keys there are, and of how many the first entry is the best.
  private func expectFirstEntriesAreBest(in index: FormIndex) -> (groups: Int, decided: Int) {
    let storage = index.storage
    let count = storage.entries.count / EntryRecord.size
    var first = 0
    var groups = 0
    var decided = 0
    var wrong: [Int] = []
    while first < count {
      var last = first
      while !storage.entry(last).isLastOfKey { last += 1 }
      let orders = (first...last).map { number in
        let entry = storage.entry(number)
        return (
          AccentRanking.match(FoldedQuery().marks, spelling: storage.accents(of: entry)),
          entry.preference
        )
      }
      let isBest = orders.dropFirst().allSatisfy { orders[0] < $0 }
      if storage.entry(first).isBestPlain != isBest { wrong.append(first) }
      wrong += (first...last).dropFirst().filter { storage.entry($0).isBestPlain }
      groups += 1
      decided += isBest ? 1 : 0
      first = last + 1
    }
    #expect(wrong == [])
    return (groups, decided)
  }
}
