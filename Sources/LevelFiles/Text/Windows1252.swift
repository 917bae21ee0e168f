/// Decodes bytes of a line, which are UTF-8 or, where they cannot be that, Windows-1252.
///
/// Each byte that is no UTF-8 is taken for Windows-1252, so a file in which both are mixed comes
/// out right as well.
///
/// - Returns: The text, and how many characters stand before the first such byte; nil where all is
///   UTF-8.
func decodedLine(_ bytes: ArraySlice<UInt8>) -> (text: String, firstForeign: Int?) {
  if let text = String(validating: bytes, as: UTF8.self) { return (text, nil) }
  var text = ""
  var firstForeign: Int?
  var parser = Unicode.UTF8.ForwardParser()
  var iterator = bytes.makeIterator()
  var rest = bytes
  while true {
    switch parser.parseScalar(from: &iterator) {
    case .valid(let scalar):
      text.unicodeScalars.append(Unicode.UTF8.decode(scalar))
      rest = rest.dropFirst(scalar.count)
    case .error(let length):
      if firstForeign == nil { firstForeign = text.count }
      for byte in rest.prefix(length) { text.unicodeScalars.append(windows1252Scalar(byte)) }
      rest = rest.dropFirst(length)
    case .emptyInput:
      return (text, firstForeign)
    }
  }
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
