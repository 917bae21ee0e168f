import SpanishGrammar
import SpanishText

extension FormIndex {
  /// The most words that are looked at as one verb.
  static let maximumPhraseWords = 16

  /// The verbs that several words are together (`me lo he comido`), best first; none where they are
  /// not one verb from the first to the last.
  ///
  /// Complexity: O(words), some microseconds each.
  func phraseAnswers(to text: String, accents: AccentMode, levels: Set<Int>?) -> [Answer] {
    let words = text.split(separator: " ").map(String.init)
    guard words.count <= Self.maximumPhraseWords else { return [] }
    let parses = PhraseParser(words: words.map(\.folded)) { index in
      wordReadings(of: words[index], accents: accents)
    }.parses()
    return phraseAnswers(parses.filter { $0.words.count == words.count }, levels: levels)
  }

  /// One answer a (form, infinitive) pair from parses of the same words, best first.
  func phraseAnswers(_ parses: [PhraseParse], levels: Set<Int>?) -> [Answer] {
    var answers: [Answer] = []
    for parse in parses {
      let known = answers.firstIndex {
        $0.form == parse.main.form && $0.infinitive == parse.main.infinitive
      }
      if let known {
        let more = parse.columns.filter { !answers[known].columns.contains($0) }
        answers[known].columns.append(contentsOf: more)
      } else {
        answers.append(
          Answer(
            form: parse.main.form, infinitive: parse.main.infinitive, match: .phrase,
            spelling: parse.spelling, parts: parse.parts,
            helpers: parse.helpers.map(\.infinitive), columns: parse.columns))
      }
    }
    guard let levels else { return answers }
    // Helpers may stand in any level; the verb that is asked for must stand in these.
    return answers.filter { !readings(of: $0, levels: levels).isEmpty }
  }

  /// What one word of a phrase can be.
  func wordReadings(of word: String, accents: AccentMode) -> [WordReading] {
    let query = Query(word)
    let candidates = storage.candidates(for: query)
    var choices = choices(from: candidates, query, levels: nil)
    if candidates.isEmpty || candidates.contains(where: \.record.isPronounForm) {
      choices += pronounChoices(for: query, levels: nil)
    }
    return Choice.select(choices, for: query, accents: accents).map { choice in
      WordReading(
        form: choice.answer.form, infinitive: choice.answer.infinitive,
        spelling: choice.answer.spelling ?? choice.answer.form,
        pronouns: Array(choice.answer.parts.dropFirst()),
        uses: choice.uses.flatMap { use in
          // Of the participle's forms haber takes the one in -o.
          FormRole.each(of: use.roles).filter {
            $0 != .participle || choice.answer.form.hasSuffix("o")
          }.map {
            WordReading.Use(role: $0, person: use.person, column: storage.columnName(of: use))
          }
        },
        band: choice.band.band, rank: choice.rank)
    }
  }

  /// The candidates of a query with what a comparison with other kinds of answers needs.
  func choices(from candidates: [Candidate], _ query: Query, levels: Set<Int>?) -> [Choice] {
    candidates.compactMap { candidate in
      let answer = answer(candidate, query)
      guard let verb = storage.verb(answer.infinitive) else { return nil }
      let uses = storage.uses(
        of: Array(answer.form.utf8), base: Array(answer.infinitive.utf8), verb: verb,
        levels: levels)
      guard !uses.isEmpty else { return nil }
      return Choice(
        answer: answer, band: candidate.match, marks: candidate.marks,
        isLast: uses.allSatisfy(\.isLast), rank: storage.verbRanks[verb], uses: uses)
    }
  }
}
