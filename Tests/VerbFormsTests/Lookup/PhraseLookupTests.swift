import IndexBuilding
import LevelFiles
import TestSupport
import Testing
import VerbForms

@Suite struct PhraseLookupTests {
  private static let index = Result {
    try GrammarLevels.index(of: [
      "haber", "comer", "ir", "ser", "estar", "seguir", "ver", "hablar", "saber", "lavar", "romper",
      "decir", "hacer",
    ])
  }

  private func lookup(_ text: String) throws -> FormIndex.Answers {
    try Self.index.get().lookup(text)
  }

  @Test(arguments: [
    ("he comido", "comer", ["haber"]), ("me lo he comido", "comer", ["haber"]),
    ("había comido", "comer", ["haber"]), ("habria comido", "comer", ["haber"]),
    ("hubiese roto", "romper", ["haber"]), ("no hemos ido", "ir", ["haber"]),
    ("haberlo comido", "comer", ["haber"]), ("habiendo comido", "comer", ["haber"]),
    ("He  comido.", "comer", ["haber"]), ("estoy comiendo", "comer", ["estar"]),
    ("estaba comiéndolo", "comer", ["estar"]), ("sigue hablando", "hablar", ["seguir"]),
    ("iba comiendo", "comer", ["ir"]), ("voy a comer", "comer", ["ir"]),
    ("vamos a comerlo", "comer", ["ir"]), ("he estado comiendo", "comer", ["haber", "estar"]),
    ("me voy", "ir", []), ("nos vemos", "ver", []), ("se lo digo", "decir", []),
    ("no sé", "saber", []), ("no comer", "comer", []), ("me lavo", "lavar", []),
    ("ella ha comido", "comer", ["haber"]),
  ])
  func oneVerb(text: String, verb: String, helpers: [String]) throws {
    let best = try #require(try lookup(text).first)
    #expect(best.infinitive == verb)
    #expect(best.match == .phrase)
    #expect(best.helpers == helpers)
  }

  /// A helper's subjunctive is a negative command after `no` alone, to those whom its pronouns allow; not of `tener que`.
  @Test(arguments: [
    ("no empiecen a gritar", "ustedes"), ("no vuelva a salir", "usted"),
    ("no sigas leyendo", "tú"), ("no lo vuelvas a hacer", "tú"), ("no te vayas a caer", "tú"),
    ("no volváis a intentarlo", "vosotros"), ("dejen de gritar", nil), ("siga leyendo", nil),
    ("volvamos a intentarlo", nil), ("no tengas que salir", nil), ("tenga que salir", nil),
    ("no te vaya a caer", nil), ("no hayas comido", nil), ("no sigue leyendo", nil),
  ])
  func negativeCommands(text: String, person: String?) throws {
    let answer = try #require(FormIndex.builtin.lookup(text).first)
    let commands = answer.inflections.filter { $0.tense == .imperativoNegativo }
    #expect(commands.map(\.person) == (person.map { [$0] } ?? []))
  }

  /// The command of estar has its pronoun: estate quieto.
  @Test(arguments: [
    ("está lloviendo", ["estar + gerundio, presente, él"]),
    ("está siendo construido", ["pasiva, estar + gerundio, presente, él"]),
    ("está cerrada", ["estar + participio, presente, él"]),
    ("estate comiendo", ["estar + gerundio, imperativo, tú, vos"]),
    ("estad preparados", ["estar + participio, imperativo, vosotros"]),
  ])
  func commandsOfEstar(text: String, groups: [String]) throws {
    let answer = try #require(FormIndex.builtin.lookup(text).first)
    #expect(FormIndex.builtin.readingGroups(of: answer).map(\.text) == groups)
  }

  @Test(arguments: ["he comida", "han comidos", "he come", "voy comer", "yo come", "él fui"])
  func noVerb(text: String) throws {
    #expect(try lookup(text).isEmpty)
  }

