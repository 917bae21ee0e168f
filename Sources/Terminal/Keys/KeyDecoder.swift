import SpanishText

/// Turns the bytes of a keyboard into keys, however many pieces a sequence arrives in. Unknown sequences are dropped.
///
/// A single Escape looks like the beginning of a sequence: the reader waits for `escapeTimeout` milliseconds and calls
/// `flush()` if nothing follows.
package struct KeyDecoder: Sendable {
  /// The bytes of a sequence that has not ended, from its Escape on, or from two; empty between keys.
  private var sequence: [UInt8] = []
  private var letters = UTF8Decoder()
  private var isPasting = false
  private var keys: [KeyPress] = []

  /// The byte of Ctrl-C. It is this key even in a paste or a sequence whose end was lost: neither contains it.
  static let interrupt: UInt8 = 0x03

  // No terminal sends longer sequences; further bytes are ignored.
  private static let parameterLimit = 32

  package init() {}

  /// How many milliseconds to wait before `flush()`; nil: forever. A paste without its end is closed after a second.
  package var escapeTimeout: Int? { sequence.isEmpty ? isPasting ? 1000 : nil : 50 }

  /// The keys that these bytes complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [KeyPress] {
    keys.removeAll(keepingCapacity: true)
    for byte in bytes { decode(byte) }
    return keys
  }

  /// The keys that the bytes until now mean if nothing follows: Escapes, or a letter with Alt.
  package mutating func flush() -> [KeyPress] {
    keys.removeAll(keepingCapacity: true)
    let rest = sequence.drop { $0 == 0x1B }
    if sequence.isEmpty {
      isPasting = false
    } else if !isPasting, rest.count <= 1 {
      let escapes = sequence.count - 2 * rest.count
      keys += Array(repeating: KeyPress(.escape), count: escapes)
      if let letter = rest.first { keys.append(.alt(Unicode.Scalar(letter))) }
    }
    sequence = []
    return keys
  }

  private mutating func decode(_ byte: UInt8) {
    let rest = sequence.drop { $0 == 0x1B }
    let isAlt = sequence.count - rest.count > 1
    switch rest.first {
    case _ where byte == Self.interrupt:
      (sequence, letters, isPasting) = ([], UTF8Decoder(), false)
      keys.append(.control("c"))
    case nil where sequence.isEmpty: decodeLetter(byte)
    case nil: decodeEscape(byte, isAlt: isAlt)
    case 0x5B: decodeControl(byte, parameters: rest.dropFirst(), isAlt: isAlt)
    case 0x4F:
      sequence = []
      guard (0x21...0x7E).contains(byte) else { return decode(byte) }
      if let code = KeySequences.single(byte) { keys.append(KeyPress(code, isAlt ? .alt : [])) }
    default: decodeString(byte)
    }
  }

  private mutating func decodeLetter(_ byte: UInt8) {
    if byte == 0x1B {
      letters = UTF8Decoder()
      sequence = [byte]
    } else if let letter = letters.next(byte).scalar {
      if isPasting {
        keys.append(KeyPress(.pasted(letter)))
      } else if let key = KeySequences.key(for: letter) {
        keys.append(key)
      }
    }
  }

  private mutating func decodeEscape(_ byte: UInt8, isAlt: Bool) {
    if isPasting, byte != 0x5B {
      // A pasted Escape is ignored.
      sequence = []
      return decode(byte)
    }
    // Of two Escapes the first is Alt if a key's sequence follows, otherwise a key by itself.
    if isAlt, byte != 0x5B, byte != 0x4F {
      sequence.removeFirst()
      keys.append(KeyPress(.escape))
    }
    switch byte {
    case 0x1B, 0x4F, 0x50, 0x58, 0x5B, 0x5D, 0x5E, 0x5F: sequence.append(byte)
    default:
      sequence = []
      guard byte < 0x80 else { return decode(byte) }
      if var key = KeySequences.key(for: Unicode.Scalar(byte)) {
        key.modifiers.insert(.alt)
        keys.append(key)
      }
    }
  }

  private mutating func decodeControl(_ byte: UInt8, parameters: ArraySlice<UInt8>, isAlt: Bool) {
    switch (parameters.first, byte) {
    case (0x5B, _):
      // A function key of the Linux console.
      sequence = []
      if (0x41...0x45).contains(byte) { keys.append(KeyPress(.function(Int(byte) - 0x40))) }
    case (0x4D, _):
      // A mouse report has three bytes after its letter.
      sequence = parameters.count < 3 ? sequence + [byte] : []
    case (nil, 0x5B), (nil, 0x4D): sequence.append(byte)
    case (_, 0x20...0x3F): if parameters.count < Self.parameterLimit { sequence.append(byte) }
    case (_, 0x1B): sequence = [byte]
    case (_, 0x40...0x7E):
      sequence = []
      if byte == 0x7E, parameters.elementsEqual("200".utf8) {
        isPasting = true
      } else if byte == 0x7E, parameters.elementsEqual("201".utf8) {
        isPasting = false
      } else if !isPasting, var key = KeySequences.control(final: byte, parameters: parameters) {
        if isAlt { key.modifiers.insert(.alt) }
        keys.append(key)
      }
    default:
      sequence = []
      decode(byte)
    }
  }

  /// Goes on after `ESC P`, `ESC ]` and the like: a string to ignore. A letter and an Escape of it are kept.
  private mutating func decodeString(_ byte: UInt8) {
    let sawEscape = sequence.last == 0x1B
    switch byte {
    case 0x07, 0x18, 0x1A: sequence = []
    case 0x5C where sawEscape: sequence = []
    case 0x1B: if !sawEscape { sequence.append(byte) }
    case _ where sawEscape:
      sequence = [0x1B]
      decode(byte)
    default: if sequence.count < 3 { sequence.append(byte) }
    }
  }
}
