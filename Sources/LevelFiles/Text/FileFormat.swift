internal import SpanishText

/// What the bytes of a file are, as far as can be seen before reading lines.
enum FileFormat: Equatable {
  /// Text that can be read, from this byte on (after a byte order mark).
  case text(start: Int)
  /// Nothing, or nothing but white space.
  case empty
  case utf16
  /// Something else, in words: `a PDF document`.
  case foreign(String)

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16
    } else if let kind = Self.documents.first(where: { bytes.starts(with: $0.start) })?.name {
      self = .foreign(kind)
    } else if Self.isBlank(bytes) {
      self = .empty
    } else if bytes.contains(0) {
      self = Self.looksLikeUTF16(bytes.prefix(4096)) ? .utf16 : .foreign("not text")
    } else if Self.hasManyControls(bytes.prefix(4096)) {
      self = .foreign("not text")
    } else {
      self = .text(start: bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0)
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// How files begin that people take for text.
  private static let documents: [(start: [UInt8], name: String)] = [
    (Array("PK\u{3}\u{4}".utf8), "a Word, Excel, LibreOffice or zip file"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old Word or Excel document"),
    (Array("%PDF".utf8), "a PDF document"),
    (Array(#"{\rtf"#.utf8), "a document with formatting (RTF)"),
    ([0x89, 0x50, 0x4E, 0x47], "a picture"),
    ([0xFF, 0xD8, 0xFF], "a picture"),
    (Array("GIF8".utf8), "a picture"),
    ([0x1F, 0x8B], "a compressed file"),
  ]

  private static func isBlank(_ bytes: [UInt8]) -> Bool {
    let content = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    return content.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 == 0x1A }
  }

  /// In UTF-16 every other byte of western text is zero.
  private static func looksLikeUTF16(_ bytes: ArraySlice<UInt8>) -> Bool {
    var zeros = [0, 0]
    for (offset, byte) in bytes.enumerated() where byte == 0 { zeros[offset % 2] += 1 }
    let pairs = max(1, bytes.count / 2)
    return zeros.max() ?? 0 > pairs / 2 && zeros.min() ?? 0 <= pairs / 10
  }

  private static func hasManyControls(_ bytes: ArraySlice<UInt8>) -> Bool {
    let controls = bytes.count { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1A }
    return controls * 20 > bytes.count
  }
}

/// Decodes bytes of a line, which are UTF-8 or, where they cannot be that, Windows-1252.
///
/// Each byte that is no UTF-8 is taken for Windows-1252, so a file may mix both.
///
/// - Returns: The text, and how many characters stand before the first such byte; nil where all is
///   UTF-8.
func decodedLine(_ bytes: ArraySlice<UInt8>) -> (text: String, firstForeign: Int?) {
  if let text = String(validating: bytes, as: UTF8.self) { return (text, nil) }
  var text = ""
  var firstForeign: Int?
  for (scalar, sequence) in UTF8Sequences(of: bytes) {
    if let scalar {
      text.unicodeScalars.append(scalar)
    } else {
      if firstForeign == nil { firstForeign = text.count }
      for byte in sequence { text.unicodeScalars.append(windows1252Scalar(byte)) }
    }
  }
  return (text, firstForeign)
}

private func windows1252Scalar(_ byte: UInt8) -> Unicode.Scalar {
  guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
  return upperControls[Int(byte) - 0x80]
}

func windows1252Byte(_ scalar: Unicode.Scalar) -> UInt8? {
  if let index = upperControls.firstIndex(of: scalar) { return UInt8(0x80 + index) }
  return UInt8(exactly: scalar.value)
}

/// 0x80 to 0x9F; the five that mean nothing keep their numbers, as browsers do.
private let upperControls: [Unicode.Scalar] = Array(
  "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

/// The letter whose two bytes of UTF-8 were taken for Windows-1252: `Ã©` is what became of é.
func ungarbled(_ first: Character, _ second: Character) -> String? {
  guard let lead = first.unicodeScalars.first, first.unicodeScalars.count == 1,
    let follow = second.unicodeScalars.first, second.unicodeScalars.count == 1,
    lead == "Ã" || lead == "Â",
    let leadByte = windows1252Byte(lead), let followByte = windows1252Byte(follow)
  else { return nil }
  let meant = String(validating: [leadByte, followByte], as: UTF8.self)
  return meant?.first?.isLetter == true ? meant : nil
}
