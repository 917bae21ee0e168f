import SpanishText
import Terminal

extension OutputBuffer {
  /// Appends a field of a line of tab-separated values: backslash, tab, LF and CR become `\\`,
  /// `\t`, `\n`, `\r`, other control characters and malformed UTF-8 `\xHH`.
  mutating func appendField(_ field: ArraySlice<UInt8>) {
    guard !field.allSatisfy(isPlain) else {
      append(field)
      return
    }
    for (scalar, bytes) in UTF8Sequences(of: field) {
      switch scalar {
      case "\\"?: append("\\\\")
      case "\t"?: append("\\t")
      case "\n"?: append("\\n")
      case "\r"?: append("\\r")
      case let scalar? where !isControl(scalar): append(bytes)
      default:
        for byte in bytes { append(hexadecimalEscape(byte)) }
      }
    }
  }

  /// The same for bytes that stand elsewhere.
  mutating func appendField(_ field: borrowing Span<UInt8>) {
    var isPlainField = true
    for index in field.indices where !isPlain(field[index]) { isPlainField = false }
    if isPlainField {
      append(field)
    } else {
      appendField(unsafe field.withUnsafeBufferPointer { unsafe Array($0) }[...])
    }
  }

  /// The same for a text.
  mutating func appendField(_ field: String) {
    if field.utf8.allSatisfy(isPlain) {
      append(field)
    } else {
      appendField(ArraySlice(field.utf8))
    }
  }

  /// Appends a line of fields.
  mutating func appendLine(_ fields: [String]) throws(Failure) {
    for (index, field) in fields.enumerated() {
      if index > 0 { tab() }
      appendField(field)
    }
    try endLine()
  }
}

/// An ASCII character that stands for itself in every format but JSON's quotes.
private func isPlain(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte < 0x7F && byte != 0x5C
}
