import Testing

@testable import SpanishText

@Suite struct MarkTests {
  @Test(
    arguments: [
      ("a", Diacritic.none), ("á", .acute), ("É", .acute), ("ü", .diaeresis), ("Ñ", .tilde),
      ("à", .none), ("ç", .none), ("ß", .none), ("ǘ", .diaeresis), ("õ", .tilde), ("中", .none),
    ] as [(Unicode.Scalar, Diacritic)])
  func ofLetter(letter: Unicode.Scalar, expected: Diacritic) {
    #expect(Diacritic(of: letter) == expected)
  }

  @Test func spanishLetters() {
    let letters = "abcdefghijklmnopqrstuvwxyzáéíóúüñ"
    for value in UInt32(0)..<0x2000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(isSpanishLetter(scalar) == letters.unicodeScalars.contains(scalar))
    }
  }
}
