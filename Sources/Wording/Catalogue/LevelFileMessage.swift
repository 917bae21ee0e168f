/// Findings about level files and folders as a whole: what is wrong, and what to do.
package enum LevelFileMessage {
  package static let missingPath = LocalizedText(
    en: "There is no file or folder of this name.",
    es: "No hay ningún archivo ni carpeta con este nombre.")
  package static let missingPathHelp = LocalizedText(
    en: "Check the name, and give the path from the folder where you are: Levels/Course",
    es: "Busca un error en el nombre y escribe la ruta desde donde estás: Levels/Course")
  package static func unreadable(_ reason: LocalizedText) -> LocalizedText {
    .init(en: "This cannot be read: \(reason).", es: "Esto no se puede leer: \(reason).")
  }
  package static let unreadableHelp = LocalizedText(
    en: "Make sure that you may open it, for example in an editor, and try again.",
    es: "Comprueba que lo puedes abrir, por ejemplo en un editor, y prueba otra vez.")
  package static func tooLarge(_ count: Int) -> LocalizedText {
    .init(
      en: "The file has more than \(count) MiB, too much for a level, and was not loaded.",
      es: "El archivo tiene más de \(count) MiB, demasiado para un nivel, y no se ha cargado.")
  }
  package static let tooLargeHelp = LocalizedText(
    en: "Check that this is the right file. A level is a short text, such as presente.txt",
    es: "Mira si es el archivo que quieres. Un nivel es un texto corto, como presente.txt")
  package static let noLevelInFolder = LocalizedText(
    en: "There is no level in this folder: no file whose name ends in .txt.",
    es: "En esta carpeta no hay ningún nivel: ningún archivo cuyo nombre termine en .txt.")
  package static func documentInFolderHelp(_ document: String) -> LocalizedText {
    .init(
      en: "If \(document) is one, save it as plain text in UTF-8, for example presente.txt",
      es: """
        Si \(document) es uno, guárdalo como texto sin formato en UTF-8, por ejemplo presente.txt
        """)
  }
  package static let noLevelInFolderHelp = LocalizedText(
    en: "Put a level into it, for example presente.txt, or name another folder.",
    es: "Pon un nivel en ella, por ejemplo presente.txt, o escribe otra carpeta.")
  package static let emptyFile = LocalizedText(
    en: "The file is empty. A level has a title, a description, a colour and two verbs.",
    es: "El archivo está vacío. Un nivel tiene un título, una descripción, un color y dos verbos.")
  package static let emptyFileHelp = LocalizedText(
    en: "Begin with a title in line 1: Nivel fácil (presente)",
    es: "Empieza con un título en la línea 1: Nivel fácil (presente)")
  package static func utf16(_ encoding: String) -> LocalizedText {
    .init(
      en: "The file is saved in \(encoding), not in UTF-8, and was not loaded.",
      es: "El archivo está guardado en \(encoding) y no en UTF-8, y no se ha cargado.")
  }
  package static func notPlainText(_ kind: LocalizedText) -> LocalizedText {
    .init(
      en: "The file is \(kind), not plain text, and was not loaded.",
      es: "El archivo es \(kind), no texto sin formato, y no se ha cargado.")
  }
  package static let notPlainTextHelp = LocalizedText(
    en: "Open it in its own program and save it as plain text in UTF-8, for example fácil.txt",
    es: "Ábrelo en su programa y guárdalo como texto sin formato en UTF-8, como fácil.txt")
  package static func windows1252(_ encoding: String) -> LocalizedText {
    .init(
      en: "The file is saved in \(encoding), not in UTF-8. It was read anyway.",
      es: "El archivo está guardado en \(encoding) y no en UTF-8. Se ha leído de todos modos.")
  }
  package static func partlyWindows1252(_ encoding: String) -> LocalizedText {
    .init(
      en: """
        Some letters of the file are in \(encoding), the first one here; others are in UTF-8. It was read anyway.
        """,
      es: """
        Algunas letras del archivo están en \(encoding), aquí la primera; otras están en UTF-8. Se ha leído de todos modos.
        """)
  }
  package static let partlyWindows1252Help = LocalizedText(
    en: "Run “conj check --fix” to make all of it UTF-8; until then editors show wrong letters.",
    es: """
      Deja que “conj check --fix” lo pase todo a UTF-8; hasta entonces los editores muestran mal algunas letras.
      """)
  package static let makeUTF8Help = LocalizedText(
    en: """
      Run “conj check --fix” to make it UTF-8, or save it again with “Save as” and the encoding UTF-8.
      """,
    es: """
      Deja que “conj check --fix” lo pase a UTF-8, o guárdalo otra vez con “Guardar como” y elige la codificación UTF-8.
      """)
  package static func otherEncoding(_ encoding: String) -> LocalizedText {
    .init(
      en: """
        The file seems to be saved in \(encoding), not in UTF-8, and was not loaded: its accents are uncertain.
        """,
      es: """
        El archivo parece guardado en \(encoding) y no en UTF-8, y no se ha cargado: no se sabe qué tildes tiene.
        """)
  }
  package static let otherEncodingHelp = LocalizedText(
    en: "Open it in the program that wrote it and save it again in UTF-8, for example fácil.txt",
    es: "Ábrelo en el programa que lo escribió y guárdalo otra vez en UTF-8, por ejemplo fácil.txt")
  package static let secondLevel = LocalizedText(
    en: """
      A second level seems to begin here, with this colour; a file has only one. Its verbs were added to the first level.
      """,
    es: """
      Parece que aquí empieza otro nivel, con este color; un archivo tiene uno solo. Sus verbos se han leído como del primero.
      """)
  package static let secondLevelHelp = LocalizedText(
    en: "Move it, from its title on, into a file of its own, for example presente-2.txt",
    es: "Corta desde su título y guárdalo en un archivo aparte, por ejemplo presente-2.txt")
  package static func otherLayout(_ separator: LocalizedText) -> LocalizedText {
    .init(
      en: "The cells are read as separated by \(separator).",
      es: "Las casillas se leen como separadas por \(separator).")
  }
  package static func otherLayoutWithInfinitive(_ separator: LocalizedText) -> LocalizedText {
    .init(
      en: "The cells are read as separated by \(separator), the infinitive first.",
      es: "Las casillas se leen como separadas por \(separator), con el infinitivo en la primera.")
  }
  package static func otherLayoutHelp(_ example: String) -> LocalizedText {
    .init(
      en: "If that is right there is nothing to do; levels are usually written \(example)",
      es: "Si es así, no hay que hacer nada; un nivel se suele escribir \(example)")
  }
  package static func headings(_ names: String) -> LocalizedText {
    .init(
      en: "This line is read as the names of the columns: \(names).",
      es: "Esta línea se lee como los nombres de las columnas: \(names).")
  }
  package static let headingsHelp = LocalizedText(
    en: "If that is right there is nothing to do; in a level, write formas: yo, tú, él",
    es: "Si es así, no hay que hacer nada; en un nivel se escribe formas: yo, tú, él")
  package static func unknownColumn(_ name: String, _ columns: String) -> LocalizedText {
    .init(
      en: """
        The column \(name) is not a person or a tense and was left out; these were read: \(columns).
        """,
      es: """
        La columna \(name) no es ninguna persona ni ningún tiempo, y no se ha leído; estas sí: \(columns).
        """)
  }
  package static let unknownColumnHelp = LocalizedText(
    en: """
      If it has forms, name their person; if it says what verbs mean, write it after them: comer (to eat)
      """,
    es: """
      Si tiene formas, nombra su persona; si dice qué significan los verbos, escríbelo detrás: comer (to eat)
      """)
  package static let fiveForms = LocalizedText(
    en: """
      All verbs have five forms; they are read as yo, tú, él, nosotros, ellos, without vosotros.
      """,
    es: """
      Todos los verbos tienen cinco formas; se leen como yo, tú, él, nosotros, ellos, sin vosotros.
      """)
  package static let fiveFormsHelp = LocalizedText(
    en: """
      If that is right there is nothing to do; you can also write it: formas: yo, tú, él, nosotros, ellos
      """,
    es: """
      Si es así, no hay que hacer nada; también puedes escribirlo: formas: yo, tú, él, nosotros, ellos
      """)
  package static let noVerbs = LocalizedText(
    en: "A level has at least two lines with a verb; this file has none.",
    es: "Un nivel tiene al menos dos líneas con un verbo; este archivo no tiene ninguna.")
  package static let oneVerb = LocalizedText(
    en: "A level has at least two lines with a verb; this file has one.",
    es: "Un nivel tiene al menos dos líneas con un verbo; este archivo tiene una.")
  package static let tooFewVerbsHelp = LocalizedText(
    en: "Write one verb per line: beber: bebo, bebes, bebe, bebemos, bebéis, beben",
    es: "Escribe un verbo en cada línea: beber: bebo, bebes, bebe, bebemos, bebéis, beben")

  // Names.

  package static let semicolons = LocalizedText(en: "semicolons", es: "puntos y coma")
  package static let tabs = LocalizedText(en: "tabs", es: "tabuladores")
  package static let commas = LocalizedText(en: "commas", es: "comas")
  package static let zipped = LocalizedText(
    en: "a Word, Excel, LibreOffice or zip file",
    es: "un archivo de Word, Excel, LibreOffice o zip")
  package static let oldDocument = LocalizedText(
    en: "an old Word or Excel document",
    es: "un documento antiguo de Word o Excel")
  package static let pdf = LocalizedText(en: "a PDF document", es: "un documento PDF")
  package static let formatted = LocalizedText(
    en: "a document with formatting (RTF)",
    es: "un documento con formato (RTF)")
  package static let picture = LocalizedText(en: "a picture", es: "una imagen")
  package static let compressed = LocalizedText(
    en: "a compressed file",
    es: "un archivo comprimido")
  package static let notText = LocalizedText(en: "something else", es: "algo distinto")

  // Why a file is not mended.

  package static let unreadableText = LocalizedText(
    en: "its text can't be read reliably",
    es: "su texto no se puede leer con seguridad")
  package static let nothingInIt = LocalizedText(en: "it has no content", es: "no contiene nada")
  package static let noLevel = LocalizedText(en: "it is not a level", es: "no es un nivel")
  package static let unusualLines = LocalizedText(
    en: "its lines are too unusual",
    es: "sus líneas son demasiado raras")
  package static let cellsWouldDiffer = LocalizedText(
    en: "its cells would change",
    es: "sus casillas no quedarían iguales")

  // Glossaries.

  package static let glossLanguage = LocalizedText(
    en: "The name does not say which language these glosses are in, so they were not loaded.",
    es: "El nombre no dice en qué idioma están estas glosas, y no se han cargado.")
  package static let glossLanguageHelp = LocalizedText(
    en: "Put the code of the language after “glosas-”: glosas-en.txt, glosas-fr.txt",
    es: "Pon el código del idioma detrás de “glosas-”: glosas-en.txt, glosas-fr.txt")
  package static let emptyGlossary = LocalizedText(
    en: "The file is empty. A glossary has one line per verb.",
    es: "El archivo está vacío. Un glosario tiene una línea para cada verbo.")
  package static func emptyGlossaryHelp(_ example: String) -> LocalizedText {
    .init(
      en: "Begin with a verb and what it means: \(example)",
      es: "Empieza con un verbo y lo que significa: \(example)")
  }
  package static let noColonInGloss = LocalizedText(
    en: "There is no colon in this line; an infinitive, a colon and its meaning are expected.",
    es: "En esta línea no hay dos puntos; se espera un infinitivo, dos puntos y su significado.")
  package static func beginWithInfinitive(_ example: String) -> LocalizedText {
    .init(
      en: "Begin the line with the infinitive: \(example)",
      es: "Empieza la línea con el infinitivo: \(example)")
  }
  package static func emptyGloss(_ verb: String) -> LocalizedText {
    .init(
      en: "There is nothing after the colon; the meaning of \(verb) is expected.",
      es: "Detrás de los dos puntos no hay nada; se espera lo que significa \(verb).")
  }
  package static func emptyGlossHelp(_ example: String) -> LocalizedText {
    .init(
      en: "Write it in a few words, or remove the line: \(example)",
      es: "Escríbelo en pocas palabras, o quita la línea: \(example)")
  }
  package static func repeatedGloss(_ verb: String, _ line: String) -> LocalizedText {
    .init(
      en: "\(verb) already has a line, line \(line), which counts.",
      es: "\(verb) ya tiene una línea, la \(line), que es la que cuenta.")
  }
  package static let repeatedGlossHelp = LocalizedText(
    en: "Write all its meanings in one line: hacer: to do, to make",
    es: "Escribe todo lo que significa en una sola línea: hacer: to do, to make")
}
