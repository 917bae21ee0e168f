import IndexBuilding
import LevelFiles
import Testing
import VerbForms

/// Readings as people want them: one line a tense.
@Suite struct ReadingGroupTests {
  private func level(
    _ title: String, _ tense: Tense?, _ columns: [String], _ forms: [String]
  ) -> Level {
    Level(
      title: title, description: "", colorHex: nil,
      challenges: [.init(verb: "comer", forms: forms)], columns: columns, tense: tense)
  }

  @Test func tensesAndPersonsAreInTheOrderOfGrammars() throws {
    let index = try FormIndex(
      levels: [
        level("Sin tiempo", nil, ["nadie", "yo"], ["come", "come"]),
        level("Órdenes", .imperativo, ["usted", "tú"], ["coma", "come"]),
        level("Deseos", .subjuntivoPresente, ["él"], ["coma"]),
        level(
          "Más deseos", .subjuntivoPresente, ["ella", "él", "tú", "yo"],
          ["coma", "coma", "-", "coma"]),
        level("Hoy", .presente, ["vos", "él"], ["comés", "come"]),
        level("Otra vez", nil, ["yo"], ["come"]),
      ], ranking: nil)
    func groups(_ form: String) -> [String] {
      index.readingGroups(of: form, infinitive: "comer").map(\.text)
    }
    #expect(
      groups("come") == ["presente, él", "imperativo, tú", "Sin tiempo, yo, nadie", "Otra vez, yo"])
    #expect(groups("coma") == ["subjuntivo presente, yo, él, ella", "imperativo, usted"])
    #expect(groups("comer") == ["infinitivo"])
    #expect(groups("x").isEmpty)
    let commands = index.readingGroups(of: index.lookup("cómelo")[0])
    #expect(commands.map(\.text) == ["imperativo, tú"])
    #expect(commands[0].readings == index.readings(of: index.lookup("cómelo")[0]))
  }

  @Test func aNegativeCommandComesFirst() throws {
    func names(_ query: String) throws -> [String] {
      let answer = try #require(FormIndex.builtin.lookup(query).first)
      return FormIndex.builtin.readingGroups(of: answer).map(\.text)
    }
    let command = "imperativo negativo, tú"
    #expect(try names("no hables") == [command, "subjuntivo presente, tú"])
    #expect(try names("no me lo digas").first == command)
    #expect(try names("hables") == ["subjuntivo presente, tú", command])
    #expect(try names("no hablas") == ["presente, tú"])
  }

  /// So for verbs of which no level has it; to whom, the form and its pronouns say.
  @Test(arguments: [
    ("no compres", "tú"), ("no compre", "usted"), ("no compremos", "nosotros"),
    ("no compréis", "vosotros"), ("no compren", "ustedes"), ("no comprés", "vos"),
    ("no me llames", "tú"), ("no os preocupéis", "vosotros"), ("no se lo compres", "tú"),
    ("no estés", "tú, vos"), ("no hablés", "vos"),
  ])
  func whatNoForbids(query: String, persons: String) throws {
    let index = FormIndex.builtin
    let answer = try #require(index.lookup(query).first)
    let groups = index.readingGroups(of: answer)
    #expect(groups.first?.text == "imperativo negativo, \(persons)")
    #expect(groups.dropFirst().first?.name == "subjuntivo presente")
    #expect(groups.count == 2)
  }

  @Test(arguments: [
    "no te vea", "no te hable", "te quedes", "se sienta", "yo no compre", "compres", "no haya",
    "no llueva", "no pueda", "no comprara", "que vengas", "que no hagas", "tú hagas", "usted haga",
    "que no dejes de llamar",
  ])
  func whatIsNoCommand(query: String) throws {
    let index = FormIndex.builtin
    let answer = try #require(index.lookup(query).first)
    #expect(!index.readings(of: answer).contains { $0.tense == .imperativoNegativo })
  }

  /// A pronoun before the form tells that it is no affirmative command.
  @Test(arguments: ["se siente", "se sienta", "me quede", "te quedes", "te come", "lo come"])
  func commandsHaveTheirPronounsBehind(query: String) throws {
    let index = FormIndex.builtin
    let tenses = index.lookup(query).flatMap { index.readings(of: $0) }.map { $0.tense }
    #expect(!tenses.isEmpty)
    #expect(!tenses.contains(.imperativo) && !tenses.contains(.imperativoNegativo))
  }

  @Test(arguments: [
    ("era", "ser", ["imperfecto, yo, él"]), ("fui", "ir", ["pretérito, yo"]),
    ("habla", "hablar", ["presente, él", "imperativo, tú"]),
    (
      "hable", "hablar",
      ["subjuntivo presente, yo, él", "imperativo, usted", "imperativo negativo, usted"]
    ),
    ("fuera", "ir", ["subjuntivo imperfecto, yo, él"]), ("tenés", "tener", ["presente, vos"]),
    ("yendo", "ir", ["gerundio"]), ("rotas", "romper", ["participio femenino plural"]),
    ("vas", "ir", ["presente, tú, vos"]), ("comiere", "comer", ["subjuntivo futuro, yo, él"]),
    ("hablaré", "hablar", ["futuro, yo"]), ("sería", "ser", ["condicional, yo, él"]),
  ])
  func theBuiltInLevelsNameEveryTense(form: String, infinitive: String, groups: [String]) {
    #expect(
      FormIndex.builtin.readingGroups(of: form, infinitive: infinitive).map(\.text) == groups)
  }
}
