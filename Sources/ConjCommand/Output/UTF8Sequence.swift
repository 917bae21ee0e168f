/// One step through bytes that may or may not be UTF-8.
struct UTF8Sequence {
  /// How many bytes it takes, 1 to 4.
  var length: Int
  /// The character, nil where the bytes are no UTF-8. Then the length is that of the longest
  /// beginning of a character, for which Unicode recommends one U+FFFD.
  var scalar: Unicode.Scalar?

  /// The sequence that starts at `start`, which must be a place in `bytes`.
  init(in bytes: ArraySlice<UInt8>, at start: Int) {
    let lead = bytes[start]
    if lead < 0x80 {
      self.init(length: 1, scalar: Unicode.Scalar(lead))
      return
    }
    // The second byte's range is narrower after some leads: no overlong forms, no surrogates.
    let (count, second): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (1, 0x80...0xBF)
      }
    guard count > 1 else {
      self.init(length: 1, scalar: nil)
      return
    }
    var value = UInt32(lead) & (0x7F >> UInt32(count))
    for offset in 1..<count {
      let place = start + offset
      let range = offset == 1 ? second : 0x80...0xBF
      guard place < bytes.endIndex, range.contains(bytes[place]) else {
        self.init(length: offset, scalar: nil)
        return
      }
      value = value << 6 | UInt32(bytes[place] & 0x3F)
    }
    self.init(length: count, scalar: Unicode.Scalar(value))
  }

  private init(length: Int, scalar: Unicode.Scalar?) {
    self.length = length
    self.scalar = scalar
  }

  /// Whether the character would steer a terminal instead of being shown: C0, DEL and C1.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
