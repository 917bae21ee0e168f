import SpanishGrammar
import SpanishText
import VerbForms

package struct Choice: Hashable, Sendable {
  package var text: String
  /// Whether no verb has it. Such a choice is marked with `*` when the answer has been given.
  package var isMadeUp: Bool
}

extension QuestionSource {
  /// Choices come from this many cells of the verb at most. No verb of the built-in levels has more, and a question about a
  /// verb with thousands takes no longer.
  private static let mostCells = 512

  /// The right answer and up to three wrong ones from which something is learned, in an order that the numbers decide.
  ///
  /// Wrong ones are, in this order: the cell by the regular rule if no verb has it (`andé`), the neighbouring person,
  /// another pronoun, the same person in another tense, a form of another verb that looks alike, then further persons
  /// and tenses. No two are the same without their accents, except where the verb has both: `hablo` beside `habló`.
  package func choices(for question: Question, by numbers: inout SeededNumbers) -> [Choice] {
    let cell = question.cells[0]
    // What is asked for, made of another form.
    func text(_ form: String, _ tense: Tense?, _ person: Person?) -> String? {
      cell.construction.spelling(of: form, helpers: cell.helpers, in: tense, person: person)
    }
    func text(_ form: String) -> String? { text(form, question.tense, cell.person) }
    var choices = [Choice(text: question.answer, isMadeUp: false)]
    func add(_ text: String?, isMadeUp: Bool = false) {
      guard let text, choices.count < 4, !choices.contains(where: { $0.text == text }) else {
        return
      }
      // Accents are the point where another form of the verb differs by them alone, and nowhere else.
      let grade = index.grade(text, for: question)
      if grade.verdict == .right { return }
      // Nobody learns from choosing what lacks a word.
      if grade.verdict == .almost, case .construction = grade.reason { return }
      let like = choices.map { $0.text }.filter { $0.folded == text.folded }
      guard like.isEmpty || grade.verdict == .almost && like == [question.answer] else { return }
      choices.append(Choice(text: text, isMadeUp: isMadeUp))
    }
    let regular = question.tense.flatMap { tense in
      RegularVerb(infinitive: question.verb)?.forms(tense, column: question.item.person)
    }
    for form in regular ?? [] where index.lookup(form, accents: .strict).isEmpty {
      add(text(form), isMadeUp: true)
    }
    let cells = Array(questions(ofVerb: question.item.infinitive, cells: Self.mostCells))
    // Other cells, in the construction that is asked for.
    let others = cells.map { other in
      guard other.item.construction != question.item.construction, cell.helpers.isEmpty,
        other.cells[0].helpers.isEmpty
      else { return other }
      var other = other
      let (form, person) = (other.cells[0].form, other.cells[0].person)
      if let text = text(form, other.tense, person) { other.answers = [text] }
      return other
    }
    let sameTense = sorted(others.filter { $0.item.tense == question.item.tense }) {
      distance(
        Person(column: $0.item.person)?.rawValue, Person(column: question.item.person)?.rawValue)
    }
    let samePerson = sorted(
      others.filter {
        $0.item.person == question.item.person && $0.item.tense != question.item.tense
      }
    ) { distance($0.tense?.rawValue, question.tense?.rawValue) }
    for texts in [sameTense, otherPronouns(cell, question.tense), samePerson] {
      let before = choices.count
      for text in texts where choices.count == before { add(text) }
    }
    for near in index.nearForms(of: cell.form, limit: 6) where near.infinitive != question.verb {
      add(text(near.form))
    }
    for text in sameTense + samePerson + cells.map({ $0.answers }).joined() { add(text) }
    numbers.shuffle(&choices)
    return choices
  }

  /// The answer with each other pronoun in place of its first one.
  private func otherPronouns(_ cell: ParsedCell, _ tense: Tense?) -> [String] {
    guard let first = cell.pronouns.first else { return [] }
    return [Pronoun.te, .me, .se, .le, .nos, .os, .les].compactMap { pronoun in
      if pronoun == first { return nil }
      var construction = cell.construction
      if construction.isPronominal {
        construction.isPronominal = false
        construction.objects.insert(pronoun, at: 0)
      } else {
        construction.objects[0] = pronoun
      }
      return construction.spelling(
        of: cell.form, helpers: cell.helpers, in: tense, person: cell.person)
    }
  }

  private func sorted(_ questions: [Question], by distance: (Question) -> Int) -> [String] {
    questions.sorted { distance($0) < distance($1) }.map { $0.answer }
  }

  private func distance(_ one: UInt8?, _ other: UInt8?) -> Int {
    abs(Int(one ?? 0) - Int(other ?? 0))
  }
}
