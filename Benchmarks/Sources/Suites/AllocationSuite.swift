// How often an answer asks for memory: counted, not timed.

import AllocationCounter
import VerbForms

extension Bench {
  /// The table of allocations.
  func allocationSuite() -> String {
    guard allocations_are_counted() else { return "Allocations are not counted on this system.\n" }
    var bands: [String: [String]] = [:]
    for stream in streams.lookup {
      for word in stream.strings {
        bands[chooser.answers(to: word).first?.match ?? "none", default: []].append(word)
      }
    }
    var text = """
      ### Allocations a word

      | best answer | words | lookup(Span) | lookup(String) | [0].infinitive | [0] and its readings |
      |---|---:|---:|---:|---:|---:|

      """
    for (band, words) in bands.sorted(by: { $0.key < $1.key }) {
      let bytes = words.map { Array($0.utf8) }
      let counts = [
        Self.count(bytes) { index.lookup($0.span).count },
        Self.count(words) { index.lookup($0).count },
        Self.count(words) { index.lookup($0).first?.infinitive.utf8.count ?? 0 },
        Self.count(words) { word in
          index.lookup(word).first.map { index.readings(of: $0).count } ?? 0
        },
      ]
      let figures = counts.map { $0 == 0 ? "0" : decimal(Double($0) / Double(words.count)) }
      text += "| \(band) | \(grouped(words.count)) | \(figures.joined(separator: " | ")) |\n"
    }
    return text
  }

  /// How many allocations answering all items takes.
  private static func count<Item>(_ items: [Item], _ answer: (Item) -> Int) -> UInt {
    var hole = BlackHole()
    let before = allocation_count()
    for item in items { hole.swallow(UInt64(answer(item))) }
    let count = allocation_count() - before
    if hole.sum == 0x5EED { note("") }
    return count
  }
}
