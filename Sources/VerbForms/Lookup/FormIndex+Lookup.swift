import SpanishGrammar
import SpanishText

extension FormIndex {
  /// The verbs that a form may be of, best first.
  ///
  /// White space and punctuation around the query fall away, and so do characters that are not seen (soft
  /// hyphens, zero-width characters, marks of direction); capitals, ligatures and full-width letters make
  /// no difference. Answers come in bands (see ``FormIndex/Match``); within a band, verbs for which the form
  /// stands only in levels with `orden: último` come last, and more used verbs come first.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// FormIndex.builtin.lookup("fui").map(\.infinitive)      // ["ser", "ir"]
  /// FormIndex.builtin.lookup("sueño").map(\.infinitive)    // ["soñar"]
  /// ```
  ///
  /// - Parameters:
  ///   - query: A form, or the infinitive itself, with or without accents; composed or decomposed.
  ///   - accents: How accents are weighed.
  /// - Returns: One answer a (form, infinitive) pair; none for a query that is no form.
  ///
  /// Complexity: O(letters of the query) and no allocation for a word that is a stored form or near
  /// none; some microseconds for attached pronouns and phrases.
  public func lookup(_ query: String, accents: AccentMode = .smart) -> Answers {
    var answers = Answers()
    // Text that Foundation made and keeps elsewhere is not available; the longer way has it too.
    let isAnswered = unsafe query.utf8.withContiguousStorageIfAvailable { bytes in
      answers.readWord(in: unsafe bytes.span, from: 0, self, accents) == bytes.count
    }
    return isAnswered == true ? answers : Answers(self.answers(toQuery: query, accents: accents))
  }

  /// The same for a query given as UTF-8 bytes, such as a line of a file.
  ///
  /// Bytes that are no UTF-8 are part of no form: who reads text of unknown encoding decodes it first.
  public func lookup(_ query: Span<UInt8>, accents: AccentMode = .smart) -> Answers {
    var answers = Answers()
    let end = answers.readWord(in: query, from: 0, self, accents)
    if end == query.count { return answers }
    let text = String(validating: query.indices.map { query[$0] }, as: UTF8.self)
    return text.map { Answers(self.answers(toQuery: $0, accents: accents)) } ?? Answers()
  }

  /// The answers of all bands to a query as it was typed.
  private func answers(toQuery query: String, accents: AccentMode) -> [Answer] {
    let query = query.withPlainLetters.withoutFloodsOfMarks
    let text = FoldedQuery.normalized(query)
    if text.utf8.count != query.utf8.count {
      // What fell away as punctuation may have been an accent: hable'
      let typed = keyboardAnswers(toEdgesOf: query, accents: accents)
      if !typed.isEmpty { return typed }
    }
    let found = answers(toText: text, accents: accents)
    if !found.isEmpty { return found }
    let typed = keyboardAnswers(to: text, accents: accents)
    return typed.isEmpty ? notationAnswers(to: query, accents: accents) : typed
  }

  /// The answers of bands 1 to 5 to normalized text, as a whole or without the words before its form.
  func answers(toText text: String, accents: AccentMode) -> [Answer] {
    let found = answers(toWhole: text, accents: accents)
    let leading = found.isEmpty ? LeadingWords.size(in: text.utf8) : 0
    guard leading > 0 else { return found }
    // Once, whatever remains: a query may be thousands of words that fall away.
    let rest = String(decoding: text.utf8.dropFirst(leading), as: UTF8.self)
    return answers(toWhole: FoldedQuery.normalized(rest), accents: accents)
  }

  private func answers(toWhole text: String, accents: AccentMode) -> [Answer] {
    let query = FoldedQuery(text)
    let found = answers(to: query, accents: accents)
    guard text.utf8.contains(UInt8(ascii: " ")) else { return found }
    let phrases = phraseAnswers(to: text, accents: accents)
    if found.isEmpty { return phrases }
    // A level with `acabo de comer` overrules no accent of `acabó de comer`.
    let isOverruled = !found.contains { answer in
      FormKey(form: answer.form).map { $0.accents.hasAll(of: query.key.accents) } ?? true
    }
    if accents == .smart, isOverruled, phrases.contains(where: { $0.spelling == text }) {
      return phrases
    }
    return found.map { $0.explained(by: phrases) }
  }

