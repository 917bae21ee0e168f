import SpanishGrammar
import SpanishText

extension FormIndex {
  /// The verbs that a form may be of, best first.
  ///
  /// White space and punctuation around the query fall away, and so do invisible characters (soft
  /// hyphens, zero-width characters, marks of direction); capitals, ligatures and full-width letters make
  /// no difference. Answers come in bands: see ``FormIndex/Match``, and <doc:MatchingAccents> for the exceptions. Within a
  /// band more used verbs come first; a form that is only in levels with `orden: último` comes last.
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
  /// - Returns: One answer for each (form, infinitive) pair; none for a query that is not a form.
  ///
  /// Complexity: O(letters of the query) without an allocation for stored forms and for most words that are none; some
  /// microseconds for attached pronouns and phrases.
  @inlinable public func lookup(_ query: String, accents: AccentMode = .smart) -> Answers {
    let match = self.match(whole: query, accents)
    let list = match.end < 0 ? closerAnswers(to: query, accents) : nil
    return Answers(match, in: storage, or: list)
  }

  @usableFromInline func match(whole query: String, _ accents: AccentMode) -> WordMatch {
    // Text that Foundation made and keeps elsewhere is not available; it takes a closer look.
    unsafe query.utf8.withContiguousStorageIfAvailable { bytes in
      let match = match(unsafe bytes.span, from: 0, accents)
      return match.end == bytes.count ? match : WordMatch()
    } ?? WordMatch()
  }

  /// The same for a query given as UTF-8 bytes, such as a line of a file.
  ///
  /// Bytes that are not UTF-8 have no answer: decode text of unknown encoding first.
  @inlinable public func lookup(_ query: Span<UInt8>, accents: AccentMode = .smart) -> Answers {
    let match = self.match(query, from: 0, accents)
    // Found before the reference to the index is counted: then a caller that only asks for the count need not do so.
    let list = match.end == query.count ? nil : closerAnswers(to: query, accents)
    return Answers(match, in: storage, or: list)
  }

  /// The answers to a query that is more than a key.
  @usableFromInline func closerAnswers(
    to query: borrowing Span<UInt8>, _ accents: AccentMode
  ) -> [Answer] {
    let text = String(validating: query.indices.map { query[$0] }, as: UTF8.self)
    return text.map { closerAnswers(to: $0, accents) } ?? []
  }

  /// The answers of all bands to a query as it was typed.
  @usableFromInline func closerAnswers(to query: String, _ accents: AccentMode) -> [Answer] {
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
    guard found.isEmpty, text.utf8.contains(UInt8(ascii: " ")) else { return found }
    let leading = LeadingWords.size(in: text)
    guard leading > 0 else { return framedAnswers(to: text, accents: accents) }
    // Once, whatever remains: a query may be thousands of words that fall away.
    let rest = String(decoding: text.utf8.dropFirst(leading), as: UTF8.self)
    var answers = answers(toWhole: FoldedQuery.normalized(rest), accents: accents)
    // `se fue cansado` is no passive, though `fue cansado` is one.
    answers.removeAll { $0.construction.helpers.last?.isPassive ?? false }
    if answers.isEmpty { return framedAnswers(to: text, accents: accents) }
    let words = String(decoding: text.utf8.prefix(leading), as: UTF8.self).split(separator: " ")
    return answers.map { $0.match == .phrase ? $0.preceded(by: words.map(String.init)) : $0 }
  }

  private func answers(toWhole text: String, accents: AccentMode) -> [Answer] {
    guard text.utf8.contains(UInt8(ascii: " ")) else {
      return answers(to: FoldedQuery(text), accents: accents)
    }
    let phrases = phraseAnswers(to: text, accents: accents)
    // A level may have the same words as a form of another verb.
    let wholes = answers(to: FoldedQuery(text), accents: accents).filter { whole in
      !phrases.contains { $0.infinitive == whole.infinitive }
    }
    return phrases + wholes.map { withOwnForm($0) }
  }

  /// The answers to a verb with `que` before it that is a wish, or with a complement: `bien` or `mal` after a phrase, or
  /// what levels have there: `que te vaya bien`, `me cae mal`, `me doy cuenta`.
  private func framedAnswers(to text: String, accents: AccentMode) -> [Answer] {
    var words = text.split(separator: " ").map(String.init)
    guard words.count <= Self.maximumPhraseWords else { return [] }
    let isWish = words.first == "que"
    if isWish { words.removeFirst() }
    let folds = words.map { $0.folded }
    let isAdverb = folds.last == "bien" || folds.last == "mal"
    var end = words.count - (isAdverb ? 1 : 0)
    // As the levels spell it.
    var ofLevels: String?
    for start in folds.indices.dropFirst() where ofLevels == nil {
      ofLevels = storage.inflection.complements[folds[start...].joined(separator: " ")]
      if ofLevels != nil { end = start }
    }
    let complement = ofLevels ?? words[end...].joined(separator: " ")
    words.removeLast(words.count - end)
    guard isWish || !complement.isEmpty, words.count > (isWish || ofLevels != nil ? 0 : 1)
    else { return [] }
    var answers = answers(toWhole: words.joined(separator: " "), accents: accents)
    if ofLevels == nil, !complement.isEmpty { answers = answers.irBeforeSer }
    if isWish {
      answers.removeAll { answer in
        !readings(of: answer).contains { $0.tense?.isSubjunctive ?? false }
      }
    }
    for index in answers.indices {
      answers[index] = answers[index].preceded(by: isWish ? ["que"] : [])
      if isWish { answers[index].inflections.removeAll { $0.tense == .imperativoNegativo } }
      answers[index].match = .phrase
      if complement.isEmpty { continue }
      answers[index].spelling? += " \(complement)"
      answers[index].parts += complement.split(separator: " ").map(String.init)
      answers[index].construction.complement = complement
    }
    if ofLevels != nil {
      let whole = folds.joined(separator: " ")
      answers.removeAll { answer in
        !readings(of: answer).contains { whole.hasSuffix($0.written.folded) }
      }
    }
    return answers
  }

