import Practice
import TestSupport
import Testing
import VerbForms

/// Which verbs and persons `conj practice` asks for.
@Suite struct PracticeSelectionTests {
  /// A level of thousands of columns asks for some thousand cells, the first lines'.
  @Test(.exhaustive) func levelsWithVeryManyCellsAreAskedInPart() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let cells = Array(repeating: "a", count: 1000).joined(separator: ", ")
    let lines = (0..<40).map { "z\(letters[$0 / 26])\(letters[$0 % 26])ar: \(cells)" }
    let names = (0..<1000).map { "c\($0)" }.joined(separator: ", ")
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file("formas: \(names)", lines.joined(separator: "\n"))
    ])
    let run = try conj(
      "practice", "--levels", folder.path, "--count", "all", "--export", "tsv", "--no-save")
    #expect(run.rows.count == QuestionSource.mostQuestions)
    #expect(run.messages.contains("32,768"))
  }

  /// Equal alternatives are one, in a cell and in two lines of a verb.
  @Test func equalAlternativesAreOneAnswer() throws {
    let line = "comer: como/coma/como/coma, comes, come, comemos, coméis, comen"
    let folder = try TemporaryFolder(["a.txt": LevelText.file(line, LevelText.comer)])
    let sheet = try conj(
      "practice", "--levels", folder.path, "--verbs", "comer", "--persons", "yo", "--export", "tsv",
      "--no-save")
    #expect(sheet.rows.map { $0[3] } == ["como/coma"])
    let readings = try conj("lookup", "como", "--readings", "--levels", folder.path)
    #expect(readings.rows.count == 2)
    let findings = try conj("check", folder.path, "--format", "tsv").rows
    #expect(findings.count { $0.contains("other-tense") } == 1)
  }

  /// Questions with very many right answers are fewer.
  @Test(.exhaustive) func answersHaveABound() throws {
    let words = (0..<4000).map { number in
      "v" + String((0..<12).map { number >> $0 & 1 == 0 ? "a" : "e" })
    }
    let lines = (0..<20).map {
      "ve\(Array("bcdfghjklmnpqrstvwxyz")[$0])er: \(words.joined(separator: "/"))"
    }
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file("formas: yo", lines.joined(separator: "\n"))
    ])
    let run = try conj("practice", "--sheet", "--levels", folder.path, "--no-save")
    #expect(run.messages.contains("These are the first 17 questions"))
  }

  /// A path that can't be read shows in the status, with a sheet too.
  @Test func missingLevelsAreTold() throws {
    let folder = try TemporaryFolder(["a.txt": LevelText.file(LevelText.comer, LevelText.ir)])
    for output in [["--sheet"], ["--export", "anki"]] {
      let levels = ["--levels", folder / "a.txt", "--levels", folder / "b.txt"]
      let run = try conj(["practice"] + levels + output)
      #expect(run.status == 2 && !run.text.isEmpty)
    }
  }

  /// A level of more verbs than are asked, and a small one of the same name.
  @Test func verbsThatAreNamedAreAskedInLargeLevels() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let large = (0..<FormIndex.verbsOfLargeLevels).map { number in
      LevelText.comer.replacing("com", with: "z\(letters[number / 26])\(letters[number % 26])")
    }
    let folder = try TemporaryFolder([
      "large.txt": LevelText.file(
        (large + [LevelText.beber]).joined(separator: "\n"), title: "Presente: todo"),
      "small.txt": LevelText.file(LevelText.comer, LevelText.ir, title: "Presente: poco"),
    ])
    let index = folder / "levels.conj"
    #expect(try conj("index", "build", "--levels", folder.path, "-o", index).status == 0)
    func verbs(_ arguments: String...) throws -> Set<String> {
      let run = try conj(
        ["practice"] + arguments + ["--index", index, "--count", "all", "--export", "tsv"])
      return Set(run.rows.map { $0[0] })
    }
    #expect(try verbs("todo").count == FormIndex.verbsOfLargeLevels)
    #expect(try verbs("todo", "--verbs", "bebo") == ["beber"])
    #expect(try verbs("presente", "--verbs", "bebo,voy") == ["beber", "ir"])
    #expect(try verbs("--level", "presente", "--verbs", "bebo") == ["beber"])
    #expect(try verbs("--verbs", "bebo") == ["beber"])
    #expect(try verbs("presente") == ["comer", "ir"])
  }

  /// Whom gustar is about stands in columns of pronouns; vosotros has os.
  @Test func osGoesWithVosotros() throws {
    func persons(_ options: String...) throws -> Set<String> {
      Set(try conj(["practice", "gustar", "--export", "tsv"] + options).rows.map { $0[2] })
    }
    let all = try persons()
    #expect(all.isSuperset(of: ["os", "os (plural)", "nos", "te"]))
    #expect(try persons("--persons", "nosotros") == ["nos", "nos (plural)"])
    // The first levels have me gusta, me hace falta in a column él.
    #expect(try persons("--persons", "a mi, a ti (plural)") == ["él", "te (plural)"])
    #expect(try persons("--persons", "me te") == ["me", "te"])
    #expect(
      try conj("practice", "gustar", "--persons", "wir", "--sheet").messages
        .contains("have: a mí, "))
    for option in ["--no-vosotros", "--vos"] {
      #expect(try persons(option) == all.subtracting(["os", "os (plural)"]))
    }
  }

  /// One question is of one person; the levels have the others all the same. Those of gustar are a few of all.
  @Test func personsThatAreNotAskedThisTime() throws {
    let levels = isExhaustive ? [] : ["gustar"]
    for persons in ["a mí, a ti (plural)", "tu, a mi", "vosotras te"] {
      let run = try conj(
        ["practice", "--persons", persons, "--count", "1", "--export", "tsv"] + levels)
      #expect(run.rows.count == 1 && run.messages.isEmpty, "\(persons)")
    }
  }

  /// A variable without a value would ask everything.
  @Test(arguments: ["", " ", ", ,"])
  func emptyListsAreRefused(list: String) throws {
    for option in ["--verbs", "--persons"] {
      let run = try conj("practice", "--sheet", option, list)
      #expect(run.status == 2 && run.text.isEmpty)
      #expect(run.messages.hasPrefix("conj: The list after \(option) is empty.\n"))
    }
  }

  @Test func personsThatNoLevelHas() throws {
    func messages(_ arguments: String...) throws -> String {
      let run = try conj(["practice", "nivel fácil", "--sheet"] + arguments)
      #expect(run.status == 2 && run.text.isEmpty)
      return run.messages
    }
    let all = "yo, tú, él, nosotros, vosotros, ellos"
    #expect(
      try messages("--persons", "yo,wir") == """
        conj: There is no person “wir” in these levels.
              These levels have: \(all).

        """)
    #expect(try messages("--persons", "vos").contains("“vos”"))
    #expect(
      try messages("--persons", "vosotros", "--no-vosotros").contains(
        "have: yo, tú, él, nosotros, ellos."))
    let gerunds = try conj([
      "practice", "--level", "gerundio: cambios", "--persons", "yo", "--sheet",
    ])
    #expect(gerunds.messages == "conj: There is no person “yo” in these levels.\n")
    // Somebody who has nothing wrong in a person has no wrong person.
    #expect(
      try conj(["practice", "nivel fácil", "--persons", "yo", "--irregular", "--sheet"]).messages
        .contains("without --irregular"))
  }
}
