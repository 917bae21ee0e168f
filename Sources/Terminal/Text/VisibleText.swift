import SpanishText

/// `bytes` as a person may see them: what could steer a terminal or hide, and malformed UTF-8, as `\xHH`, a tab as a space.
package func visibleText(_ bytes: ArraySlice<UInt8>) -> String {
  var text = ""
  for (scalar, bytes, isHidden) in UTF8Sequences(of: bytes) {
    if scalar == "\t" {
      text += " "
    } else if let scalar, !isHidden {
      text.unicodeScalars.append(scalar)
    } else {
      for byte in bytes {
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 0x10 ? "\\x0\(digits)" : "\\x\(digits)"
      }
    }
  }
  return text
}

package func visibleText(_ text: String) -> String {
  text.withBytes { plainLength(of: $0) } == nil ? visibleText(ArraySlice(text.utf8)) : text
}
