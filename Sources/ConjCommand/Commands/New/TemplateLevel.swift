import LevelFiles
import VerbForms

/// The level whose forms a new level takes.
struct TemplateLevel {
  /// The pronouns of reflexive forms by person, in the order of the six persons.
  private static let pronouns = ["me", "te", "se", "nos", "os", "se"]

  /// Its title.
  var title: String { summary.title }

  /// Whether its forms can stand behind a reflexive pronoun: only those of the six persons.
  var takesPronouns: Bool { summary.columns == Level.persons }

  private let index: FormIndex
  private let place: Int
  private let summary: FormIndex.LevelInfo

  /// The level that `--from` names: the one with exactly this title, or the only one that has these
  /// words.
  init(named text: String?, in source: IndexSelection) throws(Failure) {
    guard let text else {
      throw .trouble(
        "conj new needs the level whose forms it takes.",
        advice: "Name it with --from, such as --from 'indicativo presente'.")
    }
    let summaries = source.summaries
    let choice = LevelChoice(text)
    let found = source.index.selectedLevels.filter { choice.matches(summaries[$0]) }
    let exact = found.filter { choice.isTitle(of: summaries[$0]) }
    let chosen = exact.isEmpty ? found : exact
    guard let place = chosen.first else {
      throw .trouble(
        "No level has “\(text)” in its title or file name.", advice: "“conj levels” lists them.")
    }
    guard chosen.count == 1 else {
      let titles = chosen.map { "\(summaries[$0].title) (\(summaries[$0].file))" }
      throw .trouble(
        "--from “\(text)” names \(chosen.count) levels:\n" + titles.joined(separator: "\n"),
        advice: "Add words of the title or the file name until one is left.")
    }
    index = source.index
    self.place = place
    summary = summaries[place]
  }

  /// The verb's line for the new level; nil where this level does not have the verb.
  func challenge(of verb: VerbList.Verb) -> Level.Challenge? {
    let lines = index.lines(ofVerb: verb.infinitive).filter { $0.level == place }
    let isReflexive = { (line: FormIndex.VerbLine) in line.writtenInfinitive != verb.infinitive }
    let fitting = lines.first { isReflexive($0) == verb.isReflexive }
    guard let line = fitting ?? lines.first else { return nil }
    let addsPronouns = verb.isReflexive && !isReflexive(line) && takesPronouns
    let forms = line.cells.enumerated().map { column, cell in
      guard !cell.isEmpty else { return "-" }
      guard addsPronouns, column < Self.pronouns.count else { return cell.joined(separator: "/") }
      return cell.map { "\(Self.pronouns[column]) \($0)" }.joined(separator: "/")
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
      colorHex: summary.colorHex, challenges: challenges, columns: summary.columns,
      order: summary.isDeprioritized ? .last : .reading, tense: summary.tense)
  }
}
