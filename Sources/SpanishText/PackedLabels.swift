/// The labels of a word's letters, five bits each, the last letter's lowest: a key that fits two registers.
///
///     come      label of c | o | m | e      bits 15–19, 10–14, 5–9, 0–4 of `first`
///
/// Similar to ``FormKey``, but without diacritics and for words of up to ``capacity`` letters.
public struct PackedLabels: Sendable, Hashable {
  /// The labels of the first twelve letters, or of all if there are fewer.
  public let first: UInt64
  /// The labels of the letters after them.
  public let rest: UInt64

  /// The most letters that fit.
  @inlinable public static var capacity: Int { 24 }
  /// Those that fit one register.
  @inlinable public static var half: Int { 12 }

  /// Labels as they are stored.
  @inlinable public init(first: UInt64 = 0, rest: UInt64 = 0) {
    self.first = first
    self.rest = rest
  }

  /// How many letters there are.
  @inlinable public var count: Int { Self.count(first) &+ Self.count(rest) }

  /// The label of the first letter; 0 where there is none.
  public var firstLabel: Int { Int(truncatingIfNeeded: Self.aligned(first) &>> 55) }

  /// The labels of the last letters, at most ``half`` of them.
  @inlinable @inline(__always)
  public func last(_ letters: Int) -> UInt64 {
    let whole = first &<< UInt64(truncatingIfNeeded: 5 &* Self.count(rest)) | rest
    return whole & (1 &<< UInt64(truncatingIfNeeded: 5 &* letters) &- 1)
  }

  @inlinable static func count(_ labels: UInt64) -> Int {
    (UInt64.bitWidth &- labels.leadingZeroBitCount &+ 4) / 5
  }

  /// The labels of twelve letters, the first one's highest.
  @inlinable static func aligned(_ labels: UInt64) -> UInt64 {
    labels &<< UInt64(truncatingIfNeeded: 5 &* (half &- count(labels)))
  }

  /// Eight labels, in the lowest forty bits, as letters: fours are moved apart, then pairs, then neighbours.
  @inlinable @inline(__always) static func letters(_ labels: UInt64) -> UInt64 {
    let fours = labels & 0xF_FFFF | (labels & 0xFF_FFF0_0000) &<< 12
    let pairs = fours & 0x0000_03FF_0000_03FF | (fours & 0x000F_FC00_000F_FC00) &<< 6
    let bytes = pairs & 0x001F_001F_001F_001F | (pairs & 0x03E0_03E0_03E0_03E0) &<< 3
    return bytes &+ 0x0101_0101_0101_0101 &* UInt64(UInt8(ascii: "a") &- 2)
  }
}

extension PackedLabels: Comparable {
  /// The order of words in the list.
  public static func < (left: PackedLabels, right: PackedLabels) -> Bool {
    left.first == right.first
      ? aligned(left.rest) < aligned(right.rest) : aligned(left.first) < aligned(right.first)
  }
}

/// The letters of a word as ASCII, ready to be stored in steps of eight bytes.
@safe public struct PlainLetters {
  /// The first eight letters and the next, each with its first letter in the highest byte; the labels of the last ones.
  @usableFromInline let words: (UInt64, UInt64)
  @usableFromInline let rest: UInt64
  /// How many letters there are.
  public let count: Int

  /// The letters of a word without spaces.
  @inlinable @inline(__always) public init(_ labels: PackedLabels) {
    let first = PackedLabels.aligned(labels.first)
    // Few words have more than twelve letters.
    rest = labels.rest == 0 ? 0 : PackedLabels.aligned(labels.rest)
    count = labels.rest == 0 ? PackedLabels.count(labels.first) : labels.count
    words = (
      PackedLabels.letters(first &>> 20),
      PackedLabels.letters((first & 0xF_FFFF) &<< 20 | rest &>> 40)
    )
  }

  /// Stores the letters, or their labels, and anything after them, up to 24 bytes.
  @inlinable @inline(__always)
  public func store(at target: UnsafeMutableRawPointer, asLabels: Bool = false) {
    let shift = asLabels ? 0x0101_0101_0101_0101 &* UInt64(UInt8(ascii: "a") &- 2) : 0
    unsafe target.storeBytes(of: (words.0 &- shift).bigEndian, as: UInt64.self)
    unsafe target.storeBytes(of: (words.1 &- shift).bigEndian, toByteOffset: 8, as: UInt64.self)
    if count > 16 {
      let last = PackedLabels.letters(rest & 0xFF_FFFF_FFFF) &- shift
      unsafe target.storeBytes(of: last.bigEndian, toByteOffset: 16, as: UInt64.self)
    }
  }
}
