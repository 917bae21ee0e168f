import SpanishGrammar

/// The cells of a line one after another, and the infinitive that they belong to.
struct CellText {
  let bytes: [UInt8]
  let infinitive: [UInt8]

  /// A stretch of it, for messages.
  func text(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }

  /// How many bytes of words that fall away stand before a form; see ``LeadingWords``.
  func leadingSize(of place: Range<Int>) -> Int {
    LeadingWords.size(in: bytes[place])
  }

  /// How many bytes a stretch has in common with the beginning of the infinitive, whole letters only.
  func sharedSize(of place: Range<Int>) -> Int {
    let limit = min(infinitive.count, place.count)
    var shared = 0
    while shared < limit, infinitive[shared] == bytes[place.lowerBound + shared] { shared += 1 }
    // Never between the two bytes of a letter.
    if shared > 0, infinitive[shared - 1] == 0xC3 { shared -= 1 }
    return shared
  }
}
