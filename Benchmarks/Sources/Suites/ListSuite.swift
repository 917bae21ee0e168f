// The sorted list as the picker uses it: a place's entry, an entry's place, a screen of rows. All
// through the public interface, so answers are strings on both sides.

import VerbForms

extension Bench {
  /// The tables of the list.
  func listSuite() -> String {
    var random = SeededRandom(seed: 24)
    let places = (0..<options.words / 16).map { _ in random.below(corpus.entries.count) }
    let entries = corpus.entries.map { FormIndex.Entry(form: $0.form, infinitive: $0.infinitive) }
    let wanted = places.map { entries[$0] }
    let table = RowTable(corpus)
    let keys = SortedArray(corpus.keys)
    let firstRows = places.prefix(places.count / 16)

    let select = race(
      "select: entry at a place", unit: "ns", divisor: places.count, baseline: "sorted array",
      effort: options.effort,
      [
        Side(name: "conj") { Self.sum(places) { Self.size(index.entry(at: $0)) } },
        Side(name: "sorted array") { Self.sum(places) { Self.size(entries[$0]) } },
      ])
    let rank = race(
      "rank: place of an entry", unit: "ns", divisor: places.count, baseline: "sorted array",
      effort: options.effort,
      [
        Side(name: "conj") { Self.sum(wanted) { index.position(of: $0) ?? -1 } },
        Side(name: "sorted array") {
          Self.sum(wanted) { entry in
            let key = keys.find(Array(entry.form.utf8).span)
            let found = corpus.entries(ofKey: key).firstIndex {
              $0.form == entry.form && $0.infinitive == entry.infinitive
            }
            return found ?? -1
          }
        },
      ])
    let rows = race(
      "24 rows from a place", unit: "ns", divisor: firstRows.count, baseline: "sorted array",
      effort: options.effort,
      [
        Side(name: "conj") {
          Self.sum(firstRows) { Self.size(index.rows(from: $0, limit: 24)) }
        },
        Side(name: "sorted array") {
          Self.sum(firstRows) { Self.size(table.rows(from: $0, limit: 24)) }
        },
      ])
    return markdown("The sorted list", [select, rank, rows])
  }

  private static func size(_ entry: FormIndex.Entry) -> Int {
    entry.form.utf8.count + entry.infinitive.utf8.count
  }

  private static func size(_ rows: [FormIndex.Row]) -> Int {
    rows.reduce(0) {
      $0 + $1.positions.lowerBound + $1.first.utf8.count + $1.last.utf8.count
        + $1.infinitive.utf8.count
    }
  }

  @inline(__always)
  private static func sum<Item>(_ items: some Sequence<Item>, _ answer: (Item) -> Int) -> UInt64 {
    var sum: UInt64 = 0
    for item in items { sum = sum &* 31 &+ UInt64(truncatingIfNeeded: answer(item)) }
    return sum
  }
}

/// Where each run of one verb starts: the table that a program without an index would keep.
private struct RowTable {
  private let entries: [CorpusEntry]
  private var starts: [Int] = []

  init(_ corpus: Corpus) {
    entries = corpus.entries
    for place in entries.indices
    where place == 0 || entries[place].rank != entries[place - 1].rank {
      starts.append(place)
    }
    starts.append(entries.count)
  }

  func rows(from place: Int, limit: Int) -> [FormIndex.Row] {
    var low = 0
    var high = starts.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return (low..<min(low + limit, starts.count - 1)).map { row in
      let range = starts[row]..<starts[row + 1]
      return FormIndex.Row(
        positions: range, first: entries[range.lowerBound].form,
        last: entries[range.upperBound - 1].form, infinitive: entries[range.lowerBound].infinitive)
    }
  }
}
