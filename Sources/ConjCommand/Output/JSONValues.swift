import SpanishText
import Terminal

extension OutputBuffer {
  /// Appends a JSON string: control characters escaped, also those that some readers of lines take
  /// for a line's end; malformed UTF-8 becomes U+FFFD.
  mutating func appendJSON(_ text: borrowing Span<UInt8>) {
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
        case let scalar? where isControl(scalar) || isLineSeparator(scalar):
          let digits = String(scalar.value, radix: 16, uppercase: true)
          append("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)")
        default: append(bytes)
        }
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// The same for a text.
  mutating func appendJSON(_ text: String) {
    var text = text
    text.withUTF8 { appendJSON(unsafe $0.span) }
  }

  /// Appends `"name":` with a comma before it unless it is the first of its object.
  mutating func appendJSONName(_ name: StaticString, first: Bool = false) {
    if !first { append(UInt8(ascii: ",")) }
    append(UInt8(ascii: "\""))
    append(name)
    append(UInt8(ascii: "\""))
    append(UInt8(ascii: ":"))
  }

  /// Appends `"name":"value"`.
  mutating func appendJSONPair(_ name: StaticString, _ value: String, first: Bool = false) {
    appendJSONName(name, first: first)
    appendJSON(value)
  }

  /// Appends `"name":"value"`, or `"name":null` where there is none.
  mutating func appendJSONPair(_ name: StaticString, _ value: String?, first: Bool = false) {
    if let value { return appendJSONPair(name, value, first: first) }
    appendJSONName(name, first: first)
    append("null")
  }

  /// Appends `"name":7`.
  mutating func appendJSONPair(_ name: StaticString, _ value: Int, first: Bool = false) {
    appendJSONName(name, first: first)
    appendNumber(value)
  }

  /// Appends an array of what `each` appends, an element a call.
  mutating func appendJSONArray<Element>(
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

private func isLineSeparator(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0x2028 || scalar.value == 0x2029
}
