import Practice
import SpanishText
import TestSupport
import Testing
import VerbForms

@Suite struct ChoiceTests {
  private static let index = FormIndex.builtin

  private static func question(_ name: String, _ tense: String, _ person: String) throws
    -> Question
  {
    let item = PracticeItem(name: name, tense: tense, person: person)
    return try #require(QuestionSource(index).questions(for: [item]).first)
  }

  private static func wrong(_ question: Question) -> [Choice] {
    var numbers = SeededNumbers(seed: 3)
    return QuestionSource(index).choices(for: question, by: &numbers)
      .filter { $0.text != question.answer }
  }

  @Test func whatTeaches() throws {
    let andar = Self.wrong(try Self.question("andar", "pretérito", "yo"))
    #expect(andar.contains { $0.text == "andé" && $0.isMadeUp })
    #expect(andar.contains { $0.text == "anduviste" })
    #expect(andar.count == 3)
    let lavarse = Self.wrong(try Self.question("lavarse", "presente", "yo"))
    #expect(lavarse.contains { $0.text == "te lavas" })
    #expect(lavarse.allSatisfy { $0.text.contains(" ") })
  }

  /// `se antojan` is almost right where a level teaches `se me antojan`.
  @Test func noOtherChoiceIsAlmostRight() throws {
    let antojarse = try Self.question("antojarse + me", "presente", "ellos")
    #expect(antojarse.answers == ["se me antojan"])
    #expect(!Self.wrong(antojarse).contains { $0.text == "se antojan" })
    let gustar = Self.wrong(try Self.question("gustar + te", "presente", "él"))
    #expect(gustar.contains { $0.text == "me gusta" })
    #expect(gustar.allSatisfy { $0.text.contains(" ") })
    let despedirse = try Self.question("despedirse", "imperativo negativo", "tú")
    #expect(!Self.wrong(despedirse).contains { $0.text == "te despidas" })
  }

  /// Every item of the course, and a part of the reference's: one right answer, four that differ by more
  /// than an accent, except where the accent makes another form of the verb.
  @Test(.exhaustive) func oneIsRight() {
    var numbers = SeededNumbers(seed: 5)
    let source = QuestionSource(Self.index)
    var (count, full) = (0, 0)
    for question in source.first(12_000, where: { _ in true }) {
      count += 1
      let choices = source.choices(for: question, by: &numbers)
      let isSound =
        choices.map(\.text).filter {
          Self.index.grade($0, for: question).verdict == .right
        } == [question.answer] && Set(choices.map(\.text)).count == choices.count
      if !isSound { Issue.record("\(question.item.text): \(choices.map(\.text))") }
      let folds = Set(choices.map(\.text.folded))
      if folds.count < choices.count - 1 { Issue.record("\(choices.map(\.text))") }
      if choices.count == 4 { full += 1 }
    }
    #expect(full == count)
  }

  @Test func meanings() throws {
    func isRight(_ question: Question, _ answer: String) -> Bool {
      Self.index.gradeMeaning(answer, for: question).verdict == .right
    }
    let fui = try Self.question("ir", "pretérito", "yo")
    #expect(
      Self.index.gradeMeaning("", for: fui).right == "ser, pretérito, yo; ir, pretérito, yo")
    for answer in [
      "ir, pretérito, yo", "yo ir preterito", "IR · Pretérito · YO", "ser preterito yo",
      "pretérito de ir, yo", "ir, indefinido, yo", "pretérito indefinido de ser, yo",
      "ser pretérito perfecto simple de indicativo yo",
    ] {
      #expect(isRight(fui, answer), "\(answer)")
    }
    for answer in [
      "", "ir", "ir pretérito", "ir, presente, yo", "ir, pretérito, tú", "yo pretérito",
      "ir, pretérito perfecto, yo", "ir, pretérito anterior, yo", "ir, perfecto, yo",
    ] {
      #expect(!isRight(fui, answer), "\(answer)")
    }
    let hable = try Self.question("hablar", "subjuntivo presente", "yo")
    #expect(!isRight(hable, "hablar presente yo"))
    #expect(isRight(hable, "hablar subjuntivo presente yo"))
    #expect(isRight(hable, "hablar subjuntivo presente ella"))
    let hablo = try Self.question("hablar", "presente", "yo")
    #expect(!isRight(hablo, "hablar subjuntivo presente yo"))
    #expect(isRight(hablo, "hablar presente de indicativo yo"))
    let perfect = try Self.question("hablar", "pretérito perfecto compuesto", "yo")
    for tense in ["pretérito perfecto", "perfecto", "pretérito perfecto compuesto"] {
      #expect(isRight(perfect, "hablar, \(tense), yo"), "\(tense)")
    }
    #expect(!isRight(perfect, "hablar, pretérito, yo"))
    #expect(isRight(try Self.question("ir", "gerundio", ""), "ir gerundio"))
  }
}
