import Foundation
import TestSupport
import Testing

@testable import SpanishText

@Suite struct SortKeyTests {
  @Test func order() {
    let sorted = [
      "", "a", "á", "ab", "hablo", "habló", "háblo", "habloso", "nu", "nú", "nü", "ñu", "ñú", "o",
    ]
    var random = SeededRandom(seed: 72)
    for _ in 0..<20 {
      #expect(sorted.shuffled(using: &random).sorted { SortKey($0) < SortKey($1) } == sorted)
    }
  }

  @Test func capitalsAndDecompositionMakeNoDifference() {
    #expect(SortKey("COMÉIS") == SortKey("come\u{301}is"))
    #expect(SortKey("AÑO") == SortKey("an\u{303}o"))
  }

  /// Composed Latin-1 text is read from its bytes, decomposed text is not.
  @Test func bothWaysOfReadingAgree() {
    for letter in Letters.all {
      let text = "xé\(letter)"
      #expect(SortKey(text) == SortKey(text.decomposedStringWithCanonicalMapping), "\(text)")
    }
  }

  @Test func everyMarkCountsFromTheLeft() {
    #expect(SortKey("aá") < SortKey("áa"))
    #expect(SortKey("ánú") < SortKey("ánü"))
    #expect(SortKey("anü") < SortKey("ánu"))
  }

  /// The rule written out: folds first, then mark after mark.
  private func plainOrder(_ left: String, _ right: String) -> Bool {
    let folds = (Array(left.folded.utf8), Array(right.folded.utf8))
    if folds.0 != folds.1 { return folds.0.lexicographicallyPrecedes(folds.1) }
    let marks = (
      left.unicodeScalars.map { Diacritic(of: $0) }, right.unicodeScalars.map { Diacritic(of: $0) }
    )
    return marks.0.lexicographicallyPrecedes(marks.1)
  }

  @Test func randomWordsAreInTheOrderOfTheRule() {
    let letters = Array("aáeéiíuúünñzr")
    var random = SeededRandom(seed: 7)
    func word() -> String {
      let length = Int.random(in: 0...4, using: &random)
      return String(
        (0..<length).map { _ in letters[Int.random(in: letters.indices, using: &random)] })
    }
    for _ in 0..<10_000 {
      let (left, right) = (word(), word())
      #expect((SortKey(left) < SortKey(right)) == plainOrder(left, right), "\(left) \(right)")
    }
  }
}
