import TrieIndex
import TestSupport
import Testing

/// The trie gives the same answers as a sorted list.
@Suite struct TrieTwinTests {
  /// Asks trie and twin for everything there is to ask.
  private func compare(
    _ plain: PlainTrie, probes: [[UInt8]], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let packed = try plain.packed()
    let trie = try packed.trie()
    try trie.verify(shape: packed.shape, weight: PlainTrie.weight)
    var differences: [String] = []
    func same<T: Equatable>(_ found: T, _ expected: T, _ what: @autoclosure () -> String) {
      if found != expected { differences.append("\(what()): \(found) is not \(expected)") }
    }

    same(trie.entryCount, plain.entryCount, "entries")
    same(Int(packed.shape.keyCount), plain.keys.count, "keys")
    same(Int(packed.shape.stateCount), plain.minimalStateCount, "states")
    for probe in probes {
      let state = trie.state(for: probe)
      same(state != nil, probe.isEmpty || plain.hasPrefix(probe), "\(probe) leads somewhere")
      same(
        state.flatMap { trie.value(atBase: $0.base) }, plain.value(of: probe), "value of \(probe)")
      let positions = plain.positions(ofPrefix: probe)
      same(trie.positions(ofPrefix: probe), positions, "places of \(probe)")
      let found = trie.find(probe)
      same(found?.value, plain.value(of: probe), "value found of \(probe)")
      same(found?.position, found.map { _ in positions.lowerBound }, "position of \(probe)")
      if let state {
        same(Int(state.rank), positions.lowerBound, "rank of \(probe)")
        same(Int(state.entryCount), positions.count, "count of \(probe)")
      }
    }

    let entries = plain.entries
    var cursor = TrieCursor(trie)
    for (position, entry) in entries.enumerated() {
      same(cursor.seek(to: position), entry.first, "first entry of \(position)")
      same(cursor.labels, entry.key.labels, "key of \(position)")
      same(cursor.value, entry.key.value, "value of \(position)")
    }
    for outside in [-1, entries.count, entries.count + 7, Int.max, Int.min] {
      same(cursor.seek(to: outside), nil, "seek \(outside)")
    }

    if !plain.keys.isEmpty {
      var walked: [PlainTrie.Key] = []
      same(cursor.seek(to: 0), 0, "seek 0")
      repeat {
        walked.append(.init(labels: cursor.labels, value: cursor.value))
      } while cursor.advance()
      same(walked, plain.keys, "walk through all keys")
    }
    #expect(differences == [], sourceLocation: sourceLocation)
  }

  @Test func noKey() throws {
    try compare(PlainTrie([[UInt8]]()), probes: sequences(of: [1, 2, 30], upTo: 2))
  }

  @Test(arguments: [[], [1], [30], [2, 2, 2], [1, 30, 1]] as [[UInt8]])
  func oneKey(_ key: [UInt8]) throws {
    let plain = PlainTrie([key], value: 7)
    try compare(plain, probes: sequences(of: [1, 2, 30], upTo: 4))
  }

  /// Every set of keys of at most two labels over two letters: 128 of them.
  @Test func everySmallSet() throws {
    let words = sequences(of: [1, 2], upTo: 2)
    let probes = sequences(of: [1, 2, 3], upTo: 3)
    for set in 0..<1 << words.count {
      let keys = words.indices.filter { set >> $0 & 1 == 1 }.map { words[$0] }
      try compare(
        PlainTrie(Dictionary(uniqueKeysWithValues: keys.map { ($0, UInt32($0.count)) })),
        probes: probes)
    }
  }

  /// All words of at most four labels over three letters at once.
  @Test func everyWord() throws {
    let words = sequences(of: [3, 4, 9], upTo: 4)
    try compare(PlainTrie(words), probes: sequences(of: [3, 4, 9], upTo: 5))
  }

  @Test(arguments: seeds(40, few: 8))
  func randomSets(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    // From few labels, where states are shared, to all, where blocks are full.
    let alphabet = (1...30).shuffled(using: &random).prefix([2, 3, 5, 30][seed % 4])
    func word() -> [UInt8] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        UInt8(alphabet.randomElement(using: &random) ?? 1)
      }
    }
    var values: [[UInt8]: UInt32] = [:]
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      values[word()] = UInt32.random(in: 0...3, using: &random)
    }
    var probes = Set(values.keys)
    for key in values.keys {
      for length in 0...key.count { probes.insert(Array(key.prefix(length))) }
    }
    for _ in 0..<60 { probes.insert(word()) }
    let plain = PlainTrie(values)
    try compare(plain, probes: Array(probes))
  }

  @Test func keysOfFullLength() throws {
    let longest = [UInt8](repeating: 7, count: SortedTrie.maximumKeyLength)
    let other = longest.dropLast() + [8]
    let plain = PlainTrie([longest, Array(other), Array(longest.prefix(63))], value: 1)
    try compare(plain, probes: [longest, Array(other), longest + [7], longest + longest])
  }

  /// A state with all thirty labels, and the end of a key, takes 31 of a block's 32 units.
  @Test func fullStates() throws {
    let labels = (1...30).map { UInt8($0) }
    let pairs = labels.flatMap { label -> [[UInt8]] in [[4, label], [17, label]] }
    let keys: [[UInt8]] = [[]] + labels.map { [$0] } + pairs
    try compare(PlainTrie(keys), probes: keys + labels.map { [30, $0] })
  }
}
