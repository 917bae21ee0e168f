import SpanishText

/// The stress of Spanish words and their written accent, by the Academy's orthography of 2010.
///
/// A word that ends in a vowel, n or s is stressed on the syllable before the last, any other on the last. Every other stress
/// is written with an accent, and so is that of an i or u beside a, e or o. A word of one syllable has no accent, except to
/// distinguish it from another (`dé`, `sé`).
package enum Stress {
  /// The position of the stressed vowel in a word that is spelled right; nil where it has no vowel.
  package static func position(in word: Letters) -> Int? {
    if let written = word.lastIndex(where: { $0.hasAcute }) { return written }
    let peaks = peaks(of: word)
    // A vowel, n or s; y counts as a consonant (`estoy`).
    let endsLikePlural = word.last.map { $0 == "n" || $0 == "s" || $0.vowelClass != nil } ?? false
    return endsLikePlural && peaks.count > 1 ? peaks[peaks.count - 2] : peaks.last
  }

  /// The word with its accent where it would be stressed elsewhere without, whatever accents it has.
  package static func spell(_ word: Letters, stressedAt stress: Int) -> Letters {
    var bare = word.map { $0.withoutAcute }
    guard bare.indices.contains(stress) else { return bare }
    if position(in: bare) != stress { bare[stress] = bare[stress].withAcute }
    return bare
  }

  /// The positions of the vowels that carry the syllables of a word without a written accent: the a, e or o of each, else its
  /// last vowel (`cuida`). Syllables count as in the rules of 2010: `guion` and `crie` have one.
  static func peaks(of word: Letters) -> [Int] {
    var peaks: [Int] = []
    var last: (position: Int, kind: VowelClass)?
    // Whether the last vowel's syllable has an a, e or o.
    var hasOpen = false
    for position in word.indices {
      guard let kind = soundingVowel(at: position, in: word) else { continue }
      let isApart = last.map { last in
        // An h between two vowels is not heard: `prohibir`.
        let next = word[position - 1] == "h" ? position - 1 : position
        return last.position + 1 != next
          || (kind == .open ? hasOpen : word[last.position] == word[position])
      }
      // Two closed vowels after an open one leave it: re·hui·mos.
      let leavesOpen = hasOpen && kind == .closed && last?.kind == .closed
      if isApart ?? true || leavesOpen {
        peaks.append(position)
        hasOpen = kind == .open
      } else if kind == .open || !hasOpen {
        peaks[peaks.count - 1] = position
        hasOpen = kind == .open
      }
      last = (position, kind)
    }
    return peaks
  }
}

/// A word as the stress rules look at it: one scalar a letter, composed, in lower case.
package typealias Letters = [Unicode.Scalar]

enum VowelClass {
  /// a, e, o: two of them never share a syllable.
  case open
  /// i, u, ü: they lean on a neighbour, unless the stress falls on them beside an open vowel.
  case closed
}

extension Unicode.Scalar {
  /// The vowel without its acute accent; every other letter, ü and ñ included, as it is.
  var withoutAcute: Unicode.Scalar {
    guard !isASCII, let letter = Letter(small: self), letter.diacritic == .acute else {
      return self
    }
    return Unicode.Scalar(letter.plain)
  }

  /// The vowel with an acute accent; other letters unchanged.
  var withAcute: Unicode.Scalar { marked(.acute) ?? self }

  var hasAcute: Bool { withoutAcute != self }

  /// How the letter behaves in a vowel group; nil for a consonant, as y is but for its place.
  var vowelClass: VowelClass? {
    switch withoutAcute {
    case "a", "e", "o": .open
    case "i", "u", "ü": .closed
    default: nil
    }
  }
}

/// The kind of vowel that is heard at a position of a word: nil for the u of `que`, closed for the y of `hay`.
func soundingVowel(at position: Int, in word: Letters) -> VowelClass? {
  let letter = word[position]
  let before = position > 0 ? word[position - 1] : nil
  let after = position + 1 < word.count ? word[position + 1] : nil
  if letter == "u" {
    let front = after?.withoutAcute == "e" || after?.withoutAcute == "i"
    return before == "q" || (before == "g" && front) ? nil : .closed
  }
  if letter == "y", after == nil, before?.vowelClass != nil { return .closed }
  return letter.vowelClass
}
