import Testing

@testable import VerbForms

@Suite struct EntryRecordTests {
  /// The bit that spares a look at a key's other entries, in the index that comes with conj: set where
  /// the first entry is the best of all for a query without marks, and nowhere else.
  @Test func firstEntriesAreBestWhereTheySaySo() {
    let storage = FormIndex.builtin.storage
    let count = storage.entries.count / EntryRecord.size
    var first = 0
    var groups = 0
    var decided = 0
    while first < count {
      var last = first
      while !storage.entry(last).isLast { last += 1 }
      let orders = (first...last).map { number in
        let entry = storage.entry(number)
        return (Marks.order(typed: 0, form: storage.marks(of: entry)), entry.preference)
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

  /// What the bit says for queries with and without marks, and where it is missing.
  @Test func aQueryWithMarksAsksTheOthers() {
    var entry = EntryRecord()
    #expect(!entry.isDecided(isPlain: true) && !entry.isDecided(isPlain: false))
    entry.isBestPlain = true
    #expect(entry.isDecided(isPlain: true) && !entry.isDecided(isPlain: false))
    entry.isLast = true
    #expect(entry.isDecided(isPlain: true) && entry.isDecided(isPlain: false))
    entry.isBestPlain = false
    #expect(entry.isDecided(isPlain: true) && entry.isDecided(isPlain: false))
  }
}
