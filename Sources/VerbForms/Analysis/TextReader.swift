import SpanishGrammar
import SpanishText

/// Finds the verb forms of running text as its bytes come.
///
///     var reader = TextReader(.builtin)
///     let text = Array("Ayer no lo he comido.".utf8)
///     reader.read(text[...]) { word in print(word.text, word.answers.count) }
///     reader.finish { word in print(word.text, word.answers.count) }
///     // Ayer 0, then no lo he comido 1
///
/// Every word is given once, in order, verb form or not. Words that are one verb are joined, the longest
/// reading first, but only where that is plain: `la casa`, `el trabajo`, `para ella una` and `yo solo`
/// stay apart, since an article, a noun or a preposition is likelier there.
///
/// Memory is constant: words wait only for those that may belong to the same verb.
public struct TextReader: Sendable {
  private let index: FormIndex
  private let accents: FormIndex.AccentMode
  private var prose = ProseReader()
  private var knownWords: KnownWords
  /// Words that follow one another with white space between, not yet given.
  private var waiting: [WaitingWord] = []
  /// The last word that was given, where the first that waits follows it.
  private var last: KnownWord?

  /// A reader that asks `index`; `accents` as in ``FormIndex/lookup(_:accents:)-(String,_)``.
  public init(_ index: FormIndex, accents: FormIndex.AccentMode = .smart) {
    self.init(index, accents: accents, knownWords: 1 << 14)
  }

  /// A reader that remembers the answers to so many words, a power of two.
  package init(_ index: FormIndex, accents: FormIndex.AccentMode, knownWords capacity: Int) {
    self.index = index
    self.accents = accents
    knownWords = KnownWords(capacity: capacity)
  }

  /// Reads more text, UTF-8, and gives the words that are complete.
  ///
  /// Complexity: O(bytes), a few microseconds a word.
  public mutating func read(_ bytes: ArraySlice<UInt8>, _ give: (Word) -> Void) {
    // Swapped out to avoid overlapping access.
    var prose = ProseReader()
    swap(&prose, &self.prose)
    prose.read(bytes.span) { take($0, give) }
    self.prose = prose
  }

  /// Ends the text and gives the words that are left.
  public mutating func finish(_ give: (Word) -> Void) {
    var prose = prose
    prose.finish { take($0, give) }
    self.prose = prose
    giveWaiting(keeping: 0, give)
  }

  private mutating func take(_ word: ProseWord, _ give: (Word) -> Void) {
    if !word.followsWord {
      giveWaiting(keeping: 0, give)
      last = nil
    }
    waiting.append(WaitingWord(word: word, known: knownWords.known(word.text, in: index, accents)))
    // Then the first of them see as many words ahead as a verb can have.
    if waiting.count == 4 * FormIndex.maximumPhraseWords {
      giveWaiting(keeping: FormIndex.maximumPhraseWords, give)
    }
  }

  private mutating func giveWaiting(keeping kept: Int, _ give: (Word) -> Void) {
    var position = 0
    while position < waiting.count - kept {
      let (word, known) = (waiting[position].word, waiting[position].known)
      var given = Word(
        text: word.text, bytes: word.bytes, line: word.line, column: word.column,
        answers: known.answers, isCommon: known.isCommon,
        mayBeName: word.isInSentence && !known.answers.isEmpty && isCapitalized(word.text, known))
      var end = position + 1
      if let phrase = phrase(at: position) {
        end = position + phrase.size
        given.text = waiting[position..<end].lazy.map { $0.word.text }.joined(separator: " ")
        given.bytes = word.bytes.lowerBound..<waiting[end - 1].word.bytes.upperBound
        given.answers = FormIndex.Answers(phrase.answers)
        (given.isCommon, given.mayBeName) = (false, false)
      }
      putIrFirst(in: &given.answers, before: end)
      give(given)
      last = waiting[end - 1].known
      position = end
    }
    waiting.removeFirst(position)
  }

  /// Puts ir before ser where `bien` or `mal` follows, but for what was done so (`fue bien recibido`).
  private func putIrFirst(in answers: inout FormIndex.Answers, before position: Int) {
    guard position < waiting.count, waiting[position].known.isBienOrMal,
      !waiting.indices.contains(position + 1) || !isParticiple(waiting[position + 1].known)
    else { return }
    answers = FormIndex.Answers(Array(answers).irBeforeSer)
  }

