import SpanishGrammar
import SpanishText

extension FormIndex {
  /// A word of a query that no verb has, though a rule of grammar explains what it was meant for.
  package struct MistakenWord: Sendable, Hashable {
    /// The word as it was typed.
    package var text: String
    /// The forms that it was meant for, likeliest first.
    package var suggestions: [Suggestion]
  }

  /// The mistakes of grammar among the words of a query: rompido in `he rompido`, sabo in `yo sabo`.
  ///
  /// Most words that no verb has are nouns, and many are like a form. So a word is a mistake only where a verb is
  /// expected: where the right form and the words around it are one verb, after words like ojalá, or where
  /// the query has no verb, and no article or preposition is before it.
  ///
  /// Complexity: O(bytes), some ten microseconds for each word that no verb has.
  package func mistakes(inSentence query: String) -> [MistakenWord] {
    let bytes = Array(query.utf8)
    guard let words = words(ofSentence: bytes, accents: .smart) else { return [] }
    let hasVerb = words.contains { !$0.answers.isEmpty && !$0.isCommon }
    let whole = FormIndex(storage: storage)
    return words.indices.compactMap { number in
      let word = words[number]
      guard word.answers.isEmpty, word.text.utf8.count > 2, word.text.loweredSpanish != "sí",
        selection == nil || whole.lookup(word.text).isEmpty
      else { return nil }
      let meant = mistakenForms(for: word.text).filter { suggestion in
        isOneVerb(suggestion.form, at: number, of: words, bytes)
          || isExpected(suggestion, after: words[..<number].last, hasVerb: hasVerb)
      }
      return meant.isEmpty ? nil : MistakenWord(text: word.text, suggestions: meant)
    }
  }

  /// How many words on each side of a mistake may belong to its verb.
  private static let wordsBeside = 6

  /// Whether a form in place of a word is one verb with words beside it: roto in `he rompido`.
  private func isOneVerb(
    _ form: String, at number: Int, of words: [TextReader.Word], _ bytes: [UInt8]
  ) -> Bool {
    let first = words[max(number - Self.wordsBeside, 0)].bytes.lowerBound
    let last = words[min(number + Self.wordsBeside, words.count - 1)].bytes.upperBound
    let replaced = words[number].bytes
    let before = bytes[first..<replaced.lowerBound]
    let text = before + form.utf8 + bytes[replaced.upperBound..<last]
    return self.words(ofText: text, accents: .smart).contains {
      $0.bytes.contains(before.count) && $0.text.contains(" ")
    }
  }

  /// Whether a verb is so likely after a word, or in a query without one, that a mistake for it is one.
  private func isExpected(
    _ suggestion: Suggestion, after word: TextReader.Word?, hasVerb: Bool
  ) -> Bool {
    guard MistakeCost.isCommon(rank: rank(ofVerb: suggestion.infinitive) ?? Int.max) else {
      return false
    }
    let before = word?.text.loweredSpanish ?? ""
    if CommonWords.announcingVerbs.contains(before) { return suggestion.tense?.hasPersons == true }
    let isPlain = suggestion.reason == .regular || suggestion.reason == .colloquial
    return isPlain && suggestion.tense != .participio && !hasVerb
      && !CommonWords.announcingNouns.contains(before) && !CommonWords.prepositions.contains(before)
  }
}
