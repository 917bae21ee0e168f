import LevelFiles
import Picker
import SpanishGrammar
import SpanishText
import VerbForms
import Wording

/// The level whose forms a new level takes.
struct TemplateLevel {
  var title: String { summary.title }

  private let index: FormIndex
  private let level: Int
  private let summary: FormIndex.LevelInfo
  /// The columns of the new level, and which of this one's they are.
  private let columns: [(name: String, number: Int)]
  /// The level with the forms of vos in the same tense, where they are asked for and there is one.
  private let vosLevel: Int?

  /// The level that `--from` names: with exactly this title, the only one with these words, or the largest one
  /// of the tense that it names.
  ///
  /// - Parameters:
  ///   - text: What `--from` says.
  ///   - source: The levels.
  ///   - withVos: Whether vos stands in place of tú and vosotros.
  ///   - withoutVosotros: Whether there are no forms of vosotros.
  /// - Throws: ``Failure`` where it names no level, or several.
  init(
    named text: String?, in source: IndexSelection, withVos: Bool, withoutVosotros: Bool
  ) throws(Failure) {
    guard let text else {
      throw .trouble(
        LevelsMessage.needsTemplate(), advice: LevelsMessage.nameTemplate())
    }
    let summaries = source.summaries
    let found = source.index.selectedLevels
      .filter(LevelFilter.levels(of: source.whole, named: text).contains)
    let exact = found.filter { Self.words(of: summaries[$0].title) == Self.words(of: text) }
    func largest(ofTense tense: Tense?, where isMeant: (FormIndex.LevelInfo) -> Bool) -> Int? {
      guard let tense else { return nil }
      let levels = source.index.selectedLevels.filter {
        summaries[$0].tense == tense && isMeant(summaries[$0])
      }
      return levels.max { (summaries[$0].verbCount, $1) < (summaries[$1].verbCount, $0) }
    }
    var chosen = exact.isEmpty ? found : exact
    if chosen.count != 1, let level = largest(ofTense: Tense(header: text), where: { _ in true }) {
      chosen = [level]
    }
    guard let level = chosen.first else {
      throw .trouble(UsageMessage.noLevelNamed(text), advice: UsageMessage.seeLevels())
    }
    guard chosen.count == 1 else {
      let titles = chosen.map { "\(summaries[$0].title) (\(summaries[$0].file))" }
      throw .trouble(
        .joined(
          [LevelsMessage.severalLevels(text, chosen.count)] + titles.map { .verbatim($0) }, by: "\n"
        ),
        advice: LevelsMessage.addWords())
    }
    index = source.index
    self.level = level
    let summary = summaries[level]
    self.summary = summary
    vosLevel =
      withVos ? largest(ofTense: summary.tense) { $0.columns == [Person.vos.name] } : nil
    columns = summary.columns.enumerated().compactMap { number, name in
      switch Person(column: name) {
      case .vosotros where withVos || withoutVosotros: nil
      case .tú where withVos: (Person.vos.name, number)
      default: (name, number)
      }
    }
  }

  /// The words of a title or of a text that names it, in no order and whatever stands between them.
  private static func words(of text: String) -> [String] {
    text.folded.split(whereSeparator: \.isWhitespace)
      .map { String($0.trimmedOfPunctuation) }
      .filter { !$0.isEmpty }
      .sorted()
  }

  /// The verb's line for the new level; nil where this level does not have the verb.
  func challenge(of verb: VerbList.Verb) -> Level.Challenge? {
    let lines = index.lines(ofVerb: verb.infinitive).filter { $0.level == level }
    let isReflexive = { (line: FormIndex.VerbLine) in line.writtenInfinitive != verb.infinitive }
    let fitting = lines.first { isReflexive($0) == verb.isReflexive }
    guard let line = fitting ?? lines.first else { return nil }
    let lacksPronouns = verb.isReflexive && !isReflexive(line)
    var addsPronouns = false
    let vosLine = vosLevel.flatMap { level in
      index.lines(ofVerb: verb.infinitive).first {
        $0.level == level && isReflexive($0) == isReflexive(line)
      }
    }
    let forms = columns.map { column in
      let vosCell = column.name == Person.vos.name ? vosLine?.cells.first : nil
      let cell = vosCell ?? line.cells[column.number]
      guard lacksPronouns else { return Level.Challenge.text(of: cell) }
      let (person, tense) = (
        Person(column: column.name), index.tense(of: line, column: column.number)
      )
      let forms = cell.map { CliticSpelling.reflexive($0, of: person, in: tense) ?? $0 }
      addsPronouns = addsPronouns || forms != cell
      return Level.Challenge.text(of: forms)
    }
    return Level.Challenge(
      verb: addsPronouns ? "\(verb.infinitive)se" : line.writtenInfinitive, forms: forms)
  }

  /// A level of these lines, otherwise like this one.
  func level(title: String, description: String?, challenges: [Level.Challenge]) -> Level {
    let verbs = challenges.prefix(5).map(\.verb).joined(separator: ", ")
    let more = challenges.count > 5 ? ", …" : ""
    return Level(
      title: title, description: description ?? "\(summary.title): \(verbs)\(more)",
      colorHex: summary.colorHex, challenges: challenges, columns: columns.map(\.name),
      order: summary.isDeprioritized ? .last : .reading, tense: summary.tense)
  }
}
