import SpanishText

/// Compares forms with those of a regular verb of the same ending; it knows no verb.
///
/// The stem is the infinitive without -ar, -er or -ir, and a form is regular if it is the stem (in
/// the future and the conditional the infinitive) with the ending that its column has in its tense.
/// The tense of a verb's line is the one in which most of its forms are regular. So in `doy, das, da,
/// damos, dais, dan` the forms `das, da, damos, dan` show that it is the present, in which `doy` and
/// `dais` differ from `do` and `dáis`. Where no form is regular in
/// any tense, as in `fui, fuiste, …`, all differ. Changes of spelling (busqué) differ as well.
struct RegularVerb {
  private let stem: String
  private let long: String
  private let vowel: Conjugation

  /// The regular verb with this infinitive; nil for a word without an infinitive's ending.
  init?(infinitive: String) {
    let ending = String(infinitive.suffix(2))
    guard let conjugation = Conjugation(rawValue: ending.folded) else { return nil }
    stem = String(infinitive.dropLast(2))
    // oír, reír: regular verbs have no accent on the infinitive's vowel.
    long = stem + ending.folded
    vowel = conjugation
  }

  /// For each form of each column, without pronouns, whether it differs from a regular verb's.
  func differences(columns: [String], forms: [[String]]) -> [[Bool]] {
    var best: [[Bool]] = forms.map { $0.map { _ in true } }
    var mostRegular = 0
    for tense in RegularTense.all {
      let marks = zip(columns, forms).map { column, forms in
        let ending = tense.ending(column, vowel)
        let regular = ending.map { (tense.isLong ? long : stem) + $0 }
        return forms.map { $0 != regular }
      }
      let regular = marks.joined().count { !$0 }
      if regular > mostRegular {
        mostRegular = regular
        best = marks
      }
    }
    return best
  }
}

enum Conjugation: String {
  case ar, er, ir
}

/// The endings of the regular verbs in one tense.
struct RegularTense: Sendable {
  /// Whether the endings follow the whole infinitive instead of the stem.
  let isLong: Bool
  private let columns: [String]
  private let endings: [Conjugation: [Substring]]

  private init(
    _ columns: [String], ar: String, er: String, ir: String? = nil, isLong: Bool = false
  ) {
    self.columns = columns
    endings = [.ar: ar, .er: er, .ir: ir ?? er].mapValues { $0.split(separator: " ") }
    self.isLong = isLong
  }

  /// The ending of a column; nil for a column that this tense does not have.
  func ending(_ column: String, _ conjugation: Conjugation) -> Substring? {
    columns.firstIndex(of: column).flatMap { endings[conjugation]?[$0] }
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
