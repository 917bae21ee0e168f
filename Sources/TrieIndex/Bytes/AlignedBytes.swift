/// A copy of bytes at an address that is a multiple of 16, as words and sections of an index need it.
@safe package final class AlignedBytes: @unchecked Sendable {
  /// The bytes, valid as long as this object lives.
  package let bytes: UnsafeRawBufferPointer

  package init(_ array: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: array.count, alignment: 16)
    unsafe copy.copyBytes(from: array)
    unsafe bytes = UnsafeRawBufferPointer(copy)
  }

  deinit { unsafe bytes.deallocate() }
}
