import SpanishGrammar
import SpanishText
package import VerbForms

/// What an answer is worth, and why.
package struct Grade: Hashable, Sendable {
  package enum Verdict: Sendable {
    case right
    /// A form that differs by accents alone, and another one of the verb: asked once more.
    case almost
    case wrong
  }

  package enum Reason: Hashable, Sendable {
    /// It is what was asked for.
    case exact
    /// Accents or ñ differ, and no form of the verb is spelled so.
    case accents
    /// The verb has it elsewhere: tense and person.
    case otherCell(String)
    /// No verb has it, and a rule that learners know makes it of this verb.
    case mistake(FormIndex.Suggestion)
    /// Another verb has it: which, and where.
    case otherVerb(String, String)
    case noForm
    /// A form was shown: what it can be, beside what was named.
    case meanings(form: String, String)
  }

  package var verdict: Verdict
  package var reason: Reason
  /// The answer, composed, in lower case and with single spaces.
  package var typed: String
  /// The right answer that is nearest to it.
  package var right: String
}

/// Grades answers.
package struct Grader: Sendable {
  private let index: FormIndex
  /// Whether a missing accent makes an answer wrong.
  private let accentsCount: Bool

  package init(_ index: FormIndex, accentsCount: Bool = false) {
    self.index = index
    self.accentsCount = accentsCount
  }

  /// Grades an answer to a question.
  ///
  /// Case, white space and punctuation do not matter, and a subject or object pronoun may stand before the
  /// form: `yo fui`, `me lavo`. Every form is right that stands in the cell, in any level.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - question: What was asked.
  /// - Returns: The grade; an answer without letters is wrong.
  ///
  /// - Complexity: that of a lookup, some microseconds.
  package func grade(_ text: String, for question: Question) -> Grade {
    let typed = Self.words(of: text)
    let answer = TypedAnswer(typed, for: question)
    func grade(_ verdict: Grade.Verdict, _ reason: Grade.Reason, right: String? = nil) -> Grade {
      Grade(
        verdict: verdict, reason: reason, typed: typed,
        right: right ?? answer.nearest(of: question.answers))
    }
    if let right = answer.match(question, by: { $0 == $1 }) {
      return grade(.right, .exact, right: right)
    }
    let cells = index.readings(of: answer.form, infinitive: question.verb)
    let same = cells.filter { isSameCell($0, question) }
    if answer.isComparable, !same.isEmpty {
      return grade(.right, .exact, right: answer.form)
    }
    if same.contains(where: { $0.written == answer.text }) {
      return grade(.right, .exact, right: answer.text)
    }
    let inflection = joined(index.readingGroups(of: answer.form, infinitive: question.verb))
    if let right = answer.match(question, by: { $0.folded == $1.folded }) {
      if !cells.isEmpty { return grade(.almost, .otherCell(inflection), right: right) }
      return grade(accentsCount ? .wrong : .right, .accents, right: right)
    }
    // The form is right, and the words before it are not.
    if !same.isEmpty { return grade(.wrong, .noForm) }
    if !cells.isEmpty { return grade(.wrong, .otherCell(inflection)) }
    let mistakes = index.mistakenForms(for: answer.form, limit: 20)
      .filter { $0.infinitive == question.verb }
    let meant = mistakes.first { mistake in
      mistake.tense == question.tense
        && (mistake.persons.isEmpty || mistake.persons.contains(question.item.person))
    }
    if let meant { return grade(.wrong, .mistake(meant)) }
    let answers = index.lookup(typed)
    if let own = answers.first(where: { $0.infinitive == question.verb }) {
      return grade(.wrong, .otherCell(joined(index.readingGroups(of: own))))
    }
    if let mistake = mistakes.first { return grade(.wrong, .mistake(mistake)) }
    if let other = answers.first {
      return grade(.wrong, .otherVerb(other.infinitive, joined(index.readingGroups(of: other))))
    }
    return grade(.wrong, .noForm)
  }

  private func joined(_ groups: [FormIndex.ReadingGroup]) -> String {
    groups.map { $0.text }.joined(separator: "; ")
  }

  private func isSameCell(_ reading: FormIndex.Reading, _ question: Question) -> Bool {
    question.tense != nil && reading.tense == question.tense
      && (reading.person ?? "") == question.item.person
      && index.readingName(of: reading) == question.item.tense
  }

  /// Composed, in lower case, with single spaces, without punctuation around it.
  static func words(of text: String) -> String {
    text.loweredSpanish.trimmedOfPunctuation
      .split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }
}

/// An answer taken apart: words before the form, and the form.
private struct TypedAnswer {
  /// All but the subject.
  let text: String
  let form: String
  /// Whether words stand before the form that the question does not ask for: `no`, or another pronoun of a
  /// reflexive verb.
  let isComparable: Bool

  init(_ typed: String, for question: Question) {
    var words = typed.split(separator: " ")
    if words.count > 1, words[0] == "que" { words.removeFirst() }
    if words.count > 1, let subject = Person(word: String(words[0]).folded),
      let person = Person(column: question.item.person), subject.agrees(withColumn: person)
    {
      words.removeFirst()
    }
    let text = words.joined(separator: " ")
    let lead = String(text.utf8.prefix(LeadingWords.size(in: text.utf8))) ?? ""
    self.text = text
    form = String(text.dropFirst(lead.count))
    isComparable =
      lead.isEmpty || (!question.isPronominal && !lead.split(separator: " ").contains("no"))
  }

  /// The right answer that this one is by a comparison; the form alone may stand for it, and `te lavas` for `no te
  /// lavas`.
  func match(_ question: Question, by isEqual: (String, String) -> Bool) -> String? {
    let wholes = question.answers
    if let whole = wholes.first(where: { isEqual(text, $0) || isEqual("no \(text)", $0) }) {
      return whole
    }
    guard isComparable else { return nil }
    return zip(question.forms, question.answers).first { isEqual(form, $0.0) }?.1
  }

  /// The right answer with the fewest differences.
  func nearest(of answers: [String]) -> String {
    let letters = Array(text.unicodeScalars)
    let best = answers.min { distance(letters, $0) < distance(letters, $1) }
    return best ?? ""
  }

  private func distance(_ letters: [Unicode.Scalar], _ answer: String) -> Int {
    editDistance(letters, Array(answer.unicodeScalars), atMost: 40) ?? .max
  }
}

/// The letters in which two words differ.
package struct LetterDifference: Hashable, Sendable {
  /// For each character of the words, whether the other word lacks it.
  package var typed: [Bool]
  package var right: [Bool]

  /// Compares two words by the longest letters that they share in order.
  ///
  /// - Complexity: O(*n* · *m*).
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
