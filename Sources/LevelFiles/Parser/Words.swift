internal import SpanishText

func isQuotationMark(_ character: Character) -> Bool {
  character.unicodeScalars.allSatisfy("\"“”„«»'‘’".unicodeScalars.contains)
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

/// Whether a character may be in the words of a level: a Spanish letter, capital or small, composed or not; or white space.
func isOfWords(_ character: Character) -> Bool {
  isBlank(character) || character.unicodeScalars.allSatisfy(isSpanishLetter)
    || String(character).loweredSpanish.unicodeScalars.allSatisfy(isSpanishLetter)
}

/// The infinitive of a word with objects written onto it, pasar of pasarlo and arreglarse of arreglárselas: its forms have them
/// before them, as in `lo paso bien`. Other words stay as they are.
func withoutObjects(_ word: String) -> String {
  guard let object = ["lo", "la", "los", "las", "le", "les"].first(where: word.hasSuffix) else {
    return word
  }
  let verb = word.dropLast(object.count)
  let stem = verb.dropLast(4)
  let keepsAccent = verb.hasSuffix("írse") && stem.last.map("aeo".contains) ?? false  // oírse
  let infinitive =
    verb.hasSuffix("rse") && !keepsAccent
    ? "\(stem)\(String(verb.dropLast(3).suffix(1)).folded)rse" : String(verb)
  // Carlos and perlas are no verbs car and per.
  let bare = infinitive.hasSuffix("se") ? infinitive.dropLast(2) : infinitive[...]
  let isVerb =
    ["dar", "ser", "ver", "ir"].contains(bare)
    || bare.dropLast(2).contains { "aeiouáéíóúü".contains($0) }
  return isVerb && isInfinitive(infinitive) ? infinitive : word
}

/// The infinitive of a verb of several words, without its objects, and the words after it: darse and cuenta. A text that does
/// not begin with an infinitive stays whole.
func verbWords(_ text: String) -> (infinitive: String, tail: String) {
  let words = text.split(separator: " ", maxSplits: 1)
  let infinitive = withoutObjects(String(words.first ?? ""))
  guard isInfinitive(infinitive) else { return (text, "") }
  return (infinitive, words.count > 1 ? String(words[1]) : "")
}
