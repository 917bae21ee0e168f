import SpanishText

/// The forms that a verb with an infinitive would have if it were regular: those of every verb are measured by them.
///
/// A form is regular if it is the stem (in the future and the conditional the infinitive) with the ending that its person has
/// in its tense. The stem is the infinitive without -ar, -er or -ir. Changes of spelling (busqué) are irregular too.
package struct RegularVerb: Sendable {
  private let infinitive: String
  private let stem: String
  private let long: String
  private let conjugation: Conjugation

  /// The regular verb with this infinitive; nil for a word without an infinitive's ending.
  package init?(infinitive: String) {
    let ending = String(infinitive.suffix(2)).folded
    guard let conjugation = Conjugation(rawValue: ending) else { return nil }
    self.infinitive = infinitive
    self.conjugation = conjugation
    stem = String(infinitive.dropLast(2))
    // oír, reír: regular verbs have no accent on the infinitive's vowel.
    long = stem + ending
  }

  /// The regular forms of a cell: -ra and -se in the imperfect subjunctive; of a compound tense the
  /// participle alone. None where the rules say nothing about the cell.
  package func forms(_ tense: Tense, column: String) -> [String] {
    let tense = tense.tenseOfForms
    if tense == .infinitivo { return [infinitive] }
    if tense.isCompound { return forms(.participio, column: "participio") }
    let name =
      switch tense {
      case .gerundio: "gerundio"
      case .participio: column.hasPrefix("participio ") ? column : "participio"
      default: column
      }
    for name in Self.names(of: name) {
      let forms = RegularTense.all.compactMap {
        $0.tense(ofColumn: name) == tense ? form($0, column: name) : nil
      }
      if !forms.isEmpty { return forms }
    }
    return []
  }

  /// The regular forms after another verb: `voy a hablar`, `estoy hablando`, `son habladas`.
  package var formsWithoutPerson: [String] {
    [infinitive] + forms(.gerundio, column: "gerundio")
      + RegularTense.participles.flatMap { forms(.participio, column: $0) }
  }

  /// For each column of a line whose tense nobody names its regular form; nil for a column that the tense does not have.
  ///
  /// The tense is the one in which most of the line's forms are regular: in `doy, das, da, damos, dais, dan` four forms show
  /// that it is the present, in which `doy` and `dais` differ from `do` and `dáis`. Nil if none is, as in `fui, fuiste, …`.
  package func forms(likeLine forms: [[String]], columns: [String]) -> [String?]? {
    var best: (count: Int, forms: [String?]?) = (0, nil)
    for tense in RegularTense.all {
      let regular = columns.map { form(tense, ofColumn: $0) }
      let count = zip(forms, regular).reduce(0) { sum, pair in sum + pair.0.count { $0 == pair.1 } }
      if count > best.count { best = (count, regular) }
    }
    return best.forms
  }

  /// The regular forms of a column in all tenses; none for a column that no tense has.
  package func forms(inAnyTenseOf column: String) -> [String] {
    RegularTense.all.compactMap { form($0, ofColumn: column) }
  }

  /// The letters of a form that differ from the nearest of regular ones, by their numbers in `form.unicodeScalars`: those of
  /// `ie` in `pienso` for `penso`. Of several words the last one counts. The range is empty where letters are missing; it is
  /// nil where the form is one of the regular ones, and where there are none.
  package static func difference(of form: String, from regular: [String]) -> Range<Int>? {
    if regular.contains(where: { $0.utf8.elementsEqual(form.utf8) }) { return nil }
    let letters = Array(form.unicodeScalars)
    let start = letters.lastIndex(of: " ").map { $0 + 1 } ?? 0
    let differences = regular.map { regular -> Range<Int>? in
      let other = Array(regular.unicodeScalars)
      if letters[start...].elementsEqual(other) { return nil }
      let least = min(letters.count - start, other.count)
      let before = zip(letters[start...], other).prefix { $0 == $1 }.count
      let equalAtEnd = zip(letters[start...].reversed(), other.reversed()).prefix { $0 == $1 }
      let after = min(equalAtEnd.count, least - before)
      // The whole of ie is another vowel: pienso beside penso.
      let isDiphthong =
        before + after == other.count && after > 0
        && letters[start + before] == "i" && letters[letters.count - after] == "e"
      return start + before..<letters.count - after + (isDiphthong ? 1 : 0)
    }
    if differences.contains(nil) { return nil }
    return differences.compactMap { $0 }.min { $0.count < $1.count }
  }

  private func form(_ tense: RegularTense, ofColumn column: String) -> String? {
    Self.names(of: column).lazy.compactMap { form(tense, column: $0) }.first
  }

  private func form(_ tense: RegularTense, column: String) -> String? {
    tense.ending(column, conjugation).map { (tense.tense.followsInfinitive ? long : stem) + $0 }
  }

  /// A column and those of persons that have the same forms: él for usted.
  private static func names(of column: String) -> [String] {
    Person(column: column).flatMap { names[$0] } ?? [column]
  }

  private static let names = Dictionary(
    uniqueKeysWithValues: Person.allCases.map { person in
      let others = Person.allCases.filter { $0 != person && person.agrees(withColumn: $0) }
      return (person, ([person] + others).map { $0.name })
    })
}

/// A conjugation, by the ending of its infinitives.
package enum Conjugation: String, Sendable, CaseIterable {
  case ar, er, ir
}

/// The endings of the regular verbs in one tense.
package struct RegularTense: Sendable {
  /// The tense as answers name it.
  package let tense: Tense
  /// The columns that the endings are of, in their order.
  package let columns: [String]
  private let endings: [Conjugation: [Substring]]

  private init(_ tense: Tense, _ columns: [String], ar: String, er: String, ir: String? = nil) {
    self.tense = tense
    self.columns = columns
    endings = [.ar: ar, .er: er, .ir: ir ?? er].mapValues { $0.split(separator: " ") }
  }

  /// The ending of a column; nil for a column that this tense does not have.
  package func ending(_ column: String, _ conjugation: Conjugation) -> Substring? {
    columns.firstIndex(of: column).flatMap { endings[conjugation]?[$0] }
  }

  /// The columns of a tense with persons.
  static let persons = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"]
  private static let commands = ["tú", "usted", "nosotros", "vosotros", "ustedes"]
  fileprivate static let participles = [
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
    RegularTense(.futuro, persons, ar: "é ás á emos éis án", er: "é ás á emos éis án"),
    RegularTense(
      .condicional, persons, ar: "ía ías ía íamos íais ían", er: "ía ías ía íamos íais ían"),
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
    tense == .participio && column == "gerundio" ? .gerundio : tense
  }
}
