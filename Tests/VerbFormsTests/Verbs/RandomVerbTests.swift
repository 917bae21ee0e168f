import IndexBuilding
import LevelFiles
import TestSupport
import Testing

@testable import VerbForms

/// From verbs and levels back to what the levels say.
@Suite struct RandomVerbTests {
  @Test(arguments: seeds(40, few: 4))
  func linesOfVerbs(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 10_000)
    let twin = try Twin(maker.make())
    #expect(twin.index.verbCount == twin.plain.verbs.count)
    for verb in twin.plain.verbs {
      let lines = twin.plain.lines(ofVerb: verb)
      #expect(twin.index.lines(ofVerb: verb) == lines, "\(verb)")
      #expect(
        twin.index.isPronominal(verb) == lines.allSatisfy { $0.writtenInfinitive != verb },
        "\(verb)")
    }
    #expect(!twin.index.isPronominal("zzz"))
    #expect(twin.index.lines(ofVerb: "zzz") == [])
    #expect(twin.index.lines(ofVerb: "") == [])
  }

  @Test(arguments: seeds(40, few: 4))
  func levelsComeBackAsTheyWere(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 20_000)
    let levels = maker.make()
    let twin = try Twin(levels)
    #expect(twin.index.levels.count == levels.count)
    for number in levels.indices {
      #expect(twin.index.level(at: number) == twin.plain.levels[number])
      let verbs = twin.index.verbs(inLevel: number)
      let expected = twin.plain.levels[number].challenges
      #expect(verbs.map(\.infinitive) == expected.map { PlainText.withoutPronoun($0.verb) })
      #expect(verbs.map(\.line) == expected.map(\.line))

      let level = twin.plain.levels[number]
      #expect(
        twin.index.levels[number]
          == FormIndex.LevelInfo(
            title: level.title, description: level.description, colorHex: level.colorHex,
            file: level.file, columns: level.columns,
            verbCount: Set(expected.map { PlainText.withoutPronoun($0.verb) }).count,
            formCount: level.challenges.flatMap(\.cells).joined().count,
            isDeprioritized: level.order == .last, tense: level.tense, lives: level.lives,
            secondsForAnswer: level.secondsForAnswer, grade: level.grade))
    }
    for outside in [-1, levels.count, Int.max, Int.min] {
      #expect(twin.index.verbs(inLevel: outside).isEmpty)
      #expect(twin.index.lines(inLevel: outside).isEmpty)
    }

    // Levels → index → levels → index: nothing is lost on the way.
    let again = try FormIndex(
      levels: levels.indices.map { twin.index.level(at: $0) }, ranking: nil)
    #expect(again.bytes == twin.index.bytes)
  }

  @Test(arguments: seeds(30, few: 4))
  func countsAndVerification(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 30_000)
    let levels = maker.make()
    let twin = try Twin(levels)
    let statistics = twin.index.statistics
    let forms = Set(twin.plain.entries.map(\.form))
    #expect(statistics.levels == levels.count)
    #expect(statistics.verbs == twin.plain.verbs.count)
    #expect(statistics.entries == twin.plain.entries.count)
    #expect(statistics.forms == forms.count)
    #expect(statistics.keys == Set(forms.map { PlainText.fold($0) }).count)
    #expect(statistics.bytes == twin.index.bytes.count)
    #expect(statistics.sections.reduce(0) { $0 + $1.bytes } < statistics.bytes)
    try twin.index.verify()
  }
}
