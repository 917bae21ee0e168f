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

/// Numbers with what they count.
package enum CountMessage {
  package static func verbs(_ count: Int) -> LocalizedText {
    .init(en: "\(count) \(count, "verb", "verbs")", es: "\(count) \(count, "verbo", "verbos")")
  }
  package static func forms(_ count: Int) -> LocalizedText {
    .init(en: "\(count) \(count, "form", "forms")", es: "\(count) \(count, "forma", "formas")")
  }
  package static func levels(_ count: Int) -> LocalizedText {
    .init(en: "\(count) \(count, "level", "levels")", es: "\(count) \(count, "nivel", "niveles")")
  }
  package static func files(_ count: Int) -> LocalizedText {
    .init(en: "\(count) \(count, "file", "files")", es: "\(count) \(count, "archivo", "archivos")")
  }
  package static func glosses(_ count: Int) -> LocalizedText {
    .init(en: "\(count) \(count, "gloss", "glosses")", es: "\(count) \(count, "glosa", "glosas")")
  }
  package static func errors(_ count: Int) -> LocalizedText {
    .init(en: "\(count) \(count, "error", "errors")", es: "\(count) \(count, "error", "errores")")
  }
  package static func warnings(_ count: Int) -> LocalizedText {
    .init(
      en: "\(count) \(count, "warning", "warnings")", es: "\(count) \(count, "aviso", "avisos")")
  }
  package static func questions(_ count: Int) -> LocalizedText {
    .init(
      en: "\(count) \(count, "question", "questions")",
      es: "\(count) \(count, "pregunta", "preguntas")")
  }
  package static func answers(_ count: Int) -> LocalizedText {
    .init(
      en: "\(count) \(count, "answer", "answers")",
      es: "\(count) \(count, "respuesta", "respuestas")")
  }
  package static func lives(_ count: Int) -> LocalizedText {
    .init(en: "\(count) \(count, "life", "lives")", es: "\(count) \(count, "vida", "vidas")")
  }
  package static func seconds(_ count: Int) -> LocalizedText {
    .init(
      en: "\(count) \(count, "second", "seconds")", es: "\(count) \(count, "segundo", "segundos")")
  }
  package static func minutes(_ count: Int) -> LocalizedText {
    .init(
      en: "\(count) \(count, "minute", "minutes")", es: "\(count) \(count, "minuto", "minutos")")
  }
  package static func days(_ count: Int) -> LocalizedText {
    .init(en: "\(count) \(count, "day", "days")", es: "\(count) \(count, "día", "días")")
  }
  package static func lines(_ count: Int) -> LocalizedText {
    .init(en: "\(count) \(count, "line", "lines")", es: "\(count) \(count, "línea", "líneas")")
  }
}
