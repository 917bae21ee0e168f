import Foundation
import Testing

@testable import SpanishText

@Suite struct LowerCaseTests {
  @Test(arguments: [
    ("COMÉIS", "coméis"), ("coméis", "coméis"), ("AÑO", "año"), ("ÜÁ", "üá"), ("×÷ß", "×÷ß"),
    ("N\u{303}U", "ñu"), ("ŁÓDŹ", "łódź"), ("İ", "i\u{307}"), ("ΣΑΣ", "σασ"), ("", ""),
    ("123 Ab", "123 ab"),
  ])
  func lowers(text: String, expected: String) {
    #expect(scalars(text.loweredSpanish) == scalars(expected))
  }

  @Test func everyLatinLetterIsLoweredAsInTheStandardLibrary() {
    for letter in Letters.all {
      let expected = letter.properties.lowercaseMapping.precomposedStringWithCanonicalMapping
      #expect(scalars(Letters.text(letter).loweredSpanish) == scalars(expected))
    }
  }
}
