@testable import Practice
import TestSupport
import Testing
import VerbForms

@Suite struct ReviewTests {
  private static let item = PracticeItem(infinitive: "ir", tense: "pretérito", person: "yo")

  private static func review(
    _ event: Review.Event, day: Int, second: Int = 0, item: PracticeItem = item, typed: String = ""
  ) -> Review {
    Review(
      time: LocalTime(seconds: Int64(day * 86_400 + 43_200 + second), offset: 0), item: item,
      event: event,
      mode: .type, typed: typed, milliseconds: 4_200)
  }

  @Test func aLineOfTheLog() throws {
    let time = LocalTime(seconds: 1_795_375_703, offset: 3_600)
    let review = Review(
      time: time, item: Self.item, event: .wrong, mode: .type, typed: "i\tré\\", milliseconds: 4_200
    )
    #expect(
      review.line
        == "1\t2026-11-22T20:28:23+01:00\tir\tpretérito\tyo\twrong\ttype\ti\\tré\\\\\t4200")
    let read = Progress([review])
    #expect(read.items == [Self.item] && read.reviews.map(\.time.seconds) == [time.seconds])
    #expect(read.reviews.map(\.milliseconds) == [4_200])
  }

  @Test func linesThatAreNone() {
    let good = Self.review(.right, day: 5).line
    #expect(Progress(log: Array(good.utf8)).reviews.count == 1)
    for line in [
      "", "1", "2" + good.dropFirst(), good.replacing("T", with: " "), String(good.dropLast(5)),
      good.replacing("right", with: "maybe"), good.replacing("ir\t", with: "\t"),
      good.replacing("4200", with: "soon"), good.replacing("1970-01", with: "1970-13"),
    ] {
      #expect(Progress(log: Array(line.utf8)).reviews.isEmpty, "\(line)")
    }
  }

  @Test(arguments: seeds(200, few: 15))
  func anyReviewIsReadBack(seed: Int) throws {
    var numbers = SeededRandom(seed: UInt64(seed))
    func text() -> String {
      let letters = Array("aeñ\t\n\r\\ó🎲 ")
      return String(
        (0..<Int.random(in: 1...9, using: &numbers)).map { _ in
          letters.randomElement(using: &numbers) ?? "a"
        })
    }
    let review = Review(
      time: LocalTime(
        seconds: Int64.random(in: -2_000_000_000...4_000_000_000, using: &numbers),
        offset: Int.random(in: -50_000...50_000, using: &numbers)),
      item: PracticeItem(infinitive: text(), tense: text(), person: text()),
      event: [.right, .wrong, .undone, .dropped].randomElement(using: &numbers) ?? .right,
      mode: Review.Mode.allCases.randomElement(using: &numbers) ?? .type, typed: text(),
      milliseconds: Int.random(in: 0...100_000, using: &numbers))
    #expect(!review.line.contains("\n"))
    let read = Progress([review])
    #expect(read.items == [review.item] && read.unreadLines == 0)
    if review.event != .undone {
      #expect(read.reviews.map(\.time.seconds) == [review.time.seconds])
      #expect(read.reviews.map(\.time.day) == [review.time.day])
      #expect(read.reviews.map(\.event) == [review.event])
      #expect(read.reviews.map(\.milliseconds) == [Int32(review.milliseconds)])
    }
    let day = review.time.day
    let date = LocalTime.date(ofDay: day)
    #expect(LocalTime.day(year: date.year, month: date.month, day: date.day) == day)
  }

  @Test func whatIsDue() {
    let other = PracticeItem(infinitive: "ser", tense: "presente", person: "tú")
    var progress = Progress([Self.review(.right, day: 0), Self.review(.wrong, day: 0, item: other)])
    #expect(progress.due(onDay: 0) == [])
    #expect(progress.due(onDay: 1) == [other])
    #expect(progress.due(onDay: 2) == [other, Self.item])
    #expect(progress.newItems(onDay: 0) == 2)
    progress.add(Self.review(.right, day: 1, item: other))
    #expect(progress[other]?.isMissed == false)
    #expect(progress.reviews.count { $0.event == .wrong } == 1)
    progress.add(Self.review(.dropped, day: 1, item: other))
    #expect(!progress.due(onDay: 1_000).contains(other))
  }

  /// What a session asks again until it is right stays a mistake, until it is right at the first try.
  @Test func mistakesThatWerePutRight() {
    var progress = Progress([Self.review(.wrong, day: 0), Self.review(.wrong, day: 0, second: 1)])
    #expect(progress.missed == [Self.item])
    progress.add(Self.review(.right, day: 0, second: 2))
    #expect(progress.missed == [Self.item])
    progress.add(Self.review(.right, day: 0, second: 3))
    #expect(progress.missed == [])
    progress.add(Self.review(.undone, day: 0, second: 4))
    #expect(progress.missed == [Self.item])
    let later = [Self.review(.wrong, day: 0), Self.review(.right, day: 1)]
    #expect(Progress(later).missed == [])
  }

  @Test func whatIsTakenBackDoesNotCount() {
    let once = [Self.review(.right, day: 0)]
    let back = once + [Self.review(.wrong, day: 1), Self.review(.undone, day: 1, second: 1)]
    #expect(Progress(back).known == Progress(once).known)
    #expect(Progress(back).reviews == Progress(once).reviews)
    var progress = Progress(once)
    for review in back.dropFirst() { progress.add(review) }
    #expect(progress.known == Progress(once).known)
    let nothing = Progress([Self.review(.right, day: 0), Self.review(.undone, day: 0, second: 1)])
    #expect(nothing.isEmpty && nothing.asked.isEmpty)
    let kept = Progress([
      Self.review(.dropped, day: 0), Self.review(.undone, day: 0, second: 1),
    ])
    #expect(!kept.isDropped(Self.item))
    let back2 = Progress(once + [Self.review(.dropped, day: 1)])
    #expect(back2.isDropped(Self.item) && back2.asked.isEmpty && !back2.isEmpty)
  }

  /// Whatever stands in a log: lines that are none are counted, and the others read.
  @Test func oddLogs() {
    let good = Self.review(.right, day: 5).line
    func progress(_ log: String) -> Progress { Progress(log: Array(log.utf8)) }
    #expect(progress("").isEmpty && progress("\n\n").unreadLines == 0)
    for end in ["", "\n", "\n\n"] {
      #expect(progress(good + end).reviews.count == 1 && progress(good + end).unreadLines == 0)
    }
    let odd = progress("2\tnew\n\(good)\tmore\n\tx\n\t\t\t\t\t\t\t\t\n\(good)\n1\t1970")
    #expect(odd.reviews.count == 2 && odd.unreadLines == 3)
    let long = good.replacing("4200", with: "99999999999999999999")
    #expect(progress(long + "\n").unreadLines == 1 && progress(long).unreadLines == 0)
    var random = SeededRandom(seed: 9)
    let bytes = Array("\(good)\n\(good)\n".utf8)
    for _ in 0..<rounds(20_000, few: 400) {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      let progress = Progress(log: changed)
      let isHalf = Review.sizeOfHalfLine(atEndOf: changed) > 0
      #expect(isHalf || progress.reviews.count + progress.unreadLines >= 1)
      _ = progress.due(onDay: 10_000)
    }
  }

  /// Editors write other line ends and a byte order mark.
  @Test func logsThatWereEdited() {
    let good = Self.review(.right, day: 5).line
    for end in ["\r\n", "\r", "\n\r\n"] {
      for start in ["", "\u{FEFF}"] {
        let progress = Progress(log: Array("\(start)\(good)\(end)\(good)\(end)".utf8))
        #expect(progress.reviews.count == 2 && progress.unreadLines == 0)
        #expect(progress.reviews.map(\.milliseconds) == [4_200, 4_200])
      }
    }
  }

  @Test func whatIsNoLog() {
    func isNoLog(_ text: String) -> Bool { Progress(log: Array(text.utf8)).isNotALog }
    let good = Self.review(.right, day: 5).line
    for log in [
      "", "\n", good, "x\n\(good)", "1", "1\t19", "2\(good.dropFirst())\tnew\n", "12\t", "1990",
    ] {
      #expect(!isNoLog(log), "\(log)")
    }
    for text in [
      "Nivel\nDos\nFF0000\nbeber: bebo", "1990\n", " 1\t\n", "1\tcall the bank",
      "1\tmilk\n2\tbread\n", "2026\tincome\t55",
    ] {
      #expect(isNoLog(text), "\(text)")
    }
  }

  @Test func halfLines() {
    let good = Self.review(.right, day: 5).line
    func size(_ text: String) -> Int { Review.sizeOfHalfLine(atEndOf: Array(text.utf8)) }
    for half in ["1", "1\t", "1\t1970-0", String(good.dropLast(5))] {
      #expect(size(half) == half.utf8.count, "\(half)")
      #expect(size("\(good)\r\(half)") == half.utf8.count, "\(half)")
    }
    for whole in ["", good, good + "\r", "2\tnew", "1\tcall the bank", "beber: bebo"] {
      #expect(size(whole) == 0, "\(whole)")
    }
  }

  /// Reads a log of many items beside the reviews taken one by one.
  @Test func aLogIsReadAsItWasWritten() {
    var random = SeededRandom(seed: 11)
    let reviews = (0..<400).map { number in
      Self.review(
        [.right, .wrong, .wrong, .right, .undone, .dropped].randomElement(using: &random) ?? .right,
        day: number / 9, second: number,
        item: PracticeItem(
          infinitive: "ir\(number % 7)", tense: "a\tb", person: "\(number % 5)"))
    }
    var one = Progress()
    for review in reviews { one.add(review) }
    let all = Progress(reviews)
    #expect(all.items == one.items && all.known == one.known && all.reviews == one.reviews)
    #expect(all.asked.map(\.number) == one.asked.map(\.number))
  }

  /// A log that comes in parts of any size says the same as in one piece.
  @Test(arguments: [1, 2, 7, 64])
  func aLogInParts(size: Int) {
    let good = Self.review(.right, day: 5).line
    let other = Self.review(.wrong, day: 6).line.replacing("pretérito", with: "prete\u{301}rito")
    for end in ["", "\n", "\r\n1\t19", "\n\u{FEFF}\(good)", "\r2\tnew"] {
      let log = Array("\u{FEFF}\(good)\r\nx\n\(other)\(end)".utf8)
      var rest = log[...]
      let parts = Progress(logInParts: {
        defer { rest = rest.dropFirst(size) }
        return Array(rest.prefix(size))
      })
      let whole = Progress(log: log)
      #expect(parts.items == whole.items && parts.reviews == whole.reviews)
      #expect(parts.unreadLines == whole.unreadLines && parts.known == whole.known)
      #expect(whole.items.count == 1)
    }
  }

  /// Whatever a log names, what is kept of it is bounded.
  @Test(.exhaustive) func aLogOfTooManyItems() {
    let progress = Self.progress(items: 70_000) { "ir\($0)" }
    #expect(progress.items.count == 65_536 && progress.unreadLines == 70_000 - 65_536)
  }

  @Test(.exhaustive) func aLogOfTooManyLetters() {
    let letters = Self.progress(items: 200) { String(repeating: "a", count: 100_000) + "\($0)" }
    #expect(letters.items.count + letters.unreadLines == 200 && letters.items.count < 50)
    let long = Self.progress(items: 4) { String(repeating: "a", count: $0 << 17) }
    #expect(long.items.count == 1 && long.unreadLines == 3)
  }

  /// What a log says in which each item, by the name of its verb, has one line.
  private static func progress(items count: Int, verb: (Int) -> String) -> Progress {
    let line = review(.right, day: 5).line.split(separator: "ir").map { Array($0.utf8) }
    var number = 0
    return Progress(logInParts: {
      number += 1
      return number > count ? [] : line[0] + verb(number).utf8 + line[1] + "\n".utf8
    })
  }

  /// Logs of two machines, merged in any order, say the same.
  @Test(arguments: seeds(50, few: 4))
  func theOrderOfLinesDoesNotMatter(seed: Int) {
    var numbers = SeededRandom(seed: UInt64(seed) + 7)
    let reviews = (0..<40).map { number in
      Self.review(
        Bool.random(using: &numbers) ? .right : .wrong, day: number / 4, second: number,
        item: PracticeItem(infinitive: "ir", tense: "presente", person: "\(number % 5)"))
    }
    let progress = Progress(reviews)
    let shuffled = Progress(reviews.shuffled(using: &numbers))
    for item in progress.items { #expect(shuffled[item] == progress[item]) }
    #expect(shuffled.reviews.map(\.time.seconds) == progress.reviews.map(\.time.seconds))
  }

  /// An answer, that it was taken back and the next answer, all within a second: sorted by their bytes the lines say
  /// the same.
  @Test func takenBackWithinASecond() throws {
    let questions = QuestionSource(.builtin)
    let item = PracticeItem(infinitive: "ir", tense: "pretérito", person: "yo")
    let question = try #require(questions.questions(for: [item]).first)
    var session = PracticeSession(
      [question], plan: PracticeSession.Plan(), in: .builtin,
      numbers: SeededNumbers(seed: 1))
    for events in [
      [Review.Event.wrong, .undone], [.wrong, .undone, .right], [.right, .undone, .wrong, .undone],
      [.wrong, .wrong, .undone, .right],
    ] {
      let time = LocalTime(seconds: 1_700_000_000, offset: 0)
      let reviews = events.map { session.review($0, of: question, at: time) }
      let progress = Progress(reviews)
      let merged = Progress(reviews.sorted { $0.line.utf8.lexicographicallyPrecedes($1.line.utf8) })
      #expect(merged[item] == progress[item])
      #expect(progress.reviews.count == events.count - 2 * events.count { $0 == .undone })
    }
  }
}

extension Progress {
  /// What a log with these reviews says.
  init(_ reviews: [Review]) {
    self.init(log: Array(reviews.map { "\($0.line)\n" }.joined().utf8))
  }
}
