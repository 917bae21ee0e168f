import SpanishGrammar
import SpanishText
package import VerbForms

/// What an answer is worth, and why.
package struct Grade: Hashable, Sendable {
  package enum Verdict: String, Sendable {
    case right
    /// Another form of the verb that differs by accents alone, or the form without a word around it: asked once more.
    case almost
    case wrong
  }

  package enum Reason: Hashable, Sendable {
    case exact
    /// Accents or ñ differ, and no form of the verb is spelled so.
    case accents
    /// The form is right, and what is written around it is wrong.
    case construction(ConstructionFault)
    /// The answer is another form of the verb: its tense and person.
    case otherCell(String)
    /// A rule that learners know makes the answer of this verb, which does not have it: what was meant.
    case mistake(FormIndex.Suggestion)
    /// The answer is a form of another verb: which, and its tense and person.
    case otherVerb(String, String)
    /// The answer is `no` and an affirmative command, `no comed`.
    case negatedCommand
    case noForm
    /// A form was shown: what it can be, beside what was named.
    case meanings(form: String, String)
  }

  package var verdict: Verdict
  package var reason: Reason
  /// The answer, composed, in lower case and with single spaces.
  package var typed: String
  /// The right answer that is nearest to it; where a form was shown, all that it can be.
  package var right: String
  /// ``right`` with asterisks around what an answer lacks or has otherwise: `*me* levanto`.
  package var marked: String?

  /// The order of grades, from what is right as it is.
  fileprivate var cost: Int {
    switch verdict {
    case .right: reason == .exact ? 0 : 1
    case .almost: 2
    case .wrong: 3
    }
  }
}

extension FormIndex {
  /// Grades an answer. Case, white space and punctuation do not matter, and the subject may come before the form: `yo fui`.
  ///
  /// Every form is right that any level has in the cell, with the construction that is asked for. With `accentsCount` a
  /// missing or wrong accent makes an answer wrong. Of several answers with slashes between them the worst one counts.
  package func grade(
    _ text: String, for question: Question, accentsCount: Bool = false
  ) -> Grade {
    let whole = grade(ofOne: text, for: question, accentsCount: accentsCount)
    let parts = text.split(separator: "/")
    // `nosotros/as somos` is one answer.
    guard whole.verdict == .wrong, parts.count > 1 else { return whole }
    var worst: Grade?
    for part in parts where worst?.verdict != .wrong && !answerText(String(part)).isEmpty {
      let grade = grade(ofOne: String(part), for: question, accentsCount: accentsCount)
      if grade.cost > worst?.cost ?? -1 { worst = grade }
    }
    return worst ?? whole
  }

  private func grade(ofOne text: String, for question: Question, accentsCount: Bool) -> Grade {
    let typed = answerText(text)
    let answer = withoutSubject(typed, question)
    func grade(
      _ verdict: Grade.Verdict, _ reason: Grade.Reason, right: String? = nil, marked: String? = nil
    ) -> Grade {
      Grade(
        verdict: verdict, reason: reason, typed: typed,
        right: right ?? nearest(to: answer, of: question.answers), marked: marked)
    }
    if question.answers.contains(answer) { return grade(.right, .exact, right: answer) }
    func answers(to text: String) -> [Answer] { Array(lookup(text, accents: .strict)) }
    // Accents typed as characters of their own are punctuation at the end of a word: compre'.
    let reading = ASCIIAccents(text.composed)?.readings.first {
      answers(to: $0).contains { $0.infinitive == question.verb }
    }
    if let reading { return self.grade(ofOne: reading, for: question, accentsCount: accentsCount) }
    if answer.isEmpty { return grade(.wrong, .noForm) }
    let given = constructionParser(ofVerb: question.item.infinitive)
      .parse(answer, in: question.tense ?? .imperativo, person: question.cells[0].person)
    let cells = readings(of: given.form, infinitive: question.verb)
    func wholeAnswer(spelled text: String) -> Answer? {
      answers(to: text).first { $0.infinitive == question.verb && ($0.spelling ?? $0.form) == text }
    }
    let whole = wholeAnswer(spelled: answer)
    let formGroups =
      whole.map { groupsWithSubject(of: $0) }
      ?? (given.helpers.isEmpty
        ? readingGroups(of: given.form, infinitive: question.verb) : [])
    /// Whether the whole answer is that of a reading, with its pronouns: `se levanto` is not that of yo, `voy ir` of nobody.
    func isWritten(in reading: Reading) -> Bool {
      let construction = whole?.construction ?? given.construction
      guard construction.helpers.isEmpty else { return true }
      let complements = question.cells.map { $0.construction.complement } + [""]
      guard whole != nil || complements.contains(construction.complement) else { return false }
      let form = whole?.form ?? given.form
      let person = reading.person.flatMap { Person(column: $0) }
      return form == answer
        || construction.spelling(of: form, in: reading.tense, person: person) == answer
    }
    let isNegated = given.construction.isNegated
    let groups = formGroups.filter { $0.readings.contains(where: isWritten) }
      .withoutCommands(after: isNegated)
    let comparison = AnswerComparison(given, answer, question, cells, in: self)
    if let right = comparison.right {
      if let fault = comparison.faults.first {
        let isWrong = comparison.faults.contains { $0.isWrong }
        return grade(
          isWrong ? .wrong : .almost, .construction(fault), right: right,
          marked: fault.marked(right, comparison.wanted))
      }
      if !comparison.differsInAccents { return grade(.right, .exact, right: answer) }
    }
    let right = comparison.right ?? question.answers.first { $0.folded == answer.folded }
    if let right {
      if groups.isEmpty { return grade(accentsCount ? .wrong : .right, .accents, right: right) }
      return grade(accentsCount ? .wrong : .almost, .otherCell(joined(groups)), right: right)
    }
    // The form is right, and its words are not in their order.
    if comparison.hasForm { return grade(.wrong, .noForm) }
    if !groups.isEmpty {
      // What the right answer is, too, is no reason: soy hecha for soy hecho.
      let right = wholeAnswer(spelled: question.answer).map { joined(groupsWithSubject(of: $0)) }
      return grade(.wrong, right == joined(groups) ? .noForm : .otherCell(joined(groups)))
    }
    if isNegated, formGroups.contains(where: { $0.isCommand }) {
      return grade(.wrong, .negatedCommand)
    }
    let mistakes = mistakenForms(for: given.form, limit: 20)
      .filter { $0.infinitive == question.verb }
    let meant = mistakes.first { mistake in
      mistake.tense == question.tense
        && (mistake.persons.isEmpty || mistake.persons.contains(question.item.person))
    }
    if let meant { return grade(.wrong, .mistake(meant)) }
    let found = Array(lookup(typed))
    let own = found.first { $0.infinitive == question.verb }
    if own == nil, let mistake = mistakes.first { return grade(.wrong, .mistake(mistake)) }
    guard let answer = own ?? found.first else { return grade(.wrong, .noForm) }
    let said = groupsWithSubject(of: answer).withoutCommands(after: isNegated)
    // It is nothing but a command.
    if isNegated, said.isEmpty { return grade(.wrong, .negatedCommand) }
    let text = joined(said)
    return grade(.wrong, own == nil ? .otherVerb(answer.infinitive, text) : .otherCell(text))
  }

