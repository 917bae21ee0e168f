import SpanishGrammar
import SpanishText

extension FormIndex {
  /// The words of a query that are verb forms, each with the best answer for each verb: dijo in `ella dijo que no`. None for
  /// a query of one word or of several lines.
  ///
  /// Words that are far more often something else than a verb are left out. If no others are left, such words count after
  /// all: the first one where it is what I do (`vivo aquí`, `no como pan`), and some by the words beside them: `donde esta`.
  ///
  /// Complexity: O(bytes), a few microseconds a word.
  package func verbs(ofSentence query: String, accents: AccentMode) -> [TextReader.Word] {
    guard let read = words(ofSentence: Array(query.utf8), accents: accents) else { return [] }
    var words: [TextReader.Word] = []
    var common: [TextReader.Word] = []
    var isOpening = true
    for (number, var word) in read.enumerated() {
      let text = word.text.loweredSpanish
      if word.isCommon {
        let before = number > 0 ? read[number - 1].text.loweredSpanish : ""
        let after = number + 1 < read.count ? read[number + 1].text.loweredSpanish : ""
        let isVerb = CommonWords.isVerb(
          text, after: before, before: after, isNextToLast: number + 2 == read.count)
        // `como estas`, `como si nada`
        let mayOpen = isOpening && !(text == "como" && ["esta", "estas", "si"].contains(after))
        word.answers = Answers(Array(word.answers).filter { isVerb || mayOpen && isWhatIDo($0) })
      }
      isOpening = isOpening && text == "no"
      if word.answers.isEmpty { continue }
      // Of commands with pronouns, `dejame`, that to vos and that to tú, who differ by an accent.
      word.answers = Answers(
        word.answers.eachOnce { $0.infinitive + ($0.match == .pronouns ? $0.form : "") })
      if word.isCommon { common.append(word) } else { words.append(word) }
    }
    return words.isEmpty ? common : words
  }

  /// All words of a query that is several words; nil for another one.
  func words(ofSentence query: [UInt8], accents: AccentMode) -> [TextReader.Word]? {
    // A line's end parts queries, not words.
    guard !query.contains(0x0A), query.contains(where: { $0 <= 0x20 || $0 == 0xC2 })
    else { return nil }
    let words = self.words(ofText: query[...], accents: accents)
    return words.count < 2 ? nil : words
  }

  /// All words of a text. The answers to at most `knownWords` different words, a power of two, are remembered.
  package func words(
    ofText text: ArraySlice<UInt8>, accents: AccentMode = .smart, knownWords: Int = 64
  ) -> [TextReader.Word] {
    var reader = TextReader(self, accents: accents, knownWords: knownWords)
    var words: [TextReader.Word] = []
    reader.read(text) { words.append($0) }
    reader.finish { words.append($0) }
    return words
  }

  /// Whether an answer is a form that needs no subject to be a verb: `vivo`.
  private func isWhatIDo(_ answer: Answer) -> Bool {
    answer.match == .exact
      && readings(of: answer).contains { $0.tense == .presente && Person(column: $0.column) == .yo }
  }
}
