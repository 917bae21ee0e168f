/// The diacritics of Spanish, in the order in which letters that differ only by them are sorted.
package enum Diacritic: UInt8, Sendable {
  /// No diacritic: `a`, `n`, and letters with one that Spanish does not have.
  case none = 0
  /// As in `á`.
  case acute = 1
  /// As in `ü`.
  case diaeresis = 2
  /// As in `ñ`.
  case tilde = 3

  package init(combining scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{301}", "\u{341}": self = .acute
    case "\u{308}": self = .diaeresis
    case "\u{303}": self = .tilde
    default: self = .none
    }
  }
}

/// A letter of Spanish verb forms: a plain letter from a to z and its diacritic.
///
/// This is the one place that knows how they are written as bytes. A *label* is the number of a plain
/// letter in a key: 1 for the space of many-word forms, 2 to 27 for a to z, in the order of their bytes.
public struct Letter: Sendable, Hashable {
  /// The plain letter in ASCII.
  package let plain: UInt8
  package let diacritic: Diacritic

  /// The first byte of all letters with a diacritic.
  @inlinable public static var leadByte: UInt8 { 0xC3 }
  /// The label of the space.
  @inlinable public static var space: UInt8 { 1 }
  /// The bit that makes small letters of capitals, in ASCII and in a letter's second byte.
  package static var smallBit: UInt8 { 0x20 }

  package var label: UInt8 { Letter.label(of: plain) }

  /// The label of a small letter a to z.
  @inlinable public static func label(of plain: UInt8) -> UInt8 {
    plain == UInt8(ascii: " ") ? space : plain &- UInt8(ascii: "a") &+ 2
  }

  /// The byte that a label stands for: a space or a small letter.
  @inlinable public static func plain(ofLabel label: UInt8) -> UInt8 {
    label < 2 ? UInt8(ascii: " ") : label &- 2 &+ UInt8(ascii: "a")
  }

  private init(plain: UInt8, diacritic: Diacritic) {
    self.plain = plain
    self.diacritic = diacritic
  }

  /// The small letter with a diacritic that UTF-8 writes as 0xC3 and this byte.
  @inline(__always) package init?(secondByte: UInt8) {
    switch secondByte {
    case 0xA1: (plain, diacritic) = (UInt8(ascii: "a"), .acute)
    case 0xA9: (plain, diacritic) = (UInt8(ascii: "e"), .acute)
    case 0xAD: (plain, diacritic) = (UInt8(ascii: "i"), .acute)
    case 0xB3: (plain, diacritic) = (UInt8(ascii: "o"), .acute)
    case 0xBA: (plain, diacritic) = (UInt8(ascii: "u"), .acute)
    case 0xBC: (plain, diacritic) = (UInt8(ascii: "u"), .diaeresis)
    case 0xB1: (plain, diacritic) = (UInt8(ascii: "n"), .tilde)
    default: return nil
    }
  }

  /// The second byte of the letter `plain` with `diacritic`; nil where Spanish has no such letter.
  @inline(__always) static func secondByte(of plain: UInt8, _ diacritic: UInt8) -> UInt8? {
    switch (diacritic, plain) {
    case (1, UInt8(ascii: "a")): 0xA1
    case (1, UInt8(ascii: "e")): 0xA9
    case (1, UInt8(ascii: "i")): 0xAD
    case (1, UInt8(ascii: "o")): 0xB3
    case (1, UInt8(ascii: "u")): 0xBA
    case (2, UInt8(ascii: "u")): 0xBC
    case (3, UInt8(ascii: "n")): 0xB1
    default: nil
    }
  }

  /// The small letter that a composed scalar is; nil for every other scalar.
  package init?(small scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7A: self.init(plain: UInt8(truncatingIfNeeded: scalar.value), diacritic: .none)
    case 0xC0...0xFF: self.init(secondByte: UInt8(truncatingIfNeeded: scalar.value & 0x3F | 0x80))
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// The letter with a diacritic; nil for one that has one already, and where Spanish has no such letter.
  package func marked(_ diacritic: Diacritic) -> Unicode.Scalar? {
    guard isASCII else { return nil }
    return Letter.secondByte(of: UInt8(ascii: self), diacritic.rawValue).map {
      Unicode.Scalar($0 & 0x3F | 0xC0)
    }
  }
}

/// Whether this is a letter of Spanish verb forms: a–z, á é í ó ú, ü, ñ, in lower case.
package func isSpanishLetter(_ scalar: Unicode.Scalar) -> Bool { Letter(small: scalar) != nil }
