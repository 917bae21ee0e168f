import SpanishGrammar
import SpanishText
package import VerbForms

// A form is shown; verb, tense and person are asked.

extension FormIndex {
  /// Grades what an answer says of the form in a question: `ser pretérito yo`, in any order, with or without accents.
  /// It is right if it names verb, tense and person of any meaning of the form, the tense only if meanings have one,
  /// and nothing that is not true. The reason names all meanings, the likeliest first.
  package func gradeMeaning(_ answer: String, for question: Question) -> Grade {
    var isOfNoTense = question.tense == nil
    let meanings: [Meaning] = lookup(question.answer, accents: .strict).flatMap { answer in
      groupsWithSubject(of: answer).map { group in
        if group.readings[0].inflection.name != nil { isOfNoTense = false }
        return Meaning(
          infinitive: answer.infinitive, tense: group.name, persons: group.persons,
          agreement: answer.construction.agreement(of: answer.form))
      }
    }
    let item = question.item
    let (verb, _, person) = item.asked
    // What the question says of it, in the words of its level: `gustar, presente, me`.
    let asked = Meaning(
      infinitive: question.verb, tense: item.tense,
      persons: item.person.isEmpty ? [] : [item.person, person, question.formerItem.person],
      needsPerson: !item.isImpersonal,
      agreement: question.cells[0].construction.agreement(of: question.cells[0].form))
    let given = typedWords(of: answer.normalizedSpanish)
    // Its own words are right, also where a title has words that name something else.
    let isPrinted = ["\(item.infinitive) \(item.tense) \(item.person)", item.text].contains {
      foldedWords(of: $0).sorted() == given.map { $0.folded }.sorted()
    }
    let example = String(item.tense.drop { $0 != "(" })
    let besides =
      ([item.name, verb, example, question.answer] + asked.persons).flatMap { foldedWords(of: $0) }
      .filter { Tense(header: $0) == nil }
    let isRight =
      isPrinted
      || areTrue(given, of: meanings + [asked], besides: besides, ofNoTense: isOfNoTense)
    let all = meanings.map { ([$0.infinitive, $0.tense] + $0.persons).joined(separator: ", ") }
      .joined(separator: "; ")
    return Grade(
      verdict: isRight ? .right : .wrong, reason: .meanings(form: question.answer, all),
      typed: answerText(answer), right: all)
  }
}

/// What a form can be: `ser, pretérito, yo`. Forms without a person have no persons.
private struct Meaning {
  let infinitive: String
  let tense: String
  let persons: [String]
  /// Whether an answer has to name one of the persons: not that of hay.
  var needsPerson = true
  /// That of a participle with the subject: `es hecha` is said of ella.
  let agreement: Agreement?

  /// Its verb, with the pronoun too: `irse` is as good for *me voy* as `ir`.
  var verbs: [String] { [infinitive.folded, infinitive.folded + "se"] }

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

  private func agrees(_ word: String, with person: String) -> Bool {
    guard let wanted = Person(column: person), agreement?.allows(subject: word) ?? true else {
      return false
    }
    return Person(word: word)?.agrees(withColumn: wanted, in: Tense(header: tense)) == true
  }

  /// Whether words are a name of its tense: `indefinido`. Of a phrase they have the helpers' words, except those that
  /// `isTaken`, and may have the kind of form that follows: `tener que + infinitivo, presente`.
  func isOfTense(_ words: ArraySlice<String>, _ isTaken: (String) -> Bool) -> Bool {
    let name = tense.prefix { $0 != "(" }
    if foldedWords(of: name).first == Tense.participio.name {
      return isOfParticiple(words, like: foldedWords(of: name))
    }
    var phrases = name.split(separator: ",")
    let own = Tense(header: String(name)) ?? phrases.last.flatMap { Tense(header: String($0)) }
    if own != nil { phrases.removeLast() }
    let helpers = phrases.flatMap { foldedWords(of: $0.prefix { $0 != "+" }) }
    guard helpers.allSatisfy({ isTaken($0) || words.contains($0) }) else { return false }
    let phraseWords = phrases.flatMap { foldedWords(of: $0) }
    let rest = words.filter { !phraseWords.contains($0) }
    return own == nil ? rest.isEmpty : own == Tense(header: rest.joined(separator: " "))
  }

  /// Whether words name a participle with the gender and number of another name: masculine and singular are not named.
  private func isOfParticiple(_ words: ArraySlice<String>, like name: [String]) -> Bool {
    var rest = Array(words)
    for (marked, unmarked) in [("femenino", "masculino"), ("plural", "singular")] {
      let isMarked = name.contains(marked)
      guard words.contains(marked) == isMarked, !isMarked || !words.contains(unmarked) else {
        return false
      }
      rest.removeAll { $0 == marked || $0 == unmarked }
    }
    return Tense(header: rest.joined(separator: " ")) == .participio
  }
}

/// Words that say nothing in an answer.
private let fillers = ["de", "del", "la", "es", "verbo", "persona", "y", "e", "o", "as"]

/// Whether words name verb, tense and person of a meaning, and nothing else but what is true of one, or `besides`.
private func areTrue(
  _ words: [String], of meanings: [Meaning], besides: [String], ofNoTense isOfNoTense: Bool
) -> Bool {
  let folds = words.map { $0.folded }
  let spoken = meanings.filter { $0.verbs.contains(where: folds.contains) }
  let verbs = spoken.flatMap { $0.verbs }
  func isTaken(_ word: String) -> Bool { verbs.contains(word) || Person(word: word) != nil }
  // The words that are left are names of tenses, one after another.
  let left = folds.filter { !isTaken($0) }
  // A meaning has a few words.
  guard left.count <= 64 else { return false }
  var isNamed = spoken.map { _ in false }
  var isReached = [true] + left.map { _ in false }
  for start in left.indices where isReached[start] {
    if fillers.contains(left[start]) || besides.contains(left[start]) {
      isReached[start + 1] = true
    }
    for end in start + 1...left.count {
      // Where nobody names the tense, any may be meant.
      if isOfNoTense, Tense(header: left[start..<end].joined(separator: " ")) != nil {
        isReached[end] = true
      }
      for number in spoken.indices where spoken[number].isOfTense(left[start..<end], isTaken) {
        (isNamed[number], isReached[end]) = (true, true)
      }
    }
  }
  guard isReached[left.count] else { return false }
  let named = spoken.indices.filter { isNamed[$0] || isOfNoTense && !isNamed.contains(true) }
    .map { spoken[$0] }
  let areOfMeanings = folds.indices.allSatisfy { index in
    Person(word: folds[index]) == nil || named.contains { $0.has(person: folds[index]) }
      // The article of `el presente`.
      || words[index] == "el" && index + 1 < words.count && Person(word: folds[index + 1]) == nil
  }
  return areOfMeanings && named.contains { $0.isOfPerson(in: folds) }
}

/// The words of a text without accents and punctuation: a level without a tense has its title instead.
private func foldedWords(of text: some StringProtocol) -> [String] {
  typedWords(of: text).map { $0.folded }
}

private func typedWords(of text: some StringProtocol) -> [String] {
  text.split { !$0.isLetter && $0 != "-" }.map { String($0) }
}
