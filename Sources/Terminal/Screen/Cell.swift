/// One cell of a screen: a letter, the marks on it and its style.
package struct Cell: Hashable, Sendable {
  /// The letter; nil in the right half of a wide one.
  package let letter: Unicode.Scalar?
  package var style = Style.plain
  // Up to three combining marks, 21 bits each, so that a cell needs no memory of its own.
  private var packedMarks: UInt64 = 0

  init(_ letter: Unicode.Scalar?, style: Style = .plain) {
    self.letter = letter
    self.style = style
  }

  static let blank = Cell(" ")

  package var isRightHalf: Bool { letter == nil }

  /// The combining marks in the order of writing.
  package var marks: [Unicode.Scalar] {
    [0, 21, 42].compactMap { shift in
      let value = UInt32(packedMarks >> UInt64(shift) & 0x1F_FFFF)
      return value == 0 ? nil : Unicode.Scalar(value)
    }
  }

  /// Whether every terminal gives this letter one cell: what is Latin and carries no mark apart.
  var isSimple: Bool { letter.map { $0.value < 0x300 } ?? false && packedMarks == 0 }

  /// Adds a mark; further ones than three are not shown.
  mutating func add(mark: Unicode.Scalar) {
    for shift: UInt64 in [0, 21, 42] where packedMarks >> shift & 0x1F_FFFF == 0 {
      packedMarks |= UInt64(mark.value) << shift
      return
    }
  }
}
