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
/// reading first, but only where that is plain: `la casa`, `el trabajo`, `no para` and `yo solo` stay
/// apart, since an article, a noun or a preposition is likelier there.
///
/// Memory is constant: words wait only for those that may belong to the same verb.
public struct TextReader: Sendable {
  private let index: FormIndex
  private let accents: FormIndex.AccentMode
  private var prose = ProseReader()
  private var knownWords = KnownWords()
  /// Words that follow one another with white space between, not yet given.
  private var waiting: [(word: ProseWord, known: KnownWord)] = []

  /// A reader that asks `index`; `accents` as in ``FormIndex/lookup(_:accents:)-(String,_)``.
  public init(_ index: FormIndex, accents: FormIndex.AccentMode = .smart) {
    self.index = index
    self.accents = accents
  }

  /// Reads more text, UTF-8, and gives the words that are complete.
  ///
  /// Complexity: O(bytes), a few microseconds a word.
  public mutating func read(_ bytes: ArraySlice<UInt8>, _ give: (Word) -> Void) {
    var words: [ProseWord] = []
    prose.read(bytes.span) { words.append($0) }
    for word in words { take(word, give) }
  }

  /// Ends the text and gives the words that are left.
  public mutating func finish(_ give: (Word) -> Void) {
    var words: [ProseWord] = []
    prose.finish { words.append($0) }
    for word in words { take(word, give) }
    giveWaiting(keeping: 0, give)
  }

  private mutating func take(_ word: ProseWord, _ give: (Word) -> Void) {
    if !word.followsWord { giveWaiting(keeping: 0, give) }
    waiting.append((word, knownWords.known(word.text, in: index, accents)))
    // Then the first of them see as many words ahead as a verb can have.
    if waiting.count == 4 * FormIndex.maximumPhraseWords {
      giveWaiting(keeping: FormIndex.maximumPhraseWords, give)
    }
  }

  private mutating func giveWaiting(keeping kept: Int, _ give: (Word) -> Void) {
    var place = 0
    while place < waiting.count - kept {
      let (word, known) = waiting[place]
      if let (size, answers) = phrase(at: place) {
        let text = waiting[place..<place + size].map { $0.word.text }.joined(separator: " ")
        give(
          Word(
            text: text, line: word.line, column: word.column, answers: answers, isCommon: false))
        place += size
      } else {
        give(
          Word(
            text: word.text, line: word.line, column: word.column, answers: known.answers,
            isCommon: known.isCommon))
        place += 1
      }
    }
    waiting.removeFirst(min(place, waiting.count))
  }

  /// The longest verb of several words that begins at a place, and its answers.
  private func phrase(at place: Int) -> (size: Int, answers: [FormIndex.Answer])? {
    guard waiting[place].known.mayBeginPhrase, place + 1 < waiting.count else { return nil }
    let ahead = waiting[place...].prefix(FormIndex.maximumPhraseWords).map { $0.known }
    let parser = PhraseParser(words: ahead.map { $0.folded }) { word in
      ahead[word].readings(in: index, accents)
    }
    let plain = parser.parses().filter { isPlain($0, ahead) }
    guard let size = plain.map({ $0.words.count }).max() else { return nil }
    let answers = index.phraseAnswers(plain.filter { $0.words.count == size })
    return answers.isEmpty ? nil : (size, answers)
  }

  /// Whether words are so likely one verb that text is to be read so.
  private func isPlain(_ parse: PhraseParse, _ words: [KnownWord]) -> Bool {
    // `esta llamada` is not `está llamada`.
    guard parse.helpers.isEmpty else { return !parse.isPassive || parse.band == 1 }
    // Without a helper accents must be right: `lo público` is not `lo publicó`.
    guard parse.band == 1, let last = parse.words.last else { return false }
    let lead = words[..<parse.leadingWords]
    guard lead.count == 1, let first = lead.first else { return true }
    switch first.lowered {
    case "la", "los", "las", "lo": return false
    case "me", "te", "se", "nos", "os", "le", "les": return true
    default: return !CommonWords.contains(words[last].lowered)
    }
  }
}

extension TextReader {
  /// A word of running text, or several that are one verb, with what was found.
  public struct Word: Sendable, Hashable {
    /// The word as written; of several the words with a space between.
    public var text: String
    /// The line of its first letter, counted from 1.
    public var line: Int
    /// The column of its first letter, counted from 1 in characters.
    public var column: Int
    /// The verbs that it may be a form of, best first; none where it is no verb form.
    public var answers: [FormIndex.Answer]
    /// Whether the word is far more often something else than a verb (`para`, `como`, `una`): see the
    /// list in `CommonWords`.
    public var isCommon: Bool
  }
}
