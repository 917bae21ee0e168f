/// Puts letters together from UTF-8 bytes that arrive one by one; what is not UTF-8 is dropped.
struct UTF8Assembler: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  private var smallest: UInt32 = 0

  /// The letter that this byte completes.
  mutating func add(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case 0x00...0x7F:
      reset()
      return Unicode.Scalar(byte)
    case 0x80...0xBF:
      guard missing > 0 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
      missing -= 1
      guard missing == 0, value >= smallest else { return nil }
      return Unicode.Scalar(value)
    case 0xC2...0xDF: begin(byte & 0x1F, missing: 1, smallest: 0x80)
    case 0xE0...0xEF: begin(byte & 0x0F, missing: 2, smallest: 0x800)
    case 0xF0...0xF4: begin(byte & 0x07, missing: 3, smallest: 0x10000)
    default: reset()
    }
    return nil
  }

  /// Drops a letter that was begun.
  mutating func reset() {
    missing = 0
  }

  private mutating func begin(_ bits: UInt8, missing: Int, smallest: UInt32) {
    value = UInt32(bits)
    self.missing = missing
    self.smallest = smallest
  }
}
