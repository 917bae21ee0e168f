/// The words that fall away before a verb form, in levels and in queries alike.
///
/// `me lavo` is the form lavo of lavar; the infinitive of `lavarse` is lavar. Source: the orders in
/// which Spanish puts pronouns before a verb; only the words themselves matter here.
public enum LeadingWords {
  /// The words.
  public static let all: Set<String> = [
    "no", "me", "te", "se", "nos", "os", "lo", "la", "los", "las", "le", "les",
  ]

  /// How many bytes of leading words, spaces included, stand before the form itself: 3 in `me lavo`,
  /// 0 in `lavo` and in `he lavado`. The last word never falls away.
  ///
  /// - Complexity: O(bytes of the leading words).
  public static func size(in text: some BidirectionalCollection<UInt8>) -> Int {
    var size = 0
    var word: [UInt8] = []
    var offset = 0
    for byte in text {
      offset += 1
      guard byte == UInt8(ascii: " ") else {
        word.append(byte)
        if word.count > 3 { break }
        continue
      }
      guard all.contains(String(decoding: word, as: UTF8.self)) else { break }
      size = offset
      word.removeAll(keepingCapacity: true)
    }
    return size < text.count ? size : 0
  }

  /// How many bytes of an infinitive are its pronoun: 2 in `lavarse`, `oírse` and `irse`, 0 in `lavar`
  /// and in `arse`, before which no verb is left.
  public static func pronounSize(
    ofInfinitive text: some BidirectionalCollection<UInt8>
  ) -> Int {
    var tail = text.suffix(4).makeIterator()
    guard let vowel = tail.next() else { return 0 }
    // ir is the one verb that is nothing but its ending.
    guard text.count > 4 || (text.count == 4 && vowel == UInt8(ascii: "i")) else { return 0 }
    // The last byte of í in UTF-8 is 0xAD.
    let isInfinitive =
      vowel == UInt8(ascii: "a") || vowel == UInt8(ascii: "e") || vowel == UInt8(ascii: "i")
      || vowel == 0xAD
    guard isInfinitive, tail.next() == UInt8(ascii: "r"), tail.next() == UInt8(ascii: "s"),
      tail.next() == UInt8(ascii: "e")
    else { return 0 }
    return 2
  }
}
