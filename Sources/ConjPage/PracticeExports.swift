import LevelFiles
import Practice
import VerbForms

// Practice through C, for the page; the library does without it.
//
// Forms are asked by verb, tense and person, answers are marked, mistakes come back. Nothing is kept here: the caller
// appends the "line" of a state, where there is one, to a log and opens the next practice with it. The log is that of
// `conj practice`. Times are seconds since 1970, UTC, and how many seconds the clock on the wall is before UTC.
//
// What a call changes is asked for by `verbforms_practice_state`, as often as one likes: an answer for which there was
// no room must not be marked twice.

/// A practice on its way through C: what is remembered, and the session that is played.
private final class OpenPractice {
  let index: FormIndex
  var progress: Progress
  var session: GradedSession?
  var marked: GradedSession.Marked?
  /// What is to be put down in the log for the last call.
  var line: String?

  init(_ index: FormIndex, log: [UInt8]) {
    self.index = index
    progress = Progress(log: log)
  }

  /// Remembers what happened.
  func add(_ review: Review?) {
    guard let review else { return }
    progress.add(review)
    line = review.line
  }
}

@safe private func practice(_ handle: OpaquePointer) -> OpenPractice {
  unsafe Unmanaged<OpenPractice>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
}

/// A moment of the caller's, in the years that a log can write.
private func localTime(_ seconds: Double, _ offset: Int32) -> LocalTime {
  let day = 86_400.0
  let last = 2_932_000 * day
  return LocalTime(
    seconds: seconds >= 0 ? Int64(min(seconds, last)) : 0,
    offset: Int(min(max(offset, -86_340), 86_340)))
}

/// Opens a practice of an index with what its log remembers, which may be empty. To be closed before its index.
@c(verbforms_practice_open)
public func verbforms_practice_open(
  _ handle: OpaquePointer, _ log: UnsafeRawPointer?, _ size: Int
) -> OpaquePointer {
  let practice = unsafe OpenPractice(index(handle), log: bytes(log, size))
  return unsafe OpaquePointer(Unmanaged.passRetained(practice).toOpaque())
}

/// Closes a practice; null is none.
@c(verbforms_practice_close)
public func verbforms_practice_close(_ handle: OpaquePointer?) {
  guard let handle = unsafe handle else { return }
  unsafe Unmanaged<OpenPractice>.fromOpaque(UnsafeRawPointer(handle)).release()
}

/// The numbers of a session, in this order: way of asking (0 typing, 1 choosing, 2 recognising), number of items (0:
/// all), lives (-1: any, -2: as the levels say), seconds for an answer (-1 and -2 the same; an hour at most), forms a day
/// that were never asked (-1: any), options.
///
/// Options are a sum: 1 the order is decided by the seed alone, 2 only what was wrong, 4 accents count, 8 only irregular
/// forms, 16 without vosotros, 32 vos in place of tú and vosotros.
private struct SessionNumbers {
  var plan = PracticeSession.Plan()
  var filter = QuestionFilter()
  var takesLives = false
  var takesTime = false
  var newItems = Int.max
  var isShuffled = false
  var onlyMissed = false
  var accentsCount = false

  init(_ numbers: [Int32]) {
    func number(_ index: Int) -> Int { index < numbers.count ? Int(numbers[index]) : 0 }
    plan.mode = number(0) == 1 ? .choose : number(0) == 2 ? .recognise : .type
    plan.count = number(1) > 0 ? number(1) : nil
    plan.lives = number(2) >= 0 ? number(2) : nil
    takesLives = number(2) == -2
    plan.secondsForAnswer = number(3) > 0 ? min(number(3), Level.possibleSeconds.upperBound) : nil
    takesTime = number(3) == -2
    if number(4) >= 0 { newItems = number(4) }
    let options = number(5)
    isShuffled = options & 1 != 0
    onlyMissed = options & 2 != 0
    accentsCount = options & 4 != 0
    filter.onlyIrregular = options & 8 != 0
    filter.choosePersons(withoutVosotros: options & 16 != 0, vos: options & 32 != 0)
  }
}

