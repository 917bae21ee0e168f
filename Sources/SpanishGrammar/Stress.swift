import SpanishText

/// The stress of Spanish words and their written accent, by the Academy's orthography of 2010.
///
/// A word that ends in a vowel, n or s is stressed on the syllable before the last, any other on
/// the last; what departs from that carries an accent, and so does a stressed i or u beside a, e
/// or o. A word of one syllable has no accent, except to distinguish it from another (`dé`, `sé`).
package enum Stress {
  /// The position of the stressed vowel in a word that is spelled right; nil where it has no vowel.
  package static func position(in word: Letters) -> Int? {
    if let written = word.lastIndex(where: { $0.hasAcute }) { return written }
    let syllables = Syllables(of: word)
    let fromEnd = endsLikePlural(word) && syllables.count > 1 ? 2 : 1
    return syllables.peak(ofSyllable: syllables.count - fromEnd)
  }

  /// The word with its accent where the rules want one, whatever accents it has.
  package static func spell(_ word: Letters, stressedAt stress: Int) -> Letters {
    var bare = word.map { $0.withoutAcute }
    guard bare.indices.contains(stress) else { return bare }
    if needsAccent(bare, stressedAt: stress) { bare[stress] = bare[stress].withAcute }
    return bare
  }

  private static func needsAccent(_ word: Letters, stressedAt stress: Int) -> Bool {
    let syllables = Syllables(of: word, stress: stress)
    guard let syllable = syllables.syllable(at: stress) else { return false }
    if word[stress].vowelClass == .closed, syllables.touchesOpenVowel(stress, in: word) {
      return true
    }
    guard syllables.count > 1 else { return false }
    switch syllables.count - syllable {
    case 1: return endsLikePlural(word)
    case 2: return !endsLikePlural(word)
    default: return true
    }
  }

  /// A vowel, n or s at the end; y counts as a consonant (`estoy`).
  private static func endsLikePlural(_ word: Letters) -> Bool {
    guard let last = word.last else { return false }
    return last == "n" || last == "s" || last.vowelClass != nil
  }
}

/// The syllables of a word, each by the vowels that it holds, as the spelling rules of 2010 count
/// them: `guion` and `crie` have one syllable, however they are spoken.
struct Syllables {
  struct Vowel {
    var position: Int
    var kind: VowelClass
    /// The number of its syllable, from 0.
    var syllable: Int
  }

  private(set) var vowels: [Vowel] = []

  var count: Int { (vowels.last?.syllable ?? -1) + 1 }

  /// Divides a word. `stress` is the position of the stressed vowel where it is known without an
  /// accent being written: a stressed i or u is a syllable apart from a, e and o (`oír` has two syllables).
  init(of word: Letters, stress: Int? = nil) {
    vowels.reserveCapacity(word.count)
    var hasOpen = false
    for position in word.indices {
      guard let kind = soundingVowel(at: position, in: word) else { continue }
      var syllable = 0
      if let last = vowels.last {
        let apart =
          !Self.touch(last.position, position, in: word) || (hasOpen && kind == .open)
          || Self.isHiatus(last, kind, position, in: word, stress: stress)
        syllable = apart ? last.syllable + 1 : last.syllable
        if apart {
          hasOpen = false
        } else if kind == .closed, last.kind == .closed, hasOpen {
          // Two closed vowels after an open one leave it: re·huí.
          syllable += 1
          vowels[vowels.count - 1].syllable = syllable
          hasOpen = false
        }
      }
      hasOpen = hasOpen || kind == .open
      vowels.append(Vowel(position: position, kind: kind, syllable: syllable))
    }
  }

  /// Whether two vowels are side by side; an h between them is not heard (`prohíbe`).
  static func touch(_ first: Int, _ second: Int, in word: Letters) -> Bool {
    second == first + 1 || (second == first + 2 && word[first + 1] == "h")
  }

  private static func isHiatus(
    _ first: Vowel, _ second: VowelClass, _ position: Int, in word: Letters, stress: Int?
  ) -> Bool {
    func isStressed(_ position: Int) -> Bool { position == stress || word[position].hasAcute }
    switch (first.kind, second) {
    case (.open, .open): return true
    case (.open, .closed): return isStressed(position)
    case (.closed, .open): return isStressed(first.position)
    case (.closed, .closed): return word[first.position].withoutAcute == word[position].withoutAcute
    }
  }

  /// The position of the vowel that carries a syllable: a, e or o, else the last one (`cuida`).
  func peak(ofSyllable number: Int) -> Int? {
    let own = vowels.last { $0.syllable == number && $0.kind == .open }
    return (own ?? vowels.last { $0.syllable == number })?.position
  }

  func syllable(at position: Int) -> Int? { vowels.first { $0.position == position }?.syllable }

  /// Whether the vowel at a position is beside an a, e or o.
  func touchesOpenVowel(_ position: Int, in word: Letters) -> Bool {
    vowels.contains { other in
      other.kind == .open
        && Self.touch(min(position, other.position), max(position, other.position), in: word)
    }
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
