import TestSupport
import Testing
import VerbForms

@testable import Practice

/// Two persons of one tense of a verb do not stand side by side.
@Suite struct ApartTests {
  private static func question(_ verb: Int, _ person: Int) -> Question {
    let item = PracticeItem(infinitive: "v\(verb)", tense: "presente", person: "\(person)")
    return Question(
      item: item, formerItem: item, verb: "v\(verb)", tense: .presente, answers: ["come"],
      cells: [],
      level: 0)
  }

  /// The slow way: each time the first of the rest that is another verb's, else the first.
  private static func slowly(_ questions: [Question]) -> [Question] {
    var rest = questions
    var result: [Question] = []
    while !rest.isEmpty {
      let index = rest.firstIndex { $0.item.infinitive != result.last?.item.infinitive } ?? 0
      result.append(rest.remove(at: index))
    }
    return result
  }

  @Test func isWhatTheSlowWayGives() {
    var random = SeededRandom(seed: 7)
    for verbs in 1...4 {
      for count in 0..<60 {
        let questions = (0..<count).map {
          Self.question(Int.random(in: 0..<verbs, using: &random), $0)
        }
        #expect(questions.apart() == Self.slowly(questions))
      }
    }
  }
}
