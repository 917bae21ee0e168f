import SpanishText
import Terminal

extension OutputBuffer {
  /// Appends a field of a line of tab-separated values: backslash, tab, LF and CR become `\\`,
  /// `\t`, `\n`, `\r`, other characters that are not shown, and malformed UTF-8 `\xHH`.
  package mutating func appendField(_ field: borrowing Span<UInt8>) {
    if standsForItself(field, but: UInt8(ascii: "\\")) { return append(field) }
    for (scalar, bytes) in UTF8Sequences(of: field.array[...]) {
      switch scalar {
      case "\\"?: append("\\\\")
      case "\t"?: append("\\t")
      case "\n"?: append("\\n")
      case "\r"?: append("\\r")
      case let scalar? where !isHidden(scalar): append(bytes)
      default:
        for byte in bytes { append(hexadecimalEscape(byte)) }
      }
    }
  }

  package mutating func appendField(_ field: String) {
    field.withBytes { appendField($0) }
  }

  package mutating func appendNextField(_ field: String) {
    tab()
    appendField(field)
  }

  package mutating func appendLine(_ fields: [String]) throws(Failure) {
    for (index, field) in fields.enumerated() {
      if index > 0 { tab() }
      appendField(field)
    }
    try endLine()
  }
}

/// Whether a text is certain to need no escape; `other` is a character that needs one, like \\.
func standsForItself(_ text: borrowing Span<UInt8>, but other: UInt8) -> Bool {
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

extension Span<UInt8> {
  package var array: [UInt8] { unsafe withUnsafeBufferPointer { unsafe Array($0) } }
}

extension OutputBuffer {
  /// Appends a JSON string: characters that are not shown escaped, and among them all that some readers of lines
  /// take for a line's end; malformed UTF-8 becomes U+FFFD.
  package mutating func appendJSON(_ text: borrowing Span<UInt8>) {
    append(UInt8(ascii: "\""))
    if standsForItself(text, but: UInt8(ascii: "\"")) {
      append(text)
    } else {
      for (scalar, bytes) in UTF8Sequences(of: text.array[...]) {
        switch scalar {
        case nil: append("\u{FFFD}")
        case "\""?: append("\\\"")
        case "\\"?: append("\\\\")
        case "\n"?: append("\\n")
        case "\r"?: append("\\r")
        case "\t"?: append("\\t")
        case let scalar? where isHidden(scalar):
          for unit in UTF16.encode(scalar) ?? .init() {
            let digits = String(unit, radix: 16, uppercase: true)
            append("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)")
          }
        default: append(bytes)
        }
      }
    }
    append(UInt8(ascii: "\""))
  }

  package mutating func appendJSON(_ text: String) {
    text.withBytes { appendJSON($0) }
  }

  /// Appends `"name":` with a comma before it unless it is the first of its object.
  package mutating func appendJSONName(_ name: StaticString, first: Bool = false) {
    if first { append(UInt8(ascii: "\"")) } else { append(",\"" as StaticString) }
    append(name)
    append("\":" as StaticString)
  }

  /// Appends `"name":` and a value.
  package mutating func appendJSONPair(
    _ name: StaticString, _ value: some JSONValue, first: Bool = false
  ) {
    appendJSONName(name, first: first)
    value.appendJSON(to: &self)
  }

  /// Appends an array of what `each` appends, an element a call.
  package mutating func appendJSONArray<Element>(
    _ elements: some Sequence<Element>, each: (inout OutputBuffer, Element) -> Void
  ) {
    append(UInt8(ascii: "["))
    var first = true
    for element in elements {
      if !first { append(UInt8(ascii: ",")) }
      first = false
      each(&self, element)
    }
    append(UInt8(ascii: "]"))
  }
}

/// What may stand in an object of JSON.
package protocol JSONValue {
  func appendJSON(to output: inout OutputBuffer)
}

extension String: JSONValue {
  package func appendJSON(to output: inout OutputBuffer) { output.appendJSON(self) }
}

extension Int: JSONValue {
  package func appendJSON(to output: inout OutputBuffer) { output.appendNumber(self) }
}

extension Bool: JSONValue {
  package func appendJSON(to output: inout OutputBuffer) { output.append(self ? "true" : "false") }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  package func appendJSON(to output: inout OutputBuffer) {
    if let self { self.appendJSON(to: &output) } else { output.append("null") }
  }
}

extension Array: JSONValue where Element: JSONValue {
  package func appendJSON(to output: inout OutputBuffer) {
    output.appendJSONArray(self) { $1.appendJSON(to: &$0) }
  }
}

/// A line of output for programs: values by name, in order.
package struct Record: JSONValue, ExpressibleByDictionaryLiteral {
  package var members: [(name: StaticString, value: any JSONValue)]

  package init(dictionaryLiteral members: (StaticString, any JSONValue)...) {
    self.members = members
  }

  package static func += (record: inout Record, more: Record) { record.members += more.members }

  package func appendJSON(to output: inout OutputBuffer) {
    output.append("{")
    for (index, member) in members.enumerated() {
      output.appendJSONPair(member.name, member.value, first: index == 0)
    }
    output.append("}")
  }

  /// Writes it as a line of JSON Lines, or else its texts and numbers as tab-separated values.
  package func write(as format: Context.Format, to output: inout OutputBuffer) throws(Failure) {
    guard format == .jsonl else {
      return try output.appendLine(members.map { "\($0.value)" })
    }
    try writeObject(to: &output)
  }

  /// Writes it as an object on a line of its own.
  package func writeObject(to output: inout OutputBuffer) throws(Failure) {
    appendJSON(to: &output)
    try output.endLine()
  }
}
