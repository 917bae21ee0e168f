import TestSupport
import Testing
import VerbForms

/// Verbs as textbooks write them: brackets, slashes, hyphens.
@Suite struct NotationLookupTests {
  private static let index = Result {
    try GrammarLevels.index(of: [
      "ir", "ser", "levantar", "decir", "hacer", "dar", "haber", "comer", "hablar", "erguir",
      "lavar",
    ])
  }

  private func answers(_ query: String) throws -> [String] {
    try Self.index.get().lookup(query).map { "\($0.infinitive) \($0.form) \($0.match.rawValue)" }
  }

  @Test(arguments: [
    ("ir(se)", ["ir ir exact"]), ("levantar(se)", ["levantar levantar exact"]),
    ("Levantar (se)", ["levantar levantar exact"]),
    ("(me) lavo", ["lavar lavo exact", "lavar lavó accents"]),
    ("habla(r)", ["hablar habla exact", "hablar hablá accents"]),
    ("com(er)", ["comer comer exact"]),
    ("fui/ser", ["ser fui exact", "ir fui exact", "ser ser exact"]),
    ("irgo / yergo", ["erguir irgo exact", "erguir yergo exact"]),
    ("él/ella habló", ["hablar habló phrase"]), ("fui/fui", ["ser fui exact", "ir fui exact"]),
    ("he comido/hablo", ["comer comido phrase", "hablar hablo exact", "hablar habló accents"]),
    ("ir(se)/lavar(se)", ["ir ir exact", "lavar lavar exact"]),
    ("dime-lo", ["decir di pronouns"]), ("hacer-lo", ["hacer hacer pronouns"]),
    ("da-me-lo", ["dar da pronouns"]), ("¡dá-melo!", []), ("dándo-se-las", ["dar dando pronouns"]),
    ("he-comido", ["comer comido phrase"]), ("voy-a-comer", ["comer comer phrase"]),
  ])
  func read(query: String, expected: [String]) throws {
    #expect(try answers(query) == expected)
  }

  @Test(arguments: [
    "casa(s)", "1/2", "km/h", "y/o", "él/ella", "/", "//", "(", ")", "()", "fui(",
    "a(b(c)d)",
    "-", "--", "fui-", "comer-casa", "pre-hablo", "hablo-comido", "lo-hablar", "fui(x)(",
  ])
  func withoutAnswer(query: String) throws {
    let found = try answers(query)
    #expect(found.isEmpty || query.hasPrefix("fui"), "\(found)")
  }

  @Test func partsHaveAnEnd() throws {
    #expect(try answers(Array(repeating: "fui", count: 16).joined(separator: "/")).count == 2)
    #expect(try answers(Array(repeating: "fui", count: 17).joined(separator: "/")).isEmpty)
    #expect(try answers(String(repeating: "(", count: 9_000)).isEmpty)
    #expect(try answers("fui" + String(repeating: "-lo", count: 9_000)).isEmpty)
  }
}
