import TrieIndex
import TestSupport
import Testing

@Suite struct SiblingLinksTests {
  /// Orders of every size come back as they were.
  @Test func everySizeOfOrder() throws {
    var words: [UInt32] = []
    for bits in 0...27 {
      for count in [1 << bits - 1, 1 << bits] as [UInt32] where count <= SiblingLink.maximumCount {
        for label in [0, 17, SortedTrie.noLabel] as [UInt8] {
          words.append(SiblingLink(nextLabel: label, before: count).bits)
        }
      }
    }
    words += words.reversed()
    let packed = SiblingLinks.pack(words)
    #expect(packed.width == 16 && packed.numbers.count == words.count)
    let orders = try #require(SiblingLinks(words))
    #expect(orders.count == words.count)
    for (slot, word) in words.enumerated() { #expect(orders[UInt32(slot)].bits == word, "\(slot)") }
  }

  /// As few large orders as there can be, each listed once.
  @Test func largeOrdersAreListed() {
    func packed(_ orders: [UInt32]) -> [UInt32] {
      let (numbers, width, large) = SiblingLinks.pack(orders)
      #expect(width == 16 && numbers.allSatisfy { $0 <= 0xFFFF })
      return numbers + [0xFFFF_FFFF] + large
    }
    #expect(packed([]) == [.max])
    #expect(packed([0, 65_535, 7]) == [0, 65_535, 7, .max])
    #expect(
      packed([1 << 31, 65_534, 65_536, 1 << 31]) == [
        65_535, 65_533, 65_534, 65_535, .max, 65_534, 65_536, 1 << 31,
      ])
    #expect(packed([65_536, 65_534]) == [65_535, 65_534, .max, 65_536])
  }

  /// Two bytes are too few where more large orders differ than there are numbers.
  @Test(arguments: [65_535, 65_536])
  func asManyLargeOrdersAsThereAreNumbers(count: Int) throws {
    let words = (0..<UInt32(count)).map { 1 << 20 + 3 * $0 }
    let packed = SiblingLinks.pack(words)
    #expect(packed.width == (count == 65_535 ? 16 : 32))
    #expect(packed.large.count == (count == 65_535 ? count : 0))
    let orders = try #require(SiblingLinks(words))
    #expect(Self.some(count).allSatisfy { orders[UInt32($0)].bits == words[$0] })
  }

  /// So many numbers; of many only every so many, and the last, where not all is tried.
  private static func some(_ count: Int) -> [Int] {
    Array(stride(from: 0, to: count, by: rounds(1, few: 41))) + [count - 1]
  }

  /// The bytes of all numbers of two bytes.
  private static let allNumbers = (0...UInt16.max).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }

  /// Whatever bytes there are, each number is an order.
  @Test(arguments: [0, 1, 1_000, 65_535])
  func everyNumberIsAnOrder(largeCount: Int) throws {
    let large = (0..<UInt32(largeCount)).map { 70_000 + $0 }
    let orders = try #require(SiblingLinks(Self.allNumbers, width: 16, large: large))
    let plain = 65_536 - largeCount
    let expected = Array(0..<UInt32(plain)) + large
    for number in Self.some(65_536) + [max(plain - 1, 0), min(plain, 65_535)]
    where orders[UInt32(number)].bits != expected[number] {
      Issue.record("\(number) is \(orders[UInt32(number)].bits)")
    }
  }

  @Test func sizesThatAreNone() {
    func opens(_ size: Int, _ width: Int, large: Int = 0) -> Bool {
      SiblingLinks(
        [UInt8](repeating: 0, count: size), width: width,
        large: [UInt32](repeating: 0, count: large)
      ) != nil
    }
    #expect(opens(4, 16, large: 65_535) && opens(4, 32) && opens(6, 16))
    #expect(!opens(4, 16, large: 65_536) && !opens(4, 32, large: 1))
    #expect(!opens(5, 16) && !opens(6, 32))
    for width in [Int.min, -16, 0, 8, 14, 24, 64, Int.max] {
      #expect(!opens(48, width), "\(width)")
    }
  }

  /// A trie with counts that are far apart.
  @Test func manyEntries() throws {
    var builder = TrieBuilder()
    let weight: UInt32 = 300_000
    let keys = sequences(of: [2, 3, 4], upTo: 2).sorted { $0.lexicographicallyPrecedes($1) }
    for key in keys { try builder.insert(Array(key), value: 0, weight: weight) }
    let packed = try UnitPacker.pack(try builder.finish())
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
