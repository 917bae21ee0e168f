import LevelFiles
import VerbForms

/// Compares levels with the built-in ones: what only an index can see.
///
/// Most lines of most files are just as a line of the built-in levels has them; those are done with
/// at a glance. The others are compiled, which takes reflexive forms apart, and compared form by
/// form.
struct ReferenceCheck {
  private let files: CheckedFiles
  private let reference = FormIndex.builtin
  private let columns: [[String]]

  init(_ files: CheckedFiles) {
    self.files = files
    columns = reference.levels.map(\.columns)
  }

  /// What differs, each finding with its place in the file.
  func findings() throws(Failure) -> [Diagnostic] {
    let suspects = suspects()
    guard !suspects.isEmpty else { return [] }
    let index = try Self.compile(suspects.map(\.level))
    var findings: [Diagnostic] = []
    var places = FilePlaces(contents: files.contents)
    for infinitive in index.verbsByUse {
      let lines = index.lines(ofVerb: infinitive)
      guard let verb = ReferenceVerb(infinitive, in: reference, columns: columns) else {
        // One word about the verb is enough, at its first line.
        if let line = lines.first {
          let place = places.place(of: line, suspects[line.level].file)
          findings.append(unknown(infinitive).diagnostic(place))
        }
        continue
      }
      for line in lines {
        let (level, file) = (suspects[line.level].level, suspects[line.level].file)
        let differences = LineComparison(line, columns: level.columns, verb, in: reference)
        for finding in differences.findings {
          findings.append(finding.diagnostic(places.place(of: line, file, finding.cell)))
        }
      }
    }
    return findings
  }

  /// An index of levels alone.
  static func compile(_ levels: [Level]) throws(Failure) -> FormIndex {
    do throws(IndexError) {
      return try FormIndex(levels: levels, ranking: nil)
    } catch {
      throw .trouble(
        "These levels can't be put together: \(error.description).",
        advice: "Check them one by one to see which it is.")
    }
  }

  /// The levels with only those lines that are not just so in the reference.
  private func suspects() -> [CheckedFiles.CheckedLevel] {
    // By verb, so that each verb's lines are asked for once.
    var places: [String: [(level: Int, challenge: Int)]] = [:]
    for (level, checked) in files.levels.enumerated() {
      for (challenge, line) in checked.level.challenges.enumerated() {
        places[line.verb, default: []].append((level, challenge))
      }
    }
    var kept = files.levels.map { [Bool](repeating: false, count: $0.level.challenges.count) }
    for (verb, places) in places {
      let known = ReferenceVerb(verb, in: reference, columns: columns)
      for (level, challenge) in places {
        let own = files.levels[level].level
        let isKnown = known?.has(own.challenges[challenge].forms, columns: own.columns)
        kept[level][challenge] = isKnown != true
      }
    }
    return zip(files.levels, kept).compactMap { checked, kept in
      guard kept.contains(true) else { return nil }
      var checked = checked
      checked.level.challenges = zip(checked.level.challenges, kept).filter(\.1).map(\.0)
      return checked
    }
  }

  private func unknown(_ infinitive: String) -> ReferenceFinding {
    let spelled = reference.lookup(infinitive).first { $0.form == $0.infinitive }
    if let spelled { return .accents(infinitive, meant: spelled.infinitive, cell: nil) }
    let near = DidYouMean.best(infinitive[...], of: reference.verbsByUse)
    return .unknownVerb(infinitive, meant: near)
  }
}