  /// A verb may have many words in front, but not any number.
  @Test func longPhrases() throws {
    let long = "yo no se lo voy a haber estado comiendo"
    #expect(try lookup(long).map(\.infinitive) == ["comer"])
    #expect(try lookup(long).first?.helpers == ["ir", "haber", "estar"])
    // Helpers without end are no verb; that is known without trying all ways.
    let endless = String(repeating: "voy a ", count: 2_000) + "comer"
    #expect(try lookup(endless).isEmpty)
  }

  @Test func spellingAndParts() throws {
    let best = try #require(try lookup("estabamos comiendolo").first)
    #expect(best.form == "comiendo")
    #expect(best.spelling == "estábamos comiéndolo")
    #expect(best.parts == ["estábamos", "comiendo", "lo"])
  }

  @Test(arguments: [
    ("he comido", ["pretérito perfecto compuesto, yo"]),
    ("habías dicho", ["pluscuamperfecto, tú"]), ("habia comido", ["pluscuamperfecto, yo, él"]),
    ("hube comido", ["pretérito anterior, yo"]), ("habré comido", ["futuro compuesto, yo"]),
    ("habría hecho", ["condicional compuesto, yo, él"]),
    ("haya comido", ["pretérito perfecto de subjuntivo, yo, él"]),
    ("hubiésemos ido", ["pluscuamperfecto de subjuntivo, nosotros"]),
    ("hubiera sabido", ["pluscuamperfecto de subjuntivo, yo, él"]),
    ("hubiere comido", ["futuro compuesto de subjuntivo, yo, él"]),
    ("haber comido", ["infinitivo compuesto"]), ("habiéndolo comido", ["gerundio compuesto"]),
    ("voy a comer", ["ir a + infinitivo, presente, yo"]),
    ("iba a comer", ["ir a + infinitivo, imperfecto, yo, él"]),
    ("él iba a comer", ["ir a + infinitivo, imperfecto, él"]),
    ("estoy comiendo", ["estar + gerundio, presente, yo"]),
    ("he estado comiendo", ["estar + gerundio, pretérito perfecto compuesto, yo"]),
    ("sigue hablando", ["seguir + gerundio, presente, él", "seguir + gerundio, imperativo, tú"]),
    ("voy a haber comido", ["ir a + infinitivo compuesto, presente, yo"]),
    ("voy a estar comiendo", ["estar + gerundio, ir a + infinitivo, presente, yo"]),
    ("yo fui", ["pretérito, yo"]), ("me voy", ["presente, yo"]),
    ("nos vemos", ["presente, nosotros"]),
  ])
  func theHelpersSayTenseAndPerson(text: String, groups: [String]) throws {
    let index = try Self.index.get()
    let best = try #require(index.lookup(text).first)
    #expect(index.readingGroups(of: best).map(\.text) == groups)
  }

