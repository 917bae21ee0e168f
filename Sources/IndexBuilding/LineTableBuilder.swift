/// Makes the table of the lines on which a level's verbs stand: see ``LineTable`` in VerbForms.
struct LineTableBuilder {
  private(set) var layerStarts = [0]
  private(set) var runStarts = [0]
  private(set) var runVerbs: [Int] = []
  private(set) var runCounts: [Int] = []
  private(set) var runLines: [Int] = []

  /// Adds the next level's lines.
  ///
  /// - Complexity: O(n log n) for n lines.
  mutating func add(_ lines: [LevelCompiler.Line], ranks: [Int]) {
    let sorted = lines.map { (layer: $0.layer, rank: ranks[$0.verb], line: $0.number) }
      .sorted { ($0.layer, $0.rank) < ($1.layer, $1.rank) }
    var last: (layer: Int, rank: Int, line: Int)?
    for line in sorted {
      if let last, last.layer != line.layer { runStarts.append(runVerbs.count) }
      if let last, last.layer == line.layer, last.rank + 1 == line.rank,
        last.line + 1 == line.line
      {
        runCounts[runCounts.count - 1] += 1
      } else {
        runVerbs.append(line.rank)
        runCounts.append(1)
        runLines.append(line.line)
      }
      last = line
    }
    if !sorted.isEmpty { runStarts.append(runVerbs.count) }
    layerStarts.append(runStarts.count - 1)
  }
}
