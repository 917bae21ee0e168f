import Testing

@testable import VerbForms

@Suite struct EntryRecordTests {
  /// The bit of a key's best first entry, in the index that comes with conj: set where it is the best
  /// of all for a query without accents, and nowhere else.
  @Test func firstEntriesAreBestWhereTheySaySo() {
    let storage = FormIndex.builtin.storage
    let count = storage.entries.count / EntryRecord.size
    var first = 0
    var groups = 0
    var decided = 0
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
      #expect(storage.entry(first).isBestPlain == isBest, "entry \(first)")
      for other in (first...last).dropFirst() {
        #expect(!storage.entry(other).isBestPlain, "entry \(other)")
      }
      groups += 1
      decided += isBest ? 1 : 0
      first = last + 1
    }
    #expect(groups > decided && decided > 0)
  }
}
