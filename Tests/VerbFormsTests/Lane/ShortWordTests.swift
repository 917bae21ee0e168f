import SortedTrie
import TestSupport
import Testing

@testable import VerbForms

/// Sixteen bytes in one integer, against the same byte by byte.
@Suite struct ShortWordTests {
  /// Bytes as they stand in lines, more often than by chance such as mean something.
  private func randomBytes(_ random: inout SeededRandom) -> [UInt8] {
    let frequent = Array("\n\0\rNnHhYyaAzZ@[`{ éñÜáÁ".utf8) + [0x7F, 0x80, 0xC3, 0xE3, 0xFF]
    return (0..<16).map { _ in
      Bool.random(using: &random)
        ? frequent.randomElement(using: &random) ?? 0
        : UInt8.random(in: 0...255, using: &random)
    }
  }

  private func packed(_ bytes: [UInt8]) -> UInt128 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt128($1) }
  }

  private func places(_ marks: UInt128) -> [Int] {
    (0..<16).filter { marks >> UInt128(8 * $0 + 7) & 1 == 1 }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 && byte < 0x80
  }

  @Test func questionsAboutBytes() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<20_000 {
      let bytes = randomBytes(&random)
      let packed = packed(bytes)
      #expect(bytes.withUnsafeBufferPointer { unsafe PackedBytes.load($0.baseAddress!) } == packed)
      let others = bytes.indices.filter { !isLetter(bytes[$0]) }
      #expect(places(PackedBytes.nonLetters(packed)) == others)
      #expect(PackedBytes.place(PackedBytes.nonLetters(packed)) == others.first ?? 16)
      for byte in [0x0A, 0x00, bytes[3]] as [UInt8] {
        let found = places(PackedBytes.first(byte, in: packed)).first
        #expect(found == bytes.firstIndex(of: byte))
      }
      let ascii = bytes.map { $0 & 0x7F }
      let wanted = ascii[7]
      #expect(
        places(PackedBytes.every(wanted, in: self.packed(ascii)))
          == ascii.indices.filter { ascii[$0] == wanted })
      let lowered = bytes.map { $0 >= 0xC0 ? $0 : $0 | 0x20 }
      #expect(PackedBytes.lowered(packed) == self.packed(lowered))
    }
  }

  @Test func lines() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<20_000 {
      let bytes = randomBytes(&random)
      for separator in [0x0A, 0] as [UInt8] {
        let line = bytes.withUnsafeBufferPointer {
          unsafe ShortLine(at: $0.baseAddress!, separator: separator)
        }
        let end = bytes.firstIndex(of: separator)
        #expect(line?.size == end)
        if let end {
          let expected = bytes[...end] + [UInt8](repeating: 0, count: 15 - end)
          #expect(line?.bytes == packed(Array(expected)))
        }
      }
    }
  }

  /// A word as the walk that takes words of any length reads it.
  private func slowly(_ bytes: [UInt8]) -> (letters: [UInt8], marks: UInt128)? {
    var letters: [UInt8] = []
    var marks: UInt128 = 0
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if isLetter(byte) {
        letters.append(byte | 0x20)
        marks <<= 2
      } else if byte == 0xC3, let second = rest.popFirst(), second & 0xC0 == 0x80,
        let (plain, mark) = Alphabet.plainLetter(ofSecondByte: second | 0x20)
      {
        letters.append(plain)
        marks = marks << 2 | UInt128(mark)
      } else {
        return nil
      }
    }
    return letters.isEmpty ? nil : (letters, marks)
  }

  @Test func words() {
    var random = SeededRandom(seed: 7)
    let alphabet = "aáÁeÉiíoónñÑuüÜÚhyzMm".map { String($0) } + ["\u{E0}", "1", "@", "\u{E3}", " "]
    var known = 0
    for _ in 0..<30_000 {
      let length = Int.random(in: 0...10, using: &random)
      // One of the last four now and then, or hardly a word would be one.
      let text = (0..<length).map { _ in
        let isOdd = Int.random(in: 0..<40, using: &random) == 0
        return (isOdd ? alphabet.suffix(5) : alphabet.dropLast(5)).randomElement(using: &random)
          ?? ""
      }.joined()
      var bytes = Array(text.utf8.prefix(15))
      let expected = slowly(bytes)
      bytes.append(0x0A)
      bytes += [UInt8](repeating: 0x61, count: 16)
      let word = bytes.withUnsafeBufferPointer { bytes in
        unsafe ShortLine(at: bytes.baseAddress!, separator: 0x0A).flatMap {
          ShortWord($0, Alphabet.letters)
        }
      }
      #expect((word == nil) == (expected == nil), "\(text)")
      guard let word, let expected else { continue }
      known += 1
      let letters = (0..<word.length).map {
        UInt8(truncatingIfNeeded: word.letters >> UInt128(8 * $0))
      }
      #expect(letters == expected.letters && word.marks == expected.marks, "\(text)")
      let folded = String(decoding: letters, as: UTF8.self)
      #expect(word.holdsStandIn == (folded.contains("nh") || folded.contains("ny")), "\(text)")
      let labels = letters.map { Alphabet.label(ofLetter: $0) }
      var stored = [UInt8](repeating: 0, count: 16)
      stored.withUnsafeMutableBufferPointer { unsafe word.storeLabels($0.baseAddress!) }
      #expect(Array(stored.prefix(word.length)) == labels)
      if labels.count >= 3 {
        let (third, before, last) = word.lastThree
        #expect([third, before, last] == labels.suffix(3).map { UInt32($0) }, "\(text)")
      }
    }
    #expect(known > 20_000)
  }
}
