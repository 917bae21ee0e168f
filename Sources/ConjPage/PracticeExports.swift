import LevelFiles
import Output
import Practice
import VerbForms

// Practice as C functions for the page. The library does not have them.
//
// A session asks for forms by verb, tense and person, grades answers, and repeats mistakes. It stores nothing: the caller
// appends the "line" of a state to a log, which has the format of `conj practice`, and opens the next practice with the
// log. A time is a number of seconds since 1970 in UTC, with the offset of the local time in seconds.
//
// `verbforms_practice_state` changes nothing, so that the caller can ask again with more memory.

/// A practice: the progress that the log records, and the current session.
private final class OpenPractice {
  let index: FormIndex
  var progress: Progress
  var session: PracticeSession?
  var marked: PracticeSession.Marked?
  /// The line of the last call for the log.
  var line: String?

  init(_ index: FormIndex, log: [UInt8]) {
    self.index = index
    progress = Progress(log: log)
    progress.nameConstructions(by: QuestionSource(lessonsOf: index))
  }

  func add(_ review: Review?) {
    line = review?.line
    if let review { progress.add(review) }
  }
}

@safe private func practice(_ handle: OpaquePointer?) -> OpenPractice? { object(of: handle) }

/// The caller's time, clamped to the years that a log can have.
private func localTime(_ seconds: Double, _ offset: Int32) -> LocalTime {
  let last = 2_932_000 * 86_400.0
  return LocalTime(
    seconds: seconds >= 0 ? Int64(min(seconds, last)) : 0,
    offset: Int(min(max(offset, -86_340), 86_340)))
}

/// Opens a practice of an index with the progress that a log records. The caller closes it, then the index.
@c public func verbforms_practice_open(
  _ handle: OpaquePointer?, _ log: UnsafeRawPointer?, _ size: Int
) -> OpaquePointer? {
  guard let index = index(handle) else { return nil }
  return unsafe ConjPage.handle(to: OpenPractice(index, log: bytes(log, size)))
}

/// Closes a practice.
@c public func verbforms_practice_close(_ handle: OpaquePointer?) { close(handle) }

/// Begins a session of levels, by their numbers in `verbforms_facts`; of all levels if the list is empty. What is no level's
/// number is passed over: with such numbers alone there are no questions. The seed, a whole number below 2⁵³, decides the
/// order of questions and choices. The other numbers are, in this order:
///
/// 1. the mode: 0 typing, 1 choosing, 2 recognising;
/// 2. the number of items, 0 for all;
/// 3. lives: -1 without limit, -2 as the levels say;
/// 4. seconds for an answer, at most an hour: -1 without limit, -2 as the levels say;
/// 5. new forms a day, -1 without limit;
/// 6. a sum of options: 1 shuffled by the seed, 2 only mistakes, 4 accents count, 8 only irregular forms, 16 without
///    vosotros, 32 vos in place of tú and vosotros.
///
/// - Returns: The number of questions.
@c public func verbforms_practice_start(
  _ handle: OpaquePointer?, _ levels: UnsafePointer<Int32>?, _ levelCount: Int,
  _ numbers: UnsafePointer<Int32>?, _ numberCount: Int, _ seed: Double, _ seconds: Double,
  _ offset: Int32
) -> Int {
  guard let practice = practice(handle) else { return 0 }
  let numbers = unsafe ConjPage.numbers(numbers, numberCount)
  func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }
  func has(_ option: Int) -> Bool { number(5) & option != 0 }
  var plan = PracticeSession.Plan()
  plan.mode = number(0) == 1 ? .choose : number(0) == 2 ? .recognise : .type
  plan.count = number(1) > 0 ? number(1) : nil
  plan.lives = number(2) >= 0 ? number(2) : nil
  plan.secondsForAnswer = number(3) > 0 ? min(number(3), Level.possibleSeconds.upperBound) : nil
  plan.newItems = number(4) >= 0 ? number(4) : .max
  plan.onlyMissed = has(2)
  plan.accentsCount = has(4)
  var filter = QuestionFilter()
  filter.onlyIrregular = has(8)
  filter.choosePersons(withoutVosotros: has(16), vos: has(32))
  let index = practice.index
  let selected = unsafe ConjPage.numbers(levels, levelCount)
  let chosen = selected.isEmpty ? index : index.restricted(to: selected)
  let asked = chosen.restricted(to: chosen.lessons)
  plan.takeDefaults(
    of: asked.selectedLevels.map { index.levels[$0] }, lives: number(2) == -2,
    time: number(3) == -2)
  let source = QuestionSource(asked, filter: filter)
  var random = SeededNumbers(seed: seed >= 0 && seed < 0x1p53 ? UInt64(seed) : 0)
  let questions =
    has(1)
    ? source.questions(shuffledBy: &random, count: plan.count)
    : source.questions(after: practice.progress, onDay: localTime(seconds, offset).day, by: plan)
  practice.marked = nil
  practice.line = nil
  practice.session =
    questions.isEmpty
    ? nil : PracticeSession(questions, plan: plan, in: index, numbers: random)
  return questions.count
}

