/// Reads UTF-8 one byte at a time, so that a character may be split between two reads.
struct ScalarDecoder: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  private var smallest: UInt32 = 0

  /// Whether a character has begun and not ended.
  var isMidway: Bool { missing > 0 }

  /// Takes a byte.
  ///
  /// - Returns: Whether bytes that are no character end here or just before it, and the character
  ///   that it completes, if any.
  mutating func next(_ byte: UInt8) -> (broken: Bool, scalar: Unicode.Scalar?) {
    if missing > 0, byte & 0xC0 == 0x80 {
      value = value << 6 | UInt32(byte & 0x3F)
      missing -= 1
      guard missing == 0 else { return (false, nil) }
      guard value >= smallest, let scalar = Unicode.Scalar(value) else { return (true, nil) }
      return (false, scalar)
    }
    let broken = missing > 0
    missing = 0
    switch byte {
    case 0..<0x80:
      return (broken, Unicode.Scalar(byte))
    case 0xC2...0xDF: begin(byte & 0x1F, missing: 1, smallest: 0x80)
    case 0xE0...0xEF: begin(byte & 0x0F, missing: 2, smallest: 0x800)
    case 0xF0...0xF4: begin(byte & 0x07, missing: 3, smallest: 0x1_0000)
    default: return (true, nil)
    }
    return (broken, nil)
  }

  private mutating func begin(_ bits: UInt8, missing: Int, smallest: UInt32) {
    value = UInt32(bits)
    self.missing = missing
    self.smallest = smallest
  }
}
