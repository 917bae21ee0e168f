/// Which key the bytes of a sequence name.
enum KeyNames {
  /// The key of a letter as it comes without a sequence; nil for what no keyboard means.
  static func key(for letter: Unicode.Scalar) -> Key? {
    switch letter.value {
    case 0x0A, 0x0D: Key(.enter)
    case 0x09: Key(.tab)
    case 0x08, 0x7F: Key(.backspace)
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Unicode.Scalar(UInt8(letter.value) + 0x60))
    case 0x1C...0x1F: .control(Unicode.Scalar(UInt8(letter.value) + 0x40))
    case 0x80..<0xA0: nil
    default: .letter(letter)
    }
  }

  /// The key of `ESC O` and a byte.
  static func single(_ byte: UInt8) -> Key.Code? {
    switch byte {
    case 0x4D: .enter
    case 0x50...0x53: .function(Int(byte) - 0x4F)
    default: arrow(byte)
    }
  }

  /// The key of `ESC [`, parameters and a last byte: `ESC [ 1 ; 5 C` is Control and →.
  static func control(final: UInt8, parameters: [UInt8]) -> Key? {
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    let numbers = parameters.split(separator: 0x3B, omittingEmptySubsequences: false)
      .map { field in field.reduce(0) { min($0 * 10 + Int($1) - 0x30, 9999) } }
    let mask = UInt8(clamping: (numbers.dropFirst().first ?? 1) - 1)
    let modifiers = Key.Modifiers(rawValue: mask & 7)
    switch final {
    case 0x5A: return Key(.tab, .shift)
    case 0x7E: return editing(numbers.first ?? 0).map { Key($0, modifiers) }
    // With another number `R` is a report of the cursor's place.
    case 0x50...0x53 where (numbers.first ?? 0) <= 1:
      return Key(.function(Int(final) - 0x4F), modifiers)
    default: return arrow(final).map { Key($0, modifiers) }
    }
  }

  private static func arrow(_ byte: UInt8) -> Key.Code? {
    switch byte {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    default: nil
    }
  }

  private static func editing(_ number: Int) -> Key.Code? {
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