  /// What helps an infinitive, a gerund or a participle, each in several tenses and persons.
  @Test(arguments: [
    ("acabo de comer", "comer", ["acabar de + infinitivo, presente, yo"]),
    ("acababa de llegar", "llegar", ["acabar de + infinitivo, imperfecto, yo, él"]),
    ("acaban de verlo", "ver", ["acabar de + infinitivo, presente, ellos"]),
    ("tengo que ir", "ir", ["tener que + infinitivo, presente, yo"]),
    ("me tengo que ir", "ir", ["tener que + infinitivo, presente, yo"]),
    ("tenias que decirmelo", "decir", ["tener que + infinitivo, imperfecto, tú"]),
    ("tuvimos que salir", "salir", ["tener que + infinitivo, pretérito, nosotros"]),
    ("tendréis que comer", "comer", ["tener que + infinitivo, futuro, vosotros"]),
    ("has de saber", "saber", ["haber de + infinitivo, presente, tú, vos"]),
    ("hubieron de irse", "ir", ["haber de + infinitivo, pretérito, ellos"]),
    ("hay que ver", "ver", ["haber que + infinitivo, presente"]),
    ("había que decirlo", "decir", ["haber que + infinitivo, imperfecto"]),
    ("habrá que comer", "comer", ["haber que + infinitivo, futuro"]),
    ("ha habido que salir", "salir", ["haber que + infinitivo, pretérito perfecto compuesto"]),
    ("va a haber que salir", "salir", ["haber que + infinitivo, ir a + infinitivo, presente"]),
    ("debes comer", "comer", ["deber + infinitivo, presente, tú"]),
    ("debe de saber", "saber", ["deber de + infinitivo, presente, él"]),
    ("deberías haber ido", "ir", ["deber + infinitivo compuesto, condicional, tú"]),
    ("puede ser", "ser", ["poder + infinitivo, presente, él"]),
    ("se puede ver", "ver", ["poder + infinitivo, presente, él"]),
    ("pudieron salir", "salir", ["poder + infinitivo, pretérito, ellos"]),
    ("no podemos comer", "comer", ["poder + infinitivo, presente, nosotros"]),
    ("él podía comer", "comer", ["poder + infinitivo, imperfecto, él"]),
    ("suelo comer", "comer", ["soler + infinitivo, presente, yo"]),
    ("solíamos hablar", "hablar", ["soler + infinitivo, imperfecto, nosotros"]),
    ("volvió a salir", "salir", ["volver a + infinitivo, pretérito, él"]),
    ("no volveré a decirlo", "decir", ["volver a + infinitivo, futuro, yo"]),
    ("empezaron a hablar", "hablar", ["empezar a + infinitivo, pretérito, ellos"]),
    ("dejé de comer", "comer", ["dejar de + infinitivo, pretérito, yo"]),
    (
      "deja de hablar", "hablar",
      ["dejar de + infinitivo, presente, él", "dejar de + infinitivo, imperativo, tú"]
    ),
    ("llevo hablando", "hablar", ["llevar + gerundio, presente, yo"]),
    ("andan hablando", "hablar", ["andar + gerundio, presente, ellos"]),
    (
      "anda diciendo", "decir",
      ["andar + gerundio, presente, él", "andar + gerundio, imperativo, tú"]
    ),
    ("llevaban comiendo", "comer", ["llevar + gerundio, imperfecto, ellos"]),
    (
      "seguimos comiendo", "comer",
      [
        "seguir + gerundio, presente, nosotros", "seguir + gerundio, pretérito, nosotros",
      ]
    ),
    ("he tenido que ir", "ir", ["tener que + infinitivo, pretérito perfecto compuesto, yo"]),
    ("voy a poder ir", "ir", ["poder + infinitivo, ir a + infinitivo, presente, yo"]),
    ("tener que comer", "comer", ["tener que + infinitivo, infinitivo"]),
    ("pudiendo comer", "comer", ["poder + infinitivo, gerundio"]),
  ])
  func helpers(text: String, verb: String, groups: [String]) throws {
    let index = try Self.periphrases.get()
    let best = try #require(index.lookup(text).first)
    #expect(best.infinitive == verb)
    #expect(best.match == .phrase)
    #expect(index.readingGroups(of: best).map(\.text) == groups)
  }

