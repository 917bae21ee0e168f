import SpanishGrammar
import SpanishText

extension FormIndex {
  /// The verbs of a query that is several words and no phrase: `que te vaya bien`.
  ///
  /// The query is read as running text (see ``TextReader``); words that are far more often something else
  /// than a verb are left out. Where no other is left, one that the query begins with is what I do: `vivo aquí`,
  /// `no como pan`.
  ///
  /// - Parameters:
  ///   - query: What was typed.
  ///   - accents: How accents are weighed.
  /// - Returns: The words that are verbs, in their order, with the best answer for each verb; none for a
  ///   query of one word.
  ///
  /// Complexity: O(bytes), a few microseconds a word.
  package func verbs(ofSentence query: String, accents: AccentMode) -> [TextReader.Word] {
    guard let read = words(ofSentence: Array(query.utf8), accents: accents) else { return [] }
    var words: [TextReader.Word] = []
    var opening: TextReader.Word?
    var isOpening = true
    for var word in read {
      if word.isCommon {
        word.answers.removeAll { !isOpening || !isWhatIDo($0) }
        if !word.answers.isEmpty { opening = word }
      } else if !word.answers.isEmpty {
        var verbs: Set<String> = []
        word.answers = word.answers.filter { verbs.insert($0.infinitive).inserted }
        words.append(word)
      }
      isOpening = isOpening && word.text.loweredSpanish == "no"
    }
    return words.isEmpty ? opening.map { [$0] } ?? [] : words
  }

  /// All words of a query that is several words; nil for another one.
  func words(ofSentence query: [UInt8], accents: AccentMode) -> [TextReader.Word]? {
    // A line's end parts queries, not words.
    guard !query.contains(0x0A), query.contains(where: { $0 <= 0x20 || $0 == 0xC2 })
    else { return nil }
    var reader = TextReader(self, accents: accents, knownWords: 64)
    var words: [TextReader.Word] = []
    reader.read(query[...]) { words.append($0) }
    reader.finish { words.append($0) }
    return words.count < 2 ? nil : words
  }

  /// Whether an answer is a form that needs no subject to be a verb: `vivo`.
  private func isWhatIDo(_ answer: Answer) -> Bool {
    answer.match == .exact
      && readings(of: answer).contains { $0.tense == .presente && Person(column: $0.column) == .yo }
  }
}
