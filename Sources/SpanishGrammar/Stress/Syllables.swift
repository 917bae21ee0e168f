/// The syllables of a word, each by the vowels that it holds, as the spelling rules of 2010 count
/// them: `guion` and `crie` have one syllable, however they are spoken.
struct Syllables {
  struct Vowel {
    var place: Int
    var kind: VowelClass
    /// The number of its syllable, from 0.
    var syllable: Int
  }

  private(set) var vowels: [Vowel] = []

  var count: Int { (vowels.last?.syllable ?? -1) + 1 }

  /// Divides a word. `stress` is the place of the stressed vowel where it is known without an
  /// accent being written: a stressed i or u stands apart from a, e and o (`oír` has two syllables).
  ///
  /// - Complexity: O(n).
  init(of word: Letters, stress: Int? = nil) {
    vowels.reserveCapacity(word.count)
    var hasOpen = false
    for place in word.indices {
      guard let kind = soundingVowel(at: place, in: word) else { continue }
      var syllable = 0
      if let last = vowels.last {
        let apart =
          !Self.touch(last.place, place, in: word) || (hasOpen && kind == .open)
          || Self.isHiatus(last, kind, place, in: word, stress: stress)
        syllable = apart ? last.syllable + 1 : last.syllable
        if apart {
          hasOpen = false
        } else if kind == .closed, last.kind == .closed, isBehindOpen(vowels.count - 1) {
          // Two closed vowels after an open one leave it: re·huí.
          syllable += 1
          vowels[vowels.count - 1].syllable = syllable
          hasOpen = false
        }
      }
      hasOpen = hasOpen || kind == .open
      vowels.append(Vowel(place: place, kind: kind, syllable: syllable))
    }
  }

  /// Whether the vowel before this one is an open one of the same syllable.
  private func isBehindOpen(_ index: Int) -> Bool {
    index > 0 && vowels[index - 1].syllable == vowels[index].syllable
      && vowels[index - 1].kind == .open
  }

  /// Whether two vowels stand side by side; an h between them is not heard (`prohíbe`).
  static func touch(_ first: Int, _ second: Int, in word: Letters) -> Bool {
    second == first + 1 || (second == first + 2 && word[first + 1] == "h")
  }

  private static func isHiatus(
    _ first: Vowel, _ second: VowelClass, _ place: Int, in word: Letters, stress: Int?
  ) -> Bool {
    func isStressed(_ place: Int) -> Bool { place == stress || word[place].hasAcute }
    switch (first.kind, second) {
    case (.open, .open): return true
    case (.open, .closed): return isStressed(place)
    case (.closed, .open): return isStressed(first.place)
    case (.closed, .closed): return word[first.place].withoutAcute == word[place].withoutAcute
    }
  }

  /// The place of the vowel that carries a syllable: a, e or o where there is one, else the last one
  /// (`cuida`).
  func peak(ofSyllable number: Int) -> Int? {
    let own = vowels.last { $0.syllable == number && $0.kind == .open }
    return (own ?? vowels.last { $0.syllable == number })?.place
  }

  /// The number of the syllable with the vowel at a place.
  func syllable(at place: Int) -> Int? { vowels.first { $0.place == place }?.syllable }

  /// Whether the vowel at a place stands beside an a, e or o.
  func touchesOpenVowel(_ place: Int, in word: Letters) -> Bool {
    guard let index = vowels.firstIndex(where: { $0.place == place }) else { return false }
    func isOpen(_ other: Int) -> Bool {
      guard vowels.indices.contains(other), vowels[other].kind == .open else { return false }
      let place = vowels[other].place
      let own = vowels[index].place
      return Self.touch(min(place, own), max(place, own), in: word)
    }
    return isOpen(index - 1) || isOpen(index + 1)
  }
}
