// Word to key, folding on the way: throughput and the time of one word after another.

extension Bench {
  /// The lookup tables.
  func lookupSuite() -> String {
    let conj = ConjFinder(index)
    let hand = HandFoldDictionary(corpus)
    let foundation = FoundationDictionary(corpus)
    let array = SortedArray(corpus)
    var text = ""
    for chaining in Chaining.allCases {
      let outcomes = streams.lookup.map { stream in
        checkFound(
          stream, conj, [hand.answers(stream), foundation.answers(stream), array.answers(stream)])
        return race(
          stream.name, unit: "ns/word", divisor: stream.count, baseline: "Dictionary, hand fold",
          effort: options.effort, checked: false,
          [
            conj.side("conj", stream, chaining),
            hand.side("Dictionary, hand fold", stream, chaining),
            foundation.side("Dictionary, Foundation fold", stream, chaining),
            array.side("sorted array", stream, chaining),
          ])
      }
      text += markdown("Lookup with folding, \(chaining.rawValue)", outcomes) + "\n"
    }
    let scan = LinearScan(corpus)
    let sample = streams.named("text").prefix(100)
    let outcome = race(
      "text, 100 words", unit: "ns/word", divisor: sample.count, baseline: "linear scan",
      effort: Effort(rounds: 3, warmUp: 1), checked: false,
      [conj.side("conj", sample), scan.side("linear scan", sample)])
    checkFound(sample, conj, [scan.answers(sample)])
    return text + markdown("Lookup without an index", [outcome])
  }

  /// Ends the program unless all sides give the right keys and conj finds a word where they do.
  ///
  /// The index has no numbers of keys; that its entries are the right ones ``check()`` shows.
  private func checkFound(_ stream: WordStream, _ conj: ConjFinder, _ others: [[Int32]]) {
    let right = (0..<stream.count).map { chooser.key(of: stream.text($0)) }
    for answers in others where answers != right {
      stop("\(stream.name): a baseline gives wrong keys")
    }
    for (place, (answer, key)) in zip(conj.answers(stream), right).enumerated()
    where (answer < 0) != (key < 0) {
      stop("\(stream.name): conj and the baselines differ at \(stream.text(place))")
    }
  }
}
