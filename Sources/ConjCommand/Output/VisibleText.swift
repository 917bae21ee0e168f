/// `bytes` as a person may see them on a terminal: control characters, which could steer it, and
/// bytes that are no UTF-8 are written `\xHH`, a tab as a space.
func visibleText(_ bytes: ArraySlice<UInt8>) -> String {
  var text = String.UnicodeScalarView()
  var place = bytes.startIndex
  while place < bytes.endIndex {
    let sequence = UTF8Sequence(in: bytes, at: place)
    let range = place..<(place + sequence.length)
    switch sequence.scalar {
    case "\t"?: text.append(" ")
    case let scalar? where !UTF8Sequence.isControl(scalar): text.append(scalar)
    default:
      for byte in bytes[range] {
        text.append(contentsOf: "\\x".unicodeScalars)
        text.append(Unicode.Scalar(hexadecimalDigit(byte >> 4)))
        text.append(Unicode.Scalar(hexadecimalDigit(byte & 15)))
      }
    }
    place = range.upperBound
  }
  return String(text)
}

/// The same for a text.
func visibleText(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  return isPlain ? text : visibleText(ArraySlice(text.utf8))
}
