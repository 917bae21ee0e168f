import SortedTrie

/// The word that a short line is, folded: its plain letters, and its marks.
struct ShortWord {
  /// The letters, the first one lowest; behind the last stands anything.
  private(set) var letters: UInt128
  /// The number of letters.
  private(set) var length: Int
  /// The marks as an index has them, two bits a letter, the last letter's lowest.
  private(set) var marks: UInt128 = 0

  /// Reads a line.
  ///
  /// - Returns: nil where it is not letters of the table, one at least.
  @inline(__always) init?(_ line: ShortLine, _ table: LetterTable) {
    letters = line.bytes
    length = line.size
    while true {
      let place = PackedBytes.place(PackedBytes.nonLetters(letters))
      if place == length { break }
      guard takePair(at: place, table) else { return nil }
    }
    guard length > 0 else { return nil }
    letters |= PackedBytes.all(LetterTable.foldingBit)
  }

  /// Puts a plain letter where one of two bytes stands; false where none does.
  @inline(__always) private mutating func takePair(at place: Int, _ table: LetterTable) -> Bool {
    let shift = UInt128(truncatingIfNeeded: 8 &* place)
    let pair = letters &>> shift
    guard UInt8(truncatingIfNeeded: pair) == table.lead,
      let (letter, variant) = table.letter(ofSecondByte: UInt8(truncatingIfNeeded: pair &>> 8))
    else { return false }
    // What stands behind it moves one byte down.
    let before = letters & (1 &<< shift &- 1)
    letters = before | (UInt128(letter) | pair &>> 8 & ~0xFF) &<< shift
    length &-= 1
    // So do the marks of the letters before, counted from the end.
    let fromEnd = UInt128(truncatingIfNeeded: 2 &* (length &- 1 &- place))
    marks = marks &>> 2 | UInt128(variant) &<< fromEnd
    return true
  }

  /// Whether nh or ny stands in it: see `StandIns`.
  @inline(__always) var holdsStandIn: Bool {
    let n = PackedBytes.every(UInt8(ascii: "n"), in: letters)
    let h = PackedBytes.every(UInt8(ascii: "h"), in: letters)
    let y = PackedBytes.every(UInt8(ascii: "y"), in: letters)
    return n &<< 8 & (h | y) != 0
  }

  /// Stores the letters' labels, and something behind them, up to ``PackedBytes/count``.
  @inline(__always) func storeLabels(_ place: UnsafeMutablePointer<UInt8>) {
    // A letter's label is what its low five bits are, and one.
    let labels = letters & PackedBytes.all(0x1F) &+ PackedBytes.all(1)
    unsafe UnsafeMutableRawPointer(place).storeBytes(of: labels.littleEndian, as: UInt128.self)
  }

  /// The labels of the last three letters, in the order of writing; the word must have so many.
  @inline(__always) var lastThree: (UInt32, UInt32, UInt32) {
    let shift = UInt128(truncatingIfNeeded: 8 &* (length &- 3))
    let labels = UInt32(truncatingIfNeeded: letters &>> shift) & 0x1F1F1F &+ 0x010101
    return (labels & 0xFF, labels &>> 8 & 0xFF, labels &>> 16)
  }
}
