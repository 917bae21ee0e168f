import Testing

@testable import SpanishGrammar

@Suite struct RolesTests {
  @Test(arguments: [
    ("Imperativo", "tú", FormRole.tú), ("Imperativo", "usted", .usted),
    ("Imperativo", "ustedes", .ustedes), ("Imperativo (vos)", "vos", .vos),
    ("Lección 30: el imperativo", "él", .usted), ("IMPERATIVO AFIRMATIVO", "vosotros", .vosotros),
    ("Imperativo negativo", "tú", .finite), ("Formas no personales", "gerundio", .gerund),
    ("Formas no personales", "participio", .participle), ("Mi nivel", "imperativo tú", .tú),
    ("Mi nivel", "imperativo", .tú), ("Indicativo: presente", "él", .finite), ("", "", .finite),
  ])
  func role(title: String, column: String, role: FormRole) {
    #expect(ColumnRole(title: title, column: column).role == role)
  }

  @Test(arguments: [
    ("Nivel Fácil (presente)", "él", FormRole.tú), ("Indicativo: presente", "ellos", FormRole([])),
    ("Subjuntivo: presente", "él", FormRole.usted),
    ("Subjuntivo: presente", "nosotros", FormRole.nosotros),
    ("Subjuntivo: presente", "ellos", FormRole.ustedes),
    ("Pretérito perfecto del presente", "él", FormRole([])),
    ("Pretérito", "él", FormRole([])), ("Presente", "yo", FormRole([])),
  ])
  func commandsSpelledLikeAnotherForm(title: String, column: String, role: FormRole) {
    #expect(ColumnRole(title: title, column: column).commandLike == role)
  }

  @Test func persons() {
    #expect(Person(column: "él/ella/usted") == .él)
    #expect(Person(column: "Nosotros/nosotras") == .nosotros)
    #expect(Person(column: "gerundio") == nil)
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
