import SpanishText

/// A buffer for output to a descriptor or a caller's memory: few large writes instead of many small ones.
@safe public struct OutputBuffer: ~Copyable {
  /// Where the bytes go; -1 for none.
  public let descriptor: Int32
  /// Memory, and how many bytes of it are not written yet.
  @usableFromInline var storage: UnsafeMutableRawPointer
  @usableFromInline var capacity: Int
  @usableFromInline var filled = 0
  /// Whether a comma is due before the next name or element of JSON.
  var needsComma = false

  /// An empty buffer.
  public init(descriptor: Int32 = -1) {
    self.descriptor = descriptor
    capacity = 4096
    unsafe storage = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { unsafe storage.deallocate() }

  /// How many bytes are not written yet.
  @inlinable public var count: Int { filled }

  /// Whether all is written.
  @inlinable public var isEmpty: Bool { filled == 0 }

  /// Whether the end of a line flushes it.
  @inlinable public var isLarge: Bool { filled >= 64 * 1024 }

  /// Appends a byte.
  @inlinable public mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    unsafe storage.storeBytes(of: byte, toByteOffset: filled, as: UInt8.self)
    filled += 1
  }

  /// Appends bytes.
  @inlinable public mutating func append(_ bytes: borrowing Span<UInt8>) {
    makeRoom(for: bytes.count)
    unsafe bytes.withUnsafeBytes {
      unsafe UnsafeMutableRawBufferPointer(start: storage + filled, count: $0.count)
        .copyMemory(from: $0)
    }
    filled &+= bytes.count
  }

  /// Appends bytes.
  public mutating func append(_ bytes: ArraySlice<UInt8>) { append(bytes.span) }

  /// Appends a text that is known when conj is compiled.
  @inlinable public mutating func append(_ text: StaticString) {
    append(unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).span)
  }

  /// Appends a text as UTF-8.
  public mutating func append(_ text: String) { text.withBytes { append($0) } }

  /// Appends a number in digits; nothing where there is none.
  public mutating func appendNumber(_ number: Int?) {
    guard let number else { return }
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var (size, left) = (1, rest / 10)
    while left > 0 { (size, left) = (size + 1, left / 10) }
    unsafe fill(atLeast: size) { digits in
      for index in (0..<size).reversed() {
        unsafe digits.storeBytes(
          of: UInt8(ascii: "0") + UInt8(rest % 10), toByteOffset: index, as: UInt8.self)
        rest /= 10
      }
      return size
    }
  }

  /// Appends bytes once more that are not written yet.
  public mutating func appendAgain(_ bytes: Range<Int>) {
    precondition(bytes.lowerBound >= 0 && bytes.upperBound <= filled, "there are no such bytes")
    makeRoom(for: bytes.count)
    unsafe (storage + filled).copyMemory(from: storage + bytes.lowerBound, byteCount: bytes.count)
    filled += bytes.count
  }

  /// Appends spaces; none if the count is negative.
  public mutating func appendSpaces(_ count: Int) {
    let count = max(0, count)
    unsafe fill(atLeast: count) { spaces in
      unsafe spaces.initializeMemory(as: UInt8.self, repeating: UInt8(ascii: " "), count: count)
      return count
    }
  }

  /// Gives `body` room for `room` bytes or more; it returns how many it filled.
  @inlinable @inline(__always)
  public mutating func fill(atLeast room: Int, _ body: (UnsafeMutableRawPointer) -> Int) {
    makeRoom(for: room)
    filled += unsafe body(storage + filled)
  }

  /// Calls `body` with the bytes that are not written.
  public func withUnwritten<Result, Problem: Error>(
    _ body: (borrowing Span<UInt8>) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let bytes = unsafe UnsafeRawBufferPointer(start: storage, count: filled)
    return try body(unsafe bytes.assumingMemoryBound(to: UInt8.self).span)
  }

  /// The bytes that are not written, from a position on.
  public func unwritten(from start: Int = 0) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: storage, count: filled)[start...])
  }

  /// Forgets the bytes from a position on.
  public mutating func removeAll(from start: Int = 0) { filled = min(filled, start) }

  @inlinable @inline(__always)
  mutating func makeRoom(for size: Int) {
    if capacity - filled < size { grow(for: size) }
  }

  @usableFromInline mutating func grow(for size: Int) {
    // Doubles, so that a long run of small appends stays cheap.
    let larger = max(2 * capacity, filled + size)
    let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    unsafe moved.copyMemory(from: storage, byteCount: filled)
    unsafe storage.deallocate()
    unsafe storage = moved
    capacity = larger
  }
}
