import SpanishText

/// What the user typed, ready to be compared with forms.
package struct TypedPrefix: Equatable, Sendable {
  /// The letters: composed, in lower case, without the white space and punctuation around them.
  package let text: String
  package let fold: String
  private let accents: TypedAccents

  package init(_ text: String) {
    self.text = text.trimmedSpanish
    fold = self.text.folded
    accents = FoldedQuery(self.text).typedAccents
  }

  package var isEmpty: Bool { fold.isEmpty }

  /// How many letters of a form the typed ones cover, and how they differ: not at all, by an accent
  /// or by an ñ. Nil where the form starts otherwise.
  ///
  /// - Complexity: O(letters).
  package func match(_ form: String) -> (letters: Int, band: FormIndex.Match)? {
    // The fold of a form has one byte for each of its letters.
    let letters = fold.utf8.count
    if !isEmpty, form.utf8.starts(with: text.utf8) { return (letters, .exact) }
    guard !isEmpty, form.folded.utf8.starts(with: fold.utf8), let key = FormKey(form: form)
    else { return nil }
    let spelling = key.accents.dropLast(key.count - letters)
    return (letters, AccentRanking.match(accents, spelling: spelling))
  }
}

/// Where in the list a typed text leads, and why.
package struct ListTarget: Equatable, Sendable {
  package enum Meaning: Equatable, Sendable {
    /// Forms begin with it.
    case prefix
    /// No listed form begins with it, but it has an answer: `dámelo`, `he comido`.
    case answer(FormIndex.Answer)
    /// It is several words with verbs among them: the first of them, and the others.
    case sentence(TextReader.Word, FormIndex.Answer, others: [TextReader.Word])
    /// No verb has it: what may have been meant.
    case nothing([FormIndex.Suggestion])
  }

  package let prefix: TypedPrefix
  package let meaning: Meaning
  /// The positions of the forms that start with it; empty where none does, or where it is likelier a form with pronouns or a
  /// phrase (`dime`).
  package let matches: Range<Int>
  /// The position to go to, which always exists.
  package let position: Int
  /// The other verbs that the typed text may be a form of, the likeliest first.
  package let otherVerbs: [String]

  /// Nil for a text without letters, and for an empty list: there is nowhere to go.
  package init?(_ text: String, in index: FormIndex) {
    prefix = TypedPrefix(text)
    guard !prefix.isEmpty, index.entryCount > 0 else { return nil }
    var answers = Array(index.lookup(text))
    var matches = index.positions(ofPrefix: prefix.text)
    // `dime` is di + me before all, and then a form of dimir and the beginning of others.
    if answers.first?.parts.isEmpty == false { matches = matches.lowerBound..<matches.lowerBound }
    func firstListed(of answers: [FormIndex.Answer]) -> (answer: FormIndex.Answer, position: Int)? {
      answers.lazy.compactMap { answer in
        let entry = FormIndex.Entry(form: answer.form, infinitive: answer.infinitive)
        return index.position(of: entry).map { (answer: answer, position: $0) }
      }.first { matches.isEmpty || matches.contains($0.position) }
    }
    var found = firstListed(of: answers)
    if !matches.isEmpty {
      meaning = .prefix
    } else if let found {
      meaning = .answer(found.answer)
    } else {
      let words = index.verbs(ofSentence: text, accents: .smart)
      answers = words.first.map { Array($0.answers) } ?? []
      found = firstListed(of: answers)
      if let word = words.first, let found {
        meaning = .sentence(word, found.answer, others: Array(words.dropFirst()))
      } else {
        meaning = .nothing(index.suggestions(for: text))
      }
    }
    self.matches = matches
    // Where no form is typed whole, a typed accent is meant: the first form that has it, where one exists.
    let first = matches.isEmpty ? nil : index.firstPosition(ofAccentedPrefix: prefix.text)
    position = min(max(found?.position ?? first ?? matches.lowerBound, 0), index.entryCount - 1)
    otherVerbs = answers.map { $0.infinitive }.filter { $0 != found?.answer.infinitive }.eachOnce()
  }

  /// The answer that leads there where no form starts with the text.
  package var answer: FormIndex.Answer? {
    switch meaning {
    case .answer(let answer), .sentence(_, let answer, _): answer
    case .prefix, .nothing: nil
    }
  }

  /// Whether a row holds a form that starts with the text, or that of its answer.
  package func leads(to row: FormIndex.Row) -> Bool {
    row.positions.overlaps(matches) || answer != nil && row.positions.contains(position)
  }
}
