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
      case .negatedCommand: "negatedCommand"
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

  /// Each word of an answer is true of the form.
  @Test(arguments: [
    (
      "hablar · futuro · yo",
      ["hablar futuro yo", "el futuro de hablar, yo", "yo, hablar, future"],
      [
        "hablar comer presente futuro yo tú él", "hablar futuro presente yo", "hablar futuro yo él",
        "hablar comer futuro yo", "hablar futuro yo xyzzy", "hablar futuro perfecto yo",
        "hablar futuro él yo",
      ]
    ),
    (
      "hablar · presente · yo", ["hablo: hablar, presente, yo", "verbo hablar, presente, yo"],
      ["hablar presente perfecto yo", "hablar futuro presente yo", "hablar presente presnete yo"]
    ),
    (
      "hablar · presente · él",
      [
        "hablar presente el", "el hablar presente", "hablar presente ella",
        "hablar presente él, imperativo tú",
      ], ["hablar presente tú", "hablar imperativo él yo"]
    ),
    ("hablar · presente · nosotros", ["hablar presente pretérito nosotros"], []),
    (
      "hablar · subjuntivo presente · yo",
      [
        "hablar subjuntivo presente yo él", "hablar presente de subjuntivo, usted",
        "hablar, subjuntivo presente, yo, él; imperativo, usted; imperativo negativo, usted",
      ],
      ["hablar subjuntivo presente yo tú", "hablar subjuntivo presente indicativo yo"]
    ),
    ("ir · pretérito · yo", ["ser, pretérito, yo; ir, pretérito, yo"], ["ser dar pretérito yo"]),
    (
      "decir + me lo · imperativo · tú", ["decir me lo imperativo tú"],
      ["decir te lo imperativo tú"]
    ),
    (
      "abrir · participio", ["abrir participio", "abrir participio masculino singular"],
      ["abrir participio femenino", "abrir participio plural", "abrir participio yo"]
    ),
    (
      "abrir · participio femenino",
      ["abrir participio femenino", "abrir past participle femenino"],
      [
        "abrir participio", "abrir participio femenino plural",
        "abrir participio femenino masculino",
      ]
    ),
    (
      "abrir · participio plural",
      ["abrir plural participio", "abrir participio masculino plural"],
      ["abrir participio", "abrir participio femenino plural"]
    ),
    ("hablar · gerundio", ["hablar gerundio"], ["hablar gerundio yo"]),
  ])
  func wordsOfAMeaning(_ item: String, _ right: [String], _ wrong: [String]) throws {
    let question = try Self.question(item[...])
    for (answers, verdict) in [(right, Grade.Verdict.right), (wrong, .wrong)] {
      for answer in answers {
        #expect(Self.index.gradeMeaning(answer, for: question).verdict == verdict, "\(answer)")
      }
    }
  }

  /// What a question or its level calls a phrase, an impersonal form or a dative names it.
  @Test(arguments: [
    (
      "haber", "hay",
      ["haber presente impersonal", "haber presente", "haber impersonal presente él"],
      ["haber", "haber presente yo", "haber imperfecto"]
    ),
    (
      "hablar", "hay que hablar",
      ["hablar hay que", "hablar hay que infinitivo", "hablar haber que presente"],
      ["hablar", "hablar tener que", "hablar hay que yo"]
    ),
    (
      "hablar", "tengo que hablar",
      ["hablar tener que presente yo", "hablar tener que infinitivo presente yo"],
      [
        "hablar presente yo", "hablar tener presente yo", "hablar tener que pretérito yo",
        "hablar tener que presente tú",
      ]
    ),
    (
      "publicar", "fue publicada",
      ["publicar pasiva pretérito ella", "publicar pasiva indefinido ella"],
      ["publicar pretérito ella", "publicar pasiva presente ella", "publicar pasiva pretérito él"]
    ),
    (
      "gustar", "te gusta", ["gustar presente te", "gustar presente él", "gustar, presente, a ti"],
      ["gustar presente yo", "gustar presente me"]
    ),
  ])
  func labelsOfAQuestion(_ verb: String, _ form: String, _ right: [String], _ wrong: [String])
    throws
  {
    var filter = QuestionFilter()
    filter.verbs = [verb]
    let question = try #require(
      QuestionSource(Self.index, filter: filter).first(1) { $0.answer == form }.first, "\(form)")
    for (answers, verdict) in [(right, Grade.Verdict.right), (wrong, .wrong)] {
      for answer in answers {
        #expect(Self.index.gradeMeaning(answer, for: question).verdict == verdict, "\(answer)")
      }
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
