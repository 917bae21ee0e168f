import SpanishText

/// Turns the bytes of a keyboard into keys, however many pieces a sequence arrives in.
///
/// Unknown sequences are dropped. A single Escape looks like the beginning of a sequence: the reader
/// waits for `escapeTimeout` milliseconds and calls `flush()` if nothing follows.
package struct KeyDecoder: Sendable {
  private enum State: Sendable {
    case ground
    /// After this many Escapes.
    case escape(Int)
    /// After `ESC [`: the parameters until now; with Alt where another Escape stood before.
    case control(parameters: [UInt8], isAlt: Bool)
    /// After `ESC [ [`, a function key of the Linux console.
    case console
    case single(isAlt: Bool)
    /// After `ESC P`, `ESC ]` and the like: a string to ignore, until its end. Keeps the letter that
    /// began it: if nothing follows, it was that letter with Alt.
    case string(opener: UInt8, count: Int, sawEscape: Bool)
    /// This many bytes of a mouse report are left.
    case skip(Int)
  }

  private var state = State.ground
  private var letters = UTF8Decoder()
  private var isPasting = false
  private var keys: [KeyPress] = []

  /// The byte of Ctrl-C. No sequence has it, and terminals take it out of what they paste: it is this key even in
  /// a paste or a sequence whose end was lost.
  static let interrupt: UInt8 = 0x03

  // No terminal sends longer sequences; further bytes are ignored.
  private static let parameterLimit = 32

  package init() {}

  /// How long to wait for more before `flush()`, in milliseconds; nil: forever. A paste whose end was
  /// lost is closed after a second of silence.
  package var escapeTimeout: Int? {
    if case .ground = state { return isPasting ? 1000 : nil }
    return 50
  }

  /// The keys that these bytes complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [KeyPress] {
    keys.removeAll(keepingCapacity: true)
    for byte in bytes { decode(byte) }
    return keys
  }

  /// The keys that the bytes until now mean if nothing follows.
  package mutating func flush() -> [KeyPress] {
    keys.removeAll(keepingCapacity: true)
    switch state {
    case .ground: isPasting = false
    case _ where isPasting: break
    case .escape(let count):
      for _ in 0..<count { keys.append(KeyPress(.escape)) }
    case .control(let parameters, let isAlt) where parameters.isEmpty:
      if isAlt { keys.append(KeyPress(.escape)) }
      keys.append(.alt("["))
    case .single(let isAlt):
      if isAlt { keys.append(KeyPress(.escape)) }
      keys.append(.alt("O"))
    case .string(let opener, 0, false): keys.append(.alt(Unicode.Scalar(opener)))
    default: break
    }
    state = .ground
    return keys
  }

  private mutating func decode(_ byte: UInt8) {
    if byte == Self.interrupt {
      state = .ground
      letters = UTF8Decoder()
      isPasting = false
      keys.append(.control("c"))
      return
    }
    switch state {
    case .ground: decodeGround(byte)
    case .escape(let count): decodeEscape(byte, count: count)
    case .control(let parameters, let isAlt):
      decodeControl(byte, parameters: parameters, isAlt: isAlt)
    case .console:
      state = .ground
      if (0x41...0x45).contains(byte) { keys.append(KeyPress(.function(Int(byte) - 0x40))) }
    case .single(let isAlt):
      state = .ground
      guard (0x21...0x7E).contains(byte) else { return decode(byte) }
      if let code = KeySequences.single(byte) { keys.append(KeyPress(code, isAlt ? .alt : [])) }
    case .string(let opener, let count, let sawEscape):
      decodeString(byte, opener: opener, count: count, sawEscape: sawEscape)
    case .skip(let count): state = count > 1 ? .skip(count - 1) : .ground
    }
  }

  private mutating func decodeGround(_ byte: UInt8) {
    if byte == 0x1B {
      letters = UTF8Decoder()
      state = .escape(1)
    } else if let letter = letters.next(byte).scalar {
      if isPasting {
        keys.append(KeyPress(.pasted(letter)))
      } else if let key = KeySequences.key(for: letter) {
        keys.append(key)
      }
    }
  }

  private mutating func decodeEscape(_ byte: UInt8, count: Int) {
    if isPasting, byte != 0x5B {
      // A pasted Escape is ignored.
      state = .ground
      return decodeGround(byte)
    }
    // The first of two Escapes was a key by itself, but before the sequence of a key: there it is Alt.
    if count > 1, byte != 0x5B, byte != 0x4F { keys.append(KeyPress(.escape)) }
    switch byte {
    case 0x1B: state = .escape(2)
    case 0x5B: state = .control(parameters: [], isAlt: count > 1)
    case 0x4F: state = .single(isAlt: count > 1)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: state = .string(opener: byte, count: 0, sawEscape: false)
    default:
      state = .ground
      guard byte < 0x80 else { return decodeGround(byte) }
      if var key = KeySequences.key(for: Unicode.Scalar(byte)) {
        key.modifiers.insert(.alt)
        keys.append(key)
      }
    }
  }

  private mutating func decodeControl(_ byte: UInt8, parameters: [UInt8], isAlt: Bool) {
    switch byte {
    case 0x5B where parameters.isEmpty: state = .console
    case 0x20...0x3F:
      let isFull = parameters.count >= Self.parameterLimit
      state = .control(parameters: isFull ? parameters : parameters + [byte], isAlt: isAlt)
    case 0x40...0x7E:
      state = .ground
      finishControl(byte, parameters: parameters, isAlt: isAlt)
    case 0x1B: state = .escape(1)
    default:
      state = .ground
      decodeGround(byte)
    }
  }

  private mutating func finishControl(_ final: UInt8, parameters: [UInt8], isAlt: Bool) {
    if parameters == Array("200".utf8), final == 0x7E {
      isPasting = true
    } else if parameters == Array("201".utf8), final == 0x7E {
      isPasting = false
    } else if final == 0x4D, parameters.isEmpty {
      state = .skip(3)
    } else if !isPasting, var key = KeySequences.control(final: final, parameters: parameters) {
      if isAlt { key.modifiers.insert(.alt) }
      keys.append(key)
    }
  }

  private mutating func decodeString(_ byte: UInt8, opener: UInt8, count: Int, sawEscape: Bool) {
    switch byte {
    case 0x07, 0x18, 0x1A: state = .ground
    case 0x1B: state = .string(opener: opener, count: count, sawEscape: true)
    case 0x5C where sawEscape: state = .ground
    case _ where sawEscape:
      state = .escape(1)
      decodeEscape(byte, count: 1)
    default: state = .string(opener: opener, count: min(count + 1, 2), sawEscape: false)
    }
  }
}
