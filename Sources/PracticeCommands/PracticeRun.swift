import Invocation
import Practice
import SpanishText
import SystemIO
import Terminal
import VerbForms
import Wording

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
      let prompt = game.isMarking ? "" : prompt(asked)
      context.output.append(prompt)
      let resumed = input.resumed
      guard let line = try input.next(&context.output, prompt: prompt) else {
        if !game.isMarking { context.output.append("\n") }
        break
      }
      // A terminal shows what is typed.
      if !game.isMarking, !context.readsTerminal { context.output.append("\(visibleText(line))\n") }
      if let moment = input.resumed, moment != resumed { game.startTime(at: moment) }
      let reply = try game.answer(line)
      if let verb = reply.verb, let conjugation = source.index.conjugation(of: verb) {
        let language = context.language
        try ConjugationText(conjugation, form: nil, source: source, language: language)
          .write(to: &context)
      }
      if let grade = reply.marked?.grade, format != .text {
        try write(grade, asked.question, &context)
      } else {
        let width = context.environment.isAccessible ? nil : context.width ?? Int.max
        for line in game.lines(for: reply, widthOfMarks: width) { context.writeLine(line) }
        if reply.marked?.isMistake == true, let lives = game.livesLeft { context.writeLine(lives) }
      }
    }
    if game.isMarking { return try endMarking(&input, &context) }
    game.leave()
    for line in game.summary { context.writeLine(line) }
    return input.isInterrupted ? .interrupted : .success
  }

  /// Says which questions have no line, and how many lines have no question.
  private func endMarking(
    _ input: inout LineInput, _ context: inout Context
  ) throws(Failure) -> ExitStatus {
    var lines = 0
    while try input.next(&context.output) != nil { lines += 1 }
    if game.remaining > 0 {
      let questions = CountMessage.questions(game.remaining)
      context.messages.say(
        en: "The input has no line for \(questions).",
        es: "La entrada no tiene líneas para \(questions).")
    }
    if lines > 0 {
      let rest = CountMessage.lines(lines)
      context.messages.say(
        en: "The input has \(rest) after the last answer.",
        es: "Tras la última respuesta la entrada tiene \(rest).")
    }
    return ExitStatus(allGood: game.isAllRight && lines == 0)
  }

  private func prompt(_ asked: PracticeGame.Asked) -> String {
    guard !asked.choices.isEmpty else { return "\(asked.text) " }
    let number = LocalizedText(en: "Number:", es: "Número:").text(in: game.language)
    return "\(([asked.text] + asked.choices + [number]).joined(separator: "\n")) "
  }

  private func write(
    _ grade: Grade, _ question: Question, _ context: inout Context
  ) throws(Failure) {
    let record: Record = [
      "infinitive": question.item.name, "tense": question.item.tense,
      "person": question.formerItem.person, "answer": grade.typed, "grade": "\(grade.verdict)",
      "right": grade.right,
    ]
    try record.write(as: format, to: &context.output)
  }
}
