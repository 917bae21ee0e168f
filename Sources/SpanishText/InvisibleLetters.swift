/// Invisible characters, and letters that have a character of their own for their looks, such as ligatures.

/// Whether a character would steer a terminal instead of being shown: C0, DEL and C1.
package func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
}

/// Whether a scalar is neither seen nor a space: controls, soft hyphens, marks of direction.
package func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20..<0x7F, 0xC0..<0x300: return false
  default:
    let category = scalar.properties.generalCategory
    return (category == .format || category == .control) && !scalar.properties.isWhitespace
  }
}

/// Tells which characters of a text are written by their number wherever it goes out: they would steer a terminal, end a
/// line, change the direction of writing, or not be seen at all. Marks stay over a letter, and in pictures of emoji what
/// joins them and what chooses among them.
package struct HiddenCharacters {
  private var previous: Unicode.Scalar?

  package init() {}

  /// Whether the next character of the text is hidden.
  package mutating func contain(_ scalar: Unicode.Scalar) -> Bool {
    let isHidden = isHidden(scalar)
    // What chooses the picture of a key does not make it one that a joiner may follow.
    if isHidden { previous = nil } else if !(scalar.value == 0xFE0F && isKey) { previous = scalar }
    return isHidden
  }

  private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xC0..<0x300: return false
    case 0x200D, 0xFE0E, 0xFE0F: return !isInPicture(scalar)
    // Blank in spite of their categories: Braille, a note head, a filler.
    case 0x2028, 0x2029, 0x2800, 0x1D159, 0x16FE4: return true
    default:
      if isControl(scalar) || isInvisible(scalar) || scalar.properties.isDefaultIgnorableCodePoint {
        return true
      }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: return previous?.properties.isWhitespace ?? true
      default: return false
      }
    }
  }

  /// Whether a joiner or what chooses a picture follows one: ❤️, 1️⃣, 👩🏽‍🏫.
  private func isInPicture(_ scalar: Unicode.Scalar) -> Bool {
    guard let previous else { return false }
    if isKey { return scalar.value == 0xFE0F }
    // The choice may be before a joiner.
    return previous.properties.isEmoji || scalar.value == 0x200D && previous.value == 0xFE0F
  }

  /// Whether the last character is one of a keyboard that has a picture: 1️⃣.
  private var isKey: Bool { previous.map { $0.value < 0xA9 && $0.properties.isEmoji } ?? false }
}

/// How many characters UTF-8 has, if each of them is seen and takes one cell of a screen: ASCII without controls, and À to
/// ÿ, which is all that Spanish needs. Nil for any other text, and for one that has `first` or `second`, both ASCII.
package func plainLength(
  of text: borrowing Span<UInt8>, without first: UInt8 = 0x7F, _ second: UInt8 = 0x7F
) -> Int? {
  var (index, length) = (0, 0)
  while index < text.count {
    let byte = text[index]
    if byte == 0xC3 {
      guard index + 1 < text.count, text[index + 1] & 0xC0 == 0x80 else { return nil }
      index += 1
    } else if !(0x20..<0x7F).contains(byte) || byte == first || byte == second {
      return nil
    }
    index += 1
    length += 1
  }
  return length
}

extension String {
  package var hasHidden: Bool {
    if withBytes({ plainLength(of: $0) }) != nil { return false }
    var hidden = HiddenCharacters()
    for scalar in unicodeScalars where hidden.contain(scalar) { return true }
    return false
  }

  /// The text as it is meant: without soft hyphens, zero-width characters and marks of direction; ligatures
  /// (`ﬁ`) and full-width letters (`ｆ`) as ordinary letters. Controls stay, and nothing is composed.
  ///
  /// - Complexity: O(n); text without such characters comes back as it is.
  package var withPlainLetters: String {
    // Spanish text has none of these lead bytes but 0xC2, of ¿ and ¡.
    let isPlain = withBytes { bytes in
      !bytes.indices.contains { bytes[$0] == 0xC2 || bytes[$0] >= 0xD8 }
    }
    if isPlain { return self }
    return mapScalars { scalar, bytes in
      switch scalar.value {
      case ..<0xAD: bytes.append(scalar)
      case 0xFB00...0xFB06: bytes.append(contentsOf: ligatures[Int(scalar.value - 0xFB00)].utf8)
      // Full-width characters are in the order of ASCII.
      case 0xFF01...0xFF5E: bytes.append(UInt8(truncatingIfNeeded: scalar.value - 0xFF01 + 0x21))
      default: if !isInvisible(scalar) { bytes.append(scalar) }
      }
    }
  }
}

/// The letters of U+FB00 to U+FB06.
private let ligatures = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]
