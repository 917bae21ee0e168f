import IndexBuilding
import LevelFiles
import SpanishText
import TestSupport
import Testing
import VerbForms

@Suite struct PronounLookupTests {
  private static let models: Set<String> = ["dar", "oír", "cantar", "averiguar", "seguir", "señar"]

  /// Every group of pronouns on every form of five verbs that takes it, right accents and none.
  @Test func everyGroupOnFiveVerbs() throws {
    let index = try GrammarLevels.index(of: Self.models)
    let rows = try GrammarLevels.fixture("clitics.tsv")
    #expect(rows.count > 2000)
    #expect(index.lookup("dámelo", accents: .strict).map(\.spelling) == ["dámelo"])
    #expect(index.lookup("damelo", accents: .strict).isEmpty)
    for row in stride(from: 0, to: rows.count, by: isExhaustive ? 1 : 3).map({ rows[$0] }) {
      let fields = row.split(separator: "\t").map(String.init)
      let (word, verb, form) = (fields[0], fields[1], fields[2])
      let parts = [form] + fields[3].split(separator: "+").map(String.init)
      for query in [word, word.folded] {
        let found = index.lookup(query).contains {
          $0.infinitive == verb && $0.form == form && $0.spelling == word && $0.parts == parts
            && $0.match == .pronouns
        }
        #expect(found, "\(query)")
      }
    }
  }

  @Test func wordsOfNewspapers() throws {
    let rows = try GrammarLevels.fixture("newspaper-clitics.tsv").map {
      $0.split(separator: "\t").map(String.init)
    }
    #expect(rows.count > 140)
    let tried = rows.enumerated().filter { isExhaustive || $0.offset % 5 == 0 }.map(\.element)
    let index = try GrammarLevels.index(of: Set(tried.map { $0[1] }))
    for row in tried {
      for query in [row[0], row[0].folded, row[0].uppercased()] {
        let found = index.lookup(query).contains {
          $0.infinitive == row[1] && $0.match == .pronouns
        }
        #expect(found, "\(query)")
      }
    }
  }

