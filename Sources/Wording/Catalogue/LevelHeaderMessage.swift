/// Findings about the first lines of a level: what is wrong, and what to do.
package enum LevelHeaderMessage {
  package static let missingTitle = LocalizedText(
    en: """
      The title, the description and the colour are missing: lines 1 to 3 of a level, before the first verb.
      """,
    es: """
      Faltan el título, la descripción y el color: las líneas 1 a 3 de un nivel, antes del primer verbo.
      """)
  package static let missingTitleHelp = LocalizedText(
    en: "Write three lines above this one: Nivel fácil ⏎ Verbos fáciles en presente ⏎ FF0000",
    es: "Escribe tres líneas encima de esta: Nivel fácil ⏎ Verbos fáciles en presente ⏎ FF0000")
  package static let missingTitleAndDescription = LocalizedText(
    en: "The title and the description are missing: lines 1 and 2 of a level, above the colour.",
    es: "Faltan el título y la descripción: las líneas 1 y 2 de un nivel, encima del color.")
  package static let missingTitleAndDescriptionHelp = LocalizedText(
    en: "Write two lines above this one: Nivel fácil ⏎ Verbos fáciles en presente",
    es: "Escribe dos líneas encima de esta: Nivel fácil ⏎ Verbos fáciles en presente")
  package static let missingDescriptionAndColour = LocalizedText(
    en: "The description and the colour are missing: lines 2 and 3 of a level, below the title.",
    es: "Faltan la descripción y el color: las líneas 2 y 3 de un nivel, debajo del título.")
  package static let missingDescriptionAndColourHelp = LocalizedText(
    en: "Write two lines below the title: Verbos fáciles en presente ⏎ FF0000",
    es: "Escribe dos líneas debajo del título: Verbos fáciles en presente ⏎ FF0000")
  package static let missingDescription = LocalizedText(
    en: "The description is missing: line 2 of a level, between title and colour.",
    es: "Falta la descripción: la línea 2 de un nivel, entre el título y el color.")
  package static let missingDescriptionHelp = LocalizedText(
    en: "Write a line above the colour: Verbos fáciles en presente",
    es: "Escribe una línea encima del color: Verbos fáciles en presente")
  package static let missingColour = LocalizedText(
    en: "The colour is missing: line 3 of a level, below the description.",
    es: "Falta el color: la línea 3 de un nivel, debajo de la descripción.")
  package static let missingColourHelp = LocalizedText(
    en: "Write a colour below the description, six digits or a name: FF0000 or red",
    es: "Escribe un color debajo de la descripción, seis cifras o un nombre: FF0000 o rojo")
  package static let emptyTitle = LocalizedText(
    en: "Line 1 is empty; the title of the level is expected there.",
    es: "La línea 1 está vacía; ahí se espera el título del nivel.")
  package static let emptyTitleHelp = LocalizedText(
    en: "Write the title in line 1: Nivel fácil (presente)",
    es: "Escribe el título en la línea 1: Nivel fácil (presente)")
  package static let emptyLineBeforeTitleHelp = LocalizedText(
    en: "Remove the empty line, so that the title is line 1 and the colour (FF0000) is line 3.",
    es: """
      Quita la línea vacía, para que el título sea la línea 1 y el color, como FF0000, la línea 3.
      """)
  package static func unusableColour(_ text: String) -> LocalizedText {
    .init(
      en: "\(text) is not a colour that can be used; line 3 of a level is its colour.",
      es: "\(text) no es un color que se pueda usar; la línea 3 de un nivel es su color.")
  }
  package static func writeColour(_ colour: String) -> LocalizedText {
    .init(en: "Write \(colour)", es: "Escribe \(colour)")
  }
  package static let unusableColourHelp = LocalizedText(
    en: "Write six digits, 0–9 and A–F, or a name: FF0000 or red",
    es: "Escribe seis cifras, 0–9 y A–F, o un nombre: FF0000 o rojo")
  package static func misplacedColour(_ line: String) -> LocalizedText {
    .init(
      en: "The colour is in line \(line); it is expected in line 3.",
      es: "El color está en la línea \(line); se espera en la línea 3.")
  }
  package static let emptyLinesHelp = LocalizedText(
    en: "Remove the empty lines above it, so that the colour, such as FF0000, is line 3.",
    es: "Quita las líneas vacías que tiene encima, para que el color, como FF0000, sea la línea 3.")
  package static let longDescriptionHelp = LocalizedText(
    en: "Write the description in one line, so that the colour, such as FF0000, is line 3.",
    es: "Escribe la descripción en una sola línea, para que el color, como FF0000, sea la línea 3.")
  package static func unknownLine(_ name: String, _ meant: String) -> LocalizedText {
    .init(
      en: "“\(name):” is unknown here; it was read as “\(meant):”.",
      es: "“\(name):” no se conoce aquí; se ha leído como “\(meant):”.")
  }
  package static func writeThis(_ example: String) -> LocalizedText {
    .init(en: "Write \(example)", es: "Escribe \(example)")
  }
  package static func writeOrder(_ example: String) -> LocalizedText {
    .init(en: "Write \(example) or orden: último", es: "Escribe \(example) u orden: último")
  }
  package static func lateLine(_ name: String) -> LocalizedText {
    .init(
      en: """
        “\(name):” is after a verb, where it has no effect; it is expected before the first one.
        """,
      es: "“\(name):” está detrás de un verbo, donde no tiene efecto; se espera antes del primero.")
  }
  package static func lateLineHelp(_ example: String) -> LocalizedText {
    .init(
      en: "Move this line up, directly below the colour: \(example)",
      es: "Sube esta línea hasta justo debajo del color: \(example)")
  }
  package static func repeatedLine(_ name: String, _ line: String) -> LocalizedText {
    .init(
      en: "“\(name):” is already in line \(line); this second one has no effect.",
      es: "“\(name):” ya está en la línea \(line); esta segunda línea no tiene efecto.")
  }
  package static func repeatedLineHelp(_ example: String) -> LocalizedText {
    .init(
      en: "Keep one of the two lines and remove the other: \(example)",
      es: "Deja una de las dos líneas y quita la otra: \(example)")
  }
  package static let nothing = LocalizedText(en: "nothing", es: "nada")
  package static func unknownTense(_ found: LocalizedText) -> LocalizedText {
    .init(
      en: """
        “tiempo:” says \(found); the name of one tense is expected, such as presente, pretérito or subjuntivo presente.
        """,
      es: """
        “tiempo:” dice \(found); se espera el nombre de un tiempo, como presente, pretérito o subjuntivo presente.
        """)
  }
  package static func unknownTenseHelp(_ line: String) -> LocalizedText {
    .init(
      en: "For forms in the present write: \(line)",
      es: "Para formas en presente escribe: \(line)")
  }
  package static func nearTenseHelp(_ line: String) -> LocalizedText {
    .init(
      en: "If that is what you mean, write: \(line)",
      es: "Si es lo que quieres decir, escribe: \(line)")
  }
  package static let emptyOrder = LocalizedText(
    en: "“orden:” says nothing; “uso” or “último” is expected.",
    es: "“orden:” no dice nada; se espera “uso” o “último”.")
  package static func unknownOrder(_ text: String) -> LocalizedText {
    .init(
      en: "“orden:” says \(text); “uso” or “último” is expected.",
      es: "“orden:” dice \(text); se espera “uso” o “último”.")
  }
  package static let unknownOrderHelp = LocalizedText(
    en: "For verbs listed most used first write: orden: uso",
    es: "Para verbos ordenados de más a menos usados escribe: orden: uso")
  package static func unusableLives(_ found: LocalizedText, _ most: String) -> LocalizedText {
    .init(
      en: "“vidas:” says \(found); a whole number from 0 to \(most) is expected.",
      es: "“vidas:” dice \(found); se espera un número entero del 0 al \(most).")
  }
  package static let unusableLivesHelp = LocalizedText(
    en: "Write a number (vidas: 3), or remove the line so that all mistakes are forgiven.",
    es: "Escribe un número (vidas: 3), o quita la línea para que se perdonen todos los errores.")
  package static func unusableLimit(_ found: LocalizedText, _ most: String) -> LocalizedText {
    .init(
      en: "“límite:” says \(found); a whole number of seconds from 1 to \(most) is expected.",
      es: "“límite:” dice \(found); se espera un número entero de segundos del 1 al \(most).")
  }
  package static let unusableLimitHelp = LocalizedText(
    en: "Write the seconds (límite: 10 s), or remove the line so that there is no limit.",
    es: "Escribe los segundos (límite: 10 s), o quita la línea para que no haya límite.")
  package static func unknownGrade(_ found: LocalizedText, _ grades: String) -> LocalizedText {
    .init(
      en: "“grado:” says \(found); one of \(grades) is expected.",
      es: "“grado:” dice \(found); se espera uno de estos: \(grades).")
  }
  package static func unknownGradeHelp(_ example: String) -> LocalizedText {
    .init(
      en: "Write who the level is for: \(example)",
      es: "Escribe para quién es el nivel: \(example)")
  }
  package static let noColumns = LocalizedText(
    en: "“formas:” names no column; the six persons, yo to ellos, are used.",
    es: "“formas:” no nombra ninguna columna; se toman las seis personas, de yo a ellos.")
  package static let noColumnsHelp = LocalizedText(
    en: "Write the names with commas between them: formas: gerundio, participio",
    es: "Escribe los nombres separados por comas: formas: gerundio, participio")
  package static func emptyColumnName(_ number: String) -> LocalizedText {
    .init(
      en: "Column \(number) has no name: there is nothing between two commas.",
      es: "La columna \(number) no tiene nombre: entre dos comas no hay nada.")
  }
  package static func emptyColumnNameHelp(_ example: String) -> LocalizedText {
    .init(
      en: "Write a name or remove the comma: \(example)",
      es: "Escribe un nombre o quita la coma: \(example)")
  }
  package static func repeatedColumnName(_ name: String) -> LocalizedText {
    .init(
      en: "Two columns are named \(name); answers will not tell them apart.",
      es: "Dos columnas se llaman \(name); en las respuestas no se van a distinguir.")
  }
  package static let repeatedColumnNameHelp = LocalizedText(
    en: "Give each column a name of its own: formas: participio, participio femenino",
    es: "Da a cada columna un nombre propio: formas: participio, participio femenino")
  package static let columnSeparator = LocalizedText(
    en: "There is a semicolon between the names of the columns; a comma is expected.",
    es: "Entre los nombres de las columnas hay un punto y coma; se espera una coma.")
  package static let columnSeparatorHelp = LocalizedText(
    en: "Put commas between the names: formas: gerundio, participio",
    es: "Separa los nombres con comas: formas: gerundio, participio")
}
