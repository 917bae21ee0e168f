import SpanishGrammar
import SpanishText

/// What an index says of one word of running text, kept for when the word is repeated.
final class KnownWord: Sendable {
  /// The word as it was written where it was met first.
  let text: String
  /// The word in composed lower case.
  let lowered: String
  /// The answers to the word by itself.
  let answers: FormIndex.Answers
  /// Whether a verb of several words may begin with it.
  let mayBeginPhrase: Bool
  /// Whether it is a verb form that is far more often something else.
  let isCommon: Bool
  var folded: String { lowered.folded }
  /// Whether it is an article more often than a pronoun.
  let isArticle: Bool
  /// Whether it is what ir and ser differ by: `fue bien` is of ir.
  let isBienOrMal: Bool
  private let lazyReadings = LazyTable<Boxed<[WordReading]>>()

  init(_ word: String, in index: FormIndex, _ accents: FormIndex.AccentMode) {
    text = word
    lowered = word.normalizedSpanish
    isArticle = ["la", "las", "lo", "los"].contains(lowered)
    isBienOrMal = lowered == "bien" || lowered == "mal"
    answers = index.lookup(word, accents: accents)
    let found =
      index.storage.helpers.map { FormIndex(storage: $0).lookup(word, accents: accents) } ?? answers
    mayBeginPhrase = PhraseParser.mayBegin(
      lowered, isHelper: found.indices.contains { PhraseParser.isHelper(found.infinitive($0)) })
    isCommon = !answers.isEmpty && CommonWords.all.contains(lowered)
  }

  /// What the word can be in a phrase.
  func readings(in index: FormIndex, _ accents: FormIndex.AccentMode) -> [WordReading] {
    lazyReadings.value { Boxed(index.wordReadings(of: lowered, accents: accents)) }.value
  }
}

/// The words met lately, as many as constant memory holds: a direct-mapped cache. Three of four words of a newspaper were
/// met before: it saves a quarter of the time of 36,000 words, a third of that of a million.
struct KnownWords: Sendable {
  private var slots: [KnownWord?]

  /// A memory of no words yet; `capacity` is a power of two.
  init(capacity: Int) { slots = [KnownWord?](repeating: nil, count: capacity) }

  /// What is known of a word; found where it is not known yet.
  mutating func known(
    _ word: String, in index: FormIndex, _ accents: FormIndex.AccentMode
  ) -> KnownWord {
    let hash = word.withBytes { bytes in
      bytes.indices.reduce(0) { ($0 ^ UInt64(bytes[$1])) &* 0x9E37_79B9_7F4A_7C15 }
    }
    let slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    if let known = slots[slot], known.text == word { return known }
    let known = KnownWord(word, in: index, accents)
    slots[slot] = known
    return known
  }
}
