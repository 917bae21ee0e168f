import SpanishText

/// The words that fall away before a verb form, in levels and in queries alike.
///
/// `me lavo` is the form lavo of lavar; the infinitive of `lavarse` is lavar. Source: the orders in
/// which Spanish puts pronouns before a verb; only the words themselves matter here.
package enum LeadingWords {
  private static let all = Set(["no"] + Pronoun.allCases.map { $0.text })

  /// Whether a column's name begins with one: `me`, for those whom `me gusta` is about.
  package static func begin(column: String) -> Bool {
    words(of: column).first.map { all.contains(String($0)) } ?? false
  }

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
    var word = Code()
    for offset in text.indices {
      if text[offset] != UInt8(ascii: " ") {
        word.append(text[offset])
        guard word.isShort else { break }
      } else {
        guard codes.contains(word) else { break }
        size = offset + 1
        word = Code()
      }
    }
    return size
  }

  /// The bytes of a short word as a number.
  private struct Code: Equatable {
    private var bits: UInt32 = 0
    /// Whether it may be one of the words, which have three letters at most.
    var isShort: Bool { bits <= 0xFF_FFFF }

    init() {}

    init(_ word: String) {
      for byte in word.utf8 { append(byte) }
    }

    mutating func append(_ byte: UInt8) { bits = bits << 8 | UInt32(byte) }
  }

  private static let codes = all.map { Code($0) }

  /// An infinitive without its pronoun: `lavar` of `lavarse`.
  package static func withoutPronoun(_ infinitive: String) -> String {
    guard infinitive.utf8.last == UInt8(ascii: "e") else { return infinitive }
    let size = pronounSize(ofInfinitive: infinitive.utf8)
    return String(decoding: infinitive.utf8.dropLast(size), as: UTF8.self)
  }

  /// How many bytes of an infinitive are its pronoun: 2 in `lavarse`, `oírse` and `irse`, 0 in `lavar`
  /// and in `arse`, before which no verb is left.
  package static func pronounSize(ofInfinitive text: some BidirectionalCollection<UInt8>) -> Int {
    guard text.suffix(3).elementsEqual("rse".utf8), let vowel = text.dropLast(3).last,
      // The last byte of í in UTF-8 is 0xAD.
      [UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), 0xAD].contains(vowel)
    else { return 0 }
    // ir is the one verb that is nothing but its ending.
    return text.count > 4 || vowel == UInt8(ascii: "i") ? 2 : 0
  }
}
