import Output
import Practice
import VerbForms

/// Sessions and statistics of practice as JSON.
extension OutputBuffer {
  // MARK: a session

  mutating func session(_ session: PracticeSession, in index: FormIndex) {
    member("mode", session.plan.mode.rawValue)
    member("remaining", session.remaining)
    member("lives", session.lives)
    member("seconds", session.plan.secondsForAnswer)
    guard let question = session.question else { return }
    let (verb, tense, person) = question.item.asked
    let gloss = question.verbWithMeaning.flatMap { index.remarks(on: $0).gloss }
    name("question")
    object { json in
      json.member("infinitive", verb)
      json.member("verb", question.item.infinitive)
      json.member("gloss", gloss)
      json.member("tense", tense)
      json.member("person", person)
      json.member("asked", session.subject(of: question, gloss: gloss))
      if session.plan.mode == .recognise { json.member("form", question.answer) }
    }
    if !session.choices.isEmpty { member("choices", session.choices.map { $0.text }) }
  }

  /// Writes the last answer with its grade and what is said of it. The names are those of `conj practice --format jsonl`.
  mutating func marked(
    _ marked: PracticeSession.Marked, of session: PracticeSession, in index: FormIndex
  ) {
    let grade = marked.grade
    name("marked")
    object { json in
      json.member("asked", session.subject(of: marked.question))
      json.member("answer", grade.typed)
      json.member("grade", grade.verdict.rawValue)
      json.member("right", grade.right)
      let verdict = marked.verdict(in: index)
      var said = [verdict ?? grade.contrast] + marked.remarks
      if marked.isMistake, let left = session.livesLeft { said.append(left) }
      json.said(said)
      guard verdict == nil else { return }
      let difference = LetterDifference(grade.typed, grade.right)
      json.member("typedMarks", difference.typed.indices.filter { difference.typed[$0] })
      json.member("rightMarks", difference.right.indices.filter { difference.right[$0] })
    }
  }

  mutating func summary(_ session: PracticeSession) {
    name("summary")
    object { json in
      json.member("ending", session.hasNoLives ? "noLives" : nil)
      json.member("asked", session.firstAnswers.count)
      json.member("right", session.known)
      json.member("milliseconds", session.given.reduce(0) { $0 &+ $1.milliseconds })
      json.member("mistakes", objects: session.mistakes) { json, given in
        json.member("asked", session.subject(of: given.question))
        json.member("answer", given.grade.typed)
        json.member("right", given.grade.right)
        json.said([given.grade.correction])
      }
    }
  }
}
