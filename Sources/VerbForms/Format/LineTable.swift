/// The lines of each level's verbs, as layers of runs: see "Levels" in `FileFormat.md`. Where a file lists verbs in
/// order of use, as the reference does, thousands of lines are a few runs.
struct LineTable {
  let layerStarts: PackedIntegers
  let runStarts: PackedIntegers
  let runVerbs: PackedIntegers
  let runCounts: PackedIntegers
  let runLines: PackedIntegers

  /// The line of the verb with this rank in a layer of a level; 0 where a damaged index has none.
  /// O(log runs).
  func line(ofRank rank: Int, level: Int, layer: Int) -> Int {
    let number = layerStarts[level] + layer
    guard number < layerStarts[level + 1] else { return 0 }
    let runs = runStarts.part(number)
    let run = runVerbs.upperBound(of: rank, in: runs) - 1
    guard run >= runs.lowerBound, rank - runVerbs[run] < runCounts[run] else { return 0 }
    return runLines[run] + rank - runVerbs[run]
  }

  /// The ranks and lines of a level's verbs in the order of the file.
  func lines(ofLevel level: Int) -> [(rank: Int, layer: Int, line: Int)] {
    var lines: [(rank: Int, layer: Int, line: Int)] = []
    for (layer, number) in layerStarts.part(level).enumerated() {
      for run in runStarts.part(number) {
        for offset in 0..<runCounts[run] {
          lines.append((runVerbs[run] + offset, layer, runLines[run] + offset))
        }
      }
    }
    return lines.sorted { $0.line < $1.line }
  }

  /// Whether all of it stays inside, for so many levels and verbs, and there are at most so many lines.
  func isSound(levels: Int, verbs: Int, mostLines: Int) -> Bool {
    guard layerStarts.count - 1 == levels, layerStarts.ascends(to: runStarts.count - 1),
      runStarts.ascends(to: runVerbs.count), runCounts.count == runVerbs.count,
      runLines.count == runVerbs.count
    else { return false }
    for run in 0..<runVerbs.count where runVerbs[run] + runCounts[run] > verbs { return false }
    // A layer names each verb once; a small file can't stand for any number of lines.
    var lines = 0
    for layer in 0..<runStarts.count - 1 {
      var end = 0
      for run in runStarts.part(layer) {
        if runVerbs[run] < end || runCounts[run] == 0 { return false }
        end = runVerbs[run] + runCounts[run]
        lines += runCounts[run]
      }
    }
    return lines <= mostLines
  }
}
