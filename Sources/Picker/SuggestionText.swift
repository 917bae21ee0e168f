import SpanishGrammar
package import VerbForms
package import Wording

extension FormIndex.Suggestion {
  /// The form, and whose it is: `roto (romper)`.
  private var name: LocalizedText {
    .verbatim(form == infinitive ? form : "\(form) (\(infinitive))")
  }

  /// Several of them: `comer, correr or roto (romper)`.
  package static func names(_ near: some Sequence<Self>) -> LocalizedText {
    .alternatives(near.map { $0.name })
  }

  /// Why it is suggested; nil for what is mistyped or sounds alike.
  package var explanation: LocalizedText? {
    let right = inflection.isEmpty ? form : "\(form) (\(inflection))"
    return switch reason {
    case .accents, .sound, .typo: nil
    case .regular: LookupMessage.regular(infinitive, right)
    case .stem: LookupMessage.stem(infinitive, right)
    case .ending: LookupMessage.ending(infinitive, right)
    case .spelling: LookupMessage.spelling(infinitive, right)
    case .colloquial: LookupMessage.colloquial(infinitive, right)
    }
  }
}