  /// The answers of bands 1 to 4.
  func answers(to query: FoldedQuery, accents: AccentMode) -> [Answer] {
    guard !query.isForeign else { return [] }
    let first = storage.firstEntry(of: query.key)
    if first.map({ storage.entry($0).isSpecial }) ?? true {
      let attached = cliticChoices(for: query)
      if !attached.isEmpty {
        var stored = storedChoices(for: query, first: first)
        let others = attached.filter { choice in
          let whole = stored.firstIndex {
            choice.answer.isPartly($0.answer) && $0.occurrences.contains { $0.isCommand }
          }
          guard let whole else { return true }
          // A level that has the word whole does not change its place among other verbs'.
          stored[whole].ranking = choice.ranking
          // idos is the participle too.
          if stored[whole].occurrences.allSatisfy({ $0.isCommand }) {
            stored[whole].answer = stored[whole].answer.explained(by: [choice.answer])
          }
          return false
        }
        return Choice.rank(stored + others, accents).map { $0.answer }
      }
    }
    let stored =
      first.map { storage.answers(to: query, first: $0, accents, in: selection) } ?? []
    guard stored.first?.match != .exact, first == nil || !query.key.accents.isPlain else {
      return stored
    }
    // Spelled right they come first; they hide no form of a level, of which the word may be a mistake.
    let enclitic = Choice.rank(encliticChoices(for: query), accents).map { $0.answer }
    return likelierFirst(enclitic) + stored
  }
}

extension CellOccurrence {
  fileprivate var isCommand: Bool { !roles.isDisjoint(with: .imperative) }
}

extension FormIndex.Answer {
  /// Whether this is an answer of parts to what another one has as a whole: both are spelled alike.
  fileprivate func isPartly(_ whole: Self) -> Bool {
    infinitive == whole.infinitive && spelling == whole.form
  }

  /// A form that a level has as a whole (`levántate`, `he comido`), with the parts that grammar sees in it.
  fileprivate func explained(by answers: [Self]) -> Self {
    guard let other = answers.first(where: { $0.isPartly(self) }) else { return self }
    var answer = self
    answer.parts = other.parts
    answer.helpers = other.helpers
    answer.inflections = other.inflections
    return answer
  }
}

/// An answer that is compared with others of another kind: stored, with pronouns, in a phrase.
struct Choice {
  var answer: FormIndex.Answer
  var ranking: RankedMatch
  /// The cells that its form stands in.
  var occurrences: [CellOccurrence]

  /// Drops what the accent mode does not want and puts the best first.
  static func rank(_ choices: [Choice], _ accents: FormIndex.AccentMode) -> [Choice] {
    var matches = choices.indices.map { index in
      var match = choices[index].ranking
      match.index = index
      return match
    }
    var span = matches.mutableSpan
    let kept = AccentRanking.rank(&span, accents) { $0.preference }
    return matches[..<kept].map { choices[$0.index] }
  }
}

extension FormIndex {
  /// The entries of a query's key as choices, those that stand in the levels that count.
  func storedChoices(for query: FoldedQuery, first: Int?) -> [Choice] {
    guard let first else { return [] }
    let inflection = storage.inflection
    return (0..<storage.entryCount(from: first)).compactMap { offset in
      let record = storage.entry(first + offset)
      guard let form = storage.formOfVerb(query.key, record, inflection) else { return nil }
      let occurrences = storage.occurrences(of: form, in: selection, inflection)
      guard !occurrences.isEmpty else { return nil }
      return Choice(
        answer: storage.answer(to: query, record),
        ranking: RankedMatch(
          query.typedAccents, spelling: storage.accents(of: record),
          isDeprioritized: inflection.areDeprioritized(occurrences),
          verb: UInt64(form.verb), preference: storage.verbRanks[form.verb], index: offset),
        occurrences: occurrences)
    }
  }
}

extension IndexStorage {
  /// The answers that a key's entries give to a query, the best first.
  func answers(
    to query: FoldedQuery, first: Int, _ mode: FormIndex.AccentMode, in selection: LevelSelection?
  ) -> [FormIndex.Answer] {
    var found: [FormIndex.Answer] = []
    rankedEntries(to: query.typedAccents, query.key, first: first, mode, in: selection) {
      matches, count in
      found = (0..<count).map { answer(to: query, entry(first + matches[$0].index)) }
    }
    return found
  }

  /// The infinitive that an entry of a key stands for.
  func infinitive(of key: FormKey, _ record: EntryRecord) -> String {
    unsafe withUnsafeTemporaryAllocation(
      byteCount: FormIndex.Answers.wordCapacity, alignment: 16
    ) { room in
      let start = unsafe room.baseAddress.unsafelyUnwrapped
      let size = key.withLetters { unsafe copyInfinitive(of: $0, record, to: start) }
      return unsafe String(decoding: room.prefix(size), as: UTF8.self)
    }
  }

  /// Copies the infinitive that an entry of a key stands for; its size. The target has room for
  /// ``FormIndex/Answers/wordCapacity`` bytes.
  @inline(__always)
  func copyInfinitive(
    of letters: KeyLetters, _ record: EntryRecord, to target: UnsafeMutableRawPointer
  ) -> Int {
    let end = max(letters.count - record.takenOff, 0)
    unsafe letters.copyPlain(end, to: target)
    var kept = end
    if record.isSpecial {
      let start = min(letters.lastWordStart, end)
      kept = end - start
      unsafe target.copyMemory(from: target + start, byteCount: kept)
    }
    unsafe copyEnding(of: record, to: target + kept)
    return kept + record.endingSize
  }
}
