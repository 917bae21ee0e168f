import TestSupport
import Testing

/// `conj lookup --text --known LEVEL`, and `conj levels --compare`.
@Suite struct KnownVerbsTests {
  private static let folder = [
    "1.txt": LevelText.file(
      "tiempo: presente", "comer: como, comes, come, comemos, coméis, comen",
      "vivir: vivo, vives, vive, vivimos, vivís, viven", title: "Uno"),
    "2.txt": LevelText.file(
      "tiempo: pretérito", "comer: comí, comiste, comió, comimos, comisteis, comieron",
      "andar: anduve, anduviste, anduvo, anduvimos, anduvisteis, anduvieron", title: "Dos"),
  ]
  private static let prose =
    "Ella vive aquí.\r\nComió\nde la fruta; anduvo,\nanduvo. Yo\ncomo sin prisa"

  private func run(_ arguments: String..., input: String = prose) throws -> Outcome {
    let folder = try TemporaryFolder(Self.folder)
    return try conj(
      ["lookup", "--text", "--levels", folder.path] + arguments, input: Array(input.utf8))
  }

  @Test func theTextIsShownWithItsWordsMarked() throws {
    let outcome = try run("--known", "uno", "--format", "text")
    #expect(
      outcome.text == """
        Ella vive aquí.
        +Comió
        de la fruta; ++anduvo,
        ++anduvo. Yo
        como sin prisa

        5 verb forms: 2 (40 %) known, 1 (20 %) new forms of known verbs (+), 2 (40 %) of new verbs (++).
        New verbs: andar (3:14, 2 times)
        New forms: comió (comer, 2:1)
        Known by tense: pretérito 0 of 3; presente 2 of 2

        """)
    #expect(outcome.status == 0)
    let all = try run("--known", "uno", "--known", "dos", "--format", "text").text
    #expect(
      all.hasPrefix(Self.prose.split(separator: "\r\n").joined(separator: "\n") + "\n\n5 verb"))
    #expect(all.contains("5 (100 %) known"))
  }

  /// A line that no memory should hold comes in pieces, and no letter is lost.
  @Test func longLinesComeInPieces() throws {
    let line = String(repeating: "año ", count: rounds(60_000, few: 28_000))
    let folder = try TemporaryFolder(Self.folder)
    let shown = try conj(
      ["lookup", "--text", "--levels", folder.path, "--known", "uno", "--format", "text"],
      input: Array("\(line)comió".utf8)
    ).text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = shown.prefix { !$0.isEmpty }.joined()
    #expect(text.filter { $0 != " " } == "\(line)+comió".filter { $0 != " " })
    #expect(shown.allSatisfy { $0.utf8.count <= 1 << 16 })
    #expect(Set(text.split(separator: " ")) == ["año", "+comió"])
  }

  /// CR and LF end one line where the pieces of a text part them, too.
  @Test(arguments: 0..<3) func lineEndsComeInPieces(start: Int) throws {
    let folder = try TemporaryFolder(Self.folder)
    let text = String(repeating: ".", count: start) + String(repeating: ".\r\n", count: 100_000)
    let lines = try conj(
      ["lookup", "--text", "--levels", folder.path, "--known", "uno", "--format", "text"],
      input: Array("\(text)comió\r".utf8)
    ).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix { !$0.isEmpty }.count == 100_001)
    #expect(lines[100_000] == "+comió")
  }

  @Test func records() throws {
    #expect(
      try run("--known", "uno").rows.map { $0[1...].joined(separator: " ") } == [
        "1 1 Ella vive vivir vive known presente", "2 1 Comió comer comió form pretérito",
        "3 14 anduvo andar anduvo verb pretérito", "4 1 anduvo andar anduvo verb pretérito",
        "4 9 Yo como comer como known presente",
      ])
    let objects = try run("--known", "uno", "--format", "jsonl").objects()
    #expect(objects.count == 6)
    let summary = try #require(objects.last?["summary"] as? [String: Any])
    #expect(summary["words"] as? Int == 5 && summary["newVerbs"] as? Int == 2)
    #expect((summary["verbs"] as? [[String: Any]])?.first?["count"] as? Int == 2)
  }

  /// Of a verb of several words all have to be known, unless a level has them together. A compound tense is known
  /// where a level teaches it.
  @Test func helpersCountToo() throws {
    let folder = try TemporaryFolder([
      "1.txt": LevelText.file(
        "tiempo: presente", "haber: he, has, ha, hemos, habéis, han",
        "tener: tengo, tienes, tiene, tenemos, tenéis, tienen", title: "Uno"),
      "2.txt": LevelText.file(
        "formas: participio", "tiempo: participio", "comer: comido", "beber: bebido",
        title: "Dos"),
      "3.txt": LevelText.file(
        "tiempo: pretérito", "tener: tuve, tuviste, tuvo, tuvimos, tuvisteis, tuvieron",
        "beber: bebí, bebiste, bebió, bebimos, bebisteis, bebieron", title: "Tres"),
      "4.txt": LevelText.file(
        "formas: infinitivo", "tiempo: infinitivo", "comer: comer", "beber: beber",
        title: "Cuatro"),
      "5.txt": LevelText.file(
        "tiempo: pretérito perfecto compuesto",
        "comer: he comido, has comido, ha comido, hemos comido, habéis comido, han comido",
        "beber: he bebido, has bebido, ha bebido, hemos bebido, habéis bebido, han bebido",
        title: "Cinco"),
    ])
    func kinds(_ levels: String...) throws -> [String] {
      try conj(
        ["lookup", "--text", "--levels", folder.path] + levels.flatMap { ["--known", $0] },
        input: Array("He comido. Tuvimos que comer.".utf8)
      ).rows.map { $0[3] + " " + $0[6] }
    }
    #expect(
      try kinds("uno", "dos", "cuatro") == ["He comido form", "Tuvimos que comer form"])
    #expect(try kinds("cinco", "cuatro") == ["He comido known", "Tuvimos que comer verb"])
    #expect(try kinds("dos", "cuatro") == ["He comido verb", "Tuvimos que comer verb"])
    #expect(
      try kinds("uno", "dos", "tres", "cuatro") == ["He comido form", "Tuvimos que comer known"])
  }

  /// A grade stands for all levels up to it.
  @Test func grades() throws {
    let text = Array("hablo, hablé y hablara".utf8)
    func known(_ grade: String) throws -> [String] {
      try conj(["lookup", "--text", "--known", grade], input: text).rows.map { $0[6] }
    }
    #expect(try known("A1") == ["known", "form", "form"])
    #expect(try known("a2") == ["known", "known", "form"])
    if isExhaustive { #expect(try known("C1") == ["known", "known", "known"]) }
  }

  /// Words that are hardly verbs, and names, do not count; the marks stand where the words do in any text.
  @Test func whatIsLeftOut() throws {
    let outcome = try run(
      "--known", "uno", "--format", "text", input: "La calle Anduvo\n\n\u{FEFF}mi hermana")
    #expect(outcome.text == "La calle Anduvo\n\nmi hermana\nThere is no verb form in the text.\n")
    #expect(outcome.status == 1)
    #expect(try run("--known", "uno", "--format", "tsv", input: "La calle").status == 1)
    let long = String(repeating: "ñandú anduvo\n", count: 2_000)
    let marked = try run("--known", "uno", "--format", "text", input: long).lines
    #expect(marked.prefix(2_000).allSatisfy { $0 == "ñandú ++anduvo" })
    #expect(marked.count == 2_000 + 3)
    let odd = try run(
      "--known", "uno", "--format", "text",
      input: "🇪🇸 anduvo\r👩‍👩‍👧 an\u{AD}duvo\r\n\r\n❤️ anduvo\n")
    #expect(
      odd.text.hasPrefix("🇪🇸 ++anduvo\n👩‍👩‍👧 ++an\\xC2\\xADduvo\n\n❤️ ++anduvo\n\n3 verb forms"))
    #expect(try conj("lookup", "--known", "uno", "x").status == 2)
    #expect(try run("--known", "nosuch").messages.contains("No level has “nosuch”"))
  }

  @Test func levelsAreCompared() throws {
    let folder = try TemporaryFolder(Self.folder)
    func compare(_ arguments: String...) throws -> Outcome {
      try conj(["levels", "--compare", "--levels", folder.path] + arguments)
    }
    #expect(
      try compare("uno", "dos", "--format", "text").text == """
        In both: 1 verb, 1 form
          comer

        Only in Uno: 1 verb, 13 forms
          vivir

        Only in Dos: 1 verb, 13 forms
          andar

        """)
    let rows = try compare("uno", "dos").rows
    #expect(rows.contains(["both", "verb", "comer", ""]))
    #expect(rows.contains(["both", "form", "comer", "comemos"]) == false)
    #expect(rows.contains(["second", "form", "comer", "comió"]))
    #expect(rows.count == 3 + 1 + 13 + 13)
    #expect(try compare("uno", "dos", "--format", "jsonl").objects().count == 3)
    let table = try compare("uno", "dos", "--format", "csv").text.split(separator: "\r\n")
    #expect(table.first == "\u{FEFF}side,kind,infinitive,form")
    #expect(table.dropFirst().map { String($0) } == rows.map { $0.joined(separator: ",") })
    for option in ["--verb", "--form"] {
      #expect(try compare("uno", "dos", option, "comer").status == 2)
    }
    #expect(try compare("uno").status == 2)
    #expect(try compare("uno", "tres").messages.contains("No level has “tres”"))
    #expect(try conj("levels", "uno", "dos").status == 2)
  }
}
