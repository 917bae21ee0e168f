import SpanishText

/// What is said, once in a run, of text that is no UTF-8.
struct InputEncoding {
  private var isSaid = false

  /// Says that a text, or a word of the command line, was read as Windows-1252, with what to do.
  mutating func sayWindows1252(in place: String, isWord: Bool = false, _ messages: Messages) {
    if isSaid { return }
    isSaid = true
    messages.say(
      "\(place) is in \(TextEncoding.windows1252.name), not in UTF-8. It was read all the same.",
      advice: isWord
        ? "See that the terminal and the locale are set to UTF-8."
        : "To make it UTF-8: iconv -f WINDOWS-1252 -t UTF-8")
  }

  /// What to tell of text in UTF-16, which is not read.
  static func utf16(in place: String) -> Failure {
    .trouble(
      "\(place) is in \(TextEncoding.utf16.name), not in UTF-8, and was not read.",
      advice: "Save it in UTF-8, or make it UTF-8: iconv -f UTF-16 -t UTF-8")
  }
}
