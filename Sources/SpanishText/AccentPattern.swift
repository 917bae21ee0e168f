/// The diacritics of a word's letters: two bits a letter, the last letter's lowest, so that words
/// that end alike have patterns that end alike.
///
/// Of two words with the same plain letters, the one whose pattern is the smaller number is first
/// in the list: letter by letter from the left, plain < acute < diaeresis < tilde.
public struct AccentPattern: Sendable, Hashable {
  /// The pattern as it is stored. Letters past the 64th from the end have no room.
  public var bits: UInt128

  /// The pattern of a word without diacritics.
  @inlinable public static var plain: AccentPattern { AccentPattern(bits: 0) }

  /// A pattern as it is stored.
  @inlinable public init(bits: UInt128) { self.bits = bits }

  /// Whether no letter has a diacritic.
  @inlinable public var isPlain: Bool { bits == 0 }

  package mutating func append(_ diacritic: Diacritic) {
    bits = bits &<< 2 | UInt128(diacritic.rawValue)
  }

  /// The diacritic of a letter, counted from the word's end.
  package func diacritic(_ lettersBehind: Int) -> Diacritic {
    Diacritic(rawValue: UInt8(truncatingIfNeeded: dropLast(lettersBehind).bits & 3)) ?? .none
  }

  /// The pattern of the word without its last letters.
  @inlinable public func dropLast(_ letters: Int) -> AccentPattern {
    AccentPattern(bits: letters >= 64 ? 0 : bits &>> UInt128(truncatingIfNeeded: 2 &* letters))
  }

  /// Whether every diacritic of `typed` is here, on the same letter.
  @inlinable @inline(__always) public func hasAll(of typed: AccentPattern) -> Bool {
    // Both bits of each letter that has a diacritic.
    let marked = (typed.bits | typed.bits &>> 1) & AccentPattern.lowBits
    return (typed.bits ^ bits) & (marked &* 3) == 0
  }

  /// Whether the same letters are ñ.
  @inlinable @inline(__always) public func hasSameTildes(as other: AccentPattern) -> Bool {
    lowBitsOfTildes == other.lowBitsOfTildes
  }

  /// Whether each letter is ñ that is ñ in `typed`.
  package func hasAllTildes(of typed: AccentPattern) -> Bool {
    typed.lowBitsOfTildes & ~lowBitsOfTildes == 0
  }

  /// The same with its tildes alone.
  package var tildes: AccentPattern { AccentPattern(bits: lowBitsOfTildes &* 3) }

  package var withoutTildes: AccentPattern { AccentPattern(bits: bits ^ tildes.bits) }

  /// The lower bit of each letter with a tilde, which is the one diacritic with both bits.
  @inlinable @inline(__always) var lowBitsOfTildes: UInt128 {
    bits & bits &>> 1 & AccentPattern.lowBits
  }

  @inlinable static var lowBits: UInt128 { 0x5555_5555_5555_5555_5555_5555_5555_5555 }
}
