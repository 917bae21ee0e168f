import Output
package import VerbForms
package import Wording

extension GradedSession.Marked {
  /// What the answer is worth, and why; nil where its letters are compared with those of the right one.
  package func verdict(in index: FormIndex) -> LocalizedText? {
    isLate ? PracticeMessage.tooLate(grade.right) : grade.verdict(in: index)
  }

  /// What else is said of it.
  package var remarks: [LocalizedText] {
    (isAskedAgain ? [PracticeMessage.onceMore] : [])
      + madeUp.map { PracticeMessage.noRealForm($0) }
  }
}

extension Grade {
  /// The beginning of a verdict that compares the answer with the right one.
  package var beginning: LocalizedText {
    reason != .accents
      ? PracticeMessage.wrongAs
      : verdict == .right ? PracticeMessage.rightButAccent : PracticeMessage.wrongAccent
  }

  fileprivate func verdict(in index: FormIndex) -> LocalizedText? {
    func withRight(_ text: LocalizedText) -> LocalizedText {
      .joined([text, PracticeMessage.rightIs(right)], by: " ")
    }
    switch reason {
    case .exact:
      return typed == right || typed.isEmpty
        ? PracticeMessage.right : PracticeMessage.rightAs(right)
    case .accents: return nil
    case .construction(let fault): return text(of: fault, shown: marked ?? right)
    case .otherCell(let inflection):
      return verdict == .almost
        ? PracticeMessage.almostIs(typed, inflection)
        : withRight(PracticeMessage.wrongIs(typed, inflection))
    case .mistake(let meant):
      guard let explanation = index.explanation(of: meant) else { return nil }
      let text = LocalizedText.joined([PracticeMessage.wrong, explanation], by: " ")
      return meant.form == right ? text : withRight(text)
    case .otherVerb(let verb, let inflection):
      return withRight(PracticeMessage.wrongOfVerb(typed, verb, inflection))
    case .meanings(let form, let meanings):
      return verdict == .right
        ? PracticeMessage.rightMeanings(form, meanings)
        : PracticeMessage.wrongMeanings(form, meanings)
    case .noForm: return typed.isEmpty ? withRight(PracticeMessage.wrong) : nil
    }
  }

  private func text(of fault: ConstructionFault, shown: String) -> LocalizedText {
    switch fault {
    case .missingPronoun: PracticeMessage.missingPronoun(shown)
    case .otherPronoun(let wanted, let given): PracticeMessage.otherPronoun(wanted, given, shown)
    case .extraPronoun: PracticeMessage.extraPronoun(shown)
    case .missingNo: PracticeMessage.missingNo(shown)
    case .extraNo: PracticeMessage.extraNo(shown)
    case .missingComplement(let words): PracticeMessage.missingWords(words, shown)
    case .otherEnding: PracticeMessage.otherEnding(typed, shown)
    }
  }
}
