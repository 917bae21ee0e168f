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
      var packed = PackedLabels()
      for label in labels { packed.append(label) }
      #expect(packed.count == count)
      #expect(packed.key() == FormKey(labels: labels.span))
      var room = [UInt8](repeating: 0, count: PlainLetters.room)
      let letters = PlainLetters(packed)
      room.withUnsafeMutableBytes { room in
        guard let start = room.baseAddress else { return }
        letters.store(at: start)
      }
      let plain = labels.map { Letter.plain(ofLabel: $0) }
      #expect(letters.count == count && room.prefix(count).elementsEqual(plain))
    }
  }

  @Test func accentsAreThoseOfAPattern() throws {
    let key = try #require(FormKey(form: "añadís"))
    var packed = PackedLabels()
    for label in key.labels { packed.append(label) }
    #expect(packed.key(with: key.accents) == key)
  }

  /// The tables say of each byte what ``Letter`` says.
  @Test func classesOfBytesAreThoseOfLetters() {
    let classes = ByteClasses.shared
    for byte in UInt8.min...UInt8.max {
      let small = byte < 0x80 ? Character(Unicode.Scalar(byte)).lowercased() : ""
      let isLetter = small.utf8.first.map { (0x61...0x7A).contains($0) } ?? false
      let label = classes.ofByte[Int(byte)] & ByteClasses.labelBits
      #expect(label == (isLetter ? Letter.label(of: small.utf8.first ?? 0) : byte == 0x20 ? 1 : 0))
      #expect((classes.ofByte[Int(byte)] & ByteClasses.n != 0) == (small == "n"))
      #expect((classes.ofByte[Int(byte)] & ByteClasses.hOrY != 0) == (small == "h" || small == "y"))
      let letter = (0x80...0xBF).contains(byte) ? Letter(secondByte: byte | 0x20) : nil
      let second = classes.ofSecondByte[Int(byte)]
      #expect(second & ByteClasses.labelBits == letter?.label ?? 0)
      #expect(second >> ByteClasses.diacriticShift == letter?.diacritic.rawValue ?? 0)
    }
  }
}
