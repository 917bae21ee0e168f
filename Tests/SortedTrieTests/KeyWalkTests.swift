import SortedTrie
import TestSupport
import Testing

/// Keys below a prefix of text, spelled out without a cursor.
@Suite struct KeyWalkTests {
  private static let letters = LetterTable(lead: 0xC3, pairs: [(0xA1, 2, 1)])

  /// The folded keys below a prefix with their values; nil where no key begins so.
  private func keys(
    below prefix: String, in trie: SortedTrie, limit: Int = .max
  ) -> [String]? {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: SortedTrie.maximumKeyLength)
    let path = UnsafeMutablePointer<UInt32>.allocate(capacity: SortedTrie.maximumKeyLength)
    defer {
      key.deallocate()
      path.deallocate()
    }
    var bytes = Array(prefix.utf8)
    let walk = bytes.withUnsafeMutableBytes {
      trie.prefixWalk(UnsafeRawBufferPointer($0), by: KeyWalkTests.letters, key: key)
    }
    guard let walk else { return nil }
    var found: [String] = []
    guard limit > 0 else { return found }
    trie.forEachKey(below: walk, by: KeyWalkTests.letters, key: key, path: path) { length, value in
      let spelled = UnsafeBufferPointer(start: key, count: length)
      found.append("\(String(decoding: spelled, as: UTF8.self)) \(value)")
      return found.count < limit
    }
    return found
  }

  private func spelled(_ labels: [UInt8]) -> String {
    String(decoding: labels.map { $0 == 2 ? UInt8(ascii: "a") : UInt8(ascii: "b") }, as: UTF8.self)
  }

  @Test(arguments: 0..<20)
  func everyPrefix(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 321)
    let words = sequences(of: [2, 3], upTo: 4)
    let density = Double.random(in: 0.05...1, using: &random)
    var values: [[UInt8]: UInt32] = [:]
    for word in words where Double.random(in: 0..<1, using: &random) < density {
      values[word] = UInt32.random(in: 0...2, using: &random)
    }
    let plain = PlainTrie(values)
    let trie = try plain.trie()
    for prefix in sequences(of: [2, 3], upTo: 5) {
      let expected = plain.keys.filter { $0.labels.starts(with: prefix) }
        .map { "\(spelled($0.labels)) \($0.value)" }
      let text = spelled(prefix)
      let exists = prefix.isEmpty || !expected.isEmpty
      #expect(keys(below: text, in: trie) == (exists ? expected : nil), "\(text)")
      let marked = text.replacing("a", with: "á")
      #expect(keys(below: marked, in: trie) == (exists ? expected : nil), "\(marked)")
      if exists {
        #expect(keys(below: text, in: trie, limit: 1) == Array(expected.prefix(1)), "\(text)")
      }
    }
    for foreign in ["x", "ax", "ö", "a\u{301}", "aá ", String(repeating: "a", count: 65)] {
      #expect(keys(below: foreign, in: trie) == nil, "\(foreign)")
    }
  }

  /// Damaged words: the walk ends, and stays inside.
  @Test func damagedTries() throws {
    let packed = try PlainTrie(sequences(of: [2, 3], upTo: 3)).packed()
    for word in packed.orders.indices {
      for bit in 0..<UInt32(32) {
        var damaged = packed
        damaged.orders[word] ^= 1 << bit
        if let trie = try? damaged.trie() { _ = keys(below: "", in: trie, limit: 100) }
        damaged = packed
        damaged.units[word] ^= 1 << bit
        if let trie = try? damaged.trie() { _ = keys(below: "", in: trie, limit: 100) }
      }
    }
  }
}
