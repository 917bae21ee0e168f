import SpanishGrammar
import SpanishText

extension FormIndex {
  /// The most words that are looked at as one verb.
  static let maximumPhraseWords = 16

  /// The verbs that several words are together (`me lo he comido`), best first; none where they are
  /// not one verb from the first to the last. The text is in composed lower case.
  ///
  /// Complexity: O(words), some microseconds each.
  func phraseAnswers(to text: String, accents: AccentMode) -> [Answer] {
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    guard words.count <= Self.maximumPhraseWords, !isNoun(words) else { return [] }
    let parses = PhraseParser(
      words: words.indices, text: { accents == .ignore ? words[$0].folded : words[$0] }
    ) { index in
      wordReadings(of: words[index], accents: accents)
    }.parses()
    return phraseAnswers(parses.filter { $0.words.count == words.count })
  }

  /// Whether words are an article or possessive and a noun: `el trabajo` is not `él trabajó`.
  private func isNoun(_ words: [String]) -> Bool {
    words.count == 2 && (words[0] == "el" || words[0] == "tu") && CommonWords.all.contains(words[1])
  }

  /// One answer a (form, infinitive) pair from parses of the same words, best first. If several helper verbs match,
  /// those with the best one's spelling count: `acabo de comer` is not `acabó de comer`. `isWished` tells that a word
  /// before them allows the subjunctive.
  func phraseAnswers(_ parses: [PhraseParse], isWished: Bool = false) -> [Answer] {
    var answers: [Answer] = []
    for parse in parses {
      let known = answers.firstIndex {
        $0.form == parse.main.form && $0.infinitive == parse.main.infinitive
      }
      if let known {
        guard answers[known].spelling == parse.spelling else { continue }
        answers[known].columns = (answers[known].columns + parse.columns).eachOnce()
        for inflection in inflections(of: parse)
        where !answers[known].inflections.contains(inflection) {
          answers[known].inflections.append(inflection)
        }
      } else {
        var answer = Answer(
          form: parse.main.form, infinitive: parse.main.infinitive, match: .phrase,
          spelling: parse.spelling, parts: parse.parts,
          helpers: parse.helpers.map { $0.infinitive }, columns: parse.columns,
          inflections: inflections(of: parse))
        answer.construction = construction(
          answer.pronouns.compactMap { Pronoun($0) },
          // A column may be named by whom something pleases, nos: the person of `nos interesan` is ellos.
          parse.inflections.map { $0.person.map { Person(column: $0) ?? .él } }
        ) { storage.verb(answer.infinitive) }
        answer.construction.isNegated = answer.isNegated
        answer.construction.helpers = parse.links
        answers.append(answer)
      }
    }
    // Helpers may be in any level, or in none; the verb that is asked for must be in those that count.
    if selection != nil || storage.helpers != nil {
      answers = answers.filter { !readings(of: $0).isEmpty }
    }
    return indicativeFirst(likelierFirst(answers), isWished: isWished)
  }

  /// Of reflexive answers that are spelled alike those in the indicative before those in the subjunctive, which no main
  /// clause has: `te sientas` is sentar, then sentir. After `no` it may be a command.
  private func indicativeFirst(_ answers: [Answer], isWished: Bool) -> [Answer] {
    guard answers.count > 1, !isWished, !answers[0].parts.contains("no"),
      answers.allSatisfy({ $0.helpers.isEmpty && $0.spelling == answers[0].spelling }),
      answers.contains(where: { isReflexive($0, readings(of: $0)) })
    else { return answers }
    func isIndicative(_ answer: Answer) -> Bool {
      readings(of: answer).contains { $0.tense.map { !$0.isSubjunctive } ?? true }
    }
    return answers.filter { isIndicative($0) } + answers.filter { !isIndicative($0) }
  }

  /// The answers that a level has just so, words and all, before the others, and those of ser last where the verb has
  /// a reflexive pronoun, which only ir has: `ella se fue`, `se fuera`.
  func likelierFirst(_ answers: [Answer]) -> [Answer] {
    guard answers.count > 1 else { return answers }
    let maybeOfIr = answers.contains { $0.infinitive == "ir" }
    let ranks = answers.map { answer in
      let readings = readings(of: answer)
      if maybeOfIr, answer.infinitive == "ser", isReflexive(answer, readings) { return 2 }
      let spelling = answer.spelling ?? answer.form
      let isWritten = readings.contains {
        spelling == $0.written || $0.written != answer.form && spelling.hasSuffix(" " + $0.written)
      }
      return isWritten ? 0 : 1
    }
    return (0...2).flatMap { rank in zip(answers, ranks).filter { $0.1 == rank }.map { $0.0 } }
  }

  /// Whether one of an answer's parts is the pronoun of its own person: `me fui`, but not `me fue`, and not `se lo dio`,
  /// where se stands for le.
  private func isReflexive(_ answer: Answer, _ readings: [Reading]) -> Bool {
    let pronouns = answer.parts.compactMap { Pronoun($0) }
    return !pronouns.contains { $0.isDirectObject }
      && readings.contains { reading in
        Person(column: reading.column).map { pronouns.contains($0.reflexive) } ?? false
      }
  }

  /// What the helpers of a phrase make of its verb; empty where it has none.
  private func inflections(of parse: PhraseParse) -> [Inflection] {
    guard !parse.helpers.isEmpty else { return [] }
    return parse.inflections.map {
      Inflection(tense: $0.tense, construction: $0.construction, person: $0.person)
    }
  }

  /// What one word of a phrase can be, whatever the levels; forms of helpers that no level has are among it.
  func wordReadings(of word: String, accents: AccentMode) -> [WordReading] {
    var readings = ownReadings(of: word, accents: accents)
    guard let helpers = storage.helpers else { return readings }
    for reading in FormIndex(storage: helpers).ownReadings(of: word, accents: accents)
    where PhraseParser.isHelper(reading.infinitive)
      && !readings.contains(where: { $0.infinitive == reading.infinitive })
    {
      readings.append(reading)
    }
    return readings
  }

  private func ownReadings(of word: String, accents: AccentMode) -> [WordReading] {
    let query = FoldedQuery(word)
    guard !query.isForeign else { return [] }
    let all = FormIndex(storage: storage)
    let stored = storage.find(query.key)
    var choices = all.storedChoices(for: query, first: stored?.first)
    if stored?.takesCloserLook ?? true {
      choices += all.cliticChoices(for: query)
    }
    return Choice.rank(choices, accents).map { choice in
      var uses: [WordReading.Use] = []
      uses.reserveCapacity(choice.occurrences.count)
      for occurrence in choice.occurrences {
        let column = storage.columnName(of: occurrence)
        for role in GrammaticalRole.each where occurrence.roles.contains(role) {
          uses.append(
            WordReading.Use(
              role: role, person: occurrence.person, column: column, tense: occurrence.tense))
        }
      }
      return WordReading(
        form: choice.answer.form, infinitive: choice.answer.infinitive,
        spelling: choice.answer.spelling ?? choice.answer.form,
        pronouns: Array(choice.answer.parts.dropFirst()), uses: uses,
        band: choice.ranking.band, rank: choice.ranking.preference)
    }
  }
}
