internal import SpanishText
package import Wording

/// What a finding says.
package struct DiagnosticMessage: Sendable {
  package var id: DiagnosticID
  /// What is wrong and what was expected.
  package var text: LocalizedText
  /// What to do, in one line with a right example.
  package var help: LocalizedText
}

extension DiagnosticID {
  /// What a finding of this kind says.
  package func message(
    en english: TextLiteral<English>, es spanish: TextLiteral<Spanish>, help: LocalizedText
  ) -> DiagnosticMessage {
    DiagnosticMessage(id: self, text: .init(en: english, es: spanish), help: help)
  }

  package func message(
    en english: TextLiteral<English>, es spanish: TextLiteral<Spanish>,
    help: TextLiteral<English>, ayuda: TextLiteral<Spanish>
  ) -> DiagnosticMessage {
    message(en: english, es: spanish, help: .init(en: help, es: ayuda))
  }
}

/// Messages about files and folders as a whole.
extension DiagnosticMessage {
  /// `document` is a file in the folder that may be a level saved in the wrong format.
  static func noLevelInFolder(document: String?) -> Self {
    DiagnosticID.noLevelInFolder.message(
      en: "There is no level in this folder: no file whose name ends in .txt.",
      es: "En esta carpeta no hay ningún nivel: ningún archivo cuyo nombre termine en .txt.",
      help: document.map {
        .init(
          en: "If \($0) is one, save it as plain text in UTF-8, for example presente.txt",
          es: "Si \($0) es uno, guárdalo como texto sin formato en UTF-8, por ejemplo presente.txt")
      }
        ?? .init(
          en: "Put a level into it, for example presente.txt, or name another folder.",
          es: "Pon un nivel en ella, por ejemplo presente.txt, o escribe otra carpeta."))
  }

  static let emptyFile = DiagnosticID.emptyFile.message(
    en: "The file is empty. A level has a title, a description, a colour and two verbs.",
    es: "El archivo está vacío. Un nivel tiene un título, una descripción, un color y dos verbos.",
    help: "Begin with a title in line 1: Nivel fácil (presente)",
    ayuda: "Empieza con un título en la línea 1: Nivel fácil (presente)")

  static let makeUTF8 = LocalizedText(
    en:
      "Run “conj check --fix” to make it UTF-8, or save it again with “Save as” and the encoding UTF-8.",
    es:
      "Deja que “conj check --fix” lo pase a UTF-8, o guárdalo otra vez con “Guardar como” y elige la codificación UTF-8."
  )

  static func notPlainText(_ kind: LocalizedText) -> Self {
    DiagnosticID.notPlainText.message(
      en: "The file is \(kind), not plain text, and was not loaded.",
      es: "El archivo es \(kind), no texto sin formato, y no se ha cargado.",
      help: "Open it in its own program and save it as plain text in UTF-8, for example fácil.txt",
      ayuda: "Ábrelo en su programa y guárdalo como texto sin formato en UTF-8, como fácil.txt")
  }

  /// `isMixed` tells that other letters of the file are in UTF-8.
  static func windows1252(mixed isMixed: Bool) -> Self {
    let encoding = TextEncoding.windows1252
    if isMixed {
      return DiagnosticID.windows1252.message(
        en:
          "Some letters of the file are in \(encoding), the first one here; others are in UTF-8. It was read anyway.",
        es:
          "Algunas letras del archivo están en \(encoding), aquí la primera; otras están en UTF-8. Se ha leído de todos modos.",
        help:
          "Run “conj check --fix” to make all of it UTF-8; until then editors show wrong letters.",
        ayuda:
          "Deja que “conj check --fix” lo pase todo a UTF-8; hasta entonces los editores muestran mal algunas letras."
      )
    }
    return DiagnosticID.windows1252.message(
      en: "The file is saved in \(encoding), not in UTF-8. It was read anyway.",
      es: "El archivo está guardado en \(encoding) y no en UTF-8. Se ha leído de todos modos.",
      help: makeUTF8)
  }

  static func otherLayout(_ layout: TableLayout) -> Self {
    let separator: LocalizedText =
      switch layout.separator {
      case ";": .init(en: "semicolons", es: "puntos y coma")
      case "\t": .init(en: "tabs", es: "tabuladores")
      default: .init(en: "commas", es: "comas")
      }
    let infinitive: LocalizedText =
      layout.hasInfinitiveCell
      ? .init(en: ", the infinitive first", es: ", con el infinitivo en la primera") : .none
    return DiagnosticID.otherLayout.message(
      en: "The cells are read as separated by \(separator)\(infinitive).",
      es: "Las casillas se leen como separadas por \(separator)\(infinitive).",
      help: "If that is right there is nothing to do; levels are usually written \(example)",
      ayuda: "Si es así, no hay que hacer nada; un nivel se suele escribir \(example)")
  }

  static func tooFewVerbs(_ count: Int) -> Self {
    let found: LocalizedText =
      count == 0 ? .init(en: "none", es: "no tiene ninguna") : .init(en: "one", es: "tiene una")
    return DiagnosticID.tooFewVerbs.message(
      en: "A level has at least two lines with a verb; this file has \(found).",
      es: "Un nivel tiene al menos dos líneas con un verbo; este archivo \(found).",
      help: "Write one verb per line: beber: bebo, bebes, bebe, bebemos, bebéis, beben",
      ayuda: "Escribe un verbo en cada línea: beber: bebo, bebes, bebe, bebemos, bebéis, beben")
  }
}

