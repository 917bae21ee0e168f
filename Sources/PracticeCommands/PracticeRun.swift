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
      context.messages.say(MarkingMessage.unanswered(CountMessage.questions(game.remaining)))
    }
    if lines > 0 { context.messages.say(MarkingMessage.unasked(CountMessage.lines(lines))) }
    return ExitStatus(allGood: game.isAllRight && lines == 0)
  }

  private func prompt(_ asked: PracticeGame.Asked) -> String {
    guard !asked.choices.isEmpty else { return "\(asked.text) " }
    let number = PracticeMessage.number.text(in: game.language)
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

/// What an answer is worth, in words.
struct GradeText {
  let index: FormIndex
  /// How wide a line that marks the letters that differ may be; nil where there is none.
  let widthOfMarks: Int?
  let language: Language

  func lines(for grade: Grade) -> [String] {
    texts(for: grade).map { [$0.text(in: language)] } ?? difference(grade)
  }

  /// What is said in one line; nil where two words are to be compared.
  private func texts(for grade: Grade) -> LocalizedText? {
    let right = PracticeMessage.rightIs(grade.right)
    func withRight(_ text: LocalizedText) -> LocalizedText { .joined([text, right], by: " ") }
    switch grade.reason {
    case .exact:
      return grade.typed == grade.right || grade.typed.isEmpty
        ? PracticeMessage.right : PracticeMessage.rightAs(grade.right)
    case .accents: return nil
    case .construction(let fault):
      let shown = grade.marked ?? grade.right
      switch fault {
      case .missingPronoun: return PracticeMessage.missingPronoun(shown)
      case .otherPronoun(let wanted, let given):
        return PracticeMessage.otherPronoun(wanted, given, shown)
      case .extraPronoun: return PracticeMessage.extraPronoun(shown)
      case .missingNo: return PracticeMessage.missingNo(shown)
      case .extraNo: return PracticeMessage.extraNo(shown)
      case .missingComplement(let words): return PracticeMessage.missingWords(words, shown)
      case .otherEnding: return PracticeMessage.otherEnding(grade.typed, shown)
      }
    case .otherCell(let inflection):
      return grade.verdict == .almost
        ? PracticeMessage.almostIs(grade.typed, inflection)
        : withRight(PracticeMessage.wrongIs(grade.typed, inflection))
    case .mistake(let meant):
      guard let explanation = index.explanation(of: meant) else { return nil }
      let text = LocalizedText.joined([PracticeMessage.wrong, explanation], by: " ")
      return meant.form == grade.right ? text : withRight(text)
    case .otherVerb(let verb, let inflection):
      return withRight(PracticeMessage.wrongOfVerb(grade.typed, verb, inflection))
    case .meanings(let form, let meanings):
      return grade.verdict == .right
        ? PracticeMessage.rightMeanings(form, meanings)
        : PracticeMessage.wrongMeanings(form, meanings)
    case .noForm: return grade.typed.isEmpty ? withRight(PracticeMessage.wrong) : nil
    }
  }

  /// Both words, and below them a mark for each letter that differs.
  private func difference(_ grade: Grade) -> [String] {
    let verdict =
      grade.reason != .accents
      ? PracticeMessage.wrongAs
      : grade.verdict == .right ? PracticeMessage.rightButAccent : PracticeMessage.wrongAccent
    let start = "\(verdict.text(in: language)) "
    let line = "\(start)\(grade.typed) → \(grade.right)"
    guard let widthOfMarks else {
      return [start + PracticeMessage.oneNotOther(grade.right, grade.typed).text(in: language)]
    }
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
