import SpanishText
import SystemIO
import Wording

/// A buffered writer to a descriptor: few large writes instead of many small ones.
@safe package struct OutputBuffer: ~Copyable {
  /// The end of a line flushes a buffer of at least this many bytes.
  static let flushSize = 64 * 1024

  /// Where the bytes go.
  package let descriptor: Int32
  /// The bytes that are not written yet, and room for more.
  private var storage: UnsafeMutableRawPointer
  private var capacity: Int
  private var count = 0

  package init(descriptor: Int32) {
    self.descriptor = descriptor
    capacity = 4096
    unsafe storage = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { unsafe storage.deallocate() }

  /// Whether all is written.
  package var isEmpty: Bool { count == 0 }

  package mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    unsafe storage.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  package mutating func append(_ bytes: borrowing Span<UInt8>) {
    makeRoom(for: bytes.count)
    unsafe bytes.withUnsafeBytes {
      unsafe UnsafeMutableRawBufferPointer(start: storage + count, count: $0.count)
        .copyMemory(from: $0)
    }
    count &+= bytes.count
  }

  package mutating func append(_ bytes: ArraySlice<UInt8>) { append(bytes.span) }

  package mutating func append(_ text: StaticString) {
    append(unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).span)
  }

  package mutating func append(_ text: String) {
    text.withBytes { append($0) }
  }

  package mutating func appendNumber(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    appendDigits(number.magnitude)
  }

  private mutating func appendDigits(_ number: UInt) {
    if number >= 10 { appendDigits(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  mutating func appendSpaces(_ count: Int) {
    for _ in 0..<max(count, 0) { append(UInt8(ascii: " ")) }
  }

  package mutating func tab() {
    append(0x09)
  }

  /// Ends a line, and flushes a large buffer.
  package mutating func endLine() throws(Failure) {
    append(0x0A)
    try flushIfLarge()
  }

  /// Flushes a large buffer.
  package mutating func flushIfLarge() throws(Failure) {
    if count >= Self.flushSize { try flush() }
  }

  /// Gives `body` room for at least so many bytes; it returns how many it filled, and so does this.
  @discardableResult
  @inline(__always)
  package mutating func fill(atLeast room: Int, _ body: (UnsafeMutableRawPointer) -> Int) -> Int {
    makeRoom(for: room)
    let filled = unsafe body(storage + count)
    count += filled
    return filled
  }

  /// The buffered bytes that are not written.
  package var unwritten: [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: storage, count: count))
  }

  /// Writes the buffered bytes.
  package mutating func flush() throws(Failure) {
    guard count > 0 else { return }
    defer { count = 0 }
    do throws(SystemError) {
      let bytes = unsafe UnsafeRawBufferPointer(start: storage, count: count)
      try writeBytes(unsafe bytes.assumingMemoryBound(to: UInt8.self).span, to: descriptor)
    } catch {
      if error.isClosedPipe { throw .closedPipe }
      throw .trouble(
        FileMessage.unwritableOutput(error.localizedReason), advice: FileMessage.seeRoom)
    }
  }

  @inline(__always)
  private mutating func makeRoom(for size: Int) {
    if capacity - count < size { grow(for: size) }
  }

  private mutating func grow(for size: Int) {
    // Doubles, so that a long run of small appends stays cheap.
    let larger = max(2 * capacity, count + size)
    let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    unsafe moved.copyMemory(from: storage, byteCount: count)
    unsafe storage.deallocate()
    unsafe storage = moved
    capacity = larger
  }
}
