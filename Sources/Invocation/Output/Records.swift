import SystemIO
import Wording

// A file that imports this module has the buffer too.
@_exported public import Output

extension OutputBuffer {
  package mutating func appendLine(_ fields: [String]) throws(Failure) {
    for (index, field) in fields.enumerated() {
      if index > 0 { append(UInt8(ascii: "\t")) }
      appendField(field)
    }
    try endLine()
  }

  /// Ends a line, and flushes a large buffer.
  package mutating func endLine() throws(Failure) {
    newLine()
    try flushIfLarge()
  }

  package mutating func writeRawLine(_ line: String) throws(Failure) {
    append(line)
    try endLine()
  }

  package mutating func flushIfLarge() throws(Failure) {
    if isLarge { try flush() }
  }

  package mutating func flush() throws(Failure) {
    guard !isEmpty else { return }
    defer { removeAll() }
    let descriptor = descriptor
    do throws(SystemError) {
      try withUnwritten { (bytes) throws(SystemError) in try writeBytes(bytes, to: descriptor) }
    } catch {
      if error.isClosedPipe { throw .closedPipe }
      throw .trouble(
        en: "The output can't be written: \(error.localizedReason).",
        es: "No se puede escribir la salida: \(error.localizedReason).",
        advice: FileMessage.seeRoom)
    }
  }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  /// Writes a value, or null.
  public func appendJSON(to output: inout OutputBuffer) {
    if let self { self.appendJSON(to: &output) } else { output.raw("null") }
  }
}

/// A line of output for programs: values by name, in order.
package struct Record: JSONValue, ExpressibleByDictionaryLiteral {
  package var members: [(name: StaticString, value: any JSONValue)]

  package init(dictionaryLiteral members: (StaticString, any JSONValue)...) {
    self.members = members
  }

  package static func += (record: inout Record, more: Record) { record.members += more.members }

  package static func + (record: Record, more: Record) -> Record {
    var whole = record
    whole += more
    return whole
  }

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
    appendJSON(to: &output)
    try output.endLine()
  }
}
