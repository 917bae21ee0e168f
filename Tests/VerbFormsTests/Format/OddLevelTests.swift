import IndexBuilding
import LevelFiles
import Testing

@testable import VerbForms

/// Levels that no file could give, made through the public interface.
@Suite struct OddLevelTests {
  @Test func aColourThatIsNoneIsLeftOut() throws {
    for color in [-1, 0x100_0000, Int.max, Int.min] {
      let index = try FormIndex(levels: [level(color: color)], ranking: nil)
      #expect(index.levels.map(\.colorHex) == [nil])
    }
    let index = try FormIndex(levels: [level(color: 0xFF_FFFF)], ranking: nil)
    #expect(index.levels.map(\.colorHex) == [0xFF_FFFF])
  }

  @Test func livesAndSecondsThatNoFileHasAreLeftOut() throws {
    for number in [-1, 3601, Int.max, Int.min] {
      var level = level(color: 0)
      level.lives = number
      level.secondsForAnswer = number
      let index = try FormIndex(levels: [level], ranking: nil)
      #expect(index.levels[0].lives == nil && index.levels[0].secondsForAnswer == nil)
    }
    for (lives, seconds) in [(0, 1), (99, 3600)] {
      var level = level(color: 0)
      level.lives = lives
      level.secondsForAnswer = seconds
      let index = try FormIndex(levels: [level], ranking: nil)
      #expect(index.levels[0].lives == lives && index.levels[0].secondsForAnswer == seconds)
    }
  }

  @Test func whatIsNotShownIsLeftOutOfTitlesAndColumns() throws {
    let level = Level(
      title: "a\u{1B}b", description: "c\u{202E}d", colorHex: nil,
      challenges: [.init(verb: "comer", forms: ["como"]), .init(verb: "ir", forms: ["voy"])],
      columns: ["e\nf", "👩\u{200D}🏫"])
    let levels = try FormIndex(levels: [level], ranking: nil).levels
    #expect(levels.map(\.title) == ["ab"] && levels.map(\.description) == ["cd"])
    #expect(levels.map(\.columns) == [["ef", "👩\u{200D}🏫"]])
  }

  /// A level's line has a cell for every column.
  @Test func cellsThatAreMissingAreEmpty() throws {
    let index = try FormIndex(levels: [level(color: 0)], ranking: nil)
    #expect(index.lines(ofVerb: "comer").map(\.cells) == [[["como"], [], [], [], [], []]])
  }

  /// Nobody could ask for them.
  @Test(arguments: [
    ("comer", "como "), ("comer", "come  s"), (" comer", "como"), ("comer ", "como"),
    ("darse  cuenta", "doy"),
  ])
  func aSpaceTooManyIsRefused(verb: String, form: String) {
    var level = level(color: 0)
    level.challenges[0] = .init(verb: verb, forms: [form])
    #expect(throws: IndexError.self) { try FormIndex(levels: [level], ranking: nil) }
  }

  @Test func complementsThatNoFileHasAreRefused() throws {
    func lines(_ complement: String) throws -> [[String]] {
      var level = level(color: 0)
      level.challenges[0].complement = complement
      let index = try FormIndex(levels: [level], ranking: nil)
      try index.verify()
      return index.lines(ofVerb: "comer").flatMap(\.cells)
    }
    #expect(try lines(" de  menos ").first == ["como de menos"])
    #expect(try lines(" ").first == ["como"])
    let long = String(repeating: "a", count: 65)
    for complement in ["Cuenta", "cuenta!", "a|b", "a\tb", "2", "cue\u{301}nta", "ça", long] {
      #expect(throws: IndexError.self, "\(complement)") { try lines(complement) }
    }
  }

  @Test func aNegativeSizeIsNone() throws {
    var level = level(color: 0)
    level.byteCount = -5
    let index = try FormIndex(levels: [level], ranking: nil)
    #expect(index.level(at: 0).byteCount == 0)
  }

  @Test func aLineThatNoFileHasIsThatOfItsPlace() throws {
    for line in [Int.max, Int.min, -1, 1 << 32] {
      var level = level(color: 0)
      level.challenges[0].line = line
      level.challenges[1].line = line
      let index = try FormIndex(levels: [level], ranking: nil)
      try index.verify()
      #expect(index.verbs(inLevel: 0).map(\.line) == [4, 5])
    }
  }

  @Test func wordsWithoutEndAreAnError() {
    let long = String(repeating: "a", count: 300)
    let me = String(repeating: "me ", count: 100)
    for (verb, form) in [
      (long + "r", "como"), ("comer", long), ("comer", me + "como"), (long, me + long),
      (String(repeating: "é", count: 128), "é"), ("", "como"),
    ] {
      var level = level(color: 0)
      level.challenges.append(.init(verb: verb, forms: [form]))
      #expect {
        try FormIndex(levels: [level], ranking: nil)
      } throws: { error in
        guard case .levels(let text)? = error as? IndexError else { return false }
        return !text.isEmpty
      }
    }
  }

  /// An answer's place among those of its key has eight bits.
  @Test func moreVerbsOfOneFormThanAKeyHoldsAreAnError() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let verbs = letters.flatMap { first in letters.map { "\(first)\($0)ar" } }
    func compiled(_ count: Int) throws -> FormIndex {
      try FormIndex(
        levels: [
          Level(
            title: "Presente", description: "", colorHex: nil,
            challenges: verbs.prefix(count).map { .init(verb: $0, forms: ["como"]) })
        ], ranking: nil)
    }
    #expect(try compiled(256).lookup("como").count == 256)
    #expect(throws: IndexError.self) { try compiled(257) }
  }

  @Test func noLevelsAtAllAreAnIndex() throws {
    for levels in [[], [Level(title: "", description: "", colorHex: nil, challenges: [])]] {
      let index = try FormIndex(levels: levels, ranking: nil)
      try index.verify()
      expectAnswersInside(index)
      #expect(index.lookup("como").isEmpty)
      #expect(try FormIndex(bytes: index.bytes).entryCount == 0)
    }
  }

  private func level(color: Int) -> Level {
    Level(
      title: "Presente", description: "", colorHex: color,
      challenges: [
        .init(verb: "comer", forms: ["como"]), .init(verb: "ir", forms: ["voy"]),
      ])
  }
}
