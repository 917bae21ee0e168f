import SpanishText

extension OutputBuffer {
  /// Appends a field of a line of tab-separated values: backslash, tab, LF and CR become `\\`,
  /// `\t`, `\n`, `\r`, other characters that are not shown, and malformed UTF-8 `\xHH`.
  public mutating func appendField(_ field: borrowing Span<UInt8>) {
    if plainLength(of: field, without: UInt8(ascii: "\\")) != nil { return append(field) }
    appendEscaped(field, asJSON: false)
  }

  /// Appends a field.
  public mutating func appendField(_ field: String) { field.withBytes { appendField($0) } }

  /// Writes a string of JSON. Hidden characters are escaped, also all that may end a line; malformed UTF-8 becomes U+FFFD.
  public mutating func string(_ text: borrowing Span<UInt8>) {
    separate()
    append(UInt8(ascii: "\""))
    if plainLength(of: text, without: UInt8(ascii: "\\"), UInt8(ascii: "\"")) != nil {
      append(text)
    } else {
      appendEscaped(text, asJSON: true)
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ text: borrowing Span<UInt8>, asJSON isJSON: Bool) {
    for (scalar, bytes, isHidden) in UTF8Sequences(of: text.array[...]) {
      switch scalar {
      case "\\"?: append("\\\\" as StaticString)
      case "\n"?: append("\\n" as StaticString)
      case "\r"?: append("\\r" as StaticString)
      case "\t"?: append("\\t" as StaticString)
      case "\""? where isJSON: append("\\\"" as StaticString)
      case nil where isJSON: append("\u{FFFD}" as StaticString)
      case let scalar? where isHidden && isJSON:
        for unit in UTF16.encode(scalar) ?? .init() {
          append("\\u" as StaticString)
          appendHexadecimal(unit, digits: 4)
        }
      case _? where !isHidden: append(bytes)
      default:
        for byte in bytes {
          append("\\x" as StaticString)
          appendHexadecimal(UInt16(byte), digits: 2)
        }
      }
    }
  }

  private mutating func appendHexadecimal(_ value: UInt16, digits: Int) {
    let text = String(value, radix: 16, uppercase: true)
    append(String(repeating: "0", count: digits - text.utf8.count) + text)
  }
}

extension Span<UInt8> {
  package var array: [UInt8] { unsafe withUnsafeBufferPointer { unsafe Array($0) } }
}
