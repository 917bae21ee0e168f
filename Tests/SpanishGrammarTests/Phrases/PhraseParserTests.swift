import Testing

@testable import SpanishGrammar

@Suite struct PhraseParserTests {
  private typealias Use = WordReading.Use

  /// A handful of words, by their folds.
  private static let words: [String: [WordReading]] = {
    var words: [String: [WordReading]] = [:]
    let tenses: [GrammaticalRole: Tense] = [
      .finite: .presente, .infinitive: .infinitivo, .gerund: .gerundio, .participle: .participio,
    ]
    func add(
      _ word: String, _ infinitive: String, _ role: GrammaticalRole, _ person: Person? = nil,
      form: String? = nil, pronouns: [String] = [], band: Int = 1, rank: Int = 0
    ) {
      let key = String(
        String.UnicodeScalarView(Array(word.unicodeScalars).map(\.withoutAcute)))
      words[key, default: []].append(
        WordReading(
          form: form ?? word, infinitive: infinitive, spelling: word, pronouns: pronouns,
          uses: [
            Use(
              role: role, person: person, column: person.map { "\($0)" } ?? "-",
              tense: tenses[role] ?? .imperativo)
          ],
          band: band, rank: rank))
    }
    add("he", "haber", .finite, .yo)
    add("he", "haber", .tú, .tú)
    add("hay", "haber", .finite, .él)
    add("han", "haber", .finite, .ellos)
    add("haber", "haber", .infinitive)
    add("haberlo", "haber", .infinitive, form: "haber", pronouns: ["lo"])
    add("comido", "comer", .participle)
    add("comida", "comer", .participle)
    add("comidos", "comer", .participle)
    add("sido", "ser", .participle)
    add("comer", "comer", .infinitive)
    add("comerlo", "comer", .infinitive, form: "comer", pronouns: ["lo"])
    add("comiendo", "comer", .gerund)
    add("comiéndolo", "comer", .gerund, form: "comiendo", pronouns: ["lo"])
    add("come", "comer", .finite, .él)
    add("come", "comer", .tú, .tú)
    add("haz", "hacer", .tú, .tú)
    add("estado", "estar", .participle)
    add("estoy", "estar", .finite, .yo)
    add("sigue", "seguir", .finite, .él)
    add("sigue", "seguir", .tú, .tú)
    add("voy", "ir", .finite, .yo)
    add("vamos", "ir", .finite, .nosotros)
    add("fui", "ser", .finite, .yo, rank: 0)
    add("fui", "ir", .finite, .yo, rank: 7)
    add("fue", "ser", .finite, .él)
    add("sé", "saber", .finite, .yo)
    add("habló", "hablar", .finite, .él, band: 2)
    add("digo", "decir", .finite, .yo)
    return words
  }()

  private static func parser(_ words: [String], _ places: Range<Int>) -> PhraseParser {
    PhraseParser(words: places, text: { words[$0] }, readings: { Self.words[words[$0]] ?? [] })
  }

  private func parse(_ text: String) -> [PhraseParse] {
    let words = text.split(separator: " ").map(String.init)
    return Self.parser(words, words.indices).parses()
      .filter { $0.words.upperBound == words.count }
  }

  @Test(arguments: [
    ("he comido", "comer", "he comido", ["haber"]),
    ("me lo he comido", "comer", "me lo he comido", ["haber"]),
    ("no me lo he comido", "comer", "no me lo he comido", ["haber"]),
    ("haber comido", "comer", "haber comido", ["haber"]),
    ("haberlo comido", "comer", "haberlo comido", ["haber"]),
    ("he estado comiendo", "comer", "he estado comiendo", ["haber", "estar"]),
    ("estoy comiendolo", "comer", "estoy comiéndolo", ["estar"]),
    ("voy a comer", "comer", "voy a comer", ["ir"]),
    ("voy a comerlo", "comer", "voy a comerlo", ["ir"]),
    ("fui a comer", "comer", "fui a comer", ["ir"]),
    (
      "voy a haber estado comiendo", "comer", "voy a haber estado comiendo",
      ["ir", "haber", "estar"]
    ),
    ("sigue comiendo", "comer", "sigue comiendo", ["seguir"]),
    ("me voy", "ir", "me voy", []), ("nos vamos", "ir", "nos vamos", []),
    ("se lo digo", "decir", "se lo digo", []), ("no se", "saber", "no sé", []),
    ("no comer", "comer", "no comer", []), ("el hablo", "hablar", "él habló", []),
    ("yo no me lo he comido", "comer", "yo no me lo he comido", ["haber"]),
    ("fue comido", "comer", "fue comido", ["ser"]), ("fue comida", "comer", "fue comida", ["ser"]),
    ("ella fue comida", "comer", "ella fue comida", ["ser"]),
    ("estoy comida", "comer", "estoy comida", ["estar"]),
    ("han sido comidos", "comer", "han sido comidos", ["haber", "ser"]),
    ("hay que comer", "comer", "hay que comer", ["haber"]),
    ("he de comer", "comer", "he de comer", ["haber"]),
  ])
  func isOneVerb(text: String, verb: String, spelling: String, helpers: [String]) throws {
    let best = try #require(parse(text).first)
    #expect(best.main.infinitive == verb)
    #expect(best.spelling == spelling)
    #expect(best.helpers.map(\.infinitive) == helpers)
  }

