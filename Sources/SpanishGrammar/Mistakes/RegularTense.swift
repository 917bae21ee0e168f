/// A conjugation, by the ending of its infinitives.
package enum Conjugation: String, Sendable, CaseIterable {
  case ar, er, ir
}

/// The endings of the regular verbs in one tense.
package struct RegularTense: Sendable {
  /// The tense as answers name it.
  package let tense: Tense
  /// Whether the endings follow the whole infinitive instead of the stem.
  package let isLong: Bool
  /// The columns that the endings are of, in their order.
  package let columns: [String]
  private let endings: [Conjugation: [Substring]]

  private init(
    _ tense: Tense, _ columns: [String], ar: String, er: String, ir: String? = nil,
    isLong: Bool = false
  ) {
    self.tense = tense
    self.columns = columns
    endings = [.ar: ar, .er: er, .ir: ir ?? er].mapValues { $0.split(separator: " ") }
    self.isLong = isLong
  }

  /// The ending of a column; nil for a column that this tense does not have.
  package func ending(_ column: String, _ conjugation: Conjugation) -> Substring? {
    columns.firstIndex(of: column).flatMap { endings[conjugation]?[$0] }
  }

  private static let persons = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"]
  private static let commands = ["tú", "usted", "nosotros", "vosotros", "ustedes"]
  private static let participles = [
    "participio", "participio femenino", "participio plural", "participio femenino plural",
  ]

  /// All tenses; at a tie the first one counts.
  package static let all = [
    RegularTense(
      .presente, persons, ar: "o as a amos áis an", er: "o es e emos éis en",
      ir: "o es e imos ís en"),
    RegularTense(
      .imperfecto, persons, ar: "aba abas aba ábamos abais aban", er: "ía ías ía íamos íais ían"),
    RegularTense(
      .pretérito, persons, ar: "é aste ó amos asteis aron", er: "í iste ió imos isteis ieron"),
    RegularTense(
      .futuro, persons, ar: "é ás á emos éis án", er: "é ás á emos éis án", isLong: true),
    RegularTense(
      .condicional, persons, ar: "ía ías ía íamos íais ían", er: "ía ías ía íamos íais ían",
      isLong: true),
    RegularTense(.subjuntivoPresente, persons, ar: "e es e emos éis en", er: "a as a amos áis an"),
    RegularTense(
      .subjuntivoImperfecto, persons, ar: "ara aras ara áramos arais aran",
      er: "iera ieras iera iéramos ierais ieran"),
    RegularTense(
      .subjuntivoImperfecto, persons, ar: "ase ases ase ásemos aseis asen",
      er: "iese ieses iese iésemos ieseis iesen"),
    RegularTense(
      .subjuntivoFuturo, persons, ar: "are ares are áremos areis aren",
      er: "iere ieres iere iéremos iereis ieren"),
    RegularTense(
      .imperativo, commands, ar: "a e emos ad en", er: "e a amos ed an", ir: "e a amos id an"),
    RegularTense(
      .participio, ["gerundio"] + participles, ar: "ando ado ada ados adas",
      er: "iendo ido ida idos idas"),
    RegularTense(.presente, ["vos"], ar: "ás", er: "és", ir: "ís"),
    RegularTense(.subjuntivoPresente, ["vos"], ar: "és", er: "ás"),
    RegularTense(.imperativo, ["vos"], ar: "á", er: "é", ir: "í"),
  ]

  /// The tense of a column: gerund and participles share a line.
  package func tense(ofColumn column: String) -> Tense {
    column == "gerundio" ? .gerundio : tense
  }
}
