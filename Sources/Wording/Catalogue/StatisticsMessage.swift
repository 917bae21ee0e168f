/// What `conj practice --stats` says.
package enum StatisticsMessage {
  package static let nothingYet = LocalizedText(
    en: "You have not practised yet: start with conj practice.",
    es: "Todavía no has practicado nada: empieza con conj practice.")
  package static func summary(
    _ answers: LocalizedText, _ forms: LocalizedText, _ percent: Int, _ days: LocalizedText
  ) -> LocalizedText {
    .init(
      en: "\(answers) to \(forms), \(percent) % right, on \(days).",
      es: "\(answers) a \(forms), \(percent) % bien, en \(days).")
  }
  package static func summaryWithTime(
    _ answers: LocalizedText, _ forms: LocalizedText, _ percent: Int, _ days: LocalizedText,
    _ minutes: LocalizedText
  ) -> LocalizedText {
    .init(
      en: "\(answers) to \(forms), \(percent) % right, on \(days), \(minutes).",
      es: "\(answers) a \(forms), \(percent) % bien, en \(days), \(minutes).")
  }
  package static func due(_ today: Int, _ week: Int) -> LocalizedText {
    .init(
      en: "Due today: \(today). In the next seven days: \(week).",
      es: "Para hoy: \(today). En los próximos siete días: \(week).")
  }
  package static let weakestTenses = LocalizedText(
    en: "Weakest tenses:",
    es: "Los tiempos más flojos:")
  package static let strongestTenses = LocalizedText(
    en: "Strongest tenses:",
    es: "Los tiempos más seguros:")
  package static func rightOf(_ name: String, _ right: Int, _ all: Int) -> LocalizedText {
    .init(en: "\(name): \(right) of \(all) right", es: "\(name): \(right) de \(all) bien")
  }
  package static let misses = LocalizedText(en: "You miss:", es: "Fallas en:")
  package static func wrongOf(_ name: String, _ wrong: Int, _ all: Int) -> LocalizedText {
    .init(en: "\(name): \(wrong) of \(all) wrong", es: "\(name): \(wrong) de \(all) mal")
  }
  package static func weeks(_ count: Int) -> LocalizedText {
    .init(
      en: "Answers of the last \(count) weeks, one column per week:",
      es: "Respuestas de las últimas \(count) semanas, una columna por semana:")
  }
  package static let weekdays = LocalizedText(
    en: "Mo Tu We Th Fr Sa Su",
    es: "lu ma mi ju vi sá do")
}
