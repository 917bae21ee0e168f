import Foundation
import Testing

@testable import SpanishText

@Suite struct FoldTests {
  private func foundationFold(_ text: String) -> String {
    text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
  }

  /// Foundation drops a mark after every letter of these blocks, ỻ ỽ ỿ among them, but keeps it
  /// after these three capitals. Here a mark vanishes after any letter.
  private static let keptByFoundation: [Unicode.Scalar] = ["Ỻ", "Ỽ", "Ỿ"]

  @Test func agreesWithFoundationOnEveryLetterOfTheLatinBlocks() {
    #expect(Letters.all.count == 62 + 3 + 128 + 256)
    for letter in Letters.all {
      let text = Letters.text(letter)
      #expect(scalars(text.folded) == scalars(foundationFold(text)), "\(text)")
    }
  }

  @Test(arguments: Letters.spanishMarks)
  func agreesWithFoundationWhereAMarkFollows(mark: Unicode.Scalar) {
    for letter in Letters.all {
      let text = Letters.text(letter, mark)
      var expected = scalars(foundationFold(text))
      if Self.keptByFoundation.contains(letter) {
        #expect(expected.last == mark, "Foundation has mended this; drop the exception")
        expected.removeLast()
      }
      let forms = [
        text, text.precomposedStringWithCanonicalMapping,
        text.decomposedStringWithCanonicalMapping,
      ]
      for form in forms {
        #expect(scalars(form.folded) == expected, "\(scalars(form))")
        #expect(scalars("a\(form)b".folded) == ["a"] + expected + ["b"], "\(scalars(form))")
      }
    }
  }

  @Test(arguments: [
    ("Coméis", "comeis"), ("AÑO", "ano"), ("pingüino", "pinguino"), ("straße", "strasse"),
    ("", ""), ("como", "como"), ("ŒUVRE", "œuvre"), ("İĲŉẚ", "iĳʼnaʾ"), ("×÷", "×÷"),
  ])
  func folds(text: String, expected: String) {
    #expect(scalars(text.folded) == scalars(expected))
  }

  @Test func everyCombiningDiacriticVanishesAfterALetter() {
    for value in UInt32(0x300)...0x36F {
      guard let mark = Unicode.Scalar(value) else { continue }
      #expect(scalars(Letters.text("e", mark, mark, "s").folded) == ["e", "s"])
    }
  }

  @Test func aMarkThatStandsAloneIsKept() {
    for text in ["\u{301}", "\u{301}a", " \u{301}a", "1\u{303}"] {
      #expect(scalars(text.folded) == scalars(text))
    }
  }
}
