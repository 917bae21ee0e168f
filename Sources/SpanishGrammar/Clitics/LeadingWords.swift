/// The words that fall away before a verb form, in levels and in queries alike.
///
/// `me lavo` is the form lavo of lavar; the infinitive of `lavarse` is lavar. Source: the orders in
/// which Spanish puts pronouns before a verb; only the words themselves matter here.
package enum LeadingWords {
  package static let all: Set<String> = [
    "no", "me", "te", "se", "nos", "os", "lo", "la", "los", "las", "le", "les",
  ]

  /// Whether a column's name begins with one: `me`, for those whom `me gusta` is about.
  package static func begin(column: String) -> Bool {
    words(of: column).first.map { all.contains(String($0)) } ?? false
  }

  /// How many bytes of leading words, spaces included, stand before the form itself: 3 in `me lavo`,
  /// 0 in `lavo` and in `he lavado`. The last word never falls away.
  ///
  /// - Complexity: O(bytes of the leading words).
  package static func size(in text: some BidirectionalCollection<UInt8>) -> Int {
    var rest = text[...]
    while let space = rest.prefix(4).firstIndex(of: UInt8(ascii: " ")),
      all.contains(String(decoding: rest[..<space], as: UTF8.self))
    {
      rest = rest[rest.index(after: space)...]
    }
    return rest.isEmpty ? 0 : text.count - rest.count
  }

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
