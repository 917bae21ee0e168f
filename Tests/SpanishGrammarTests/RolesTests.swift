import Testing

@testable import SpanishGrammar

@Suite struct RolesTests {
  @Test(arguments: [
    ("Imperativo", "tú", GrammaticalRole.tú), ("Imperativo", "usted", .usted),
    ("Imperativo", "ustedes", .ustedes), ("Imperativo (vos)", "vos", .vos),
    ("Lección 30: el imperativo", "él", .usted), ("IMPERATIVO AFIRMATIVO", "vosotros", .vosotros),
    ("Imperativo negativo", "tú", .finite), ("Formas no personales", "gerundio", .gerund),
    ("Formas no personales", "participio", .participle), ("Mi nivel", "imperativo tú", .tú),
    ("Mi nivel", "imperativo", .tú), ("Indicativo: presente", "él", .finite), ("", "", .finite),
  ])
  func role(title: String, column: String, role: GrammaticalRole) {
    #expect(ColumnRole(title: title, column: column).role == role)
  }

  @Test(arguments: [
    ("Nivel Fácil (presente)", "él", GrammaticalRole.tú),
    ("Indicativo: presente", "ellos", GrammaticalRole([])),
    ("Subjuntivo: presente", "él", GrammaticalRole.usted),
    ("Subjuntivo: presente", "nosotros", GrammaticalRole.nosotros),
    ("Subjuntivo: presente", "ellos", GrammaticalRole.ustedes),
    ("Pretérito perfecto del presente", "él", GrammaticalRole([])),
    ("Pretérito", "él", GrammaticalRole([])), ("Presente", "yo", GrammaticalRole([])),
  ])
  func commandsSpelledLikeAnotherForm(title: String, column: String, role: GrammaticalRole) {
    #expect(ColumnRole(title: title, column: column).commandLike == role)
  }

  /// What a level says of its tense counts more than its title.
  @Test func aTenseMakesCommands() {
    func role(_ title: String, _ tense: Tense?) -> GrammaticalRole {
      ColumnRole.roles(ofLevels: [(title, tense, ["tú"])])[0][0].role
    }
    #expect(role("Lección 5", .imperativo) == .tú)
    #expect(role("Lección 5", nil) == .finite)
    #expect(role("Lección 5", .imperativoNegativo) == .finite)
    #expect(role("Antes del imperativo", .presente) == .finite)
  }

  @Test(arguments: [
    ("tú", Tense.presente, false, Tense.presente), ("tú", .presente, true, .presente),
    ("tú", .imperativo, false, .imperativo), ("tú", .imperativo, true, .imperativoNegativo),
    ("tú negativo", .imperativo, false, .imperativoNegativo), ("tú", nil, false, nil),
    ("imperativo tú", nil, false, .imperativo), ("imperativo tú", nil, true, .imperativoNegativo),
    ("gerundio", nil, false, .gerundio), ("gerundio", .presente, false, .gerundio),
    ("participio femenino plural", nil, false, .participio),
    ("infinitivo", nil, false, .infinitivo),
    ("imperativo tú", .imperativoNegativo, false, .imperativoNegativo),
  ])
  func tenses(column: String, level: Tense?, isNegated: Bool, tense: Tense?) {
    let role = ColumnRole(title: "Un nivel", column: column)
    #expect(role.tense(inLevelOf: level, negated: isNegated) == tense)
  }

  @Test func persons() {
    #expect(ColumnRole(title: "", column: "él/ella/usted").person == .él)
    #expect(ColumnRole(title: "", column: "Nosotros/nosotras").person == .nosotros)
    #expect(ColumnRole(title: "", column: "gerundio").person == nil)
    #expect(Person.usted.agrees(withColumn: .él))
    #expect(Person.vos.agrees(withColumn: .tú))
    #expect(!Person.tú.agrees(withColumn: .vos))
    #expect(!Person.yo.agrees(withColumn: .él))
  }

  @Test func verbsWithACommandOfTheirOwn() {
    for verb in ["decir", "hacer", "deshacer", "proponer", "mantener", "ir", "ser", "intervenir"] {
      #expect(hasOwnCommand(infinitive: verb))
    }
    for verb in ["cantar", "bendecir", "oír", "creer", "vivir"] {
      #expect(!hasOwnCommand(infinitive: verb))
    }
  }
}

extension ColumnRole {
  init(title: String, column: String) {
    self = Self.roles(ofLevels: [(title, nil, [column])])[0][0]
  }
}
