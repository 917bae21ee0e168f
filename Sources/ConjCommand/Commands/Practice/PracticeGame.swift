import Practice
import SpanishText
import SystemIO
import Terminal
import VerbForms
import Wording

/// A session with what it takes to ask, to mark and to remember: lines of a student go in, what is to be said
/// comes out.
struct PracticeGame {
  /// What is asked now.
  struct Asked {
    let question: Question
    /// What it is about: `ir (to go) · pretérito · yo`, or the form whose verb is asked.
    let subject: String
    /// The same as a question.
    let text: String
    /// What may be chosen, numbered; empty where the answer is typed.
    let choices: [String]
  }

  /// What a line of the student led to.
  struct Reply {
    /// An answer that was marked.
    struct Marked {
      let question: Question
      let grade: Grade
      let isLate: Bool
      /// Whether the question is asked once more.
      let isAskedAgain: Bool
      /// Whether it cost a life, where they are counted.
      var isMistake: Bool { !isAskedAgain && grade.verdict != .right }
      /// Forms among the choices that no verb has.
      let madeUp: [String]
    }

    var marked: Marked?
    /// What else is to be said.
    var remarks: [LocalizedText] = []
    /// The verb whose table is asked for.
    var verb: String?
  }

  private var session: PracticeSession
  private var log: PracticeLog
  private let source: IndexSelection
  private let grader: Grader
  private let environment: Environment
  /// Whether lines are marked as answers, whatever they are, and nothing comes back.
  let isMarking: Bool
  private let showsTime: Bool
  private let count: Int
  private var numbers: SeededNumbers
  private var choices: [Choice] = []
  private var started = steadyMilliseconds()
  private(set) var asked: Asked?
  /// The language that is spoken.
  var language: Language { environment.language }

  init(
    _ questions: [Question], _ source: IndexSelection, _ options: PracticeOptions,
    _ log: PracticeLog, isMarking: Bool, numbers: SeededNumbers, _ environment: Environment
  ) {
    var plan = options.plan
    plan.repeatsMistakes = !isMarking
    session = PracticeSession(questions, plan: plan, numbers: numbers)
    count = questions.count
    self.numbers = numbers
    self.source = source
    self.log = log
    self.isMarking = isMarking
    showsTime = options.showsStopwatch || plan.secondsForAnswer != nil
    self.environment = environment
    grader = Grader(source.whole, accentsCount: options.accentsCount)
    ask()
  }

  // MARK: asking

  /// Asks the session's question, with other choices than before.
  private mutating func ask() {
    startTime()
    choices = []
    asked = session.question.map { question in
      var item = question.item
      if let gloss = source.gloss(of: question.verb) { item.infinitive += " (\(gloss))" }
      let subject = visibleText(item.text)
      switch session.plan.mode {
      case .type:
        return Asked(question: question, subject: subject, text: "\(subject):", choices: [])
      case .choose:
        choices = ChoiceMaker(source.whole).choices(for: question, by: &numbers)
        let lines = choices.enumerated().map { "\($0 + 1)  \(visibleText($1.text))" }
        return Asked(question: question, subject: subject, text: subject, choices: lines)
      case .recognise:
        let form = visibleText(question.answers.first ?? "")
        return Asked(
          question: question, subject: form,
          text: PracticeMessage.recognise(form).text(in: language), choices: [])
      }
    }
  }

  /// Counts the time for the answer from now on.
  mutating func startTime() { started = steadyMilliseconds() }

  /// What is said before the first question.
  var greeting: [String] {
    let stop = LocalizedText.verbatim(".")
    var sentences = [CountMessage.questions(count) + stop]
    if let lives = session.lives { sentences.append(CountMessage.lives(lives) + stop) }
    if let seconds = session.plan.secondsForAnswer {
      sentences.append(PracticeMessage.timeForAnswer(CountMessage.seconds(seconds)))
    }
    sentences.append(PracticeMessage.keys())
    var lines = [LocalizedText.joined(sentences, by: " ")]
    if log.progress.unreadLines > 0 {
      lines.append(PracticeMessage.laterLines(CountMessage.lines(log.progress.unreadLines)))
    }
    return lines.map { $0.text(in: language) }
  }

  /// The level that asks the question.
  var level: FormIndex.LevelInfo? { asked.map { source.summaries[$0.question.level] } }

  /// How far the session is: questions, lives, time.
  var numbersOfSession: [String] {
    var parts = [PracticeMessage.left(session.remaining).text(in: language)]
    if let lives = session.lives { parts.append(CountMessage.lives(lives).text(in: language)) }
    if let limit = session.plan.secondsForAnswer {
      parts.append("\(max(limit - milliseconds / 1000, 0)) s")
    } else if showsTime {
      parts.append("\(milliseconds / 1000) s")
    }
    return parts.indices.reversed().map { parts[...$0].joined(separator: " · ") }
  }

