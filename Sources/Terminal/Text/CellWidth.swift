import SpanishText

/// How many cells a text takes. The table is our own: systems disagree.
package enum CellWidth {
  /// 0 for combining marks, 2 for wide East Asian letters and emoji, otherwise 1; nil for what a screen must not be sent:
  /// controls, joiners and what changes the direction of writing.
  package static func of(_ scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value < 0x300 {
      return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? nil : 1
    }
    // Dashes, quotation marks, the ellipsis, lines and squares: what the picker draws with.
    if (0x2010..<0x2028).contains(value) || (0x2500..<0x25FD).contains(value) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      // Variation selectors; the one that counts is known by `widens`.
      return (0xFE00...0xFE0F).contains(value) || value >= 0xE0100 ? nil : 0
    case .format, .control, .surrogate, .lineSeparator, .paragraphSeparator: return nil
    // Vowels and finals that join the Korean letter before them.
    default: return isWide(scalar) ? 2 : (0x1160...0x11FF).contains(value) ? 0 : 1
    }
  }

  /// Whether a scalar makes a narrow letter before it an emoji, which is wide: U+FE0F after ❤.
  static func widens(_ scalar: Unicode.Scalar, _ letter: Unicode.Scalar) -> Bool {
    scalar == "\u{FE0F}" && letter.properties.isEmoji && of(letter) == 1
  }

  package static func of(_ text: String) -> Int {
    if let length = text.withBytes({ plainLength(of: $0) }) { return length }
    var width = 0
    var letter: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      width += of(scalar) ?? (widens(scalar, letter) ? 1 : 0)
      letter = scalar
    }
    return width
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x1100 else { return false }
    if wide.contains(where: { $0.contains(value) }) { return true }
    // Each half of a flag is an emoji, but narrow.
    return scalar.properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(value)
  }

  // East Asian Width W and F as of Unicode 18, without emoji. Blocks are joined over unassigned gaps and marks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x191D2,
    0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}

/// `bytes` as a person may see them: what could steer a terminal or hide, and malformed UTF-8, as `\xHH`, a tab as a space.
package func visibleText(_ bytes: ArraySlice<UInt8>) -> String {
  var text = ""
  for (scalar, bytes, isHidden) in UTF8Sequences(of: bytes) {
    if scalar == "\t" {
      text += " "
    } else if let scalar, !isHidden {
      text.unicodeScalars.append(scalar)
    } else {
      for byte in bytes {
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 0x10 ? "\\x0\(digits)" : "\\x\(digits)"
      }
    }
  }
  return text
}

package func visibleText(_ text: String) -> String {
  text.withBytes { plainLength(of: $0) } == nil ? visibleText(ArraySlice(text.utf8)) : text
}

extension String {
  /// The text cut to a number of cells, with `…` for its end, or for its beginning as of a path.
  package func truncated(to width: Int, keepsEnd: Bool = false) -> String {
    // No character takes more cells than bytes.
    guard utf8.count > width, CellWidth.of(self) > width else { return self }
    guard width > 0 else { return "" }
    var room = width - 1
    func fits(_ letter: Character) -> Bool {
      room -= CellWidth.of(String(letter))
      return room >= 0
    }
    return keepsEnd
      ? "…" + String(reversed().prefix(while: fits).reversed()) : prefix(while: fits) + "…"
  }
}

/// Breaks words of these widths into lines of at most `width` cells, and returns the words of each line. `indent` cells
/// are kept free in all lines but the first. A longer word has a line of its own.
package func linesOfWords(
  _ words: [Int], width: Int, indent: Int = 0, gap: Int = 1
) -> [Range<Int>] {
  var lines: [Range<Int>] = []
  var start = 0
  var used = 0
  for (number, word) in words.enumerated() {
    if number > start, used + gap + word > width {
      lines.append(start..<number)
      start = number
      used = indent + word
    } else {
      used += (number > start ? gap : 0) + word
    }
  }
  return words.isEmpty ? [] : lines + [start..<words.count]
}

/// The same as text: words with a blank between, and `indent` blanks before each line but the first.
package func linesOfWords(_ words: [String], width: Int, indent: Int = 0) -> [String] {
  let ranges = linesOfWords(words.map { CellWidth.of($0) }, width: width, indent: indent)
  return ranges.enumerated().map { number, range in
    String(repeating: " ", count: number == 0 ? 0 : indent) + words[range].joined(separator: " ")
  }
}

/// A line as it is, or its words in lines of at most `width` cells, all but the first indented; nil: no limit.
package func linesOfText(_ line: String, width: Int?) -> [String] {
  guard let width, CellWidth.of(line) > width else { return [line] }
  return linesOfWords(line.split(separator: " ").map(String.init), width: width, indent: 2)
}
