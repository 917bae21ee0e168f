/// Findings about lines with verbs: what is wrong, and what to do.
package enum VerbLineMessage {
  package static let noColon = LocalizedText(
    en: "There is no colon in this line; an infinitive, a colon and the forms are expected.",
    es: "En esta línea no hay dos puntos; se espera un infinitivo, dos puntos y las formas.")
  package static func oneVerbALine(_ example: String) -> LocalizedText {
    .init(
      en: "Write one verb per line, or put # before a comment: \(example)",
      es: "Escribe un verbo en cada línea, o pon # delante de un comentario: \(example)")
  }
  package static func noColonAfter(_ word: String) -> LocalizedText {
    .init(
      en: "A colon is expected after “\(word)”.",
      es: "Se esperan dos puntos después de “\(word)”.")
  }
  package static func otherThanColonAfter(_ word: String, _ found: LocalizedText) -> LocalizedText {
    .init(
      en: "A colon is expected after “\(word)”; there is \(found) instead.",
      es: "Se esperan dos puntos después de “\(word)”; aquí hay \(found).")
  }
  package static let verticalBars = LocalizedText(
    en: """
      This line has vertical bars, like a table in Markdown; an infinitive, a colon and the forms are expected.
      """,
    es: """
      Esta línea tiene barras verticales, como las tablas de Markdown; se espera un infinitivo, dos puntos y las formas.
      """)
  package static func noVerticalBars(_ example: String) -> LocalizedText {
    .init(
      en: "Write each verb without bars, and remove the lines that have no verb: \(example)",
      es: "Escribe cada verbo sin barras, y quita las líneas que no tienen ninguno: \(example)")
  }
  package static func putColon(_ example: String) -> LocalizedText {
    .init(en: "Put a colon there: \(example)", es: "Pon ahí dos puntos: \(example)")
  }
  package static let twoColons = LocalizedText(
    en: "There is a second colon; one is expected, after the infinitive.",
    es: "Hay dos puntos por segunda vez; se esperan solo una vez, después del infinitivo.")
  package static func secondVerbHelp(_ verb: String) -> LocalizedText {
    .init(
      en: "If a second verb begins here, give it a line of its own: \(verb): …",
      es: "Si aquí empieza otro verbo, ponlo en una línea aparte: \(verb): …")
  }
  package static func putCommas(_ example: String) -> LocalizedText {
    .init(
      en: "Put commas between the forms: \(example)",
      es: "Separa las formas con comas: \(example)")
  }
  package static let noInfinitive = LocalizedText(
    en: "There is nothing before the colon; an infinitive is expected.",
    es: "Antes de los dos puntos no hay nada; se espera un infinitivo.")
  package static func notAnInfinitive(_ word: String) -> LocalizedText {
    .init(
      en: "\(word) does not end like an infinitive: in -ar, -er, -ir or -ír, or these with -se.",
      es: "\(word) no termina como un infinitivo: en -ar, -er, -ir o -ír, o estas con -se.")
  }
  package static func notAnInfinitiveHelp(_ example: String) -> LocalizedText {
    .init(
      en: "Begin the line with the infinitive, for example comer: \(example)",
      es: "Empieza la línea con el infinitivo, por ejemplo comer: \(example)")
  }
  package static func emptyForm(_ column: String) -> LocalizedText {
    .init(en: "The form for “\(column)” is missing.", es: "Falta la forma de “\(column)”.")
  }
  package static let emptyFormHelp = LocalizedText(
    en: """
      Write the form; if the verb has none there, write a hyphen: -, -, concierne, -, -, conciernen
      """,
    es: """
      Escribe la forma; si el verbo ahí no tiene ninguna, escribe un guion: -, -, concierne, -, -, conciernen
      """)
  package static let emptyAlternative = LocalizedText(
    en: "A form is missing beside the slash.",
    es: "Falta una forma al lado de la barra.")
  package static let emptyAlternativeHelp = LocalizedText(
    en: "Write a form on both sides of the slash, irgo/yergo, or remove the slash.",
    es: "Escribe una forma a cada lado de la barra, irgo/yergo, o quita la barra.")
  package static func digit(_ text: String) -> LocalizedText {
    .init(
      en: "There is a digit, \(text), in a word.",
      es: "Hay una cifra, \(text), en una palabra.")
  }
  package static let digitHelp = LocalizedText(
    en: "Write the word with letters only, without a number before or after it: comer",
    es: "Escribe la palabra solo con letras, sin ningún número delante ni detrás: comer")
  package static func garbledLetter(_ text: String) -> LocalizedText {
    .init(
      en: "“\(text)” is a letter that was damaged when the file was saved in another encoding.",
      es: """
        “\(text)” es lo que queda de una letra cuando el archivo se guarda en otra codificación.
        """)
  }
  package static func garbledLetterHelp(_ letter: String) -> LocalizedText {
    .init(
      en: """
        Write \(letter) here, and save the file in UTF-8; or run “conj check --fix” to fix all such letters.
        """,
      es: """
        Escribe aquí \(letter) y guarda el archivo en UTF-8; o deja que “conj check --fix” corrija todas las letras así.
        """)
  }
  package static let lostLetterHelp = LocalizedText(
    en: "Write the letter again, as in coméis, and save the file in UTF-8.",
    es: "Escribe otra vez la letra, como en coméis, y guarda el archivo en UTF-8.")
  package static func longForm(_ count: Int) -> LocalizedText {
    .init(
      en: "This form has \(count) letters; a form can have at most 64.",
      es: "Esta forma tiene \(count) letras; no se admiten más de 64.")
  }
  package static func longFormHelp(_ example: String) -> LocalizedText {
    .init(
      en: "Look for a missing comma or a missing end of line: \(example)",
      es: "Mira si falta una coma o un salto de línea: \(example)")
  }
  package static let dashWithForm = LocalizedText(
    en: "There is a hyphen beside a form; a hyphen means that the verb has no form here.",
    es: "Hay un guion al lado de una forma; un guion dice que el verbo aquí no tiene forma.")
  package static let dashWithFormHelp = LocalizedText(
    en: "Write either the forms, irgo/yergo, or the hyphen alone.",
    es: "Escribe o las formas, irgo/yergo, o solo el guion.")
  package static func longDash(_ dash: String) -> LocalizedText {
    .init(
      en: "“\(dash)” is a long dash; it was read as a hyphen: no form here.",
      es: "“\(dash)” es una raya; se ha leído como guion: aquí no hay forma.")
  }
  package static let longDashHelp = LocalizedText(
    en: "Write a hyphen: concernir: -, -, concierne, -, -, conciernen",
    es: "Escribe un guion: concernir: -, -, concierne, -, -, conciernen")
  package static let quotationMarks = LocalizedText(
    en: "There are quotation marks around this; it was read without them.",
    es: "Esto está entre comillas; se ha leído sin ellas.")
  package static func quotationMarksHelp(_ example: String) -> LocalizedText {
    .init(en: "Remove the quotation marks: \(example)", es: "Quita las comillas: \(example)")
  }
  package static let invisibleCharacter = LocalizedText(
    en: "There is an invisible character here; it was left out.",
    es: "Aquí hay un carácter que no se ve; no se ha tenido en cuenta.")
  package static let invisibleCharacterHelp = LocalizedText(
    en: "Type the word again, for example comemos, or run “conj check --fix” to clean the file.",
    es: """
      Escribe otra vez la palabra, por ejemplo comemos, o deja que “conj check --fix” limpie el archivo.
      """)
  package static func repeatedVerb(_ verb: String, _ line: String) -> LocalizedText {
    .init(
      en: "“\(verb)” already has a line, line \(line). Both were read.",
      es: "“\(verb)” ya tiene una línea, la \(line). Se han leído las dos.")
  }
  package static let repeatedVerbHelp = LocalizedText(
    en: "Remove one of them; a second form goes into its cell, with a slash: irgo/yergo",
    es: "Quita una de las dos; una segunda forma va en su casilla, con una barra: irgo/yergo")

  // The number of forms.

  package static func noFormsInLine(_ expected: LocalizedText) -> LocalizedText {
    .init(
      en: "There is no form in this line; \(expected).",
      es: "En esta línea no hay ninguna forma; \(expected).")
  }
  package static func formsInLine(_ count: Int, _ expected: LocalizedText) -> LocalizedText {
    .init(
      en: """
        There \(count, "is", "are") \(count) \(count, "form", "forms") in this line; \(expected).
        """,
      es: "En esta línea hay \(count) \(count, "forma", "formas"); \(expected).")
  }
  package static func formsExpected(_ count: Int, _ columns: String) -> LocalizedText {
    .init(
      en: "\(count) \(count, "is", "are") expected: \(columns)",
      es: "se \(count, "espera", "esperan") \(count): \(columns)")
  }
  package static func separatorForComma(_ found: LocalizedText) -> LocalizedText {
    .init(
      en: "There is \(found) where a comma is expected.",
      es: "Hay \(found) donde se espera una coma.")
  }
  package static func commaMissingAfter(_ word: String) -> LocalizedText {
    .init(
      en: "A comma may be missing after “\(word)”.",
      es: "Puede que falte una coma después de “\(word)”.")
  }
  package static func commaMissingHelp(_ first: String, _ second: String) -> LocalizedText {
    .init(
      en: "Put a comma between two forms: \(first), \(second)",
      es: "Pon una coma entre dos formas: \(first), \(second)")
  }
  package static let commaTooMany = LocalizedText(
    en: "There is one comma too many.",
    es: "Sobra una coma.")
  package static let commaTooManyHelp = LocalizedText(
    en: "Remove it; for a form that does not exist write a hyphen: -",
    es: "Quítala; para una forma que no existe escribe un guion: -")
  package static let formMissing = LocalizedText(
    en: "A form or a comma is missing.",
    es: "Falta una forma o una coma.")
  package static let formTooMany = LocalizedText(
    en: "There is one form or comma too many.",
    es: "Sobra una forma o una coma.")
  package static func formForEachName(_ columns: String) -> LocalizedText {
    .init(
      en: "Write a form for each name in the line “formas:”, or - for none: \(columns)",
      es: "Escribe una forma para cada nombre de la línea “formas:”, o - si no hay: \(columns)")
  }
  package static func sixForms(_ columns: String) -> LocalizedText {
    .init(
      en: "Write six forms, or name other columns below the colour: formas: \(columns)",
      es: "Escribe seis formas, o nombra otras columnas debajo del color: formas: \(columns)")
  }
  package static func onlySixForms(_ example: String) -> LocalizedText {
    .init(en: "Write six forms: \(example)", es: "Escribe seis formas: \(example)")
  }

  // Characters that Spanish forms are not written with.

  package static func oddLetter(_ text: String) -> LocalizedText {
    .init(
      en: "\(text) does not belong in a word; a–z, á é í ó ú, ü, ñ and single spaces are expected.",
      es: """
        \(text) no puede estar en una palabra; se esperan a–z, á é í ó ú, ü, ñ y espacios sueltos.
        """)
  }
  package static func writeInPlaceOf(_ meant: String, _ text: String) -> LocalizedText {
    .init(
      en: "Write \(meant) instead of \(text).",
      es: "Escribe \(meant) en lugar de \(text).")
  }
  package static let noPunctuation = LocalizedText(
    en: "Write the forms without punctuation: come, comemos",
    es: "Escribe las formas sin signos de puntuación: come, comemos")
  package static let putComma = LocalizedText(
    en: "Put a comma between two forms: come, comemos",
    es: "Pon una coma entre dos formas: come, comemos")
  package static let accentsOnLetters = LocalizedText(
    en: "Write the word alone, with its accents on the letters: coméis",
    es: "Escribe solo la palabra, con las tildes sobre las letras: coméis")
  package static let noBrackets = LocalizedText(
    en: "Leave out what is in brackets; put a second form after a slash: irgo/yergo",
    es: "Quita lo que está entre paréntesis; una segunda forma va detrás de una barra: irgo/yergo")
  package static let inOnePiece = LocalizedText(
    en: "Begin the line with the infinitive, and write words in one piece: comer: como, comes",
    es: "Empieza la línea con el infinitivo y escribe las palabras enteras: comer: como, comes")
  package static let ordinaryLetters = LocalizedText(
    en: "Write ordinary letters, not the wide ones: comemos",
    es: "Escribe letras normales, no las anchas: comemos")
  package static let spanishLetters = LocalizedText(
    en: "Write the word with Spanish letters only: comemos, coméis",
    es: "Escribe la palabra solo con letras españolas: comemos, coméis")
}

/// Names of characters in the place of others.
package enum CharacterMessage {
  package static let comma = LocalizedText(en: "a comma", es: "una coma")
  package static let semicolon = LocalizedText(en: "a semicolon", es: "un punto y coma")
  package static let fullStop = LocalizedText(en: "a full stop", es: "un punto")
  package static let equalsSign = LocalizedText(en: "an equals sign", es: "un signo igual")
  package static let hyphen = LocalizedText(en: "a hyphen", es: "un guion")
  package static let dash = LocalizedText(en: "a dash", es: "una raya")
  package static let arrow = LocalizedText(en: "an arrow", es: "una flecha")
  package static let wideColon = LocalizedText(en: "a wide colon", es: "unos dos puntos anchos")
  package static let wideSemicolon = LocalizedText(
    en: "a wide semicolon",
    es: "un punto y coma ancho")
  package static let wideComma = LocalizedText(en: "a wide comma", es: "una coma ancha")
  package static let chineseComma = LocalizedText(en: "a Chinese comma", es: "una coma china")
  package static let verticalBar = LocalizedText(en: "a vertical bar", es: "una barra vertical")
  package static let tab = LocalizedText(en: "a tab", es: "un tabulador")
}
