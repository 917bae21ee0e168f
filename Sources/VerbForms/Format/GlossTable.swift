import SpanishText

/// What verbs mean, in one language or several.
///
/// A gloss is found by its verb's rank, without a search: the verbs that have one are mostly those used most.
struct GlossTable {
  /// Eight bytes a language, in the order of their codes: see ``GlossLanguage``.
  let languages: ByteSlice
  /// For each language, and in it for each rank up to the last that has a gloss anywhere, where its text
  /// starts; and the end. A verb without a gloss has no bytes.
  let starts: PackedIntegers
  let texts: ByteSlice

  var languageCount: Int { languages.count / GlossLanguage.size }

  private var rankCount: Int { languageCount == 0 ? 0 : (starts.count - 1) / languageCount }

  func language(_ number: Int) -> GlossLanguage {
    GlossLanguage(bits: languages.integer(at: number * GlossLanguage.size, as: UInt64.self))
  }

  /// The gloss of the verb with this rank; nil where it has none in the language.
  func text(ofRank rank: Int, in language: GlossLanguage) -> ByteSlice? {
    guard rank < rankCount,
      let number = (0..<languageCount).first(where: { self.language($0) == language })
    else { return nil }
    let index = number * rankCount + rank
    let text = texts.slice(starts[index], starts[index + 1] - starts[index])
    return text.isEmpty ? nil : text
  }

  func count(inLanguage number: Int) -> Int {
    let first = number * rankCount
    return (first..<first + rankCount).count { starts[$0] < starts[$0 + 1] }
  }

  /// Whether all of it stays inside, and every text can be shown: UTF-8 without control characters.
  func isSound(verbs: Int) -> Bool {
    let count = languageCount
    guard languages.count == count * GlossLanguage.size else { return false }
    for number in 0..<count {
      guard language(number).isSound,
        number == 0 || language(number - 1) < language(number)
      else { return false }
    }
    if count == 0 { return starts.count <= 1 && texts.isEmpty }
    guard starts.ascends(to: texts.count), (starts.count - 1) % count == 0, rankCount <= verbs
    else { return false }
    for index in 0..<starts.count - 1 where starts[index] < texts.count {
      // No text begins within a letter.
      if texts[starts[index]] & 0xC0 == 0x80 { return false }
    }
    return unsafe plainLength(of: texts.raw.assumingMemoryBound(to: UInt8.self).span) != nil
      || String(validating: texts, as: UTF8.self)?.unicodeScalars.contains(where: isControl)
        == false
  }
}

/// The code of a language: `en`, `pt-br`. Up to eight small letters, digits and hyphens, as a number whose
/// lowest byte is the first letter.
package struct GlossLanguage: Comparable {
  package let bits: UInt64

  static let size = 8

  /// That of glosses that do not say theirs, in ISO 639-2: `und`.
  static let undetermined = GlossLanguage(bits: 0x64_6E75)

  init(bits: UInt64) { self.bits = bits }

  package init?(_ code: String) {
    var bits: UInt64 = 0
    var shift: UInt64 = 0
    for byte in code.utf8 {
      guard byte != 0, shift < UInt64(8 * Self.size) else { return nil }
      bits |= UInt64(byte) << shift
      shift += 8
    }
    self.bits = bits
    if !isSound { return nil }
  }

  private func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> UInt64(8 * index)) }

  /// How many letters the code has: the bytes before the zeros.
  private var count: Int { Self.size - bits.leadingZeroBitCount / 8 }

  package var code: String { String(decoding: (0..<count).map(byte), as: UTF8.self) }

  /// Whether it is letters, digits and hyphens, beginning with a letter, and zeros after them.
  var isSound: Bool {
    (0..<max(count, 1)).allSatisfy { index in
      switch byte(index) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): true
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
      default: false
      }
    }
  }

  package static func < (left: GlossLanguage, right: GlossLanguage) -> Bool {
    left.bits.byteSwapped < right.bits.byteSwapped
  }
}
