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
  private let levels: [Int]
  /// The tense, where they are all of it.
  let tense: Tense?

  /// The level with exactly this title, the only one with these words, or those of the tense that it names.
  ///
  /// - Parameters:
  ///   - text: What `--from` says.
  ///   - source: The levels.
  /// - Throws: ``Failure`` where it names no level, or several.
  init(named text: String?, in source: IndexSelection) throws(Failure) {
    guard let text else {
      throw .trouble(
        en: "conj new needs a level to take the forms from.",
        es: "conj new necesita el nivel del que toma las formas.",
        advice: "Name it with --from, such as --from 'indicativo presente'.",
        consejo: "Dilo con --from, por ejemplo --from 'indicativo presente'.")
    }
    (index, summaries) = (source.index, source.summaries)
    let (summaries, selected) = (source.summaries, source.index.selectedLevels)
    let found = selected.filter(LevelFilter.levels(of: source.whole, named: text).contains)
    let exact = found.filter { Self.words(of: summaries[$0].title) == Self.words(of: text) }
    let chosen = exact.isEmpty ? found : exact
    if chosen.count != 1, let tense = Tense(header: text) {
      let ofTense = Self.levels(of: tense, among: selected, summaries)
      if !ofTense.isEmpty {
        (levels, self.tense) = (ofTense, tense)
        return
      }
    }
    guard !chosen.isEmpty else {
      throw .trouble(UsageMessage.noLevelNamed(text), advice: UsageMessage.seeLevels)
    }
    guard chosen.count == 1 else {
      let titles = chosen.map { "\(summaries[$0].title) (\(summaries[$0].file))" }
      throw .trouble(
        .joined(
          [
            .init(
              en: "--from “\(text)” names \(chosen.count) levels:",
              es: "--from “\(text)” vale para \(chosen.count) niveles:")
          ] + titles.map { .verbatim($0) }, by: "\n"
        ),
        advice: .init(
          en: "Add words of the title or the file name until one is left.",
          es: "Añade palabras del título o del nombre del archivo hasta que quede uno."))
    }
    (levels, tense) = (chosen, nil)
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
    Self.levels(of: tense, among: index.selectedLevels, summaries)
  }

  private static func levels(
    of tense: Tense, among levels: some Sequence<Int>, _ summaries: [FormIndex.LevelInfo]
  ) -> [Int] {
    levels.filter {
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
    var counts: [Int: Int] = [:]
    for verb in verbs {
      for level in Set(index.lines(ofVerb: verb.infinitive).map(\.level)) {
        counts[level, default: 0] += 1
      }
    }
    let most = levels.map { counts[$0, default: 0] }.max()
    return largest(among: levels.filter { counts[$0, default: 0] == most }) ?? levels[0]
  }
}
