import Practice
import SpanishText
import TestSupport
import Testing
import VerbForms

/// Every level that comes with conj can be practised in every way: no question is without a right answer, and none
/// has two.
@Suite struct EveryLevelTests {
  private static let index = FormIndex.builtin

  /// A level's first question; where tests are exhaustive some of its whole length, all of a lesson.
  private static func questions(ofLevel level: Int) -> [Question] {
    let questions = QuestionSource(index.restricted(to: [level]))
      .first(isExhaustive ? .max : 1) { _ in true }
    return questions.indices.filter { $0 * 300 % questions.count < 300 }.map { questions[$0] }
  }

  /// All levels, or every twelfth of the course and one of the reference's, which have some ten thousand verbs each.
  private static let levels =
    isExhaustive
    ? Array(index.levels.indices)
    : index.levelNumbers { $0.file == "Reference/10-imperativo.txt" }
      + index.levelNumbers { $0.file.hasPrefix("Course/") }
      .enumerated().filter { $0.offset % 24 == 0 }.map(\.element)
  private static let source = QuestionSource(index)

  @Test(arguments: levels)
  func canBePractised(level: Int) {
    let questions = Self.questions(ofLevel: level)
    // The smallest ones contrast five forms.
    #expect(questions.count >= rounds(5, few: 1))
    let index = Self.index
    var numbers = SeededNumbers(seed: UInt64(level))
    for question in questions {
      let name = question.item.text
      #expect(!question.answers.isEmpty && question.level == level, "\(name)")
      for answer in question.answers {
        let isRight = [false, true].allSatisfy {
          index.grade(answer, for: question, accentsCount: $0).verdict == .right
        }
        #expect(isRight, "\(name): \(answer)")
      }
      let choices = Self.source.choices(for: question, by: &numbers)
      let right = choices.filter { index.grade($0.text, for: question).verdict == .right }
      #expect(right.map(\.text) == [question.answer], "\(name): \(choices)")
      #expect(choices.count == 4 && Set(choices.map(\.text)).count == 4, "\(name): \(choices)")
      let item = question.item
      for answer in ["\(item.infinitive) \(item.tense) \(item.person)", item.text.folded] {
        let grade = index.gradeMeaning(answer, for: question)
        #expect(grade.verdict == .right, "\(question.answers[0]) is \(grade.right), not \(answer)")
      }
      #expect(index.gradeMeaning("xyzzy", for: question).verdict == .wrong)
    }
  }
}
