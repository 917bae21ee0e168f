import Invocation
import Practice
import SpanishText
import SystemIO
import Terminal
import VerbForms
import Wording

/// A practice session with its clock and log: takes the lines of a student, and returns what is to be said.
struct PracticeGame {
  struct Asked {
    let question: Question
    /// What it is about: `ir (to go) · pretérito · yo`, or the form whose verb is asked.
    let subject: String
    /// The same as a question, and without the verb's meaning.
    let text: String
    let brief: String
    /// What may be chosen, numbered; empty where the answer is typed.
    let choices: [String]
  }

  struct Reply {
    var marked: PracticeSession.Marked?
    var remarks: [LocalizedText] = []
    /// The verb whose table is asked for.
    var verb: String?
  }

  private(set) var session: PracticeSession { didSet { asked = describeQuestion() } }
  /// What is asked now; nil at the end.
  private(set) var asked: Asked?
  private(set) var log: PracticeLog
  let source: IndexSelection
  let environment: Environment
  /// Whether every line is marked as an answer, even a letter that asks for something else, and no mistake comes back.
  let isMarking: Bool
  private let showsTime: Bool
  /// The milliseconds of a clock that never goes back.
  private let clock: () -> Int
  private var started: Int
  /// When the time for the answer was stopped; nil while it passes.
  private var stopped: Int?
  var language: Language { environment.language }

  init(
    _ questions: [Question], _ source: IndexSelection, _ options: PracticeOptions,
    _ log: PracticeLog, isMarking: Bool, numbers: SeededNumbers, _ environment: Environment,
    clock: @escaping () -> Int = steadyMilliseconds
  ) {
    var plan = options.plan
    if isMarking {
      plan.repeatsMistakes = false
      (plan.lives, plan.secondsForAnswer) = (nil, nil)
    }
    session = PracticeSession(questions, plan: plan, in: source.whole, numbers: numbers)
    (self.source, self.log, self.isMarking) = (source, log, isMarking)
    showsTime = options.showsStopwatch || plan.secondsForAnswer != nil
    self.environment = environment
    self.clock = clock
    started = clock()
    asked = describeQuestion()
  }

  // MARK: asking

  private func describeQuestion() -> Asked? {
    session.question.map { question in
      let gloss = question.verbWithMeaning.flatMap { source.gloss(of: $0) }
      let subject = visibleText(session.subject(of: question, gloss: gloss))
      let brief = visibleText(session.subject(of: question, gloss: nil))
      return Asked(
        question: question, subject: subject, text: asText(subject), brief: asText(brief),
        choices: session.choices.enumerated().map { "\($0 + 1)  \(visibleText($1.text))" })
    }
  }

  private func asText(_ subject: String) -> String {
    let recognise = LocalizedText(
      en: "\(subject): verb, tense, person?", es: "\(subject): ¿verbo, tiempo, persona?")
    return switch session.plan.mode {
    case .type: "\(subject):"
    case .choose: subject
    case .recognise: recognise.text(in: language)
    }
  }

  mutating func startTime(at milliseconds: Int? = nil) {
    started = milliseconds ?? clock()
    stopped = nil
  }

  /// Does not count the time until ``continueTime()``.
  mutating func stopTime() { stopped = stopped ?? clock() }

  mutating func continueTime() {
    if let stopped { started += clock() - stopped }
    stopped = nil
  }

  /// What is said before the first question.
  var greeting: [LocalizedText] {
    let stop = LocalizedText.verbatim(".")
    var sentences = [CountMessage.questions(session.remaining) + stop]
    if let lives = session.lives { sentences.append(CountMessage.lives(lives) + stop) }
    if let seconds = session.plan.secondsForAnswer {
      let time = CountMessage.seconds(seconds)
      sentences.append(.init(en: "\(time) for an answer.", es: "\(time) para contestar."))
    }
    sentences.append(
      .init(
        en: "u takes back, s skips, x never again, ? shows the verb, :q ends.",
        es: "u: volver atrás, s: saltar, x: nunca más, ?: ver el verbo, :q: terminar."))
    var lines = [LocalizedText.joined(sentences, by: " ")]
    if let unread = log.unreadNote { lines.append(unread) }
    if log.hasNoPlace {
      lines.append(
        .init(
          en: "Answers are not saved, since HOME is not set: name a file with CONJ_PRACTICE_LOG.",
          es:
            "No se guardan las respuestas, porque falta HOME: nombra un archivo con CONJ_PRACTICE_LOG."
        ))
    }
    return lines
  }

  /// The level that asks the question; nil where its title would give the answer away: *Imperfecto* above *miraba*.
  var level: FormIndex.LevelInfo? {
    if session.plan.mode == .recognise { return nil }
    return session.question.map { source.summaries[$0.level] }
  }

