internal import SpanishText

/// Drops the invisible scalars of a text, given its scalars in order. After Ã and Â they stay, and control characters after â:
/// they are parts of a letter that a wrong encoding spoilt (í became Ã and a soft hyphen).
struct VisibleFilter {
  /// How many scalars may still be parts of a spoilt letter, and whether only control characters may.
  private var (rest, ofControls) = (0, false)

  /// Whether the next scalar stays.
  mutating func keeps(_ scalar: Unicode.Scalar) -> Bool {
    let isPart = rest > 0 && (!ofControls || 0x80..<0xA0 ~= scalar.value)
    switch scalar {
    case "Ã", "Â": (rest, ofControls) = (1, false)
    case "â": (rest, ofControls) = (2, true)
    default: rest = max(rest - 1, 0)
    }
    return isPart || !isInvisible(scalar)
  }
}

/// A text composed, without invisible characters, with single spaces between its words and none around them.
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
  text.lastIndex { !isTrailing($0) }.map { String(text[...$0]) } ?? ""
}

/// The commas, semicolons and spaces that may end a line.
func isTrailing(_ character: Character) -> Bool { isSeparator(character) || isBlank(character) }

func isSeparator(_ character: Character) -> Bool { character == "," || character == ";" }

/// Whether a character is white space without an accent on it.
func isBlank(_ character: Character) -> Bool { character.unicodeScalars.allSatisfy(isWhiteSpace) }

private func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20, 0x09...0x0D: true
  case 0x21..<0x80, 0xC0..<0x300: false
  default: scalar.properties.isWhitespace
  }
}
