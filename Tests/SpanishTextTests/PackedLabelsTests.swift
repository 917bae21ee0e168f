import SpanishText
import TestSupport
import Testing

/// Letters in registers are those of the key.
@Suite struct PackedLabelsTests {
  @Test(arguments: 0...PackedLabels.capacity)
  func lettersOfAllLengths(count: Int) throws {
    var random = SeededRandom(seed: UInt64(count))
    for _ in 0..<20 {
      let labels = (0..<count).map { _ in UInt8.random(in: 2...27, using: &random) }
      let (first, rest) = (labels.prefix(PackedLabels.half), labels.dropFirst(PackedLabels.half))
      let packed = PackedLabels(first: pack(first), rest: pack(rest))
      #expect(packed.count == count)
      var room = [UInt8](repeating: 0, count: PackedLabels.capacity)
      let letters = PlainLetters(packed)
      room.withUnsafeMutableBytes { room in
        guard let start = room.baseAddress else { return }
        letters.store(at: start)
      }
      let plain = labels.map { Letter.plain(ofLabel: $0) }
      #expect(letters.count == count && room.prefix(count).elementsEqual(plain))
      #expect(FormKey(packed).labels == labels)
    }
  }

  /// The first labels of keys are in the order of the keys, and a short key is made of them again.
  @Test func orderOfKeys() throws {
    var random = SeededRandom(seed: 24)
    let keys = try (0..<400).map { _ in
      let letters = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        ["a", "ñ", " "].randomElement(using: &random) ?? "a"
      }
      return try #require(FormKey(form: letters.joined()))
    }
    for (one, other) in zip(keys, keys.dropFirst()) {
      let isBefore = one.labels.prefix(24).lexicographicallyPrecedes(other.labels.prefix(24))
      #expect((one.firstLabels < other.firstLabels) == isBefore)
      let again = FormKey(one.firstLabels, accents: one.accents)
      #expect((again == one) == (one.count <= PackedLabels.capacity))
    }
  }

  private func pack(_ labels: ArraySlice<UInt8>) -> UInt64 {
    labels.reduce(0) { $0 << 5 | UInt64($1) }
  }
}
