import SpanishGrammar
import SpanishText

/// What an index says of one word of running text: found once, and asked for again where the word is repeated.
final class KnownWord: Sendable {
  /// The word in composed lower case, and its fold.
  let lowered: String
  let folded: String
  /// The answers to the word by itself.
  let answers: [FormIndex.Answer]
  /// Whether a verb of several words may begin with it.
  let mayBeginPhrase: Bool
  /// Whether it is a verb form that is far more often something else.
  let isCommon: Bool
  private let lazyReadings = LazyTable<Readings>()

  private final class Readings: Sendable {
    let all: [WordReading]

    init(_ all: [WordReading]) { self.all = all }
  }

  init(_ word: String, in index: FormIndex, _ accents: FormIndex.AccentMode) {
    lowered = word.normalizedSpanish
    folded = lowered.folded
    answers = Array(index.lookup(word, accents: accents))
    mayBeginPhrase = PhraseParser.mayBegin(
      lowered, isHelper: answers.contains { PhraseParser.isHelper($0.infinitive) })
    isCommon = !answers.isEmpty && CommonWords.all.contains(lowered)
  }

  /// What the word can be in a phrase.
  func readings(in index: FormIndex, _ accents: FormIndex.AccentMode) -> [WordReading] {
    lazyReadings.value { Readings(index.wordReadings(of: lowered, accents: accents)) }.all
  }
}

/// The words met lately, as many as constant memory holds.
struct KnownWords: Sendable {
  private static let capacity = 1 << 13

  private var words: [String: KnownWord] = [:]

  /// What is known of a word; found where it is not known yet.
  mutating func known(
    _ word: String, in index: FormIndex, _ accents: FormIndex.AccentMode
  ) -> KnownWord {
    if let known = words[word] { return known }
    if words.count == Self.capacity { words.removeAll(keepingCapacity: true) }
    let known = KnownWord(word, in: index, accents)
    words[word] = known
    return known
  }
}
