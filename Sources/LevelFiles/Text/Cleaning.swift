internal import SpanishText

/// Drops the invisible scalars of a text, given its scalars in order.
///
/// Behind Ã and Â they stay: there they are the second half of a letter that was spoilt by a wrong
/// encoding (Ã and a soft hyphen are what became of í).
struct VisibleFilter {
  private var previous: Unicode.Scalar = " "

  /// Whether the next scalar stays.
  mutating func keeps(_ scalar: Unicode.Scalar) -> Bool {
    defer { previous = scalar }
    return !isInvisible(scalar) || previous == "Ã" || previous == "Â"
  }
}

/// A text composed, without invisible characters, with single spaces between its words alone.
func cleaned(_ text: some StringProtocol) -> String {
  var result: [UInt8] = []
  result.reserveCapacity(text.utf8.count)
  var spaceIsDue = false
  var filter = VisibleFilter()
  for scalar in text.unicodeScalars where filter.keeps(scalar) {
    if isWhiteSpace(scalar) {
      spaceIsDue = !result.isEmpty
    } else {
      if spaceIsDue { result.append(UInt8(ascii: " ")) }
      spaceIsDue = false
      result.append(scalar)
    }
  }
  return String(decoding: result, as: UTF8.self).composed
}

/// A cleaned text without the commas and semicolons that spreadsheets fill up rows with.
func withoutTrailingSeparators(_ text: String) -> String {
  var result = text[...]
  while let last = result.last, isTrailing(last) { result.removeLast() }
  return String(result)
}

/// The commas, semicolons and spaces that may stand at the end of a line.
func isTrailing(_ character: Character) -> Bool {
  isSeparator(character) || isBlank(character)
}

func isSeparator(_ character: Character) -> Bool { character == "," || character == ";" }

/// Whether a character is white space, and no accent stands on it.
func isBlank(_ character: Character) -> Bool {
  character.unicodeScalars.allSatisfy(isWhiteSpace)
}

private func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20, 0x09...0x0D: true
  case 0x21..<0x80, 0xC0..<0x300: false
  default: scalar.properties.isWhitespace
  }
}

/// Repairs in a level file what needs no knowledge of Spanish.
package enum LevelRepair {
  /// The file's bytes in UTF-8 without a byte order mark, composed, with LF line ends, single spaces
  /// and no commas at the ends of lines, as `conj check --fix` writes them. No word changes.
  ///
  /// - Returns: The new bytes; nil where there is nothing to mend or where the bytes are no text
  ///   that could be.
  package static func repaired(_ bytes: [UInt8]) -> [UInt8]? {
    guard case .text(let start) = FileFormat(bytes) else { return nil }
    var cursor = LineCursor(bytes, from: start)
    var lines: [String] = []
    while let range = cursor.next() {
      let line = cleaned(decodedLine(bytes[range]).text)
      let isRemark = lines.count >= 3 && line.utf8.first == UInt8(ascii: "#")
      lines.append(isRemark ? line : withoutTrailingSeparators(line))
    }
    while lines.last == "" { lines.removeLast() }
    // A file of nothing but commas has nothing to keep; that is for its writer to decide.
    if lines.isEmpty { return nil }
    let result = Array((lines.joined(separator: "\n") + "\n").utf8)
    return result == bytes ? nil : result
  }
}