  private func isParticiple(_ word: KnownWord) -> Bool {
    word.answers.contains { answer in
      index.readings(of: answer).contains { $0.tense == .participio }
    }
  }

  /// Whether the first letter is a capital, and no other is.
  private func isCapitalized(_ text: String, _ known: KnownWord) -> Bool {
    guard text != known.lowered else { return false }
    let (letters, small) = (text.composed.unicodeScalars, known.lowered.unicodeScalars)
    return letters.first != small.first && letters.dropFirst().elementsEqual(small.dropFirst())
  }

  /// The longest verb of several words that begins at a position, and its answers.
  private func phrase(at position: Int) -> (size: Int, answers: [FormIndex.Answer])? {
    guard waiting[position].known.mayBeginPhrase, position + 1 < waiting.count else { return nil }
    let words = position..<min(position + FormIndex.maximumPhraseWords, waiting.count)
    let parser = PhraseParser(
      words: words,
      text: { [waiting, accents] in
        accents == .ignore ? waiting[$0].known.folded : waiting[$0].known.lowered
      }
    ) {
      [waiting, index, accents] in waiting[$0].known.readings(in: index, accents)
    }
    let before = position > 0 ? waiting[position - 1].known : last
    // `la he visto` is a verb, `la casa` is none.
    let plain = parser.parses(onlyHelped: waiting[position].known.isArticle)
      .filter { isPlain($0, after: before) }
    guard let size = plain.map({ $0.words.count }).max() else { return nil }
    // Where a reading has the accents as written, those without a helper that lack one are dropped: `te canto`.
    let longest = plain.filter { $0.words.count == size }
    let isExact = longest.contains { $0.band == 1 }
    let answers = index.phraseAnswers(
      longest.filter { !isExact || $0.band == 1 || !$0.helpers.isEmpty },
      isWished: before.map { CommonWords.allowingSubjunctive.contains($0.lowered) } ?? false)
    return answers.isEmpty ? nil : (size, answers)
  }

  /// Whether words are so likely one verb that text is to be read so.
  private func isPlain(_ parse: PhraseParse, after before: KnownWord?) -> Bool {
    // `esta llamada` is not `está llamada`.
    guard parse.helpers.isEmpty else { return parse.agreement == nil || parse.band == 1 }
    // Only a verb follows a pronoun such as `se`, so it may lack its accent: `se caso`. After other words accents must be
    // right: `lo público` is not `lo publicó`.
    guard let last = parse.words.last.map({ waiting[$0].known }) else { return false }
    let isBeforeVerb = parse.lead.contains { Pronoun($0)?.isDirectObject == false }
    if parse.band > 1 {
      return isBeforeVerb && parse.band == 2 && last.lowered == last.folded
        && Pronoun(last.lowered) == nil && !CommonWords.prepositions.contains(last.lowered)
        && !CommonWords.announcingNouns.contains(last.lowered)
        && !index.isRare(parse.main.infinitive)
    }
    guard parse.lead.count == 1, !isBeforeVerb, last.isCommon else { return true }
    // A subject makes a verb of `como`, but `para ella una` has none, and `yo solo` hardly is solar.
    let isRare = last.answers.first.map { index.isRare($0.infinitive) } ?? true
    return Person(word: waiting[parse.words.lowerBound].known.folded) != nil && !isRare
      && before.map { CommonWords.prepositions.contains($0.lowered) } != true
  }
}

/// A word and what is known of it. Of a tuple in an array each access would copy the whole.
private struct WaitingWord: Sendable {
  let word: ProseWord
  let known: KnownWord
}

extension TextReader {
  /// A word of running text, or several that are one verb, with what was found.
  public struct Word: Sendable, Hashable {
    /// The word as written, without invisible characters, and at most its first 253 bytes; where several words are one verb,
    /// these with single spaces between them.
    public var text: String
    /// Where it is in the text, in bytes of UTF-8.
    public var bytes: Range<Int>
    /// The line of its first letter, counted from 1.
    public var line: Int
    /// The column of its first letter, counted from 1 in Unicode scalars that are no combining marks.
    public var column: Int
    /// The verbs that it may be a form of, best first; none where it is not a verb form.
    public var answers: FormIndex.Answers
    /// Whether the word is far more often something else than a verb: `para`, `como`, `una`. False for words that are one
    /// verb together: `yo como`.
    public var isCommon: Bool
    /// Whether a word with answers may be a name: it has a capital inside a sentence (`vi a Rosa`).
    public var mayBeName: Bool
  }
}
