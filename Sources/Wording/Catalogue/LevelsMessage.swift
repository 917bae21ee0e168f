/// What `conj levels` and `conj new` say.
package enum LevelsMessage {
  // conj levels.

  package static let level = LocalizedText(en: "level", es: "nivel")
  package static let grade = LocalizedText(en: "grade", es: "grado")
  package static let verbs = LocalizedText(en: "verbs", es: "verbos")
  package static let forms = LocalizedText(en: "forms", es: "formas")
  package static let file = LocalizedText(en: "file", es: "archivo")
  package static let compareTwo = LocalizedText(
    en: "Two levels can be compared, by parts of their titles.",
    es: "Se pueden comparar dos niveles, por partes de sus títulos.")
  package static let writeCompare = LocalizedText(
    en: "Write conj levels --compare A B, or conj levels --level A to see one.",
    es: "Escribe conj levels --compare A B, o conj levels --level A para ver uno.")
  package static let runTwice = LocalizedText(
    en: "Give one of them; to see both, run conj levels twice.",
    es: "Usa solo una; para ver las dos cosas, ejecuta conj levels dos veces.")
  package static func noLevelHas(_ word: String) -> LocalizedText {
    .init(en: "No level here has “\(word)”.", es: "Aquí ningún nivel tiene “\(word)”.")
  }
  package static let leaveLevelOut = LocalizedText(
    en: "Other levels have it: leave --level out.",
    es: "Otros sí lo tienen: quita --level.")
  package static func inBoth(_ verbs: LocalizedText, _ forms: LocalizedText) -> LocalizedText {
    .init(en: "In both: \(verbs), \(forms)", es: "En los dos: \(verbs), \(forms)")
  }
  package static func onlyIn(
    _ titles: LocalizedText, _ verbs: LocalizedText, _ forms: LocalizedText
  ) -> LocalizedText {
    .init(en: "Only in \(titles): \(verbs), \(forms)", es: "Solo en \(titles): \(verbs), \(forms)")
  }

  // conj new.

  package static let needsTitle = LocalizedText(
    en: "A level needs a title.",
    es: "Un nivel necesita un título.")
  package static let writeTitle = LocalizedText(
    en: "Write one in quotes: conj new 'Verbos'",
    es: "Escribe uno entre comillas: conj new 'Verbos'")
  package static func fileExists(_ file: String) -> LocalizedText {
    .init(en: "The file \(file) already exists.", es: "El archivo \(file) ya existe.")
  }
  package static let chooseName = LocalizedText(
    en: "Choose another name, or use --force to overwrite it.",
    es: "Elige otro nombre, o escribe --force para sustituirlo.")
  package static let typeVerbs = LocalizedText(
    en: "Type the verbs, one per line; Ctrl-D ends.",
    es: "Escribe los verbos, uno por línea; Ctrl-D termina.")
  package static let longLineInList = LocalizedText(
    en: "A line of the list is longer than 64 KiB.",
    es: "Una línea de la lista tiene más de 64 KiB.")
  package static let oneVerbALine = LocalizedText(
    en: "Write one verb per line.",
    es: "Escribe un verbo en cada línea.")
  package static func columnTaken(_ column: Int) -> LocalizedText {
    .init(
      en: "The list is a table; its column \(column) has the verbs.",
      es: "La lista es una tabla; los verbos son los de la columna \(column).")
  }
  package static func columnTakenBelow(_ column: Int, _ heading: String) -> LocalizedText {
    .init(
      en: "The list is a table; its column \(column) has the verbs, below “\(heading)”.",
      es: """
        La lista es una tabla; los verbos son los de la columna \(column), debajo de “\(heading)”.
        """)
  }
  package static func formTaken(_ form: String, _ verb: String) -> LocalizedText {
    .init(
      en: "“\(form)” is a form of \(verb), which is used.",
      es: "“\(form)” es una forma de \(verb); se toma este verbo.")
  }
  package static func noVerbHere(_ word: String) -> LocalizedText {
    .init(en: "“\(word)” is not a verb here.", es: "“\(word)” no es ningún verbo de aquí.")
  }
  package static func searchNear(_ word: String) -> LocalizedText {
    .init(
      en: "“conj search \(word)” shows similar forms.",
      es: "“conj search \(word)” muestra lo que se le parece.")
  }
  package static func severalVerbs(_ form: String, _ verbs: String) -> LocalizedText {
    .init(
      en: "“\(form)” is a form of several verbs: \(verbs).",
      es: "“\(form)” es una forma de varios verbos: \(verbs).")
  }
  package static let writeInfinitive = LocalizedText(
    en: "Write the infinitive that you mean.",
    es: "Escribe el infinitivo del que quieres usar.")
  package static func withoutPronoun(_ verb: String) -> LocalizedText {
    .init(
      en: "\(verb)se is written without its pronoun: no form of this level takes one.",
      es: "\(verb)se se escribe sin su pronombre: ninguna forma de este nivel lo lleva.")
  }
  package static func notInLevel(_ title: String, _ verb: String) -> LocalizedText {
    .init(
      en: "The level “\(title)” does not have \(verb).",
      es: "El nivel “\(title)” no tiene \(verb).")
  }
  package static let leaveVerbOut = LocalizedText(
    en: "Leave the verb out, or choose another level with --from.",
    es: "Quita el verbo, o elige otro nivel con --from.")
  package static func otherLevelHasVerb(_ title: String) -> LocalizedText {
    .init(
      en: "The level “\(title)” has it: leave the verb out, or choose that level with --from.",
      es: "El nivel “\(title)” lo tiene: quita el verbo, o elige ese nivel con --from.")
  }
  package static let needsTwoVerbs = LocalizedText(
    en: "A level needs two verbs or more.",
    es: "Un nivel necesita dos verbos o más.")
  package static let nameVerbs = LocalizedText(
    en: "Name them: --verbs comer,beber,ir",
    es: "Di cuáles: --verbs comer,beber,ir")
  package static let needsTemplate = LocalizedText(
    en: "conj new needs a level to take the forms from.",
    es: "conj new necesita el nivel del que toma las formas.")
  package static let nameTemplate = LocalizedText(
    en: "Name it with --from, such as --from 'indicativo presente'.",
    es: "Dilo con --from, por ejemplo --from 'indicativo presente'.")
  package static func severalLevels(_ text: String, _ count: Int) -> LocalizedText {
    .init(
      en: "--from “\(text)” names \(count) levels:",
      es: "--from “\(text)” vale para \(count) niveles:")
  }
  package static let addWords = LocalizedText(
    en: "Add words of the title or the file name until one is left.",
    es: "Añade palabras del título o del nombre del archivo hasta que quede uno.")
}
