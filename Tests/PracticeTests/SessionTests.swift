@testable import Practice
import TestSupport
import Testing
import VerbForms

private let now = LocalTime(seconds: 0, offset: 0)

@Suite struct SessionTests {
  private static let course = FormIndex.builtin.restricted(
    to: FormIndex.builtin.levelNumbers { $0.file.hasPrefix("Course/001") })

  private static func questions(_ count: Int) -> [Question] {
    Array(QuestionSource(course).all.prefix(count))
  }

  private static func session(
    _ questions: [Question], _ plan: PracticeSession.Plan = .init(), seed: UInt64 = 1,
    in index: FormIndex = course
  ) -> PracticeSession {
    PracticeSession(
      questions, plan: plan, in: index, numbers: SeededNumbers(seed: seed))
  }

  @Test func allRight() throws {
    var session = Self.session(Self.questions(10))
    for left in (1...10).reversed() {
      #expect(session.remaining == left)
      let question = try #require(session.question)
      let marked = session.take(question.answers[0], milliseconds: 5, at: now)?.marked
      #expect(marked?.isAskedAgain == false)
    }
    #expect(session.question == nil)
    #expect(!session.hasNoLives)
    #expect(session.given.count == 10)
  }

  /// What was wrong comes back after three to eight others, until it is right once.
  @Test(arguments: 0..<20)
  func mistakesComeBack(seed: Int) throws {
    var session = Self.session(Self.questions(18), seed: UInt64(seed))
    let first = try #require(session.question)
    var asked: [PracticeItem] = []
    while let question = session.question {
      asked.append(question.item)
      let times = asked.count { $0 == first.item }
      let answer = question.item == first.item && times < 3 ? "xyzzy" : question.answers[0]
      _ = session.take(answer, milliseconds: 1, at: now)
    }
    let places = asked.indices.filter { asked[$0] == first.item }
    #expect(places.count == 3)
    for (one, next) in zip(places, places.dropFirst()) { #expect((4...9).contains(next - one)) }
    #expect(asked.count == 20)
    #expect(session.given.count - session.firstAnswers.count == 2)
  }

  /// A mistake whose time has come is asked before new questions, and these before the oldest mistake.
  @Test(arguments: 0..<20)
  func whatIsDueComesFirst(seed: Int) throws {
    var session = Self.session(Self.questions(4), seed: UInt64(seed))
    var numbers = SeededNumbers(seed: UInt64(seed))
    var waiting = Self.questions(4).map(\.item)
    var missed: [(item: PracticeItem, due: Int)] = []
    for turn in 0..<40 {
      let number = missed.firstIndex { $0.due <= turn } ?? (waiting.isEmpty ? 0 : nil)
      let item = number.map { missed.remove(at: $0).item } ?? waiting.removeFirst()
      #expect(session.question?.item == item)
      _ = session.take("", milliseconds: 1, at: now)
      missed.append((item, turn + 4 + numbers.next(below: 6)))
    }
  }

  /// A session in which nothing is ever right ends, but not where each question is asked once.
  @Test func wrongForEver() throws {
    let questions = Self.questions(1)
    var session = Self.session(questions)
    let areWrong = (0..<PracticeSession.mostAnswers).allSatisfy { _ in
      session.take("", milliseconds: 1, at: now)?.marked.grade.verdict == .wrong
    }
    #expect(areWrong)
    #expect(session.question == nil && session.mistakes.count == 1)
    let back = session.undo(at: now)
    #expect(back?.item == questions[0].item && session.question == questions[0])
  }

  @Test func livesEnd() throws {
    for lives in 0...2 {
      var plan = PracticeSession.Plan()
      plan.lives = lives
      var session = Self.session(Self.questions(10), plan)
      var count = 0
      while session.question != nil {
        _ = session.take("xyzzy", milliseconds: 1, at: now)
        count += 1
      }
      #expect(session.hasNoLives)
      #expect(count == lives + 1)
    }
  }

  /// What is left out of a very long log is at its end.
  @Test func questionsComeInTheOrderOfItems() {
    let verbs = ["vivir", "comer", "andar", "ir", "ser", "hacer", "beber", "hablar", "leer", "oír"]
    let items = verbs.map { PracticeItem(infinitive: $0, tense: "presente", person: "yo") }
    var order: [Int] = []
    QuestionSource(.builtin).forEachQuestion(for: items[...]) { index, _ in order.append(index) }
    #expect(order == Array(items.indices))
  }

  @Test func almostIsAskedOnceMore() throws {
    let index = FormIndex.builtin
    let item = PracticeItem(infinitive: "hablar", tense: "pretérito", person: "él")
    let question = try #require(QuestionSource(index).questions(for: [item]).first)
    var plan = PracticeSession.Plan()
    plan.lives = 0
    var session = Self.session([question], plan, in: index)
    let first = session.take("hablo", milliseconds: 1, at: now)?.marked
    #expect(first?.grade.verdict == .almost && first?.isAskedAgain == true)
    #expect(session.question == question)
    #expect(session.lives == 0)
    let second = session.take("hablo", milliseconds: 1, at: now)?.marked
    #expect(second?.isAskedAgain == false)
    #expect(session.question == nil && session.hasNoLives)
    let undone = session.undo(at: now)
    #expect(undone != nil && !session.hasNoLives && session.question == question)
  }

  /// What the log has of an item once the verb was shown, or at a second try, is that it was not known.
  @Test func helpAndSecondTriesAreNotKnown() throws {
    let index = FormIndex.builtin
    let item = PracticeItem(infinitive: "hablar", tense: "pretérito", person: "él")
    let question = try #require(QuestionSource(index).questions(for: [item]).first)
    let other = try #require(Self.questions(1).first)
    func play(_ change: (inout PracticeSession) -> Void) -> (Review.Event?, known: Int) {
      var session = Self.session([question, other], in: index)
      change(&session)
      let review = session.take("habló", milliseconds: 1, at: now)?.review
      #expect(session.given.last?.grade.verdict == .right && session.remaining == 1)
      // The next question is another one.
      let next = session.take(other.answer, milliseconds: 1, at: now)?.review
      #expect(next?.event == .right)
      return (review?.event, session.known)
    }
    #expect(play { _ in } == (.right, 2))
    #expect(play { $0.peek() } == (.wrong, 1))
    #expect(play { _ = $0.take("hablo", milliseconds: 1, at: now) } == (.wrong, 1))
    // Taking the answer back doesn't take back what was seen.
    let seen = play {
      $0.peek()
      _ = $0.take("habló", milliseconds: 1, at: now)
      _ = $0.undo(at: now)
    }
    #expect(seen == (.wrong, 1))
    let mistyped = play {
      _ = $0.take("xyzzy", milliseconds: 1, at: now)
      _ = $0.undo(at: now)
    }
    #expect(mistyped == (.right, 2))
  }

  /// A mistake that is taken back is asked once, not again as what comes back too; and the log has it in order.
  @Test func whatIsTakenBackDoesNotComeBack() throws {
    var session = Self.session(Self.questions(1))
    let question = try #require(session.question)
    var reviews: [Review?] = []
    reviews.append(session.take("xyzzy", milliseconds: 1, at: now)?.review)
    reviews.append(session.undo(at: now))
    reviews.append(session.take("xyzzy", milliseconds: 1, at: now)?.review)
    reviews.append(session.take(question.answer, milliseconds: 1, at: now)?.review)
    #expect(session.question == nil)
    #expect(reviews.map { $0?.event } == [.wrong, .undone, .wrong, .right])
    let seconds = reviews.compactMap { $0?.time.seconds }
    #expect(seconds == seconds.sorted() && Set(seconds).count == 4)
    // Two mistakes taken back one after the other, the first of which had come back.
    session = Self.session(Self.questions(2))
    _ = session.take("xyzzy", milliseconds: 1, at: now)
    _ = session.take("xyzzy", milliseconds: 1, at: now)
    _ = session.undo(at: now)
    _ = session.undo(at: now)
    #expect(session.question == question && session.remaining == 2)
  }

  @Test func undoSkipLeave() throws {
    var session = Self.session(Self.questions(3))
    let nothing = session.undo(at: now)
    #expect(nothing == nil)
    let first = try #require(session.question)
    _ = session.take("xyzzy", milliseconds: 1, at: now)
    #expect(session.remaining == 3)
    let undone = session.undo(at: now)
    #expect(undone?.item == first.item && undone?.event == .undone)
    #expect(session.question == first)
    #expect(session.remaining == 3)
    session.skip()
    #expect(session.remaining == 2)
    session.leave()
    session.skip()
    let dropped = session.drop(at: now)
    #expect(session.question == nil && dropped == nil)
    // The last answer of a session that has ended may be taken back too.
    var last = Self.session(Self.questions(1))
    _ = last.take(first.answers[0], milliseconds: 1, at: now)
    #expect(last.question == nil)
    _ = last.undo(at: now)
    #expect(last.question == first)
  }

  @Test func whatIsNeverAskedAgainIsTakenBackFirst() throws {
    var session = Self.session(Self.questions(3))
    let first = try #require(session.question)
    _ = session.take(first.answers[0], milliseconds: 1, at: now)
    let second = try #require(session.question)
    _ = session.drop(at: now)
    #expect(session.remaining == 1)
    for expected in [second, first] {
      let undone = session.undo(at: now)
      #expect(undone?.item == expected.item && session.question == expected)
    }
    #expect(session.remaining == 3)
    let nothing = session.undo(at: now)
    #expect(nothing == nil)
  }

  private static func plan(count: Int, newItems: Int) -> PracticeSession.Plan {
    var plan = PracticeSession.Plan()
    (plan.count, plan.newItems) = (count, newItems)
    return plan
  }

  @Test func twoPersonsOfATenseAreApart() {
    let source = QuestionSource(FormIndex.builtin)
    let plan = Self.plan(count: 60, newItems: 60)
    let questions = source.questions(after: Progress(), onDay: 0, by: plan)
    #expect(questions.count == 60)
    for (one, next) in zip(questions, questions.dropFirst()) {
      #expect(one.item.infinitive != next.item.infinitive || one.item.tense != next.item.tense)
    }
  }

  @Test func whatIsDueComesFirstAndNewOnesAreCounted() throws {
    let source = QuestionSource(Self.course)
    let known = Self.questions(6)
    let reviews = known.enumerated().map { number, question in
      Review(
        time: LocalTime(seconds: Int64(number), offset: 0), item: question.item,
        event: number == 4 ? .wrong : .right, mode: .type, typed: "", milliseconds: 0)
    }
    let progress = Progress(reviews)
    var plan = Self.plan(count: 20, newItems: 3)
    let next = source.questions(after: progress, onDay: 30, by: plan)
    #expect(next.count == 9)
    #expect(next[0].item == known[4].item)
    #expect(Set(known).isSubset(of: Set(next)))
    plan.count = 4
    #expect(source.questions(after: progress, onDay: 30, by: plan).count == 4)
    plan.onlyMissed = true
    #expect(source.questions(after: progress, onDay: 0, by: plan) == [known[4]])
  }

  @Test func theSameSeedAsksTheSame() {
    func items(_ seed: UInt64) -> [PracticeItem] {
      var numbers = SeededNumbers(seed: seed)
      return QuestionSource(Self.course).questions(shuffledBy: &numbers, count: 12).map(\.item)
    }
    #expect(items(7) == items(7))
    #expect(items(7) != items(8))
    #expect(Set(items(7)).count == 12)
  }

  @Test func filters() {
    var filter = QuestionFilter()
    filter.persons = ["yo", "tú"]
    filter.onlyIrregular = true
    filter.verbs = ["tener", "hablar", "ser"]
    let course = FormIndex.builtin.levelNumbers { $0.file.hasPrefix("Course/") }
    let found = QuestionSource(FormIndex.builtin.restricted(to: course), filter: filter).all
    #expect(found.count > 20)
    #expect(found.allSatisfy { ["yo", "tú"].contains($0.item.person) })
    let forms = Set(found.flatMap(\.cells).map(\.form))
    #expect(forms.isSuperset(of: ["tengo", "tuviste", "soy"]))
    #expect(forms.isDisjoint(with: ["tenía", "tenemos", "hablo"]))
    #expect(Set(found.map(\.verb)) == ["tener", "ser"])
    filter = QuestionFilter()
    filter.withoutPersons = ["vosotros"]
    let others = QuestionSource(Self.course, filter: filter).all
    #expect(others.allSatisfy { $0.item.person != "vosotros" })
  }
}
