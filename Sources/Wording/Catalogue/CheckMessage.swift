/// What `conj check` says beside the findings of the parser.
package enum CheckMessage {
  package static let error = LocalizedText(en: "error", es: "error")
  package static let warning = LocalizedText(en: "warning", es: "aviso")
  package static let note = LocalizedText(en: "note", es: "nota")
  package static let help = LocalizedText(en: "help:", es: "ayuda:")
  package static func moreLike(_ count: Int) -> LocalizedText {
    .init(
      en: "and \(count) more \(count, "line", "lines") like this",
      es: "y \(count) \(count, "línea", "líneas") más como esta")
  }
  package static func moreOfKind(_ count: Int, _ id: String, in file: String) -> LocalizedText {
    .init(
      en: "\(file) has \(count) more of the kind \(id).",
      es: "\(file) tiene \(count) más de la clase \(id).")
  }
  package static let clean = LocalizedText(
    en: "no errors, no warnings",
    es: "ningún error, ningún aviso")

  // --fix

  package static func mended(_ file: String, _ backup: String) -> LocalizedText {
    .init(
      en: "\(file): fixed; the old file is \(backup)",
      es: "\(file): corregido; el archivo anterior es \(backup)")
  }
  package static func left(_ file: String, _ reason: LocalizedText) -> LocalizedText {
    .init(en: "\(file): left as it is: \(reason)", es: "\(file): se deja como está: \(reason)")
  }
  package static let hasOtherName = LocalizedText(
    en: "it has another name (a hard link)",
    es: "tiene otro nombre (un enlace duro)")
  package static func cannotMend(_ reason: LocalizedText) -> LocalizedText {
    .init(
      en: "The file can't be fixed: \(reason).",
      es: "No se puede corregir el archivo: \(reason).")
  }
  package static let nothingChanged = LocalizedText(
    en: "Check that you can write to the file and its folder. The file has not changed.",
    es: "Mira si puedes escribir en el archivo y en su carpeta; el archivo no ha cambiado.")

  package static let noRoom = LocalizedText(
    en: "Check that there is room on the disk. The file has not changed.",
    es: "Mira si hay espacio en el disco; el archivo no ha cambiado.")

  // What is checked.

  package static let nameHasSpaces = LocalizedText(
    en: "The name has spaces, so each word was read as a separate name.",
    es: "El nombre tiene espacios, y cada una de sus palabras se ha tomado por un nombre aparte.")
  package static func quoteName(_ name: String) -> LocalizedText {
    .init(
      en: "Put it in quotation marks: conj check \"\(name)\"",
      es: "Ponlo entre comillas: conj check \"\(name)\"")
  }
  package static let builtInLevels = LocalizedText(
    en: "The built-in levels are part of conj and have no files to check.",
    es: "Los niveles incluidos son parte de conj y no tienen archivos que comprobar.")
  package static let namePart = LocalizedText(
    en: "Write part of the title or file name of one of the levels to check.",
    es: "Escribe una parte del título o del nombre de archivo de un nivel que se revise.")
  package static let nameLevel = LocalizedText(
    en: "Name a level file or a folder of them: conj check nivel.txt",
    es: "Escribe un archivo de nivel o una carpeta de niveles: conj check nivel.txt")
  package static let whatToCheck = LocalizedText(
    en: "conj check needs to know what to check.",
    es: "conj check necesita saber qué comprobar.")

  // --ambiguous

  package static let severalVerbs = LocalizedText(
    en: "Forms of several verbs:",
    es: "Formas de varios verbos:")
  package static let accentDiffers = LocalizedText(
    en: "Forms that differ by an accent:",
    es: "Formas que se distinguen por una tilde:")
  package static let tildeDiffers = LocalizedText(
    en: "Forms that differ by n and ñ:",
    es: "Formas que se distinguen por n y ñ:")

  // What differs from the reference.

  package static func otherAccents(_ word: String, _ meant: String) -> LocalizedText {
    .init(
      en: "“\(word)” is spelled “\(meant)” in the reference.",
      es: "“\(word)” se escribe “\(meant)” en la referencia.")
  }
  package static func unknownVerb(_ verb: String) -> LocalizedText {
    .init(
      en: "The reference has no verb “\(verb)”.",
      es: "La referencia no tiene ningún verbo “\(verb)”.")
  }
  package static let unknownVerbHelp = LocalizedText(
    en: "Check the spelling. If it is right, leave it as it is.",
    es: "Mira si está bien escrito; si lo está, déjalo así.")
  package static func unknownForm(_ form: String, _ verb: String) -> LocalizedText {
    .init(
      en: "The reference has no form “\(form)” of \(verb).",
      es: "La referencia no tiene la forma “\(form)” de \(verb).")
  }
  package static func moreInLine(_ count: Int) -> LocalizedText {
    .init(
      en: "…and \(count) more \(count, "form", "forms") on this line.",
      es: "Ni tampoco \(count) más de esta línea.")
  }
  package static func showForms(_ verb: String) -> LocalizedText {
    .init(
      en: "To see its forms: conj show \(verb)",
      es: "Para ver las formas que tiene: conj show \(verb)")
  }
  package static func otherPerson(
    _ form: String, _ column: String, _ known: String
  ) -> LocalizedText {
    .init(
      en: "“\(form)” is under \(column); the reference has it under \(known).",
      es: "“\(form)” está en \(column); la referencia tiene esa forma en \(known).")
  }
  package static func moreMisplaced(_ count: Int) -> LocalizedText {
    .init(
      en: "\(count) more \(count, "form is", "forms are") out of place on this line.",
      es: "\(count) más de esta línea \(count, "está", "están") fuera de lugar.")
  }
  package static func inOrder(_ columns: String, _ line: String) -> LocalizedText {
    .init(
      en: "The reference has, in the order \(columns): \(line)",
      es: "En el orden \(columns) la referencia tiene: \(line)")
  }
  package static func seeOrder(_ columns: String) -> LocalizedText {
    .init(
      en: "Check that the forms are in this order: \(columns)",
      es: "Mira si las formas están en este orden: \(columns)")
  }
  package static func isTense(_ form: String, _ tense: String) -> LocalizedText {
    .init(en: "“\(form)” is \(tense)", es: "“\(form)” es \(tense)")
  }
  package static func isOtherTense(_ form: String) -> LocalizedText {
    .init(en: "“\(form)” is in another tense", es: "“\(form)” está en otro tiempo")
  }
  package static func tenseExpected(_ found: LocalizedText, _ tense: String) -> LocalizedText {
    .init(en: "\(found); \(tense) is expected here", es: "\(found); aquí se espera \(tense)")
  }
  package static func morePlaces(_ found: LocalizedText, _ count: Int) -> LocalizedText {
    .init(
      en: "\(found), and in \(count) more \(count, "place", "places") on this line",
      es: "\(found), y lo mismo en \(count) \(count, "lugar", "lugares") más de esta línea")
  }
  package static let otherTenseHelp = LocalizedText(
    en: "Write the form in the tense of the level, or - if the verb has none.",
    es: "Escribe la forma del tiempo del nivel, o - si el verbo no tiene ninguna.")
  package static func lineInOtherTense(
    _ verb: String, _ found: String, _ expected: String
  ) -> LocalizedText {
    .init(
      en: "The forms of \(verb) are \(found); the level is in \(expected).",
      es: "Las formas de \(verb) son de \(found); el nivel está en \(expected).")
  }
  package static func lineInOtherTenseHelp(_ tense: String) -> LocalizedText {
    .init(
      en: "Write the forms in the tense of the level: \(tense)",
      es: "Escribe las formas del tiempo del nivel: \(tense)")
  }
  package static func tenseSaid(_ said: String, _ found: String) -> LocalizedText {
    .init(
      en: "“tiempo:” says \(said), but most of the forms are \(found).",
      es: "“tiempo:” dice \(said), pero la mayoría de las formas son de \(found).")
  }
  package static func tenseSaidHelp(_ tense: String) -> LocalizedText {
    .init(
      en: "If the forms are right, write: tiempo: \(tense)",
      es: "Si las formas están bien, escribe: tiempo: \(tense)")
  }
  package static func otherVerb(_ verb: String, _ found: String) -> LocalizedText {
    .init(
      en: "This is the line of \(verb), but its forms are those of \(found).",
      es: "Esta es la línea de \(verb), pero sus formas son las de \(found).")
  }
  package static func otherVerbHelp(_ verb: String) -> LocalizedText {
    .init(
      en: "If they are right, write \(verb) before the colon.",
      es: "Si están bien, escribe \(verb) antes de los dos puntos.")
  }
  package static func rightLineOf(_ verb: String, _ line: String) -> LocalizedText {
    .init(
      en: "The reference has this for \(verb): \(line)",
      es: "La referencia tiene para \(verb): \(line)")
  }
  package static func missingPronoun(_ verb: String, _ form: String) -> LocalizedText {
    .init(
      en: "“\(verb)” has a pronoun, but “\(form)” has none.",
      es: "“\(verb)” lleva pronombre, pero “\(form)” no lo lleva.")
  }
  package static func missingPronouns(
    _ verb: String, _ form: String, _ count: Int
  ) -> LocalizedText {
    .init(
      en: "“\(verb)” has a pronoun, but “\(form)” and \(count) more on this line have none.",
      es: "“\(verb)” lleva pronombre, pero “\(form)” no lo lleva, ni \(count) más de esta línea.")
  }
  package static func otherPronoun(
    _ form: String, _ column: String, _ pronoun: String
  ) -> LocalizedText {
    .init(
      en: "“\(form)”: with \(column) the pronoun is \(pronoun).",
      es: "“\(form)”: con \(column) el pronombre es \(pronoun).")
  }
  package static func writePronoun(_ pronoun: String) -> LocalizedText {
    .init(en: "Write the form with \(pronoun).", es: "Escribe la forma con \(pronoun).")
  }
  package static func missingNo(_ form: String) -> LocalizedText {
    .init(
      en: "“\(form)” is in a negative command, which begins with “no”.",
      es: "“\(form)” está en una orden negativa, que empieza por “no”.")
  }
  package static func moreWithoutNo(_ count: Int) -> LocalizedText {
    .init(
      en: "\(count) more on this line \(count, "has", "have") none.",
      es: "En \(count) más de esta línea falta también.")
  }
  package static func writeNo(_ line: String) -> LocalizedText {
    .init(en: "Write: \(line)", es: "Escribe: \(line)")
  }
  package static func writePronouns(_ line: String) -> LocalizedText {
    .init(en: "Write the pronouns: \(line)", es: "Escribe los pronombres: \(line)")
  }
  package static func formInParentheses(_ form: String) -> LocalizedText {
    .init(
      en: "“\(form)” is in parentheses and was not read.",
      es: "“\(form)” está entre paréntesis y no se ha leído.")
  }
  package static func formInParenthesesHelp(_ example: String) -> LocalizedText {
    .init(
      en: "Put a slash between two forms for one person: \(example)",
      es: "Pon una barra entre dos formas de una persona: \(example)")
  }
  package static func rightLine(_ line: String) -> LocalizedText {
    .init(en: "The reference has: \(line)", es: "La referencia tiene: \(line)")
  }
  package static func question(_ meant: String, _ word: String) -> LocalizedText {
    .init(
      en: "Did you mean \(meant)? If \(word) is right, leave it as it is.",
      es: "¿Quieres decir \(meant)? Si \(word) está bien, no cambies nada.")
  }
}
