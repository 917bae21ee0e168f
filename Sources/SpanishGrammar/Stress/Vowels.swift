/// A word as the stress rules look at it: one scalar a letter, composed, in lower case.
package typealias Letters = [Unicode.Scalar]

/// How a vowel behaves in a vowel group.
enum VowelClass {
  /// a, e, o: two of them never share a syllable.
  case open
  /// i, u, ü: they lean on a neighbour, unless the stress falls on them beside an open vowel.
  case closed
}

extension Unicode.Scalar {
  /// The vowel without its acute accent; every other letter, ü and ñ included, as it is.
  var withoutAcute: Unicode.Scalar {
    switch self {
    case "á": "a"
    case "é": "e"
    case "í": "i"
    case "ó": "o"
    case "ú": "u"
    default: self
    }
  }

  /// The vowel with an acute accent; a letter that takes none as it is.
  var withAcute: Unicode.Scalar {
    switch self {
    case "a": "á"
    case "e": "é"
    case "i": "í"
    case "o": "ó"
    case "u": "ú"
    default: self
    }
  }

  var hasAcute: Bool { withoutAcute != self }

  /// How the letter behaves in a vowel group; nil for a consonant. `y` is one here: only its place
  /// in the word makes it a vowel.
  var vowelClass: VowelClass? {
    switch withoutAcute {
    case "a", "e", "o": .open
    case "i", "u", "ü": .closed
    default: nil
    }
  }
}

/// What kind of vowel is heard at a place of a word: not the u of `que` and `guerra`, but the final
/// y of `hay`; nil for none.
func soundingVowel(at place: Int, in word: Letters) -> VowelClass? {
  let letter = word[place]
  let before = place > 0 ? word[place - 1] : nil
  let after = place + 1 < word.count ? word[place + 1] : nil
  if letter == "u" {
    let front = after?.withoutAcute == "e" || after?.withoutAcute == "i"
    return before == "q" || (before == "g" && front) ? nil : .closed
  }
  if letter == "y", after == nil, before?.vowelClass != nil { return .closed }
  return letter.vowelClass
}
