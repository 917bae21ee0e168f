/// What `conj lookup`, `search`, `show` and `index` say.
package enum LookupMessage {
  package static let noVerbFound = LocalizedText(en: "no verb found", es: "ningún verbo")
  package static let rare = LocalizedText(en: "(rare)", es: "(raro)")
  package static func alsoVos(_ forms: String) -> LocalizedText {
    .init(en: "also \(forms), vos", es: "también \(forms), vos")
  }
  package static let typeAWord = LocalizedText(
    en: "Type a word and press Enter; Ctrl-D ends.",
    es: "Escribe una palabra y pulsa Intro; Ctrl-D termina.")
  package static func isAFile(_ file: String) -> LocalizedText {
    .init(
      en: "“\(file)” is a file, and no verb has this form.",
      es: "“\(file)” es un archivo, y ningún verbo tiene esta forma.")
  }
  package static func answersLines(_ file: String) -> LocalizedText {
    .init(
      en: "conj lookup < \(file) looks up each of its lines.",
      es: "conj lookup < \(file) busca cada una de sus líneas.")
  }
  package static func findsVerbs(_ file: String) -> LocalizedText {
    .init(
      en: "conj lookup --text \(file) finds the verbs in its text.",
      es: "conj lookup --text \(file) encuentra los verbos de su texto.")
  }
  package static func mayBeMistake(_ word: String) -> LocalizedText {
    .init(en: "“\(word)” may be a mistake.", es: "“\(word)” puede ser un error.")
  }
  package static func thisMayBeMistake(_ advice: LocalizedText) -> LocalizedText {
    .init(en: "This may be a mistake. \(advice)", es: "Esto puede ser un error. \(advice)")
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
  package static func tableOrObjects(_ option: String) -> LocalizedText {
    .init(
      en: "The option --\(option) can't be used with --format jsonl.",
      es: "La opción --\(option) no va con --format jsonl.")
  }
  package static func noColumnOfText(_ column: String) -> LocalizedText {
    .init(
      en: "With --text there is no column “\(column)”.",
      es: "Con --text no hay columna “\(column)”.")
  }
  package static func columnOfText(_ column: String) -> LocalizedText {
    .init(
      en: "There is a column “\(column)” only with --text.",
      es: "La columna “\(column)” existe solo con --text.")
  }
  package static func goesWithText(_ option: String) -> LocalizedText {
    .init(
      en: "The option --\(option) works only with --text.",
      es: "La opción --\(option) va con --text.")
  }
  package static func writeText(_ option: String) -> LocalizedText {
    .init(
      en: "Write conj lookup --text \(option) FILE.",
      es: "Escribe conj lookup --text \(option) ARCHIVO.")
  }

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
      en: """
        \(count) \(count, "verb form", "verb forms"): \(known) known, \(forms) new forms of known verbs (+), \(verbs) of new verbs (++).
        """,
      es: """
        \(count) \(count, "forma verbal", "formas verbales"): conocidas: \(known); nuevas de verbos conocidos (+): \(forms); de verbos nuevos (++): \(verbs).
        """)
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
  package static let common = LocalizedText(en: "common", es: "común")
  package static let name = LocalizedText(en: "name?", es: "¿nombre?")

  // conj show.

  package static func severalVerbs(_ form: String, _ verbs: String) -> LocalizedText {
    .init(
      en: "\(form) is a form of several verbs: \(verbs)",
      es: "\(form) es una forma de varios verbos: \(verbs)")
  }
  package static let allIrregular = LocalizedText(en: "; all irregular", es: "; todas irregulares")
  package static func irregular(_ persons: String) -> LocalizedText {
    .init(en: "; irregular: \(persons)", es: "; irregulares: \(persons)")
  }

  // conj search.

  package static func nothingFits(_ pattern: String) -> LocalizedText {
    .init(en: "No form here fits “\(pattern)”.", es: "Aquí no hay ninguna forma como “\(pattern)”.")
  }
  package static let writePattern = LocalizedText(
    en: "A plain word finds the forms that begin with it; * matches any letters, ? matches one.",
    es: """
      Una palabra sola encuentra lo que empieza así; * vale por cualquier número de letras, ? por una.
      """)
  package static let moreFound = LocalizedText(
    en: "… and more: --limit 0 shows all, --count counts them",
    es: "… y más: --limit 0 las muestra todas, --count las cuenta")

  // conj index.

  package static func noIndexCommand(_ words: String) -> LocalizedText {
    .init(en: "conj index can't do “\(words)”.", es: "conj index no sabe hacer “\(words)”.")
  }
  package static func noIndexCommandButNear(_ words: String, _ near: String) -> LocalizedText {
    .init(
      en: "conj index can't do “\(words)”. Did you mean “\(near)”?",
      es: "conj index no sabe hacer “\(words)”. ¿Quieres decir “\(near)”?")
  }
  package static let writeIndexCommand = LocalizedText(
    en: "Write conj index build -o FILE, conj index verify FILE or conj index info.",
    es: "Escribe conj index build -o ARCHIVO, conj index verify ARCHIVO o conj index info.")
  package static let needsFile = LocalizedText(
    en: "conj index verify needs the file to verify.",
    es: "conj index verify necesita el archivo que va a comprobar.")
  package static func buildTakesNoWord(_ word: String) -> LocalizedText {
    .init(
      en: "conj index build does not take the word “\(word)”.",
      es: "A conj index build le sobra la palabra “\(word)”.")
  }
  package static let needsOutput = LocalizedText(
    en: "conj index build needs the file to write.",
    es: "conj index build necesita el archivo que va a escribir.")
  package static func otherFile(_ file: String) -> LocalizedText {
    .init(
      en: "\(file) is not an index and was not changed.",
      es: "\(file) no es un índice, y queda como está.")
  }
  package static let notBuilt = LocalizedText(
    en: "The index was not written, because some of the levels could not be read.",
    es: "El índice no se ha escrito, porque no se ha podido leer todo.")
  package static let mendPaths = LocalizedText(
    en: "Correct the paths after --levels, or leave out those that do not exist.",
    es: "Corrige las rutas que van detrás de --levels, o quita las que no existen.")
  package static let writeOutput = LocalizedText(
    en: "Write -o FILE, such as -o mine.conj.",
    es: "Escribe -o ARCHIVO, por ejemplo -o mío.conj.")
  package static func goesWithBuild(_ option: String) -> LocalizedText {
    .init(
      en: "The option --\(option) works only with “conj index build”.",
      es: "La opción --\(option) va solo con “conj index build”.")
  }
  package static func leaveOut(_ option: String) -> LocalizedText {
    .init(en: "Leave --\(option) out.", es: "Quita --\(option).")
  }
  package static let indexOnTerminal = LocalizedText(
    en: "An index can't be written to a terminal.",
    es: "Un índice no es texto para un terminal.")
  package static func wholeIndex(
    _ file: String, _ levels: LocalizedText, _ verbs: LocalizedText, _ forms: LocalizedText,
    _ bytes: Int
  ) -> LocalizedText {
    .init(
      en: "\(file): a complete index: \(levels), \(verbs), \(forms), \(bytes) bytes",
      es: "\(file): un índice completo: \(levels), \(verbs), \(forms), \(bytes) bytes")
  }
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
      en: "\(count) \(count, "warning", "warnings")",
      es: "\(count) \(count, "aviso", "avisos")")
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
      en: "\(count) \(count, "second", "seconds")",
      es: "\(count) \(count, "segundo", "segundos")")
  }
  package static func minutes(_ count: Int) -> LocalizedText {
    .init(
      en: "\(count) \(count, "minute", "minutes")",
      es: "\(count) \(count, "minuto", "minutos")")
  }
  package static func days(_ count: Int) -> LocalizedText {
    .init(en: "\(count) \(count, "day", "days")", es: "\(count) \(count, "día", "días")")
  }
  package static func lines(_ count: Int) -> LocalizedText {
    .init(en: "\(count) \(count, "line", "lines")", es: "\(count) \(count, "línea", "líneas")")
  }
}
