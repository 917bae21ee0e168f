import Testing

@testable import SpanishText

@Suite struct MarkTests {
  @Test(
    arguments: [
      ("a", Diacritic.none), ("á", .acute), ("ü", .diaeresis), ("ñ", .tilde), ("É", nil),
      ("à", nil), ("ç", nil), ("ß", nil), ("ǘ", nil), ("õ", nil), ("中", nil),
    ] as [(Unicode.Scalar, Diacritic?)])
  func ofLetter(letter: Unicode.Scalar, expected: Diacritic?) {
    #expect(Letter(small: letter)?.diacritic == expected)
  }

  @Test func spanishLetters() {
    let letters = "abcdefghijklmnopqrstuvwxyzáéíóúüñ"
    for value in UInt32(0)..<0x2000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(isSpanishLetter(scalar) == letters.unicodeScalars.contains(scalar))
    }
  }
}
