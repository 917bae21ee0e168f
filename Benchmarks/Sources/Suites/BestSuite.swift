// Word to the infinitive of the best answer, as bytes in a buffer.

extension Bench {
  /// The table of best infinitives.
  func bestSuite() -> String {
    let conj = ConjFinder(index)
    let table = AnswerTable(corpus, chooser, HandFoldDictionary(corpus))
    let outcomes = streams.lookup.map { stream in
      check(stream) { conj.appendBest(in: $0, $1, to: $2) }
      check(stream) { table.appendBest($0.extracting($1), to: $2) }
      return race(
        stream.name, unit: "ns/word", divisor: stream.count, baseline: "Dictionary, hand fold",
        effort: options.effort,
        [
          Side(name: "conj") { pass(stream) { conj.appendBest(in: $0, $1, to: $2) } },
          Side(name: "Dictionary, hand fold") {
            pass(stream) { table.appendBest($0.extracting($1), to: $2) }
          },
        ])
    }
    return markdown("Best infinitive as bytes, smart accents", outcomes)
  }

  /// Answers all words; the checksum is the number of bytes.
  @inline(__always)
  private func pass(
    _ stream: WordStream, _ answer: (Span<UInt8>, Range<Int>, borrowing ByteBuffer) -> Void
  ) -> UInt64 {
    let output = ByteBuffer()
    let bytes = stream.bytes.span
    let starts = stream.starts.span
    for place in 0..<stream.count {
      answer(bytes, Int(starts[place])..<Int(starts[place + 1]) - 1, output)
    }
    return UInt64(output.total)
  }

  private func check(
    _ stream: WordStream, _ answer: (Span<UInt8>, Range<Int>, borrowing ByteBuffer) -> Void
  ) {
    let output = ByteBuffer()
    let bytes = stream.bytes.span
    for place in 0..<stream.count {
      output.clear()
      answer(bytes, Int(stream.starts[place])..<Int(stream.starts[place + 1]) - 1, output)
      let word = stream.text(place)
      let found = String(decoding: output.text, as: UTF8.self)
      let right = chooser.best(word) ?? ""
      if found != right { stop("\(stream.name): \(word) gives \(found), not \(right)") }
    }
  }
}