  @Test func wordsThatNobodyWrites() throws {
    let verbs: Set = [
      "hablar", "cantar", "dar", "oír", "seguir", "averiguar", "comer", "hacer", "decir", "salir",
    ]
    let index = try GrammarLevels.index(of: verbs)
    let words = try GrammarLevels.fixture("not-spanish.txt").flatMap { $0.split(separator: " ") }
    #expect(words.count >= 100)
    for word in words { #expect(index.lookup(String(word)).isEmpty, "\(word)") }
  }

  /// A command to go has no direct object; the infinitive has that of another verb (`irlo a buscar`).
  @Test(arguments: [
    ("velo", false), ("vela", false), ("velos", false), ("idlo", false), ("vele", true),
    ("vete", true), ("vámonos", true), ("irlo", true), ("yéndolo", true),
  ])
  func pronounsOfIr(word: String, isOfIr: Bool) {
    let verbs = FormIndex.builtin.lookup(word).map(\.infinitive)
    #expect(verbs.contains("ir") == isOfIr)
    #expect(verbs.contains("ver") || word.first != "v" || word == "vámonos")
  }

  /// Answers with pronouns stand where their spelling and their verb's rank put them.
  @Test(arguments: [
    ("dime", ["decir di", "dimir dime"]),
    ("vete", ["ir ve", "ver ve", "vetar vete", "vetar veté"]),
    ("verse", ["ver ver", "versar verse", "versar versé"]),
    ("ámalo", ["amar ama", "amalar amalo", "amalar amaló"]),
    ("versé", ["versar versé"]),
    ("amalo", ["amalar amalo", "amar amá", "amar ama", "amalar amaló"]),
    ("dámelo", ["dar da"]), ("damelo", ["dar da"]), ("irse", ["ir ir"]), ("vámonos", ["ir vamos"]),
    ("idos", ["ir idos", "ir id"]), ("decime", ["decir decí"]), ("banarse", ["bañar bañar"]),
    ("banandose", ["bañar bañando"]), ("estate", ["estar está"]), ("deme", ["dar dé"]),
    ("pónlo", ["poner pon"]), ("digamoselo", ["decir digamos"]),
  ])
  func placed(query: String, answers: [String]) throws {
    #expect(try Self.pairs.get().lookup(query).map { "\($0.infinitive) \($0.form)" } == answers)
  }

  /// Old and literary Spanish: pronouns behind a form with a person, the accent as the whole word has it.
  @Test(arguments: [
    ("érase", "ser", "era", "imperfecto, él"), ("Érase", "ser", "era", "imperfecto, él"),
    ("dícese", "decir", "dice", "presente, él"), ("díjose", "decir", "dijo", "pretérito, él"),
    ("habíase", "haber", "había", "imperfecto, él"), ("dígole", "decir", "digo", "presente, yo"),
    ("díjole", "decir", "dijo", "pretérito, él"), ("díjomelo", "decir", "dijo", "pretérito, él"),
    ("dijéronle", "decir", "dijeron", "pretérito, ellos"),
    ("fuéronse", "ir", "fueron", "pretérito, ellos"),
    ("fuímonos", "ir", "fuimos", "pretérito, nosotros"), ("íbase", "ir", "iba", "imperfecto, él"),
    ("diole", "dar", "dio", "pretérito, él"), ("veíase", "ver", "veía", "imperfecto, él"),
    ("viéronse", "ver", "vieron", "pretérito, ellos"), ("oyose", "oír", "oyó", "pretérito, él"),
    ("dijérase", "decir", "dijera", "subjuntivo imperfecto, él"),
    ("diríase", "decir", "diría", "condicional, él"),
    ("hablose", "hablar", "habló", "pretérito, él"),
    ("quisiéralo", "querer", "quisiera", "subjuntivo imperfecto, yo, él"),
  ])
  func behindFormsWithAPerson(query: String, verb: String, form: String, group: String) throws {
    let index = try Self.literary.get()
    let found = try #require(index.lookup(query).first { $0.infinitive == verb })
    #expect(found.form == form)
    #expect(found.match == .pronouns)
    #expect(found.parts.first == form)
    #expect(found.spelling == query.lowercased())
    #expect(index.readingGroups(of: found).map(\.text) == [group])
  }

  @Test(arguments: [
    ("erase", ["erar erase"]), ("fuese", ["ser fuese", "ir fuese"]),
    ("érase", ["ser era", "erar era", "erar erase"]), ("fuéra", ["ser fuera", "ir fuera"]),
  ])
  func formsThemselvesComeFirst(query: String, answers: [String]) throws {
    let found = try Self.literary.get().lookup(query)
    #expect(found.map { "\($0.infinitive) \($0.form)" } == answers)
  }

  /// A typed accent that the form alone has tells which form it is, though none has it with a pronoun.
  @Test(arguments: [
    ("creéme", "creer", "imperativo, vos"), ("dejálo", "dejar", "imperativo, vos"),
    ("levantáte", "levantar", "imperativo, vos"), ("déjalo", "dejar", "imperativo, tú"),
    ("dejalo", "dejar", "imperativo, vos"), ("dáme", "dar", "imperativo, tú, vos"),
  ])
  func keptAccents(query: String, verb: String, group: String) throws {
    let index = try GrammarLevels.index(of: ["crear", "creer", "dejar", "levantar", "dar"])
    let found = try #require(index.lookup(query).first)
    #expect(found.infinitive == verb)
    #expect(index.readingGroups(of: found).map(\.text) == [group])
  }

  /// As books were printed until the middle of the last century.
  @Test(arguments: [
    ("oyóse", "oír", "oyose"), ("vióse", "ver", "viose"), ("dióle", "dar", "diole"),
    ("hablóles", "hablar", "habloles"),
  ])
  func formerSpellings(query: String, verb: String, spelling: String) throws {
    let found = try #require(try Self.literary.get().lookup(query).first)
    #expect((found.infinitive, found.match) == (verb, .pronouns))
    #expect(found.spelling == spelling)
  }

  @Test(arguments: [
    "dijose", "dicese", "digole", "dijole", "dijólé", "dijóle", "adiós", "adios", "¡Adiós!",
    "dijéte",
    "dígome la", "dígose", "dijímosme", "díceos", "dios", "Dios", "esos", "vanos", "hablábanos los",
    "dijiéronle", "verase", "vase", "hablete", "hablolo", "dicele",
  ])
  func noForms(query: String) throws {
    #expect(try Self.literary.get().lookup(query).isEmpty)
  }

  private static let literary = Result {
    try GrammarLevels.index(of: [
      "ser", "ir", "decir", "haber", "dar", "ver", "oír", "querer", "erar", "adir", "hablar",
    ])
  }

  private static let pairs = Result {
    try GrammarLevels.index(of: [
      "decir", "dimir", "ir", "ver", "vetar", "versar", "amar", "amalar", "dar", "bañar", "estar",
      "poner", "sentar",
    ])
  }

  /// A key that is a form of its own and a form with pronouns is marked when an index is made.
  @Test func readingsAreTheCommands() throws {
    let index = try Self.pairs.get()
    let answer = try #require(index.lookup("dámelo").first)
    #expect(answer.spelling == "dámelo")
    #expect(answer.parts == ["da", "me", "lo"])
    let places = index.readings(of: answer).map { "\(index.levels[$0.level].title)/\($0.column)" }
    #expect(places == ["Imperativo/tú", "Imperativo (vos)/vos"])
    let infinitive = try #require(index.lookup("irse").first)
    #expect(index.readings(of: infinitive).map(\.column) == ["infinitivo"])
    let plain = try #require(index.lookup("vetar").first)
    #expect(
      index.readings(of: plain) == index.readings(of: plain.form, infinitive: plain.infinitive))
  }

