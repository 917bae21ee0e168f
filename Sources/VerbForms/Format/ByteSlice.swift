/// A stretch of an index's bytes that can't be read past: the one place in this module that
/// touches memory by address.
///
/// It does not keep its bytes alive; whoever hands it out does (see ``IndexStorage``).
@safe struct ByteSlice: @unchecked Sendable, RandomAccessCollection {
  private let start: UnsafeRawPointer?
  let count: Int

  init(_ bytes: UnsafeRawBufferPointer) {
    unsafe start = bytes.baseAddress
    count = bytes.count
  }

  private init(start: UnsafeRawPointer?, count: Int) {
    unsafe self.start = start
    self.count = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  /// The byte at `index`; 0 outside.
  @inline(__always) subscript(index: Int) -> UInt8 {
    guard index >= 0, index < count, let start = unsafe start else { return 0 }
    return unsafe start.load(fromByteOffset: index, as: UInt8.self)
  }

  /// The bytes from `offset` on, `size` of them; none where they are not all inside.
  @inline(__always) func slice(_ offset: Int, _ size: Int) -> ByteSlice {
    guard offset >= 0, size >= 0, offset <= count, size <= count - offset, let start = unsafe start
    else { return unsafe ByteSlice(start: nil, count: 0) }
    return unsafe ByteSlice(start: start + offset, count: size)
  }

  /// The little-endian integer at `offset`; 0 where it is not all inside.
  @inline(__always) func integer<T: FixedWidthInteger>(at offset: Int, as type: T.Type) -> T {
    guard offset >= 0, offset <= count - MemoryLayout<T>.size, let start = unsafe start else {
      return 0
    }
    return unsafe T(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: T.self))
  }

  /// The same for an offset of which opening the index made sure that it is all inside: nothing is
  /// asked again.
  @inline(__always) func checkedInteger<T: FixedWidthInteger>(at offset: Int, as type: T.Type) -> T
  {
    assert(offset >= 0 && offset <= count - MemoryLayout<T>.size)
    return unsafe T(
      littleEndian: start.unsafelyUnwrapped.loadUnaligned(fromByteOffset: offset, as: T.self))
  }

  /// The text of these bytes.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The bytes for calls that take them by address.
  var raw: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: start, count: count)
  }

  /// As ``raw``, for those who copy them quickly.
  func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    unsafe try body(
      UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: count))
  }
}

/// Reads numbers and texts from bytes, one after another, never past their end.
struct ByteReader {
  private let bytes: ByteSlice
  private(set) var offset = 0

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func integer<T: FixedWidthInteger>(_ type: T.Type) -> T? {
    guard bytes.count - offset >= MemoryLayout<T>.size else { return nil }
    defer { offset += MemoryLayout<T>.size }
    return bytes.integer(at: offset, as: T.self)
  }

  mutating func text(_ size: Int) -> String? {
    guard size >= 0, bytes.count - offset >= size else { return nil }
    defer { offset += size }
    return bytes.slice(offset, size).text
  }
}