  /// How far the session is: questions, lives, time.
  var numbersOfSession: [String] {
    let left = session.remaining
    var parts = [LocalizedText(en: "\(left) left", es: "\(left, "queda", "quedan") \(left)")]
    if let lives = session.lives { parts.append(CountMessage.lives(lives)) }
    if let limit = session.plan.secondsForAnswer {
      parts.append(.verbatim("\(max(limit - milliseconds / 1000, 0)) s"))
    } else if showsTime {
      parts.append(.verbatim("\(milliseconds / 1000) s"))
    }
    let texts = parts.map { $0.text(in: language) }
    return texts.indices.reversed().map { texts[...$0].joined(separator: " · ") }
  }

  /// Milliseconds until the shown time changes; nil where no time is shown.
  var millisecondsToNextSecond: Int? { showsTime ? 1000 - milliseconds % 1000 : nil }

  var isLate: Bool { session.isLate(milliseconds) }

  private var milliseconds: Int {
    environment.fixedTime == nil ? (stopped ?? clock()) - started : 0
  }

  // MARK: answering

  /// Takes a line: an answer, or a letter that asks for something else.
  mutating func answer(_ line: String) throws(Failure) -> Reply {
    guard let question = session.question else { return Reply() }
    let milliseconds = self.milliseconds
    if !isMarking, !session.isLate(milliseconds) || !line.isEmpty,
      let reply = try obey(line, question)
    {
      return reply
    }
    let taken = session.take(line, milliseconds: milliseconds, at: environment.time)
    let reply = Reply(marked: taken?.marked, remarks: try add(taken?.review))
    startTime()
    return reply
  }

  /// Does what a line asks for; nil for an answer.
  private mutating func obey(_ line: String, _ question: Question) throws(Failure) -> Reply? {
    var reply = Reply()
    switch line.split(whereSeparator: \.isWhitespace).joined().lowercased() {
    case "":
      let choices = session.choices.count
      reply.remarks = [
        choices > 0
          ? typeNumber
          : .init(
            en: "Type the answer, or s to skip.", es: "Escribe la respuesta, o s para saltar.")
      ]
    case "?":
      session.peek()
      reply.verb = question.item.infinitive
    case "s":
      session.skip()
      startTime()
    case ":q", "quit", ":quit": leave()
    case "x":
      let review = session.drop(at: environment.time)
      reply.remarks = try add(review) + [.init(en: "Never again.", es: "Nunca más.")]
      startTime()
    case "u":
      if let review = session.undo(at: environment.time) {
        reply.remarks = try add(review) + [.init(en: "Taken back.", es: "Respuesta retirada.")]
        startTime()
      } else {
        reply.remarks = [
          .init(en: "There is nothing to take back.", es: "No hay nada que retirar.")
        ]
      }
    case let word
    where !session.choices.isEmpty && Int(word).flatMap { session.choice($0) } == nil
      && !session.choices.contains { $0.text.folded == line.trimmedSpanish.folded }:
      reply.remarks = [typeNumber]
    default: return nil
    }
    return reply
  }

  private var typeNumber: LocalizedText {
    .init(
      en: "Type a number from 1 to \(session.choices.count).",
      es: "Escribe un número del 1 al \(session.choices.count).")
  }

  /// Remembers what happened; what is to be said of the log.
  private mutating func add(_ review: Review?) throws(Failure) -> [LocalizedText] {
    guard let review, try log.add(review) > 0 else { return [] }
    return [
      .init(
        en: "The practice log ended in half a line, which was cut off.",
        es: "El registro de práctica terminaba en media línea, que se ha quitado.")
    ]
  }

  /// What is to be said of a reply, a fact a line. Different letters are marked in a line of a width, or not at all.
  func lines(for reply: Reply, widthOfMarks: Int?) -> [String] {
    let remarks = reply.remarks.map { $0.text(in: language) }
    guard let marked = reply.marked else { return remarks }
    let verdict =
      marked.verdict(in: source.whole).map { [$0.text(in: language)] }
      ?? comparison(marked.grade, widthOfMarks: widthOfMarks)
    return verdict + marked.remarks.map { $0.text(in: language) } + remarks
  }

  /// The answer and the right one, and below them a mark for each letter that differs.
  private func comparison(_ grade: Grade, widthOfMarks: Int?) -> [String] {
    let start = "\(grade.beginning.text(in: language)) "
    let line = "\(start)\(grade.typed) → \(grade.right)"
    guard let widthOfMarks else { return [grade.contrast.text(in: language)] }
    guard CellWidth.of(line) <= widthOfMarks else { return [line] }
    let difference = LetterDifference(grade.typed, grade.right)
    var marks = String(repeating: " ", count: CellWidth.of(start))
    let letters = Array(grade.typed) + Array(" → ") + Array(grade.right)
    let differ = difference.typed + [false, false, false] + difference.right
    for (letter, differs) in zip(letters, differ) {
      marks += String(repeating: differs ? "^" : " ", count: CellWidth.of(String(letter)))
    }
    while marks.last == " " { marks.removeLast() }
    return [line, marks]
  }

  mutating func leave() { session.leave() }
}
