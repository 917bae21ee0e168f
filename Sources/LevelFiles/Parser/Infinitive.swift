internal import SpanishText

/// Whether a word, in lower case, ends like an infinitive: in -ar, -er, -ir or -ír, or these with
/// -se. Of several words the last one decides.
func endsLikeInfinitive(_ word: some StringProtocol) -> Bool {
  func hasEnding(_ word: some StringProtocol) -> Bool {
    ["ar", "er", "ir", "ír"].contains { word.hasSuffix($0) }
  }
  return hasEnding(word) || (word.hasSuffix("se") && hasEnding(word.dropLast(2)))
}

/// Whether a text is one word of Spanish letters that ends like an infinitive.
func isInfinitive(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy(isSpanishLetter) && endsLikeInfinitive(text)
}

/// Whether a line can only be a verb's: an infinitive, a colon and several forms.
func looksLikeVerbLine(_ line: SourceLine) -> Bool {
  guard let colon = line.first(":", in: line.all) else { return false }
  let forms = line.trimmedEnd((colon + 1)..<line.all.upperBound, of: isTrailing)
  let separators = line.characters[forms].count(where: isSeparator)
  return separators >= 2 && isInfinitive(line.cleaned(0..<colon).loweredSpanish)
}
