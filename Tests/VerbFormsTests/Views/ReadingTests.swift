import IndexBuilding
import LevelFiles
import SpanishGrammar
import TestSupport
import Testing
import VerbForms

/// Where forms stand in levels, against the slow twin.
@Suite struct ReadingTests {
  /// Random levels whose lines may have fewer or more cells than columns, as only lines made in memory
  /// can, with alternatives, words before forms, verbs with -se, and verbs on several lines.
  private static func levels(seed: Int) -> [Level] {
    var maker = RandomLevels(seed: UInt64(seed) + 70_000)
    var random = SeededRandom(seed: UInt64(seed) + 71_000)
    var levels = maker.make()
    for level in levels.indices {
      if level % 2 == 1 { levels[level].title = "Imperativo" }
      for line in levels[level].challenges.indices {
        var cells = levels[level].challenges[line].forms
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let word = maker.word(1...3)
          cells.append([word, "no \(word)/me \(word)", "\(word)/\(word)", "-"][cells.count % 4])
        }
        if Int.random(in: 0..<4, using: &random) == 0 { cells.removeLast() }
        levels[level].challenges[line].forms = cells
      }
      // A second line for the same verb, as it is and with -se.
      let first = levels[level].challenges[0]
      levels[level].challenges.append(
        .init(
          verb: PlainText.withoutPronoun(first.verb) + "se", forms: first.forms,
          line: first.line + 50))
    }
    return levels
  }

  /// What differs from the infinitive by an accent alone is a form like others, also where only some levels count.
  @Test func aFormWithTheLettersOfItsInfinitive() throws {
    func level(_ title: String, _ forms: [String]) -> Level {
      Level(
        title: title, description: "", colorHex: nil,
        challenges: [
          .init(verb: "amar", forms: forms), .init(verb: "oir", forms: ["oír", "oyes"]),
        ],
        columns: ["yo", "tú"])
    }
    let whole = try FormIndex(
      levels: [level("Uno", ["ámar", "amo"]), level("Dos", ["amé", "amo"])], ranking: nil)
    for word in ["ámar", "oír"] {
      let answer = try #require(whole.lookup(word).first)
      #expect(answer.form == word && whole.readings(of: answer).allSatisfy { $0.column == "yo" })
    }
    let match = whole.match(Array("ámar".utf8).span, from: 0, .smart)
    let verb = try #require(whole.verb(ofAnswer: 0, of: match))
    var columns: [Int?] = []
    whole.forEachCell(of: verb) { cell, _ in columns.append(cell.column) }
    #expect(columns == [0])
    let second = whole.restricted(to: [1])
    #expect(second.lookup("ámar").map(\.form) == ["amar"])
    #expect(second.lookup("ámar", accents: .strict).isEmpty)
  }

  @Test(arguments: seeds(40, few: 2))
  func readings(seed: Int) throws {
    let levels = Self.levels(seed: seed)
    let whole = try Twin(levels)
    for wanted in [nil, [0], Set(levels.indices.dropFirst()), []] as [Set<Int>?] {
      let view = whole.restricted(to: wanted)
      for entry in whole.plain.entries {
        let expected = view.plain.readings(entry)
        let found = view.index.readings(of: entry.form, infinitive: entry.infinitive)
        #expect(found == expected, "\(entry) \(view.plain.selected)")
        // Strings are equal whose bytes differ.
        #expect(found.map { Array($0.written.utf8) } == expected.map { Array($0.written.utf8) })
        for column in Set(expected.map(\.column)) {
          let answer = FormIndex.Answer(
            form: entry.form, infinitive: entry.infinitive, match: .phrase, columns: [column])
          #expect(
            view.index.readings(of: answer) == expected.filter { $0.column == column }, "\(answer)")
        }
      }
      for verb in whole.plain.verbs {
        #expect(view.index.lines(ofVerb: verb) == view.plain.lines(ofVerb: verb), "\(verb)")
      }
    }
    try whole.index.verify()
  }

  /// A form and a verb that stand in the index, but not as one pair, and words that are neither.
  @Test(arguments: 0..<10)
  func pairsThatAreNone(seed: Int) throws {
    let whole = try Twin(Self.levels(seed: seed))
    let pairs = Set(whole.plain.entries)
    for form in Set(whole.plain.entries.map(\.form)).union(["zz", "", "Ana", "a1"]) {
      for verb in whole.plain.verbs + ["zzz", "", form]
      where !pairs.contains(FormIndex.Entry(form: form, infinitive: verb)) {
        #expect(whole.index.readings(of: form, infinitive: verb) == [], "\(form) \(verb)")
        #expect(whole.index.position(of: FormIndex.Entry(form: form, infinitive: verb)) == nil)
      }
    }
  }

  /// Pronouns are written onto commands; a form with `no` before it is none.
  @Test func formsWithPronounsStandWhereCommandsDo() throws {
    let columns = ["tú", "usted"]
    func level(_ title: String, _ forms: [String], verb: String = "comer") -> Level {
      Level(
        title: title, description: "", colorHex: nil,
        challenges: [.init(verb: verb, forms: forms)], columns: columns)
    }
    let index = try FormIndex(
      levels: [
        level("Imperativo", ["come", "coma"]),
        level("Imperativo negativo", ["no comas", "no coma"]),
        level("Indicativo: presente", ["comes", "come"]),
        level("Imperativo", ["come", "coma"], verb: "comerse"),
      ], ranking: nil)
    func readings(_ query: String, in index: FormIndex) -> [String] {
      index.lookup(query).flatMap { index.readings(of: $0) }
        .map { "\($0.level) \($0.column) \($0.written)" }
    }
    #expect(readings("cómelo", in: index) == ["0 tú come", "3 tú come"])
    #expect(readings("cómalo", in: index) == ["0 usted coma", "3 usted coma"])
    #expect(readings("cómelo", in: index.restricted(to: [1, 2, 3])) == ["3 tú come"])
    #expect(readings("cómalo", in: index.restricted(to: [1, 2])) == [])
    #expect(readings("comerlo", in: index.restricted(to: [3])) == ["3 infinitivo comerse"])
    // What is commanded with `no` takes no pronoun at its end, whatever the level is called.
    let negative = try FormIndex(
      levels: [level("Imperativo", ["no comas", "no coma"])], ranking: nil)
    #expect(readings("coma", in: negative) == ["0 usted no coma"])
    #expect(readings("cómalo", in: negative) == [])
    #expect(
      readings("coma", in: index) == ["0 usted coma", "1 usted no coma", "3 usted coma"])
  }

  @Test func aReadingHasTenseAndPerson() throws {
    func level(_ columns: [String], _ tense: Tense?, _ forms: [String]) -> Level {
      Level(
        title: "Nivel", description: "", colorHex: nil,
        challenges: [.init(verb: "comer", forms: forms)], columns: columns, tense: tense)
    }
    let index = try FormIndex(
      levels: [
        level(["él", "nosotros"], .presente, ["come", "comemos"]),
        level(["tú", "usted"], .imperativo, ["come", "coma"]),
        level(["tú"], .imperativo, ["no comas"]), level(["yo"], nil, ["coma"]),
        level(["gerundio", "participio femenino"], .presente, ["comiendo", "comida"]),
      ], ranking: nil)
    func readings(_ form: String) -> [String] {
      index.readings(of: form, infinitive: "comer").map {
        "\($0.tense?.name ?? "?") \($0.person ?? "-")"
      }
    }
    #expect(readings("come") == ["presente él", "imperativo tú"])
    #expect(readings("coma") == ["imperativo usted", "? yo"])
    #expect(readings("comas") == ["imperativo negativo tú"])
    #expect(readings("comiendo") == ["gerundio -"])
    #expect(readings("comida") == ["participio -"])
    #expect(readings("comer") == ["infinitivo -"])
    #expect(index.levels.map(\.tense) == [.presente, .imperativo, .imperativo, nil, .presente])
  }

  /// A level that says imperativo has commands, to which pronouns are attached, whatever its title.
  @Test func commandsAreToldByTheTense() throws {
    func index(_ tense: Tense?) throws -> FormIndex {
      try FormIndex(
        levels: [
          Level(
            title: "Lección 5", description: "", colorHex: nil,
            challenges: [.init(verb: "comer", forms: ["come"])], columns: ["tú"], tense: tense)
        ], ranking: nil)
    }
    #expect(try index(.imperativo).lookup("cómelo").map(\.form) == ["come"])
    #expect(try index(nil).lookup("cómelo").isEmpty)
  }

  /// Each line of a verb is a layer of its own, and all are read at once.
  @Test func aVerbOnThousandsOfLines() throws {
    let count = rounds(20_000, few: 400)
    let index = try FormIndex(
      levels: [
        Level(
          title: "Presente", description: "", colorHex: nil,
          challenges: (0..<count).map { .init(verb: "comer", forms: ["como"], line: $0 + 4) },
          columns: ["yo"])
      ], ranking: nil)
    #expect(index.lookup("como").map(\.infinitive) == ["comer"])
    let readings = index.readings(of: "como", infinitive: "comer")
    #expect(readings.map(\.line) == Array(4..<count + 4))
    #expect(index.lines(ofVerb: "comer").count == count)
    #expect(index.verbs(inLevel: 0).count == count)
  }
}
