internal import SpanishText

/// Whether a scalar is neither seen nor a space: soft hyphens, zero-width spaces, controls.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20..<0x7F, 0xC0..<0x300: return false
  default:
    if scalar.properties.isWhitespace { return false }
    let category = scalar.properties.generalCategory
    return category == .format || category == .control
  }
}

/// A text composed, without invisible characters, and with single spaces in the place of all white
/// space between its words and none around them.
func cleaned(_ text: some StringProtocol) -> String {
  var result = ""
  var spaceIsDue = false
  for scalar in text.unicodeScalars {
    if scalar.properties.isWhitespace {
      spaceIsDue = !result.isEmpty
    } else if !isInvisible(scalar) {
      if spaceIsDue { result.unicodeScalars.append(" ") }
      spaceIsDue = false
      result.unicodeScalars.append(scalar)
    }
  }
  return result.composed
}

/// A cleaned text without the commas and semicolons at its end, which spreadsheets fill up rows
/// with.
func withoutTrailingSeparators(_ text: String) -> String {
  var result = text[...]
  while let last = result.unicodeScalars.last, last == "," || last == ";" || last == " " {
    result.unicodeScalars.removeLast()
  }
  return String(result)
}

/// The commas, semicolons and spaces that may stand at the end of a line.
func isTrailing(_ character: Character) -> Bool {
  isSeparator(character) || isBlank(character)
}

func isSeparator(_ character: Character) -> Bool {
  character == "," || character == ";"
}

/// Whether nothing is seen of a character: white space and invisible characters.
func isBlank(_ character: Character) -> Bool {
  character.unicodeScalars.allSatisfy { $0.properties.isWhitespace || isInvisible($0) }
}
