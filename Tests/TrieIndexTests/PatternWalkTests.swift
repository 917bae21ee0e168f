import TrieIndex
import TestSupport
import Testing

/// Patterns walked with the trie and patterns tried on every key give the same keys.
@Suite struct PatternWalkTests {
  /// The rule written out: try every way.
  private func matches(_ elements: ArraySlice<TriePattern.Element>, _ key: ArraySlice<UInt8>)
    -> Bool
  {
    switch elements.first {
    case nil: key.isEmpty
    case .anyNumber?:
      matches(elements.dropFirst(), key) || (!key.isEmpty && matches(elements, key.dropFirst()))
    case .any?: !key.isEmpty && matches(elements.dropFirst(), key.dropFirst())
    case .label(let label)?:
      key.first == label && matches(elements.dropFirst(), key.dropFirst())
    case .labels(let labels)?:
      key.first.map(labels.contains) == true && matches(elements.dropFirst(), key.dropFirst())
    }
  }

  private func compare(
    _ plain: PlainTrie, _ trie: SortedTrie, _ elements: [TriePattern.Element]
  ) throws {
    let pattern = try #require(TriePattern(elements))
    var walk = PatternWalk(trie, pattern) { Int(PlainTrie.weight($0)) }
    let expected = plain.keys.filter { matches(elements[...], $0.labels[...]) }
    var found: [PlainTrie.Key] = []
    var positions: [Int] = []
    walk.forEach { labels, value, position in
      found.append(.init(labels: labels, value: value))
      positions.append(position)
      return true
    }
    #expect(found == expected, "\(elements)")
    #expect(positions == expected.map { plain.positions(ofPrefix: $0.labels).lowerBound })
    #expect(walk.count() == expected.reduce(0) { $0 + Int(PlainTrie.weight($1.value)) })

    var fresh = PatternWalk(trie, pattern) { Int(PlainTrie.weight($0)) }
    #expect(fresh.count() == walk.count())
  }

  @Test func everyShortPattern() throws {
    let plain = PlainTrie(
      Dictionary(
        sequences(of: [1, 2], upTo: 4).enumerated().filter { $0.offset % 3 != 1 }
          .map { ($0.element, UInt32($0.offset % 2)) }, uniquingKeysWith: { first, _ in first }))
    let trie = try plain.trie()
    let choices: [TriePattern.Element] = [.label(1), .labels(2...3), .any, .anyNumber]
    var patterns: [[TriePattern.Element]] = [[]]
    for _ in 0..<4 {
      for elements in patterns { try compare(plain, trie, elements) }
      patterns = patterns.flatMap { elements in choices.map { elements + [$0] } }
    }
  }

  @Test func endsWhenToldTo() throws {
    let plain = PlainTrie(sequences(of: [1, 2, 3], upTo: 3))
    let trie = try plain.trie()
    var walk = try PatternWalk(trie, #require(TriePattern([.anyNumber, .label(2)]))) { _ in 1 }
    var found: [[UInt8]] = []
    walk.forEach { labels, _, _ in
      found.append(labels)
      return found.count < 4
    }
    #expect(found == [[1, 1, 2], [1, 2], [1, 2, 2], [1, 3, 2]])
  }

  @Test func theLongestPattern() throws {
    let plain = PlainTrie([[UInt8](repeating: 4, count: 63), [UInt8](repeating: 4, count: 64)])
    let trie = try plain.trie()
    try compare(plain, trie, [TriePattern.Element](repeating: .any, count: 63))
    try compare(plain, trie, [.anyNumber] + [TriePattern.Element](repeating: .label(4), count: 62))
    #expect(TriePattern([TriePattern.Element](repeating: .any, count: 64)) == nil)
  }

  /// A walk that stops looking finds some of the keys, each once, and comes to an end.
  @Test func aLimitOfStagesEndsTheWalk() throws {
    let words = Dictionary(
      uniqueKeysWithValues: sequences(of: [2, 5, 19], upTo: 5).map { ($0, 0 as UInt32) })
    let trie = try PlainTrie(words).packed().trie()
    let pattern = try #require(TriePattern([.anyNumber, .label(5), .any, .any]))
    var found: [Int] = []
    for limit in [0, 1, 5, 20, 100, 100_000] {
      var walk = PatternWalk(trie, pattern, stageLimit: limit) { Int(PlainTrie.weight($0)) }
      var positions: [Int] = []
      walk.forEach { _, _, position in
        positions.append(position)
        return true
      }
      #expect(positions == Array(Set(positions)).sorted())
      found.append(positions.count)
    }
    #expect(found == found.sorted() && found[0] == 0 && found[5] > found[2])
  }
}
