import Practice
import SpanishText
import SystemIO
import Terminal
import VerbForms

/// A session in lines: a question, an answer, what it is worth.
struct PracticeRun: ~Copyable {
  private var game: PracticeGame
  private let source: IndexSelection
  private let format: Context.Format

  init(_ game: PracticeGame, _ source: IndexSelection, _ context: borrowing Context) {
    self.game = game
    self.source = source
    format = context.format(elsewhere: .text)
  }

  mutating func run(_ context: inout Context) throws(Failure) -> ExitStatus {
    var input = LineInput(context, endsAtInterrupt: !game.isMarking)
    if !game.isMarking {
      for line in game.greeting { context.writeLine(line) }
    }
    while let asked = game.asked {
      if !game.isMarking { ask(asked, &context) }
      guard let line = try input.next(&context.output) else {
        if !game.isMarking { context.output.append("\n") }
        break
      }
      // A terminal shows what is typed.
      if !game.isMarking, !context.readsTerminal { context.output.append("\(visibleText(line))\n") }
      let reply = try game.answer(line)
      if let verb = reply.verb { try showVerb(verb, marking: nil, source, .text, &context) }
      if let grade = reply.marked?.grade, format != .text {
        try write(grade, asked.question, &context)
      } else {
        let width = context.environment.isAccessible ? nil : context.width ?? Int.max
        for line in game.lines(for: reply, widthOfMarks: width) { context.writeLine(line) }
        if reply.marked?.isMistake == true, let lives = game.livesLeft { context.writeLine(lives) }
      }
    }
    game.leave()
    if game.isMarking { return ExitStatus(allGood: game.isAllRight) }
    for line in game.summary { context.writeLine(line) }
    return input.isInterrupted ? .interrupted : .success
  }

  private func ask(_ asked: PracticeGame.Asked, _ context: inout Context) {
    guard !asked.choices.isEmpty else { return context.output.append("\(asked.text) ") }
    context.output.append("\(asked.text)\n")
    for line in asked.choices { context.output.append("\(line)\n") }
    context.output.append("Number: ")
  }

  private func write(
    _ grade: Grade, _ question: Question, _ context: inout Context
  ) throws(Failure) {
    let record: Record = [
      "infinitive": question.item.infinitive, "tense": question.item.tense,
      "person": question.item.person, "answer": grade.typed, "grade": "\(grade.verdict)",
      "right": grade.right,
    ]
    if format == .jsonl {
      try record.writeObject(to: &context.output)
    } else {
      try record.writeFields(to: &context.output)
    }
  }
}

/// What an answer is worth, in words.
struct GradeText {
  let index: FormIndex
  /// How wide a line that marks the letters that differ may be; nil where there is none.
  let widthOfMarks: Int?

  func lines(for grade: Grade, _ question: Question) -> [String] {
    let right = "Right is \(grade.right)."
    switch grade.reason {
    case .exact:
      return [
        grade.typed == grade.right || grade.typed.isEmpty ? "Right." : "Right: \(grade.right)."
      ]
    case .accents:
      let word = grade.verdict == .right ? "Right, but for the accent:" : "Wrong accent:"
      return difference(word, grade)
    case .otherCell(let inflection):
      let word = grade.verdict == .almost ? "Almost" : "Wrong"
      let what = "\(word): \(grade.typed) is \(inflection)."
      return [grade.verdict == .almost ? what : "\(what) \(right)"]
    case .mistake(let meant):
      guard let explanation = meant.explanation else { return difference("Wrong:", grade) }
      return ["Wrong. \(explanation)" + (meant.form == grade.right ? "" : " \(right)")]
    case .otherVerb(let verb, let inflection):
      return ["Wrong: \(grade.typed) is of \(verb), \(inflection). \(right)"]
    case .meanings(let text): return ["\(grade.verdict == .right ? "Right" : "Wrong"): \(text)."]
    case .noForm:
      return grade.typed.isEmpty ? ["Wrong. \(right)"] : difference("Wrong:", grade)
    }
  }

  /// Both words, and below them a mark for each letter that differs.
  private func difference(_ word: String, _ grade: Grade) -> [String] {
    let start = "\(word) "
    let line = "\(start)\(grade.typed) → \(grade.right)"
    guard let widthOfMarks else { return ["\(start)\(grade.right), not \(grade.typed)."] }
    guard CellWidth.of(line) <= widthOfMarks else { return [line] }
    let difference = LetterDifference(grade.typed, grade.right)
    var marks = String(repeating: " ", count: CellWidth.of(start))
    for (letters, differs) in [
      (Array(grade.typed), difference.typed), ([" ", "→", " "], [false, false, false]),
      (Array(grade.right), difference.right),
    ] {
      for (letter, differs) in zip(letters, differs) {
        marks += String(repeating: differs ? "^" : " ", count: CellWidth.of(String(letter)))
      }
    }
    while marks.last == " " { marks.removeLast() }
    return [line, marks]
  }
}
