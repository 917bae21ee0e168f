/// The encodings other than UTF-8 that text comes in.
package enum TextEncoding {
  /// What Windows and old web pages write western text in; Latin-1 is nearly the same.
  package static let windows1252 = "Windows-1252 (“ANSI”, Latin-1)"
  package static let utf16 = "UTF-16 (“Unicode”)"
  package static let utf32 = "UTF-32"

  /// The encoding of several bytes a letter that a text begins in; nil for others.
  package static func wideEncoding(of bytes: ArraySlice<UInt8>) -> String? {
    isUTF32(bytes) ? utf32 : isUTF16(bytes) ? utf16 : nil
  }

  /// Whether a text begins in UTF-32: its first two scalars, or its mark and one scalar, have two zeros each.
  private static func isUTF32(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = Array(bytes.prefix(8))
    func areZero(_ indices: [Int]) -> Bool { indices.allSatisfy { start[$0] == 0 } }
    return start.count == 8 && start.contains { $0 > 8 }
      && areZero([2, 3, 6, 7]) != areZero([0, 1, 4, 5])
  }

  /// Whether a text begins in UTF-16: with its mark, or with a zero in every other byte as western text has.
  private static func isUTF16(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let sample = bytes.prefix(4096)
    var zeros = [0, 0]
    for index in sample.indices where sample[index] == 0 {
      zeros[(index - sample.startIndex) % 2] += 1
    }
    let (most, least) = (max(zeros[0], zeros[1]), min(zeros[0], zeros[1]))
    let pairs = sample.count / 2
    // One zero may be anything.
    return most > 1 && most > pairs / 2 && least <= pairs / 10
  }

  /// A text that is in UTF-16 in UTF-8, without its mark.
  package static func decodedUTF16(_ bytes: [UInt8]) -> [UInt8] {
    let isBigEndian =
      bytes.starts(with: [0xFE, 0xFF]) || !bytes.starts(with: [0xFF, 0xFE]) && bytes.first == 0
    let (high, low) = isBigEndian ? (0, 1) : (1, 0)
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The name of an encoding that bytes seem to be in, where Spanish letters in it are more of them than in
  /// Windows-1252; nil for UTF-8 and what may be Windows-1252.
  ///
  /// Such text can't be told for certain: what is í in one is a quotation mark in another.
  package static func oldEncoding(of bytes: ArraySlice<UInt8>) -> String? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var counts = [0, 0, 0]
    var (marks, spaces) = (0, 0)
    for index in bytes.indices.dropFirst() where bytes[index] >= 0x80 {
      // A letter within a word, where no quotation mark can be.
      guard isASCIILetter(bytes[index - 1]) else { continue }
      switch bytes[index] {
      case 0x92 where isContraction(bytes[(index + 1)...]): break
      case 0x92, 0x96, 0x97: marks += 1
      case 0xA0 where endsInShortWord(bytes[..<index]): break
      case 0xA0: spaces += 1
      case let byte:
        for (number, letters) in oldLetters.enumerated() where letters.contains(byte) {
          counts[number] += 1
        }
      }
    }
    // í ñ ó of Mac Roman are ’ – — of Windows-1252, and á of CP850 is its no-break space: beside
    // letters of Windows-1252 they are these, and with ‘ the first three are.
    if counts[0] == 0, !bytes.contains(0x91) { counts[1] += marks }
    if counts[0] == 0 { counts[2] += spaces }
    if counts[1] > counts[0], counts[1] >= counts[2] { return "Mac Roman" }
    return counts[2] > counts[0] ? "CP850 (MS-DOS)" : nil
  }

  /// á é í ó ú ñ ü in Windows-1252, those of them in Mac Roman that are no marks there, and those in CP850 but á.
  private static let oldLetters: [[UInt8]] = [
    [0xE1, 0xE9, 0xED, 0xF3, 0xFA, 0xF1, 0xFC], [0x87, 0x8E, 0x9C, 0x9F],
    [0x82, 0xA1, 0xA2, 0xA3, 0xA4, 0x81],
  ]

  private static func isASCIILetter(_ byte: UInt8) -> Bool { isASCIICapital(byte & ~0x20) }

  /// Whether a text ends in a word that others often follow with a no-break space between: `me gusta`.
  private static func endsInShortWord(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.suffix(4).reversed().prefix(while: isASCIILetter).reversed()
    return shortWords.contains { $0.utf8.elementsEqual(word) }
  }

  private static let shortWords = ["me", "te", "se", "nos", "os", "le", "les", "no", "que", "de"]

  /// Whether a text begins with the `s` of *today’s*, and the word ends there.
  private static func isContraction(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first == UInt8(ascii: "s") && !(rest.dropFirst().first.map(isASCIILetter) ?? false)
  }
}

/// Decodes bytes that are UTF-8 or, where they cannot be that, Windows-1252.
///
/// Each byte that is no UTF-8 is taken for Windows-1252, so a text may mix both.
///
/// - Returns: The text without floods of marks (``Swift/String/withoutFloodsOfMarks``), and how many characters are
///   before the first such byte; nil where all is UTF-8.
package func decodedText(_ bytes: ArraySlice<UInt8>) -> (text: String, firstForeign: Int?) {
  if let text = String(validating: bytes, as: UTF8.self) {
    return (text.withoutFloodsOfMarks, nil)
  }
  var text: [UInt8] = []
  text.reserveCapacity(2 * bytes.count)
  var foreignStart: Int?
  for (scalar, sequence, _) in UTF8Sequences(of: bytes) {
    if scalar != nil {
      text.append(contentsOf: sequence)
    } else {
      if foreignStart == nil { foreignStart = text.count }
      for byte in sequence {
        text.append(byte < 0xA0 ? upperControls[Int(byte) - 0x80] : Unicode.Scalar(byte))
      }
    }
  }
  let before = foreignStart.map { String(decoding: text[..<$0], as: UTF8.self).count }
  return (String(decoding: text, as: UTF8.self).withoutFloodsOfMarks, before)
}

/// The same for a text that comes in pieces, which may end within a character.
package struct TextDecoder: Sendable {
  /// The beginning of a character whose end has not come yet.
  private var rest: [UInt8] = []
  /// Whether some bytes were no UTF-8.
  package private(set) var hasForeign = false

  package init() {}

  /// The next piece as UTF-8; the last one ends the text.
  package mutating func decode(_ piece: ArraySlice<UInt8>, isLast: Bool = false) -> [UInt8] {
    var bytes = rest + piece
    let open = isLast ? 0 : Self.openSize(of: bytes)
    rest = Array(bytes.suffix(open))
    bytes.removeLast(open)
    let (text, firstForeign) = decodedText(bytes[...])
    guard firstForeign != nil else { return bytes }
    hasForeign = true
    return Array(text.utf8)
  }

  /// How many bytes at the end may begin a character that they do not end.
  private static func openSize(of bytes: [UInt8]) -> Int {
    var (decoder, open) = (UTF8Decoder(), 0)
    for byte in bytes.suffix(3) {
      let isNew = decoder.next(byte).malformed > 0
      open = !decoder.isMidway ? 0 : isNew ? 1 : open + 1
    }
    return open
  }
}

/// The byte that writes a scalar in Windows-1252; nil for most scalars.
package func windows1252Byte(_ scalar: Unicode.Scalar) -> UInt8? {
  if let index = upperControls.firstIndex(of: scalar) { return UInt8(0x80 + index) }
  return UInt8(exactly: scalar.value)
}

/// 0x80 to 0x9F; the five that mean nothing keep their numbers, as browsers do.
private let upperControls: [Unicode.Scalar] = Array(
  "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
