// A student's log of years: read and replayed whenever practice begins.

import SpanishGrammar

extension Bench {
  /// The table of the practice log: the program with an empty log, and with one of 100,000 answers. Where it asks
  /// whether to delete the log, and nobody answers, it has replayed the log and done nothing else.
  func practiceSuite() -> String {
    let answers = 100_000
    let folder = temporaryFolder()
    let (log, empty) = ("\(folder)/conj-bench-practice.tsv", "\(folder)/conj-bench-empty.tsv")
    let asked = "\(folder)/conj-bench-asked.txt"
    let question =
      "Delete \(log) with \(grouped(answers)) answers? Type yes: Nothing was deleted.\n"
    guard write(practiceLog(answers), toFile: log), write([], toFile: empty),
      write(Array(question.utf8), toFile: asked)
    else { stop("\(folder) can't be written") }
    func runner(_ name: String, _ log: String, _ option: String, check: Runner.Check) -> Runner {
      Runner(
        name: name, check: check,
        arguments: [
          "env", "CONJ_PRACTICE_LOG=\(log)", options.program, "practice", option, "--color",
          "never",
        ])
    }
    let outcome = race(
      "\(grouped(answers)) answers to \(grouped(Self.practisedForms)) forms",
      [
        runner("an empty log, --stats", empty, "--stats", check: .none),
        runner("replayed alone: --forget, unanswered", log, "--forget", check: .file(asked)),
        runner("--stats", log, "--stats", check: .none),
      ], words: [SingleWord(word: "ser", fold: "ser", infinitive: "ser")], rounds: options.rounds)
    return markdown("The practice log", [outcome])
  }

  private static let practisedForms = 4_000

  /// Answers to forms of the most used verbs, four of five right, some hundred a day.
  private func practiceLog(_ count: Int) -> [UInt8] {
    let forms = corpus.levels.filter { $0.tense != nil && $0.columns.count == 6 }.flatMap { level in
      level.verbs.prefix(100).flatMap { verb in
        zip(level.columns, verb.cells).compactMap { person, cell in
          cell.first.map { (verb.infinitive, level.tense?.name ?? "", person, $0) }
        }
      }
    }.prefix(Self.practisedForms)
    guard forms.count == Self.practisedForms else { stop("the levels have too few forms") }
    var random = SeededRandom(seed: 13)
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    var lines: [UInt8] = []
    for number in 0..<count {
      let (day, second) = (number * 336 / count, number % 300 * 20)
      let (verb, tense, person, form) = forms[Int.random(in: forms.indices, using: &random)]
      let isRight = Int.random(in: 0..<5, using: &random) > 0
      let time =
        "2025-\(digits(day / 28 + 1))-\(digits(day % 28 + 1))T"
        + "\(digits(8 + second / 3600)):\(digits(second / 60 % 60)):\(digits(second % 60))+01:00"
      let fields = [
        "1", time, verb, tense, person, isRight ? "right" : "wrong", "type", isRight ? form : "xx",
        String(Int.random(in: 1_000...9_000, using: &random)),
      ]
      lines += fields.joined(separator: "\t").utf8
      lines.append(0x0A)
    }
    return lines
  }
}
