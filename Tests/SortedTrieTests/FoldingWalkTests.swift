import SortedTrie
import TestSupport
import Testing

/// The walk that folds as it goes and the walk label by label lead to the same place.
@Suite struct FoldingWalkTests {
  /// á, â and ä as a with the variants 1, 2 and 3.
  private static let letters = LetterTable(
    lead: 0xC3, pairs: [(0xA1, 2, 1), (0xA2, 2, 2), (0xA4, 2, 3)])

  /// What a letter is to the table: its label, its variant and its spelling in a folded key.
  private static let known: [Character: (label: UInt8, variant: UInt128, folded: Character)] = {
    var known: [Character: (label: UInt8, variant: UInt128, folded: Character)] = [
      " ": (1, 0, " "), "á": (2, 1, "a"), "â": (2, 2, "a"), "ä": (2, 3, "a"),
    ]
    for (label, letter) in zip(UInt8(2)..., "abcdefghijklmnopqrstuvwxyz") {
      known[letter] = (label, 0, letter)
      known[Character(letter.uppercased())] = (label, 0, letter)
    }
    return known
  }()

  private static let plain = PlainTrie(
    Dictionary(
      sequences(of: [2, 3, 4], upTo: 4).map { ($0, UInt32($0.count)) },
      uniquingKeysWith: { first, _ in first }
    ).merging([[2, 1, 2]: 9, [UInt8](repeating: 4, count: 64): 9], uniquingKeysWith: { $1 }))

  private func walk(_ trie: SortedTrie, _ bytes: [UInt8], from start: Int) -> FoldingWalk {
    bytes.withUnsafeBufferPointer { text in
      guard let base = text.baseAddress else {
        return trie.walk(from: [0], to: [0], by: FoldingWalkTests.letters)
      }
      return trie.walk(from: base + start, to: base + text.count, by: FoldingWalkTests.letters)
    }
  }

  private func compare(_ text: String, in trie: SortedTrie) {
    // Label by label, with letters as Swift sees them.
    var state = trie.start
    var expectedSize = 0
    var length = 0
    var plainLength: Int?
    var variants: UInt128 = 0
    var isStuck = false
    for character in text {
      guard let known = FoldingWalkTests.known[character] else { break }
      guard let next = trie.step(from: state, by: known.label), length < 64 else {
        isStuck = true
        break
      }
      state = next
      variants = variants << 2 | known.variant
      if character.utf8.count > 1 { plainLength = plainLength ?? length }
      length += 1
      expectedSize += character.utf8.count
    }

    // From the middle of a longer text, as a line in a buffer is.
    let before = "x\n"
    let walk = walk(trie, Array((before + text).utf8), from: before.utf8.count)
    #expect(walk.size == expectedSize, "\(text)")
    #expect(walk.isStuck == isStuck, "\(text)")
    #expect(walk.length == length, "\(text)")
    if !isStuck {
      #expect(walk.plainLength == plainLength ?? length, "\(text)")
      #expect(walk.variants == variants, "\(text)")
      #expect(walk.value == trie.value(at: state), "\(text)")
    }
    compareLetters(text)
  }

  /// Reading letters without a trie.
  private func compareLetters(_ text: String) {
    let read = text.prefix { FoldingWalkTests.known[$0] != nil }
    let letters = read.compactMap { FoldingWalkTests.known[$0] }
    let (spelled, scan, last) = spell(Array(text.utf8))
    #expect(scan.size == read.utf8.count, "\(text)")
    #expect(scan.length == letters.count, "\(text)")
    #expect(scan.labels == letters.reduce(0) { $0 | 1 << UInt32($1.label) }, "\(text)")
    #expect(last == letters.suffix(2).map(\.label).reversed(), "\(text)")
    let key = String(String(letters.map(\.folded)).prefix(FoldingWalk.keyCapacity))
    #expect(spelled.key == Array(key.utf8), "\(text)")
    #expect(spelled.size == scan.size, "\(text)")
  }

  @Test func everyShortText() throws {
    let trie = try FoldingWalkTests.plain.trie()
    var texts = [""]
    var longest = [""]
    for _ in 0..<3 {
      longest = longest.flatMap { text in
        ["a", "á", "ä", "B", "c", " ", "x", "-", "õ"].map { text + $0 }
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
      let walk = walk(trie, bytes, from: 0)
      #expect(walk.size == end, "\(bytes)")
      #expect(!walk.isStuck, "\(bytes)")
      let (spelled, scan, _) = spell(bytes)
      #expect(spelled.size == end && scan.size == end, "\(bytes)")
    }
  }

  /// A text of these bytes read in the three ways that need no trie; the last labels from the end.
  private func spell(
    _ bytes: [UInt8]
  ) -> (spelled: (size: Int, key: [UInt8]), scan: LetterScan, last: [UInt8]) {
    let letters = FoldingWalkTests.letters
    // One more, and never read.
    let text = bytes + [UInt8(ascii: "a")]
    var key = [UInt8](repeating: 0, count: FoldingWalk.keyCapacity)
    return text.withUnsafeBufferPointer { text in
      key.withUnsafeMutableBufferPointer { room in
        guard let start = text.baseAddress, let base = room.baseAddress else {
          return ((0, []), LetterScan(size: 0, length: 0), [])
        }
        let end = start + bytes.count
        let scan = letters.scan(from: start, to: end)
        let spelled = letters.spell(from: start, to: end, into: base)
        let last = letters.lastLabels(of: start, size: scan.size)
        return (
          (spelled.size, Array(room[..<spelled.length])), scan,
          [last.last, last.before].filter { $0 != 0 }
        )
      }
    }
  }
}
