import TrieIndex
import TestSupport
import Testing

@Suite struct SiblingLinksTests {
  /// Counts around the largest that three bytes hold come back as they were.
  @Test func everySizeOfCount() throws {
    var words: [UInt32] = []
    let limit = SiblingLinks.largeCount
    for count in [0, 1, 31, limit - 1, limit, limit + 1, 1 << 22, SiblingLink.maximumCount] {
      for label in [0, 17, SortedTrie.noLabel] as [UInt8] {
        words.append(SiblingLink(nextLabel: label, before: count).bits)
      }
    }
    let orders = try #require(SiblingLinks(words))
    #expect(orders.count == words.count)
    for (slot, word) in words.enumerated() { #expect(orders[UInt32(slot)].bits == word, "\(slot)") }

    let (bytes, large) = SiblingLinks.pack(words)
    #expect(bytes.count == words.count * SiblingLinks.size + SiblingLinks.padding)
    #expect(large.count == 2 * 3 * 4)
  }

  private func opens(_ bytes: [UInt8], large: [UInt32] = []) -> Bool {
    bytes.withUnsafeBytes { SiblingLinks($0, large: large, owner: nil) != nil }
  }

  @Test func sizesAndListsThatAreNone() {
    #expect(opens([0, 0, 0, 0]))
    #expect(opens([0]))
    #expect(!opens([]))
    #expect(!opens([0, 0]))
    #expect(!opens([0, 0, 0]))
    #expect(opens([0, 0, 0, 0], large: [5, 1, 6, 1]))
    #expect(!opens([0, 0, 0, 0], large: [5]))
    #expect(!opens([0, 0, 0, 0], large: [6, 1, 5, 1]))
    #expect(!opens([0, 0, 0, 0], large: [5, 1, 5, 1]))
  }

  /// A count that says that it is large but stands in no list: something, and no way out of the words.
  @Test func aLargeCountThatIsMissing() throws {
    let (bytes, _) = SiblingLinks.pack([SiblingLink(nextLabel: 3, before: 1 << 20).bits])
    let order = bytes.withUnsafeBytes { SiblingLinks($0, large: [], owner: nil)?[0] }
    #expect(order?.nextLabel == 3)
  }

  /// A trie with more entries than three bytes count.
  @Test func manyEntries() throws {
    var builder = TrieBuilder()
    let weight: UInt32 = 300_000
    let keys = sequences(of: [2, 3, 4], upTo: 2).sorted { $0.lexicographicallyPrecedes($1) }
    for key in keys { try builder.insert(Array(key), value: 0, weight: weight) }
    let packed = try UnitPacker.pack(try builder.finish(), valueLimit: 1)
    let trie = try packed.trie()
    try trie.verify(shape: packed.shape) { _ in weight }
    for (place, key) in keys.enumerated() {
      let state = try #require(trie.state(for: key))
      #expect(Int(state.rank) == place * Int(weight), "\(key)")
      var cursor = TrieCursor(trie)
      let found = cursor.seek(to: place * Int(weight) + 5)
      #expect(found == place * Int(weight) && cursor.labels == key)
    }
  }
}
