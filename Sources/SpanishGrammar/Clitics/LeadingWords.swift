import SpanishText

/// The words that fall away before a verb form, in levels and in queries alike, in whatever order: `no` and pronouns.
/// `me lavo` is the form lavo of lavar; the infinitive of `lavarse` is lavar.
package enum LeadingWords {
  /// How many bytes of leading words, spaces included, come before the form itself: 3 in `me lavo`,
  /// 0 in `lavo` and in `he lavado`. The last word never falls away.
  package static func size(in text: String) -> Int { text.withBytes { size(in: $0) } }

  package static func size(in text: borrowing Span<UInt8>) -> Int {
    let size = sizeOfAll(in: text)
    return size == text.count ? 0 : size
  }

  /// Whether a text has no other words, each with a space after it.
  package static func areAll(in words: borrowing Span<UInt8>) -> Bool {
    sizeOfAll(in: words) == words.count
  }

  private static func sizeOfAll(in text: borrowing Span<UInt8>) -> Int {
    var size = 0
    var word: UInt32 = 0
    for offset in text.indices {
      if text[offset] != UInt8(ascii: " ") {
        word = word << 8 | UInt32(text[offset])
        // No leading word has more than three letters.
        guard word <= 0xFF_FFFF else { break }
      } else {
        guard codes.contains(word) else { break }
        size = offset + 1
        word = 0
      }
    }
    return size
  }

  /// The bytes of each word as one number.
  private static let codes: [UInt32] = (["no"] + Pronoun.allCases.map { $0.text }).map {
    $0.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// An infinitive without its pronoun: `lavar` of `lavarse`, `oír` of `oírse`. `arse` stays: no verb is left of it.
  package static func withoutPronoun(_ infinitive: String) -> String {
    let text = infinitive.utf8
    guard text.suffix(3).elementsEqual("rse".utf8), let vowel = text.dropLast(3).last,
      // The last byte of í in UTF-8 is 0xAD.
      [UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), 0xAD].contains(vowel),
      // ir is the one verb that is nothing but its ending.
      text.count > 4 || vowel == UInt8(ascii: "i")
    else { return infinitive }
    return String(decoding: text.dropLast(2), as: UTF8.self)
  }
}
