import SpanishText

/// A value in an object of JSON.
public protocol JSONValue {
  /// Writes the value.
  func appendJSON(to output: inout OutputBuffer)
}

extension String: JSONValue {
  /// Writes a string.
  @inlinable public func appendJSON(to output: inout OutputBuffer) { output.string(self) }
}

extension Int: JSONValue {
  /// Writes a number.
  @inlinable public func appendJSON(to output: inout OutputBuffer) { output.number(self) }
}

extension Bool: JSONValue {
  /// Writes `true` or `false`.
  public func appendJSON(to output: inout OutputBuffer) { output.raw(self ? "true" : "false") }
}

extension Array: JSONValue where Element: JSONValue {
  /// Writes an array.
  public func appendJSON(to output: inout OutputBuffer) {
    output.array(self) { $1.appendJSON(to: &$0) }
  }
}

/// The writer of JSON: commas come by themselves.
extension OutputBuffer {
  mutating func separate() {
    if needsComma { append(UInt8(ascii: ",")) }
    needsComma = true
  }

  // MARK: values

  /// Writes an object whose members `body` writes.
  public mutating func object<Problem: Error>(
    _ body: (inout OutputBuffer) throws(Problem) -> Void
  ) throws(Problem) {
    beginObject()
    try body(&self)
    endObject()
  }

  /// Begins an object. The caller writes its members next.
  public mutating func beginObject() {
    separate()
    append(UInt8(ascii: "{"))
    needsComma = false
  }

  /// Ends an object.
  public mutating func endObject() {
    append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// Writes an array; `body` writes an element at each call.
  public mutating func array<Elements: Sequence, Problem: Error>(
    _ elements: Elements, _ body: (inout OutputBuffer, Elements.Element) throws(Problem) -> Void
  ) throws(Problem) {
    separate()
    append(UInt8(ascii: "["))
    needsComma = false
    for element in elements { try body(&self, element) }
    append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes an array of objects; `body` writes the members of one at each call.
  public mutating func array<Elements: Sequence>(
    objects elements: Elements, _ body: (inout OutputBuffer, Elements.Element) -> Void
  ) {
    array(elements) { json, element in json.object { body(&$0, element) } }
  }

  /// Writes a string.
  public mutating func string(_ text: String) { text.withBytes { string($0) } }

  /// Writes a number.
  public mutating func number(_ value: Int) {
    separate()
    appendNumber(value)
  }

  /// Writes a text that is a JSON value: `true`, `false` or `null`.
  public mutating func raw(_ text: StaticString) {
    separate()
    append(text)
  }

  /// Ends a line. The next value is another text.
  public mutating func newLine() {
    append(UInt8(ascii: "\n"))
    needsComma = false
  }

  // MARK: members

  /// Writes the name of a member. The caller writes its value next.
  public mutating func name(_ name: StaticString) {
    separate()
    append(UInt8(ascii: "\""))
    append(name)
    append("\":" as StaticString)
    needsComma = false
  }

  /// Writes a member, unless it is nil.
  @inlinable public mutating func member<Value: JSONValue>(_ name: StaticString, _ value: Value?) {
    guard let value else { return }
    self.name(name)
    value.appendJSON(to: &self)
  }

  /// Writes a member that is null if it is nil.
  public mutating func member(_ name: StaticString, orNull value: String?) {
    self.name(name)
    if let value { string(value) } else { raw("null") }
  }

  /// Writes a member if it is true.
  public mutating func member(_ name: StaticString, if value: Bool) {
    if value { member(name, value) }
  }

  /// Writes a member that is an array of objects; `body` writes the members of one at each call.
  public mutating func member<Elements: Sequence>(
    _ name: StaticString, objects elements: Elements,
    _ body: (inout OutputBuffer, Elements.Element) -> Void
  ) {
    self.name(name)
    array(objects: elements, body)
  }

  /// Writes a member that is an array of two numbers, unless it is nil.
  public mutating func member(_ name: StaticString, _ range: Range<Int>?) {
    if let range { member(name, [range.lowerBound, range.upperBound]) }
  }
}
