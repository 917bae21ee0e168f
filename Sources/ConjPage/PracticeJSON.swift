import Output
import Practice
import VerbForms
import Wording

/// Sessions and statistics of practice as JSON.
extension OutputBuffer {
  // MARK: a session

  mutating func session(_ session: PracticeSession, in index: FormIndex) {
    member("mode", session.plan.mode.rawValue)
    member("remaining", session.remaining)
    member("lives", session.lives)
    member("seconds", session.plan.secondsForAnswer)
    guard let question = session.question else { return }
    name("question")
    object { json in
      json.question(question, in: index)
      if session.plan.mode == .recognise { json.member("form", question.answers.first) }
    }
    if !session.choices.isEmpty { member("choices", session.choices.map { $0.text }) }
  }

  private mutating func question(_ question: Question, in index: FormIndex) {
    let asked = question.item.asked
    member("infinitive", asked.verb)
    member("verb", question.item.infinitive)
    if let language = index.glossLanguages.first, let verb = question.verbWithMeaning {
      member("gloss", index.gloss(of: verb, language: language))
    }
    member("tense", asked.tense)
    member("person", asked.person)
  }

  /// Writes the last answer with its grade and what is said of it. The names are those of `conj practice --format jsonl`.
  /// `lives` is nil where mistakes are not counted, and at the end.
  mutating func marked(_ marked: PracticeSession.Marked, lives: Int?, in index: FormIndex) {
    let grade = marked.grade
    name("marked")
    object { json in
      json.question(marked.question, in: index)
      json.member("answer", grade.typed)
      json.member("grade", grade.verdict.rawValue)
      json.member("right", grade.right)
      json.member("asked", marked.question.answers.first)
      let verdict = marked.verdict(in: index)
      var said = [verdict ?? grade.contrast] + marked.remarks
      if let lives, marked.isMistake { said.append(PracticeSession.left(lives: lives)) }
      json.said(said)
      guard verdict == nil else { return }
      let difference = LetterDifference(grade.typed, grade.right)
      json.member("typedMarks", difference.typed.indices.filter { difference.typed[$0] })
      json.member("rightMarks", difference.right.indices.filter { difference.right[$0] })
    }
  }

  mutating func summary(_ session: PracticeSession, in index: FormIndex) {
    name("summary")
    object { json in
      json.member("ending", session.hasNoLives ? "noLives" : nil)
      json.member("asked", session.firstAnswers.count)
      json.member("right", session.firstAnswers.count { $0.grade.verdict == .right })
      json.member("milliseconds", session.given.reduce(0) { $0 &+ $1.milliseconds })
      json.member("mistakes", objects: session.mistakes) { json, given in
        json.question(given.question, in: index)
        json.member("asked", given.question.answers.first)
        json.member("answer", given.grade.typed)
        json.member("right", given.grade.right)
        json.said([given.grade.correction])
      }
    }
  }
}
