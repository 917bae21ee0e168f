internal import SpanishText

/// What a character is to a word of a level.
enum WordCharacter: Equatable {
  /// A Spanish letter, capital or small, composed or not; perhaps with something unseen in it.
  case letter(hidden: Bool)
  /// White space, or something unseen.
  case blank(hidden: Bool)
  case digit
  /// Anything else.
  case odd

  init(_ character: Character) {
    if let ascii = character.asciiValue {
      switch ascii | 0x20 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .letter(hidden: false)
      case _ where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(ascii): self = .digit
      case _ where character.isWhitespace: self = .blank(hidden: false)
      default: self = isBlank(character) ? .blank(hidden: true) : .odd
      }
      return
    }
    let hidden = character.unicodeScalars.contains(where: isInvisible)
    let text = cleaned(String(character)).loweredSpanish
    if text.isEmpty {
      self = .blank(hidden: hidden)
    } else if text.unicodeScalars.allSatisfy(isSpanishLetter) {
      self = .letter(hidden: hidden)
    } else if character.isWholeNumber {
      self = .digit
    } else {
      self = .odd
    }
  }
}
