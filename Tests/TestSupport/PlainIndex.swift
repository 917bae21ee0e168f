import LevelFiles
import VerbForms

/// The slow twin of `FormIndex`: the rules of the lookup written out, over plain lists.
public struct PlainIndex {
  /// A form in a cell of a level.
  public struct Cell {
    /// The form without leading words.
    public var form: String
    /// The verb without pronoun.
    public var infinitive: String
    /// Where it stands.
    public var reading: Reading
  }

  /// The levels, with the numbers of their lines filled in.
  public let levels: [Level]
  /// All cells in reading order.
  public let cells: [Cell]
  /// The verbs in reading order.
  public let verbs: [String]
  /// The verbs, most used first.
  public let verbsByUse: [String]
  /// The sorted list of pairs.
  public let entries: [Entry]

  /// The letters of each entry's form.
  private let letters: [[PlainLetter]]
  private let cellsOfPair: [Entry: [Int]]
  private let entriesOfFold: [String: [Int]]
  private let rankOfVerb: [String: Int]

  /// A twin of the index of these levels.
  ///
  /// - Parameters:
  ///   - levels: The levels in reading order.
  ///   - ranking: The verbs that are known to be used most, for levels that do not say.
  public init(levels: [Level], ranking: [String] = []) {
    var levels = levels
    var cells: [Cell] = []
    var verbs: [String] = []
    for level in levels.indices {
      for line in levels[level].challenges.indices {
        if levels[level].challenges[line].line == 0 {
          levels[level].challenges[line].line = line + 4
        }
        let challenge = levels[level].challenges[line]
        let infinitive = PlainText.withoutPronoun(challenge.verb)
        if !verbs.contains(infinitive) { verbs.append(infinitive) }
        for (column, alternatives) in challenge.cells.enumerated() {
          for written in alternatives {
            cells.append(
              Cell(
                form: PlainText.withoutLeadingWords(written), infinitive: infinitive,
                reading: Reading(
                  level: level, line: challenge.line, column: levels[level].columns[column],
                  written: written)))
          }
        }
      }
    }
    self.levels = levels
    self.cells = cells
    self.verbs = verbs
    verbsByUse = PlainIndex.byUse(verbs, levels: levels, ranking: ranking)
    rankOfVerb = Dictionary(
      uniqueKeysWithValues: verbsByUse.enumerated().map { ($0.element, $0.offset) })

    let pairs = Set(
      cells.map { Entry(form: $0.form, infinitive: $0.infinitive) }
        + verbs.map { Entry(form: $0, infinitive: $0) })
    entries = pairs.map { pair in
      (
        pair, PlainPlace(PlainText.letters(of: pair.form)),
        PlainPlace(PlainText.letters(of: pair.infinitive))
      )
    }.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    cellsOfPair = Dictionary(grouping: cells.indices) {
      Entry(form: cells[$0].form, infinitive: cells[$0].infinitive)
    }
    let letters = entries.map { PlainText.letters(of: $0.form) }
    self.letters = letters
    entriesOfFold = Dictionary(grouping: entries.indices) { PlainText.fold(letters[$0]) }
  }

  /// Verbs of levels with `orden: uso` first; without such a level those of `ranking`; then the others
  /// in reading order.
  private static func byUse(_ verbs: [String], levels: [Level], ranking: [String]) -> [String] {
    let used = levels.filter { $0.order == .usage }.flatMap(\.challenges).map {
      PlainText.withoutPronoun($0.verb)
    }
    let known = used.isEmpty ? ranking.filter { verbs.contains($0) } : used
    var ordered: [String] = []
    for verb in known + verbs where !ordered.contains(verb) { ordered.append(verb) }
    return ordered
  }

  /// A verb's place in the order of use.
  public func rank(ofVerb infinitive: String) -> Int? { rankOfVerb[infinitive] }

  /// Where a form of a verb stands, in reading order.
  public func readings(_ entry: Entry, levels wanted: Set<Int>? = nil) -> [Reading] {
    var readings = (cellsOfPair[entry] ?? []).map { cells[$0].reading }
      .filter { wanted?.contains($0.level) ?? true }
    if entry.form == entry.infinitive,
      let level = listing(entry.infinitive).first(where: { wanted?.contains($0) ?? true }),
      let line = levels[level].challenges.first(where: {
        PlainText.withoutPronoun($0.verb) == entry.infinitive
      })
    {
      let reading = Reading(
        level: level, line: line.line, column: "infinitivo", written: line.verb)
      readings.insert(reading, at: readings.firstIndex { $0.level >= level } ?? readings.count)
    }
    return readings
  }

  /// The levels that list a verb.
  private func listing(_ infinitive: String) -> [Int] {
    levels.indices.filter { level in
      levels[level].challenges.contains { PlainText.withoutPronoun($0.verb) == infinitive }
    }
  }

  /// Whether a pair stands only in levels with `orden: último`. An infinitive stands in every level
  /// that lists its verb.
  func isLast(_ entry: Entry, levels wanted: Set<Int>?) -> Bool {
    var places = (cellsOfPair[entry] ?? []).map { cells[$0].reading.level }
    if entry.form == entry.infinitive { places += listing(entry.infinitive) }
    return places.filter { wanted?.contains($0) ?? true }
      .allSatisfy { levels[$0].order == .last }
  }

  /// The pairs whose form has this fold, in the order of the list, and their letters.
  func entries(withFold fold: String) -> [(entry: Entry, letters: [PlainLetter])] {
    (entriesOfFold[fold] ?? []).map { (entries[$0], letters[$0]) }
  }
}
