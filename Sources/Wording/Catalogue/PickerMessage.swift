/// What several screens say. A text of a screen's last line begins with a key.
package enum PickerMessage {
  package static let leave = LocalizedText(en: "^C leave", es: "^C salir")
  package static let enter = LocalizedText(en: "Enter", es: "Intro")
  package static let escapeClear = LocalizedText(en: "Esc clear", es: "Esc borrar")
  package static let escapeBack = LocalizedText(en: "Esc back", es: "Esc volver")
  package static let moveKeys = LocalizedText(en: "↑↓ PgUp PgDn move", es: "↑↓ RePág AvPág mover")
  package static func also(_ verbs: String) -> LocalizedText {
    .init(en: "also \(verbs)", es: "también \(verbs)")
  }
  /// The first titles of levels, and the number of the others.
  package static func levels(_ titles: [String], most: Int) -> LocalizedText {
    let shown = LocalizedText.verbatim(titles.prefix(most).joined(separator: "; "))
    let rest = titles.count - most
    return rest > 0 ? .init(en: "\(shown); \(rest) more", es: "\(shown); \(rest) más") : shown
  }
}
