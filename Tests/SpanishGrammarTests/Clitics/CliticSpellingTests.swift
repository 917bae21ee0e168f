import Testing

@testable import SpanishGrammar

@Suite struct CliticSpellingTests {
  @Test(arguments: [
    ("da", GrammaticalRole.tú, "me lo", "dámelo"), ("canta", .tú, "me", "cántame"),
    ("compra", .tú, "te lo", "cómpratelo"), ("di", .tú, "me", "dime"), ("ve", .tú, "te", "vete"),
    ("pon", .tú, "te", "ponte"), ("pon", .tú, "te lo", "póntelo"), ("haz", .tú, "me lo", "házmelo"),
    ("di", .tú, "se lo", "díselo"), ("averigua", .tú, "lo", "averígualo"),
    ("sigue", .tú, "me", "sígueme"), ("cuida", .tú, "te", "cuídate"), ("oye", .tú, "me", "óyeme"),
    ("prohíbe", .tú, "lo", "prohíbelo"), ("está", .tú, "te", "estate"), ("sé", .tú, "lo", "selo"),
    ("detén", .tú, "te", "detente"), ("mantén", .tú, "los", "mantenlos"),
    ("dé", .usted, "me", "deme"), ("dé", .usted, "me lo", "démelo"), ("dé", .usted, "se", "dese"),
    ("siga", .usted, "me", "sígame"), ("siente", .usted, "se", "siéntese"),
    ("esté", .usted, "se", "estese"), ("averigüe", .usted, "lo", "averígüelo"),
    ("den", .ustedes, "me", "denme"), ("den", .ustedes, "se lo", "dénselo"),
    ("den", .ustedes, "nos", "dennos"), ("digan", .ustedes, "nos lo", "dígannoslo"),
    ("vamos", .nosotros, "nos", "vámonos"), ("sentemos", .nosotros, "nos", "sentémonos"),
    ("digamos", .nosotros, "se lo", "digámoselo"), ("digamos", .nosotros, "lo", "digámoslo"),
    ("comamos", .nosotros, "nos lo", "comámonoslo"), ("demos", .nosotros, "le", "démosle"),
    ("sentad", .vosotros, "os", "sentaos"), ("id", .vosotros, "os", "idos"),
    ("vestid", .vosotros, "os", "vestíos"), ("oíd", .vosotros, "os", "oíos"),
    ("dad", .vosotros, "me", "dadme"), ("dad", .vosotros, "nos lo", "dádnoslo"),
    ("lavad", .vosotros, "os las", "laváoslas"), ("construid", .vosotros, "os", "construíos"),
    ("fiad", .vosotros, "os", "fiaos"), ("oíd", .vosotros, "me", "oídme"),
    ("decí", .vos, "me", "decime"), ("sentá", .vos, "te", "sentate"), ("oí", .vos, "me", "oíme"),
    ("reí", .vos, "te", "reíte"), ("contá", .vos, "me lo", "contámelo"),
    ("construí", .vos, "lo", "construilo"), ("traé", .vos, "me", "traeme"),
    ("oír", .infinitive, "lo", "oírlo"), ("reír", .infinitive, "se", "reírse"),
    ("dar", .infinitive, "se lo", "dárselo"), ("haber", .infinitive, "me lo", "habérmelo"),
    ("ir", .infinitive, "se", "irse"), ("ir", .infinitive, "se me", "írseme"),
    ("comer", .infinitive, "se me lo", "comérsemelo"), ("dar", .infinitive, "os", "daros"),
    ("dando", .gerund, "se las", "dándoselas"), ("yendo", .gerund, "se", "yéndose"),
    ("riendo", .gerund, "os", "riéndoos"), ("oyendo", .gerund, "lo", "oyéndolo"),
    ("he", .tú, "lo", "helo"),
  ])
  func spelled(form: String, role: GrammaticalRole, pronouns: String, whole: String) throws {
    let group = try #require(CliticGroup(pronouns.split(separator: " ").compactMap(Pronoun.init)))
    #expect(CliticSpelling.spelling(of: form, as: role, with: group) == whole)
  }

  @Test(arguments: [
    ("hablaba", GrammaticalRole.finite, "lo"), ("comido", .participle, "lo"), ("canta", .tú, "se"),
    ("canta", .tú, "os"), ("cante", .usted, "te"), ("canten", .ustedes, "os"),
    ("cantad", .vosotros, "te"), ("cantad", .vosotros, "se"), ("cantemos", .nosotros, "me"),
    ("cantemos", .nosotros, "os"), ("sal", .tú, "le"), ("di", .tú, "se le"),
    ("he comido", .participle, "lo"), ("", .tú, "me"), ("zz", .tú, "me"),
  ])
  func notWritten(form: String, role: GrammaticalRole, pronouns: String) throws {
    let group = try #require(CliticGroup(pronouns.split(separator: " ").compactMap(Pronoun.init)))
    #expect(CliticSpelling.spelling(of: form, as: role, with: group) == nil)
  }

  @Test func ordersThatSpanishAllows() {
    var groups = 0
    func text(_ pronouns: [Pronoun]) -> String { pronouns.map(\.text).joined(separator: " ") }
    var allowed: Set<String> = []
    for first in Pronoun.allCases {
      allowed.formUnion(CliticGroup([first]).map { [text($0.pronouns)] } ?? [])
      for second in Pronoun.allCases {
        if let pair = CliticGroup([first, second]) { allowed.insert(text(pair.pronouns)) }
        for third in Pronoun.allCases {
          if let three = CliticGroup([first, second, third]) {
            allowed.insert(text(three.pronouns))
            groups += 1
          }
        }
      }
    }
    #expect(groups == 48)
    #expect(allowed.count == 11 + 38 + 48)
    for right in ["se lo", "te me", "me la", "os las", "se me le", "te nos los", "nos les"] {
      #expect(allowed.contains(right))
    }
    for wrong in [
      "lo se", "me te", "me se", "lo la", "me nos", "te os", "se se", "le lo", "se te me",
    ] {
      #expect(!allowed.contains(wrong))
    }
    #expect(CliticGroup([]) == nil)
    #expect(CliticGroup([.se, .te, .lo, .la]) == nil)
  }
}
