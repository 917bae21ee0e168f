import SpanishGrammar
import SpanishText
package import VerbForms

// A form is shown; verb, tense and person are asked.

/// What a form can be: `ser, pretérito, yo`. Forms without a person have no persons.
private typealias Meaning = (infinitive: String, tense: String, persons: [String])

extension FormIndex {
  /// Grades what an answer says of the form in a question: `ser pretérito yo`, in any order, with or without commas and
  /// accents. It is right where it names verb, tense and person of any meaning of the form, without the tense where nobody
  /// names it; the reason names all of them, the likeliest first.
  package func gradeMeaning(_ answer: String, for question: Question) -> Grade {
    var isOfNoTense = question.tense == nil
    let meanings: [Meaning] = lookup(question.answer, accents: .strict).flatMap { answer in
      readingGroups(of: answer).map { group in
        if group.readings[0].inflection.name != nil { isOfNoTense = false }
        return (answer.infinitive, group.name, group.persons)
      }
    }
    let item = question.item
    // What the question says of it, in the words of its level: `gustar, presente, me`.
    let asked: Meaning = (
      question.verb, item.tense,
      item.person.isEmpty ? [] : [item.person, item.asked.person, question.formerItem.person]
    )
    let given = foldedWords(of: answer.normalizedSpanish)
    let isRight = (meanings + [asked]).contains { isNamed($0, given, isOfNoTense) }
    let all = meanings.map { ([$0.infinitive, $0.tense] + $0.persons).joined(separator: ", ") }
      .joined(separator: "; ")
    return Grade(
      verdict: isRight ? .right : .wrong, reason: .meanings(form: question.answer, all),
      typed: answerText(answer), right: all)
  }
}

private func isNamed(_ meaning: Meaning, _ given: [String], _ isOfNoTense: Bool) -> Bool {
  func has(_ text: String) -> Bool { foldedWords(of: text).allSatisfy(given.contains) }
  // `irse` is as good for *me voy* as `ir`.
  return (has(meaning.infinitive) || has(meaning.infinitive + "se"))
    && (isOfNoTense || isNamed(tenseOf: meaning, given))
    && (meaning.persons.isEmpty
      || meaning.persons.contains { isNamed(person: $0, of: meaning, given) })
}

/// Whether the words that name neither verb nor person name the tense, by any of its names: `indefinido`. Those of a
/// phrase, and titles of levels, are tenses where each of their words is among them.
private func isNamed(tenseOf meaning: Meaning, _ given: [String]) -> Bool {
  let verb = [meaning.infinitive, meaning.infinitive + "se"].flatMap { foldedWords(of: $0) }
  let persons = meaning.persons.flatMap { foldedWords(of: $0) }
  let others = given.filter {
    !verb.contains($0) && !persons.contains($0) && Person(word: $0) == nil
  }
  if let tense = Tense(header: meaning.tense),
    let named = Tense(header: others.joined(separator: " "))
  {
    return tense == named
  }
  return foldedWords(of: meaning.tense).allSatisfy(given.contains)
}

private func isNamed(person: String, of meaning: Meaning, _ given: [String]) -> Bool {
  if foldedWords(of: person).allSatisfy(given.contains) { return true }
  guard let wanted = Person(column: person) else { return false }
  let tense = Tense(header: meaning.tense)
  return given.contains { Person(word: $0)?.agrees(withColumn: wanted, in: tense) == true }
}

/// The words of a text without accents and punctuation: a level without a tense has its title instead.
private func foldedWords(of text: String) -> [String] {
  text.folded.split { !$0.isLetter && $0 != "-" }.map(String.init)
}