/// Begins a session of some levels, by their numbers in `verbforms_facts`; without any, of all. How many questions it
/// has: 0 where there is nothing to ask. The seed, a whole number below 2⁵³, decides the order of choices too.
@c(verbforms_practice_start)
public func verbforms_practice_start(
  _ handle: OpaquePointer, _ levels: UnsafePointer<Int32>?, _ levelCount: Int,
  _ numbers: UnsafePointer<Int32>?, _ numberCount: Int, _ seed: Double, _ seconds: Double,
  _ offset: Int32
) -> Int {
  let practice = practice(handle)
  let named = unsafe UnsafeBufferPointer(
    start: levels, count: levels == nil ? 0 : max(levelCount, 0))
  let given = unsafe UnsafeBufferPointer(
    start: numbers, count: numbers == nil ? 0 : max(numberCount, 0))
  var options = unsafe SessionNumbers(Array(given))
  let index = practice.index
  let infos = index.levels
  var selected = unsafe named.map { Int($0) }.filter { infos.indices.contains($0) }
  if selected.isEmpty { selected = Array(index.selectedLevels) }
  let asked = index.restricted(to: QuestionSource.lessons(among: selected, of: infos))
  options.plan.takeDefaults(
    of: asked.selectedLevels.map { infos[$0] }, lives: options.takesLives, time: options.takesTime)
  let source = QuestionSource(asked, filter: options.filter)
  var random = SeededNumbers(seed: seed >= 0 && seed < 0x1p53 ? UInt64(seed) : 0)
  let questions: [Question]
  if options.isShuffled {
    questions = source.questions(shuffledBy: &random, count: options.plan.count)
  } else {
    let day = localTime(seconds, offset).day
    let left = max(options.newItems - practice.progress.newItems(onDay: day), 0)
    questions = source.questions(
      after: practice.progress, onDay: day, count: options.plan.count, newItems: left,
      onlyMissed: options.onlyMissed)
  }
  practice.marked = nil
  practice.line = nil
  practice.session =
    questions.isEmpty
    ? nil
    : GradedSession(
      questions, plan: options.plan, in: index, accentsCount: options.accentsCount, numbers: random)
  return questions.count
}

/// Marks an answer: a text, or the number of a choice.
@c(verbforms_practice_answer)
public func verbforms_practice_answer(
  _ handle: OpaquePointer, _ start: UnsafeRawPointer?, _ size: Int, _ milliseconds: Double,
  _ seconds: Double, _ offset: Int32
) {
  let practice = practice(handle)
  practice.line = nil
  let text = unsafe String(decoding: bytes(start, size), as: UTF8.self)
  let milliseconds = milliseconds > 0 ? Int(min(milliseconds, 999_999_999)) : 0
  practice.marked = practice.session?.take(text, milliseconds: milliseconds)
  guard var session = practice.session, let marked = practice.marked else { return }
  practice.add(
    marked.event.map {
      session.review(
        $0, of: marked.question, typed: text, milliseconds: milliseconds,
        at: localTime(seconds, offset))
    })
  practice.session = session
}

/// Does something else than answer: 0 skips, 1 never asks again, 2 takes the last answer back, 3 ends.
@c(verbforms_practice_act)
public func verbforms_practice_act(
  _ handle: OpaquePointer, _ action: Int32, _ seconds: Double, _ offset: Int32
) {
  let practice = practice(handle)
  practice.line = nil
  guard var session = practice.session else { return }
  let time = localTime(seconds, offset)
  switch action {
  case 0: session.skip()
  case 1:
    practice.add(session.question.map { session.review(.dropped, of: $0, at: time) })
    session.drop()
  case 2: practice.add(session.undo().map { session.review(.undone, of: $0, at: time) })
  case 3: session.leave()
  default: return
  }
  practice.marked = nil
  practice.session = session
}

/// What a session asks, what the last answer was worth, the line for the log; at the end what it came to.
///
///     {"line":"1\\t2026-…","marked":{"infinitive":"ir",…,"answer":"fuí","grade":"right","right":"fui","reason":"accents"},
///      "mode":"type","remaining":19,"question":{"infinitive":"andar","tense":"pretérito","person":"tú",…},"due":3}
@c(verbforms_practice_state)
public func verbforms_practice_state(
  _ handle: OpaquePointer, _ seconds: Double, _ offset: Int32, _ room: UnsafeMutableRawPointer?,
  _ capacity: Int
) -> Int {
  let practice = practice(handle)
  return unsafe written(to: room, capacity) { json in
    json.object { json in
      json.member("line", practice.line)
      if let marked = practice.marked { json.marked(marked, in: practice.index) }
      if let session = practice.session {
        json.session(session, in: practice.index)
        if session.question == nil { json.summary(session.session, in: practice.index) }
      }
      json.member("due", practice.progress.due(onDay: localTime(seconds, offset).day).count)
    }
  }
}

/// What the log says: the object of `conj practice --stats --format jsonl`, with the number of lines that were not read.
@c(verbforms_practice_statistics)
public func verbforms_practice_statistics(
  _ handle: OpaquePointer, _ seconds: Double, _ offset: Int32, _ room: UnsafeMutableRawPointer?,
  _ capacity: Int
) -> Int {
  let practice = practice(handle)
  let statistics = PracticeStatistics(
    practice.progress, onDay: localTime(seconds, offset).day, in: QuestionSource(practice.index))
  return unsafe written(to: room, capacity) {
    $0.statistics(
      statistics, reviews: practice.progress.reviews.count, unread: practice.progress.unreadLines)
  }
}