  /// The readings of an answer, where a participle agrees with the subject with its gender: ella for `es hecha`.
  func groupsWithSubject(of answer: Answer) -> [ReadingGroup] {
    var groups = readingGroups(of: answer)
    guard answer.construction.agreement(of: answer.form)?.isFeminine == true else { return groups }
    for index in groups.indices {
      groups[index].persons = groups[index].persons.map {
        Person(column: $0)?.feminineName ?? $0
      }
    }
    return groups
  }
}

extension [FormIndex.ReadingGroup] {
  /// The same without affirmative commands where `no` is before the form: no command is formed so.
  fileprivate func withoutCommands(after isNegated: Bool) -> Self {
    isNegated ? filter { !$0.isCommand } : self
  }
}

extension FormIndex.ReadingGroup {
  fileprivate var isCommand: Bool { readings.allSatisfy { $0.tense == .imperativo } }
}

private func joined(_ groups: [FormIndex.ReadingGroup]) -> String {
  groups.map { $0.text }.joined(separator: "; ")
}

/// Composed, in lower case, with single spaces, without punctuation around it.
func answerText(_ text: String) -> String {
  text.trimmedSpanish.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
}

private func withoutSubject(_ typed: String, _ question: Question) -> String {
  var words = typed.split(separator: " ")
  if words.count > 1, words[0] == "que" { words.removeFirst() }
  // Also as questions write it: uds., nosotros/as, él y ella.
  for count in (1..<max(min(words.count, 4), 1)).reversed() {
    let name = words[..<count].joined(separator: " ")
    if Person.isNamed(by: name), let subject = Person(column: name),
      let person = Person(column: question.item.person), subject.agrees(withColumn: person)
    {
      words.removeFirst(count)
      break
    }
  }
  // a mí me gusta
  if words.count > 2, words[0] == "a",
    let pronoun = Pronoun(ofWhom: String(words[1]).folded),
    question.cells.contains(where: { $0.pronouns.last == pronoun })
  {
    words.removeFirst(2)
  }
  return words.joined(separator: " ")
}

/// The right answer with the fewest differences.
private func nearest(to answer: String, of answers: [String]) -> String {
  let letters = Array(answer.unicodeScalars)
  func distance(_ other: String) -> Int {
    editDistance(letters, Array(other.unicodeScalars), atMost: 40) ?? .max
  }
  return answers.min { distance($0) < distance($1) } ?? ""
}

/// The letters in which two words differ.
package struct LetterDifference: Hashable, Sendable {
  /// For each character of the words, whether the other word lacks it.
  package var typed: [Bool]
  package var right: [Bool]

  /// Compares two words by the longest letters that they share in order.
  package init(_ typed: String, _ right: String) {
    let (one, other) = (Array(typed), Array(right))
    var shared = [[Int]](
      repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
    for row in one.indices.reversed() {
      for column in other.indices.reversed() {
        shared[row][column] =
          one[row] == other[column]
          ? shared[row + 1][column + 1] + 1 : max(shared[row + 1][column], shared[row][column + 1])
      }
    }
    self.typed = one.map { _ in true }
    self.right = other.map { _ in true }
    var (row, column) = (0, 0)
    while row < one.count, column < other.count {
      if one[row] == other[column] {
        self.typed[row] = false
        self.right[column] = false
        row += 1
        column += 1
      } else if shared[row + 1][column] >= shared[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }
}
