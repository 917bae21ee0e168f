import Foundation
import Terminal
import TestSupport
import Testing

@Suite struct LookupTests {
  @Test func aLineAnAnswer() throws {
    let outcome = try conj("lookup", "fui", "xyzzy", "comeis")
    #expect(
      outcome.text == """
        fui\tser\tfui\texact
        fui\tir\tfui\texact
        xyzzy\t\t\tnone
        comeis\tcomer\tcoméis\taccents

        """)
    #expect(outcome.status == 1)
  }

  /// An argument is one query, whatever stands in it.
  @Test func anArgumentIsOneQuery() throws {
    #expect(try conj("lookup", "fui\nser").lines == ["fui\\nser\t\t\tnone"])
    #expect(try conj("lookup", "fui\r").lines.first == "fui\\r\tser\tfui\texact")
    #expect(try conj("lookup", " fui").lines.first == " fui\tser\tfui\texact")
    #expect(try conj("lookup", "").lines == ["\t\t\tnone"])
  }

  @Test func allFoundIsSuccess() throws {
    #expect(try conj("lookup", "fui").status == 0)
    #expect(try conj("lookup", input: Array("fui\nve\n".utf8)).status == 0)
    #expect(try conj("lookup", input: []).status == 0)
    #expect(try conj("lookup", input: Array("fui\n\n".utf8)).status == 1)
  }

  @Test func wordsInputAndBothInOrder() throws {
    let input = Array("tengo\nvas\n".utf8)
    #expect(try conj("lookup", input: input).lines.map { $0.prefix(3) } == ["ten", "vas"])
    #expect(try conj("lookup", "-", input: input).lines.map { $0.prefix(3) } == ["ten", "vas"])
    let mixed = try conj("lookup", "tuve", "-", "puse", input: input)
    #expect(mixed.lines.map { $0.prefix(3) } == ["tuv", "ten", "vas", "pus"])
    // Words after the input are still words.
    let folder = try TemporaryFolder(["a.txt": "fui"])
    for words in [["-", folder / "a.txt"], [folder / "a.txt", "-"]] {
      #expect(try conj(["lookup"] + words, input: input).messages.contains("is a file"))
    }
  }

  @Test func accentsModes() throws {
    #expect(try conj("lookup", "--accents", "strict", "comeis").status == 1)
    #expect(try conj("lookup", "--accents", "ignore", "habló").lines.count == 2)
    #expect(try conj("lookup", "habló").lines.count == 1)
  }

  @Test func bestIsOneLineAQuery() throws {
    #expect(try conj("lookup", "--best", "fui").text == "fui\tser\tfui\texact\n")
    for columns in [["--readings"], ["--columns", "query,tense"], ["--columns", "person"]] {
      let text = try conj(["lookup", "--best"] + columns + ["come", "ve", "zz"]).text
      #expect(text.count { $0 == "\n" } == 3)
    }
    let object = try conj("lookup", "--best", "--format", "jsonl", "fui")
    #expect(object.text.contains("ser") && !object.text.contains(#""ir""#))
  }

  /// Each verb of a query once, in the order of the answers, and an empty line for none.
  @Test(arguments: ["smart", "strict", "ignore"])
  func infinitivesAreThoseOfTheRows(mode: String) throws {
    let words = "fui\nhablo\nxyzzy\nsiento\name\namare\ncáso\ndámelo\nmande\n"
    let options = ["lookup", "--accents", mode]
    var expected: [[String]] = []
    for row in try conj(options, input: Array(words.utf8)).rows
    where !expected.contains([row[0], row[1]]) {
      expected.append([row[0], row[1]])
    }
    let only = try conj(options + ["--only", "infinitive"], input: Array(words.utf8))
    #expect(only.text == expected.map { "\($0[1])\n" }.joined())
  }

  /// One field a line: each value once a query, nothing where there is none.
  @Test(arguments: [
    (["--only", "infinitive"], "ser\nir\n\nhablar\n"),
    (["--only", "infinitive", "--best"], "ser\n\nhablar\n"),
    (["--only=form", "--best"], "fui\n\nhablo\n"), (["--only=form"], "fui\n\nhablo\nhabló\n"),
    (["--only=match"], "exact\n\nexact\naccents\n"),
    (["--only=tense", "--best"], "pretérito\n\npresente\n"),
    (["--only=person"], "yo\n\nyo\nél\n"),
    (["--only=infinitive", "--format=text", "--suggest"], "ser\nir\n\nhablar\n"),
  ])
  func oneField(_ options: [String], _ expected: String) throws {
    let run = try conj(["lookup"] + options, input: Array("fui\nxyzzy\nhablo\n".utf8))
    #expect(run.text == expected)
    #expect(run.status == 1)
    let zero = try conj(
      ["lookup", "--exit-zero"] + options, input: Array("fui\nxyzzy\nhablo\n".utf8))
    #expect(zero.text == expected)
    #expect(zero.status == 0)
  }

  @Test func oneFieldOfWordsTextsAndSentences() throws {
    // The first tense is that which people see first, whatever level comes first.
    #expect(
      try conj("lookup", "--only=tense", "--best", "sea", "no me lo digas").text
        == "subjuntivo presente\nimperativo negativo\n")
    #expect(
      try conj("lookup", "--readings", "--best", "que te vaya bien").rows.map { $0[4] }
        == ["subjuntivo presente"])
    #expect(try conj("lookup", "--only=infinitive", "no lo he comido", "xyzzy").text == "comer\n\n")
    #expect(
      try conj("lookup", "--only=infinitive", "quiero que vengas").text == "querer\nvenir\nvengar\n"
    )
    let text = Array("Fui y no vine".utf8)
    #expect(
      try conj("lookup", "--text", "--only=infinitive", "--best", input: text).text
        == "ser\nvenir\n")
    #expect(try conj("lookup", "--text", "--exit-zero", input: Array("sol".utf8)).status == 0)
    #expect(try conj("lookup", "--only=colour", "fui").status == 2)
    let both = try conj("lookup", "--only=form", "--format=jsonl", "fui")
    #expect(both.status == 2 && both.messages.contains("--only and --format jsonl can't be used"))
    #expect(try conj("lookup", "--exit-zero", "--levels", "no-such-folder", "fui").status == 2)
  }

  /// A file's name in place of a word: the message says how to read it.
  @Test func aFileIsNoWord() throws {
    let folder = try TemporaryFolder(["lista.txt": "fui\n"])
    let run = try conj("lookup", folder / "lista.txt")
    #expect(run.status == 1)
    #expect(run.messages.contains("is a file"))
    #expect(run.messages.contains("conj lookup --text \(folder / "lista.txt")"))
    #expect(!(try conj("lookup", folder / "otra.txt").messages.contains("is a file")))
    let piped = try conj("lookup", "--suggest", input: Array((folder / "lista.txt").utf8))
    #expect(!piped.messages.contains("is a file"))
  }

  @Test func readingsAddFiveColumns() throws {
    let outcome = try conj("lookup", "--readings", "--level", "perfecto simple", "tuve", "zz")
    let fields = outcome.rows
    #expect(fields.map(\.count) == [9, 9])
    let title = "Indicativo: pretérito perfecto simple"
    #expect(fields[0][..<7] == ["tuve", "tener", "tuve", "exact", "pretérito", "yo", title])
    #expect(fields[0][7].hasSuffix(".txt"))
    #expect(Int(fields[0][8]) != nil)
    #expect(fields[1] == ["zz", "", "", "none", "", "", "", "", ""])
  }

  /// Gerund, participle and infinitive have no person; a level may have no tense.
  @Test func aReadingWithoutPersonOrTense() throws {
    let folder = try TemporaryFolder([
      "a.txt": "A\nB\nFF0000\ncomer: como, -, -, -, -, -\nir: voy, -, -, -, -, -\n",
      "b.txt": "A\nB\nFF0000\nformas: gerundio\ncomer: comiendo\nir: yendo\n",
    ])
    func run(_ arguments: String...) throws -> Outcome {
      try conj((["lookup", "--levels", folder.path] + arguments).map { Array($0.utf8) })
    }
    #expect(
      try run("--readings", "como", "comiendo", "comer").text == """
        como\tcomer\tcomo\texact\t\tyo\tA\ta.txt\t4
        comiendo\tcomer\tcomiendo\texact\tgerundio\t\tA\tb.txt\t5
        comer\tcomer\tcomer\texact\tinfinitivo\t\tA\ta.txt\t4

        """)
    let object = try run("--format", "jsonl", "como").text
    #expect(
      object.contains(
        #""readings":[{"tense":null,"person":"yo","level":"A","file":"a.txt","line":4}]"#))
    #expect(
      try run("--format", "jsonl", "yendo").text.contains(#""tense":"gerundio","person":null"#))
    // People see the title where there is no tense.
    #expect(try run("--format", "text", "como").text == "como  comer  to eat  A  yo\n")
  }

  /// A phrase is in the tense of its helper.
  @Test func phrasesHaveTensesToo() throws {
    let lines = try conj("lookup", "--readings", "--level", "no personales", "había comido").lines
    #expect(
      lines.map { $0.split(separator: "\t").prefix(6).joined(separator: " ") } == [
        "había comido comer comido phrase pluscuamperfecto yo",
        "había comido comer comido phrase pluscuamperfecto él",
      ])
    let object = try conj("lookup", "--format", "jsonl", "voy a comer").text
    #expect(object.contains(#""tense":"ir a + infinitivo, presente","person":"yo""#))
    // A level that teaches the form is listed once.
    let levels = try conj("levels", "--form", "había comido").lines
    #expect(!levels.isEmpty && Set(levels).count == levels.count)
  }

  /// For people: a line for each verb and tense, with the persons.
  @Test func peopleGetTensesAndPersons() throws {
    func text(_ arguments: String...) throws -> [String] {
      try conj((["lookup", "--format", "text", "--no-gloss"] + arguments)).lines
    }
    #expect(
      try text("fui", "comía") == [
        "fui    ser    pretérito   yo", "       ir     pretérito   yo",
        "comía  comer  imperfecto  yo, él",
      ])
    #expect(
      try text("habla", "--accents", "strict") == [
        "habla  hablar  presente    él", "               imperativo  tú",
      ])
    #expect(
      try text("fui/voy") == [
        "fui/voy  fui  ser  pretérito  yo", "              ir   pretérito  yo",
        "         voy  ir   presente   yo",
      ])
    #expect(try text("construida") == ["construida  construir  participio femenino"])
    #expect(
      try text("--readings", "--level", "reference", "tuve") == [
        "tuve  tener  pretérito  yo  Indicativo: pretérito perfecto simple"
      ])
    #expect(
      try text("--readings", "--level", "course", "me fui").contains { $0.contains("yo (me fui)") })
  }

  /// What a screen of a width shows, line by line.
  private func screen(_ width: Int, _ words: String...) throws -> [String] {
    let arguments = ["lookup", "--format", "text", "--no-gloss"] + words
    return try conj(arguments, environment: ["COLUMNS": String(width)]).lines
  }

  /// On a narrow screen the echo of the query is cut, and titles of levels, but no tense, person or form.
  @Test(arguments: [20, 40, 59, 60, 80, 100, 200])
  func tensesAndPersonsAreNeverCut(width: Int) throws {
    let long = String(repeating: "a", count: 300)
    for readings in [[], ["--readings"]] {
      let words =
        ["lookup", "--format", "text"] + readings + [
          "  no   lo   hubieramos   terminado  ", "no nos vayamos", "habla", "damelo",
          "he estado comiendo", "que te vaya bien", long, String(repeating: "漢", count: 120),
        ]
      let lines = try conj(words, environment: ["COLUMNS": String(width)]).lines
      #expect(lines.allSatisfy { CellWidth.of($0) <= width })
      let text = lines.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
      let facts = [
        "terminar", "pluscuamperfecto de subjuntivo", "nosotros", "imperativo negativo",
        "also hablá, vos", "dámelo = da + me + lo", "te vaya",
        "estar + gerundio, pretérito perfecto compuesto", "subjuntivo presente", "yo, él",
        "no verb found",
      ]
      for fact in facts { #expect(text.contains(fact), "\(width)") }
    }
  }

  /// Below 60 columns each verb and tense is a line of its own, complete.
  @Test func aNarrowScreenGetsOneFactALine() throws {
    #expect(
      try screen(40, "fui", "no nos vayamos", "comeis") == [
        "fui: ser, pretérito, yo", "fui: ir, pretérito, yo",
        "no nos vayamos: ir, imperativo negativo,", "  nosotros",
        "no nos vayamos: ir, subjuntivo presente,", "  nosotros",
        "coméis: comer, presente, vosotros",
      ])
    #expect(
      try screen(59, "vete", "zzxq").prefix(3) == [
        "vete = ve + te: ir, imperativo, tú", "vete = ve + te: ver, imperativo, tú, vos",
        "vete: vetar, subjuntivo presente, yo, él",
      ])
  }

  /// One long query takes no room from the others, before or behind it.
  @Test func columnsAreLaidOutForAFewQueries() throws {
    let long = String(repeating: "x", count: 300)
    let lines = try screen(80, "fui", long, "comía")
    #expect(
      lines.first == "fui  ser  pretérito  yo" && lines.last == "comía  comer  imperfecto  yo, él")
    #expect(lines[2].count == 80 && lines[2].hasSuffix("x…  no verb found"))
    let answered = try conj(
      "lookup", "--format", "text", "--no-gloss", input: Array("fui\n\(long)\ncomía\n".utf8),
      environment: ["COLUMNS": "80"])
    #expect(answered.lines.last == "comía         comer         imperfecto  yo, él")
  }

  /// Forms of vos beside an exact form are one note, and the words of a phrase are not told twice.
  @Test func notesAndPhrasesForPeople() throws {
    #expect(
      try screen(80, "habla") == [
        "habla  hablar  presente         él", "               imperativo       tú",
        "               also hablá, vos",
      ])
    #expect(try screen(80, "vendes").last?.hasSuffix("  also vendés, vos") == true)
    #expect(
      try screen(80, "no nos vayamos").first
        == "no nos vayamos  ir  imperativo negativo  nosotros")
    #expect(
      try screen(80, "vete").prefix(2) == [
        "vete  ve + te  ir     imperativo           tú",
        "               ver    imperativo           tú, vos",
      ])
  }

  @Test func jsonHasAnObjectAQuery() throws {
    let outcome = try conj("lookup", "--format", "jsonl", "fui", "x\"y\\")
    let objects = try outcome.objects()
    #expect(objects.map { $0["query"] as? String } == ["fui", "x\"y\\"])
    let matches = try #require(objects[0]["matches"] as? [[String: Any]])
    #expect(matches.map { $0["infinitive"] as? String } == ["ser", "ir"])
    let readings = try #require(matches[0]["readings"] as? [[String: Any]])
    #expect(Set(readings[0].keys).isSuperset(of: ["tense", "level", "file", "line", "person"]))
    #expect((objects[1]["matches"] as? [Any])?.isEmpty == true)
  }

  @Test func levelLimitsTheAnswers() throws {
    #expect(try conj("lookup", "--level", "imperativo", "ve").lines.count == 2)
    #expect(try conj("lookup", "--level", "INDICATIVO préSente", "tuve").status == 1)
    let none = try conj("lookup", "--level", "klingon", "tuve")
    #expect(none.messages.contains("No level has “klingon”"))
    #expect(none.status == 2)
  }

  @Test func nullEndsQueries() throws {
    let outcome = try conj("lookup", "--null", input: Array("tengo\0a\nb\0\0vas\r\n".utf8))
    #expect(outcome.rows.map(\.[0]) == ["tengo", "a\\nb", "", "vas\\r\\n"])
    #expect(try conj("lookup", "-0", input: Array("zz\r\0".utf8)).rows.map(\.[0]) == ["zz\\r"])
  }

  @Test func aWidthThatIsNoneIsNoWidth() throws {
    let expected = try conj("lookup", "--format", "text", "fui").output
    #expect(!expected.isEmpty)
    for columns in ["0", "-5", "x", ""] {
      let outcome = try conj(
        "lookup", "--format", "text", "fui", environment: ["COLUMNS": columns])
      #expect(outcome.output == expected, "\(columns)")
    }
  }

  /// A word with thousands of signs around it is answered; its rows, one a reading, do not repeat them all.
  @Test(arguments: [["--readings"], [], ["--format", "text"], ["--columns", "query,tense"]])
  func aLongQueryIsCutInRows(options: [String]) throws {
    let count = rounds(20_000, few: 5_000)
    let signs = String(repeating: "¡", count: count)
    let outcome = try conj(["lookup"] + options, input: Array("\(signs)equivoque!\n".utf8))
    #expect(outcome.status == 0 && outcome.output.count < 2 * count)
    #expect(outcome.lines.count > 1 && outcome.text.contains("¡…"))
    let unanswered = try conj("lookup", input: Array("\(signs)equivoquex!\n".utf8))
    #expect(unanswered.text.hasPrefix("\(signs)equivoquex!\t"))
  }

  @Test func aColumnIsNamedOnce() throws {
    let outcome = try conj("lookup", "--columns", "gloss,query,gloss", "fui")
    #expect(outcome.status == 2 && outcome.messages.contains("--columns names a column twice"))
  }
}
