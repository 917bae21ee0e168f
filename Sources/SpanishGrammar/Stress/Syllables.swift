/// The syllables of a word, each by the vowels that it holds, as the spelling rules of 2010 count
/// them: `guion` and `crie` have one syllable, however they are spoken.
struct Syllables {
  /// The places of each syllable's vowels in the word, in order.
  private(set) var nuclei: [[Int]] = []

  /// Divides a word. `stress` is the place of the stressed vowel where it is known without an
  /// accent being written: a stressed i or u stands apart from a, e and o (`oír` has two syllables).
  ///
  /// - Complexity: O(n).
  init(of word: Letters, stress: Int? = nil) {
    var last: (place: Int, kind: VowelClass)?
    var hasOpen = false
    for vowel in soundingVowels(of: word) {
      let shares =
        if let last, Self.touch(last.place, vowel.place, in: word) {
          !(hasOpen && vowel.kind == .open)
            && !Self.isHiatus(last, vowel, in: word, stress: stress)
        } else {
          false
        }
      if shares, vowel.kind == .closed, let taken = closedAfterOpen(in: word) {
        // Two closed vowels after an open one leave it: re·huí.
        nuclei[nuclei.count - 1].removeLast()
        nuclei.append([taken, vowel.place])
        hasOpen = false
      } else if shares {
        nuclei[nuclei.count - 1].append(vowel.place)
        hasOpen = hasOpen || vowel.kind == .open
      } else {
        nuclei.append([vowel.place])
        hasOpen = vowel.kind == .open
      }
      last = vowel
    }
  }

  /// The last vowel of the last syllable, if it is a closed one behind an open one.
  private func closedAfterOpen(in word: Letters) -> Int? {
    guard let pair = nuclei.last?.suffix(2), pair.count == 2, let open = pair.first,
      let closed = pair.last, word[open].vowelClass == .open, word[closed].vowelClass == .closed
    else { return nil }
    return closed
  }

  /// Whether two vowels stand side by side; an h between them is not heard (`prohíbe`).
  static func touch(_ first: Int, _ second: Int, in word: Letters) -> Bool {
    second == first + 1 || (second == first + 2 && word[first + 1] == "h")
  }

  private static func isHiatus(
    _ first: (place: Int, kind: VowelClass), _ second: (place: Int, kind: VowelClass),
    in word: Letters, stress: Int?
  ) -> Bool {
    func isStressed(_ place: Int) -> Bool { place == stress || word[place].hasAcute }
    switch (first.kind, second.kind) {
    case (.open, .open): return true
    case (.open, .closed): return isStressed(second.place)
    case (.closed, .open): return isStressed(first.place)
    case (.closed, .closed):
      return word[first.place].withoutAcute == word[second.place].withoutAcute
    }
  }

  /// The vowel that carries a syllable: a, e or o where there is one, else the last (`cuida`).
  func peak(ofSyllable index: Int, in word: Letters) -> Int? {
    guard nuclei.indices.contains(index) else { return nil }
    return nuclei[index].last { word[$0].vowelClass == .open } ?? nuclei[index].last
  }
}
