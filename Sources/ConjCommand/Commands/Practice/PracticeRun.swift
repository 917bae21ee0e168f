import Practice
import SpanishText
import SystemIO
import Terminal
import VerbForms

/// A session in lines: a question, an answer, what it is worth.
struct PracticeRun: ~Copyable {
  private var session: PracticeSession
  private let source: IndexSelection
  private let grader: Grader
  private let options: PracticeOptions
  private let isMarking: Bool
  private let format: Context.Format
  private let texts: GradeText
  private let count: Int
  private var numbers: SeededNumbers
  private var choices: [Choice] = []

  init(
    _ questions: [Question], _ source: IndexSelection, _ options: PracticeOptions,
    isMarking: Bool, numbers: SeededNumbers, _ context: borrowing Context
  ) {
    var plan = options.plan
    plan.repeatsMistakes = !isMarking
    session = PracticeSession(questions, plan: plan, numbers: numbers)
    count = questions.count
    self.numbers = numbers
    self.source = source
    self.options = options
    self.isMarking = isMarking
    format = context.format(elsewhere: .text)
    grader = Grader(source.whole, accentsCount: options.accentsCount)
    texts = GradeText(
      index: source.whole,
      widthOfMarks: context.environment.isAccessible ? nil : context.width ?? Int.max)
  }

  mutating func run(_ log: inout PracticeLog, _ context: inout Context) throws(Failure)
    -> ExitStatus
  {
    var input = LineInput(context, endsAtInterrupt: !isMarking)
    if !isMarking { greet(log, &context) }
    while let question = session.question {
      let started = steadyMilliseconds()
      if !isMarking { ask(question, &context) }
      guard let line = try input.next(&context.output) else {
        if !isMarking { context.output.append("\n") }
        break
      }
      // A terminal shows what is typed.
      if !isMarking, !context.readsTerminal { context.output.append("\(visibleText(line))\n") }
      if try obey(line, question, &log, &context) { continue }
      let isTest = context.environment.value("CONJ_PRACTICE_CLOCK") != nil
      let milliseconds = isTest ? 0 : steadyMilliseconds() - started
      var grade = grade(line, question)
      let isLate = session.plan.secondsForAnswer.map { milliseconds > $0 * 1000 } ?? false
      if isLate { grade.verdict = .wrong }
      let counts = session.take(grade, milliseconds: milliseconds)
      try write(grade, question, isLate: isLate, counts: counts, &context)
      if counts { try save(grade, question, line, milliseconds, &log, &context) }
    }
    session.leave()
    if isMarking {
      let right = session.given.count { $0.grade.verdict == .right }
      return ExitStatus(allGood: right == count)
    }
    PracticeSummary(session, log, source).write(&context)
    return input.isInterrupted ? .interrupted : .success
  }

  private func greet(_ log: PracticeLog, _ context: inout Context) {
    var words = "\(counted(count, "question"))."
    if let lives = session.lives { words += " \(counted(lives, "life", "lives"))." }
    if let seconds = session.plan.secondsForAnswer {
      words += " \(counted(seconds, "second")) for an answer."
    }
    words += " u takes back, s skips, x never again, ? shows the verb, :q ends."
    context.writeLine(words)
    if log.progress.unreadLines > 0 {
      let lines = counted(log.progress.unreadLines, "line")
      context.messages.say("\(lines) of the practice log are of a later version, and were kept.")
    }
  }

  private mutating func ask(_ question: Question, _ context: inout Context) {
    switch session.plan.mode {
    case .type: context.output.append("\(text(of: question)): ")
    case .choose:
      var maker = numbers
      choices = ChoiceMaker(source.whole).choices(for: question, by: &maker)
      numbers = maker
      context.output.append("\(text(of: question))\n")
      for (number, choice) in choices.enumerated() {
        context.output.append("\(number + 1)  \(visibleText(choice.text))\n")
      }
      context.output.append("Number: ")
    case .recognise:
      let form = visibleText(question.answers.first ?? "")
      context.output.append("\(form): verb, tense, person? ")
    }
  }

  /// A question in words: `ir (to go) · pretérito · yo`.
  private func text(of question: Question) -> String {
    var item = question.item
    if let gloss = source.gloss(of: question.verb) { item.infinitive += " (\(gloss))" }
    return visibleText(item.text)
  }

  private func grade(_ line: String, _ question: Question) -> Grade {
    switch session.plan.mode {
    case .type: return grader.grade(line, for: question)
    case .choose:
      let number = Int(line.trimmedOfPunctuation).map { $0 - 1 } ?? -1
      let text = choices.indices.contains(number) ? choices[number].text : line
      return grader.grade(text, for: question)
    case .recognise:
      return Recognition(question, in: source.whole).grade(line)
    }
  }

  /// Does what a line asks for that is no answer; true where it was one.
  private mutating func obey(
    _ line: String, _ question: Question, _ log: inout PracticeLog, _ context: inout Context
  ) throws(Failure) -> Bool {
    if isMarking { return false }
    switch line.split(whereSeparator: \.isWhitespace).joined() {
    case "": context.output.append("Type the answer, or s to skip.\n")
    case "s": session.skip()
    case ":q", "quit", ":quit": session.leave()
    case "?": try showVerb(question.verb, marking: nil, source, .text, &context)
    case "x":
      try add(.dropped, question, "", 0, &log, &context)
      session.skip()
      context.output.append("Never again.\n")
    case "u":
      if let last = session.undo() {
        try add(.undone, last.question, "", 0, &log, &context)
        context.output.append("Taken back.\n")
      } else {
        context.output.append("There is nothing to take back.\n")
      }
    default: return false
    }
    return true
  }

  private func save(
    _ grade: Grade, _ question: Question, _ line: String, _ milliseconds: Int,
    _ log: inout PracticeLog, _ context: inout Context
  ) throws(Failure) {
    let event: Review.Event = grade.verdict == .right ? .right : .wrong
    try add(event, question, line, milliseconds, &log, &context)
  }

  private func add(
    _ event: Review.Event, _ question: Question, _ typed: String, _ milliseconds: Int,
    _ log: inout PracticeLog, _ context: inout Context
  ) throws(Failure) {
    let review = Review(
      time: context.environment.time, item: question.item, event: event,
      mode: session.plan.mode, typed: String(typed.prefix(100)), milliseconds: milliseconds)
    if try log.add(review) > 0 {
      context.messages.say("The practice log ended in half a line, which was cut off.")
    }
  }

  private func write(
    _ grade: Grade, _ question: Question, isLate: Bool, counts: Bool, _ context: inout Context
  ) throws(Failure) {
    guard format == .text else {
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
      return
    }
    var lines = isLate ? ["Too late: \(grade.right)."] : texts.lines(for: grade, question)
    if !counts { lines.append("Once more.") }
    for choice in choices where choice.isMadeUp {
      lines.append("\(choice.text)* is no form: a regular verb would have it.")
    }
    for line in lines { context.writeLine(line) }
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
    guard let widthOfMarks, CellWidth.of(line) <= widthOfMarks else { return [line] }
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
