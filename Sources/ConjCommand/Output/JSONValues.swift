import SpanishText
import Terminal

extension OutputBuffer {
  /// Appends a JSON string: control characters escaped, also those that some readers of lines take
  /// for a line's end; malformed UTF-8 becomes U+FFFD.
  mutating func appendJSON(_ text: ArraySlice<UInt8>) {
    append(UInt8(ascii: "\""))
    if text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      append(text)
    } else {
      for (scalar, bytes) in UTF8Sequences(of: text) {
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

  /// The same for bytes that stand elsewhere.
  mutating func appendJSON(_ text: borrowing Span<UInt8>) {
    appendJSON(unsafe text.withUnsafeBufferPointer { unsafe Array($0) }[...])
  }

  /// The same for a text.
  mutating func appendJSON(_ text: String) {
    appendJSON(ArraySlice(text.utf8))
  }

  /// Appends `"name":` with a comma before it unless it is the first of its object.
  mutating func appendJSONName(_ name: String, first: Bool = false) {
    append(first ? "\"" : ",\"")
    append(name)
    append("\":")
  }

  /// Appends `"name":"value"`.
  mutating func appendJSONPair(_ name: String, _ value: String, first: Bool = false) {
    appendJSONName(name, first: first)
    appendJSON(value)
  }

  /// Appends `"name":7`.
  mutating func appendJSONPair(_ name: String, _ value: Int, first: Bool = false) {
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
