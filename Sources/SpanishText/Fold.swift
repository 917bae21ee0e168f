/// Folding: what remains of a text when capitals and accents do not matter.

extension String {
  /// The text in lower case and without diacritics: `"Coméis".folded` is `"comeis"`; ñ becomes n,
  /// ß becomes ss. The same under every locale.
  ///
  /// The combining marks U+0300 to U+036F vanish after a letter; one that is alone is kept.
  ///
  /// - Complexity: O(n); no allocation for text that is its own fold.
  package var folded: String {
    let isFold = withBytes { bytes in
      bytes.indices.allSatisfy { bytes[$0] < 0x80 && !isASCIICapital(bytes[$0]) }
    }
    if isFold { return self }
    let bytes: [UInt8]? = withBytes { bytes in
      var fold: [UInt8] = []
      var afterC3 = false
      for index in bytes.indices {
        let byte = bytes[index]
        if afterC3 {
          afterC3 = false
          guard let plain = plainLetter(afterC3: byte) else { return nil }
          fold.append(plain)
        } else if byte < 0x80 {
          fold.append(isASCIICapital(byte) ? byte | 0x20 : byte)
        } else if byte == 0xC3 {
          afterC3 = true
        } else {
          return nil
        }
      }
      return fold
    }
    if let bytes { return String(decoding: bytes, as: UTF8.self) }
    var scalars: [Unicode.Scalar] = []
    var afterLetter = false
    for scalar in unicodeScalars where !(afterLetter && isCombiningDiacritic(scalar)) {
      var base = scalar
      while let parts = LatinLetters.decompositions[base] { base = parts.base }
      appendPlain(base, to: &scalars)
      afterLetter = base.properties.isAlphabetic && !isCombiningDiacritic(base)
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// Appends the fold of a letter that carries no mark.
private func appendPlain(_ letter: Unicode.Scalar, to result: inout [Unicode.Scalar]) {
  switch letter {
  case "ß", "ẞ": result.append(contentsOf: ["s", "s"])
  case "ſ": result.append("s")
  case "ŉ": result.append(contentsOf: ["ʼ", "n"])
  case "ẚ": result.append(contentsOf: ["a", "ʾ"])
  case "µ": result.append("\u{3BC}")
  case "\u{212A}": result.append("k")
  case "\u{212B}": result.append("a")
  default: result.append(contentsOf: letter.properties.lowercaseMapping.unicodeScalars)
  }
}

func isASCIICapital(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}

/// The fold of the letter that UTF-8 writes as 0xC3 and this byte, where it is one ASCII letter.
func plainLetter(afterC3 byte: UInt8) -> UInt8? {
  // À and à, Á and á, … differ in one bit.
  switch byte | 0x20 {
  case 0xA0...0xA5: UInt8(ascii: "a")
  case 0xA7: UInt8(ascii: "c")
  case 0xA8...0xAB: UInt8(ascii: "e")
  case 0xAC...0xAF: UInt8(ascii: "i")
  case 0xB1: UInt8(ascii: "n")
  case 0xB2...0xB6: UInt8(ascii: "o")
  case 0xB9...0xBC: UInt8(ascii: "u")
  case 0xBD: UInt8(ascii: "y")
  default: nil
  }
}
