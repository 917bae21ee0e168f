import Foundation
import Practice
import TestSupport
import Testing

/// FSRS beside figures of py-fsrs 6.3.2, made by `Tests/Scripts/compare-fsrs`.
@Suite struct MemoryTests {
  @Test func asPublished() throws {
    // The script gives more figures than are kept here.
    let figures = try ProcessInfo.processInfo.environment["CONJ_FSRS_FIGURES"]
      .map { try String(contentsOfFile: $0, encoding: .utf8) }
    let text = try figures ?? Repository.text("Tests/PracticeTests/Fixtures/fsrs-6.txt")
    let lines = text.split(separator: "\n")
    #expect(lines.count >= 100)
    for line in lines { try Self.expectSame(line) }
  }

  /// A line: day and rating, stability, difficulty and the day that it is due, for each review.
  private static func expectSame(_ line: Substring) throws {
    var memory: Memory?
    for review in line.split(separator: " ") {
      let fields = review.split(separator: ":")
      let day = try #require(Int(fields[0].dropLast()))
      let isRight = fields[0].last == "+"
      if memory == nil {
        memory = Memory(isRight: isRight, day: day)
      } else {
        memory?.review(isRight: isRight, day: day)
      }
      let now = try #require(memory)
      let (stability, difficulty) = try (#require(Double(fields[1])), #require(Double(fields[2])))
      #expect(abs(now.stability - stability) <= 1e-7 * stability, "\(line)")
      #expect(abs(now.difficulty - difficulty) <= 1e-7 * difficulty, "\(line)")
      #expect(now.dueDay == Int(fields[3]), "\(line)")
    }
  }

  @Test func nineOfTenAreRemembered() {
    var memory = Memory(isRight: true, day: 0)
    #expect(memory.recall(onDay: 0) == 1)
    #expect((0.87...0.93).contains(memory.recall(onDay: memory.dueDay)))
    memory.review(isRight: true, day: memory.dueDay)
    #expect(memory.dueDay > 5)
    // A clock that was set back counts as the same day.
    #expect(memory.recall(onDay: -100) == 1)
  }
}