  @Test(arguments: [
    ("fue construida", "construir", "pasiva, pretérito, él"),
    ("fueron construidos", "construir", "pasiva, pretérito, ellos"),
    ("ha sido construido", "construir", "pasiva, pretérito perfecto compuesto, él"),
    ("habían sido vistas", "ver", "pasiva, pluscuamperfecto, ellos"),
    ("será dicho", "decir", "pasiva, futuro, él"),
    ("somos vistos", "ver", "pasiva, presente, nosotros"),
    ("ella fue vista", "ver", "pasiva, pretérito, él"),
    ("va a ser construida", "construir", "pasiva, ir a + infinitivo, presente, él"),
    ("puede ser dicho", "decir", "pasiva, poder + infinitivo, presente, él"),
    ("ser visto", "ver", "pasiva, infinitivo"), ("siendo vistas", "ver", "pasiva, gerundio"),
    ("está siendo construido", "construir", "pasiva, estar + gerundio, presente, él"),
    ("estaba roto", "romper", "estar + participio, imperfecto, yo, él"),
    ("están rotas", "romper", "estar + participio, presente, ellos"),
    (
      "ha estado roto", "romper",
      "estar + participio, pretérito perfecto compuesto, él"
    ),
    ("no está dicho", "decir", "estar + participio, presente, él"),
  ])
  func passive(text: String, verb: String, group: String) throws {
    let index = try Self.periphrases.get()
    let best = try #require(index.lookup(text).first)
    #expect(best.infinitive == verb)
    #expect(best.match == .phrase)
    #expect(index.readingGroups(of: best).first?.text == group)
  }

  /// Neither phrases nor, behind a word that falls away, forms of the helpers' own.
  @Test(arguments: [
    "fue construidas", "fueron construida", "ella fue visto", "ellos fueron vistas",
    "ha sido construidos", "fue sido", "estaba ido", "he construida", "hay de comer", "hay comer",
    "ha que comer", "habrán que comer", "tengo ir", "tengo que", "tengo que voy", "tengo de comer",
    "tengo comer", "puede que", "puede comiendo", "puedo a comer", "suelo comido", "vuelvo comer",
    "vuelvo de comer", "empiezo comer", "empezar de comer", "acabo comer", "acabo a comer",
    "dejo comer", "dejo a comer", "llevo comer", "lleva años", "llevo a comer", "tengo casa",
    "sigo comer", "sigue a comer", "el trabajo", "para comer", "debe que comer", "voy de comer",
  ])
  func noPhrase(text: String) throws {
    #expect(try Self.periphrases.get().lookup(text).isEmpty)
  }

  /// Nothing is by ser what has a reflexive pronoun.
  @Test(arguments: [
    ("se fue", "ir"), ("ella se fue", "ir"), ("no me fui", "ir"), ("tú te fuiste", "ir"),
    ("se me fue", "ir"), ("se fuera", "ir"), ("fuéronse", "ir"), ("me fue", "ser"),
    ("él fue", "ser"),
  ])
  func reflexiveFormsAreOfIr(text: String, verb: String) throws {
    #expect(try Self.periphrases.get().lookup(text).first?.infinitive == verb)
  }

  /// A reflexive verb is in the indicative, where no word allows another mood.
  @Test(arguments: [
    ("te sientas", "sentar"), ("ella se sienta", "sentar"), ("te sientas bien", "sentar"),
    ("se siente", "sentir"), ("no te sientas", "sentir"), ("se sienta", "sentar"),
    ("que te sientas bien", "sentir"), ("ojalá se sienta mejor", "sentir"),
  ])
  func reflexiveFormsAreInTheIndicative(text: String, verb: String) {
    let sentence = FormIndex.builtin.verbs(ofSentence: text, accents: .smart).first?.answers
    #expect((FormIndex.builtin.lookup(text).first ?? sentence?.first)?.infinitive == verb)
  }

  /// A helper by itself is a verb like any other.
  @Test(arguments: [
    ("tengo", "tener"), ("puede", "poder"), ("llevo", "llevar"), ("hay", "haber"),
    ("no puedo", "poder"), ("lo tengo", "tener"), ("me llevo", "llevar"), ("se acabó", "acabar"),
    ("la dejo", "dejar"), ("fue", "ser"), ("no debe", "deber"), ("vuelvo", "volver"),
  ])
  func helpersAlone(text: String, verb: String) throws {
    let best = try #require(try Self.periphrases.get().lookup(text).first)
    #expect(best.infinitive == verb)
    #expect(best.helpers.isEmpty && best.inflections.isEmpty)
  }

