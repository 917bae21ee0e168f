import SpanishText
import TestSupport
import Testing

@Suite struct FormKeyTests {
  /// Reads letters one by one: what a key must say.
  private func slowly(_ text: String) -> (
    labels: [UInt8], accents: UInt128, rest: String
  ) {
    var labels: [UInt8] = []
    var accents: UInt128 = 0
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.first, labels.count < FormKey.capacity {
      if scalar == " " {
        labels.append(1)
        accents <<= 2
      } else if let position = Array("abcdefghijklmnopqrstuvwxyz".unicodeScalars)
        .firstIndex(of: String(scalar).lowercased().unicodeScalars.first ?? " ")
      {
        labels.append(UInt8(position + 2))
        accents <<= 2
      } else if let position = Array("áéíóúüñÁÉÍÓÚÜÑ").firstIndex(of: Character(scalar)) {
        labels.append(Array("aeiouun".utf8)[position % 7] - 95)
        accents = accents << 2 | [1, 1, 1, 1, 1, 2, 3][position % 7]
      } else {
        break
      }
      scalars = scalars.dropFirst()
    }
    return (labels, accents, String(String.UnicodeScalarView(scalars)))
  }

  /// Random words of all lengths with everything that may end them, from every offset.
  @Test func readsAsOneByOne() throws {
    var random = SeededRandom(seed: 70)
    let letters = Array("abcxyzáéíóúüñÁÑZ @[`{ß×÷à1\n\u{301}😀".unicodeScalars)
    for round in 0..<rounds(4_000, few: 300) {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...70, using: &random) {
        // Mostly letters, or no word would be long.
        let isLetter = round % 4 > 0 || Bool.random(using: &random)
        let choice = isLetter ? letters.prefix(16) : letters[...]
        text.append(choice.randomElement(using: &random) ?? "a")
      }
      let word = String(text)
      let expected = slowly(word)
      // What the key was before makes no difference.
      var key = try #require(FormKey(form: "ñoñeéis para siempre y uno más"))
      let end = key.becomeLetters(of: Array(word.utf8).span).end
      #expect(key.labels == expected.labels, "\(word)")
      #expect(key.accents.bits == expected.accents, "\(word)")
      #expect(end == word.utf8.count - expected.rest.utf8.count, "\(word)")
    }
  }

  @Test(arguments: ["comer", "ñoñeéis", "argüí", "a", String(repeating: "ñandú ", count: 10)])
  func spellsWhatItReads(form: String) throws {
    let key = try #require(FormKey(form: form))
    #expect(Array(key.spelling.utf8) == Array(form.utf8))
    #expect(key.spelling(with: .plain) == form.folded)
    #expect(key.fold.spelling == form.folded)
  }

  @Test func whatIsNoFormIsNoKey() {
    for text in [
      "Comer", "cOMER", "Ñu", "co-mer", "c1", "coçer", String(repeating: "a", count: 65),
    ] {
      #expect(FormKey(form: text) == nil, "\(text)")
    }
  }

  /// The order of the list: folds by their letters, then accents letter by letter from the left.
  @Test func order() throws {
    let sorted = [
      "", "a", "á", "aa", "aá", "áa", "ab", "anü", "ánú", "ánü", "b", "hablo", "habló", "háblo",
      "hablo la", "habloso", "no", "ño", "nu", "nú", "nü", "ñu", "ñú",
    ]
    let keys = try sorted.map { try #require(FormKey(form: $0)) }
    var random = SeededRandom(seed: 71)
    for _ in 0..<20 { #expect(keys.shuffled(using: &random).sorted() == keys) }
  }

  /// The rule written out: folds first, then diacritic after diacritic.
  private func plainOrder(_ left: String, _ right: String) -> Bool {
    let folds = (Array(left.folded.utf8), Array(right.folded.utf8))
    if folds.0 != folds.1 { return folds.0.lexicographicallyPrecedes(folds.1) }
    func diacritics(_ word: String) -> [UInt8] {
      word.unicodeScalars.map { Letter(small: $0)?.diacritic.rawValue ?? 0 }
    }
    return diacritics(left).lexicographicallyPrecedes(diacritics(right))
  }

  @Test func randomWordsAreInTheOrderOfTheRule() throws {
    let letters = Array("aáeéiíuúünñzr ")
    var random = SeededRandom(seed: 7)
    func word() -> String {
      let length = Int.random(in: 0...4, using: &random)
      return String(
        (0..<length).map { _ in letters[Int.random(in: letters.indices, using: &random)] })
    }
    for _ in 0..<2_000 {
      let (left, right) = (word(), word())
      let keys = (try #require(FormKey(form: left)), try #require(FormKey(form: right)))
      #expect((keys.0 < keys.1) == plainOrder(left, right), "\(left) \(right)")
    }
  }

  @Test func lettersAreTakenOffAndPutOn() throws {
    var key = try #require(FormKey(form: "cantábamos"))
    key.removeLast(5)
    #expect(key.spelling == "cantá")
    let isAppended = key.append(label: Letter.label(of: UInt8(ascii: "r")))
    #expect(isAppended && key.spelling == "cantár")
    key.removeLast(100)
    #expect(key.count == 0 && key.spelling == "")
  }
}
