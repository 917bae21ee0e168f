import SortedTrie

/// The letters that level forms are made of, as labels of the trie.
///
/// A *label* is a folded letter: 1 for the space of many-word forms, 2 to 27 for a to z, in the order
/// of their bytes so that the trie's order is the order of folded forms. Accents and the tilde of ñ
/// are no labels but *marks*: two bits a letter (0 plain, 1 acute, 2 diaeresis, 3 tilde), the last
/// letter's lowest, so that forms that end alike have alike marks. At equal letters, smaller marks
/// as a number is the same as earlier in the list.
enum Alphabet {
  /// Raised whenever the same text would fold to other labels: an index made by another fold can't
  /// be searched.
  static let version: UInt32 = 1

  static let space: UInt8 = 1
  static let firstLetter: UInt8 = 2

  /// How the trie's walk reads UTF-8 text. Every letter of Latin-1 that folds to a to z; what has
  /// another mark than Spanish knows goes the slower way through ``KeyText``.
  static let letters = LetterTable(
    lead: 0xC3,
    pairs: (UInt8(0xA0)...0xBF).flatMap { second -> [(byte: UInt8, label: UInt8, variant: UInt8)] in
      // Capitals stand 0x20 before small letters in Latin-1, in UTF-8's second byte as well.
      guard let (plain, mark) = plainLetter(ofSecondByte: second) else { return [] }
      return [
        (byte: second, label: label(ofLetter: plain), variant: mark),
        (byte: second - 0x20, label: label(ofLetter: plain), variant: mark),
      ]
    })

  /// The label of a small letter a to z.
  static func label(ofLetter byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "a") &+ firstLetter
  }

  /// The byte that spells a label in a folded key.
  @inline(__always) static func spelling(ofLabel label: UInt8) -> UInt8 {
    LetterTable.spelling(ofLabel: label)
  }

  /// The second byte of the letter `plain` with `mark`; nil where Spanish has no such letter.
  @inline(__always) static func secondByte(of plain: UInt8, mark: UInt8) -> UInt8? {
    switch (mark, plain) {
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

  /// The plain letter and the mark of an accented small letter, by the second byte of its UTF-8.
  @inline(__always) static func plainLetter(
    ofSecondByte second: UInt8
  ) -> (plain: UInt8, mark: UInt8)? {
    switch second {
    case 0xA1: (UInt8(ascii: "a"), 1)
    case 0xA9: (UInt8(ascii: "e"), 1)
    case 0xAD: (UInt8(ascii: "i"), 1)
    case 0xB3: (UInt8(ascii: "o"), 1)
    case 0xBA: (UInt8(ascii: "u"), 1)
    case 0xBC: (UInt8(ascii: "u"), 2)
    case 0xB1: (UInt8(ascii: "n"), 3)
    default: nil
    }
  }
}
