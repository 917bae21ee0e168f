import SpanishGrammar
import VerbForms

extension Messages {
  /// Says which verbs may have been meant by a word that has no answer, and why.
  ///
  /// - Parameters:
  ///   - query: The word.
  ///   - index: Where forms are looked for.
  ///   - message: What is wrong, where it is something else.
  ///   - advice: What to say where no form is near; without it nothing is said then.
  func suggest(
    for query: String, from index: FormIndex, message: String? = nil,
    otherwise advice: String? = nil
  ) {
    guard let advice = Self.advice(for: query, from: index) ?? advice else { return }
    say(message ?? "No verb has the form “\(query)”.", advice: advice)
  }

  /// Says the same of a word that should have been a form of a verb.
  func suggestVerb(for word: String, in source: IndexSelection, message: String? = nil) {
    suggest(
      for: word, from: source.whole, message: message ?? "No verb here has the form “\(word)”.",
      otherwise: "See that it is spelled right; any form of the verb will do.")
  }

  /// Says that a form of seldom used verbs may be a mistake for one of a common verb: the regular form of it,
  /// or one with another ending. Stems are alike too often: amigar is no mistake for amar.
  func doubt(_ query: String, in index: FormIndex) {
    guard let advice = Self.doubt(query, in: index) else { return }
    say("“\(query)” may be a mistake.", advice: advice)
  }

  /// What a form of seldom used verbs may be a mistake for; nil where it is like none.
  static func doubt(_ query: String, in index: FormIndex) -> String? {
    guard let mistake = index.mistakenForms(for: query, limit: 1).first,
      mistake.reason != .stem, mistake.reason != .spelling,
      MistakeCost.isCommon(rank: index.rank(ofVerb: mistake.infinitive) ?? Int.max)
    else { return nil }
    return advice(for: [mistake])
  }

  /// Which verbs may have been meant by a word that has no answer, and why; nil where no form is near.
  static func advice(for query: String, from index: FormIndex) -> String? {
    advice(for: index.suggestions(for: query)[...])
  }

  /// What the best suggestion is, and what the others are.
  private static func advice(for near: ArraySlice<FormIndex.Suggestion>) -> String? {
    guard let first = near.first else { return nil }
    guard let reason = first.explanation else {
      return "D" + FormIndex.Suggestion.question(near).dropFirst()
    }
    let others = near.dropFirst()
    return others.isEmpty ? reason : "\(reason)\nOr \(FormIndex.Suggestion.question(others))"
  }
}

extension FormIndex {
  /// Whether a word has answers, all of seldom used verbs: vivaba is a form of vivar, and more often
  /// meant for vivía.
  func areUncommon(_ answers: Answers) -> Bool {
    !answers.isEmpty
      && answers.allSatisfy {
        MistakeCost.isUncommon(rank: rank(ofVerb: $0.infinitive) ?? Int.max)
      }
  }
}
