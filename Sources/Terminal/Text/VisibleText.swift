import SpanishText

/// `bytes` as a person may see them on a terminal: what could steer it or hide, and malformed UTF-8, is
/// written `\xHH`, a tab as a space.
package func visibleText(_ bytes: ArraySlice<UInt8>) -> String {
  var text = String.UnicodeScalarView()
  for (scalar, bytes) in UTF8Sequences(of: bytes) {
    if scalar == "\t" {
      text.append(" ")
    } else if let scalar, !isHidden(scalar) {
      text.append(scalar)
    } else {
      for byte in bytes { text.append(contentsOf: hexadecimalEscape(byte).unicodeScalars) }
    }
  }
  return String(text)
}

package func visibleText(_ text: String) -> String {
  CellWidth.ofPlain(text) == nil ? visibleText(ArraySlice(text.utf8)) : text
}

/// Whether a character would steer a terminal, end a line, change the direction of writing, or not be seen at
/// all. The joiner of emoji is none: it is part of their pictures.
private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  if isControl(scalar) || scalar == "\u{2028}" || scalar == "\u{2029}" { return true }
  return isInvisible(scalar) && scalar != "\u{200D}"
}

/// A byte as `\xHH`.
package func hexadecimalEscape(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count == 2 ? "\\x\(digits)" : "\\x0\(digits)"
}
