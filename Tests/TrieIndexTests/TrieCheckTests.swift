import TrieIndex
import TestSupport
import Testing

/// Words that are no trie: either they are refused, or every walk over them stays inside and ends.
/// A walk that leaves them stops the program, so these tests pass by coming to their end.
@Suite struct TrieCheckTests {
  private static let plain = PlainTrie([
    [2, 5, 2, 5]: 0, [2, 5, 2, 5, 19]: 0, [3, 15, 13, 5]: 1, [3, 15, 13, 5, 19]: 1,
    [3, 15, 13, 9, 1]: 0, [3, 15, 13, 9, 1, 19]: 0, [3]: 2, []: 3,
  ])

  /// Asks for everything, whatever the answers.
  private func exercise(_ trie: SortedTrie, _ shape: TrieHeader) {
    let probes = sequences(of: [2, 5, 19, 30], upTo: 2) + TrieCheckTests.plain.keys.map(\.labels)
    for probe in probes {
      let state = trie.state(for: probe)
      _ = state.flatMap { trie.value(atBase: $0.base) }
      _ = trie.positions(ofPrefix: probe)
      _ = trie.find(probe)
    }
    _ = trie.find([UInt8](repeating: 5, count: 1_000))
    _ = trie.find([UInt8](repeating: SortedTrie.maximumLabel, count: 1_000))
    _ = trie.state(for: [UInt8](repeating: 5, count: 1000))
    var cursor = TrieCursor(trie)
    for position in -1...20 {
      guard cursor.seek(to: position) != nil else { continue }
      for _ in 0..<20 where !cursor.advance() { break }
    }
    var walk = TriePattern([.anyNumber, .label(5), .any]).map {
      PatternWalk(trie, $0) { Int(PlainTrie.weight($0)) }
    }
    _ = walk?.count()
    var left = 50
    walk?.forEach { _, _, _ in
      left -= 1
      return left > 0
    }
    try? trie.verify(shape: shape, weight: PlainTrie.weight)
  }

  @Test func everyFlippedBitOfAUnit() throws {
    let packed = try TrieCheckTests.plain.packed()
    var opened = 0
    for word in packed.units.indices {
      for bit in 0..<UInt32(32) {
        var damaged = packed
        damaged.units[word] ^= 1 << bit
        guard let trie = try? damaged.trie() else { continue }
        exercise(trie, damaged.shape)
        opened += 1
      }
    }
    #expect(0 < opened && opened < 32 * packed.units.count)
  }

  @Test func everyFlippedBitOfAnOrder() throws {
    let packed = try TrieCheckTests.plain.packed()
    var opened = 0
    for word in packed.orders.indices {
      for bit in 0..<UInt32(32) {
        var damaged = packed
        damaged.orders[word] ^= 1 << bit
        guard let trie = try? damaged.trie() else { continue }
        exercise(trie, damaged.shape)
        opened += 1
      }
    }
    #expect(0 < opened && opened < 32 * packed.orders.count)
  }

  @Test func manyFlippedBits() throws {
    let packed = try TrieCheckTests.plain.packed()
    var opened = 0
    for seed in 0..<200 {
      var random = SeededRandom(seed: UInt64(seed) + 77)
      var damaged = packed
      for _ in 0..<Int.random(in: 2...20, using: &random) {
        let word = Int.random(in: damaged.units.indices, using: &random)
        // Small changes to targets and labels are the ones that pass the check of bounds.
        let bit = UInt32(1) << UInt32.random(in: 0..<16, using: &random)
        if Bool.random(using: &random) {
          damaged.units[word] ^= bit
        } else {
          damaged.orders[word] ^= bit
        }
      }
      guard let trie = try? damaged.trie() else { continue }
      exercise(trie, damaged.shape)
      opened += 1
    }
    #expect(opened > 0)
  }

