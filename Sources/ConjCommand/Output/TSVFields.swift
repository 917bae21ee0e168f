import SpanishText
import Terminal

extension OutputBuffer {
  /// Appends a field of a line of tab-separated values: backslash, tab, LF and CR become `\\`,
  /// `\t`, `\n`, `\r`, other control characters and malformed UTF-8 `\xHH`.
  mutating func appendField(_ field: borrowing Span<UInt8>) {
    if standsForItself(field, but: UInt8(ascii: "\\")) { return append(field) }
    for (scalar, bytes) in UTF8Sequences(of: field.array[...]) {
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

  mutating func appendField(_ field: String) {
    var field = field
    field.withUTF8 { appendField(unsafe $0.span) }
  }

  mutating func appendLine(_ fields: [String]) throws(Failure) {
    for (index, field) in fields.enumerated() {
      if index > 0 { tab() }
      appendField(field)
    }
    try endLine()
  }
}

/// Whether a text is certain to need no escape: ASCII without controls, backslashes and another
/// character, and letters up to U+00FF.
func standsForItself(_ text: borrowing Span<UInt8>, but other: UInt8) -> Bool {
  var previous: UInt8 = 0
  for index in text.indices {
    let byte = text[index]
    let isPlain =
      byte < 0x80
      ? byte >= 0x20 && byte != 0x7F && byte != 0x5C && byte != other && previous != 0xC3
      : byte == 0xC3 ? previous != 0xC3 : byte < 0xC0 && previous == 0xC3
    if !isPlain { return false }
    previous = byte
  }
  return previous != 0xC3
}

extension Span<UInt8> {
  var array: [UInt8] { unsafe withUnsafeBufferPointer { unsafe Array($0) } }
}
