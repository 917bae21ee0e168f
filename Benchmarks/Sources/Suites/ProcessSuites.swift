// The built program as scripts meet it: a million words through a pipe, and one word.

extension Bench {
  /// The table of the pipe. Beside it a program in Swift as one writes it first, and `cat`.
  func pipeSuite() -> String {
    let folder = temporaryFolder()
    let words = "\(folder)/conj-bench-pipe.txt"
    let answers = "\(folder)/conj-bench-pipe.tsv"
    var lines: [UInt8] = []
    for word in streams.pipe.strings { lines += chooser.lines(for: word).utf8 }
    guard write(streams.pipe.bytes, toFile: words), write(lines, toFile: answers) else {
      stop("\(folder) can't be written")
    }
    let outcome = race(
      "\(grouped(streams.pipe.count)) words",
      [
        Runner(
          name: "cat", check: .file(words), input: words, arguments: ["cat"]),
        Runner(
          name: "conj lookup", check: .file(answers), input: words,
          arguments: [options.program, "lookup", "--format", "tsv"]),
      ], words: singleWords, rounds: options.rounds)
    return markdown("Words through a pipe", [outcome])
  }

  /// The table of one word. Beside it the smallest program that every system has.
  func startSuite() -> String {
    let outcome = race(
      "one word",
      [
        Runner(name: "true", check: .none, arguments: ["true"]),
        Runner(
          name: "conj lookup WORD", check: .word,
          arguments: [options.program, "lookup", "--format", "tsv", "%W"]),
      ], words: singleWords, rounds: options.rounds * 10)
    return markdown("One word, from start to end", [outcome])
  }

  private var singleWords: [SingleWord] {
    streams.pipe.strings.prefix(500).compactMap { word in
      chooser.best(word).map { infinitive in
        SingleWord(
          word: word, fold: String(decoding: HandFold.fold(word), as: UTF8.self),
          infinitive: infinitive)
      }
    }
  }
}
