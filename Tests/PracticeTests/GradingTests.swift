import Practice
import SpanishGrammar
import TestSupport
import Testing
import VerbForms

@Suite struct GradingTests {
  private static let index = FormIndex.builtin
  private static let source = QuestionSource(index)

  /// The question of an item as it is named: `ir · pretérito · yo`, `decir + me lo · imperativo · tú`.
  private static func question(_ text: Substring) throws -> Question {
    let words = text.split(separator: " · ").map(String.init)
    let item = PracticeItem(
      name: words[0], tense: words[1], person: words.count > 2 ? words[2] : "")
    return try #require(source.questions(for: [item]).first, "\(text)")
  }

  private static func name(_ fault: ConstructionFault) -> String {
    switch fault {
    case .otherPronoun(let wanted, let given): "otherPronoun \(wanted) \(given)"
    case .missingComplement: "missingComplement"
    default: "\(fault)"
    }
  }

  private static func name(_ grade: Grade) -> String {
    let reason =
      switch grade.reason {
      case .exact: "exact"
      case .accents: "accents"
      case .construction(let fault):
        ([name(fault)] + [grade.marked].compactMap(\.self)).joined(separator: " ")
      case .otherCell(let inflection): "otherCell \(inflection)"
      case .mistake(let meant): "mistake \(meant.reason)"
      case .otherVerb(let verb, let inflection): "otherVerb \(verb): \(inflection)"
      case .noForm: "noForm"
      case .meanings(let form, let text): "meanings \(form) is \(text)"
      }
    return "\(grade.verdict) \(reason)"
  }

  /// A question, an answer, its grade or the beginning of it, and the right answer that is shown.
  @Test func table() throws {
    let lines = try Repository.text("Tests/PracticeTests/Fixtures/grades.tsv")
      .split(separator: "\n")
    #expect(lines.count >= 120)
    let rows = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    for (text, rows) in Dictionary(grouping: rows, by: { $0[0] }) {
      let question = try Self.question(text)
      for row in rows {
        let grade = Self.index.grade(String(row[1]), for: question)
        #expect(Self.name(grade).hasPrefix(row[2]), "\(row): \(Self.name(grade))")
        #expect(grade.right == row[3], "\(row)")
      }
    }
  }

  @Test func accentsMayCount() throws {
    let question = try Self.question("ir · pretérito · yo")
    let grade = Self.index.grade("fuí", for: question, accentsCount: true)
    #expect(grade.verdict == .wrong && grade.reason == .accents)
    #expect(Self.index.grade("fui", for: question, accentsCount: true).verdict == .right)
    // No milder where it makes another form.
    for (item, form) in [
      ("ganar · pretérito · yo", "gane"), ("hablar · pretérito · él", "hablo"),
      ("hablar · presente · vos", "hablas"), ("enseñar · pretérito · yo", "ensene"),
      ("saber · presente · yo", "se"),
    ] {
      let grade = Self.index.grade(form, for: try Self.question(item[...]), accentsCount: true)
      #expect(grade.verdict == .wrong, "\(form)")
    }
    let other = Self.index.grade("gane", for: try Self.question("ganar · pretérito · yo"))
    #expect(other.verdict == .almost)
  }

  /// What a form of tú is, it is not of vos, in the tenses where vos has forms of its own.
  @Test func vosIsNamedWhereItHasTheForm() throws {
    for (item, answer, verdict) in [
      ("tener · presente · tú", "tener presente vos", Grade.Verdict.wrong),
      ("tener · presente · tú", "tener presente tú", .right),
      ("tener · presente · vos", "tener presente vos", .right),
      ("venir · imperativo · tú", "venir imperativo vos", .wrong),
      ("tener · pretérito · tú", "tener pretérito vos", .right),
      ("hablar · presente · tú", "hablar pretérito tú", .wrong),
      ("tener · subjuntivo presente · tú", "tener subjuntivo presente vos", .right),
    ] {
      let grade = Self.index.gradeMeaning(answer, for: try Self.question(item[...]))
      #expect(grade.verdict == verdict, "\(answer)")
    }
  }

  @Test func lettersThatDiffer() {
    func marks(_ typed: String, _ right: String) -> [String] {
      let difference = LetterDifference(typed, right)
      return [difference.typed, difference.right].map { letters in
        letters.map { $0 ? "^" : "." }.joined()
      }
    }
    #expect(marks("andube", "anduve") == ["....^.", "....^."])
    #expect(marks("fuí", "fui") == ["..^", "..^"])
    #expect(marks("ablo", "hablo") == ["....", "^...."])
    #expect(marks("hablloo", "hablo") == ["....^.^", "....."].map { $0 })
    #expect(marks("", "no") == ["", "^^"])
    #expect(marks("no", "") == ["^^", ""])
  }
}
