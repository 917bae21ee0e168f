/// What `conj practice` says.
package enum PracticeMessage {
  // Options.

  package static func wrongNumber(_ option: String, _ text: String) -> LocalizedText {
    .init(en: "\(option) can't be “\(text)”.", es: "Detrás de \(option) está “\(text)”.")
  }
  package static func writeNumberOr(_ least: Int, _ words: LocalizedText) -> LocalizedText {
    .init(
      en: "Give a whole number from \(least) up, or \(words).",
      es: "Escribe un número entero desde \(least), o \(words).")
  }
  package static func writeNumberUpTo(
    _ least: Int, _ most: Int, _ words: LocalizedText
  ) -> LocalizedText {
    .init(
      en: "Give a whole number from \(least) to \(most), or \(words).",
      es: "Escribe un número entero de \(least) a \(most), o \(words).")
  }
  package static let stopwatchOrNone = LocalizedText(
    en: "stopwatch or none",
    es: "stopwatch o none")
  package static let nameVerbs = LocalizedText(
    en: "Name verbs: --verbs ser,ir",
    es: "Escribe verbos: --verbs ser,ir")
  package static func noPerson(_ person: String) -> LocalizedText {
    .init(
      en: "There is no person “\(person)” in these levels.",
      es: "En estos niveles no hay ninguna persona “\(person)”.")
  }
  package static func persons(_ list: String) -> LocalizedText {
    .init(en: "These levels have: \(list).", es: "Hay: \(list).")
  }
  package static let nothingWrong = LocalizedText(
    en: "There were no mistakes last time.",
    es: "La última vez no hubo ningún error.")
  package static let nothingToAsk = LocalizedText(
    en: "There is nothing to ask now.",
    es: "Ahora no hay nada que preguntar.")
  package static let withoutMistakes = LocalizedText(
    en: "Practise without --mistakes.",
    es: "Practica sin --mistakes.")
  package static let nameLevel = LocalizedText(
    en: "Name a level, as in “conj practice presente”, or ask for more new forms: --new 40.",
    es: "Nombra un nivel, como en “conj practice presente”, o pide más formas nuevas: --new 40.")

  // Choosing a level.

  package static let chooseLevel = LocalizedText(
    en: "A number, or a part of a title; Enter: the first.",
    es: "Un número, o parte de un título; Intro: el primero.")
  package static let noLevelNamedSo = LocalizedText(
    en: "No level has this name.",
    es: "Ningún nivel se llama así.")

  // The practice log.

  package static let noLog = LocalizedText(
    en: "There is no practice log.",
    es: "No hay ningún registro de práctica.")
  package static func deleteLog(_ file: String, _ answers: LocalizedText) -> LocalizedText {
    .init(
      en: "Delete \(file) with \(answers)? Type yes:",
      es: "¿Borrar \(file) con \(answers)? Escribe sí:")
  }
  package static let nothingDeleted = LocalizedText(
    en: "Nothing was deleted.",
    es: "No se ha borrado nada.")
  package static let deleted = LocalizedText(en: "Deleted.", es: "Borrado.")
  package static func logNotDeleted(_ file: String, _ reason: LocalizedText) -> LocalizedText {
    .init(
      en: "The practice log \(file) can't be deleted: \(reason).",
      es: "No se puede borrar el registro de práctica \(file): \(reason).")
  }
  package static func logUnreadable(_ file: String, _ reason: LocalizedText) -> LocalizedText {
    .init(
      en: "The practice log \(file) can't be read: \(reason).",
      es: "No se puede leer el registro de práctica \(file): \(reason).")
  }
  package static func noPracticeLog(_ file: String) -> LocalizedText {
    .init(
      en: "\(file) is not a practice log and was not changed.",
      es: "\(file) no es un registro de práctica y se queda como está.")
  }
  package static let nameLog = LocalizedText(
    en: "Check that it is an ordinary file, or name another with CONJ_PRACTICE_LOG.",
    es: "Mira si es un archivo normal, o nombra otro con CONJ_PRACTICE_LOG.")
  package static func logUnwritable(_ file: String, _ reason: LocalizedText) -> LocalizedText {
    .init(
      en: "The practice log \(file) can't be written: \(reason).",
      es: "No se puede escribir el registro de práctica \(file): \(reason).")
  }
  package static let nameLogOrNone = LocalizedText(
    en: "Name another with CONJ_PRACTICE_LOG, or practise without one: --no-save.",
    es: "Nombra otro con CONJ_PRACTICE_LOG, o practica sin él: --no-save.")
  package static let tornLog = LocalizedText(
    en: "The practice log ended in half a line, which was cut off.",
    es: "El registro de práctica terminaba en media línea, que se ha quitado.")
  package static func unreadLines(_ lines: LocalizedText) -> LocalizedText {
    .init(
      en: "The practice log keeps \(lines) that this version does not read.",
      es: "El registro de práctica conserva \(lines) que esta versión no lee.")
  }

  // Questions.

  package static func timeForAnswer(_ seconds: LocalizedText) -> LocalizedText {
    .init(en: "\(seconds) for an answer.", es: "\(seconds) para contestar.")
  }
  package static let keys = LocalizedText(
    en: "u takes back, s skips, x never again, ? shows the verb, :q ends.",
    es: "u: volver atrás, s: saltar, x: nunca más, ?: ver el verbo, :q: terminar.")
  package static func recognise(_ form: String) -> LocalizedText {
    .init(en: "\(form): verb, tense, person?", es: "\(form): ¿verbo, tiempo, persona?")
  }
  package static let number = LocalizedText(en: "Number:", es: "Número:")
  package static func left(_ count: Int) -> LocalizedText {
    .init(en: "\(count) left", es: "\(count, "queda", "quedan") \(count)")
  }
  package static let typeOrSkip = LocalizedText(
    en: "Type the answer, or s to skip.",
    es: "Escribe la respuesta, o s para saltar.")
  package static let neverAgain = LocalizedText(en: "Never again.", es: "Nunca más.")
  package static let takenBack = LocalizedText(en: "Taken back.", es: "Respuesta retirada.")
  package static let nothingToTakeBack = LocalizedText(
    en: "There is nothing to take back.",
    es: "No hay nada que retirar.")
  package static func typeNumber(_ last: Int) -> LocalizedText {
    .init(en: "Type a number from 1 to \(last).", es: "Escribe un número del 1 al \(last).")
  }

  // What an answer is worth.

  package static let right = LocalizedText(en: "Right.", es: "Bien.")
  package static func rightAs(_ form: String) -> LocalizedText {
    .init(en: "Right: \(form).", es: "Bien: \(form).")
  }
  package static func rightIs(_ form: String) -> LocalizedText {
    .init(en: "The right form is \(form).", es: "Lo correcto es \(form).")
  }
  package static let rightButAccent = LocalizedText(
    en: "Right, but for the accent:",
    es: "Bien, salvo la tilde:")
  package static let wrongAccent = LocalizedText(en: "Wrong accent:", es: "Mal la tilde:")
  package static func missingPronoun(_ right: String) -> LocalizedText {
    .init(
      en: "Almost: the pronoun is missing: \(right).", es: "Casi: falta el pronombre: \(right).")
  }
  package static func otherPronoun(
    _ wanted: String, _ given: String, _ right: String
  ) -> LocalizedText {
    .init(
      en: "Wrong: the pronoun is \(wanted), not \(given): \(right).",
      es: "Mal: el pronombre es \(wanted), no \(given): \(right).")
  }
  package static func extraPronoun(_ right: String) -> LocalizedText {
    .init(
      en: "Almost: without a pronoun here: \(right).", es: "Casi: aquí sin pronombre: \(right).")
  }
  package static func missingNo(_ right: String) -> LocalizedText {
    .init(en: "Almost: “no” is missing: \(right).", es: "Casi: falta “no”: \(right).")
  }
  package static func extraNo(_ right: String) -> LocalizedText {
    .init(en: "Wrong: without “no”: \(right).", es: "Mal: sin “no”: \(right).")
  }
  package static func missingWords(_ words: String, _ right: String) -> LocalizedText {
    .init(
      en: "Almost: “\(words)” is missing: \(right).", es: "Casi: falta “\(words)”: \(right).")
  }
  package static func otherEnding(_ given: String, _ right: String) -> LocalizedText {
    .init(
      en: "Almost: \(given) means the same, but here it is the form in -se: \(right).",
      es: "Casi: \(given) es lo mismo, pero aquí se pide la forma en -se: \(right).")
  }
  package static func almostIs(_ form: String, _ inflection: String) -> LocalizedText {
    .init(en: "Almost: \(form) is \(inflection).", es: "Casi: \(form) es \(inflection).")
  }
  package static func wrongIs(_ form: String, _ inflection: String) -> LocalizedText {
    .init(en: "Wrong: \(form) is \(inflection).", es: "Mal: \(form) es \(inflection).")
  }
  package static let wrong = LocalizedText(en: "Wrong.", es: "Mal.")
  package static let wrongAs = LocalizedText(en: "Wrong:", es: "Mal:")
  package static func wrongOfVerb(
    _ form: String, _ verb: String, _ inflection: String
  ) -> LocalizedText {
    .init(
      en: "Wrong: \(form) is a form of \(verb), \(inflection).",
      es: "Mal: \(form) es de \(verb), \(inflection).")
  }
  package static func rightMeanings(_ form: String, _ meanings: String) -> LocalizedText {
    .init(en: "Right: \(form) is \(meanings).", es: "Bien: \(form) es \(meanings).")
  }
  package static func wrongMeanings(_ form: String, _ meanings: String) -> LocalizedText {
    .init(en: "Wrong: \(form) is \(meanings).", es: "Mal: \(form) es \(meanings).")
  }
  package static func oneNotOther(_ right: String, _ typed: String) -> LocalizedText {
    .init(en: "\(right), not \(typed).", es: "\(right), no \(typed).")
  }
  package static func tooLate(_ form: String) -> LocalizedText {
    .init(en: "Too late: \(form).", es: "Tarde: \(form).")
  }
  package static let onceMore = LocalizedText(en: "Once more.", es: "Otra vez.")
  package static func noRealForm(_ form: String) -> LocalizedText {
    .init(
      en: "\(form)* is not a real form: a regular verb would have it.",
      es: "\(form)* no es ninguna forma: así sería si el verbo fuera regular.")
  }

  // Lives and the end.

  package static let lastLife = LocalizedText(
    en: "The next mistake ends it.",
    es: "El próximo error es el último.")
  package static func livesLeft(_ count: Int) -> LocalizedText {
    .init(
      en: "\(count) \(count, "life", "lives") left.",
      es: "\(count, "Queda", "Quedan") \(count) \(count, "vida", "vidas").")
  }
  package static let noLivesLeft = LocalizedText(en: "No lives are left.", es: "No quedan vidas.")
  package static func rightOfAll(_ right: Int, _ all: Int) -> LocalizedText {
    .init(
      en: "\(right) of \(all) right at the first try.",
      es: "\(right) de \(all) bien a la primera.")
  }
  package static func butTooLate(_ question: String, _ right: String) -> LocalizedText {
    .init(en: "\(question): \(right), but too late", es: "\(question): \(right), pero tarde")
  }
  package static func mistake(
    _ question: String, _ right: String, _ typed: String
  ) -> LocalizedText {
    .init(en: "\(question): \(right), not \(typed)", es: "\(question): \(right), no \(typed)")
  }
  package static func dueToday(_ count: Int) -> LocalizedText {
    .init(
      en: "Due today: \(count). conj practice --stats shows more.",
      es: "Para hoy: \(count). conj practice --stats muestra más.")
  }

  // The screen.

  package static let timeIsOver = LocalizedText(en: "Time is up.", es: "Se acabó el tiempo.")
  package static let typeAnswer = LocalizedText(en: "type the answer", es: "escribe la respuesta")
  package static let anyKeyEnds = LocalizedText(en: "any key ends", es: "cualquier tecla: terminar")
  package static let enterGoesOn = LocalizedText(en: "Enter go on", es: "Intro seguir")
  package static let enterAnswer = LocalizedText(en: "Enter answer", es: "Intro contestar")
  package static func choose(_ numbers: String) -> LocalizedText {
    .init(en: "\(numbers) choose", es: "\(numbers) elegir")
  }
  package static let showVerb = LocalizedText(en: "? the verb", es: "? el verbo")
  package static let skip = LocalizedText(en: "s skip", es: "s saltar")
  package static let takeBack = LocalizedText(en: "u take back", es: "u atrás")
  package static let never = LocalizedText(en: "x never again", es: "x nunca más")
  package static let escapeEnd = LocalizedText(en: "Esc end", es: "Esc terminar")
}
