import Invocation
import Practice
import Terminal
import VerbForms
import Wording

extension PracticeGame {
  /// Plays in lines: a question, an answer, what it is worth.
  mutating func playInLines(_ context: inout Context) throws(Failure) -> ExitStatus {
    let format = context.format(elsewhere: .text)
    var input = LineInput(context, endsAtInterrupt: !isMarking)
    if !isMarking {
      for line in greeting { context.writeLine(line) }
    }
    while let asked {
      let prompt = isMarking ? "" : prompt(asked)
      let resumed = input.reader.resumed
      guard let line = try input.next(&context, prompt: prompt) else {
        if !isMarking { context.output.append("\n") }
        break
      }
      // A terminal shows what is typed.
      if !isMarking, !context.readsTerminal { context.output.append("\(visibleText(line))\n") }
      if let moment = input.reader.resumed, moment != resumed { startTime(at: moment) }
      let reply = try answer(line)
      if let verb = reply.verb, let conjugation = source.index.conjugation(of: verb) {
        try context.write(conjugation, marking: nil, source)
      }
      if let grade = reply.marked?.grade, format != .text {
        try record(of: grade, asked.question).write(as: format, to: &context.output)
      } else {
        let width = context.environment.isAccessible ? nil : context.width ?? Int.max
        for line in lines(for: reply, widthOfMarks: width) { context.writeLine(line) }
        if reply.marked?.isMistake == true, let left = session.livesLeft { context.writeLine(left) }
      }
    }
    if isMarking { return try endMarking(&input, &context) }
    leave()
    for line in summary { context.writeLine(line) }
    return input.reader.isInterrupted ? .interrupted : .success
  }

  /// Says which questions have no line, and how many lines have no question.
  private func endMarking(
    _ input: inout LineInput, _ context: inout Context
  ) throws(Failure) -> ExitStatus {
    var lines = 0
    while try input.next(&context) != nil { lines += 1 }
    if session.remaining > 0 {
      let questions = CountMessage.questions(session.remaining)
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
    let isAllRight =
      session.remaining == 0 && session.given.allSatisfy { $0.grade.verdict == .right }
    return ExitStatus(allGood: isAllRight && lines == 0)
  }

  private func prompt(_ asked: Asked) -> String {
    guard !asked.choices.isEmpty else { return "\(asked.text) " }
    let number = LocalizedText(en: "Number:", es: "Número:").text(in: language)
    return "\(([asked.text] + asked.choices + [number]).joined(separator: "\n")) "
  }

  private func record(of grade: Grade, _ question: Question) -> Record {
    [
      "infinitive": question.item.name, "tense": question.item.tense,
      "person": question.formerItem.person, "answer": grade.typed, "grade": "\(grade.verdict)",
      "right": grade.right,
    ]
  }
}
