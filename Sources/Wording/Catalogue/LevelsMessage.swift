/// What `conj levels` says.
package enum LevelsMessage {
  package static let grade = LocalizedText(en: "grade", es: "grado")
  package static func noLevelHas(_ word: String) -> LocalizedText {
    .init(en: "No level here has \(word: word).", es: "Aquí ningún nivel tiene \(word: word).")
  }
  package static let leaveLevelOut = LocalizedText(
    en: "Other levels have it: leave --level out (in repl write :level alone).",
    es: "Otros niveles tienen esta forma: quita --level (en repl escribe :level sin nada más).")
}
