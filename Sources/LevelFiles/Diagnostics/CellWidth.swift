/// How many cells of a terminal a character takes: 0, 1 or 2.
///
/// A mark is where the character is only if widths are counted as terminals do: combining marks
/// take no cell of their own, Chinese and Japanese characters and pictures take two.
func cellWidth(of character: Character) -> Int {
  var width = 0
  for scalar in character.unicodeScalars { width = max(width, cellWidth(of: scalar)) }
  return width
}

/// How many cells a text takes.
func cellWidth(of text: some Sequence<Character>) -> Int {
  text.reduce(0) { $0 + cellWidth(of: $1) }
}

private func cellWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
    return scalar.value == 0xFE0F ? 2 : 0  // asks for the picture in two cells
  default:
    break
  }
  if scalar.properties.isEmojiPresentation { return 2 }
  switch scalar.value {
  case 0x1160...0x11FF: return 0  // vowels and finals that join the Korean letter before them
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF,
    0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}