/// Grades an answer: a text, or the number of a choice.
@c public func verbforms_practice_answer(
  _ handle: OpaquePointer?, _ start: UnsafeRawPointer?, _ size: Int, _ milliseconds: Double,
  _ seconds: Double, _ offset: Int32
) {
  guard let practice = practice(handle) else { return }
  let text = unsafe String(decoding: bytes(start, size), as: UTF8.self)
  let milliseconds = milliseconds > 0 ? Int(min(milliseconds, 999_999_999)) : 0
  let taken = practice.session?.take(
    text, milliseconds: milliseconds, at: localTime(seconds, offset))
  practice.marked = taken?.marked
  practice.add(taken?.review)
}

/// Acts on the session: 0 skips the question, 1 never asks it again, 2 takes the last answer back, 3 ends the session,
/// 4 remembers that the verb was shown.
@c public func verbforms_practice_act(
  _ handle: OpaquePointer?, _ action: Int32, _ seconds: Double, _ offset: Int32
) {
  guard let practice = practice(handle) else { return }
  practice.line = nil
  let time = localTime(seconds, offset)
  switch action {
  case 0: practice.session?.skip()
  case 1: practice.add(practice.session?.drop(at: time))
  case 2: practice.add(practice.session?.undo(at: time))
  case 3: practice.session?.leave()
  case 4:
    practice.session?.peek()
    return
  default: return
  }
  practice.marked = nil
}

/// The question of the session, the grade of the last answer and the line for the log; a summary at the end.
///
///     {"line":"1\\t2026-…","marked":{"asked":"ir · pretérito · yo","answer":"fuí","grade":"right",…},
///      "mode":"type","remaining":19,"question":{"infinitive":"andar","tense":"pretérito","person":"tú",…},"due":3}
@c public func verbforms_practice_state(
  _ handle: OpaquePointer?, _ seconds: Double, _ offset: Int32, _ room: UnsafeMutableRawPointer?,
  _ capacity: Int
) -> Int {
  guard let practice = practice(handle) else { return 0 }
  return unsafe written(to: room, capacity) { json in
    json.object { json in
      json.member("line", practice.line)
      if let session = practice.session {
        if let marked = practice.marked { json.marked(marked, of: session, in: practice.index) }
        json.session(session, in: practice.index)
        if session.question == nil { json.summary(session) }
      }
      json.member("due", practice.progress.due(onDay: localTime(seconds, offset).day).count)
    }
  }
}

/// The statistics of the log: the object of `conj practice --stats --format jsonl`, the number of unreadable lines, and the
/// weakest tenses and patterns.
@c public func verbforms_practice_statistics(
  _ handle: OpaquePointer?, _ seconds: Double, _ offset: Int32, _ room: UnsafeMutableRawPointer?,
  _ capacity: Int
) -> Int {
  guard let practice = practice(handle) else { return 0 }
  let statistics = PracticeStatistics(
    practice.progress, onDay: localTime(seconds, offset).day, in: QuestionSource(practice.index))
  return unsafe written(to: room, capacity) {
    $0.object { json in
      json.members(of: statistics)
      json.member("reviews", practice.progress.reviews.count)
      json.member("unread", practice.progress.unreadLines)
      json.tallies("weakest", PracticeStatistics.weakest(statistics.tenses))
      json.tallies("missed", PracticeStatistics.weakest(statistics.patterns))
    }
  }
}
