/// A cell of a screen: a letter, its marks and its style. It has 16 bytes, as each key compares all cells.
package struct Cell: Hashable, Sendable {
  // The letter in the upper half, zero in the right half of a wide one; the style in the lower.
  private var packed: UInt64
  // Up to three combining marks, 21 bits each; further ones are not shown.
  private var packedMarks: UInt64 = 0

  /// A letter; nil for the right half of a wide one.
  package init(_ letter: Unicode.Scalar?, style: Style = .plain) {
    packed = UInt64(letter?.value ?? 0) << 32 | UInt64(style.bits)
  }

  package static var blank: Cell { Cell(" ") }

  /// The letter; nil in the right half of a wide one.
  package var letter: Unicode.Scalar? {
    let value = UInt32(truncatingIfNeeded: packed >> 32)
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  package var isRightHalf: Bool { packed >> 32 == 0 }

  package var style: Style {
    get { Style(bits: UInt32(truncatingIfNeeded: packed)) }
    set { packed = packed & ~0xFFFF_FFFF | UInt64(newValue.bits) }
  }

  package var marks: [Unicode.Scalar] {
    [0, 21, 42].compactMap { shift in
      let value = UInt32(packedMarks >> UInt64(shift) & 0x1F_FFFF)
      return value == 0 ? nil : Unicode.Scalar(value)
    }
  }

  /// Whether every terminal gives this letter one cell: what is Latin and carries no mark apart.
  var isSimple: Bool { packed >> 32 < 0x300 && !isRightHalf && packedMarks == 0 }

  mutating func add(mark: Unicode.Scalar) {
    for shift: UInt64 in [0, 21, 42] where packedMarks >> shift & 0x1F_FFFF == 0 {
      packedMarks |= UInt64(mark.value) << shift
      return
    }
  }
}
