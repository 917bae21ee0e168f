import SpanishGrammar
package import VerbForms
package import Wording

extension FormIndex {
  /// A suggestion's form, and whose it is: `roto (romper)`.
  private func name(of suggestion: Suggestion) -> LocalizedText {
    let verb = name(of: suggestion.infinitive)
    let isVerb = suggestion.form == suggestion.infinitive
    return .verbatim(isVerb ? verb : "\(suggestion.form) (\(verb))")
  }

  /// Several of them: `comer, correr or roto (romper)`.
  package func names(of suggestions: some Sequence<Suggestion>) -> LocalizedText {
    .alternatives(suggestions.map { name(of: $0) })
  }

  /// Why something is suggested; nil for what is mistyped or sounds alike.
  package func explanation(of suggestion: Suggestion) -> LocalizedText? {
    let verb = name(of: suggestion.infinitive)
    let (form, inflection) = (suggestion.form, suggestion.inflection)
    let right = inflection.isEmpty ? form : "\(form) (\(inflection))"
    let why: LocalizedText? =
      switch suggestion.reason {
      case .accents, .sound, .typo: nil
      case .regular: .init(en: "That would be regular", es: "Así sería si el verbo fuera regular")
      case .stem: .init(en: "The stem is different here", es: "Aquí la raíz es otra")
      case .ending:
        .init(en: "That is an ending of other verbs", es: "Esa terminación es de otros verbos")
      case .spelling:
        .init(
          en: "The sound is spelled differently here",
          es: "Aquí el sonido se escribe de otra manera")
      case .colloquial:
        .init(
          en: "It is heard, but grammars call it a mistake",
          es: "Se oye, pero las gramáticas lo consideran un error")
      }
    return why.map {
      .init(en: "\($0); \(verb) has \(right).", es: "\($0); \(verb) tiene \(right).")
    }
  }
}
