import Foundation
import Testing
import TestSupport

@testable import SpanishText

@Suite struct CompositionTests {
  /// All letters of the basic blocks and the Latin ones beyond, and marks of several classes.
  private static let latin: [Unicode.Scalar] =
    [0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF].joined()
    .compactMap { Unicode.Scalar(UInt32($0)) } + ["\u{212A}", "\u{212B}", "3", " "]
  private static let marks: [Unicode.Scalar] =
    (UInt32(0x300)...0x36F).compactMap { Unicode.Scalar($0) }

  @Test func everyLatinLetterComposesFromItsParts() {
    for letter in Self.latin {
      let text = Letters.text(letter)
      let decomposed = text.decomposedStringWithCanonicalMapping
      let expected = scalars(text.precomposedStringWithCanonicalMapping)
      #expect(scalars(text.composed) == expected)
      #expect(scalars(decomposed.composed) == expected)
    }
  }

  @Test func everyLetterWithEveryMarkIsAsInFoundation() {
    // Every fifth letter meets every mark too: the blocks have them in rows of capital and small.
    let step = rounds(1, few: 5)
    for letter in stride(from: 0, to: Self.latin.count, by: step).map({ Self.latin[$0] }) {
      for mark in Self.marks {
        let text = Letters.text(letter, mark)
        let expected = scalars(text.precomposedStringWithCanonicalMapping)
        if scalars(text.composed) != expected { Issue.record("\(scalars(text))") }
      }
    }
  }

  @Test func randomTextsAreAsInFoundation() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<rounds(5_000, few: 700) {
      var text = ""
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let isMark = Bool.random(using: &random)
        let pool = isMark ? Self.marks : Self.latin
        text.unicodeScalars.append(pool[Int.random(in: pool.indices, using: &random)])
      }
      let expected = scalars(text.precomposedStringWithCanonicalMapping)
      #expect(scalars(text.composed) == expected, "\(scalars(text))")
    }
  }

  @Test func spanishDecomposedIsComposed() {
    let text = "hablábamos años pingüino"
    let decomposed = text.decomposedStringWithCanonicalMapping
    #expect(scalars(decomposed) != scalars(text))
    #expect(scalars(decomposed.composed) == scalars(text))
  }

  @Test func otherScriptsPass() {
    for text in ["中文", "ру\u{301}сский", "한국어", "😀👍🏽", "ελληνικά"] {
      #expect(scalars(text.composed) == scalars(text))
    }
  }

  @Test(.exhaustive) func aLongRunOfMarksIsNoTrouble() {
    var text = "a"
    for _ in 0..<20_000 { text.unicodeScalars.append(contentsOf: ["\u{301}", "\u{323}"]) }
    #expect(scalars(text.composed) == scalars(text.precomposedStringWithCanonicalMapping))
  }

  /// The standard library compares the marks of a letter in quadratic time.
  @Test func floodsOfMarksAreParted() {
    let thirty = String(repeating: "\u{301}", count: 30)
    for text in ["", "comer", "a" + thirty, "a" + thirty + "a" + thirty] {
      #expect(scalars(text.withoutFloodsOfMarks) == scalars(text))
    }
    var flood = "a"
    for _ in 0..<100 { flood.unicodeScalars.append(contentsOf: ["\u{301}", "\u{323}"]) }
    let parted = flood.withoutFloodsOfMarks
    #expect(parted.count == 1)
    #expect(scalars(parted).filter { $0 != "\u{34F}" } == scalars(flood))
    let runs = scalars(parted).dropFirst().split(separator: "\u{34F}")
    #expect(runs.map(\.count) == [30, 30, 30, 30, 30, 30, 20])
  }
}
