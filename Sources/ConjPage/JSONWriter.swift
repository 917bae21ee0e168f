/// A writer of JSON into memory of the caller.
///
/// Bytes that do not fit are counted but not written, so that ``size`` is the size of the whole text.
@safe struct JSONWriter: ~Copyable {
  private let room: UnsafeMutableRawBufferPointer
  /// The number of bytes of the whole text.
  private(set) var size = 0
  /// Whether a comma is due before the next name or element.
  private var needsComma = false

  init(_ room: UnsafeMutableRawBufferPointer) {
    unsafe self.room = unsafe room
  }

  private mutating func append(_ byte: UInt8) {
    if unsafe size < room.count { unsafe room[size] = byte }
    size += 1
  }

  private mutating func append(_ text: StaticString) {
    unsafe append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let fitting = unsafe min(bytes.count, max(0, room.count - size))
    if fitting > 0 {
      unsafe UnsafeMutableRawBufferPointer(rebasing: room[size..<size + fitting])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<fitting]))
    }
    size += bytes.count
  }

  private mutating func separate() {
    if needsComma { append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Ends a line. The next value is another text.
  mutating func endLine() {
    append(UInt8(ascii: "\n"))
    needsComma = false
  }

  // MARK: values

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    append(UInt8(ascii: "{"))
    needsComma = false
    body(&self)
    append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    separate()
    append(UInt8(ascii: "["))
    needsComma = false
    for element in elements { body(&self, element) }
    append(UInt8(ascii: "]"))
    needsComma = true
  }

  mutating func string(_ text: String) {
    separate()
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { letters in
      let bytes = UnsafeRawBufferPointer(letters)
      // Bytes between two escapes are written at once.
      var start = 0
      for index in bytes.indices where unsafe Self.needsEscape(bytes[index]) {
        unsafe append(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
        unsafe appendEscaped(bytes[index])
        start = index + 1
      }
      unsafe append(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }
    append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  mutating func number(_ value: Int) {
    separate()
    if value < 0 { append(UInt8(ascii: "-")) }
    appendDigits(value.magnitude)
  }

  private mutating func appendDigits(_ value: UInt) {
    if value >= 10 { appendDigits(value / 10) }
    append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      append(UInt8(ascii: "\\"))
      append(byte)
    default:
      append("\\u00")
      append(Self.hexDigit(byte >> 4))
      append(Self.hexDigit(byte & 15))
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  // MARK: members

  /// Writes the name of a member. The caller writes its value next.
  mutating func name(_ name: StaticString) {
    separate()
    append(UInt8(ascii: "\""))
    append(name)
    append("\":")
    needsComma = false
  }

  mutating func member(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    self.name(name)
    string(value)
  }

  mutating func member(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    self.name(name)
    number(value)
  }

  /// Writes a member if it is true.
  mutating func member(_ name: StaticString, if value: Bool) {
    guard value else { return }
    self.name(name)
    separate()
    append("true")
  }

  mutating func member(_ name: StaticString, _ values: [String]) {
    self.name(name)
    array(values) { $0.string($1) }
  }

  mutating func member(_ name: StaticString, _ range: Range<Int>?) {
    guard let range else { return }
    self.name(name)
    array([range.lowerBound, range.upperBound]) { $0.number($1) }
  }
}
