import SpanishText

/// How teachers write the name of a tense: with or without mood and accents, in any order.
extension Tense {
  /// The tense that a text names: `presente de indicativo`, `Indicativo: presente`, `presente`. Nil
  /// where it names none, or more than one.
  package init?(header: String) {
    guard let tense = Self.byWords[Self.nameWords(of: header).joined(separator: " ")] else {
      return nil
    }
    self = tense
  }

  private static let byWords = {
    var tenses: [String: Tense] = [:]
    for tense in allCases.reversed() {
      for header in tense.headers { tenses[key(header).joined(separator: " ")] = tense }
    }
    return tenses
  }()

  /// The tense that a text without a right name may be meant for: `presnete`, `future`. Nil where no
  /// word of it is near one.
  package init?(nearHeader header: String) {
    let typed = Self.nameWords(of: header)
    var best: (cost: Int, tense: Tense)?
    for tense in Tense.allCases {
      for name in tense.headers {
        let words = Self.key(name)
        let distances = typed.map { word in words.compactMap { Self.distance(word, $0) }.min() }
        guard distances.contains(where: { $0 != nil }) else { continue }
        // A word that is missing is less likely than any edit, and one too many is less likely still.
        let strange = distances.count { $0 == nil }
        let missing = max(words.count - (typed.count - strange), 0)
        let cost = distances.reduce(4 * strange + 3 * missing) { $0 + ($1 ?? 0) }
        if best.map({ cost < $0.cost }) ?? true { best = (cost, tense) }
      }
    }
    guard let best else { return nil }
    self = best.tense
  }

  /// The names by which the tense is known, `indicativo` left out.
  private var headers: [String] { [name] + Self.otherNames[self, default: []] }

  /// Those of grammars in Spain and in America, and the English ones.
  private static let otherNames: [Tense: [String]] = [
    .presente: ["present", "simple present"],
    .imperfecto: ["pretérito imperfecto", "copretérito", "imperfect"],
    .pretérito: [
      "pretérito perfecto simple", "perfecto simple", "pretérito simple", "pretérito indefinido",
      "indefinido", "pasado simple", "preterite", "preterit", "simple past",
    ],
    .futuro: ["futuro simple", "futuro imperfecto", "future", "simple future"],
    .condicional: ["condicional simple", "pospretérito", "conditional", "present conditional"],
    .subjuntivoPresente: ["present subjunctive"],
    .subjuntivoImperfecto: [
      "subjuntivo imperfecto ra", "subjuntivo imperfecto se", "subjuntivo imperfecto ra se",
      "subjuntivo pretérito imperfecto", "subjuntivo pretérito imperfecto ra",
      "subjuntivo pretérito imperfecto se", "subjuntivo pretérito imperfecto ra se",
      "imperfect subjunctive", "past subjunctive",
    ],
    .subjuntivoFuturo: [
      "subjuntivo futuro simple", "subjuntivo futuro imperfecto", "future subjunctive",
    ],
    .imperativo: ["imperativo afirmativo", "imperative", "affirmative imperative"],
    .imperativoNegativo: ["negative imperative"],
    .gerundio: ["gerundio simple", "gerund", "present participle"],
    .participio: ["participio pasado", "participle", "past participle"],
    .infinitivo: ["infinitivo simple", "infinitive"],
    .pretéritoPerfectoCompuesto: [
      "pretérito perfecto", "perfecto compuesto", "perfecto", "antepresente", "present perfect",
    ],
    .pluscuamperfecto: [
      "pretérito pluscuamperfecto", "antecopretérito", "past perfect", "pluperfect",
    ],
    .pretéritoAnterior: ["antepretérito", "past anterior", "preterite perfect"],
    .futuroCompuesto: ["futuro perfecto", "antefuturo", "future perfect"],
    .condicionalCompuesto: ["condicional perfecto", "antepospretérito", "conditional perfect"],
    .pretéritoPerfectoDeSubjuntivo: [
      "subjuntivo pretérito perfecto compuesto", "subjuntivo perfecto",
      "present perfect subjunctive", "perfect subjunctive",
    ],
    .pluscuamperfectoDeSubjuntivo: [
      "subjuntivo pretérito pluscuamperfecto", "past perfect subjunctive", "pluperfect subjunctive",
    ],
    .futuroCompuestoDeSubjuntivo: ["subjuntivo futuro perfecto", "future perfect subjunctive"],
  ]

  /// The words that matter in a text, in one order; without `indicativo` unless there is another mood.
  private static func nameWords(of text: String) -> [String] {
    let all = key(text)
    return all.contains("subjuntivo") || all.contains("imperativo")
      ? all : all.filter { $0 != "indicativo" }
  }

  private static func key(_ text: String) -> [String] {
    words(of: text).map { String($0) }.filter { !fillers.contains($0) }.sorted()
  }

  /// Words that tell no tense from another. Levels for vos are in the same tenses.
  private static let fillers = [
    "de", "del", "en", "el", "la", "modo", "tiempo", "vos", "the", "tense", "mood", "indicative",
  ]

  /// How many edits lead from a word to a word of a name; nil for too many.
  private static func distance(_ word: String, _ name: String) -> Int? {
    editDistance(
      Array(word.unicodeScalars), Array(name.unicodeScalars), atMost: name.utf8.count < 6 ? 1 : 2)
  }
}
