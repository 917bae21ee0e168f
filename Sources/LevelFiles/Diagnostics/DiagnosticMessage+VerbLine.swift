internal import SpanishText
package import Wording

extension DiagnosticMessage {
  static let example = "comer: como, comes, come, comemos, coméis, comen"

  static let noColon = DiagnosticID.noColon.message(
    en: "There is no colon in this line; an infinitive, a colon and the forms are expected.",
    es: "En esta línea no hay dos puntos; se espera un infinitivo, dos puntos y las formas.",
    help: oneVerbALine(example))

  static func oneVerbALine(_ example: String) -> LocalizedText {
    .init(
      en: "Write one verb per line, or put # before a comment: \(example)",
      es: "Escribe un verbo en cada línea, o pon # delante de un comentario: \(example)")
  }

  static let putCommas = LocalizedText(
    en: "Put commas between the forms: \(example)",
    es: "Separa las formas con comas: \(example)")

  static func noInfinitive(_ example: String = example) -> Self {
    DiagnosticID.noInfinitive.message(
      en: "There is nothing before the colon; an infinitive is expected.",
      es: "Antes de los dos puntos no hay nada; se espera un infinitivo.",
      help: "Begin the line with the infinitive: \(example)",
      ayuda: "Empieza la línea con el infinitivo: \(example)")
  }

  static func emptyForm(column: String) -> Self {
    DiagnosticID.emptyForm.message(
      en: "The form for \(word: column) is missing.",
      es: "Falta la forma de \(word: column).",
      help: writeForm)
  }

  static let writeForm = LocalizedText(
    en:
      "Write the form; if the verb has none there, write a hyphen: -, -, concierne, -, -, conciernen",
    es:
      "Escribe la forma; si el verbo ahí no tiene ninguna, escribe un guion: -, -, concierne, -, -, conciernen"
  )

  static func garbledLetter(_ text: String, meant: String?) -> Self {
    DiagnosticID.garbledLetter.message(
      en: "\(word: text) is a letter that was damaged when the file was saved in another encoding.",
      es:
        "\(word: text) es lo que queda de una letra cuando el archivo se guarda en otra codificación.",
      help: meant.map {
        .init(
          en:
            "Write \($0) here, and save the file in UTF-8; or run “conj check --fix” to fix all such letters.",
          es:
            "Escribe aquí \($0) y guarda el archivo en UTF-8; o deja que “conj check --fix” corrija todas las letras así."
        )
      }
        ?? .init(
          en: "Write the letter again, as in coméis, and save the file in UTF-8.",
          es: "Escribe otra vez la letra, como en coméis, y guarda el archivo en UTF-8."))
  }

  package static let formsOrHyphen = LocalizedText(
    en: "Write either the forms, irgo/yergo, or the hyphen alone.",
    es: "Escribe o las formas, irgo/yergo, o solo el guion.")

  static func quotationMarks(_ example: String = example) -> Self {
    DiagnosticID.quotationMarks.message(
      en: "This has quotation marks; it was read without them.",
      es: "Esto lleva comillas; se ha leído sin ellas.",
      help: "Remove the quotation marks: \(example)",
      ayuda: "Quita las comillas: \(example)")
  }

  static let invisibleCharacter = DiagnosticID.invisibleCharacter.message(
    en: "There is an invisible character here; it was left out.",
    es: "Aquí hay un carácter que no se ve; no se ha tenido en cuenta.",
    help: "Type the word again, for example comemos, or run “conj check --fix” to clean the file.",
    ayuda:
      "Escribe otra vez la palabra, por ejemplo comemos, o deja que “conj check --fix” limpie el archivo."
  )
}

/// Messages about characters that Spanish forms are not written with.
extension DiagnosticMessage {
  static func oddLetter(_ text: String, help: LocalizedText? = nil) -> Self {
    DiagnosticID.oddLetter.message(
      en:
        "\(quoted: text) does not belong in a word; a–z, á é í ó ú, ü, ñ and single spaces are expected.",
      es:
        "\(quoted: text) no puede estar en una palabra; se esperan a–z, á é í ó ú, ü, ñ y espacios sueltos.",
      help: help ?? advice(text, text.unicodeScalars.first ?? " "))
  }

  private static func advice(_ text: String, _ first: Unicode.Scalar) -> LocalizedText {
    // è means é.
    let letters = ["a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "n": "ñ"]
    if text.loweredSpanish.unicodeScalars.count == 1, let meant = letters[text.folded] {
      return .init(
        en: "Write \(meant) instead of \(text).",
        es: "Escribe \(meant) en lugar de \(text).")
    }
    return switch first {
    case ".", "…", "!", "¡", "?", "¿":
      .init(
        en: "Write the forms without punctuation: come, comemos",
        es: "Escribe las formas sin signos de puntuación: come, comemos")
    case ";", "；", "，", "、", "|":
      .init(
        en: "Put a comma between two forms: come, comemos",
        es: "Pon una coma entre dos formas: come, comemos")
    case "\"", "'", "“", "”", "«", "»", "„", "‘", "’", "´", "`", "¨", "~":
      .init(
        en: "Write the word alone, with its accents on the letters: coméis",
        es: "Escribe solo la palabra, con las tildes sobre las letras: coméis")
    case "(", ")", "[", "]":
      .init(
        en: "Leave out what is in brackets; put a second form after a slash: irgo/yergo",
        es:
          "Quita lo que está entre paréntesis; una segunda forma va detrás de una barra: irgo/yergo"
      )
    case "*", "_":
      .init(
        en: "Remove such signs from the words: comer: como, comes, come",
        es: "Quita esos signos de las palabras: comer: como, comes, come")
    case "-", "‐", "‑", "–", "—", "•", "·":
      .init(
        en: "Begin the line with the infinitive, and write words in one piece: comer: como, comes",
        es: "Empieza la línea con el infinitivo y escribe las palabras enteras: comer: como, comes")
    case "\u{FF01}"..."\u{FF5E}":
      .init(
        en: "Write ordinary letters, not the wide ones: comemos",
        es: "Escribe letras normales, no las anchas: comemos")
    default:
      .init(
        en: "Write the word with Spanish letters only: comemos, coméis",
        es: "Escribe la palabra solo con letras españolas: comemos, coméis")
    }
  }
}
