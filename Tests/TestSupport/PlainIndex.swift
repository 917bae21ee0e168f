import LevelFiles
import SpanishGrammar
import SpanishText
import VerbForms

/// The slow twin of `FormIndex`: the rules of the lookup written out, over plain lists.
public struct PlainIndex: Sendable {
  /// A form in a cell of a level.
  public struct Cell: Sendable {
    /// The form without leading words.
    public var form: String
    /// The verb without pronoun.
    public var infinitive: String
    /// Where it stands.
    public var reading: FormIndex.Reading
  }

  /// The levels, with the numbers of their lines filled in.
  public let levels: [Level]
  /// The numbers of the levels that count.
  public let selected: Set<Int>
  /// All cells of these levels in reading order.
  public let cells: [Cell]
  /// The verbs of these levels in reading order.
  public let verbs: [String]
  /// The verbs of all levels, most used first.
  public let verbsByUse: [String]
  /// The sorted list of pairs.
  public let entries: [FormIndex.Entry]

  /// The letters of each entry's form.
  private let letters: [[PlainLetter]]
  /// The bytes of each entry's fold.
  let folds: [[UInt8]]
  private let cellsOfPair: [FormIndex.Entry: [Int]]
  private let entriesOfFold: [String: [Int]]
  private let rankOfVerb: [String: Int]

  /// A twin of the index of these levels.
  ///
  /// - Parameters:
  ///   - levels: The levels in reading order.
  ///   - ranking: The verbs that are known to be used most, for levels that do not say.
  public init(levels: [Level], ranking: [String] = []) {
    var levels = levels
    for level in levels.indices {
      for line in levels[level].challenges.indices where levels[level].challenges[line].line == 0 {
        levels[level].challenges[line].line = line + 4
      }
    }
    self.init(
      levels, verbsByUse: PlainIndex.byUse(levels: levels, ranking: ranking),
      selected: Set(levels.indices))
  }

  /// A twin of the view with these levels only: numbers of levels and ranks stay.
  public func restricted(to wanted: Set<Int>) -> PlainIndex {
    PlainIndex(levels, verbsByUse: verbsByUse, selected: selected.intersection(wanted))
  }

  private init(_ levels: [Level], verbsByUse: [String], selected: Set<Int>) {
    var cells: [Cell] = []
    for level in selected.sorted() {
      for challenge in levels[level].challenges {
        for (column, alternatives) in challenge.cells.enumerated() {
          // A line made in memory may have more cells than its level has columns.
          let name = column < levels[level].columns.count ? levels[level].columns[column] : ""
          for written in alternatives.eachOnce() {
            cells.append(
              Cell(
                form: PlainText.withoutLeadingWords(written),
                infinitive: PlainText.withoutPronoun(challenge.verb),
                reading: FormIndex.Reading(
                  level: level, line: challenge.line, column: name,
                  tense: name.isEmpty
                    ? nil : PlainIndex.tense(of: written, in: name, levels[level].tense),
                  written: written)))
          }
        }
      }
    }
    let verbs = PlainIndex.verbs(of: selected.sorted().map { levels[$0] })
    self.levels = levels
    self.selected = selected
    self.cells = cells
    self.verbs = verbs
    self.verbsByUse = verbsByUse
    rankOfVerb = Dictionary(
      uniqueKeysWithValues: verbsByUse.enumerated().map { ($0.element, $0.offset) })

    let pairs = Set(
      cells.map { FormIndex.Entry(form: $0.form, infinitive: $0.infinitive) }
        + verbs.map { FormIndex.Entry(form: $0, infinitive: $0) })
    entries = pairs.map { pair in
      (
        pair, PlainPlace(PlainText.letters(of: pair.form)),
        PlainPlace(PlainText.letters(of: pair.infinitive))
      )
    }.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    cellsOfPair = Dictionary(grouping: cells.indices) {
      FormIndex.Entry(form: cells[$0].form, infinitive: cells[$0].infinitive)
    }
    let letters = entries.map { PlainText.letters(of: $0.form) }
    self.letters = letters
    let folds = letters.map { PlainText.fold($0) }
    self.folds = folds.map { Array($0.utf8) }
    entriesOfFold = Dictionary(grouping: entries.indices) { folds[$0] }
  }

  /// The tense of a cell, which the column's name says, or else the level.
  private static func tense(of written: String, in column: String, _ level: Tense?) -> Tense? {
    switch column {
    case "gerundio": .gerundio
    case "participio": .participio
    default: level == .imperativo && written.hasPrefix("no ") ? .imperativoNegativo : level
    }
  }

  /// The verbs of levels, each once.
  private static func verbs(of levels: [Level]) -> [String] {
    var verbs: [String] = []
    for challenge in levels.flatMap(\.challenges) {
      let infinitive = PlainText.withoutPronoun(challenge.verb)
      if !verbs.contains(infinitive) { verbs.append(infinitive) }
    }
    return verbs
  }

  /// Verbs of levels with `orden: uso` first; without such a level those of `ranking`; then the others
  /// in reading order.
  private static func byUse(levels: [Level], ranking: [String]) -> [String] {
    let verbs = verbs(of: levels)
    let used = self.verbs(of: levels.filter { $0.order == .usage })
    let known = used.isEmpty ? ranking.filter { verbs.contains($0) } : used
    return known + verbs.filter { !known.contains($0) }
  }

  /// A verb's place in the order of use.
  public func rank(ofVerb infinitive: String) -> Int? { rankOfVerb[infinitive] }

  /// Where a form of a verb stands, in reading order.
  public func readings(_ entry: FormIndex.Entry) -> [FormIndex.Reading] {
    var readings = (cellsOfPair[entry] ?? []).map { cells[$0].reading }
    if entry.form == entry.infinitive, let level = listing(entry.infinitive).first,
      let line = levels[level].challenges.first(where: {
        PlainText.withoutPronoun($0.verb) == entry.infinitive
      })
    {
      let reading = FormIndex.Reading(
        level: level, line: line.line, column: "infinitivo", tense: .infinitivo, written: line.verb)
      readings.insert(reading, at: readings.firstIndex { $0.level >= level } ?? readings.count)
    }
    return readings
  }

  /// The levels that list a verb.
  private func listing(_ infinitive: String) -> [Int] {
    selected.sorted().filter { level in
      levels[level].challenges.contains { PlainText.withoutPronoun($0.verb) == infinitive }
    }
  }

  /// Whether a pair stands only in levels with `orden: último`. An infinitive stands in every level
  /// that lists its verb.
  func isLast(_ entry: FormIndex.Entry) -> Bool {
    var places = (cellsOfPair[entry] ?? []).map { cells[$0].reading.level }
    if entry.form == entry.infinitive { places += listing(entry.infinitive) }
    return places.allSatisfy { levels[$0].order == .last }
  }

  /// The pairs whose form has this fold, in the order of the list, and their letters.
  func entries(withFold fold: String) -> [(entry: FormIndex.Entry, letters: [PlainLetter])] {
    (entriesOfFold[fold] ?? []).map { (entries[$0], letters[$0]) }
  }
}
