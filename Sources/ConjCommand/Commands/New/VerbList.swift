import SpanishText
import VerbForms

/// Verbs as people paste them: in lines or with commas, perhaps with bullets or translations.
struct VerbList {
  struct Verb: Hashable {
    var infinitive: String
    var isReflexive: Bool
  }

  /// The verbs, each once, in the order of the text.
  private(set) var verbs: [Verb] = []
  /// The pieces of the text in which no verb was found.
  private(set) var unknown: [String] = []
  /// Forms of several verbs, which are no choice.
  private(set) var ambiguous: [(typed: String, infinitives: [String])] = []
  /// Whether a verb was found in each piece.
  var isWhole: Bool { unknown.isEmpty && ambiguous.isEmpty }
  /// What was taken for a form of one verb.
  private(set) var guesses: [(typed: String, infinitive: String)] = []

  init(_ text: String, in index: FormIndex) {
    let separators: Set<Character> = ["\n", "\r\n", "\r", ",", ";"]
    for piece in text.composed.split(whereSeparator: { separators.contains($0) }) {
      add(piece, index)
    }
  }

  private mutating func add(_ piece: Substring, _ index: FormIndex) {
    let words = piece.split(whereSeparator: { $0.isWhitespace || "/()=:".contains($0) })
      .map { String($0.trimmedOfPunctuation) }
      .filter { word in !word.isEmpty && !word.allSatisfy(\.isNumber) }
    guard let first = words.first else { return }
    let infinitives = words.compactMap { Self.verb(ofInfinitive: $0, index) }
    guard infinitives.isEmpty else { return add(infinitives) }
    let possible = index.verbs(of: first)
    guard let infinitive = possible.first, possible.count == 1 else {
      if possible.isEmpty {
        unknown.append(words.joined(separator: " "))
      } else {
        ambiguous.append((first, possible))
      }
      return
    }
    guesses.append((first, infinitive))
    add([Verb(infinitive: infinitive, isReflexive: false)])
  }

  private mutating func add(_ found: [Verb]) {
    for verb in found where !verbs.contains(verb) { verbs.append(verb) }
  }

  /// The verb whose infinitive a word is, accents aside; nil for other words.
  private static func verb(ofInfinitive word: String, _ index: FormIndex) -> Verb? {
    let answer = index.lookup(word).first { $0.form == $0.infinitive }
    guard let answer else { return nil }
    let fold = word.folded
    let isReflexive = fold.hasSuffix("se") && answer.infinitive.folded != fold
    return Verb(infinitive: answer.infinitive, isReflexive: isReflexive)
  }
}
