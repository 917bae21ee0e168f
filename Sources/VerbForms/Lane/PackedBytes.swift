/// Questions about sixteen bytes at once, the first one lowest in an integer. A byte's highest bit tells what
/// holds of it (Lamport, Multiple byte processing with full-word instructions, 1975).
enum PackedBytes {
  /// How many bytes there are.
  static var count: Int { 16 }

  /// The same byte in every place.
  @inline(__always) static func all(_ byte: UInt8) -> UInt128 {
    let bytes: UInt64 = 0x0101_0101_0101_0101 &* UInt64(byte)
    return UInt128(bytes) &<< 64 | UInt128(bytes)
  }

  /// Reads bytes.
  @inline(__always) static func load(_ place: UnsafePointer<UInt8>) -> UInt128 {
    unsafe UInt128(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt128.self))
  }

  /// The number of the first byte that is marked by its highest bit, 16 where none is; no other bits are set.
  @inline(__always) static func place(_ marks: UInt128) -> Int {
    // The count for all 128 bits would take a branch, which words of all lengths take at random.
    let low = UInt64(truncatingIfNeeded: marks).trailingZeroBitCount
    let high = UInt64(truncatingIfNeeded: marks &>> 64).trailingZeroBitCount
    return (low &+ high & (0 &- low &>> 6)) &>> 3
  }

  /// Marks the first byte that is `byte`, and perhaps some later ones.
  @inline(__always) static func first(_ byte: UInt8, in bytes: UInt128) -> UInt128 {
    let zeros = bytes ^ all(byte)
    return (zeros &- all(1)) & ~zeros & all(0x80)
  }

  /// Marks all bytes that are `byte`, where all of them are below 0x80.
  @inline(__always) static func every(_ byte: UInt8, in bytes: UInt128) -> UInt128 {
    (all(0x80) &- (bytes ^ all(byte))) & all(0x80)
  }

  /// Marks the bytes that are not the letters a to z, capitals or not.
  @inline(__always) static func nonLetters(_ bytes: UInt128) -> UInt128 {
    let small = bytes & all(0x7F) | all(0x20)
    let fromA = small &+ all(0x80 - UInt8(ascii: "a"))
    let behindZ = small &+ all(0x7F - UInt8(ascii: "z"))
    return (~fromA | behindZ | bytes) & all(0x80)
  }

  /// Small letters of capitals, in UTF-8 of letters that have one or two bytes.
  ///
  /// Capitals of two bytes have the same bit in their second byte; only the first must stay.
  @inline(__always) static func lowered(_ bytes: UInt128) -> UInt128 {
    let isASCII = ~bytes & all(0x80)
    let isSecond = ~(bytes &<< 1) & all(0x80)
    return bytes | (isASCII | isSecond) &>> 2
  }
}
