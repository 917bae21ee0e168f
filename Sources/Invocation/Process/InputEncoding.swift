import SpanishText
package import Wording

/// Messages about text that is not UTF-8, one a run.
package struct InputEncoding {
  private var isSaid = false

  package init() {}

  /// Says that a text, or a word of the command line, was read as Windows-1252, with what to do.
  package mutating func sayWindows1252(
    in source: LocalizedText, isWord: Bool = false, _ messages: Messages
  ) {
    if isSaid { return }
    isSaid = true
    messages.say(
      en: "\(source) is in \(TextEncoding.windows1252.name), not in UTF-8. It was read anyway.",
      es:
        "\(source) está en \(TextEncoding.windows1252.name) y no en UTF-8. Se ha leído de todos modos.",
      advice: isWord
        ? .init(
          en: "Check that the terminal and the locale are set to UTF-8.",
          es: "Comprueba que el terminal y el idioma del sistema usan UTF-8.")
        : .init(
          en: "To convert it: iconv -f WINDOWS-1252 -t UTF-8",
          es: "Para pasar la entrada a UTF-8: iconv -f WINDOWS-1252 -t UTF-8"))
  }

  /// What to tell of text in UTF-16, which is not read.
  package static func utf16(in source: LocalizedText) -> Failure {
    .trouble(
      en: "\(source) is in \(TextEncoding.utf16.name), not in UTF-8, and was not read.",
      es: "\(source) está en \(TextEncoding.utf16.name) y no en UTF-8, y no se ha leído.",
      advice: "Save it in UTF-8, or convert it: iconv -f UTF-16 -t UTF-8",
      consejo: "Guarda el texto en UTF-8, o conviértelo: iconv -f UTF-16 -t UTF-8")
  }
}
