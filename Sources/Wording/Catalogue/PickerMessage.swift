/// What the picker says, on the screen and in lines. A text of the screen's last line begins with a key.
package enum PickerMessage {
  // Keys.

  package static let anyKeyBack = LocalizedText(
    en: "any key goes back",
    es: "cualquier tecla: volver")
  package static let leave = LocalizedText(en: "^C leave", es: "^C salir")
  package static let enter = LocalizedText(en: "Enter", es: "Intro")
  package static let verb = LocalizedText(en: "verb", es: "verbo")
  package static let pick = LocalizedText(en: "pick", es: "elegir")
  package static let escapeLeave = LocalizedText(en: "Esc leave", es: "Esc salir")
  package static let escapeClear = LocalizedText(en: "Esc clear", es: "Esc borrar")
  package static let escapeBack = LocalizedText(en: "Esc back", es: "Esc volver")
  package static let helpKey = LocalizedText(en: "F1 help", es: "F1 ayuda")
  package static let tabClose = LocalizedText(en: "Tab close", es: "Tab cerrar")
  package static let tabForms = LocalizedText(en: "Tab forms", es: "Tab formas")
  package static let levelKey = LocalizedText(en: "^L level", es: "^L nivel")
  package static let allLevelsKey = LocalizedText(en: "^L all levels", es: "^L todos los niveles")
  package static let moveKeys = LocalizedText(en: "↑↓ PgUp PgDn move", es: "↑↓ RePág AvPág mover")
  package static let scrollKeys = LocalizedText(
    en: "↑↓ PgUp PgDn scroll",
    es: "↑↓ RePág AvPág desplazar")
  package static func shownLines(_ first: Int, _ last: Int, _ all: Int) -> LocalizedText {
    .init(en: "\(first)–\(last) of \(all)", es: "\(first)–\(last) de \(all)")
  }
  package static let practise = LocalizedText(en: "Enter practise", es: "Intro practicar")
  package static let narrow = LocalizedText(
    en: "Enter narrow the list",
    es: "Intro ver solo este nivel")

  // The list and its status line.

  package static let typeAForm = LocalizedText(
    en: "type a form of a verb",
    es: "escribe una forma verbal")
  package static let noVerbs = LocalizedText(en: "no verbs here", es: "aquí no hay verbos")
  package static let noFormNear = LocalizedText(
    en: "no form begins like this or is near",
    es: "ninguna forma empieza así ni se le parece")
  package static func didYouMean(_ words: LocalizedText) -> LocalizedText {
    .init(en: "did you mean \(words)?", es: "¿quieres decir \(words)?")
  }
  package static func also(_ verbs: String) -> LocalizedText {
    .init(en: "also \(verbs)", es: "también \(verbs)")
  }

  // A verb's page.

  package static func irregularMark(_ ending: String) -> LocalizedText {
    .init(
      en: "* differs from a regular verb in -\(ending)",
      es: "* es distinta en un verbo regular en -\(ending)")
  }
  package static func levels(_ titles: LocalizedText) -> LocalizedText {
    .init(en: "levels: \(titles)", es: "niveles: \(titles)")
  }
  package static func moreLevels(_ titles: LocalizedText, _ count: Int) -> LocalizedText {
    .init(en: "\(titles); \(count) more", es: "\(titles); \(count) más")
  }

  // The levels.

  package static let level = LocalizedText(en: "level", es: "nivel")
  package static let typeATitle = LocalizedText(
    en: "type a part of its title",
    es: "escribe parte de su título")
  package static let noLevelHere = LocalizedText(
    en: "no level has this in its title or file name",
    es: "ningún nivel se llama así")

  // The help: keys and marks.

  package static let help = LocalizedText(en: "Keys and marks", es: "Teclas y marcas")
  package static let helpLetters = LocalizedText(
    en: "find forms that begin with it",
    es: "ir a lo que empieza así")
  package static let helpEnter = LocalizedText(en: "the verb", es: "el verbo")
  package static let helpTab = LocalizedText(en: "the forms of a row", es: "las formas de una fila")
  package static let helpMove = LocalizedText(
    en: "move: PgUp PgDn Home End",
    es: "mover: RePág AvPág Inicio Fin")
  package static let helpEscape = LocalizedText(
    en: "clear the text; back; leave",
    es: "borrar; volver; salir")
  package static let helpLevel = LocalizedText(
    en: "one level only; all again",
    es: "un solo nivel; otra vez todos")
  package static let helpDelete = LocalizedText(
    en: "delete the text, a word",
    es: "borrar el texto, una palabra")
  package static let helpHelp = LocalizedText(en: "this page", es: "esta página")
  package static let helpLeave = LocalizedText(en: "leave", es: "salir")
  package static let markEnter = LocalizedText(
    en: "what Enter takes",
    es: "lo que se abre con Intro")
  package static let markNone = LocalizedText(
    en: "no form begins like this",
    es: "ninguna forma empieza así")
  package static let markAccent = LocalizedText(en: "an accent differs", es: "la tilde es distinta")
  package static let markTilde = LocalizedText(
    en: "n and ñ differ",
    es: "n en vez de ñ, o al revés")
  package static let markOpen = LocalizedText(
    en: "a row that Tab opened",
    es: "fila que Tab ha abierto")
  package static let markIrregular = LocalizedText(en: "an irregular form", es: "forma irregular")

  // In lines.

  package static let banner = LocalizedText(
    en: "Type a form to find its verb; help shows more, quit leaves.",
    es: "Escribe una forma para encontrar su verbo; ? explica más, :salir termina.")
  package static func nothingBegins(_ text: String) -> LocalizedText {
    .init(en: "Nothing begins with “\(text)”.", es: "Nada empieza por “\(text)”.")
  }
  package static let numberOpens = LocalizedText(
    en: "A number opens its verb.",
    es: "Un número abre su verbo.")
  package static let numberOpensMore = LocalizedText(
    en: "A number opens its verb, Enter shows more.",
    es: "Un número abre su verbo, Intro muestra más.")
  package static let numberTakes = LocalizedText(
    en: "A number takes its verb.",
    es: "Un número elige su verbo.")
  package static let numberTakesMore = LocalizedText(
    en: "A number takes its verb, Enter shows more.",
    es: "Un número elige su verbo, Intro muestra más.")
  package static let noNumberYet = LocalizedText(
    en: "No verb has a number yet: type a form, or a list such as irg*.",
    es: "Todavía no hay verbos con número: pregunta por una forma, o pide una lista como irg*.")
  package static func thereAreNumbers(_ last: Int) -> LocalizedText {
    .init(en: "Choose 1 to \(last).", es: "Elige un número del 1 al \(last).")
  }
  package static let lineLookup = LocalizedText(
    en: "fui: which verb is this?",
    es: "fui: ¿de qué verbo es?")
  package static let lineList = LocalizedText(
    en: "irg*: the forms that begin with irg; Enter shows more",
    es: "irg*: las formas que empiezan así; Intro muestra más")
  package static let lineNumber = LocalizedText(
    en: "2: open the second verb of the answer",
    es: "2: abre el segundo verbo de la respuesta")
  package static let lineShow = LocalizedText(
    en: ":show VERB: a verb's whole conjugation",
    es: ":show VERBO: la conjugación entera de un verbo")
  package static let lineLevels = LocalizedText(
    en: ":levels: the levels",
    es: ":levels: los niveles")
  package static let lineLevel = LocalizedText(
    en: ":level TEXT: only levels with TEXT in title or file name; alone: all levels",
    es:
      ":level TEXTO: solo los niveles con TEXTO en el título o el archivo; sin texto: todos los niveles"
  )
  package static let lineHelp = LocalizedText(
    en: "help or ?: this help",
    es: ":ayuda o ?: esta ayuda")
  package static let lineQuit = LocalizedText(
    en: "quit or Ctrl-D: leave",
    es: ":salir o Ctrl-D: termina")
  package static func noLineCommand(_ name: String) -> LocalizedText {
    .init(
      en: "There is no command “\(name)”; :help lists the commands.",
      es: "No hay ningún “\(name)”; :ayuda muestra lo que hay.")
  }
  package static let writeVerb = LocalizedText(
    en: "Write the verb after it: :show erguir",
    es: "Escribe el verbo detrás: :show erguir")
  package static let allLevels = LocalizedText(
    en: "All levels count again.",
    es: "Vuelven a contar todos los niveles.")
  package static func noLevelInLines(_ text: String) -> LocalizedText {
    .init(
      en: "No level has “\(text)” in its title or file name; :levels lists them.",
      es:
        "Ningún nivel tiene “\(text)” en su título o en el nombre de su archivo; :levels los muestra."
    )
  }
  package static func levelsOfAll(_ levels: LocalizedText, _ all: Int) -> LocalizedText {
    .init(en: "\(levels) of \(all).", es: "\(levels) de \(all).")
  }
}
