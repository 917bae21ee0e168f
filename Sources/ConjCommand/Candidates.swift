import Invocation
import SpanishGrammar
import SpanishText
import VerbForms
import Wording

/// Finds what may be typed for the beginning of a word.
struct Candidates {
  /// A word, and what it is in a few words; may be empty.
  typealias Candidate = (word: String, note: String)

  /// With more forms only infinitives are offered: nobody reads such a list.
  private static let mostForms = 200

  let line: ArgumentParser
  let source: IndexSelection
  let language: Language

  /// The words of a kind that begin as a text does, in the order in which they are offered.
  func words(of kind: Completion, beginning text: String) -> [Candidate] {
    switch kind {
    case .none, .files: []
    case .words(let words): Self.select(words.map { ($0, "") }, text)
    case .options:
      Self.select(line.flags.map { ("--\($0.name)", $0.help) }, text)
    case .commands: commands(text)
    case .forms: forms(text)
    case .list(let kind):
      Self.ending(text, after: text.lastIndex(of: ",")) { words(of: kind, beginning: $0) }
    case .levels: Self.select(levels, text)
    case .tenses: Self.select(Tense.allCases.map { ($0.name, "") } + levels, text)
    }
  }

  /// Commands that begin so, or else words for a lookup.
  private func commands(_ text: String) -> [Candidate] {
    let found = Self.select(Command.all.map { ($0.name, $0.summary) }, text)
    return found.isEmpty ? forms(text) : found
  }

  /// The infinitives that begin so, most used first, or else the other forms if they are few.
  private func forms(_ text: String) -> [Candidate] {
    let index = source.whole
    let text = text.normalizedSpanish
    let verbs = index.infinitives(ofPrefix: text)
    guard verbs.isEmpty else {
      return Self.select(verbs.map { ($0, source.gloss(of: $0) ?? "") }, text)
    }
    let range = index.positions(ofPrefix: text)
    guard range.count <= Self.mostForms else { return [] }
    var forms: [Candidate] = []
    for entry in index.entries[range] {
      if forms.last?.word == entry.form {
        forms[forms.count - 1].note += ", \(entry.infinitive)"
      } else {
        forms.append((entry.form, entry.infinitive))
      }
    }
    return Self.select(forms, text)
  }

  private var levels: [Candidate] {
    let levels = source.summaries
    let grades = Set(levels.compactMap { $0.grade?.name }).sorted()
    let note = LevelsMessage.grade.text(in: language)
    return grades.map { ($0, note) } + levels.map { ($0.title, $0.file) }
  }

  /// What begins with the text. Capitals and accents that are missing do not matter; what has the accents
  /// that are typed hides the rest.
  private static func select(_ candidates: [Candidate], _ text: String) -> [Candidate] {
    let typed = text.loweredSpanish
    let exact = candidates.filter { $0.word.loweredSpanish.hasPrefix(typed) }
    let fold = typed.folded
    if typed != fold, !exact.isEmpty { return exact }
    return candidates.filter { $0.word.folded.hasPrefix(fold) }
  }

  /// Completes what is after a separator, or all of a text without one.
  static func ending(
    _ text: String, after separator: String.Index?, _ find: (String) -> [Candidate]
  ) -> [Candidate] {
    let start = separator.map { text.index(after: $0) } ?? text.startIndex
    return find(String(text[start...])).map { ("\(text[..<start])\($0.word)", $0.note) }
  }
}
