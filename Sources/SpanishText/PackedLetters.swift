/// The letters of a word without their diacritics, five bits each, so that they are held and handed on in
/// registers.
///
/// ```swift
/// let letters = PackedLetters(key)      // nil for more than 24 letters
/// letters?.key == key.fold
/// ```
public struct PackedLetters: Sendable {
  /// The first letter's label lowest, zeros behind the last one's.
  @usableFromInline var bits: UInt128 = 0

  /// The most letters that there is room for; forms of verbs are seldom half as long.
  @inlinable package static var capacity: Int { 24 }

  /// No letters.
  @inlinable @inline(__always) package init() {}

  /// The letters of a key; nil for more than ``capacity``.
  @inlinable @inline(__always) package init?(_ key: borrowing FormKey) {
    guard key.count <= Self.capacity else { return nil }
    let words = (UInt128(littleEndian: key.words.0), UInt128(littleEndian: key.words.1))
    bits = UInt128(Self.packed(UInt64(truncatingIfNeeded: words.0)))
    guard key.count > 8 else { return }
    bits |= UInt128(Self.packed(UInt64(truncatingIfNeeded: words.0 &>> 64))) &<< 40
    guard key.count > 16 else { return }
    bits |= UInt128(Self.packed(UInt64(truncatingIfNeeded: words.1))) &<< 80
  }

  /// The key of these letters.
  @inline(__always) package var key: FormKey {
    let low = UInt64(truncatingIfNeeded: bits) & (1 &<< 40 &- 1)
    let middle = UInt64(truncatingIfNeeded: bits &>> 40) & (1 &<< 40 &- 1)
    let high = UInt64(truncatingIfNeeded: bits &>> 80)
    return FormKey(
      labels: (Self.unpacked(low), Self.unpacked(middle), Self.unpacked(high)),
      count: (UInt128.bitWidth &- bits.leadingZeroBitCount &+ 4) / 5)
  }

  /// Eight labels of a byte each as forty bits: neighbours are moved together, then pairs, then fours.
  @inlinable @inline(__always) static func packed(_ labels: UInt64) -> UInt64 {
    let pairs = labels & 0x001F_001F_001F_001F | labels &>> 3 & 0x03E0_03E0_03E0_03E0
    let fours = pairs & 0x0000_03FF_0000_03FF | pairs &>> 6 & 0x000F_FC00_000F_FC00
    return fours & 0xF_FFFF | fours &>> 12 & 0xFF_FFF0_0000
  }

  @inline(__always) private static func unpacked(_ bits: UInt64) -> UInt64 {
    let fours = bits & 0xF_FFFF | (bits & 0xFF_FFF0_0000) &<< 12
    let pairs = fours & 0x0000_03FF_0000_03FF | (fours & 0x000F_FC00_000F_FC00) &<< 6
    return pairs & 0x001F_001F_001F_001F | (pairs & 0x03E0_03E0_03E0_03E0) &<< 3
  }
}
