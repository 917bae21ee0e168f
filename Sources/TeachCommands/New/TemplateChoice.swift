import Invocation
import SpanishGrammar
import SpanishText
import VerbForms
import Wording

/// The levels that `--from` leaves to choose from.
struct TemplateChoice {
  let index: FormIndex
  let summaries: [FormIndex.LevelInfo]
  /// One level, or all of a tense.
  private var levels: [Int] = []
  /// The tense, where they are all of it.
  private(set) var tense: Tense?

  /// The level with exactly the title that `--from` says, the only one with these words, or those of the tense that it
  /// names.
  init(named text: String?, in source: IndexSelection) throws(Failure) {
    guard let text else {
      throw .trouble(
        en: "conj new needs a level to take the forms from.",
        es: "conj new necesita el nivel del que toma las formas.",
        advice: "Name it with --from, such as --from 'indicativo presente'.",
        consejo: "Dilo con --from, por ejemplo --from 'indicativo presente'.")
    }
    (index, summaries) = (source.index, source.summaries)
    let found = index.selectedLevels.filter(
      LevelFilter.levels(of: source.whole, named: text).contains)
    let exact = found.filter { Self.words(of: summaries[$0].title) == Self.words(of: text) }
    levels = exact.isEmpty ? found : exact
    if levels.count == 1 { return }
    if let tense = Tense(header: text) {
      let ofTense = levels(of: tense)
      if !ofTense.isEmpty {
        (levels, self.tense) = (ofTense, tense)
        return
      }
    }
    if levels.isEmpty {
      throw .trouble(UsageMessage.noLevelNamed(text), advice: UsageMessage.seeLevels)
    }
    let titles = levels.map { "\n\(summaries[$0].title) (\(summaries[$0].file))" }.joined()
    throw .trouble(
      en: "--from \(word: text) names \(levels.count) levels:\(titles)",
      es: "--from \(word: text) vale para \(levels.count) niveles:\(titles)",
      advice: "Add words of the title or the file name until one is left.",
      consejo: "Añade palabras del título o del nombre del archivo hasta que quede uno.")
  }

  /// The words of a title or of a text that names it, sorted, without punctuation.
  private static func words(of text: String) -> [String] {
    text.folded.split(whereSeparator: \.isWhitespace)
      .map { String($0.trimmedOfPunctuation) }
      .filter { !$0.isEmpty }
      .sorted()
  }

  /// The levels of a tense, and those with a column that is named after it.
  func levels(of tense: Tense) -> [Int] {
    index.selectedLevels.filter {
      let level = summaries[$0]
      return level.tense == tense || level.tense == nil && level.columns.contains(tense.name)
    }
  }

  /// The level with the most verbs, of several the first one.
  func largest(among levels: [Int]) -> Int? {
    levels.max { (summaries[$0].verbCount, $1) < (summaries[$1].verbCount, $0) }
  }

  /// The level that has the most of some verbs, the largest one of several.
  func level(withMostOf verbs: [VerbList.Verb]) -> Int {
    let having = verbs.flatMap { Set(index.lines(ofVerb: $0.infinitive).map(\.level)) }
    let counts = Dictionary(having.map { ($0, 1) }, uniquingKeysWith: +)
    let most = levels.map { counts[$0, default: 0] }.max()
    return largest(among: levels.filter { counts[$0, default: 0] == most }) ?? levels[0]
  }
}
