import Practice
import TestSupport
import Testing
import VerbForms

/// Many games on one index, each with a source that all share. Run under the thread
/// sanitizer this shows that nothing is written.
@Suite struct PracticeTests {
  private static func ask(_ source: QuestionSource, _ index: FormIndex) -> [String] {
    var numbers = SeededNumbers(seed: 7)
    var session = PracticeSession(
      source.questions(shuffledBy: &numbers, count: 12), plan: .init(), in: index,
      numbers: numbers)
    var said: [String] = []
    var missed: Set<PracticeItem> = []
    while let question = session.question {
      let isMissed = missed.count < 4 && missed.insert(question.item).inserted
      let answer = isMissed ? "xyzzy" : question.answers[0]
      let grade = index.grade(answer, for: question)
      said.append("\(question.item.text): \(answer): \(grade)")
      said += source.choices(for: question, by: &numbers).map(\.text)
      said.append("\(index.gradeMeaning(answer, for: question))")
      _ = session.take(
        answer, milliseconds: 1, at: LocalTime(seconds: 0, offset: 0))
    }
    return said
  }

  @Test func gamesGetTheSameQuestions() async {
    let whole = FormIndex.builtin
    let files = isExhaustive ? "Course/00" : "Course/001"
    let index = whole.restricted(to: whole.levelNumbers { $0.file.hasPrefix(files) })
    let source = QuestionSource(index)
    let said = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<rounds(16, few: 4) { group.addTask { Self.ask(source, index) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(said.count == 1)
    #expect((said.first?.count ?? 0) > 12)
  }
}
