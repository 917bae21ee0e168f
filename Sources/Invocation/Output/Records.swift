package import Output

extension OutputBuffer {
  package mutating func appendLine(_ fields: [String]) throws(Failure) {
    for (index, field) in fields.enumerated() {
      if index > 0 { append(UInt8(ascii: "\t")) }
      appendField(field)
    }
    try endLine()
  }
}

/// A value in an object of JSON.
package protocol JSONValue {
  func appendJSON(to output: inout OutputBuffer)
}

extension String: JSONValue {
  package func appendJSON(to output: inout OutputBuffer) { output.string(self) }
}

extension Int: JSONValue {
  package func appendJSON(to output: inout OutputBuffer) { output.number(self) }
}

extension Bool: JSONValue {
  package func appendJSON(to output: inout OutputBuffer) { output.raw(self ? "true" : "false") }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  package func appendJSON(to output: inout OutputBuffer) {
    if let self { self.appendJSON(to: &output) } else { output.raw("null") }
  }
}

extension Array: JSONValue where Element: JSONValue {
  package func appendJSON(to output: inout OutputBuffer) {
    output.array(self) { $1.appendJSON(to: &$0) }
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
    output.object { output in
      for (name, value) in members {
        output.name(name)
        value.appendJSON(to: &output)
      }
    }
  }

  /// Writes it as a line of JSON Lines, or else its texts and numbers as tab-separated values.
  package func write(as format: Context.Format, to output: inout OutputBuffer) throws(Failure) {
    guard format == .jsonl else { return try output.appendLine(members.map { "\($0.value)" }) }
    try writeObject(to: &output)
  }

  /// Writes it as an object on a line of its own.
  package func writeObject(to output: inout OutputBuffer) throws(Failure) {
    appendJSON(to: &output)
    try output.endLine()
  }
}