  @Test func levelsLimitTheForms() throws {
    let index = try Self.pairs.get()
    let levels = index.levels
    func only(_ title: String) -> FormIndex {
      index.restricted(to: levels.indices.filter { levels[$0].title.hasPrefix(title) })
    }
    #expect(only("Imperativo").lookup("dámelo").map(\.form) == ["da"])
    #expect(only("Indicativo").lookup("dámelo").isEmpty)
    #expect(only("Formas").lookup("dándoselas").map(\.form) == ["dando"])
    #expect(only("Indicativo").lookup("dime").map(\.infinitive) == ["dimir"])
  }

  /// Levels without an imperative: commands that are spelled like another form count there.
  @Test func commandsSpelledLikeOtherForms() throws {
    let index = try FormIndex(
      levels: [
        Level(
          title: "Nivel Fácil (presente)", description: "", colorHex: nil,
          challenges: [
            .init(verb: "comer", forms: ["como", "comes", "come", "comemos", "coméis", "comen"]),
            .init(verb: "decir", forms: ["digo", "dices", "dice", "decimos", "decís", "dicen"]),
          ]),
        Level(
          title: "Subjuntivo (presente)", description: "", colorHex: nil,
          challenges: [
            .init(verb: "comer", forms: ["coma", "comas", "coma", "comamos", "comáis", "coman"]),
            .init(verb: "beber", forms: ["beba", "bebas", "beba", "bebamos", "bebáis", "beban"]),
          ]),
      ], ranking: nil)
    #expect(index.lookup("cómelo").map(\.infinitive) == ["comer"])
    #expect(index.lookup("bébanlas").map(\.infinitive) == ["beber"])
    #expect(index.lookup("comámonos").map(\.infinitive) == ["comer"])
    #expect(index.lookup("comerlo").map(\.infinitive) == ["comer"])
    #expect(index.lookup("dícelo").isEmpty)
    #expect(index.lookup("cómenlo").isEmpty)
  }

  @Test(arguments: ["daños", "digañme", "tomeños", "pequeños"])
  func aTypedÑIsKept(word: String) {
    #expect(FormIndex.builtin.lookup(word).isEmpty)
    #expect(!FormIndex.builtin.lookup(word.folded).isEmpty)
    #expect(!FormIndex.builtin.lookup(word, accents: .ignore).isEmpty)
  }

  @Test func noCrashOnAnything() throws {
    let index = try Self.pairs.get()
    for text in ["", "lo", "me", "los", "selo", "melo", "ños", "oslo", "dámelo dámelo", "ß", "🙂lo"]
    {
      _ = index.lookup(text)
      _ = index.suggestions(for: text)
    }
    #expect(index.lookup(String(repeating: "damelo", count: 50)).isEmpty)
  }
}
