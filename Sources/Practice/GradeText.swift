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

  /// A verdict that names the answer beside the right one.
  package var contrast: LocalizedText {
    .joined(
      [beginning, .init(en: "\(right), not \(typed).", es: "\(right), no \(typed).")], by: " ")
  }

  fileprivate func verdict(in index: FormIndex) -> LocalizedText? {
    func withRight(_ text: LocalizedText) -> LocalizedText {
      .joined(
        [text, .init(en: "The right form is \(right).", es: "Lo correcto es \(right).")], by: " ")
    }
    switch reason {
    case .exact:
      return typed == right || typed.isEmpty
        ? .init(en: "Right.", es: "Bien.") : .init(en: "Right: \(right).", es: "Bien: \(right).")
    case .accents: return nil
    case .construction(let fault): return text(of: fault, shown: marked ?? right)
    case .otherCell(let inflection):
      return verdict == .almost
        ? .init(en: "Almost: \(typed) is \(inflection).", es: "Casi: \(typed) es \(inflection).")
        : withRight(
          .init(en: "Wrong: \(typed) is \(inflection).", es: "Mal: \(typed) es \(inflection)."))
    case .mistake(let meant):
      guard let explanation = index.explanation(of: meant) else { return nil }
      let text = LocalizedText.joined([Self.wrong, explanation], by: " ")
      return meant.form == right ? text : withRight(text)
    case .otherVerb(let verb, let inflection):
      return withRight(
        .init(
          en: "Wrong: \(typed) is a form of \(verb), \(inflection).",
          es: "Mal: \(typed) es de \(verb), \(inflection)."))
    case .meanings(let form, let meanings):
      return verdict == .right
        ? .init(en: "Right: \(form) is \(meanings).", es: "Bien: \(form) es \(meanings).")
        : .init(en: "Wrong: \(form) is \(meanings).", es: "Mal: \(form) es \(meanings).")
    case .noForm: return typed.isEmpty ? withRight(Self.wrong) : nil
    }
  }

  private static let wrong = LocalizedText(en: "Wrong.", es: "Mal.")

  private func text(of fault: ConstructionFault, shown: String) -> LocalizedText {
    switch fault {
    case .missingPronoun:
      .init(
        en: "Almost: the pronoun is missing: \(shown).", es: "Casi: falta el pronombre: \(shown).")
    case .otherPronoun(let wanted, let given):
      .init(
        en: "Wrong: the pronoun is \(wanted), not \(given): \(shown).",
        es: "Mal: el pronombre es \(wanted), no \(given): \(shown).")
    case .extraPronoun:
      .init(
        en: "Almost: without a pronoun here: \(shown).", es: "Casi: aquí sin pronombre: \(shown).")
    case .missingNo:
      .init(en: "Almost: “no” is missing: \(shown).", es: "Casi: falta “no”: \(shown).")
    case .extraNo: .init(en: "Wrong: without “no”: \(shown).", es: "Mal: sin “no”: \(shown).")
    case .missingComplement(let words):
      .init(en: "Almost: “\(words)” is missing: \(shown).", es: "Casi: falta “\(words)”: \(shown).")
    case .otherEnding:
      .init(
        en: "Almost: \(typed) means the same, but here it is the form in -se: \(shown).",
        es: "Casi: \(typed) es lo mismo, pero aquí se pide la forma en -se: \(shown).")
    }
  }
}

extension PracticeSession {
  /// How many mistakes are left.
  package static func left(lives: Int) -> LocalizedText {
    lives <= 0
      ? .init(en: "The next mistake ends it.", es: "El próximo error es el último.")
      : .init(
        en: "\(lives) \(lives, "life", "lives") left.",
        es: "\(lives, "Queda", "Quedan") \(lives) \(lives, "vida", "vidas").")
  }
}
