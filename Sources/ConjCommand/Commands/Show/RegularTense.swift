/// The endings of the regular verbs in one tense.
struct RegularTense: Sendable {
  /// Whether the endings follow the whole infinitive instead of the stem.
  let isLong: Bool
  private let columns: [String]
  private let ar: [String]
  private let er: [String]
  private let ir: [String]

  private init(
    _ columns: [String], ar: String, er: String, ir: String? = nil, isLong: Bool = false
  ) {
    self.columns = columns
    self.ar = ar.split(separator: " ").map { String($0) }
    self.er = er.split(separator: " ").map { String($0) }
    self.ir = (ir ?? er).split(separator: " ").map { String($0) }
    self.isLong = isLong
  }

  /// The ending of a column; nil for a column that this tense does not have.
  func ending(_ column: String, _ conjugation: Conjugation) -> String? {
    guard let place = columns.firstIndex(of: column) else { return nil }
    return switch conjugation {
    case .ar: ar[place]
    case .er: er[place]
    case .ir: ir[place]
    }
  }

  private static let persons = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"]
  private static let commands = ["tú", "usted", "nosotros", "vosotros", "ustedes"]
  private static let impersonal = [
    "gerundio", "participio", "participio femenino", "participio plural",
    "participio femenino plural",
  ]

  /// All tenses; at a tie the first one counts.
  static let all = [
    RegularTense(
      persons, ar: "o as a amos áis an", er: "o es e emos éis en", ir: "o es e imos ís en"),
    RegularTense(persons, ar: "aba abas aba ábamos abais aban", er: "ía ías ía íamos íais ían"),
    RegularTense(persons, ar: "é aste ó amos asteis aron", er: "í iste ió imos isteis ieron"),
    RegularTense(persons, ar: "é ás á emos éis án", er: "é ás á emos éis án", isLong: true),
    RegularTense(
      persons, ar: "ía ías ía íamos íais ían", er: "ía ías ía íamos íais ían", isLong: true),
    RegularTense(persons, ar: "e es e emos éis en", er: "a as a amos áis an"),
    RegularTense(
      persons, ar: "ara aras ara áramos arais aran", er: "iera ieras iera iéramos ierais ieran"),
    RegularTense(
      persons, ar: "ase ases ase ásemos aseis asen", er: "iese ieses iese iésemos ieseis iesen"),
    RegularTense(
      persons, ar: "are ares are áremos areis aren", er: "iere ieres iere iéremos iereis ieren"),
    RegularTense(commands, ar: "a e emos ad en", er: "e a amos ed an", ir: "e a amos id an"),
    RegularTense(impersonal, ar: "ando ado ada ados adas", er: "iendo ido ida idos idas"),
    RegularTense(["vos"], ar: "ás", er: "és", ir: "ís"),
    RegularTense(["vos"], ar: "és", er: "ás"),
    RegularTense(["vos"], ar: "á", er: "é", ir: "í"),
  ]
}
