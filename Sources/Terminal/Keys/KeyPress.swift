/// A key that was pressed, whatever bytes the terminal sent for it.
package struct KeyPress: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    case letter(Unicode.Scalar)
    /// A letter out of the clipboard: a pasted line's end is not Enter.
    case pasted(Unicode.Scalar)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  package static func letter(_ letter: Unicode.Scalar) -> KeyPress { KeyPress(.letter(letter)) }
  /// A letter typed while Control is held; always the small letter.
  package static func control(_ letter: Unicode.Scalar) -> KeyPress {
    KeyPress(.letter(letter), .control)
  }
  package static func alt(_ letter: Unicode.Scalar) -> KeyPress { KeyPress(.letter(letter), .alt) }
}

enum KeySequences {
  /// The key of a letter without a sequence; nil for C1 controls, which no keyboard sends.
  static func key(for letter: Unicode.Scalar) -> KeyPress? {
    switch letter.value {
    case 0x0A, 0x0D: KeyPress(.enter)
    case 0x09: KeyPress(.tab)
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Unicode.Scalar(UInt8(letter.value) + 0x60))
    case 0x1C...0x1F: .control(Unicode.Scalar(UInt8(letter.value) + 0x40))
    case 0x80..<0xA0: nil
    default: .letter(letter)
    }
  }

  /// The key of `ESC O` and a byte.
  static func single(_ byte: UInt8) -> KeyPress.Code? { byte == 0x4D ? .enter : finals[byte] }

  /// The key of `ESC [`, parameters and a last byte: `ESC [ 1 ; 5 C` is Control and →.
  static func control(final: UInt8, parameters: ArraySlice<UInt8>) -> KeyPress? {
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    let numbers = parameters.split(separator: 0x3B, omittingEmptySubsequences: false)
      .map { field in field.reduce(0) { min($0 * 10 + Int($1) - 0x30, 9999) } }
    let mask = UInt8(clamping: (numbers.dropFirst().first ?? 1) - 1)
    let modifiers = KeyPress.Modifiers(rawValue: mask & 7)
    switch final {
    case 0x5A: return KeyPress(.tab, .shift)
    case 0x7E: return editing[numbers.first ?? 0].map { KeyPress($0, modifiers) }
    // `R` reports the cursor's position.
    case 0x50...0x53 where (numbers.first ?? 0) > 1: return nil
    default: return finals[final].map { KeyPress($0, modifiers) }
    }
  }

  /// The keys of last bytes, after `ESC O` and after `ESC [`.
  private static let finals: [UInt8: KeyPress.Code] = [
    0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home,
    0x50: .function(1), 0x51: .function(2), 0x52: .function(3), 0x53: .function(4),
  ]

  /// The keys of numbers before `~`.
  private static let editing: [Int: KeyPress.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}
