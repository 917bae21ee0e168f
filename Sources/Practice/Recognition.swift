import SpanishGrammar
import SpanishText
package import VerbForms

/// A form is shown; verb, tense and person are asked.
package struct Recognition: Sendable {
  package struct Meaning: Hashable, Sendable {
    package var infinitive: String
    package var tense: String
    /// The persons; empty for forms without one.
    package var persons: [String]

    /// `ser, pretérito, yo`
    package var text: String { ([infinitive, tense] + persons).joined(separator: ", ") }
  }

  private let form: String
  /// All that the form can be, the likeliest first.
  package let meanings: [Meaning]
  /// What the question says of it, in the words of its level: `gustar, presente, me`.
  private let asked: Meaning

  package init(_ question: Question, in index: FormIndex) {
    form = question.answers.first ?? ""
    meanings = index.lookup(form, accents: .strict).flatMap { answer in
      index.readingGroups(of: answer).map {
        Meaning(infinitive: answer.infinitive, tense: $0.name, persons: $0.persons)
      }
    }
    let item = question.item
    asked = Meaning(
      infinitive: question.verb, tense: item.tense,
      persons: item.person.isEmpty
        ? [] : [item.person, item.asked.person, question.formerItem.person])
  }

  /// The meaning that an answer names: `ser pretérito yo`, in any order, with or without commas and accents; nil where
  /// it leaves out verb, tense or person, or names another meaning.
  package func meaning(of answer: String) -> Meaning? {
    let words = Self.words(of: answer.loweredSpanish)
    func has(_ text: String) -> Bool { Self.words(of: text).allSatisfy(words.contains) }
    let named = (meanings + [asked]).filter { meaning in
      // `irse` is as good for *me voy* as `ir`.
      (has(meaning.infinitive) || has(meaning.infinitive + "se"))
        && isNamed(tenseOf: meaning, words)
        && (meaning.persons.isEmpty || meaning.persons.contains { isNamed($0, words) })
    }
    // The words of `ir a + infinitivo, presente` name presente too.
    return named.max { $0.tense.count < $1.tense.count }
  }

  /// Whether the words that name neither verb nor person name the tense, by any of its names: `indefinido`. Those of a
  /// phrase, and titles of levels, are tenses where each of their words is among them.
  private func isNamed(tenseOf meaning: Meaning, _ words: [String]) -> Bool {
    let verb = [meaning.infinitive, meaning.infinitive + "se"].flatMap { Self.words(of: $0) }
    let persons = meaning.persons.flatMap { Self.words(of: $0) }
    let others = words.filter {
      !verb.contains($0) && !persons.contains($0) && Person(word: $0) == nil
    }
    if let tense = Tense(header: meaning.tense),
      let named = Tense(header: others.joined(separator: " "))
    {
      return tense == named
    }
    return Self.words(of: meaning.tense).allSatisfy(words.contains)
  }

  /// Grades an answer: every reading counts, and all of them are named.
  package func grade(_ answer: String) -> Grade {
    let all = meanings.map { $0.text }.joined(separator: "; ")
    return Grade(
      verdict: meaning(of: answer) == nil ? .wrong : .right, reason: .meanings(form: form, all),
      typed: Grader.words(of: answer), right: all)
  }

  /// The words of a text without accents and punctuation: a level without a tense has its title instead.
  private static func words(of text: String) -> [String] {
    text.folded.split { !$0.isLetter && $0 != "-" }.map(String.init)
  }

  private func isNamed(_ person: String, _ words: [String]) -> Bool {
    if Self.words(of: person).allSatisfy(words.contains) { return true }
    guard let wanted = Person(column: person) else { return false }
    return words.contains { Person(word: $0)?.agrees(withColumn: wanted) == true }
  }
}
