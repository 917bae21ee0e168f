import SpanishGrammar
import SpanishText
package import VerbForms

// A form is shown; verb, tense and person are asked.

extension FormIndex {
  /// Grades what an answer says of the form in a question: `ser pretérito yo`, in any order, with or without commas and
  /// accents. It is right where it names verb, tense and person of any meaning of the form, without the tense where nobody
  /// names it, and has no word beside that is not true; the reason names all of them, the likeliest first.
  package func gradeMeaning(_ answer: String, for question: Question) -> Grade {
    var isOfNoTense = question.tense == nil
    let meanings: [Meaning] = lookup(question.answer, accents: .strict).flatMap { answer in
      groupsWithSubject(of: answer).map { group in
        if group.readings[0].inflection.name != nil { isOfNoTense = false }
        return Meaning(
          answer.infinitive, group.name, group.persons,
          answer.construction.agreement(of: answer.form))
      }
    }
    let item = question.item
    let (verb, _, person) = item.asked
    // What the question says of it, in the words of its level: `gustar, presente, me`.
    let asked = Meaning(
      question.verb, item.tense,
      item.person.isEmpty ? [] : [item.person, person, question.formerItem.person],
      needsPerson: !item.isImpersonal,
      question.cells[0].construction.agreement(of: question.cells[0].form))
    let example = item.tense.split(separator: "(").dropFirst().joined(separator: " ")
    let statement = Statement(
      answer,
      beside:
        "\(item.name) \(verb) \(example) \(question.answer) \(asked.persons.joined(separator: " "))"
    )
    let isRight =
      // Its own words are right, also where a title has words that name something else.
      statement.isMade(of: "\(item.infinitive) \(item.tense) \(item.person)")
      || statement.isMade(of: item.text)
      || statement.isTrue(of: meanings + [asked], ofNoTense: isOfNoTense)
    let all = meanings.map { ([$0.infinitive, $0.tense] + $0.persons).joined(separator: ", ") }
      .joined(separator: "; ")
    return Grade(
      verdict: isRight ? .right : .wrong, reason: .meanings(form: question.answer, all),
      typed: answerText(answer), right: all)
  }
}

/// What a form can be: `ser, pretérito, yo`.
private struct Meaning {
  let infinitive: String
  let tense: String
  /// None for a form without a person.
  let persons: [String]
  /// Whether an answer has to name one of the persons: not that of hay.
  let needsPerson: Bool
  /// That of a participle with the subject: `es hecha` is said of ella.
  let agreement: Agreement?
  /// The tense by any of its names; nil for a title.
  let ownTense: Tense?
  /// The words beside it: those of a phrase, `tener que + infinitivo`, of a title, or of a participle's gender and number.
  let others: [String]
  /// Whether an answer names the verb, and the words beside the tense.
  var mayBeNamed = false
  /// Whether an answer names verb and tense.
  var isNamed = false

  init(
    _ infinitive: String, _ tense: String, _ persons: [String], needsPerson: Bool = true,
    _ agreement: Agreement?
  ) {
    (self.infinitive, self.tense, self.persons) = (infinitive, tense, persons)
    (self.needsPerson, self.agreement) = (needsPerson, agreement)
    let name = String(tense.split(separator: "(").first ?? "")
    var parts = name.split(separator: ",")
    if name.hasPrefix(Tense.participio.name) {
      ownTense = .participio
      parts = name.split(separator: " ")
      parts.removeFirst()
    } else {
      ownTense = Tense(header: name) ?? parts.last.flatMap { Tense(header: String($0)) }
      if ownTense != nil { parts.removeLast() }
    }
    others = foldedWords(of: parts.joined(separator: " "))
  }

  /// Whether a word for a person is true of it.
  func has(person word: String) -> Bool {
    persons.contains { agrees(word, with: $0) || foldedWords(of: $0).contains(word) }
  }

  /// Whether words say which person it is of, where that has to be said.
  func isOfPerson(in words: [String]) -> Bool {
    persons.isEmpty || !needsPerson
      || persons.contains { person in
        foldedWords(of: person).allSatisfy(words.contains)
          || words.contains { agrees($0, with: person) }
      }
  }

