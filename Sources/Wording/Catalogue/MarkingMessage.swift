/// What conj says where `conj practice` marks lines for a program.
package enum MarkingMessage {
  package static func unanswered(_ questions: LocalizedText) -> LocalizedText {
    .init(
      en: "The input has no line for \(questions).",
      es: "La entrada no tiene líneas para \(questions).")
  }
  package static func unasked(_ lines: LocalizedText) -> LocalizedText {
    .init(
      en: "The input has \(lines) after the last answer.",
      es: "Tras la última respuesta la entrada tiene \(lines).")
  }
}
