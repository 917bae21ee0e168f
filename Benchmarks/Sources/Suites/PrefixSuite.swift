// What happens at each key typed: the first twenty forms that begin so, and how many there are.

import VerbForms

extension Bench {
  /// The tables of prefixes.
  func prefixSuite() -> String {
    let conj = ConjFinder(index)
    let forms = SortedForms(corpus)
    let prefixes = prefixes(options.words / 4)
    check(prefixes, conj, forms)
    let first = race(
      "first 20 forms", unit: "ns/prefix", divisor: prefixes.count, baseline: "sorted array",
      effort: options.effort,
      [
        Side(name: "conj") {
          pass(prefixes) { conj.appendForms(prefix: $0, limit: 20, to: $1) }
        },
        Side(name: "sorted array") {
          pass(prefixes) { forms.appendForms(prefix: $0, limit: 20, to: $1) }
        },
      ])
    let count = race(
      "count", unit: "ns/prefix", divisor: prefixes.count, baseline: "sorted array",
      effort: options.effort,
      [
        Side(name: "conj") { sum(prefixes) { conj.count(prefix: $0) } },
        Side(name: "sorted array") { sum(prefixes) { forms.places(prefix: $0).count } },
      ])
    return markdown("Prefixes", [first, count])
  }

  /// What stands in the field while words of running text are typed: one to all of their letters.
  private func prefixes(_ count: Int) -> WordStream {
    var random = SeededRandom(seed: 20)
    let words = streams.named("text")
    var prefixes = WordStream(name: "prefixes")
    for place in 0..<count {
      let word = words.text(place % words.count)
      prefixes.append(String(word.prefix(1 + random.below(word.count))))
    }
    return prefixes
  }

  @inline(__always)
  private func pass(
    _ stream: WordStream, _ answer: (Span<UInt8>, borrowing ByteBuffer) -> Void
  ) -> UInt64 {
    let output = ByteBuffer()
    let bytes = stream.bytes.span
    let starts = stream.starts.span
    for place in 0..<stream.count {
      answer(bytes.extracting(Int(starts[place])..<Int(starts[place + 1]) - 1), output)
    }
    return UInt64(output.total)
  }

  @inline(__always)
  private func sum(_ stream: WordStream, _ count: (Span<UInt8>) -> Int) -> UInt64 {
    let bytes = stream.bytes.span
    let starts = stream.starts.span
    var sum = 0
    for place in 0..<stream.count {
      sum &+= count(bytes.extracting(Int(starts[place])..<Int(starts[place + 1]) - 1))
    }
    return UInt64(sum)
  }

  private func check(_ prefixes: WordStream, _ conj: ConjFinder, _ forms: SortedForms) {
    let one = ByteBuffer()
    let two = ByteBuffer()
    let bytes = prefixes.bytes.span
    for place in 0..<prefixes.count {
      let prefix = bytes.extracting(
        Int(prefixes.starts[place])..<Int(prefixes.starts[place + 1]) - 1)
      one.clear()
      two.clear()
      conj.appendForms(prefix: prefix, limit: 20, to: one)
      forms.appendForms(prefix: prefix, limit: 20, to: two)
      let range = forms.places(prefix: prefix)
      if one.text != two.text || conj.count(prefix: prefix) != range.count
        || index.positions(ofPrefix: prefixes.text(place)) != range
      {
        stop("the forms that begin with \(prefixes.text(place)) differ")
      }
    }
  }
}
