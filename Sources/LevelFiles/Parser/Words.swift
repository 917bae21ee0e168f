internal import SpanishText

func isQuotationMark(_ character: Character) -> Bool {
  "\"“”„«»'‘’".contains(character)
}

/// Whether a word, in lower case, ends like an infinitive: in -ar, -er, -ir or -ír, or these with
/// -se. Of several words the last one decides.
func endsLikeInfinitive(_ word: some BidirectionalCollection<UInt8>) -> Bool {
  var letters = word.suffix(5)[...]
  if letters.suffix(2).elementsEqual("se".utf8) { letters.removeLast(2) }
  guard letters.popLast() == UInt8(ascii: "r") else { return false }
  switch letters.popLast() {
  case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"): return true
  case 0xAD: return letters.last == 0xC3  // í
  default: return false
  }
}

/// Whether a text is one word of Spanish letters that ends like an infinitive.
func isInfinitive(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy(isSpanishLetter) && endsLikeInfinitive(text.utf8)
}

/// What a character is to a word of a level.
enum WordCharacter {
  /// A Spanish letter, capital or small, composed or not; or white space.
  case ofWord
  case digit
  case odd

  init(_ character: Character) {
    if isBlank(character) || character.unicodeScalars.allSatisfy(isSpanishLetter)
      || String(character).loweredSpanish.unicodeScalars.allSatisfy(isSpanishLetter)
    {
      self = .ofWord
    } else {
      self = character.isWholeNumber ? .digit : .odd
    }
  }
}

/// The infinitive of a verb of several words, and the words after it: darse and cuenta. A text that does not
/// begin with an infinitive stays whole.
func verbWords(_ text: String) -> (infinitive: String, tail: String) {
  guard let space = text.firstIndex(of: " "), isInfinitive(String(text[..<space])) else {
    return (text, "")
  }
  return (String(text[..<space]), String(text[text.index(after: space)...]))
}
