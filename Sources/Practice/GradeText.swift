import Output
package import VerbForms
package import Wording

extension PracticeSession.Marked {
  /// What the answer is worth, and why; nil where its letters are compared with those of the right one.
  package func verdict(in index: FormIndex) -> LocalizedText? {
    isLate
      ? .init(en: "Too late: \(grade.right).", es: "Tarde: \(grade.right).")
      : grade.verdict(in: index)
  }

  package var remarks: [LocalizedText] {
    (isAskedAgain ? [.init(en: "Once more.", es: "Otra vez.")] : [])
      + madeUp.map {
        .init(
          en: "\($0)* is not a real form: a regular verb would have it.",
          es: "\($0)* no es ninguna forma: así sería si el verbo fuera regular.")
      }
  }
}

extension Grade {
  /// The beginning of a verdict that compares the answer with the right one.
  package var beginning: LocalizedText {
    reason != .accents
      ? .init(en: "Wrong:", es: "Mal:")
      : verdict == .right
        ? .init(en: "Right, but for the accent:", es: "Bien, salvo la tilde:")
        : .init(en: "Wrong accent:", es: "Mal la tilde:")
  }

  /// The right answer, and what was typed: `comes, not como`.
  package var correction: LocalizedText {
    if typed.isEmpty { return .verbatim(right) }
    if typed == right { return .init(en: "\(right), but too late", es: "\(right), pero tarde") }
    // `no no hables` would be hard to read.
    let shown = typed.hasPrefix("no ") ? "“\(typed)”" : typed
    return .init(en: "\(right), not \(shown)", es: "\(right), no \(shown)")
  }

  /// A verdict that names the answer beside the right one.
  package var contrast: LocalizedText {
    .joined([beginning, correction], by: " ") + .verbatim(".")
  }

  fileprivate func verdict(in index: FormIndex) -> LocalizedText? {
    func withRight(_ text: LocalizedText) -> LocalizedText {
      .joined(
        [text, .init(en: "The right form is \(right).", es: "Lo correcto es \(right).")], by: " ")
    }
    func judged(_ text: LocalizedText) -> LocalizedText {
      switch verdict {
      case .right: .init(en: "Right: \(text).", es: "Bien: \(text).")
      case .almost: .init(en: "Almost: \(text).", es: "Casi: \(text).")
      case .wrong: .init(en: "Wrong: \(text).", es: "Mal: \(text).")
      }
    }
    switch reason {
    case .exact:
      return typed == right || typed.isEmpty
        ? .init(en: "Right.", es: "Bien.") : judged(.verbatim(right))
    case .accents: return nil
    case .construction(let fault):
      return judged(.joined([text(of: fault), .verbatim(marked ?? right)], by: ": "))
    case .otherCell(let inflection):
      let text = judged(.init(en: "\(typed) is \(inflection)", es: "\(typed) es \(inflection)"))
      return verdict == .almost ? text : withRight(text)
    case .mistake(let meant):
      guard let explanation = index.explanation(of: meant) else { return nil }
      let text = LocalizedText.joined([Self.wrong, explanation], by: " ")
      return meant.form == right ? text : withRight(text)
    case .otherVerb(let verb, let inflection):
      let text = LocalizedText(
        en: "\(typed) is a form of \(verb), \(inflection)",
        es: "\(typed) es de \(verb), \(inflection)")
      return withRight(judged(text))
    case .meanings(let form, let meanings):
      return judged(.init(en: "\(form) is \(meanings)", es: "\(form) es \(meanings)"))
    case .negatedCommand:
      let text = LocalizedText(
        en: "an affirmative imperative takes no “no”", es: "un imperativo afirmativo no lleva “no”")
      return withRight(judged(text))
    case .noForm: return typed.isEmpty ? withRight(Self.wrong) : nil
    }
  }

  private static let wrong = LocalizedText(en: "Wrong.", es: "Mal.")

  private func text(of fault: ConstructionFault) -> LocalizedText {
    switch fault {
    case .missingPronoun: .init(en: "the pronoun is missing", es: "falta el pronombre")
    case .otherPronoun(let wanted, let given):
      .init(
        en: "the pronoun is \(wanted), not \(given)", es: "el pronombre es \(wanted), no \(given)")
    case .extraPronoun: .init(en: "without a pronoun here", es: "aquí sin pronombre")
    case .missingNo: .init(en: "“no” is missing", es: "falta “no”")
    case .extraNo: .init(en: "without “no”", es: "sin “no”")
    case .missingComplement(let words):
      .init(en: "\(word: words) is missing", es: "falta \(word: words)")
    case .otherEnding:
      .init(
        en: "\(typed) means the same, but here it is the form in -se",
        es: "\(typed) es lo mismo, pero aquí se pide la forma en -se")
    }
  }
}

extension PracticeSession {
  /// What is said after a mistake; nil where mistakes are not counted, and at the end.
  package var livesLeft: LocalizedText? {
    guard let lives, question != nil else { return nil }
    return lives <= 0
      ? .init(en: "The next mistake ends it.", es: "El próximo error es el último.")
      : .init(
        en: "\(lives) \(lives, "life", "lives") left.",
        es: "\(lives, "Queda", "Quedan") \(lives) \(lives, "vida", "vidas").")
  }
}
