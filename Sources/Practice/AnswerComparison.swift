import SpanishGrammar
import SpanishText
import VerbForms

/// A difference in what is written around a right form.
package enum ConstructionFault: Hashable, Sendable {
  case missingPronoun
  /// The pronouns that are wanted, and those that were given.
  case otherPronoun(String, String)
  case extraPronoun
  case missingNo
  case extraNo
  /// Words after the form are missing: `me hace` for `me hace falta`.
  case missingComplement(String)
  /// The form in -ra where a level teaches those in -se.
  case otherEnding

  /// Whether it makes an answer wrong; the others make it almost right.
  var isWrong: Bool {
    switch self {
    case .otherPronoun, .extraNo: true
    default: false
    }
  }

  /// The right answer with asterisks around what is meant: `*me* levanto`, `levánta*te*`; nil where nothing is.
  func marked(_ right: String, _ cell: ParsedCell) -> String? {
    switch self {
    case .missingPronoun, .otherPronoun:
      let pronouns = cell.pronouns.map { $0.text }
      let lead = pronouns.joined(separator: " ")
      let no = right.hasPrefix("no ") ? "no " : ""
      if right.hasPrefix("\(no)\(lead) ") {
        return "\(no)*\(lead)*\(right.dropFirst(no.count + lead.count))"
      }
      let written = pronouns.joined()
      guard right.hasSuffix(written) else { return nil }
      return "\(right.dropLast(written.count))*\(written)*"
    case .missingNo: return right.hasPrefix("no ") ? "*no*\(right.dropFirst(2))" : nil
    case .missingComplement(let words):
      return right.hasSuffix(words) ? "\(right.dropLast(words.count))*\(words)*" : nil
    case .extraPronoun, .extraNo, .otherEnding: return nil
    }
  }
}

/// An answer compared with the right ones, part by part.
struct AnswerComparison {
  /// The right answer with the form that was given; nil for another form, or parts in a wrong order.
  private(set) var right: String?
  private(set) var wanted = ParsedCell(form: "")
  /// What is wrong around the form, the worst first.
  private(set) var faults: [ConstructionFault] = []
  private(set) var differsInAccents = false
  /// Whether the form of a right answer was given, whatever is written around it.
  private(set) var hasForm = false

  /// Compares an answer, taken apart and as it was typed; `cells` are those with its form.
  init(
    _ given: ParsedCell, _ text: String, _ question: Question, _ cells: [FormIndex.Reading],
    in index: FormIndex
  ) {
    for (answer, cell) in zip(question.answers, question.cells) {
      let isOwn = Self.isSame(given.form, cell.form, question, cells, in: index)
      let isLike = cells.isEmpty && given.form.folded == cell.form.folded
      guard isOwn || isLike, Self.haveSameHelpers(given, cell, question.item.person, in: index)
      else { continue }
      hasForm = true
      let faults = Self.faults(of: given, cell, question)
      guard let faults,
        !faults.isEmpty || !isOwn || Self.isInOrder(given, cell, text, question.tense)
      else { continue }
      if right == nil || faults.count < self.faults.count {
        (right, wanted, self.faults, differsInAccents) = (answer, cell, faults, !isOwn)
      }
    }
  }

  /// Whether any level has a form in the cell that is asked for.
  private static func isSame(
    _ form: String, _ wanted: String, _ question: Question, _ cells: [FormIndex.Reading],
    in index: FormIndex
  ) -> Bool {
    if form == wanted { return true }
    guard let tense = question.tense, !tense.isCompound,
      // hay is never right for ha.
      question.verb != PhraseLink.haber.helper
        || PhraseLink.haber.helps(as: form) == PhraseLink.haber.helps(as: wanted)
    else { return false }
    let person = Person(column: question.item.person)
    return cells.contains { cell in
      guard cell.tense.map({ tense.hasForms(of: $0) }) ?? false,
        tense.hasPersons || index.readingName(of: cell) == question.item.tense
      else { return false }
      if (cell.person ?? "") == question.item.person { return true }
      guard let person, let found = cell.person.flatMap({ Person(column: $0) }) else {
        return false
      }
      return person.agrees(withColumn: found, in: tense)
    }
  }

  /// Whether the helpers are the same, or forms of the same cell: hubiera and hubiese.
  private static func haveSameHelpers(
    _ given: ParsedCell, _ wanted: ParsedCell, _ person: String, in index: FormIndex
  ) -> Bool {
    guard given.construction.helpers == wanted.construction.helpers else { return false }
    return zip(zip(given.helpers, wanted.helpers), given.construction.helpers).allSatisfy {
      let ((form, right), link) = $0
      if form == right { return true }
      guard link.helps(as: form) else { return false }
      let cells = index.readings(of: right, infinitive: link.helper)
        .filter { ($0.person ?? person) == person }
      return index.readings(of: form, infinitive: link.helper).contains { cell in
        cells.contains { $0.tense == cell.tense && $0.person == cell.person }
      }
    }
  }

  /// Whether the parts are put together as Spanish writes them; onto a gerund or infinitive after a helper, too.
  private static func isInOrder(
    _ given: ParsedCell, _ wanted: ParsedCell, _ text: String, _ tense: Tense?
  ) -> Bool {
    // Which tense it is decides what pronouns are written onto; where nobody names it, the right answer does.
    if tense == nil, given.helpers.isEmpty { return given.enclitics == wanted.enclitics }
    let whole = given.construction.spelling(
      of: given.form, helpers: given.helpers, in: tense, person: given.person)
    if whole == text { return true }
    let first = text.split(separator: " ").first { $0 != "no" }
    return !given.helpers.isEmpty && first == given.helpers[0][...]
  }

  /// What is wrong around a right form; nil where other words follow it.
  private static func faults(
    of given: ParsedCell, _ wanted: ParsedCell, _ question: Question
  ) -> [ConstructionFault]? {
    var faults: [ConstructionFault] = []
    let (own, right) = (given.construction, wanted.construction)
    let (pronouns, wantedPronouns) = (given.pronouns, wanted.pronouns)
    func text(_ pronouns: [Pronoun]) -> String { pronouns.map { $0.text }.joined(separator: " ") }
    if pronouns != wantedPronouns {
      if wantedPronouns.isEmpty {
        faults.append(.extraPronoun)
      } else if pronouns.allSatisfy(wantedPronouns.contains) {
        faults.append(.missingPronoun)
      } else {
        faults.append(.otherPronoun(text(wantedPronouns), text(pronouns)))
      }
    }
    if own.isNegated != right.isNegated { faults.append(right.isNegated ? .missingNo : .extraNo) }
    if own.complement != right.complement {
      guard own.complement.isEmpty else { return nil }
      faults.append(.missingComplement(right.complement))
    }
    if question.item.asksForSe, !given.isInSe(question.tense) { faults.append(.otherEnding) }
    return faults
  }
}