/// Messages about the first three lines and the directives.
extension DiagnosticMessage {
  static let missingTitle = DiagnosticID.missingTitle.message(
    en:
      "The title, the description and the colour are missing: lines 1 to 3 of a level, before the first verb.",
    es:
      "Faltan el título, la descripción y el color: las líneas 1 a 3 de un nivel, antes del primer verbo.",
    help: "Write three lines above this one: Nivel fácil ⏎ Verbos fáciles en presente ⏎ FF0000",
    ayuda: "Escribe tres líneas encima de esta: Nivel fácil ⏎ Verbos fáciles en presente ⏎ FF0000")

  static let missingTitleAndDescription = DiagnosticID.missingTitle.message(
    en: "The title and the description are missing: lines 1 and 2 of a level, above the colour.",
    es: "Faltan el título y la descripción: las líneas 1 y 2 de un nivel, encima del color.",
    help: "Write two lines above this one: Nivel fácil ⏎ Verbos fáciles en presente",
    ayuda: "Escribe dos líneas encima de esta: Nivel fácil ⏎ Verbos fáciles en presente")

  static let missingDescriptionAndColour = DiagnosticID.missingDescription.message(
    en: "The description and the colour are missing: lines 2 and 3 of a level, below the title.",
    es: "Faltan la descripción y el color: las líneas 2 y 3 de un nivel, debajo del título.",
    help: "Write two lines below the title: Verbos fáciles en presente ⏎ FF0000",
    ayuda: "Escribe dos líneas debajo del título: Verbos fáciles en presente ⏎ FF0000")

  static let missingDescription = DiagnosticID.missingDescription.message(
    en: "The description is missing: line 2 of a level, between title and colour.",
    es: "Falta la descripción: la línea 2 de un nivel, entre el título y el color.",
    help: "Write a line above the colour: Verbos fáciles en presente",
    ayuda: "Escribe una línea encima del color: Verbos fáciles en presente")

  static let missingColour = DiagnosticID.missingColour.message(
    en: "The colour is missing: line 3 of a level, below the description.",
    es: "Falta el color: la línea 3 de un nivel, debajo de la descripción.",
    help: "Write a colour below the description, six digits or a name: FF0000 or red",
    ayuda: "Escribe un color debajo de la descripción, seis cifras o un nombre: FF0000 o rojo")

  /// `hasEmptyLine` tells that the title is in line 2.
  static func emptyTitle(hasEmptyLine: Bool = false) -> Self {
    DiagnosticID.emptyTitle.message(
      en: "Line 1 is empty; the title of the level is expected there.",
      es: "La línea 1 está vacía; ahí se espera el título del nivel.",
      help: hasEmptyLine
        ? .init(
          en:
            "Remove the empty line, so that the title is line 1 and the colour (FF0000) is line 3.",
          es:
            "Quita la línea vacía, para que el título sea la línea 1 y el color, como FF0000, la línea 3."
        )
        : .init(
          en: "Write the title in line 1: Nivel fácil (presente)",
          es: "Escribe el título en la línea 1: Nivel fácil (presente)"))
  }

  static func unusableColour(_ text: String, suggestion: String?) -> Self {
    DiagnosticID.unusableColour.message(
      en: "\(quoted: text) is not a colour that can be used; line 3 of a level is its colour.",
      es: "\(quoted: text) no es un color que se pueda usar; la línea 3 de un nivel es su color.",
      help: suggestion.map { .init(en: "Write \($0)", es: "Escribe \($0)") }
        ?? .init(
          en: "Write six digits, 0–9 and A–F, or a name: FF0000 or red",
          es: "Escribe seis cifras, 0–9 y A–F, o un nombre: FF0000 o rojo"))
  }

  static func earlyHeaderLine(_ directive: LevelDirective, _ value: String) -> Self {
    DiagnosticID.earlyHeaderLine.message(
      en: "\(word: directive.rawValue + ":") is above the colour, where it has no effect.",
      es: "\(word: directive.rawValue + ":") está encima del color, donde no tiene efecto.",
      help: "Move this line down, directly below the colour: \(directive.line(saying: value))",
      ayuda: "Baja esta línea hasta justo debajo del color: \(directive.line(saying: value))")
  }

  static func misplacedColour(line: Int, emptyLine: Bool) -> Self {
    DiagnosticID.misplacedColour.message(
      en: "The colour is in line \(plain: line); it is expected in line 3.",
      es: "El color está en la línea \(plain: line); se espera en la línea 3.",
      help: emptyLine
        ? .init(
          en: "Remove the empty lines above it, so that the colour, such as FF0000, is line 3.",
          es:
            "Quita las líneas vacías que tiene encima, para que el color, como FF0000, sea la línea 3."
        )
        : .init(
          en: "Write the description in one line, so that the colour, such as FF0000, is line 3.",
          es:
            "Escribe la descripción en una sola línea, para que el color, como FF0000, sea la línea 3."
        ))
  }
}
