import TestSupport
import Testing
import VerbForms

/// Where use counts for more than a mark that was left out.
@Suite struct RareVerbTests {
  @Test(arguments: [
    ("enseno", ["enseñar", "ensenar"]), ("ensenan", ["enseñar", "ensenar"]),
    ("seria", ["ser", "seriar"]), ("serian", ["ser", "seriar"]),
    // Neither verb is rare.
    ("sueno", ["sonar", "soñar"]),
    // A typed mark is meant.
    ("sería", ["ser"]), ("ensenó", ["enseñar", "ensenar"]), ("seriá", ["seriar", "ser"]),
    // Forms with pronouns stand behind those of levels, and are compared among themselves.
    ("amalo", ["amalar", "amar"]), ("cometelo", ["comer", "cometer"]),
  ])
  func aRareVerbYields(query: String, verbs: [String]) {
    var found: [String] = []
    for answer in FormIndex.builtin.lookup(query) where !found.contains(answer.infinitive) {
      found.append(answer.infinitive)
    }
    #expect(found == verbs)
  }

  /// Without smart accents nothing yields.
  @Test func otherModesKeepTheBands() {
    #expect(FormIndex.builtin.lookup("seria", accents: .ignore).first?.infinitive == "seriar")
    #expect(FormIndex.builtin.lookup("seria", accents: .strict).map(\.infinitive) == ["seriar"])
  }

  /// All spellings of the reference, without their marks: no rare verb stands before a very common one
  /// that is in a level that counts fully, and the others stand as bands and use say.
  @Test func noRareVerbStandsBeforeACommonOne() {
    let index = FormIndex.builtin
    var spellings: Set<String> = []
    let prefixes = isExhaustive ? [""] : ["ense", "seri", "cos"]
    for prefix in prefixes {
      for entry in index.entries[index.positions(ofPrefix: prefix)] {
        spellings.insert(PlainText.fold(entry.form))
      }
    }
    let last = Set(index.levelNumbers(where: \.isDeprioritized))
    var yielding = 0
    var wrong: [String] = []
    for spelling in spellings {
      let answers = index.lookup(spelling).filter { $0.parts.isEmpty }
      guard Set(answers.map(\.infinitive)).count > 1 else { continue }
      let ranks = answers.map { index.rank(ofVerb: $0.infinitive) ?? .max }
      for (place, answer) in answers.enumerated() where ranks[place] < 1_000 {
        let isFull = !index.readings(of: answer).allSatisfy { last.contains($0.level) }
        if isFull, ranks[..<place].contains(where: { $0 >= 4_000 }) { wrong.append(spelling) }
        if zip(answers, ranks).dropFirst(place).contains(where: {
          $1 >= 4_000 && $0.match < answer.match
        }) {
          yielding += 1
        }
      }
    }
    #expect(wrong == [])
    #expect(yielding > 0)
  }
}
