// Opening an index file with all its checks, and the one in the program.

import IndexBuilding
import VerbForms

extension Bench {
  /// The table of opening.
  func openSuite() -> String {
    let path = "\(temporaryFolder())/conj-bench.conj"
    let bytes = index.bytes
    do {
      try index.write(to: path)
    } catch {
      stop("\(path) can't be written: \(error)")
    }
    let outcome = race(
      "\(grouped(bytes.count)) bytes", unit: "µs", divisor: 1000, baseline: "reading the bytes",
      effort: Effort(rounds: options.rounds * 10, warmUp: 2),
      [
        Side(name: "conj, opened and checked") {
          guard let index = try? FormIndex(contentsOf: path) else {
            stop("\(path) can't be opened")
          }
          return UInt64(index.statistics.bytes)
        },
        Side(name: "conj, its bytes checked") {
          UInt64((try? FormIndex(bytes: bytes))?.statistics.bytes ?? 0)
        },
        Side(name: "reading the bytes") { UInt64(contents(ofFile: path)?.count ?? 0) },
      ])
    return markdown("Open an index file", [outcome])
  }
}
