/// The stress of Spanish words and the written accent that follows from it, by the rules of the
/// Academy's orthography of 2010.
///
/// A word that ends in a vowel, n or s is stressed on the syllable before the last, any other on
/// the last; what departs from that carries an accent, and so does a stressed i or u beside a, e
/// or o. A word of one syllable has none, save the few that it sets apart from another (`dé`, `sé`).
package enum Stress {
  /// The place of the stressed vowel in a word that is spelled right; nil where it has no vowel.
  ///
  /// - Complexity: O(n).
  package static func place(in word: Letters) -> Int? {
    if let written = word.lastIndex(where: { $0.hasAcute }) { return written }
    let syllables = Syllables(of: word)
    let fromEnd = endsLikePlural(word) && syllables.count > 1 ? 2 : 1
    return syllables.peak(ofSyllable: syllables.count - fromEnd)
  }

  /// The word with its accent where the rules want one, and nowhere else; accents that it has are not
  /// looked at.
  ///
  /// - Complexity: O(n).
  package static func spell(_ word: Letters, stressedAt stress: Int) -> Letters {
    var bare = word.map { $0.withoutAcute }
    guard bare.indices.contains(stress) else { return bare }
    if needsAccent(bare, stressedAt: stress) { bare[stress] = bare[stress].withAcute }
    return bare
  }

  private static func needsAccent(_ word: Letters, stressedAt stress: Int) -> Bool {
    let syllables = Syllables(of: word, stress: stress)
    if word[stress].vowelClass == .closed, syllables.touchesOpenVowel(stress, in: word) {
      return true
    }
    guard syllables.count > 1, let syllable = syllables.syllable(at: stress) else { return false }
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
