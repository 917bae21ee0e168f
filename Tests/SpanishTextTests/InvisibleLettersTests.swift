import Foundation
import TestSupport
import Testing

@testable import SpanishText

@Suite struct InvisibleLettersTests {
  @Test func whatIsNotSeenFallsAway() {
    let marks: [ClosedRange<UInt32>] = [
      0xAD...0xAD, 0x61C...0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2060,
      0x2066...0x2069, 0xFEFF...0xFEFF,
    ]
    for mark in marks.joined().compactMap({ Unicode.Scalar($0) }) {
      #expect("\(mark)ha\(mark)blé".withPlainLetters == "hablé")
      #expect(isInvisible(mark) && !isControl(mark))
    }
  }

  /// Plain texts are told eight bytes at a time: as scalar by scalar.
  @Test func plainTextsAreMeasured() {
    let letters: [Unicode.Scalar] = [
      "a", "z", " ", "~", "\\", "\"", "é", "À", "ÿ", "\u{1F}", "\u{7F}", "\u{AD}", "ā", "…",
    ]
    var random = SeededRandom(seed: 61)
    for _ in 0..<rounds(20_000, few: 3_000) {
      let most = Int.random(in: 1...letters.count, using: &random)
      let scalars = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        letters[Int.random(in: 0..<most, using: &random)]
      }
      let text = String(String.UnicodeScalarView(scalars))
      let isPlain = scalars.allSatisfy { (" "..."~").contains($0) || ("À"..."ÿ").contains($0) }
      #expect(text.withBytes { plainLength(of: $0) } == (isPlain ? scalars.count : nil))
      let isEscaped = scalars.contains { $0 == "\\" || $0 == "\"" }
      #expect(
        text.withBytes { plainLength(of: $0, without: UInt8(ascii: "\\"), UInt8(ascii: "\"")) }
          == (isPlain && !isEscaped ? scalars.count : nil))
      #expect(
        text.hasHidden == scalars.contains { "\u{1F}\u{7F}\u{AD}".unicodeScalars.contains($0) })
    }
    for malformed in [[0xC3], [0x61, 0xC3, 0x61], [0x80], [0xC3, 0xC3, 0xA9]] as [[UInt8]] {
      #expect(plainLength(of: malformed.span) == nil)
    }
  }

  /// What is hidden in a text: `·` in its place.
  @Test(arguments: [
    ("e\u{301}\u{323}", "e\u{301}\u{323}"), ("\u{301}a", "·a"), (" \u{338}", " ·"),
    ("¿\u{200D}fui", "¿·fui"), ("…\u{200D}fui", "…·fui"), ("1\u{FE0F}\u{200D}a", "1\u{FE0F}·a"),
    ("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"), ("→\u{200D}", "→·"),
    ("a\u{200D}b", "a·b"), ("\u{200D}fui", "·fui"), ("\u{34F}a\u{34F}", "·a·"),
    ("T\u{E0112}\u{E0113}", "T··"), ("=\u{FE0F}", "=·"), ("a\u{FE00}\u{180B}\u{17B4}", "a···"),
    ("\u{2800}\u{1D159}", "··"), ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}·"),
    ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"), ("👩🏽\u{200D}🏫", "👩🏽\u{200D}🏫"),
    ("🏳\u{FE0F}\u{200D}🌈", "🏳\u{FE0F}\u{200D}🌈"), ("😀\u{200D}\u{200D}", "😀\u{200D}·"),
    ("\u{200B}\u{301}", "··"), ("ñ\u{AD}", "ñ·"),
  ])
  func hiddenCharacters(text: String, shown: String) {
    var hidden = HiddenCharacters()
    let scalars = text.unicodeScalars.map { hidden.contain($0) ? "·" : $0 }
    #expect(Array(String(String.UnicodeScalarView(scalars)).utf8) == Array(shown.utf8))
    #expect(text.hasHidden == shown.contains("·"))
  }

  @Test func lettersOfOtherLooksAreLetters() {
    #expect("ｆｕｉ, ＨＡＢＬＯ？".withPlainLetters == "fui, HABLO?")
    #expect("ﬁngir ﬂotar ﬀ ﬃ ﬄ ﬅ ﬆ".withPlainLetters == "fingir flotar ff ffi ffl st st")
    #expect("ｃｏｍｅ\u{301}ｉｓ".normalizedSpanish == "coméis")
    #expect("ＳＡＬＩ\u{AD}\u{301}".normalizedSpanish == "salí")
  }

  /// Ligatures and full-width characters are what Unicode says; all other characters stay, but for those
  /// that are not seen.
  @Test func everyOtherCharacterStays() {
    let step = rounds(1, few: 7)
    for scalar in stride(from: UInt32(0), through: 0x1_1000, by: step).lazy
      .compactMap({ Unicode.Scalar($0) })
    {
      let text = String(scalar)
      switch scalar.value {
      case 0xFB00...0xFB06, 0xFF01...0xFF5E:
        #expect(text.withPlainLetters == text.precomposedStringWithCompatibilityMapping)
      case _ where scalar.properties.generalCategory == .format:
        #expect(text.withPlainLetters.isEmpty, "\(scalar.value)")
      default:
        if !text.withPlainLetters.utf8.elementsEqual(text.utf8) {
          Issue.record("U+\(String(scalar.value, radix: 16)) becomes \(text.withPlainLetters)")
        }
      }
    }
  }

  @Test func controlsAreInvisibleAndStay() {
    for scalar in ["\0", "\u{1B}", "\u{7F}", "\u{9B}"] as [Unicode.Scalar] {
      #expect(isControl(scalar) && isInvisible(scalar))
      #expect("a\(scalar)ñ\u{AD}".withPlainLetters == "a\(scalar)ñ")
    }
    for scalar in ["a", "ñ", "\u{301}", "\u{3000}", "😀"] as [Unicode.Scalar] {
      #expect(!isControl(scalar) && !isInvisible(scalar))
    }
  }
}
