import SpanishText
package import VerbForms

/// A session with what it takes to ask and to mark: texts of a student go in, what they are worth comes out.
///
/// Its caller keeps the time, writes the reviews, and says what is to be said.
package struct GradedSession: Sendable {
  /// An answer that was marked.
  package struct Marked: Sendable {
    package let question: Question
    package let grade: Grade
    /// Whether it came after its time.
    package let isLate: Bool
    /// Whether the question is asked once more.
    package let isAskedAgain: Bool
    /// Forms among the choices that no verb has.
    package let madeUp: [String]

    /// Whether it cost a life, where they are counted.
    package var isMistake: Bool { !isAskedAgain && grade.verdict != .right }

    /// What the log has of it; nil where the question is asked once more.
    package var event: Review.Event? {
      isAskedAgain ? nil : grade.verdict == .right ? .right : .wrong
    }
  }

  package private(set) var session: PracticeSession
  /// What may be chosen; empty where the answer is typed.
  package private(set) var choices: [Choice] = []
  private let index: FormIndex
  private let grader: Grader
  private var numbers: SeededNumbers
  /// What happened last to each item.
  private var lastReviews: [PracticeItem: Review] = [:]

  /// A session of these questions.
  ///
  /// - Parameters:
  ///   - questions: The questions, in their order.
  ///   - plan: How they are asked.
  ///   - index: All levels: a form of any of them is right.
  ///   - accentsCount: Whether a missing accent makes an answer wrong.
  ///   - numbers: Decides the order of choices, and when mistakes come back.
  package init(
    _ questions: [Question], plan: PracticeSession.Plan, in index: FormIndex, accentsCount: Bool,
    numbers: SeededNumbers
  ) {
    session = PracticeSession(questions, plan: plan, numbers: numbers)
    self.index = index
    self.numbers = numbers
    grader = Grader(index, accentsCount: accentsCount)
    choose()
  }

  /// What is asked now; nil at the end.
  package var question: Question? { session.question }

  package var plan: PracticeSession.Plan { session.plan }

  /// Makes other choices than before.
  private mutating func choose() {
    choices = []
    guard plan.mode == .choose, let question else { return }
    choices = ChoiceMaker(index).choices(for: question, by: &numbers)
  }

  /// Whether the time for an answer is over.
  package func isLate(_ milliseconds: Int) -> Bool {
    plan.secondsForAnswer.map { milliseconds > $0 * 1000 } ?? false
  }

  /// The choice of a number, counted from 1; nil for other numbers.
  package func choice(_ number: Int) -> Choice? {
    choices.indices.contains(number &- 1) ? choices[number - 1] : nil
  }

  /// Takes an answer to the current question: a text, or the number of a choice; nil at the end.
  package mutating func take(_ text: String, milliseconds: Int) -> Marked? {
    guard let question else { return nil }
    let isLate = isLate(milliseconds)
    var grade = grade(text, question)
    if isLate { grade.verdict = .wrong }
    let counts = session.take(grade, milliseconds: milliseconds)
    let marked = Marked(
      question: question, grade: grade, isLate: isLate, isAskedAgain: !counts,
      madeUp: choices.filter { $0.isMadeUp }.map { $0.text })
    choose()
    return marked
  }

  private func grade(_ text: String, _ question: Question) -> Grade {
    switch plan.mode {
    case .type: return grader.grade(text, for: question)
    case .choose:
      let chosen = Int(text.trimmedOfPunctuation).flatMap { choice($0)?.text } ?? text
      return grader.grade(chosen, for: question)
    case .recognise:
      return Recognition(question, in: index).grade(text)
    }
  }

  /// What the log has of something that happened to an item.
  ///
  /// Logs are merged by sorting their lines, so what is taken back, that it was, and what follows are of different
  /// seconds.
  package mutating func review(
    _ event: Review.Event, of question: Question, typed: String = "", milliseconds: Int = 0,
    at time: LocalTime
  ) -> Review {
    var time = time
    if let last = lastReviews[question.item], event == .undone || last.event == .undone {
      time.seconds = max(time.seconds, last.time.seconds &+ 1)
    }
    let review = Review(
      time: time, item: question.item, event: event, mode: plan.mode,
      typed: String(typed.prefix(100)), milliseconds: milliseconds)
    lastReviews[question.item] = review
    return review
  }

  /// Goes on without an answer.
  package mutating func skip() {
    session.skip()
    choose()
  }

  /// Goes on and never asks this again.
  package mutating func drop() {
    session.drop()
    choose()
  }

  /// Takes the last answer back, or that something is never asked again, and asks for it; its question, or nil where
  /// there is nothing to take back.
  package mutating func undo() -> Question? {
    guard let question = session.undo() else { return nil }
    choose()
    return question
  }

  /// Ends the session before all is asked.
  package mutating func leave() { session.leave() }
}
