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
      var afterLead = false
      for index in bytes.indices {
        let byte = bytes[index]
        if afterLead {
          afterLead = false
          guard let letter = Letter(secondByte: byte | Letter.smallBit) else { return nil }
          fold.append(letter.plain)
        } else if byte < 0x80 {
          fold.append(isASCIICapital(byte) ? byte | 0x20 : byte)
        } else if byte == Letter.leadByte {
          afterLead = true
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
    return String(letters: scalars)
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
  case "\u{212B}": result.append("a")
  default: result.append(contentsOf: letter.properties.lowercaseMapping.unicodeScalars)
  }
}

func isASCIICapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
