import Foundation
import TestSupport
import Testing

@testable import Practice

@Suite struct NumberTests {
  /// Powers beside the C library's.
  @Test func powersAndExponentials() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<rounds(1_000_000, few: 5_000) {
      let base = Double.random(in: 0.0001...40_000, using: &random)
      let exponent = Double.random(in: -8...8, using: &random)
      #expect(abs(power(base, exponent) / pow(base, exponent) - 1) < 1e-13)
      let other = Double.random(in: -700...700, using: &random)
      #expect(abs(exponential(other) / exp(other) - 1) < 1e-15)
    }
    #expect(exponential(0) == 1 && power(1, 5) == 1 && power(0.5, 0) == 1)
    #expect(exponential(1_000) == .infinity && exponential(-1_000) == 0)
  }

  /// The order is the same as the standard library's where `Int` has 64 bits: quizzes of old numbers stay.
  @Test(arguments: 0..<20)
  func theOrderOfSeeds(seed: UInt64) {
    var one = SeededNumbers(seed: seed)
    var other = one
    var shuffled = Array(0..<100)
    one.shuffle(&shuffled)
    #expect(shuffled == Array(0..<100).shuffled(using: &other))
    #expect(3 + one.next(below: 6) == Int.random(in: 3...8, using: &other))
    var few = [7]
    one.shuffle(&few)
    #expect(few == [7])
  }

  /// A log of the year 2100 is read where `Int` has 32 bits too.
  @Test func timesHave64Bits() throws {
    let time = LocalTime(seconds: 4_102_444_800, offset: -3_600)
    #expect(time.text == "2099-12-31T23:00:00-01:00")
    let review = Review(
      time: time, item: PracticeItem(infinitive: "ir", tense: "presente", person: "yo"),
      event: .right, mode: .type, typed: "voy", milliseconds: 5)
    let read = try #require(Progress(log: Array(review.line.utf8)).reviews.first)
    #expect(read.time == time)
    #expect(MemoryLayout.size(ofValue: time.seconds) == 8)
  }
}
