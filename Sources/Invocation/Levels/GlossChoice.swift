import LevelFiles
package import VerbForms

extension Flag {
  package static let noGloss = Flag(
    "no-gloss", help: "leave out what verbs mean",
    details: """
      Glosses are in the language that CONJ_GLOSSES names by its code (en; empty: none), else in that of the \
      locale (LC_ALL, LC_MESSAGES, LANG) where the levels have it, else in English. Files glosas-XX.txt beside \
      the levels have them, XX being the code.
      """)
}

extension Environment {
  /// The codes of the languages in which glosses are wanted, the best first. `CONJ_GLOSSES` allows no other language; a
  /// locale falls back to English.
  var glossLanguages: [String] {
    if let chosen = text("CONJ_GLOSSES") { return chosen.isEmpty ? [] : [Self.code(of: chosen)] }
    guard let code = localeCode() else { return ["en"] }
    return [code, String(code.prefix { $0 != "-" }), "en"]
  }
}

extension FormIndex {
  /// The language of the glosses that a run shows; nil for no glosses.
  package func glossLanguage(_ context: borrowing Context) -> String? {
    if context.arguments.has(.noGloss) { return nil }
    let known = glossLanguages
    let wanted = context.environment.glossLanguages
    // Glosses after infinitives name no language: they are shown to all who want glosses.
    return (wanted.isEmpty ? [] : wanted + [Glossary.undeterminedLanguage])
      .first { known.contains($0) }
  }
}
