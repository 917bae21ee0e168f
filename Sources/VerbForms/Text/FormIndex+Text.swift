import SpanishText

extension FormIndex {
  /// The verbs of a query that is several words and no phrase: `que te vaya bien`.
  ///
  /// The query is read as running text (see ``TextReader``); words that are far more often something else
  /// than a verb are left out.
  ///
  /// - Parameters:
  ///   - query: What was typed.
  ///   - accents: How accents are weighed.
  /// - Returns: The words that are verbs, in their order, with the best answer for each verb; none for a
  ///   query of one word.
  ///
  /// Complexity: O(bytes), a few microseconds a word.
  package func verbs(ofSentence query: String, accents: AccentMode) -> [TextReader.Word] {
    let bytes = Array(query.utf8)
    // A line's end parts queries, not words.
    guard !bytes.contains(0x0A), bytes.contains(where: { $0 <= 0x20 || $0 == 0xC2 })
    else { return [] }
    var reader = TextReader(self, accents: accents, knownWords: 64)
    var words: [TextReader.Word] = []
    var count = 0
    func take(_ word: TextReader.Word) {
      count += 1
      if word.answers.isEmpty || word.isCommon { return }
      var word = word
      var verbs: Set<String> = []
      word.answers = word.answers.filter { verbs.insert($0.infinitive).inserted }
      words.append(word)
    }
    reader.read(bytes[...], take)
    reader.finish(take)
    return count > 1 ? words : []
  }
}
