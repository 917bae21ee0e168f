/// The labels of a word's letters, five bits each, the last letter's lowest: a key that fits two registers.
///
///     come      label of c | o | m | e      bits 15–19, 10–14, 5–9, 0–4
///
/// Similar to ``FormKey``, but without diacritics and for words of up to ``capacity`` letters.
public struct PackedLabels: Sendable, Hashable {
  /// The labels of the last letters.
  public var low: UInt64
  /// The labels of the letters before them.
  public var high: UInt64

  /// The most letters that fit.
  @inlinable public static var capacity: Int { 25 }

  /// Labels as they are stored.
  @inlinable public init(low: UInt64 = 0, high: UInt64 = 0) {
    self.low = low
    self.high = high
  }

  @inlinable @inline(__always) var bits: UInt128 { UInt128(high) &<< 64 | UInt128(low) }

  /// How many letters there are.
  @inlinable public var count: Int { (UInt128.bitWidth &- bits.leadingZeroBitCount &+ 4) / 5 }

  /// Adds a letter at the end; the first one of more than ``capacity`` falls out.
  @inlinable @inline(__always) public mutating func append(_ label: UInt8) {
    high = high &<< 5 | low &>> 59
    low = low &<< 5 | UInt64(label)
  }

  /// The key of these letters with the diacritics of a pattern.
  package func key(with accents: AccentPattern = .plain) -> FormKey {
    var key = FormKey()
    for index in stride(from: count - 1, through: 0, by: -1) {
      let label = UInt8(truncatingIfNeeded: bits &>> UInt128(5 * index)) & 31
      _ = key.append(label: label, accents.diacritic(index))
    }
    return key
  }

  /// The letters as ASCII, none of which is a space: the first eight, the next, and the next, each with its first
  /// letter in the highest byte.
  @inlinable @inline(__always)
  public var plain: (UInt64, UInt64, UInt64, UInt64) {
    // The first letter's label highest.
    let aligned = bits &<< UInt128(truncatingIfNeeded: UInt128.bitWidth &- 5 &* count)
    let high = UInt64(truncatingIfNeeded: aligned &>> 64)
    let low = UInt64(truncatingIfNeeded: aligned)
    return (
      Self.letters(high &>> 24), Self.letters(high &<< 16 | low &>> 48), Self.letters(low &>> 8),
      Self.letters(low &<< 32)
    )
  }

  /// Eight labels, in the lowest forty bits, as letters: fours are moved apart, then pairs, then neighbours.
  @inlinable @inline(__always) static func letters(_ labels: UInt64) -> UInt64 {
    let fours = labels & 0xF_FFFF | (labels & 0xFF_FFF0_0000) &<< 12
    let pairs = fours & 0x0000_03FF_0000_03FF | (fours & 0x000F_FC00_000F_FC00) &<< 6
    let bytes = pairs & 0x001F_001F_001F_001F | (pairs & 0x03E0_03E0_03E0_03E0) &<< 3
    return bytes &+ 0x0101_0101_0101_0101 &* UInt64(UInt8(ascii: "a") &- 2)
  }
}

/// The letters of a word as ASCII, ready to be stored in steps of eight bytes.
@safe public struct PlainLetters {
  @usableFromInline let words: (UInt64, UInt64, UInt64, UInt64)
  /// How many letters there are.
  public let count: Int

  /// How many bytes ``store(at:)`` writes.
  @inlinable public static var room: Int { 32 }

  /// The letters of a word without spaces.
  @inlinable @inline(__always) public init(_ labels: PackedLabels) {
    words = labels.plain
    count = labels.count
  }

  /// Stores the letters, and anything in the ``room`` after them.
  @inlinable @inline(__always) public func store(at target: UnsafeMutableRawPointer) {
    unsafe target.storeBytes(of: words.0.bigEndian, as: UInt64.self)
    unsafe target.storeBytes(of: words.1.bigEndian, toByteOffset: 8, as: UInt64.self)
    guard count > 16 else { return }
    unsafe target.storeBytes(of: words.2.bigEndian, toByteOffset: 16, as: UInt64.self)
    unsafe target.storeBytes(of: words.3.bigEndian, toByteOffset: 24, as: UInt64.self)
  }
}
