import Foundation
import TestSupport
import Testing

/// `conj practice` in lines: sessions, marking, sheets and exports.
@Suite struct PracticeTests {
  private static let day = 86_400

  /// Runs the game with a log of its own on a day.
  static func practise(
    _ arguments: [String], log: String? = nil, day: Int = 20_000, answers: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try practise(
      arguments, log: log, day: day, answers: Array(answers.utf8), environment: environment)
  }

  /// The same with answers that need not be UTF-8.
  static func practise(
    _ arguments: [String], log: String? = nil, day: Int = 20_000, answers: [UInt8],
    environment: [String: String] = [:]
  ) throws -> Outcome {
    var environment = environment
    environment["CONJ_PRACTICE_LOG"] = log
    environment["CONJ_PRACTICE_CLOCK"] = String(day * Self.day + 43_200)
    return try conj(
      ["practice"] + arguments, input: answers, environment: environment)
  }

  /// Lines of the log without their times.
  private static func events(_ path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return fields[2...5].joined(separator: " ")
    }
  }

  static let folder = [
    "uno.txt": LevelText.file(
      "tiempo: pretérito", "ir: fui, fuiste, fue, fuimos, fuisteis, fueron",
      "andar: anduve, anduviste, anduvo, anduvimos, anduvisteis, anduvieron", title: "Pasado")
  ]

  @Test func answersAreMarked() throws {
    let folder = try TemporaryFolder(Self.folder)
    let options = ["--levels", folder.path, "--seed", "7", "--count", "3", "--format", "tsv"]
    let none = try Self.practise(options)
    #expect(none.text.isEmpty)
    #expect(none.status == 1)
    #expect(none.messages == "conj: The input has no line for 3 questions.\n")
    let questions = try Self.practise(options.dropLast(2) + ["--export", "tsv"]).rows
    #expect(questions.count == 3)
    let right = try Self.practise(
      options, answers: questions.map { $0[3] + "\n" }.joined())
    #expect(
      right.rows == questions.map { [$0[0], $0[1], $0[2], $0[3], "right", $0[3]] })
    #expect(right.status == 0)
    let wrong = try Self.practise(options, answers: "xx\n\n\(questions[2][3])\n")
    #expect(wrong.rows.map { $0[4] } == ["wrong", "wrong", "right"])
    #expect(wrong.status == 1)
    let objects = try Self.practise(options.dropLast() + ["jsonl"], answers: "xx\n").objects()
    #expect(objects.first?["grade"] as? String == "wrong")
    #expect(objects.first?["right"] as? String == questions[0][3])
    let many = try Self.practise(options + ["--lives", "0"], answers: "x\ny\nz\nzz\n\n")
    #expect(many.rows.map { $0[3] } == ["x", "y", "z"])
    #expect(many.messages == "conj: The input has 2 lines after the last answer.\n")
  }

  /// A session with a mistake of each kind, and the next day's, which begins with what was missed.
  @Test func aSessionAndTheNextDay() throws {
    let folder = try TemporaryFolder(Self.folder)
    let log = folder / "log/practice.tsv"
    let options = [
      "Pasado", "--levels", folder / "uno.txt", "--count", "6", "--format", "text", "--no-gloss",
    ]
    let first = try Self.practise(options, log: log, answers: "fuí\nandé\nzz\nu\nx\nfue\n:q\n")
    #expect(first.status == 0)
    #expect(first.text.contains("ir · pretérito · yo: fuí\nRight, but for the accent: fuí → fui\n"))
    #expect(
      first.text.contains(
        "Wrong. That would be regular; andar has anduve (pretérito, yo). "
          + "The right form is anduviste."))
    #expect(first.text.contains("Wrong: zz → "))
    #expect(first.text.contains("Taken back.\n"))
    #expect(first.text.contains("Never again.\n"))
    let events = try Self.events(log)
    #expect(events.prefix(2) == ["ir pretérito yo right", "andar pretérito tú wrong"])
    #expect(events[2].hasSuffix("wrong") && events[3].hasSuffix("undone"))
    #expect(events[4].hasSuffix("dropped"))
    let dropped = events[4].split(separator: " ").dropLast().joined(separator: " · ")
    let second = try Self.practise(options, log: log, day: 20_001, answers: ":q\n")
    #expect(second.lines[1].hasPrefix("andar · pretérito · tú: "))
    let all = try Self.practise(
      options + ["--count", "all"], log: log, day: 20_030,
      answers: String(repeating: "s\n", count: 20))
    #expect(!all.text.contains(dropped))
    #expect(all.text.contains("andar · pretérito · yo"))
    let missed = try Self.practise(options + ["--mistakes"], log: log, day: 20_001)
    #expect(missed.text.contains("andar · pretérito · tú"))
    #expect(!missed.text.contains("ir · pretérito · yo"))
  }

  /// Who asks for more than there is learns when there is more, or what to ask for.
  @Test func whatIsSaidWhereNothingIsAsked() throws {
    let folder = try TemporaryFolder([
      "uno.txt": LevelText.file(
        "tiempo: pretérito", "formas: yo", "ir: fui", "andar: anduve", title: "Pasado"),
      "dos.txt": LevelText.file(LevelText.comer, LevelText.beber),
    ])
    let log = folder / "log.tsv"
    let options = ["Pasado", "--levels", folder.path, "--format", "text"]
    func messages(_ others: String..., day: Int = 20_000) throws -> String {
      let outcome = try Self.practise(options + others, log: log, day: day)
      #expect(outcome.status == 2)
      return outcome.messages
    }
    #expect(try messages("--verbs", "comer").contains("no form that you ask for"))
    #expect(try messages("--new", "0").contains("more new forms: --new 40"))
    _ = try Self.practise(options, log: log, answers: String(repeating: "fui\nanduve\n", count: 9))
    #expect(try messages().contains("the next is due on 2024-10-0"))
    #expect(try messages("--new", "9").contains("more new forms"))
    #expect(try Self.practise(options, log: log, day: 20_009).text.contains("pretérito"))
    let marking = try Self.practise(options.dropLast() + ["tsv", "--mistakes"], log: log)
    #expect(marking.messages.contains("--mistakes and --format can't be used together"))
  }

  /// A sheet of what was wrong at the first try last time, and of nothing else.
  @Test func sheetsOfMistakes() throws {
    let folder = try TemporaryFolder(Self.folder)
    let log = folder / "log.tsv"
    let options = ["Pasado", "--levels", folder / "uno.txt"]
    _ = try Self.practise(options + ["--count", "2"], log: log, answers: "fui\nxx\nxx\n")
    func missed() throws -> [[String]] {
      try Self.practise(options + ["--mistakes", "--export", "tsv"], log: log)
        .rows.map { Array($0.prefix(3)) }
    }
    // Asked again until it is right, which takes two tries.
    for (day, answers) in [(20_001, "xx\nanduviste\n"), (20_002, "anduviste\n")] {
      #expect(try missed() == [["andar", "pretérito", "tú"]])
      _ = try Self.practise(options + ["--mistakes"], log: log, day: day, answers: answers)
    }
    #expect(try missed() == [])
  }

  @Test func sheetsAndDecks() throws {
    let folder = try TemporaryFolder(Self.folder)
    let options = ["--levels", folder.path, "--seed", "1", "--count", "4"]
    let sheet = try Self.practise(options + ["--sheet"]).text
    let pages = sheet.split(separator: "\u{0C}")
    #expect(pages.count == 2)
    #expect(pages[0].hasPrefix("# Ejercicio (1)\n\nPasado\n"))
    #expect(pages[0].split(separator: "\n").count { $0.contains("**, pretérito, ") } == 4)
    #expect(pages[1].hasPrefix("# Soluciones (1)\n"))
    #expect(try Self.practise(options + ["--sheet"]).text == sheet)
    #expect(
      try Self.practise(["--levels", folder.path, "--seed", "2", "--count", "4", "--sheet"])
        .text != sheet)
    #expect(!(try Self.practise(options + ["--sheet", "--format", "text"]).text.contains("*")))
    let deck = try Self.practise(["--levels", folder.path, "--export", "anki"]).lines
    #expect(deck.prefix(5).contains("#guid column:1") && deck.contains("#separator:tab"))
    let notes = deck.filter { !$0.hasPrefix("#") }
    #expect(notes.count == 12)
    #expect(Set(notes.map { $0.split(separator: "\t")[0] }).count == 12)
    #expect(
      notes.contains(
        "\"conj:ir:pretérito:yo\"\t\"ir · pretérito · yo\"\t\"fui\"\t\"conj pretérito\""))
  }

  /// Words after the infinitive of a level belong to every cell, and not to the verb's own forms.
  @Test func verbsOfSeveralWords() throws {
    let lines =
      "darse cuenta: me doy cuenta, te das cuenta\nechar de menos: echo de menos, echas de menos\n"
    let folder = try TemporaryFolder([
      "x.txt": "Cuenta\nD\nFF0000\ntiempo: presente\nformas: yo, tú\n\(lines)"
    ])
    let levels = ["--levels", folder.path]
    func graded(_ answer: String, _ verb: String) throws -> String {
      try Self.practise(
        levels + ["--verbs", verb, "--persons", "yo", "--seed", "1", "--format", "tsv"],
        answers: "\(answer)\n"
      ).text
    }
    #expect(try graded("me doy cuenta", "dar").hasSuffix("\tright\tme doy cuenta\n"))
    #expect(try graded("me doy", "dar").hasSuffix("\tme doy\talmost\tme doy cuenta\n"))
    #expect(try graded("echo de menos", "echar").hasSuffix("\tright\techo de menos\n"))
    let shown = try conj(["show", "darse"] + levels).rows
    #expect(shown.map { $0[3] } == ["me doy cuenta", "te das cuenta"])
    let found = try conj(["lookup", "doy", "echas"] + levels).rows
    #expect(found.map { $0[2] } == ["doy", "echas"])
    let made = try conj(["new", "X", "--from", "Cuenta", "--verbs", "dar,echar"] + levels).text
    #expect(made.hasSuffix(lines))
  }

  /// A sheet says what the answer has beside the verb's own form.
  @Test func constructionsOfSheets() throws {
    func line(_ level: String, _ verb: String, _ person: String, of way: String...) throws -> String
    {
      let run = try Self.practise(
        [level, "--verbs", verb, "--persons", person, "--count", "1", "--format", "text"] + way)
      return run.lines.first { $0.hasPrefix("1. ") } ?? run.text
    }
    let gap = String(repeating: "_", count: 20)
    for (level, verb, person, expected) in [
      ("hace falta", "venir", "él", "1. venir bien, presente, a mí: \(gap)"),
      ("hace falta", "hacer", "ellos", "1. hacer falta, presente, a mí (plural): \(gap)"),
      ("hace falta", "antojar", "ellos", "1. antojarse, presente, a mí (plural): \(gap)"),
      ("te gusta", "gustar", "os", "1. gustar, presente, a vosotros: \(gap)"),
      ("dímelo", "decir", "tú", "1. decir + me lo, imperativo, tú: \(gap)"),
      ("no te levantes", "quedar", "tú", "1. quedarse + no, imperativo negativo, tú: \(gap)"),
      ("levántate", "quedar", "tú", "1. quedarse, imperativo, tú: \(gap)"),
      (
        "subjuntivo imperfecto en -se: verbos regulares", "hablar", "yo",
        "1. hablar, subjuntivo imperfecto en -se, yo: \(gap)"
      ),
      ("he hablado", "hablar", "yo", "1. hablar, pretérito perfecto compuesto, yo: \(gap)"),
    ] {
      #expect(try line(level, verb, person, of: "--sheet") == expected)
    }
    let deck = try Self.practise(
      ["hace falta", "--verbs", "venir", "--persons", "él", "--export", "anki"])
    #expect(
      deck.text.contains(
        "\"conj:venir + me bien:presente:él\"\t\"venir bien · presente · a mí\"\t\"me viene bien\"")
    )
  }

  @Test func waysToAsk() throws {
    let folder = try TemporaryFolder(Self.folder)
    let options = ["--levels", folder.path, "--format", "text", "--count", "1"]
    for answer in ["5a", "1.", "9", "b", "hola", "ñ", "a b", "1 2"] {
      let choices = try Self.practise(options + ["--choose"], answers: "\(answer)\n").text
      #expect(choices.contains("Type a number from 1 to 4.\n") && !choices.contains("Wrong"))
    }
    let choices = try Self.practise(options + ["--choose"], answers: "9\n").text
    #expect(choices.contains("\n4  "))
    let empty = try Self.practise(options + ["--choose"], answers: "\n").text
    #expect(empty.contains("Type a number from 1 to 4.\n") && !empty.contains("s to skip"))
    let place = try #require(
      choices.split(separator: "\n").first { $0.hasSuffix("  fui") }?.first)
    #expect(try Self.practise(options + ["--choose", "--seed", "1"], answers: "\n").status == 0)
    #expect("1234".contains(place))
    let named = try Self.practise(
      ["--format", "text", "--count", "1", "indefinido ser, ir", "--recognise", "--verbs", "fui"],
      answers: "ir, pretérito, yo\n")
    let misread = try Self.practise(
      ["--format", "text", "--count", "1", "indefinido ser, ir", "--recognise", "--verbs", "fui"],
      answers: "dar, pretérito, yo\n")
    #expect(misread.text.contains("\nfui: ser, pretérito, yo; ir, pretérito, yo, not dar"))
    #expect(named.text.contains("Right: fui is ser, pretérito, yo; ir, pretérito, yo."))
    let lives = try Self.practise(
      ["--levels", folder.path, "--format", "text", "--lives", "2"], answers: "xx\nfue\nxx\nxx\n")
    #expect(lives.text.contains("\n1 life left.\n"))
    #expect(lives.text.contains("\nThe next mistake ends it.\n"))
    let late = try Self.practise(options + ["--lives", "0"], answers: "xx\nfui\n").text
    #expect(late.contains("ir (to go) · pretérito · yo: xx\n"))
    #expect(late.contains("No lives are left."))
    #expect(late.contains("0 of 1 right"))
    let irregular = try Self.practise(
      ["nivel fácil", "--irregular", "--export", "tsv"])
    #expect(irregular.status == 2 && irregular.messages.contains("without --irregular"))
    let persons = try Self.practise(
      ["--levels", folder.path, "--persons", "yo,el", "--export", "tsv"]).rows
    #expect(Set(persons.map { $0[2] }) == ["yo", "él"])
    #expect(try Self.practise(["--choose", "--recognise"]).status == 2)
    for format in ["tsv", "jsonl"] {
      let refused = try Self.practise(options.dropFirst(4) + ["--sheet", "--format", format])
      #expect(refused.status == 2 && refused.text.isEmpty)
      #expect(refused.messages.contains("--sheet and --format \(format) can't be used together"))
    }
    #expect(try Self.practise(["--export", "tsv", "--format", "jsonl"]).status == 2)
    #expect(try Self.practise(["--lives", "many"]).messages.contains("none"))
    // More milliseconds than a number can count.
    for time in ["9223372036854776", "3601", "0"] {
      let refused = try Self.practise(["--time", time], answers: "x\n")
      #expect(refused.status == 2)
      #expect(refused.messages.contains("number from 1 to 3600, or stopwatch or none."))
    }
    #expect(try Self.practise(options + ["--time", "3600"]).text.contains("3,600 seconds"))
    #expect(try Self.practise(["no such level"]).messages.contains("No level has"))
  }

  /// The text of a choice is as good as its number.
  @Test func choicesMayBeTyped() throws {
    let options = ["ser, ir, dar", "--count", "1", "--seed", "3", "--choose", "--format", "text"]
    let asked = try Self.practise(options).text
    let choices = asked.split(separator: "\n").filter { $0.first?.isNumber == true }.dropFirst()
    #expect(choices.count == 4)
    for choice in choices {
      let outcome = try Self.practise(options, answers: "\(choice.dropFirst(3).uppercased())\n")
      #expect(!outcome.text.contains("Type a number"), "\(choice)")
    }
  }

  /// What a session with help says, and what of it the log keeps.
  @Test func helpIsNoRightAnswer() throws {
    let options = ["Nivel Fácil", "--verbs", "beber", "--persons", "tú", "--count", "1"]
    for (answers, event, right) in [
      ("bebes\n", "right", 1), ("?\nbebes\n", "wrong", 0), ("bebés\nbebes\n", "wrong", 0),
    ] {
      let folder = try TemporaryFolder([:] as [String: String])
      let log = folder / "log.tsv"
      let text = try Self.practise(options + ["--format", "text"], log: log, answers: answers).text
      #expect(text.contains("\(right) of 1 right at the first try."), "\(answers)")
      #expect(try Self.events(log) == ["beber presente tú \(event)"])
    }
  }

  /// The person as the question writes it may come before the form.
  @Test func personsAsTheyAreAsked() throws {
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file(
        "tiempo: presente", "formas: yo, ud., nosotros/as, uds., ellos/ellas",
        "ser: soy, es, somos, son, son", "ir: voy, va, vamos, van, van",
        title: "Ser e ir")
    ])
    let options = ["--levels", folder.path, "--seed", "1"]
    let questions = try Self.practise(options + ["--export", "tsv"]).rows
    let answers = questions.map { "\($0[2]) \($0[3])\n" }.joined()
    let marked = try Self.practise(options + ["--format", "tsv"], answers: answers)
    #expect(questions.count >= 8 && marked.rows.allSatisfy { $0[4] == "right" }, "\(marked.rows)")
  }

  /// Commands of a level that names no tense have their pronouns, as those of one that does.
  @Test func commandsWithoutATense() throws {
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file(
        "formas: tú, usted", "decir: dime, dígame", "dar: dame, deme",
        "levantarse: levántate, levántese",
        "hablar: habla, hable", title: "Órdenes de Ana")
    ])
    let options = ["--levels", folder.path, "--verbs", "decir", "--persons", "tú"]
    let said = try Self.practise(options + ["--format", "text"], answers: "di\ndime\n").text
    #expect(said.contains("decir + me (to say, to tell) · Órdenes de Ana · tú"), "\(said)")
    #expect(said.contains("Almost: the pronoun is missing: di*me*."), "\(said)")
    for (answer, verdict) in [
      ("decir tú", "right"), ("decir imperativo tú", "right"),
      ("decir, Órdenes de Ana, tú", "right"),
      ("dar tú", "wrong"), ("decir usted", "wrong"), ("decir", "wrong"),
    ] {
      let marked = try Self.practise(
        options + ["--recognise", "--format", "tsv"], answers: "\(answer)\n")
      #expect(marked.rows.map { $0[4] } == [verdict], "\(answer)")
    }
    for (verb, answer, verdict) in [
      ("decir", "dime", "right"), ("decir", "me di", "wrong"), ("dar", "da", "almost"),
      ("levantarse", "levanta", "almost"), ("hablar", "habla", "right"),
      ("hablar", "háblame", "almost"),
    ] {
      let marked = try Self.practise(
        ["--levels", folder.path, "--verbs", verb, "--persons", "tú", "--format", "tsv"],
        answers: "\(answer)\n")
      #expect(marked.rows.map { $0[4] } == [verdict], "\(answer)")
    }
  }

  /// Numbers choose an answer, and others of any size are a mistake of typing, or wrong.
  @Test func numbersOfAnySizeAsAnswers() throws {
    let numbers = [
      "-9223372036854775808", "9223372036854775807", "99999999999999999999", "-1", "0", "5",
    ]
    for options in [["--choose"], ["--recognise"], []] {
      let outcome = try Self.practise(
        ["ser, ir, dar", "--count", "1"] + options,
        answers: numbers.map { "\($0)\n" }.joined() + ":q\n")
      #expect(outcome.status == 0, "\(options)")
      #expect(outcome.text.contains("Type a number from 1 to") == (options == ["--choose"]))
    }
    let moment = ["CONJ_PRACTICE_LOG": "", "CONJ_PRACTICE_CLOCK": "-9223372036854775808"]
    #expect(try conj("practice", "--stats", environment: moment).status == 0)
  }

  @Test func answersInOtherEncodings() throws {
    let options = [
      "indefinido verbos regulares en -ar", "--verbs", "hablar", "--persons", "yo,él", "--count",
      "2", "--format", "tsv",
    ]
    let latin = try Self.practise(
      options, answers: Array("habl\u{E9}\nhabl\u{F3}\n".utf16).map { UInt8($0) })
    #expect(latin.rows.map { $0[3] } == ["hablé", "habló"] && latin.status == 0)
    #expect(latin.messages.split(separator: "\n").count { $0.contains("Windows-1252") } == 1)
    let wide = try Self.practise(
      options, answers: "hablé\nhabló\n".utf16.flatMap { [UInt8($0), 0] })
    #expect(wide.status == 2 && wide.messages.contains("UTF-16") && wide.text.isEmpty)
    let long = try Self.practise(
      options, answers: String(repeating: "a", count: 70_000) + "\nhabló\n")
    #expect(long.rows.map { $0[4] } == ["wrong", "right"])
    #expect(long.messages.contains("longer than 64 KiB"))
  }

  /// `vidas:` and `límite:` of the levels that are practised, and options that say otherwise.
  @Test func defaultsOfLevels() throws {
    func level(_ title: String, _ lines: String...) -> String {
      LevelText.file(
        lines.joined(separator: "\n"), LevelText.comer, LevelText.beber, title: title)
    }
    let folder = try TemporaryFolder([
      "1.txt": level("Uno", "vidas: 0", "límite: 10 s"), "2.txt": level("Dos", "vidas: 2"),
      "3.txt": level("Tres"),
    ])
    func greeting(_ arguments: String...) throws -> Substring {
      let run = try Self.practise(
        arguments + ["--levels", folder.path, "--count", "2", "--format", "text"])
      return try #require(run.text.split(separator: "\n").first)
    }
    #expect(
      try greeting("uno").hasPrefix("2 questions. 0 lives. 10 seconds for an answer. u takes"))
    #expect(try greeting("uno", "dos").hasPrefix("2 questions. 2 lives. u takes"))
    #expect(try greeting("uno", "tres").hasPrefix("2 questions. u takes"))
    #expect(try greeting().hasPrefix("2 questions. u takes"))
    #expect(try greeting("uno", "--lives", "none", "--time", "none").hasPrefix("2 questions. u"))
    #expect(try greeting("uno", "--time", "5").hasPrefix("2 questions. 0 lives. 5 seconds"))
    let options = ["uno", "--levels", folder.path, "--count", "3"]
    let played = try Self.practise(options + ["--format", "text"], answers: "xx\nyy\nzz\n")
    #expect(played.text.contains("No lives are left.") && !played.text.contains("yy"))
    // Answers from a pipe are all marked.
    let marked = try Self.practise(options + ["--format", "tsv"], answers: "xx\nyy\nzz\n")
    #expect(marked.lines.count == 3)
  }

  /// Vos stands in place of tú and vosotros where it has no form of its own; levels of vos have the others.
  @Test func vos() throws {
    func persons(_ level: String) throws -> Set<String> {
      Set(try Self.practise([level, "--vos", "--export", "tsv"]).rows.map { $0[2] })
    }
    #expect(try persons("indefinido ser") == ["yo", "vos", "él", "nosotros", "ellos"])
    #expect(try persons("nivel fácil") == ["yo", "él", "nosotros", "ellos"])
    #expect(try persons("hablás comés") == ["vos"])
    let marked = try Self.practise(
      [
        "indefinido ser", "--vos", "--persons", "vos", "--verbs", "ir", "--count", "1", "--format",
        "tsv",
      ], answers: "vos fuiste\n")
    #expect(marked.rows == [["ir", "pretérito", "vos", "vos fuiste", "right", "fuiste"]])
    let named = try Self.practise(
      [
        "indefinido ser", "--vos", "--persons", "vos", "--verbs", "ir", "--count", "1", "--format",
        "tsv", "--recognise",
      ], answers: "ir pretérito vos\n")
    #expect(named.rows.first?[4] == "right")
  }

  /// Almost right: asked once more, and no life is lost.
  @Test func almostRight() throws {
    let run = try Self.practise(
      [
        "--verbs", "hablar", "--persons", "él", "--lives", "0", "--format", "text", "--count", "1",
        "indefinido verbos regulares en -ar",
      ],
      answers: "hablo\nhabló\n")
    #expect(run.text.contains("Almost: hablo is presente, yo.\nOnce more.\n"))
    #expect(run.text.contains("0 of 1 right"))
  }
}
