internal import SpanishText

/// What is said about characters that Spanish forms are not written with.
extension Wording {
  static func oddLetter(_ text: String) -> Wording {
    let first = text.unicodeScalars.first ?? " "
    return Wording(
      id: .oddLetter,
      message:
        "\(quoted(text)) does not belong in a word; a–z, á é í ó ú, ü, ñ and single spaces are "
        + "expected.",
      help: advice(text, first))
  }

  private static func advice(_ text: String, _ first: Unicode.Scalar) -> String {
    if let meant = spanishLetter(for: text) { return "Write \(meant) in the place of \(text)." }
    switch first {
    case ".", "…", "!", "¡", "?", "¿":
      return "Write the forms without punctuation: come, comemos"
    case ";", "；", "，", "、", "|":
      return "Put a comma between two forms: come, comemos"
    case "\"", "'", "“", "”", "«", "»", "„", "‘", "’", "´", "`", "¨", "~":
      return "Write the word alone, with its accents on the letters: coméis"
    case "(", ")", "[", "]":
      return "Leave out what stands in brackets; a second form goes after a slash: irgo/yergo"
    case "-", "‐", "‑", "–", "—", "•", "*", "·":
      return "Begin the line with the infinitive, and write words in one piece: comer: como, comes"
    case "\u{FF01}"..."\u{FF5E}":
      return "Write ordinary letters, not the wide ones: comemos"
    default:
      return "Write the word with Spanish letters only: comemos, coméis"
    }
  }

  /// The Spanish letter that a letter with a foreign accent stands for: è → é.
  private static func spanishLetter(for text: String) -> String? {
    switch (text.folded, text.loweredSpanish.unicodeScalars.count) {
    case ("a", 1): "á"
    case ("e", 1): "é"
    case ("i", 1): "í"
    case ("o", 1): "ó"
    case ("u", 1): "ú"
    case ("n", 1): "ñ"
    default: nil
    }
  }
}
