/// Decodes UTF-8 one byte at a time, so that a character may be split between two reads.
///
/// Ill-formed bytes are divided as Unicode recommends (section 3.9, "maximal subparts"): the longest
/// beginning of a character is one malformed sequence, any other byte is one by itself.
package struct UTF8Decoder: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  // The next byte's range: after some leads the second byte's is narrower, which excludes overlong
  // forms and surrogates.
  private var lower: UInt8 = 0x80
  private var upper: UInt8 = 0xBF

  package init() {}

  /// Whether a character has begun and not ended.
  package var isMidway: Bool { missing > 0 }

  /// How many malformed sequences are known to end before or with the next byte, and the character that it completes.
  package mutating func next(_ byte: UInt8) -> (malformed: Int, scalar: Unicode.Scalar?) {
    guard missing > 0 else { return begin(byte) }
    guard byte >= lower, byte <= upper else {
      let next = begin(byte)
      return (next.malformed + 1, next.scalar)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    (lower, upper) = (0x80, 0xBF)
    missing -= 1
    return (0, missing == 0 ? Unicode.Scalar(value) : nil)
  }

  private mutating func begin(_ byte: UInt8) -> (malformed: Int, scalar: Unicode.Scalar?) {
    (lower, upper) = (0x80, 0xBF)
    missing = 0
    switch byte {
    case 0..<0x80: return (0, Unicode.Scalar(byte))
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF:
      missing = 2
      if byte == 0xE0 { lower = 0xA0 }
      if byte == 0xED { upper = 0x9F }
    case 0xF0...0xF4:
      missing = 3
      if byte == 0xF0 { lower = 0x90 }
      if byte == 0xF4 { upper = 0x8F }
    default: return (1, nil)
    }
    value = UInt32(byte) & (0x3F >> UInt32(missing))
    return (0, nil)
  }
}

/// The characters of bytes, each with those that write it, nil for a malformed sequence of UTF-8; and whether it is hidden.
package struct UTF8Sequences: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>
  private var hidden = HiddenCharacters()

  package init(of bytes: ArraySlice<UInt8>) { rest = bytes }

  package mutating func next() -> (
    scalar: Unicode.Scalar?, bytes: ArraySlice<UInt8>, isHidden: Bool
  )? {
    var (parser, bytes) = (UTF8.ForwardParser(), rest.makeIterator())
    let (scalar, size): (Unicode.Scalar?, Int)
    switch parser.parseScalar(from: &bytes) {
    case .valid(let encoded): (scalar, size) = (UTF8.decode(encoded), encoded.count)
    case .error(let length): (scalar, size) = (nil, length)
    case .emptyInput: return nil
    }
    defer { rest = rest.dropFirst(size) }
    return (scalar, rest.prefix(size), scalar.map { hidden.contain($0) } ?? true)
  }
}
