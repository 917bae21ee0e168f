import Practice
import TestSupport
import Testing
import VerbForms

/// What is asked for: an item's construction, its question, and the names that logs give it.
@Suite struct ItemTests {
  private static let index = FormIndex.builtin
  /// The course, or every fourth level of it.
  private static let course = index.levelNumbers { $0.file.hasPrefix("Course/") }.enumerated()
    .filter { isExhaustive || $0.offset % 4 == 0 }.map(\.element)

  /// The questions of each level of the course.
  private static let byLevel = course.map { level in
    (level: level, questions: QuestionSource(index.restricted(to: [level])).all)
  }

  @Test(arguments: [
    ("levantarse", "presente", "tú", "levantarse · presente · tú"),
    ("gustar + te", "presente", "él", "gustar · presente · a ti"),
    ("gustar + les", "presente", "ellos", "gustar · presente · a ellos (plural)"),
    ("hacer + me falta", "presente", "él", "hacer falta · presente · a mí"),
    ("decir + me lo", "imperativo", "tú", "decir + me lo · imperativo · tú"),
    ("decir + le", "imperativo", "él", "decir + le · imperativo · él"),
    ("hablar", "imperativo negativo", "tú", "hablar + no · imperativo negativo · tú"),
    ("decir + me lo", "imperativo negativo", "tú", "decir + no me lo · imperativo negativo · tú"),
    ("ver + no", "presente", "yo", "ver + no · presente · yo"),
    ("hablar + -se", "subjuntivo imperfecto", "yo", "hablar · subjuntivo imperfecto en -se · yo"),
    ("hablar", "gerundio", "", "hablar · gerundio"),
  ])
  func questionsSayTheConstruction(name: String, tense: String, person: String, text: String) {
    let item = PracticeItem(name: name, tense: tense, person: person)
    #expect(item.text == text)
    #expect(item.name == name)
  }

  /// No two items of the course share a question, and what one level has for an item is right for all others.
  @Test func noTwoAnswersShareAQuestion() {
    var known: [String: Question] = [:]
    var shared: [String] = []
    for question in Self.byLevel.flatMap(\.questions) {
      guard let other = known.updateValue(question, forKey: question.item.text) else { continue }
      let areRight = zip([question, other], [other, question]).allSatisfy { one, other in
        one.answers == other.answers
          || one.answers.allSatisfy { Self.index.grade($0, for: other).verdict == .right }
      }
      if other.item != question.item || !areRight {
        shared.append("\(question.item.text): \(other.answers), \(question.answers)")
      }
    }
    #expect(known.count > rounds(10_000, few: 1_000))
    #expect(shared.isEmpty, "\(shared.count): \(shared.prefix(20))")
  }

  /// Each level can be asked to its last form, alone and with all others.
  @Test func everyCellIsAsked() {
    let lessons = isExhaustive ? Self.index : Self.index.restricted(to: Set(Self.course))
    let all = Dictionary(
      uniqueKeysWithValues: QuestionSource(lessonsOf: lessons).all.map { ($0.item, $0) })
    var missing: [String] = []
    for (level, questions) in Self.byLevel {
      var asked: [String: Set<String>] = [:]
      for question in questions {
        asked[question.item.infinitive, default: []].formUnion(question.answers)
        let isAsked = all[question.item].map { asked in
          question.answers.allSatisfy {
            asked.answers.contains($0) || Self.index.grade($0, for: asked).verdict == .right
          }
        }
        if isAsked != true {
          missing.append("\(question.item.text): \(question.answers)")
        }
      }
      for line in Self.index.lines(inLevel: level) {
        for form in line.cells.joined()
        where asked[line.writtenInfinitive]?.contains(form) != true {
          missing.append("\(line.writtenInfinitive): \(form)")
        }
      }
    }
    #expect(missing.isEmpty, "\(missing.count): \(missing.prefix(20))")
  }

  // MARK: logs without constructions

  private func progress(_ items: [(String, String, String)]) -> Progress {
    let lines = items.enumerated().map { number, item in
      "1\t2026-01-0\(number + 1)T10:00:00+00:00\t\(item.0)\t\(item.1)\t\(item.2)\tright\ttype\tx\t10\n"
    }
    return Progress(log: Array(lines.joined().utf8))
  }

  /// An item of before is the verb's own form where levels ask for it, else what they ask for.
  @Test(arguments: [
    ("decir", "imperativo", "tú", "decir"), ("explicar", "imperativo", "usted", "explicar + me lo"),
    ("gustar", "presente", "me", "gustar + me"), ("gustar", "presente", "él", "gustar + me"),
    ("hacer", "presente", "él", "hacer"), ("caer", "presente", "ellos", "caer"),
    ("antojarse", "presente", "él", "antojarse + me"),
    ("levantarse", "imperativo", "tú", "levantarse"),
    ("hablar", "imperativo negativo", "tú", "hablar"), ("xyzar", "presente", "yo", "xyzar"),
  ])
  func itemsOfBefore(verb: String, tense: String, person: String, name: String) {
    var progress = progress([(verb, tense, person)])
    progress.nameConstructions(by: QuestionSource(lessonsOf: Self.index))
    #expect(progress.items.map(\.name) == [name])
    #expect(progress.reviews.count == 1 && progress[progress.items[0]] != nil)
  }

  @Test func answersOfBeforeAreAddedToThoseOfToday() {
    var progress = progress([
      ("gustar", "presente", "me"), ("ir", "presente", "yo"), ("gustar + me", "presente", "él"),
      ("gustar", "presente", "él"),
    ])
    progress.nameConstructions(by: QuestionSource(lessonsOf: Self.index))
    #expect(progress.items.map(\.name) == ["gustar + me", "ir"])
    #expect(progress.items[0].person == "él" && progress[progress.items[0]] != nil)
    #expect(progress.reviews.map(\.item) == [0, 1, 0, 0])
  }
}
