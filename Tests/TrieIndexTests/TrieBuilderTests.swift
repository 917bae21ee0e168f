import TrieIndex
import TestSupport
import Testing

@Suite struct TrieBuilderTests {
  private func builder(of keys: [[UInt8]]) throws -> TrieBuilder {
    var builder = TrieBuilder()
    for key in keys { try builder.insert(Array(key), value: 0, weight: 1) }
    return builder
  }

  @Test(
    arguments: [
      ([[1, 2], [1]], [1, 2], [1]),
      ([[2], [1, 9]], [2], [1, 9]),
      ([[1, 2], [1, 2]], [1, 2], [1, 2]),
      ([[], []], [], []),
      ([[5], []], [5], []),
    ] as [([[UInt8]], [UInt8], [UInt8])])
  func keysOutOfOrder(keys: [[UInt8]], previous: [UInt8], got: [UInt8]) {
    #expect(throws: TrieError("keys must ascend: got \(got) after \(previous)")) {
      try builder(of: keys)
    }
  }

  @Test(arguments: [0, 31, 32, 255] as [UInt8])
  func labelsOutOfRange(label: UInt8) {
    let error = TrieError("labels are 1 to 30: got \(label)")
    #expect(throws: error) { try builder(of: [[1], [2, label]]) }
    #expect(throws: error) { try builder(of: [[label]]) }
  }

  @Test func aKeyTooLong() throws {
    let longest = [UInt8](repeating: 3, count: 64)
    #expect(throws: TrieError("a key has at most 64 letters: got 65")) {
      try builder(of: [longest + [3]])
    }
    _ = try builder(of: [longest])
  }

  @Test func aValueTooLarge() throws {
    let largest = TrieUnit.maximumValue
    #expect(
      throws: TrieError("too many values: got \(largest + 1), the index holds \(largest)")
    ) {
      var builder = TrieBuilder()
      try builder.insert([1], value: largest + 1, weight: 1)
    }
    var builder = TrieBuilder()
    try builder.insert([1], value: largest, weight: 1)
    let packed = try UnitPacker.pack(try builder.finish())
    let trie = try packed.trie(valueLimit: largest + 1)
    #expect(trie.state(for: [1]).flatMap { trie.value(atBase: $0.base) } == largest)
  }

  @Test(arguments: [
    [SiblingLink.maximumCount, 1], [1 << 31, 1 << 31], [UInt32.max, UInt32.max, 2],
  ])
  func tooManyEntries(weights: [UInt32]) throws {
    #expect {
      var builder = TrieBuilder()
      for (index, weight) in weights.enumerated() {
        try builder.insert([UInt8(index + 1)], value: UInt32(index), weight: weight)
      }
      _ = try builder.finish()
    } throws: { error in
      let text = (error as? TrieError)?.description ?? ""
      return text.hasPrefix("too many entries: got ")
        && text.hasSuffix(", the index holds \(SiblingLink.maximumCount)")
    }
  }

  /// A refused key leaves everything as it was.
  @Test func goesOnAfterAnError() throws {
    var builder = try builder(of: [[1], [2, 5]])
    for bad in [[2, 4], [2, 5], [3, 31], [UInt8](repeating: 9, count: 70)] as [[UInt8]] {
      var refused = false
      do { try builder.insert(bad, value: 0, weight: 1) } catch { refused = true }
      #expect(refused, "\(bad)")
    }
    try builder.insert([2, 6], value: 0, weight: 1)
    let automaton = try builder.finish()
    #expect(automaton.keyCount == 3)
    #expect(automaton.states.count == PlainTrie([[1], [2, 5], [2, 6]]).minimalStateCount)
  }

  /// States that say the same are one state, those that do not are not.
  @Test(arguments: 0..<30)
  func isMinimal(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 1000)
    var values: [[UInt8]: UInt32] = [:]
    for _ in 0..<Int.random(in: 1...400, using: &random) {
      let length = Int.random(in: 0...7, using: &random)
      let key = (0..<length).map { _ in UInt8.random(in: 1...3, using: &random) }
      values[key] = UInt32.random(in: 0...1, using: &random)
    }
    let plain = PlainTrie(values)
    #expect(try plain.automaton().states.count == plain.minimalStateCount)
  }

  @Test func sameKeysSameWords() throws {
    let plain = PlainTrie(sequences(of: [1, 2, 7], upTo: 4))
    let (first, second) = (try plain.packed(), try plain.packed())
    #expect(first.units == second.units)
    #expect(first.orders == second.orders)
    #expect(first.shape == second.shape)
  }
}
