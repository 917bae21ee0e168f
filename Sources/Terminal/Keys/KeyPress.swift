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
  static func single(_ byte: UInt8) -> KeyPress.Code? {
    switch byte {
    case 0x4D: .enter
    case 0x50...0x53: .function(Int(byte) - 0x4F)
    default: arrows[byte]
    }
  }

  /// The key of `ESC [`, parameters and a last byte: `ESC [ 1 ; 5 C` is Control and →.
  static func control(final: UInt8, parameters: [UInt8]) -> KeyPress? {
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    let numbers = parameters.split(separator: 0x3B, omittingEmptySubsequences: false)
      .map { field in field.reduce(0) { min($0 * 10 + Int($1) - 0x30, 9999) } }
    let mask = UInt8(clamping: (numbers.dropFirst().first ?? 1) - 1)
    let modifiers = KeyPress.Modifiers(rawValue: mask & 7)
    switch final {
    case 0x5A: return KeyPress(.tab, .shift)
    case 0x7E: return editing(numbers.first ?? 0).map { KeyPress($0, modifiers) }
    // With another number `R` reports the cursor's position.
    case 0x50...0x53 where (numbers.first ?? 0) <= 1:
      return KeyPress(.function(Int(final) - 0x4F), modifiers)
    default: return arrows[final].map { KeyPress($0, modifiers) }
    }
  }

  private static let arrows: [UInt8: KeyPress.Code] = [
    0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home,
  ]

  private static func editing(_ number: Int) -> KeyPress.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...24: .function(number - 12)
    default: nil
    }
  }
}
