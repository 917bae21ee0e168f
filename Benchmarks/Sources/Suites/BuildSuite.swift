// From level files to an index, and the part of it that is reading text.

import IndexBuilding
import LevelFiles
import VerbForms

extension Bench {
  /// The table of building an index of the reference.
  func buildSuite() -> String {
    let path = options.levels
    let outcome = race(
      path, unit: "ms", divisor: 1_000_000, baseline: "reading the levels",
      effort: Effort(rounds: options.rounds, warmUp: 1),
      [
        Side(name: "levels to index, from text") {
          let levels = LevelLoader.load(paths: [path]).levels
          guard let index = try? FormIndex(levels: levels) else {
            stop("\(path) can't be compiled")
          }
          return UInt64(index.levels.count)
        },
        Side(name: "reading the levels") {
          UInt64(LevelLoader.load(paths: [path]).levels.count)
        },
      ])
    return markdown("Build an index", [outcome])
  }
}