  /// Every transition leads back to the root: a trie without an end.
  @Test func circles() throws {
    var damaged = try TrieCheckTests.plain.packed()
    for word in damaged.units.indices {
      let unit = TrieUnit(bits: damaged.units[word])
      guard unit.label != SortedTrie.noLabel, unit.label != SortedTrie.endLabel else { continue }
      damaged.units[word] =
        TrieUnit(
          label: unit.label, firstLabel: UInt8(damaged.shape.rootFirstLabel),
          target: damaged.shape.rootBase
        ).bits
    }
    let trie = try damaged.trie()
    exercise(trie, damaged.shape)
    #expect(throws: TrieError.self) {
      try trie.verify(shape: damaged.shape, weight: PlainTrie.weight)
    }
  }

  /// Transitions whose order goes round: refused, since following it would not end.
  @Test func ordersThatGoRound() throws {
    let packed = try TrieCheckTests.plain.packed()
    for word in packed.units.indices {
      let label = TrieUnit(bits: packed.units[word]).label
      guard label != SortedTrie.noLabel else { continue }
      for next in 0...label {
        var damaged = packed
        damaged.orders[word] = packed.orders[word] & ~31 | UInt32(next)
        #expect(throws: TrieError.self) { try damaged.trie() }
      }
    }
  }

  @Test func shapesThatLie() throws {
    let packed = try TrieCheckTests.plain.packed()
    var random = SeededRandom(seed: 3)
    var shapes: [TrieHeader] = []
    for base in UInt32(0)..<40 {
      shapes.append(packed.shape)
      shapes[shapes.count - 1].rootBase = base
    }
    for label in UInt32(0)..<40 {
      shapes.append(packed.shape)
      shapes[shapes.count - 1].rootFirstLabel = label
    }
    for _ in 0..<50 {
      var shape = packed.shape
      shape.entryCount = random.next() % 2 == 0 ? .max : UInt32.random(in: 0...40, using: &random)
      shapes.append(shape)
    }
    for shape in shapes {
      var damaged = packed
      damaged.shape = shape
      guard let trie = try? damaged.trie() else { continue }
      exercise(trie, shape)
      if shape != packed.shape {
        #expect(throws: TrieError.self, "\(shape)") {
          try trie.verify(shape: shape, weight: PlainTrie.weight)
        }
      }
    }
  }

  @Test func sizesThatDoNotGoTogether() throws {
    let packed = try TrieCheckTests.plain.packed()
    let (units, orders, shape) = (packed.units, packed.orders, packed.shape)
    for (units, orders) in [
      (units, Array(orders.dropLast())), (Array(units.dropLast()), orders), ([], []),
      (Array(units.dropLast()), Array(orders.dropLast())), ([units[0]], [orders[0]]),
    ] {
      #expect(throws: TrieError.self) {
        try SortedTrie(
          units: Words(units), orders: #require(SiblingLinks(orders)), shape: shape
        ) { _ in true }
      }
      #expect(throws: TrieError.self) {
        try SortedTrie(trusting: Words(units), orders: #require(SiblingLinks(orders)), shape: shape)
      }
    }
  }

  /// What bounds do not show, counting does.
  @Test func wrongCountsAreFound() throws {
    let packed = try TrieCheckTests.plain.packed()
    for word in packed.orders.indices {
      guard TrieUnit(bits: packed.units[word]).label != SortedTrie.noLabel else { continue }
      var damaged = packed
      damaged.orders[word] ^= 1 << 5
      guard let trie = try? damaged.trie() else { continue }
      #expect(throws: TrieError.self) {
        try trie.verify(shape: damaged.shape, weight: PlainTrie.weight)
      }
    }
  }

  @Test func wordsNeedTheirPlaceInMemory() {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    let bytes = UnsafeRawBufferPointer(memory)
    #expect(Words(bytes, owner: nil)?.count == 16)
    #expect(Words(UnsafeRawBufferPointer(rebasing: bytes[1..<9]), owner: nil) == nil)
    #expect(Words(UnsafeRawBufferPointer(rebasing: bytes[0..<7]), owner: nil) == nil)
    #expect(Words(UnsafeRawBufferPointer(start: nil, count: 0), owner: nil) == nil)
  }

  /// Sixty states, each of which leads to one below it and to a state with as many entries as a count can say: more
  /// than 32 bits hold. The check refuses them, whatever their header says.
  @Test func moreEntriesThanCanBeCounted() throws {
    let block = SortedTrie.blockSize
    var units: [UInt32] = []
    var orders: [UInt32] = []
    // Adds a state whose transitions lead to these, and gives its number.
    func add(_ targets: [(state: Int, entries: UInt32)]) -> Int {
      let first = units.count
      units += [UInt32](repeating: TrieUnit.empty.bits, count: Int(block))
      orders += [UInt32](
        repeating: SiblingLink(nextLabel: SortedTrie.noLabel, before: 0).bits, count: Int(block))
      var before: UInt32 = 0
      for (number, target) in targets.enumerated() {
        let label = UInt8(number + 1)
        units[first + number + 1] =
          TrieUnit(
            label: label, firstLabel: target.state == 0 ? SortedTrie.endLabel : 1,
            target: UInt32(target.state) * block
          ).bits
        let next = number + 1 < targets.count ? label + 1 : SortedTrie.noLabel
        orders[first + number + 1] = SiblingLink(nextLabel: next, before: before).bits
        before += target.entries
      }
      return first / Int(block)
    }
    // The first state ends a key, the others double.
    var state = add([])
    units[0] = TrieUnit(label: SortedTrie.endLabel, firstLabel: SortedTrie.noLabel, target: 0).bits
    var powers: [(state: Int, entries: UInt32)] = [(state, 1)]
    while powers.count < 27 {
      let last = powers[powers.count - 1]
      powers.append((add([last, last]), 2 * last.entries))
    }
    let most = (state: add(powers), entries: SiblingLink.maximumCount)
    #expect(powers.map(\.entries).reduce(0, +) == most.entries)
    state = most.state
    for _ in 0..<33 { state = add([most, (state, 0)]) }

    let shape: TrieHeader = (
      rootBase: UInt32(state) * block, rootFirstLabel: 1, entryCount: .max, keyCount: .max,
      stateCount: UInt32(units.count) / block, transitionCount: 0
    )
    let links = try #require(SiblingLinks(orders))
    let trie = try SortedTrie(units: Words(units), orders: links, shape: shape) { _ in true }
    let error = #expect(throws: TrieError.self) { try trie.verify(shape: shape) { _ in 1 } }
    #expect(error?.description == "the trie holds more entries than its header says")
  }
}
