/// What `conj lookup`, `search`, `show` and `index` say.
package enum LookupMessage {
  package static let noVerbFound = LocalizedText(en: "no verb found", es: "ningún verbo")
  package static let rare = LocalizedText(en: "(rare)", es: "(raro)")
  package static func alsoVos(_ forms: String) -> LocalizedText {
    .init(en: "also \(forms), vos", es: "también \(forms), vos")
  }
  package static func noForm(_ word: String) -> LocalizedText {
    .init(en: "No verb has the form “\(word)”.", es: "Ningún verbo tiene la forma “\(word)”.")
  }
  package static func noFormHere(_ word: String) -> LocalizedText {
    .init(
      en: "No verb here has the form “\(word)”.",
      es: "Ningún verbo tiene aquí la forma “\(word)”.")
  }
  package static let seeSpelling = LocalizedText(
    en: "Check the spelling; any form of the verb will do.",
    es: "Mira si está bien escrita; vale cualquier forma del verbo.")

  // Suggestions.

  package static func didYouMean(_ words: LocalizedText) -> LocalizedText {
    .init(en: "Did you mean \(words)?", es: "¿Quieres decir \(words)?")
  }
  package static func orDidYouMean(_ words: LocalizedText) -> LocalizedText {
    .init(en: "Or did you mean \(words)?", es: "¿O quieres decir \(words)?")
  }
  package static func regular(_ verb: String, _ form: String) -> LocalizedText {
    .init(
      en: "That would be regular; \(verb) has \(form).",
      es: "Así sería si el verbo fuera regular; \(verb) tiene \(form).")
  }
  package static func stem(_ verb: String, _ form: String) -> LocalizedText {
    .init(
      en: "The stem is different here; \(verb) has \(form).",
      es: "Aquí la raíz es otra; \(verb) tiene \(form).")
  }
  package static func ending(_ verb: String, _ form: String) -> LocalizedText {
    .init(
      en: "That is an ending of other verbs; \(verb) has \(form).",
      es: "Esa terminación es de otros verbos; \(verb) tiene \(form).")
  }
  package static func spelling(_ verb: String, _ form: String) -> LocalizedText {
    .init(
      en: "The sound is spelled differently here; \(verb) has \(form).",
      es: "Aquí el sonido se escribe de otra manera; \(verb) tiene \(form).")
  }
  package static func colloquial(_ verb: String, _ form: String) -> LocalizedText {
    .init(
      en: "It is heard, but grammars call it a mistake; \(verb) has \(form).",
      es: "Se oye, pero las gramáticas lo consideran un error; \(verb) tiene \(form).")
  }

  // What a class knows of a text.

  package static let noVerbInText = LocalizedText(
    en: "There is no verb form in the text.",
    es: "En el texto no hay ninguna forma verbal.")
  package static func knownOfAll(
    _ count: Int, _ known: String, _ forms: String, _ verbs: String
  ) -> LocalizedText {
    .init(
      en:
        "\(count) \(count, "verb form", "verb forms"): \(known) known, \(forms) new forms of known verbs (+), \(verbs) of new verbs (++).",
      es:
        "\(count) \(count, "forma verbal", "formas verbales"): conocidas: \(known); nuevas de verbos conocidos (+): \(forms); de verbos nuevos (++): \(verbs)."
    )
  }
  package static func newVerbs(_ list: LocalizedText) -> LocalizedText {
    .init(en: "New verbs: \(list)", es: "Verbos nuevos: \(list)")
  }
  package static func newForms(_ list: LocalizedText) -> LocalizedText {
    .init(en: "New forms: \(list)", es: "Formas nuevas: \(list)")
  }
  package static func knownByTense(_ list: LocalizedText) -> LocalizedText {
    .init(en: "Known by tense: \(list)", es: "Conocidas por tiempo: \(list)")
  }
  package static func someOf(_ tense: String, _ known: Int, _ all: Int) -> LocalizedText {
    .init(en: "\(tense) \(known) of \(all)", es: "\(tense) \(known) de \(all)")
  }
  package static func times(_ place: String, _ count: Int) -> LocalizedText {
    .init(en: "\(place), \(count) times", es: "\(place), \(count) veces")
  }

  // conj show.

  package static func severalVerbs(_ form: String, _ verbs: String) -> LocalizedText {
    .init(
      en: "\(form) is a form of several verbs: \(verbs)",
      es: "\(form) es una forma de varios verbos: \(verbs)")
  }

  // conj search.

  package static let writePattern = LocalizedText(
    en: "A plain word finds the forms that begin with it; * matches any letters, ? matches one.",
    es:
      "Una palabra sola encuentra lo que empieza así; * vale por cualquier número de letras, ? por una."
  )
}

/// A number with what it counts: `CountMessage.verbs(3)` is “3 verbs”.
package struct CountMessage: Sendable {
  private let english: (one: String, many: String)
  private let spanish: (one: String, many: String)

  private init(en english: (String, String), es spanish: (String, String)) {
    (self.english, self.spanish) = (english, spanish)
  }

  package func callAsFunction(_ count: Int) -> LocalizedText {
    .init(
      en: "\(count) \(count, english.one, english.many)",
      es: "\(count) \(count, spanish.one, spanish.many)")
  }

  package static let verbs = Self(en: ("verb", "verbs"), es: ("verbo", "verbos"))
  package static let forms = Self(en: ("form", "forms"), es: ("forma", "formas"))
  package static let levels = Self(en: ("level", "levels"), es: ("nivel", "niveles"))
  package static let files = Self(en: ("file", "files"), es: ("archivo", "archivos"))
  package static let glosses = Self(en: ("gloss", "glosses"), es: ("glosa", "glosas"))
  package static let errors = Self(en: ("error", "errors"), es: ("error", "errores"))
  package static let warnings = Self(en: ("warning", "warnings"), es: ("aviso", "avisos"))
  package static let questions = Self(
    en: ("question", "questions"), es: ("pregunta", "preguntas"))
  package static let answers = Self(en: ("answer", "answers"), es: ("respuesta", "respuestas"))
  package static let lives = Self(en: ("life", "lives"), es: ("vida", "vidas"))
  package static let seconds = Self(en: ("second", "seconds"), es: ("segundo", "segundos"))
  package static let minutes = Self(en: ("minute", "minutes"), es: ("minuto", "minutos"))
  package static let days = Self(en: ("day", "days"), es: ("día", "días"))
  package static let lines = Self(en: ("line", "lines"), es: ("línea", "líneas"))
}
