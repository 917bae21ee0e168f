/// What `conj lookup` and commands like it say.
package enum LookupMessage {
  package static func noForm(_ word: String) -> LocalizedText {
    .init(
      en: "No verb has the form \(word: word).", es: "Ningún verbo tiene la forma \(word: word).")
  }
  package static func noFormHere(_ word: String) -> LocalizedText {
    .init(
      en: "No verb here has the form \(word: word).",
      es: "Ningún verbo tiene aquí la forma \(word: word).")
  }
  package static func isForm(of verbs: [String]) -> LocalizedText {
    let names = verbs.joined(separator: ", ")
    return .init(en: "It is a form of \(names).", es: "Es una forma de \(names).")
  }
  package static func didYouMean(_ words: LocalizedText) -> LocalizedText {
    .init(en: "Did you mean \(words)?", es: "¿Quieres decir \(words)?")
  }
  package static let noVerbInText = LocalizedText(
    en: "There is no verb form in the text.",
    es: "En el texto no hay ninguna forma verbal.")
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
  package static let questions = Self(en: ("question", "questions"), es: ("pregunta", "preguntas"))
  package static let answers = Self(en: ("answer", "answers"), es: ("respuesta", "respuestas"))
  package static let lives = Self(en: ("life", "lives"), es: ("vida", "vidas"))
  package static let seconds = Self(en: ("second", "seconds"), es: ("segundo", "segundos"))
  package static let minutes = Self(en: ("minute", "minutes"), es: ("minuto", "minutos"))
  package static let days = Self(en: ("day", "days"), es: ("día", "días"))
  package static let lines = Self(en: ("line", "lines"), es: ("línea", "líneas"))
}
