import Invocation
import Output
import SpanishGrammar
import SpanishText
import VerbForms
import Wording

extension Messages {
  /// Says what a query without an answer may be a mistake for, and why, or that other levels have it.
  func suggest(for query: String, from index: FormIndex) {
    let mistakes = Self.mistakes(in: query, from: index)
    for (message, advice) in mistakes { say(message, advice: advice) }
    if mistakes.isEmpty, let advice = Self.advice(for: query, from: index) {
      say(Self.noForm(query), advice: advice)
    }
  }

  /// Says that no verb has a form, or that none here does where the built-in levels have it.
  private static func noForm(_ word: String) -> LocalizedText {
    FormIndex.builtin.lookup(word).isEmpty
      ? LookupMessage.noForm(word) : LookupMessage.noFormHere(word)
  }

  /// The same for a word that should have been a form of a verb in the levels that count.
  func suggestVerb(for word: String, in source: IndexSelection, message: LocalizedText? = nil) {
    guard source.whole.lookup(word).isEmpty else {
      return say(LevelsMessage.noLevelHas(word), advice: LevelsMessage.leaveLevelOut)
    }
    let checkSpelling = LocalizedText(
      en: "Check the spelling; any form of the verb will do.",
      es: "Mira si está bien escrita; vale cualquier forma del verbo.")
    say(
      message ?? LookupMessage.noFormHere(word),
      advice: Self.advice(for: word, from: source.whole) ?? checkSpelling)
  }

  /// What to say of the grammatical mistakes in a query: that they are no forms, and what was meant.
  static func mistakes(
    in query: String, from index: FormIndex, separator: String = "\n"
  ) -> [(message: LocalizedText, advice: LocalizedText)] {
    index.mistakes(inSentence: query).compactMap { mistake in
      advice(for: mistake.suggestions[...], in: index, separator: separator).map {
        (noForm(mistake.text), $0)
      }
    }
  }

  /// What an answered word may be a mistake for; nil where no mistake is likely.
  ///
  /// There are two cases. If all answers are of rare verbs, the word may be a common verb's form made regular, with
  /// another ending, or sound like it: vivaba is of vivar, and more often meant for vivía, elije is of elijar, and
  /// meant for elige. Stems are alike too often: nobody means amar by amigar. If all answers have an accent that was
  /// not typed, the word may be a form made regular: andara is read as andará, and may be meant for anduviera.
  static func doubt(
    _ query: String, answeredBy answers: FormIndex.Answers, in index: FormIndex
  ) -> LocalizedText? {
    func isCommon(_ suggestion: FormIndex.Suggestion) -> Bool {
      MistakeCost.isCommon(rank: index.rank(ofVerb: suggestion.infinitive) ?? Int.max)
    }
    let areUncommon = answers.indices.allSatisfy {
      MistakeCost.isUncommon(rank: index.rank(ofVerb: answers.infinitive($0)) ?? Int.max)
    }
    guard !answers.isEmpty,
      areUncommon || answers.indices.allSatisfy({ answers[$0].match == .accents })
    else { return nil }
    let mistake = index.mistakenForms(for: query, limit: 1).first
    if let mistake, isCommon(mistake),
      areUncommon ? isPlain(query, mistake) : isRegularForm(query, of: mistake)
    {
      return index.explanation(of: mistake)
    }
    guard areUncommon else { return nil }
    let word = query.trimmedSpanish.folded
    let near = index.nearForms(of: query, limit: 3).filter {
      isCommon($0) && EditCost.soundsAlike(word, $0.form.folded)
    }
    return advice(for: near[...], in: index)
  }

  /// Whether a mistake is likely. One of the stem is so only in infinitives that differ in one letter: elegir for eligir.
  private static func isPlain(_ query: String, _ mistake: FormIndex.Suggestion) -> Bool {
    guard mistake.reason == .stem else { return true }
    let (word, form) = (query.trimmedSpanish.folded.utf8, mistake.form.folded.utf8)
    return mistake.tense == .infinitivo && word.count == form.count
      && zip(word, form).count { $0 != $1 } == 1
  }

  /// Whether a word would be the suggested form if the verb were regular.
  private static func isRegularForm(_ query: String, of mistake: FormIndex.Suggestion) -> Bool {
    guard mistake.reason == .regular, let tense = mistake.tense, let person = mistake.persons.first
    else { return false }
    let regular = RegularVerb(infinitive: mistake.infinitive)
    return regular?.forms(tense, column: person).contains(query.trimmedSpanish) ?? false
  }

  /// Which verbs may have been meant by a word without an answer, and why, or which levels have it; nil if none is near.
  static func advice(
    for query: String, from index: FormIndex, separator: String = "\n"
  ) -> LocalizedText? {
    let verbs = index.verbsElsewhere(of: query)
    if verbs.isEmpty {
      return advice(for: index.suggestions(for: query)[...], in: index, separator: separator)
    }
    let place: LocalizedText =
      index.isRestricted
      ? LevelsMessage.leaveLevelOut
      : .init(en: "The built-in levels have it.", es: "Los niveles incluidos la tienen.")
    return .joined([LookupMessage.isForm(of: verbs), place], by: " ")
  }

  /// What the best suggestion is, and what the others are.
  private static func advice(
    for near: ArraySlice<FormIndex.Suggestion>, in index: FormIndex, separator: String = "\n"
  ) -> LocalizedText? {
    guard let first = near.first else { return nil }
    guard let reason = index.explanation(of: first) else {
      return LookupMessage.didYouMean(index.names(of: near))
    }
    if near.count == 1 { return reason }
    let others = index.names(of: near.dropFirst())
    let question = LocalizedText(
      en: "Or did you mean \(others)?", es: "¿O quieres decir \(others)?")
    return .joined([reason, question], by: separator)
  }
}
