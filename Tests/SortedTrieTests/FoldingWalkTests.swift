import SortedTrie
import TestSupport
import Testing

/// The walk that folds as it goes and the walk label by label lead to the same place.
@Suite struct FoldingWalkTests {
  /// a, b and c with capitals; á, â and ä as a with the variants 1, 2 and 3; space.
  private static let letters = LetterTable(
    single: [
      (UInt8(ascii: "a"), 2), (UInt8(ascii: "A"), 2), (UInt8(ascii: "b"), 3),
      (UInt8(ascii: "B"), 3), (UInt8(ascii: "c"), 4), (UInt8(ascii: " "), 1),
    ],
    lead: 0xC3, pairs: [(0xA1, 2, 1), (0xA2, 2, 2), (0xA4, 2, 3)],
    spelling: [0, UInt8(ascii: " "), UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "c")])

  /// What a letter is to the table: its label, its variant and its spelling in a folded key.
  private static let known: [Character: (label: UInt8, variant: UInt128, folded: Character)] = [
    "a": (2, 0, "a"), "A": (2, 0, "a"), "b": (3, 0, "b"), "B": (3, 0, "b"), "c": (4, 0, "c"),
    " ": (1, 0, " "), "á": (2, 1, "a"), "â": (2, 2, "a"), "ä": (2, 3, "a"),
  ]

  private static let plain = PlainTrie(
    Dictionary(
      sequences(of: [2, 3, 4], upTo: 4).map { ($0, UInt32($0.count)) },
      uniquingKeysWith: { first, _ in first }
    ).merging([[2, 1, 2]: 9, [UInt8](repeating: 4, count: 64): 9], uniquingKeysWith: { $1 }))

  /// The walk, and memory with the key at its start, 0xFF where nothing was written.
  private func walk(
    _ trie: SortedTrie, _ bytes: [UInt8], from start: Int
  ) -> (walk: FoldingWalk, key: [UInt8]) {
    let capacity = FoldingWalk.keyCapacity + 32
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    defer { memory.deallocate() }
    memory.initialize(repeating: 0xFF, count: capacity)
    let walk = bytes.withUnsafeBytes {
      trie.walk($0, from: start, by: FoldingWalkTests.letters, key: memory)
    }
    return (walk, Array(UnsafeBufferPointer(start: memory, count: capacity)))
  }

  private func compare(_ text: String, in trie: SortedTrie) {
    // Label by label, with letters as Swift sees them.
    var state = trie.start
    var expectedEnd = 0
    var expectedKey = ""
    var variants: UInt128 = 0
    var isStuck = false
    for character in text {
      guard let known = FoldingWalkTests.known[character] else { break }
      guard let next = trie.step(from: state, by: known.label), expectedKey.count < 64 else {
        isStuck = true
        break
      }
      state = next
      variants = variants << 2 | known.variant
      expectedKey.append(known.folded)
      expectedEnd += character.utf8.count
    }

    // From the middle of a longer text, as a line in a buffer is.
    let before = "x\n"
    let bytes = Array((before + text).utf8)
    let (walk, key) = walk(trie, bytes, from: before.utf8.count)
    #expect(walk.end == expectedEnd + before.utf8.count, "\(text)")
    #expect(walk.isStuck == isStuck, "\(text)")
    #expect(walk.length == expectedKey.count, "\(text)")
    #expect(String(decoding: key.prefix(walk.length), as: UTF8.self) == expectedKey, "\(text)")
    let rest = key[FoldingWalk.keyCapacity...]
    #expect(rest.allSatisfy { $0 == 0xFF }, "wrote past the room for a key")
    if !isStuck {
      #expect(walk.variants == variants, "\(text)")
      #expect(walk.value == trie.value(at: state), "\(text)")
    }
  }

  @Test func everyShortText() throws {
    let trie = try FoldingWalkTests.plain.trie()
    var texts = [""]
    var longest = [""]
    for _ in 0..<3 {
      longest = longest.flatMap { text in
        ["a", "á", "ä", "B", "c", " ", "x", "õ"].map { text + $0 }
      }
      texts += longest
    }
    for text in texts { compare(text, in: trie) }
  }

  @Test func longTexts() throws {
    let trie = try FoldingWalkTests.plain.trie()
    for count in [63, 64, 65, 200] {
      compare(String(repeating: "c", count: count), in: trie)
      compare(String(repeating: "c", count: count) + "á", in: trie)
    }
    // Marks on the first and the last letter of a key of full length.
    let marked = PlainTrie([[UInt8](repeating: 2, count: 64)])
    let full = "á" + String(repeating: "a", count: 62) + "ä"
    compare(full, in: try marked.trie())
    compare(full + "á", in: try marked.trie())
  }

  /// Bytes that are no UTF-8, and a letter cut off by the end of the text.
  @Test func brokenTexts() throws {
    let trie = try FoldingWalkTests.plain.trie()
    for (bytes, end) in [
      ([0x61, 0xC3], 1), ([0x61, 0xC3, 0x61], 1), ([0xA1], 0), ([0x61, 0xFF, 0x61], 1),
      ([0xC3, 0xC3, 0xA1], 0), ([0x61, 0xC3, 0xE1], 1), ([0x61, 0xCC, 0x81], 1), ([0], 0),
    ] as [([UInt8], Int)] {
      let (walk, _) = walk(trie, bytes, from: 0)
      #expect(walk.end == end, "\(bytes)")
      #expect(!walk.isStuck, "\(bytes)")
      #expect(spell(bytes, from: 0).end == end, "\(bytes)")
    }
  }

  @Test func lettersGoOnWhereTheTrieEnds() throws {
    let trie = try PlainTrie([[2, 3]]).trie()
    let bytes = Array("abcáB x".utf8)
    let (walk, _) = walk(trie, bytes, from: 0)
    #expect(walk.isStuck && walk.end == 2)
    let spelled = spell(bytes, from: walk.end)
    #expect(spelled.end == 7)
    #expect(spelled.key == Array("cab ".utf8))
  }

  /// The letters from `start` on as the table spells them, and where they end.
  private func spell(_ bytes: [UInt8], from start: Int) -> (end: Int, key: [UInt8]) {
    var key = [UInt8](repeating: 0, count: FoldingWalk.keyCapacity)
    let (end, length) = bytes.withUnsafeBytes { text in
      key.withUnsafeMutableBufferPointer { room in
        room.baseAddress.map {
          FoldingWalkTests.letters.spell(text, from: start, into: $0, length: 0)
        } ?? (0, 0)
      }
    }
    return (end, Array(key[..<length]))
  }
}
