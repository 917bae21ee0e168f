import SpanishGrammar
import SpanishText
package import VerbForms

/// An answer that may be chosen.
package struct Choice: Hashable, Sendable {
  package var text: String
  package var isRight: Bool
  /// Whether no verb has it: it is shown with `*` once the answer is given.
  package var isMadeUp: Bool
}

/// Makes wrong answers from which something is learned.
package struct ChoiceMaker: Sendable {
  private let index: FormIndex
  private let source: QuestionSource

  package init(_ index: FormIndex) {
    self.index = index
    source = QuestionSource(index)
  }

  /// The right answer and up to three wrong ones, in an order that the numbers decide.
  ///
  /// Wrong ones are, in this order: the cell by the regular rule (`andé`), the neighbouring person, the same
  /// person in another tense, a form of another verb that looks alike, then further persons and tenses. None
  /// is right too, and no two fold alike, except where the verb has both: `hablo` beside `habló`.
  package func choices(for question: Question, by numbers: inout SeededNumbers) -> [Choice] {
    guard let right = question.answers.first else { return [] }
    let lead = String(right.dropLast(question.forms.first?.count ?? 0))
    let grader = Grader(index)
    var choices = [Choice(text: right, isRight: true, isMadeUp: false)]
    func add(_ text: String, isMadeUp: Bool = false) {
      guard choices.count < 4, !choices.contains(where: { $0.text == text }) else { return }
      // Accents are the point where another form of the verb differs by them alone, and nowhere else.
      let grade = grader.grade(text, for: question)
      if grade.verdict == .right { return }
      let like = choices.filter { $0.text.folded == text.folded }
      guard like.isEmpty || (grade.verdict == .almost && like.allSatisfy { $0.isRight }) else {
        return
      }
      choices.append(Choice(text: text, isRight: false, isMadeUp: isMadeUp))
    }
    for form in regularForms(question) where index.lookup(form, accents: .strict).isEmpty {
      add(lead + form, isMadeUp: true)
    }
    let cells = source.questions(ofVerb: question.item.infinitive)
    let sameTense = sorted(cells.filter { $0.item.tense == question.item.tense }) {
      distance(
        Person(column: $0.item.person)?.rawValue, Person(column: question.item.person)?.rawValue)
    }
    let samePerson = sorted(
      cells.filter {
        $0.item.person == question.item.person && $0.item.tense != question.item.tense
      }
    ) { distance($0.tense?.rawValue, question.tense?.rawValue) }
    for forms in [sameTense, samePerson] {
      let before = choices.count
      for form in forms where choices.count == before { add(form) }
    }
    for near in index.nearForms(of: question.forms.first ?? "", limit: 6)
    where near.infinitive != question.verb { add(lead + near.form) }
    for form in sameTense + samePerson + cells.map({ $0.answers }).joined() { add(form) }
    numbers.shuffle(&choices)
    return choices
  }

  private func regularForms(_ question: Question) -> [String] {
    guard let tense = question.tense else { return [] }
    return RegularVerb(infinitive: question.verb)?.forms(tense, column: question.item.person) ?? []
  }

  /// The first answers of questions, the nearest ones first.
  private func sorted(_ questions: [Question], by distance: (Question) -> Int) -> [String] {
    questions.indices
      .sorted { (distance(questions[$0]), $0) < (distance(questions[$1]), $1) }
      .compactMap { questions[$0].answers.first }
  }

  private func distance(_ one: UInt8?, _ other: UInt8?) -> Int {
    abs(Int(one ?? 0) - Int(other ?? 0))
  }
}