  @inline(never)
  private func agrees(_ word: String, with person: String) -> Bool {
    guard let wanted = Person(column: person), agreement?.allows(subject: word) ?? true else {
      return false
    }
    return Person(word: word)?.agrees(withColumn: wanted, in: ownTense) == true
  }
}

/// The words of an answer.
private struct Statement {
  /// Words that say nothing.
  private static let fillers = "de del la es verbo persona y e o as "
  private static let genders = ["femenino", "masculino", "plural", "singular"]
  /// The kinds of forms that follow the helpers of phrases, which need not be named.
  private static let kinds = ["infinitivo", "gerundio", "participio"]

  private let words: [String]
  private let folds: [String]
  private let fillers: [String]

  /// The words of a text, which may have those of another one `beside` what it says.
  init(_ text: String, beside: String) {
    words = typedWords(of: text.normalizedSpanish)
    folds = words.map { $0.folded }
    fillers = foldedWords(of: Self.fillers + beside).filter { Tense(header: $0) == nil }
  }

  /// Whether they are the words of a text in any order.
  func isMade(of text: String) -> Bool {
    let others = foldedWords(of: text)
    return others.count == folds.count && others.allSatisfy(folds.contains)
      && folds.allSatisfy(others.contains)
  }

  /// Whether the words name verb, tense and person of one of some meanings, and none of them names what is in no meaning.
  func isTrue(of meanings: [Meaning], ofNoTense isOfNoTense: Bool) -> Bool {
    var meanings = meanings
    // The words that name no tense.
    var known = fillers
    for index in meanings.indices {
      let meaning = meanings[index]
      let verb = meaning.infinitive.folded
      // `irse` is as good for *me voy* as `ir`.
      if folds.contains(verb) || folds.contains(verb + "se") {
        known += [verb, verb + "se"]
        if hasOthers(of: meaning) {
          meanings[index].mayBeNamed = true
          known += meaning.ownTense == .participio ? Self.genders : meaning.others
          meanings[index].isNamed = meaning.ownTense == nil
        }
        if isOfNoTense { meanings[index].isNamed = true }
      }
    }
    let left = folds.filter { Person(word: $0) == nil && !known.contains($0) }
    // What is left is the name of one tense after another. A meaning has a few words.
    guard left.count <= 64 else { return false }
    var start = 0
    while start < left.count {
      var end = left.count + 1
      var isName = false
      while !isName, end > start + 1 {
        end -= 1
        guard let tense = Tense(header: left[start..<end].joined(separator: " ")) else { continue }
        // Where nobody names the tense, any may be meant.
        isName = isOfNoTense
        for index in meanings.indices
        where meanings[index].mayBeNamed && meanings[index].ownTense == tense {
          meanings[index].isNamed = true
          isName = true
        }
      }
      if !isName { return false }
      start = end
    }
    for index in folds.indices where Person(word: folds[index]) != nil {
      // The article of `el presente`.
      let isArticle = words[index] == "el" && index + 1 < words.count
      guard isArticle || meanings.contains(where: { $0.isNamed && $0.has(person: folds[index]) })
      else { return false }
    }
    return meanings.contains { $0.isNamed && $0.isOfPerson(in: folds) }
  }

  /// Whether a meaning's words beside its tense are among the words; gender and number of a participle alone.
  private func hasOthers(of meaning: Meaning) -> Bool {
    if meaning.ownTense == .participio {
      return has("femenino", not: "masculino", in: meaning.others)
        && has("plural", not: "singular", in: meaning.others)
    }
    return meaning.others.allSatisfy { Self.kinds.contains($0) || folds.contains($0) }
  }

  /// Whether a word is named as it is in a participle's name, which does not name the other one.
  private func has(_ word: String, not other: String, in name: [String]) -> Bool {
    let isNamed = name.contains(word)
    return folds.contains(word) == isNamed && !(isNamed && folds.contains(other))
  }
}

/// The words of a text without accents and punctuation: a level without a tense has its title instead.
private func foldedWords(of text: String) -> [String] { typedWords(of: text).map { $0.folded } }

@inline(never)
private func typedWords(of text: String) -> [String] {
  text.split { !$0.isLetter && $0 != "-" }.map { String($0) }
}
