package import Terminal

extension KeyPress {
  /// Every letter of a text as a key; an end of line is Enter.
  package static func typed(_ text: String) -> [KeyPress] {
    text.unicodeScalars.map { $0 == "\n" ? KeyPress(.enter) : .letter($0) }
  }
}
