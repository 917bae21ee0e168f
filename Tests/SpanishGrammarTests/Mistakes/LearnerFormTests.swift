import SpanishGrammar
import Testing

@Suite struct LearnerStemTests {
  private func origins(_ stem: String) -> Set<String> {
    Set(
      LearnerStem.origins(of: Array(stem.utf8)[...]).map {
        String(decoding: $0.letters, as: UTF8.self)
      })
  }

  @Test(arguments: [
    ("pued", "pod"), ("quier", "quer"), ("jueg", "jug"), ("huel", "ol"), ("pid", "ped"),
    ("durm", "dorm"), ("tuv", "ten"), ("mantuv", "manten"), ("conozc", "conoc"), ("busqu", "busc"),
    ("coj", "cog"), ("oy", "o"), ("constru", "constru"), ("fu", "s"), ("yerr", "err"),
  ])
  func aStemMayBeChanged(stem: String, original: String) {
    #expect(origins(stem).contains(original))
  }

  @Test(arguments: [("sig", "s"), ("refu", "res"), ("xtuv", "xest")])
  func whatIsLeftIsAStem(stem: String, other: String) {
    #expect(!origins(stem).contains(other))
  }

  @Test func theStemItselfComesFirst() {
    #expect(LearnerStem.origins(of: Array("romp".utf8)[...]).map(\.kind) == [.regular])
    #expect(LearnerStem.origins(of: [][...]).count == 1)
  }
}

@Suite struct LearnerFormTests {
  /// The cheapest readings of a word with a verb.
  private func readings(_ word: String, folded: String? = nil, _ infinitive: String) -> Set<String>
  {
    var found: [LearnerForm] = []
    LearnerForm.forEachInfinitive(
      of: Array((folded ?? word).utf8), as: word,
      where: { stem in
        Conjugation.allCases.filter { (stem + $0.rawValue.utf8).elementsEqual(infinitive.utf8) }
      }
    ) { _, forms in found += forms }
    let best = found.map(\.cost).min()
    return Set(
      found.filter { $0.cost == best }.map { "\($0.tense.name) \($0.column) \($0.kind)" })
  }

  @Test func endingsNameCells() {
    #expect(readings("rompido", "romper") == ["participio participio regular"])
    #expect(readings("haceria", "hacer") == ["condicional yo regular", "condicional él regular"])
    #expect(readings("vivaba", "vivir") == ["imperfecto yo ending", "imperfecto él ending"])
    #expect(readings("iraba", "ir") == ["imperfecto yo stem", "imperfecto él stem"])
    #expect(readings("ieron", "ir") == ["pretérito ellos regular"])
    #expect(readings("comiba", "comer").contains("imperfecto yo colloquial"))
    #expect(readings("comer", "comer").isEmpty)
    #expect(readings("", "ir").isEmpty)
  }

  /// The accent tells movió from muevo.
  @Test func accentsThatWereTypedCount() {
    #expect(readings("movo", "mover") == ["presente yo regular"])
    #expect(readings("movó", folded: "movo", "mover") == ["pretérito él ending"])
  }

  @Test func commonVerbsMayBeFurtherAway() {
    let rare = EditCost.weight(of: EditCost.confusion) + MistakeCost.rarity(rank: 9_000)
    let common = EditCost.weight(of: 2 * EditCost.confusion) + MistakeCost.rarity(rank: 10)
    #expect(common < rare)
    #expect(MistakeCost.isCommon(rank: 10))
    #expect(MistakeCost.isUncommon(rank: Int.max))
    #expect(MistakeCost.isUncommon(rank: 2_000))
    #expect(!MistakeCost.isUncommon(rank: 1_999))
  }

  @Test func spokenWords() {
    func words(_ word: String) -> [String] {
      SpokenWord.all(of: Array(word.utf8)).map { String(decoding: $0.word, as: UTF8.self) }
    }
    #expect(words("dijistes") == ["dijiste"])
    #expect(words("cansao") == ["cansado"])
    #expect(words("tamos") == ["estamos"])
    #expect(words("ibanos") == ["ibamos"])
    #expect(words("fui").isEmpty)
  }
}
