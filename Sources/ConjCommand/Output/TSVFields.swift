extension OutputBuffer {
  /// Appends a field of a line of tab-separated values: backslash, tab, LF and CR become `\\`,
  /// `\t`, `\n`, `\r`, other control characters and bytes that are no UTF-8 `\xHH`.
  mutating func appendField(_ field: ArraySlice<UInt8>) {
    guard !field.allSatisfy(isPlain) else {
      append(contentsOf: field)
      return
    }
    var place = field.startIndex
    while place < field.endIndex {
      let sequence = UTF8Sequence(in: field, at: place)
      let range = place..<(place + sequence.length)
      switch sequence.scalar {
      case "\\"?: append("\\\\")
      case "\t"?: append("\\t")
      case "\n"?: append("\\n")
      case "\r"?: append("\\r")
      case let scalar? where !UTF8Sequence.isControl(scalar):
        append(contentsOf: field[range])
      default:
        for byte in field[range] { appendHexadecimal(byte) }
      }
      place = range.upperBound
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
    for (place, field) in fields.enumerated() {
      if place > 0 { tab() }
      appendField(field)
    }
    try endLine()
  }

  private mutating func appendHexadecimal(_ byte: UInt8) {
    append("\\x")
    append(hexadecimalDigit(byte >> 4))
    append(hexadecimalDigit(byte & 15))
  }
}

/// An ASCII character that stands for itself in every format but JSON's quotes.
private func isPlain(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte < 0x7F && byte != 0x5C
}

/// The digit of a number from 0 to 15, in capitals.
func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? 0x30 + value : 0x37 + value
}