  @Test(arguments: [
    "comido", "he", "he come", "hay comido", "me comido", "lo comer", "lo comiendo", "me haz",
    "no haz", "yo come", "yo fue", "el fui", "se voy", "lo se digo", "voy comer", "me nos voy",
    "nos voy", "he comiendo", "han estado comido", "fui a", "no", "", "yo no", "yo comer",
    "fue comidos", "ella fue comido", "han sido comido", "he comida", "fue sido", "he que comer",
    "hay de comer", "hay comer", "han que comer",
  ])
  func isNoVerb(text: String) {
    #expect(parse(text).isEmpty)
  }

  /// Each as tense, construction and person.
  @Test(arguments: [
    // The command he helps no verb.
    ("he comido", ["pretérito perfecto compuesto - yo"]),
    ("voy a comer", ["presente, ir a + infinitivo yo"]),
    ("sigue comiendo", ["presente, seguir + gerundio él", "imperativo, seguir + gerundio tú"]),
    ("haber comido", ["infinitivo compuesto - -"]),
    ("he estado comiendo", ["pretérito perfecto compuesto, estar + gerundio yo"]),
    (
      "voy a haber estado comiendo",
      ["presente, estar + gerundio, ir a + infinitivo compuesto yo"]
    ),
    ("me voy", ["presente - yo"]), ("no comer", ["infinitivo - -"]),
    ("fue comida", ["presente, pasiva él"]),
    ("han sido comidos", ["pretérito perfecto compuesto, pasiva ellos"]),
    ("estoy comido", ["presente, estar + participio yo"]),
    ("hay que comer", ["presente, haber que + infinitivo -"]),
    ("he de haber comido", ["presente, haber de + infinitivo compuesto yo"]),
  ])
  func theFirstVerbSaysTenseAndPerson(text: String, expected: [String]) {
    let found = parse(text).flatMap(\.inflections).map { inflection in
      let construction = inflection.construction.map { ", \($0)" } ?? " -"
      return "\(inflection.tense?.name ?? "?")\(construction) \(inflection.person ?? "-")"
    }
    #expect(found == expected)
  }

  @Test func subjectsNarrow() throws {
    let both = parse("yo fui")
    #expect(both.map(\.main.infinitive) == ["ser", "ir"])
    #expect(both.allSatisfy { $0.columns == ["yo"] })
    // come stands under él and as the command to tú; the subject leaves one.
    #expect(try #require(parse("el come").first).columns == ["él"])
    #expect(try #require(parse("usted come").first).columns == ["él"])
  }

  @Test func partsNameThePieces() throws {
    #expect(try #require(parse("estoy comiendolo").first).parts == ["estoy", "comiendo", "lo"])
    #expect(try #require(parse("voy a comerlo").first).parts == ["voy", "a", "comer", "lo"])
    #expect(try #require(parse("me lo he comido").first).parts == ["me", "lo", "he", "comido"])
  }

  @Test func theWorstWordDecidesTheBand() throws {
    #expect(try #require(parse("el hablo").first).band == 2)
  }

  @Test func parsesMayEndEarlyAndStartLate() {
    let words = ["hoy", "he", "comido", "pan"]
    let parses = Self.parser(words, 1..<4).parses()
    #expect(Set(parses.map(\.words)) == [1..<3])
  }
}
