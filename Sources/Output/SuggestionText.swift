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
    return switch suggestion.reason {
    case .accents, .sound, .typo: nil
    case .regular: LookupMessage.regular(verb, right)
    case .stem: LookupMessage.stem(verb, right)
    case .ending: LookupMessage.ending(verb, right)
    case .spelling: LookupMessage.spelling(verb, right)
    case .colloquial: LookupMessage.colloquial(verb, right)
    }
  }
}