  private static let periphrases = Result {
    try GrammarLevels.index(of: [
      "haber", "ser", "ir", "andar", "estar", "seguir", "acabar", "tener", "deber", "poder",
      "soler", "volver", "empezar", "dejar", "llevar", "comer", "llegar", "ver", "salir", "decir",
      "saber",
      "hablar", "construir", "romper", "trabajar",
    ])
  }

  /// A reading of a phrase is a place of its verb and a tense and person of its helper.
  @Test func aPlaceHasAReadingForEachPerson() throws {
    let index = try Self.index.get()
    let answer = try #require(index.lookup("había comido").first)
    let readings = index.readings(of: answer)
    #expect(readings.map(\.person) == ["yo", "él"])
    #expect(readings.map(\.tense) == [.pluscuamperfecto, .pluscuamperfecto])
    #expect(readings.map(\.column) == ["participio", "participio"])
    #expect(Set(readings.map(\.line)).count == 1)
    let going = try #require(index.lookup("voy a comer").first)
    #expect(index.readings(of: going).map(\.inflection.construction) == ["ir a + infinitivo"])
    #expect(index.readings(of: going).map(\.tense) == [.presente])
    #expect(try #require(index.lookup("comer").first).inflections.isEmpty)
  }

  /// Levels that name no tense leave it open; the construction is known all the same.
  @Test func withoutTensesTheConstructionIsNamed() throws {
    func level(_ columns: [String], _ verbs: [String: [String]]) -> Level {
      Level(
        title: "Nivel", description: "", colorHex: nil,
        challenges: verbs.keys.sorted().map { .init(verb: $0, forms: verbs[$0] ?? []) },
        columns: columns)
    }
    let index = try FormIndex(
      levels: [
        level(["yo"], ["ir": ["voy"], "haber": ["he"]]),
        level(["participio"], ["comer": ["comido"]]),
      ], ranking: nil)
    func groups(_ text: String) throws -> [String] {
      index.readingGroups(of: try #require(index.lookup(text).first)).map(\.text)
    }
    #expect(try groups("voy a comer") == ["ir a + infinitivo, yo"])
    #expect(try groups("he comido") == ["Nivel, yo"])
  }

  @Test func subjectsNarrowTheReadings() throws {
    let index = try Self.index.get()
    let answers = index.lookup("yo fui")
    #expect(answers.map(\.infinitive) == ["ser", "ir"])
    #expect(answers.allSatisfy { $0.columns == ["yo"] })
    // hablaba stands under yo and él.
    let both = try #require(index.lookup("hablaba").first)
    #expect(index.readings(of: both).map(\.column) == ["yo", "él"])
    let narrow = try #require(index.lookup("él hablaba").first)
    #expect(index.readings(of: narrow).map(\.column) == ["él"])
  }

  /// Where words are no verb together, leading ones still fall away: what the levels' own forms allow.
  @Test func leadingWordsFallAway() throws {
    let answers = try lookup("me comido")
    #expect(answers.map(\.infinitive) == ["comer"])
    #expect(answers.map(\.match) == [.exact])
  }

  @Test func theMainVerbMustStandInTheLevels() throws {
    let index = try Self.index.get()
    let levels = index.levels
    let nonfinite = index.restricted(
      to: levels.indices.filter { levels[$0].title.hasPrefix("Formas") })
    #expect(nonfinite.lookup("he comido").map(\.infinitive) == ["comer"])
    #expect(nonfinite.lookup("me voy").isEmpty)
  }

  @Test func strictWantsEveryAccent() throws {
    let index = try Self.index.get()
    #expect(index.lookup("había comido", accents: .strict).map(\.infinitive) == ["comer"])
    #expect(index.lookup("habia comido", accents: .strict).isEmpty)
  }

  /// Marks count on pronouns too, unless none do.
  @Test func marksOnPronouns() throws {
    let index = try Self.index.get()
    #expect(index.lookup("té comes").isEmpty)
    #expect(index.lookup("té comes", accents: .ignore).first?.infinitive == "comer")
  }
}
