import SpanishText

/// What verbs mean, in one language or several.
///
/// A gloss is found by its verb's rank, without a search: the verbs that have one are mostly those used most.
package struct GlossTable {
  /// The codes of the languages, in their order.
  let languages: [String]
  /// For each language, and in it for each rank up to the last that has a gloss anywhere, where its text
  /// starts; and the end. A verb without a gloss has no bytes.
  let starts: PackedIntegers
  let texts: ByteSlice

  package static let codeSize = 8
  /// The language of glosses that do not say theirs, in ISO 639-2.
  static let undetermined = "und"

  /// Nil if the size of the codes is not a multiple of theirs, zeros included.
  init?(codes: ByteSlice, starts: PackedIntegers, texts: ByteSlice) {
    guard codes.count % Self.codeSize == 0 else { return nil }
    languages = stride(from: 0, to: codes.count, by: Self.codeSize).map { start in
      let end = (start..<start + Self.codeSize).last { codes[$0] != 0 }
      return codes.slice(start..<(end.map { $0 + 1 } ?? start)).text
    }
    (self.starts, self.texts) = (starts, texts)
  }

  private var rankCount: Int { languages.isEmpty ? 0 : (starts.count - 1) / languages.count }

  /// The gloss of the verb with this rank; nil where it has none in the language.
  func text(ofRank rank: Int, in language: String) -> ByteSlice? {
    guard rank < rankCount, let number = languages.firstIndex(of: language) else { return nil }
    let text = texts.slice(starts.part(number * rankCount + rank))
    return text.isEmpty ? nil : text
  }

  func count(inLanguage number: Int) -> Int {
    let first = number * rankCount
    return (first..<first + rankCount).count { starts[$0] < starts[$0 + 1] }
  }

  /// Whether all of it stays inside, and every text can be shown: UTF-8 without control characters.
  func isSound(verbs: Int) -> Bool {
    guard languages.allSatisfy(Self.isCode),
      zip(languages, languages.dropFirst()).allSatisfy({ $0 < $1 })
    else { return false }
    let count = languages.count
    if count == 0 { return starts.count <= 1 && texts.isEmpty }
    guard starts.ascends(to: texts.count), (starts.count - 1) % count == 0, rankCount <= verbs
    else { return false }
    for index in 0..<starts.count - 1 where starts[index] < texts.count {
      // No text begins within a letter.
      if texts[starts[index]] & 0xC0 == 0x80 { return false }
    }
    return unsafe plainLength(of: texts.raw.assumingMemoryBound(to: UInt8.self).span) != nil
      || String(validating: texts.raw, as: UTF8.self)?.unicodeScalars.contains(where: isControl)
        == false
  }

  /// Whether a text is the code of a language, such as `en` and `pt-br`: up to eight small letters, digits and hyphens,
  /// a letter first.
  package static func isCode(_ text: String) -> Bool {
    (1...codeSize).contains(text.utf8.count)
      && text.utf8.enumerated().allSatisfy { index, byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
        default: false
        }
      }
  }
}
