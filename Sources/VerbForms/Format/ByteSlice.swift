/// A stretch of an index's bytes.
///
/// Reading outside stops the program: opening an index checks that no table leads out of another. It
/// does not keep its bytes alive; whoever hands it out does (see ``IndexStorage``).
@safe package struct ByteSlice: @unchecked Sendable, RandomAccessCollection {
  private let start: UnsafeRawPointer?
  package let count: Int

  package init(_ bytes: UnsafeRawBufferPointer) {
    unsafe start = bytes.baseAddress
    count = bytes.count
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  // Builds for debugging take the long way through what a collection has without these.
  package func index(after index: Int) -> Int { index + 1 }
  package func formIndex(after index: inout Int) { index += 1 }

  @inline(__always) package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "bytes outside the index were asked for")
    return unsafe start.unsafelyUnwrapped.load(fromByteOffset: index, as: UInt8.self)
  }

  @inline(__always) func slice(_ range: Range<Int>) -> ByteSlice {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "bytes outside the index were asked for")
    let first = unsafe start.map { unsafe $0 + range.lowerBound }
    return unsafe ByteSlice(UnsafeRawBufferPointer(start: first, count: range.count))
  }

  /// The little-endian integer at `offset`. Of what is `BitwiseCopyable` builds for debugging make no copy.
  @inline(__always)
  func integer<T: FixedWidthInteger & BitwiseCopyable>(at offset: Int, as type: T.Type) -> T {
    precondition(
      offset >= 0 && offset <= count - MemoryLayout<T>.size,
      "bytes outside the index were asked for")
    return unsafe T(
      littleEndian: start.unsafelyUnwrapped.loadUnaligned(fromByteOffset: offset, as: T.self))
  }

  /// The eight bytes at an offset of which opening the index made sure that they are inside: it is not
  /// checked again.
  @inline(__always)
  func eightBytes(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset <= count - 8)
    return unsafe UInt64(
      littleEndian: start.unsafelyUnwrapped.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  var text: String { unsafe String(decoding: raw, as: UTF8.self) }

  /// The bytes for calls that take them by address.
  package var raw: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: start, count: count)
  }
}

extension String {
  /// The text of some UTF-8. Where it is short and in ASCII this is quicker than decoding, which reads it twice.
  @inline(__always) init(copying bytes: UnsafeRawBufferPointer) {
    unsafe self.init(unsafeUninitializedCapacity: bytes.count) { room in
      unsafe UnsafeMutableRawBufferPointer(room).copyMemory(from: bytes)
      return bytes.count
    }
  }
}

/// Reads numbers and texts from bytes, one after another, never past their end.
struct ByteReader {
  let bytes: ByteSlice
  private(set) var offset = 0

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func integer<T: FixedWidthInteger & BitwiseCopyable>(_ type: T.Type) -> T? {
    guard bytes.count - offset >= MemoryLayout<T>.size else { return nil }
    defer { offset += MemoryLayout<T>.size }
    return bytes.integer(at: offset, as: T.self)
  }

  mutating func text(_ size: Int) -> String? {
    guard size >= 0, bytes.count - offset >= size else { return nil }
    defer { offset += size }
    return bytes.slice(offset..<offset + size).text
  }
}