  /// Milliseconds until what is shown of the time changes; nil where none is.
  var millisecondsToNextSecond: Int? { showsTime ? 1000 - milliseconds % 1000 : nil }

  /// Whether the time for an answer is over.
  var isLate: Bool { session.plan.secondsForAnswer.map { milliseconds > $0 * 1000 } ?? false }

  private var milliseconds: Int {
    environment.value("CONJ_PRACTICE_CLOCK") == nil ? steadyMilliseconds() - started : 0
  }

  // MARK: answering

  /// Takes a line: an answer, or a letter that asks for something else.
  mutating func answer(_ line: String) throws(Failure) -> Reply {
    guard let question = session.question else { return Reply() }
    let milliseconds = self.milliseconds
    let isLate = self.isLate
    if !isMarking, !isLate || !line.isEmpty, let reply = try obey(line, question) { return reply }
    var grade = grade(line, question)
    if isLate { grade.verdict = .wrong }
    let counts = session.take(grade, milliseconds: milliseconds)
    var reply = Reply()
    if counts {
      let event: Review.Event = grade.verdict == .right ? .right : .wrong
      reply.remarks = try add(event, question, typed: line, milliseconds)
    }
    reply.marked = Reply.Marked(
      question: question, grade: grade, isLate: isLate, isAskedAgain: !counts,
      madeUp: choices.filter(\.isMadeUp).map(\.text))
    ask()
    return reply
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

  /// Does what a line asks for that is no answer; nil where it is one.
  private mutating func obey(_ line: String, _ question: Question) throws(Failure) -> Reply? {
    var reply = Reply()
    switch line.split(whereSeparator: \.isWhitespace).joined().lowercased() {
    case "": reply.remarks = [PracticeMessage.typeOrSkip()]
    case "?": reply.verb = question.verb
    case "s":
      session.skip()
      ask()
    case ":q", "quit", ":quit": leave()
    case "x":
      reply.remarks = try add(.dropped, question) + [PracticeMessage.neverAgain()]
      session.skip()
      ask()
    case "u":
      if let last = session.undo() {
        reply.remarks = try add(.undone, last.question) + [PracticeMessage.takenBack()]
        ask()
      } else {
        reply.remarks = [PracticeMessage.nothingToTakeBack()]
      }
    case let word
    where Int(word).map({ !choices.indices.contains($0 - 1) }) ?? false && !choices.isEmpty:
      reply.remarks = [PracticeMessage.typeNumber(choices.count)]
    default: return nil
    }
    return reply
  }

  /// Remembers what happened; what is to be said of the log.
  private mutating func add(
    _ event: Review.Event, _ question: Question, typed: String = "", _ milliseconds: Int = 0
  ) throws(Failure) -> [LocalizedText] {
    let review = Review(
      time: environment.time, item: question.item, event: event, mode: session.plan.mode,
      typed: String(typed.prefix(100)), milliseconds: milliseconds)
    guard try log.add(review) > 0 else { return [] }
    return [PracticeMessage.tornLog()]
  }

  /// What is to be said of a reply, a fact a line.
  ///
  /// - Parameters:
  ///   - reply: The reply to a line.
  ///   - widthOfMarks: How wide a line may be that marks the letters that differ; nil for none.
  /// - Returns: The lines.
  func lines(for reply: Reply, widthOfMarks: Int?) -> [String] {
    let remarks = reply.remarks.map { $0.text(in: language) }
    guard let marked = reply.marked else { return remarks }
    let texts = GradeText(index: source.whole, widthOfMarks: widthOfMarks, language: language)
    let lines =
      marked.isLate
      ? [PracticeMessage.tooLate(marked.grade.right).text(in: language)]
      : texts.lines(for: marked.grade, marked.question)
    let more =
      (marked.isAskedAgain ? [PracticeMessage.onceMore()] : [])
      + marked.madeUp.map { PracticeMessage.noRealForm($0) }
    return lines + more.map { $0.text(in: language) } + remarks
  }

  // MARK: the end

  /// How many mistakes are left, in words; nil where they do not end the session, and at its end.
  var livesLeft: String? {
    guard asked != nil, let lives = session.lives else { return nil }
    let text = lives == 0 ? PracticeMessage.lastLife() : PracticeMessage.livesLeft(lives)
    return text.text(in: language)
  }

  /// Ends the session before all is asked.
  mutating func leave() {
    session.leave()
    asked = nil
  }

  /// Whether every question was answered right.
  var isAllRight: Bool { session.given.count { $0.grade.verdict == .right } == count }

  var summary: [String] {
    PracticeSummary(session, log, environment).lines
  }
}
