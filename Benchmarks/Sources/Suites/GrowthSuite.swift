// How the time of a lookup grows with the number of forms: every hundredth verb, every tenth, all.

extension Bench {
  /// The table of growth.
  func growthSuite() -> String {
    var outcomes: [Outcome] = []
    for step in [100, 10, 1] {
      let corpus = step == 1 ? corpus : corpus.thinned(by: step)
      let streams = Streams(corpus, Chooser(corpus), words: options.words, pipeWords: 1)
      let conj = ConjBytes(index: Self.index(of: corpus))
      let hand = HandFoldDictionary(corpus.keys)
      for stream in [streams.named("text"), streams.named("uniform")] {
        let title = "\(stream.name), \(grouped(corpus.keys.count)) keys"
        let right = hand.answers(stream).map { $0 < 0 }
        if conj.answers(stream).map({ $0 < 0 }) != right { stop("\(title): answers differ") }
        outcomes.append(
          race(
            title, unit: "ns/word", divisor: stream.count, baseline: "Dictionary, hand fold",
            effort: options.effort, checked: false,
            [conj.side("conj", stream), hand.side("Dictionary, hand fold", stream)]))
      }
    }
    var text = markdown("Growth", outcomes)
    for place in 0..<2 {
      let few = outcomes[place].results[0].samples.median
      let all = outcomes[place + 4].results[0].samples.median
      text += "\nconj, \(place == 0 ? "text" : "uniform"), from 1/100 to all: "
      text += "× \(decimal(all / few))\n"
    }
    return text
  }
}
