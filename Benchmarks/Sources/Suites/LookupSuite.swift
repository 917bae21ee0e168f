// Whether a word is a form, folding on the way: throughput and the time of one word after another.

import VerbForms

extension Bench {
  /// The lookup tables.
  func lookupSuite() -> String {
    let array = SortedArray(corpus.keys)
    let foundation = FoundationDictionary(corpus.keys)
    var text = ""
    for chaining in Chaining.allCases {
      let outcomes = streams.lookup.map { stream in
        race(
          stream, in: index, corpus.keys, chaining,
          beside: [("Dictionary, Foundation fold", foundation), ("sorted array", array)])
      }
      text += markdown("Lookup with folding, \(chaining.rawValue)", outcomes) + "\n"
    }
    let sample = streams.named("text").prefix(100)
    let outcome = race(
      sample, in: index, corpus.keys, .throughput,
      beside: [("linear scan", LinearScan(corpus.keys))])
    return text + markdown("Lookup without an index", [outcome])
  }

  /// The tables of one level, the present, asked as if there were no others.
  func viewSuite() -> String {
    let view = index.restricted(to: [0])
    let part = Corpus(levels: [corpus.levels[0]])
    let chooser = Chooser(part)
    return markdown(
      "Lookup in one level of \(corpus.levels.count)",
      streams.lookup.map { stream in
        check(stream, view, chooser)
        return race(stream, in: view, part.keys, .throughput)
      })
  }

  /// Looks up a stream's words by bytes and by strings, beside a Dictionary and others that hold the
  /// keys. Ends the program unless all find the same.
  private func race(
    _ stream: WordStream, in index: FormIndex, _ keys: [[UInt8]], _ chaining: Chaining,
    beside others: [(name: String, lookup: any WordLookup)] = []
  ) -> Outcome {
    let hand = HandFoldDictionary(keys)
    let right = hand.answers(stream)
    for (name, lookup) in others where lookup.answers(stream) != right {
      stop("\(stream.name): \(name) gives wrong keys")
    }
    let sides: [(name: String, lookup: any WordLookup)] = [
      ("conj, bytes", ConjBytes(index: index)), ("conj, String", ConjStrings(index: index)),
    ]
    for (name, lookup) in sides where lookup.answers(stream) != right.map({ min($0, 0) }) {
      stop("\(stream.name): \(name) finds other words than a Dictionary of the keys")
    }
    return conj_bench.race(
      stream.name, unit: "ns/word", divisor: stream.count, baseline: "Dictionary, hand fold",
      effort: options.effort, checked: false,
      (sides + [("Dictionary, hand fold", hand)] + others).map { name, lookup in
        lookup.side(name, stream, chaining)
      })
  }
}
