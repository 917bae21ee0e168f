import TrieIndex
import TestSupport
import Testing

/// Keys near a word against a table of costs for each key by itself.
@Suite struct NearKeysTests {
  // As in the program, two cheap edits cost more than one of any kind, and three than two.
  private static let plain = 6
  private static let alike = 5
  /// 2 and 3 sound alike; 4 followed by 5 is taken for 6.
  private static let costs = EditCostTable(
    swap: UInt8(plain), mergers: [(first: 4, second: 5, single: 6, cost: UInt8(alike))],
    gap: { UInt8($0 == 7 ? alike : plain) },
    exchange: { first, second in
      first == second ? 0 : [first, second].sorted() == [2, 3] ? UInt8(alike) : UInt8(plain)
    })

  /// The keys that edits of at most this cost make of a word, each once, in the order of the list: labels, value and cost.
  private func hits(
    _ labels: LabelTable, _ word: [UInt8], _ most: Int
  ) -> [(labels: [UInt8], text: String)] {
    let near = NearKeys(of: labels, word: word, costingAtMost: most, NearKeysTests.costs)
    var hits: [(labels: [UInt8], text: String)] = []
    for cost in 0...most {
      for key in near.keys where key.cost == cost {
        let labels = Array(near.labels[key.labels])
        // A key of several ways comes several times.
        if !hits.contains(where: { $0.labels == labels }) {
          hits.append((labels, "\(labels) \(key.value) \(cost)"))
        }
      }
    }
    return hits.sorted { $0.labels.lexicographicallyPrecedes($1.labels) }
  }

  /// What it costs to make `key` of `word`, at most `edits` off the diagonal; nil where that is no way.
  private func cost(_ key: [UInt8], _ word: [UInt8], edits: Int) -> Int? {
    var table: [[Int?]] = Array(
      repeating: Array(repeating: nil, count: word.count + 1), count: key.count + 1)
    func gap(_ label: UInt8) -> Int { label == 7 ? NearKeysTests.alike : NearKeysTests.plain }
    func exchange(_ first: UInt8, _ second: UInt8) -> Int {
      if first == second { return 0 }
      return [first, second].sorted() == [2, 3] ? NearKeysTests.alike : NearKeysTests.plain
    }
    for row in 0...key.count {
      for column in 0...word.count where abs(row - column) <= edits {
        var ways: [Int?] = row == 0 && column == 0 ? [0] : []
        if row > 0 { ways.append(table[row - 1][column].map { $0 + gap(key[row - 1]) }) }
        if column > 0 { ways.append(table[row][column - 1].map { $0 + gap(word[column - 1]) }) }
        if row > 0, column > 0 {
          ways.append(
            table[row - 1][column - 1].map { $0 + exchange(key[row - 1], word[column - 1]) })
        }
        if row > 1, column > 1, key[row - 1] == word[column - 2], key[row - 2] == word[column - 1] {
          ways.append(table[row - 2][column - 2].map { $0 + NearKeysTests.plain })
        }
        if row > 1, column > 0, key[row - 2] == 4, key[row - 1] == 5, word[column - 1] == 6 {
          ways.append(table[row - 2][column - 1].map { $0 + NearKeysTests.alike })
        }
        if row > 0, column > 1, word[column - 2] == 4, word[column - 1] == 5, key[row - 1] == 6 {
          ways.append(table[row - 1][column - 2].map { $0 + NearKeysTests.alike })
        }
        table[row][column] = ways.compactMap { $0 }.min()
      }
    }
    return table[key.count][word.count]
  }

  @Test(arguments: seeds(12, few: 2))
  func nearKeys(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 11)
    // With few labels keys have most triples of them, with many few.
    let labels: ClosedRange<UInt8> = seed % 2 == 0 ? 2...7 : 2...20
    func word() -> [UInt8] {
      (0..<Int.random(in: 1...6, using: &random)).map { _ in .random(in: labels, using: &random) }
    }
    let plain = PlainTrie((0..<150).map { _ in word() })
    let table = LabelTable(try plain.trie())
    for _ in 0..<rounds(40, few: 4) {
      var wanted = seed % 2 == 0 ? word() : plain.keys.randomElement(using: &random)?.labels ?? []
      // A label in place of another in a key, which makes triples that no key has.
      if let place = wanted.indices.randomElement(using: &random), seed % 2 == 1 {
        wanted[place] = .random(in: labels, using: &random)
      }
      for edits in 1...2 {
        let bound = edits * NearKeysTests.plain
        let expected = plain.keys.compactMap { key -> String? in
          guard let cost = cost(key.labels, wanted, edits: edits), cost <= bound else { return nil }
          return "\(key.labels) \(key.value) \(cost)"
        }
        let found = hits(table, wanted, bound).map { $0.text }
        #expect(found == expected, "\(wanted) \(edits)")
      }
    }
  }

  /// A search that may cost less finds the same keys up to its bound.
  @Test func keysOfSomeCosts() throws {
    let labels = LabelTable(try PlainTrie(sequences(of: [2, 3, 7], upTo: 4)).trie())
    let all = hits(labels, [2, 3, 2], 12).map { $0.text }
    #expect(all.count > 20)
    for most in [0, 5, 6, 10, 11, 12] {
      let within = all.filter { (Int($0.split(separator: " ").last ?? "") ?? .max) <= most }
      #expect(hits(labels, [2, 3, 2], most).map { $0.text } == within)
    }
  }

  @Test func wordsThatAreNone() throws {
    let labels = LabelTable(try PlainTrie([[2], [2, 3], []]).trie())
    func count(_ word: [UInt8], _ most: Int) -> Int { hits(labels, word, most).count }
    #expect(count([], 6) == 2)
    #expect(count([2], 0) == 1)
    #expect(count([3], 0) == 0)
    #expect(count([0, 2], 6) == 0)
    #expect(count([31], 6) == 0)
    let long = [UInt8](repeating: 2, count: 64)
    #expect(count(long, 12) == 0)
    #expect(count(long + [2], 12) == 0)
  }

  @Test func damagedTries() throws {
    let packed = try PlainTrie(sequences(of: [2, 3], upTo: 3)).packed()
    var opened = 0
    for word in packed.orders.indices {
      for bit in 0..<UInt32(32) {
        for isUnit in [true, false] {
          var damaged = packed
          if isUnit { damaged.units[word] ^= 1 << bit } else { damaged.orders[word] ^= 1 << bit }
          guard let trie = try? damaged.trie() else { continue }
          #expect(hits(LabelTable(trie), [2, 3], 6).count < 1_000)
          opened += 1
        }
      }
    }
    #expect(opened > 0)
  }
}
