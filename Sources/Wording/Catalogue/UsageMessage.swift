/// What is wrong with a command line.
package enum UsageMessage {
  package static let seeVariable = LocalizedText(
    en: "Give a file or a folder; if a variable names it, check that the variable has a value.",
    es:
      "Escribe un archivo o una carpeta; si viene de una variable, mira si la variable tiene un valor."
  )
  package static func choices(_ choices: String) -> LocalizedText {
    .init(en: "It takes one of: \(choices).", es: "Puede ser una de estas: \(choices).")
  }
  package static func takesNoWords(_ command: String) -> LocalizedText {
    .init(en: "conj \(command) takes no words.", es: "conj \(command) no lleva palabras.")
  }
  package static func nameAlone(_ command: String) -> LocalizedText {
    .init(en: "Write conj \(command) alone.", es: "Escribe conj \(command) sin nada más.")
  }
  package static func exclusive(_ first: String, _ second: String) -> LocalizedText {
    .init(
      en: "The options --\(first) and --\(second) can't be used together.",
      es: "Las opciones --\(first) y --\(second) no pueden ir juntas.")
  }
  package static let leaveOneOut = LocalizedText(
    en: "Leave one of them out.",
    es: "Quita una de las dos.")
  package static func fileOr(_ option: String, of command: String) -> LocalizedText {
    .init(
      en: "conj \(command) takes a file or --\(option), not both.",
      es: "conj \(command) lleva un archivo o --\(option), no los dos.")
  }
  /// The numbers that an option takes. The largest possible one is named where a text is a number beyond it.
  package static func limits(_ least: Int, _ most: Int = .max, beyond text: String) -> LocalizedText
  {
    // The largest Int has 19 digits.
    let isBeyond = text.count >= 19 && text.allSatisfy { $0.isWholeNumber }
    return most < .max || isBeyond
      ? .init(en: "from \(least) to \(plain: most)", es: "de \(least) a \(plain: most)")
      : .init(en: "from \(least) up", es: "desde \(least)")
  }
  /// A question after what is wrong, where a name is near: ` Did you mean “conj show”?`
  package static func didYouMean(_ near: String?) -> LocalizedText {
    near.map { .verbatim(" ") + LookupMessage.didYouMean(.verbatim($0)) } ?? .none
  }

  // Levels and indexes that answer.

  package static func noLevelNamed(_ text: String) -> LocalizedText {
    .init(
      en: "No level has \(word: text) in its title or file name.",
      es: "Ningún nivel tiene \(word: text) en su título o en el nombre de su archivo.")
  }
  package static let seeLevels = LocalizedText(
    en: "“conj levels” lists the levels.",
    es: "“conj levels” muestra los niveles que hay.")
}
