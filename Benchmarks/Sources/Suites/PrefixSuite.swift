// What happens at each key typed: the first twenty forms that begin so, and how many there are.

import VerbForms

extension Bench {
  /// The tables of prefixes.
  func prefixSuite() -> String {
    let table = SortedForms(corpus)
    let prefixes = prefixes(options.words / 4)
    let one = ByteBuffer()
    let two = ByteBuffer()
    for (place, prefix) in prefixes.strings.enumerated() {
      let bytes = prefixes.bytes.span.extracting(prefixes.range(place))
      one.clear()
      two.clear()
      appendForms(prefix, to: one)
      table.appendForms(prefix: bytes, limit: 20, to: two)
      let range = table.positions(prefix: bytes)
      if one.text != two.text || index.positions(ofPrefix: prefix) != range {
        stop("the forms that begin with \(prefix) differ")
      }
    }
    let first = race(
      "first 20 forms", unit: "ns/prefix", divisor: prefixes.count, baseline: "sorted array",
      effort: options.effort,
      [
        Side(name: "conj") {
          let output = ByteBuffer()
          for prefix in prefixes.strings { appendForms(prefix, to: output) }
          return UInt64(output.total)
        },
        Side(name: "sorted array") {
          let output = ByteBuffer()
          let bytes = prefixes.bytes.span
          for place in 0..<prefixes.count {
            let prefix = bytes.extracting(prefixes.range(place))
            table.appendForms(prefix: prefix, limit: 20, to: output)
          }
          return UInt64(output.total)
        },
      ])
    let count = race(
      "count", unit: "ns/prefix", divisor: prefixes.count, baseline: "sorted array",
      effort: options.effort,
      [
        Side(name: "conj") {
          prefixes.strings.reduce(0) { $0 &+ UInt64(index.positions(ofPrefix: $1).count) }
        },
        Side(name: "sorted array") {
          let bytes = prefixes.bytes.span
          return (0..<prefixes.count).reduce(0) {
            $0 &+ UInt64(table.positions(prefix: bytes.extracting(prefixes.range($1))).count)
          }
        },
      ])
    return markdown("Prefixes", [first, count])
  }

  /// What stands in the field while words of running text are typed: one to all of their letters.
  private func prefixes(_ count: Int) -> WordStream {
    var random = SeededRandom(seed: 20)
    return streams.named("text").prefix(count).mapped(name: "prefixes") { word in
      String(word.prefix(1 + random.below(word.count)))
    }
  }

  @inline(__always)
  private func appendForms(_ prefix: String, to output: borrowing ByteBuffer) {
    for entry in index.entries[index.positions(ofPrefix: prefix)].prefix(20) {
      output.append(entry.form)
      output.append("\n")
    }
  }
}
