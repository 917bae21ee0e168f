/// A program to run again and again.
struct Runner {
  /// As the table shows it.
  let name: String
  /// What its output has to be.
  let check: Check
  /// The file it reads.
  var input = "/dev/null"
  /// The program and its arguments; `%W` stands for the round's word, `%F` for its fold.
  let arguments: [String]

  /// What the output of a program has to be before it is timed.
  enum Check {
    /// Nothing in particular.
    case none
    /// It names the verb of the word, whatever it prints around it.
    case word
    /// The same bytes as this file.
    case file(String)
  }

  /// The arguments for a word.
  func arguments(_ word: SingleWord) -> [String] {
    arguments.map { argument in
      var text = ""
      var rest = Substring(argument)
      while let percent = rest.firstIndex(of: "%") {
        text += rest[..<percent]
        let letter = rest[rest.index(after: percent)...].first
        text += letter == "W" ? word.word : letter == "F" ? word.fold : "%"
        rest = rest[percent...].dropFirst(letter == "W" || letter == "F" ? 2 : 1)
      }
      return text + rest
    }
  }
}

/// A word for a process that answers one, with its fold and the right answer.
struct SingleWord {
  let word: String
  let fold: String
  let infinitive: String
}

/// Programs against each other as whole processes, started in turn, round after round.
///
/// Ratios are to the first of them, or to so many. Times are from start to end as the clock on the wall has them, in milliseconds.
func race(
  _ title: String, _ runners: [Runner], beside baselines: Int = 1, words: [SingleWord], rounds: Int
) -> Outcome {
  for runner in runners { check(runner, words.prefix(20)) }
  var samples = Array(repeating: Samples(), count: runners.count)
  for round in -2..<rounds {
    let word = words[max(round, 0) % words.count]
    for turn in runners.indices {
      let place = (turn + max(round, 0)) % runners.count
      let runner = runners[place]
      guard let finished = run(runner.arguments(word), input: runner.input), finished.status < 2
      else { stop("\(runner.name) fails") }
      if round >= 0 { samples[place].add(Double(finished.time) / 1e6) }
    }
  }
  return Outcome(
    title: title, unit: "ms", baselines: runners.prefix(baselines).map(\.name),
    results: zip(runners, samples).map { ($0.name, $1) })
}

/// Ends the program where a runner's output is wrong.
private func check(_ runner: Runner, _ words: ArraySlice<SingleWord>) {
  switch runner.check {
  case .none: break
  case .word:
    for word in words {
      let output = captured(runner.arguments(word), input: runner.input) ?? ""
      if !output.split(whereSeparator: { !$0.isLetter }).contains(Substring(word.infinitive)) {
        stop("\(runner.name) does not find \(word.infinitive) for \(word.word): \(output)")
      }
    }
  case .file(let path):
    guard let word = words.first, let right = contents(ofFile: path) else {
      stop("\(path) can't be read")
    }
    let output = captured(runner.arguments(word), input: runner.input) ?? ""
    if !output.utf8.elementsEqual(right) { stop("\(runner.name) gives wrong answers") }
  }
}
