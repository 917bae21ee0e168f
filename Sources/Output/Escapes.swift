import SpanishText

extension OutputBuffer {
  /// Appends a field of a line of tab-separated values: backslash, tab, LF and CR become `\\`,
  /// `\t`, `\n`, `\r`, other characters that are not shown, and malformed UTF-8 `\xHH`.
  public mutating func appendField(_ field: borrowing Span<UInt8>) {
    if standsForItself(field, but: UInt8(ascii: "\\")) { return append(field) }
    for (scalar, bytes) in UTF8Sequences(of: field.array[...]) {
      switch scalar {
      case "\\"?: append("\\\\" as StaticString)
      case "\t"?: append("\\t" as StaticString)
      case "\n"?: append("\\n" as StaticString)
      case "\r"?: append("\\r" as StaticString)
      case let scalar? where !isHidden(scalar): append(bytes)
      default:
        for byte in bytes {
          append("\\x" as StaticString)
          appendHexadecimal(UInt16(byte), digits: 2)
        }
      }
    }
  }

  /// Appends a field.
  public mutating func appendField(_ field: String) {
    field.withBytes { appendField($0) }
  }

  /// Appends a string of JSON: characters that are not shown escaped, and among them all that some readers of lines
  /// take for a line's end; malformed UTF-8 becomes U+FFFD.
  mutating func appendJSON(_ text: borrowing Span<UInt8>) {
    append(UInt8(ascii: "\""))
    if standsForItself(text, but: UInt8(ascii: "\"")) {
      append(text)
    } else {
      for (scalar, bytes) in UTF8Sequences(of: text.array[...]) {
        switch scalar {
        case nil: append("\u{FFFD}" as StaticString)
        case "\""?: append("\\\"" as StaticString)
        case "\\"?: append("\\\\" as StaticString)
        case "\n"?: append("\\n" as StaticString)
        case "\r"?: append("\\r" as StaticString)
        case "\t"?: append("\\t" as StaticString)
        case let scalar? where isHidden(scalar):
          for unit in UTF16.encode(scalar) ?? .init() {
            append("\\u" as StaticString)
            appendHexadecimal(unit, digits: 4)
          }
        default: append(bytes)
        }
      }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendHexadecimal(_ value: UInt16, digits: Int) {
    for digit in (0..<digits).reversed() {
      let value = UInt8(truncatingIfNeeded: value >> UInt16(4 * digit) & 15)
      append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10)
    }
  }
}

extension Span<UInt8> {
  /// A copy of the bytes.
  package var array: [UInt8] { unsafe withUnsafeBufferPointer { unsafe Array($0) } }
}

/// Whether a text is certain to need no escape; `other` is a character that needs one, like \\.
private func standsForItself(_ text: borrowing Span<UInt8>, but other: UInt8) -> Bool {
  var previous: UInt8 = 0
  var index = 0
  while index < text.count {
    if previous != 0xC3, index + 8 <= text.count {
      let eight = unsafe text.withUnsafeBytes {
        unsafe $0.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      }
      if areOrdinary(eight, but: other) {
        index += 8
        continue
      }
    }
    let byte = text[index]
    index += 1
    let isPlain =
      byte < 0x80
      ? byte >= 0x20 && byte != 0x7F && byte != 0x5C && byte != other && previous != 0xC3
      : byte == 0xC3 ? previous != 0xC3 : byte < 0xC0 && previous == 0xC3
    if !isPlain { return false }
    previous = byte
  }
  return previous != 0xC3
}

/// Whether eight bytes are ASCII without controls, backslashes and another character (Lamport, "Multiple byte
/// processing with full-word instructions", 1975).
private func areOrdinary(_ bytes: UInt64, but other: UInt8) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  func zeros(_ bytes: UInt64) -> UInt64 { (bytes &- ones) & ~bytes }
  let unusual =
    bytes | (bytes &- ones &* 0x20) | zeros(bytes ^ ones &* 0x7F) | zeros(bytes ^ ones &* 0x5C)
    | zeros(bytes ^ ones &* UInt64(other))
  return unusual & (ones &* 0x80) == 0
}