  /// The answer of a form of several words by the verb's own form in it: hace in `hace falta`.
  private func withOwnForm(_ whole: Answer) -> Answer {
    let words = whole.form.split(separator: " ").map(String.init)
    guard let own = words.firstIndex(where: { contains(form: $0, infinitive: whole.infinitive) })
    else { return whole }
    var answer = Answer(
      form: words[own], infinitive: whole.infinitive, match: .phrase, spelling: whole.form,
      parts: words)
    answer.construction.complement = words[(own + 1)...].joined(separator: " ")
    return answer
  }

  /// The answers of bands 1 to 4.
  func answers(to query: FoldedQuery, accents: AccentMode) -> [Answer] {
    guard !query.isForeign else { return [] }
    let key = storage.find(query.key)
    let first = key?.first
    if key?.takesCloserLook ?? true {
      let attached = cliticChoices(for: query, keepingTildes: accents != .ignore)
      if !attached.isEmpty {
        let stored = storedChoices(for: query, first: first)
        return Choice.rank(stored + attached, accents).map { $0.answer }
      }
    }
    let stored = first.map { storage.answers(to: query, first: $0, accents, in: selection) } ?? []
    guard stored.first?.match != .exact, first == nil || !query.key.accents.isPlain else {
      return stored
    }
    // Spelled right they come first; they hide no form of a level, of which the word may be a mistake.
    let enclitic = Choice.rank(encliticChoices(for: query), accents).map { $0.answer }
    return likelierFirst(enclitic) + stored
  }
}

extension [FormIndex.Answer] {
  /// The answers to what is before `bien` or `mal`: `fue bien` is of ir, since ser takes neither.
  var irBeforeSer: Self {
    first?.infinitive == "ser"
      ? filter { $0.infinitive == "ir" } + filter { $0.infinitive != "ir" } : self
  }
}

extension FormIndex.Answer {
  fileprivate func preceded(by words: [String]) -> Self {
    var answer = self
    answer.spelling = (words + [spelling ?? form]).joined(separator: " ")
    answer.parts = words + (parts.isEmpty ? [form] : parts)
    answer.construction.objects = answer.pronouns.compactMap { Pronoun($0) }
    answer.construction.isNegated = answer.isNegated
    return answer
  }
}

/// An answer that is compared with others of another kind: stored, with pronouns, in a phrase.
struct Choice {
  var answer: FormIndex.Answer
  var ranking: RankedMatch
  var occurrences: [CellOccurrence]

  /// Drops what the accent mode does not want and puts the best first.
  static func rank(_ choices: [Choice], _ accents: FormIndex.AccentMode) -> [Choice] {
    AccentRanking.withRanked(choices.count, accents) { index in
      var match = choices[index].ranking
      match.index = index
      return match
    } rank: {
      $0.preference
    } _: { matches, kept in
      (0..<kept).map { choices[matches[$0].index] }
    }
  }
}

extension FormIndex {
  /// The entries of a query's key as choices, those that are in the levels that count.
  func storedChoices(for query: FoldedQuery, first: Int?) -> [Choice] {
    guard let first else { return [] }
    return (0..<storage.entryCount(from: first)).compactMap { offset in
      let record = storage.entry(first + offset)
      guard let form = storage.formOfVerb(query.key, record) else { return nil }
      let occurrences = storage.occurrences(of: form, in: selection)
      guard !occurrences.isEmpty else { return nil }
      return Choice(
        answer: storage.answer(to: query, record),
        ranking: RankedMatch(
          query.typedAccents, spelling: storage.accents(of: record),
          isDeprioritized: storage.areDeprioritized(occurrences),
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
    withRankedEntries(to: query.typedAccents, first: first, mode, in: selection) {
      formOfVerb(query.key, $0)
    } verb: {
      verb(of: query.key, $0)
    } _: { matches, count in
      (0..<count).map { answer(to: query, entry(first + matches[$0].index)) }
    }
  }

  /// The form and the infinitive of an entry of a key.
  func pair(_ key: FormKey, _ record: EntryRecord) -> FormIndex.Entry {
    FormIndex.Entry(
      form: key.spelling(with: accents(of: record)), infinitive: infinitive(of: key, record))
  }

  /// The infinitive of an entry of a key.
  func infinitive(of key: FormKey, _ record: EntryRecord) -> String {
    unsafe withUnsafeTemporaryAllocation(
      byteCount: FormIndex.Answers.wordCapacity, alignment: 1
    ) { room in
      let target = unsafe room.baseAddress.unsafelyUnwrapped
      let end = max(key.count - record.takenOff, 0)
      let start = record.hasSeveralWords ? min(key.lastWordStart, end) : 0
      unsafe key.copyPlain(start..<end, to: target)
      unsafe copyEnding(of: record, to: target + (end - start))
      return unsafe String(
        copying: UnsafeRawBufferPointer(start: target, count: end - start + record.endingSize))
    }
  }
}
