import SpanishText
package import VerbForms

/// A run of questions: texts of a student go in, what they are worth comes out. The caller keeps the time and the log.
package struct PracticeSession: Sendable {
  package struct Plan: Sendable {
    /// How many different items are asked; nil for all.
    package var count: Int? = 20
    /// How many mistakes are forgiven; one more ends the session. nil for any number.
    package var lives: Int?
    /// Seconds for an answer, an hour at most; nil for as long as one likes.
    package var secondsForAnswer: Int?
    package var mode = Review.Mode.type
    /// Whether what was wrong comes back, and what was almost right is asked once more.
    package var repeatsMistakes = true
    package var accentsCount = false
    /// How many forms may be asked that day for the first time.
    package var newItems = 20
    /// Whether nothing is asked but what was wrong at the first try when it was last asked.
    package var onlyMissed = false

    package init() {}

    /// Takes lives and time from the levels that are asked: the largest number, if each of them has one.
    package mutating func takeDefaults(
      of levels: [FormIndex.LevelInfo], lives takesLives: Bool, time takesTime: Bool
    ) {
      func largest(_ numbers: [Int?]) -> Int? {
        numbers.contains(nil) ? nil : numbers.compactMap { $0 }.max()
      }
      if takesLives { lives = largest(levels.map { $0.lives }) }
      if takesTime { secondsForAnswer = largest(levels.map { $0.secondsForAnswer }) }
    }
  }

  /// An answer, and what it is worth.
  package struct Marked: Sendable {
    package let question: Question
    package let grade: Grade
    package let milliseconds: Int
    package let isLate: Bool
    package let isAskedAgain: Bool
    /// Whether the verb was shown before it.
    fileprivate let followsPeek: Bool
    /// Whether it is right at the first try, with no help: memory knows no more than that.
    package let isKnown: Bool
    /// Forms among the choices that no verb has.
    package let madeUp: [String]

    /// Whether it cost a life, where they are counted.
    package var isMistake: Bool { !isAskedAgain && grade.verdict != .right }
  }

  /// After how many other questions a missed item comes back.
  private static let gap = 3...8
  /// After so many answers a session ends in which mistakes come back: each of them is kept until then.
  static let mostAnswers = 1 << 15

  package let plan: Plan
  /// What is asked now; nil at the end.
  package private(set) var question: Question?
  /// The answers that count.
  package private(set) var given: [Marked] = []
  /// How many mistakes are still forgiven, -1 after one too many; nil where mistakes do not end the session.
  package var lives: Int? { plan.lives.map { $0 - given.count { $0.grade.verdict != .right } } }
  package var hasNoLives: Bool { (lives ?? 0) < 0 }

  /// What may be chosen; empty where the answer is typed.
  package private(set) var choices: [Choice] = []

  private let index: FormIndex
  private var waiting: [Question]
  /// Missed items, and in how many questions each comes back.
  private var missed: [(question: Question, after: Int)] = []
  private var hasAskedAgain = false
  private var hasPeeked = false
  /// The questions whose items are never asked again, and how many answers had been given before each.
  private var dropped: [(question: Question, after: Int)] = []
  /// The times of all answers, and for each item the place of its last answer among them.
  private var seconds: [Int64] = []
  private var lastPlaces: [PracticeItem: Int] = [:]
  /// Two series of random numbers, so that neither changes the other: for when mistakes come back, and for choices.
  private var numbersOfGaps: SeededNumbers
  private var numbers: SeededNumbers

  /// A session of these questions, in their order. A form of any level of the index is right.
  package init(_ questions: [Question], plan: Plan, in index: FormIndex, numbers: SeededNumbers) {
    (self.plan, self.index, self.numbers, numbersOfGaps) = (plan, index, numbers, numbers)
    waiting = Array(questions.prefix(plan.count ?? Int.max))
    next()
  }

  /// What a question is about: its item, with what the verb means, or the form whose verb is asked.
  package func subject(of question: Question, gloss: String? = nil) -> String {
    plan.mode == .recognise ? question.answer : question.item.text(gloss: gloss)
  }

  /// How many questions are left, the current one included.
  package var remaining: Int { waiting.count + missed.count + (question == nil ? 0 : 1) }

  /// The first answer for each item.
  package var firstAnswers: [Marked] { first { _ in true } }

  /// The first wrong answer for each item that had one.
  package var mistakes: [Marked] { first { $0.grade.verdict != .right } }

  package var known: Int { firstAnswers.count { $0.isKnown } }

  private func first(where isWanted: (Marked) -> Bool) -> [Marked] {
    given.filter(isWanted).eachOnce { $0.question.item }
  }

  package func isLate(_ milliseconds: Int) -> Bool {
    plan.secondsForAnswer.map { milliseconds > $0 * 1000 } ?? false
  }

  /// The choice of a number, counted from 1; nil for other numbers.
  package func choice(_ number: Int) -> Choice? {
    choices.indices.contains(number &- 1) ? choices[number - 1] : nil
  }

  /// Takes an answer: a text, or the number of a choice. nil after the end; no review if the question is asked again.
  package mutating func take(
    _ text: String, milliseconds: Int, at time: LocalTime
  ) -> (marked: Marked, review: Review?)? {
    guard let question else { return nil }
    let isLate = isLate(milliseconds)
    var grade = grade(text, question)
    if isLate { grade.verdict = .wrong }
    let isAskedAgain = grade.verdict == .almost && !hasAskedAgain && plan.repeatsMistakes
    let marked = Marked(
      question: question, grade: grade, milliseconds: milliseconds, isLate: isLate,
      isAskedAgain: isAskedAgain, followsPeek: hasPeeked,
      isKnown: grade.verdict == .right && !hasAskedAgain && !hasPeeked,
      madeUp: choices.filter { $0.isMadeUp }.map { $0.text })
    if isAskedAgain {
      hasAskedAgain = true
      choose()
      return (marked, nil)
    }
    given.append(marked)
    if plan.repeatsMistakes, grade.verdict != .right {
      missed.append(
        (question, Self.gap.lowerBound + numbersOfGaps.next(below: Self.gap.count) + 1))
    }
    if hasNoLives || plan.repeatsMistakes && given.count == Self.mostAnswers {
      leave()
    } else {
      next()
    }
    let event: Review.Event = marked.isKnown ? .right : .wrong
    return (marked, review(event, of: question, typed: text, milliseconds: milliseconds, at: time))
  }

  private func grade(_ text: String, _ question: Question) -> Grade {
    if plan.mode == .recognise { return index.gradeMeaning(text, for: question) }
    let chosen = Int(text.trimmedOfPunctuation).flatMap { choice($0)?.text }
    return index.grade(chosen ?? text, for: question, accentsCount: plan.accentsCount)
  }

  /// A line for the log. No two lines of an item are of the same second, since sorting merges logs.
  mutating func review(
    _ event: Review.Event, of question: Question, typed: String = "", milliseconds: Int = 0,
    at time: LocalTime
  ) -> Review {
    var time = time
    if let last = lastPlaces.updateValue(seconds.count, forKey: question.item) {
      time.seconds = max(time.seconds, seconds[last] &+ 1)
    }
    seconds.append(time.seconds)
    return Review(
      time: time, item: question.item, event: event, mode: plan.mode,
      typed: String(typed.prefix(100)), milliseconds: milliseconds)
  }

  package mutating func peek() { hasPeeked = true }

  /// Goes on without an answer; the item is not asked again. A session that has ended stays so.
  package mutating func skip() {
    if question != nil { next() }
  }

  /// Goes on without an answer, and never asks the item again, unless this is taken back. nil where nothing is asked.
  package mutating func drop(at time: LocalTime) -> Review? {
    defer { skip() }
    guard let question else { return nil }
    dropped.append((question, given.count))
    return review(.dropped, of: question, at: time)
  }

  /// Takes the last answer or ``drop(at:)`` back and asks the question again; nil where there is nothing to take back.
  package mutating func undo(at time: LocalTime) -> Review? {
    if let last = dropped.last, last.after == given.count {
      dropped.removeLast()
      ask(last.question)
      return review(.undone, of: last.question, at: time)
    }
    guard let last = given.popLast() else { return nil }
    ask(last.question)
    hasPeeked = last.followsPeek
    return review(.undone, of: last.question, at: time)
  }

  /// Asks a question again, before what is asked now.
  private mutating func ask(_ again: Question) {
    if let question { waiting.insert(question, at: 0) }
    // It doesn't come back as a mistake, too: that may be what was asked, or wait behind what was taken back before.
    waiting.removeAll { $0.item == again.item }
    missed.removeAll { $0.question.item == again.item }
    question = again
    (hasAskedAgain, hasPeeked) = (false, false)
    choose()
  }

  package mutating func leave() { question = nil }

  private mutating func next() {
    (hasAskedAgain, hasPeeked) = (false, false)
    for index in missed.indices { missed[index].after -= 1 }
    let due = missed.firstIndex { $0.after <= 0 }
    if let due = due ?? (waiting.isEmpty ? missed.indices.first : nil) {
      question = missed.remove(at: due).question
    } else {
      question = waiting.isEmpty ? nil : waiting.removeFirst()
    }
    choose()
  }

  private mutating func choose() {
    choices = []
    guard plan.mode == .choose, let question else { return }
    choices = QuestionSource(index).choices(for: question, by: &numbers)
  }
}
