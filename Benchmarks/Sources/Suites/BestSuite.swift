// Word to the infinitive of the best answer, as a string and as bytes in a buffer.

import VerbForms

extension Bench {
  /// The table of best infinitives.
  func bestSuite() -> String {
    let table = AnswerTable(corpus, chooser, HandFoldDictionary(corpus.keys))
    let outcomes = streams.lookup.map { stream in
      let right = stream.strings.map { chooser.best($0) }
      for (index, word) in stream.strings.enumerated() where best(word) != right[index] {
        stop("\(stream.name): \(word) gives \(best(word) ?? "nothing")")
      }
      check(stream, right) { appendBest($0, to: $1) }
      check(stream, right) { table.appendBest($0, to: $1) }
      return race(
        stream.name, unit: "ns/word", divisor: stream.count, baseline: "Dictionary, hand fold",
        effort: options.effort,
        [
          Side(name: "conj, bytes") { pass(stream) { appendBest($0, to: $1) } },
          Side(name: "conj, String") {
            stream.strings.reduce(0) { $0 &+ UInt64(best($1)?.utf8.count ?? 0) }
          },
          Side(name: "Dictionary, hand fold") { pass(stream) { table.appendBest($0, to: $1) } },
        ])
    }
    return markdown("Best infinitive, smart accents", outcomes)
  }

  @inline(__always)
  private func best(_ word: String) -> String? {
    let answers = index.lookup(word)
    return answers.isEmpty ? nil : answers.infinitive(0)
  }

  @inline(__always)
  private func appendBest(_ word: Span<UInt8>, to output: borrowing ByteBuffer) {
    let answers = index.lookup(word)
    if !answers.isEmpty { output.append(answers.infinitive(0)) }
  }

  /// Answers all words; the checksum is the number of bytes.
  @inline(__always)
  private func pass(
    _ stream: WordStream, _ answer: (Span<UInt8>, borrowing ByteBuffer) -> Void
  ) -> UInt64 {
    let output = ByteBuffer()
    let bytes = stream.bytes.span
    let starts = stream.starts.span
    for index in 0..<stream.count {
      answer(bytes.extracting(Int(starts[index])..<Int(starts[index + 1]) - 1), output)
    }
    return UInt64(output.total)
  }

  private func check(
    _ stream: WordStream, _ right: [String?],
    _ answer: (Span<UInt8>, borrowing ByteBuffer) -> Void
  ) {
    let output = ByteBuffer()
    for (index, right) in right.enumerated() {
      output.clear()
      answer(stream.bytes.span.extracting(stream.range(index)), output)
      if !output.text.elementsEqual((right ?? "").utf8) {
        stop("\(stream.name): \(stream.strings[index]) gives wrong bytes")
      }
    }
  }
}
