import Testing

@testable import SpanishGrammar

@Suite struct TenseTests {
  @Test(arguments: [
    ("presente", Tense.presente), ("Presente de indicativo", .presente),
    ("INDICATIVO: PRESENTE", .presente), ("indicativo: presente (vos)", .presente),
    ("Indicativo: pretérito imperfecto", .imperfecto), ("imperfecto de indicativo", .imperfecto),
    ("Indicativo: pretérito perfecto simple", .pretérito), ("preterito", .pretérito),
    ("pasado simple", .pretérito), ("Imperfecto de subjuntivo (-ra/-se)", .subjuntivoImperfecto),
    ("pretérito indefinido", .pretérito), ("Pretérito perfecto simple", .pretérito),
    ("Indicativo: futuro simple", .futuro), ("futuro", .futuro),
    ("Indicativo: condicional simple", .condicional), ("el condicional", .condicional),
    ("presente de subjuntivo", .subjuntivoPresente),
    ("Presente del modo subjuntivo", .subjuntivoPresente),
    ("Subjuntivo: pretérito imperfecto (-ra)", .subjuntivoImperfecto),
    ("subjuntivo: pretérito imperfecto -se", .subjuntivoImperfecto),
    ("imperfecto de subjuntivo", .subjuntivoImperfecto),
    ("subjuntivo imperfecto en -ra", .subjuntivoImperfecto),
    ("Subjuntivo: futuro simple", .subjuntivoFuturo), ("Imperativo", .imperativo),
    ("imperativo afirmativo", .imperativo), ("Imperativo (vos)", .imperativo),
    ("imperativo negativo", .imperativoNegativo), ("negativo: imperativo", .imperativoNegativo),
    ("gerundio", .gerundio), ("participio", .participio), ("infinitivo", .infinitivo),
    ("pretérito perfecto", .pretéritoPerfectoCompuesto),
    ("pretérito perfecto compuesto de indicativo", .pretéritoPerfectoCompuesto),
    ("pluscuamperfecto de subjuntivo", .pluscuamperfectoDeSubjuntivo),
    ("Present tense", .presente), ("The Imperfect", .imperfecto), ("simple past", .pretérito),
    ("past perfect", .pluscuamperfecto), ("present perfect", .pretéritoPerfectoCompuesto),
    ("present indicative", .presente), ("preterite perfect", .pretéritoAnterior),
    ("present conditional", .condicional), ("past subjunctive", .subjuntivoImperfecto),
    ("present perfect subjunctive", .pretéritoPerfectoDeSubjuntivo), ("gerund", .gerundio),
    ("past participle", .participio), ("negative imperative", .imperativoNegativo),
  ])
  func headersNameTenses(header: String, tense: Tense) {
    #expect(Tense(header: header) == tense)
  }

  @Test func namesAreHeaders() {
    for tense in Tense.allCases { #expect(Tense(header: tense.name) == tense) }
    #expect(Set(Tense.allCases.map(\.name)).count == Tense.allCases.count)
  }

  @Test(arguments: [
    "", "indicativo", "subjuntivo", "presente, pretérito", "presente y futuro", "presente simple",
    "indicativo subjuntivo presente", "imperativo de indicativo", "presnete", "tú", "mañana",
    "futuro -ra", "presente presente", "past", "perfect", "present subjuntivo",
  ])
  func otherTextsNameNone(header: String) {
    #expect(Tense(header: header) == nil)
  }

  @Test(arguments: [
    ("presnete", Tense.presente), ("Presente de indicatvo", .presente), ("present", .presente),
    ("presente de subjntivo", .subjuntivoPresente), ("preterite", .pretérito),
    ("future tense", .futuro), ("conditional", .condicional), ("gerund", .gerundio),
    ("participle", .participio), ("subjuntivo pretérito", .subjuntivoImperfecto),
    ("imperativos", .imperativo), ("imperativo negatif", .imperativoNegativo),
    ("pluscuanperfecto", .pluscuamperfecto), ("perfecto simpel", .pretérito),
  ])
  func aNearMissHasATense(header: String, tense: Tense) {
    #expect(Tense(nearHeader: header) == tense)
  }

  @Test func whatIsNearNothingHasNone() {
    for text in ["", "123", "mañana", "gerente", "x"] { #expect(Tense(nearHeader: text) == nil) }
  }

  /// Numbers in files mean the same for ever.
  @Test func numbersStay() {
    #expect(Tense.presente.rawValue == 1)
    #expect(Tense.imperativoNegativo.rawValue == 10)
    #expect(Tense.infinitivo.rawValue == 13)
    #expect(Tense.infinitivoCompuesto.rawValue == 23)
  }

  @Test func compoundsAreOfHaber() {
    let compounds = Tense.allCases.compactMap(\.compound)
    #expect(Set(compounds).count == compounds.count)
    #expect(Set(compounds) == Set(Tense.allCases.filter(\.isCompound)))
    #expect(Tense.presente.compound == .pretéritoPerfectoCompuesto)
    #expect(Tense.participio.compound == nil && Tense.imperativo.compound == nil)
  }
}
