internal import SpanishText

/// What a character is to a word of a level.
enum WordCharacter {
  /// A Spanish letter, capital or small, composed or not.
  case letter
  case blank
  case digit
  /// Anything else.
  case odd

  init(_ character: Character) {
    if let ascii = character.asciiValue {
      switch ascii {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        self = .letter
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      default: self = isBlank(character) ? .blank : .odd
      }
    } else if String(character).loweredSpanish.unicodeScalars.allSatisfy(isSpanishLetter) {
      self = .letter
    } else if isBlank(character) {
      self = .blank
    } else {
      self = character.isWholeNumber ? .digit : .odd
    }
  }
}
