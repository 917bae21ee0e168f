import SpanishGrammar
import SpanishText

extension FormIndex {
  /// The answers to normalized text in which accents are typed as characters of their own
  /// (`sue~no`), or ñ as nh or ny.
  ///
  /// Asked only where nothing else matches. Every mark must be on its letter in an answer; where
  /// no form has them all, the marks fall away as punctuation.
  ///
  /// Complexity: O(letters) for text without such marks; else a lookup a reading, at most 2⁴.
  func keyboardAnswers(to text: String, accents: AccentMode) -> [Answer] {
    if let asciiAccents = ASCIIAccents(text) {
      let meant = answers(toReadings: asciiAccents.readings, accents: accents)
      if !meant.isEmpty { return meant }
      let plain = FoldedQuery.normalized(asciiAccents.withoutMarks)
      let found = answers(toText: plain, accents: accents)
      if !found.isEmpty { return found.map { $0.asKeyboard } }
    }
    return answers(toReadings: ASCIIAccents.ñReadings(of: text), accents: accents)
  }

  /// The same for marks at the ends of a query, which trimming takes for punctuation. Here they must
  /// be accents of a form, or there is no answer.
  func keyboardAnswers(toEdgesOf query: String, accents: AccentMode) -> [Answer] {
    ASCIIAccents(query).map { answers(toReadings: $0.readings, accents: accents) } ?? []
  }

  /// The answers to the first reading that has any with all of its marks.
  private func answers(toReadings readings: [String], accents: AccentMode) -> [Answer] {
    for reading in readings {
      let text = FoldedQuery.normalized(reading)
      let typed = FoldedQuery(text).key
      let meant = answers(toText: text, accents: accents).filter { answer in
        FormKey(form: answer.spelling ?? answer.form).map {
          $0.hasSameLabels(as: typed) && $0.accents.hasAll(of: typed.accents)
        } ?? false
      }
      if !meant.isEmpty { return meant.map { $0.asKeyboard } }
    }
    return []
  }
}

extension FormIndex.Answer {
  /// The answer as one that was typed with stand-ins.
  fileprivate var asKeyboard: FormIndex.Answer {
    var answer = self
    answer.match = .keyboard
    return answer
  }
}
