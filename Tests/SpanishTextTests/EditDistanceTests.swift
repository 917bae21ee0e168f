import SpanishText
import TestSupport
import Testing

@Suite struct EditDistanceTests {
  private func distance(_ one: String, _ other: String, atMost limit: Int = 9) -> Int? {
    editDistance(Array(one.unicodeScalars), Array(other.unicodeScalars), atMost: limit)
  }

  @Test(arguments: [
    ("comer", "comer", 0), ("comer", "come", 1), ("comer", "comerr", 1), ("comer", "coger", 1),
    ("comer", "cmoer", 1), ("ánimo", "animo", 1), ("", "ir", 2), ("", "", 0), ("ca", "abc", 3),
    ("habalr", "hablar", 1), ("kitten", "sitting", 3),
  ])
  func edits(one: String, other: String, count: Int) {
    #expect(distance(one, other) == count)
    #expect(distance(other, one) == count)
    #expect(distance(one, other, atMost: count) == count)
    #expect(distance(one, other, atMost: count - 1) == nil)
  }

  /// The definition, without a table or a limit.
  private func plain(_ one: ArraySlice<Unicode.Scalar>, _ other: ArraySlice<Unicode.Scalar>) -> Int
  {
    guard let left = one.last, let right = other.last else { return one.count + other.count }
    var best = min(
      plain(one.dropLast(), other) + 1, plain(one, other.dropLast()) + 1,
      plain(one.dropLast(), other.dropLast()) + (left == right ? 0 : 1))
    if one.dropLast().last == right, other.dropLast().last == left {
      best = min(best, plain(one.dropLast(2), other.dropLast(2)) + 1)
    }
    return best
  }

  @Test func agreesWithTheDefinition() {
    var random = SeededRandom(seed: 41)
    func word() -> [Unicode.Scalar] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        ["a", "b", "ñ"][Int.random(in: 0..<3, using: &random)]
      }
    }
    for _ in 0..<rounds(500, few: 80) {
      let (one, other) = (word(), word())
      let expected = plain(one[...], other[...])
      for limit in 0...7 {
        #expect(
          editDistance(one, other, atMost: limit) == (expected <= limit ? expected : nil),
          "\(one) \(other) \(limit)")
      }
    }
  }
}
