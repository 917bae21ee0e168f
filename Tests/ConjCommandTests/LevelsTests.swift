import Foundation
import TestSupport
import Testing

@Suite struct LevelsTests {
  /// A verb with several lines, or with a pronoun in one of them, is one.
  @Test func verbsAreCountedAndNotLines() throws {
    let lines = [LevelText.comer, LevelText.ir, LevelText.comer]
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file(lines.joined(separator: "\n")),
      "b.txt": LevelText.file(LevelText.ir, LevelText.ir.replacing("ir:", with: "irse:")),
    ])
    #expect(try conj("levels", "--levels", folder.path).rows.map { $0[2] } == ["2", "1"])
    #expect(
      try conj("check", folder.path).lines.last?.hasPrefix("2 files, 2 levels, 2 verbs: ") == true)
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "a.txt": """
      Uno
      El primero
      FF0000
      comer: como, comes, come, comemos, coméis, comen
      lavarse: me lavo, te lavas, se lava, nos lavamos, os laváis, se lavan
      """,
      "b.txt": """
      Dos\tb
      El segundo
      nada
      formas: gerundio, participio
      comer: comiendo, comido
      ir: yendo, ido
      """,
    ])
  }

  @Test func aLineALevel() throws {
    let folder = try folder()
    let outcome = try conj("levels", "--levels", folder.path)
    #expect(outcome.text == "Uno\tFF0000\t2\t12\ta.txt\nDos b\t\t2\t4\tb.txt\n")
    #expect(outcome.status == 0)
    #expect(try conj("levels", "--levels", folder.path, "--level", "uno").lines.count == 1)
  }

  @Test func aCellThatHasAFormOftenIsNamedOnce() throws {
    let cell = Array(repeating: "como", count: 300).joined(separator: "/")
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file("formas: yo", "comer: \(cell)", "beber: bebo")
    ])
    let outcome = try conj("levels", "--levels", folder.path, "--form", "como")
    #expect(outcome.lines.count == 1)
  }

  /// What is wrong is not in one line: `conj check` would find nothing.
  @Test func moreVerbsOfOneFormThanAnIndexHoldsAreSaid() throws {
    let letters = "abcdefghijklmnopq"
    let verbs = letters.flatMap { first in letters.map { "\(first)\($0)ar: como" } }
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file("formas: yo", verbs.joined(separator: "\n"))
    ])
    let outcome = try conj("lookup", "--levels", folder.path, "como")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("'como' is a form of 289 verbs or has as many spellings"))
    #expect(!outcome.messages.contains("conj check"))
  }

  /// A line has a listing for each of its columns: what each says does not grow with their number.
  @Test func aListingOfAFormNamesSomeColumns() throws {
    let names = (0..<100).map { "c\($0)" }
    let cells = { (form: String) in Array(repeating: form, count: 100).joined(separator: ", ") }
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file(
        "formas: \(names.joined(separator: ", "))", "comer: \(cells("como"))",
        "beber: \(cells("bebo"))")
    ])
    let options = ["--levels", folder.path, "--format", "jsonl"]
    let listings = try conj(["levels", "--form", "como"] + options).objects()
    #expect(listings.compactMap { $0["person"] as? String } == names)
    let shown = "comer: " + String(repeating: "como, ", count: 64) + "…"
    for listing in listings {
      #expect((listing["persons"] as? [String])?.count == 64)
      #expect(listing["text"] as? String == shown)
    }
    let whole = try conj(["levels", "--verb", "comer"] + options).objects()
    #expect(whole.map { ($0["persons"] as? [String])?.count } == [100])
    #expect(whole.map { $0["text"] as? String } == ["comer: " + cells("como")])
  }

  @Test func textHasAHeading() throws {
    let folder = try folder()
    let outcome = try conj("levels", "--levels", folder.path, "--format", "text")
    #expect(
      outcome.text == """
        level  verbs  forms  file
        Uno        2     12  a.txt
        Dos b      2      4  b.txt

        """)
  }

  @Test func gradesFindLevels() throws {
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file("grado: a2", LevelText.comer, LevelText.beber, title: "Uno"),
      "b.txt": LevelText.file("grado: B1", LevelText.comer, LevelText.beber, title: "Dos"),
      "c.txt": LevelText.file(LevelText.comer, LevelText.beber, title: "Tres"),
    ])
    #expect(
      try conj("levels", "--levels", folder.path, "--format", "text").text == """
        level  grade  verbs  forms  file
        Uno    A2         2     12  a.txt
        Dos    B1         2     12  b.txt
        Tres              2     12  c.txt

        """)
    func titles(_ text: String) throws -> [Substring] {
      try conj("levels", "--levels", folder.path, "--level", text).lines.compactMap {
        $0.split(separator: "\t").first
      }
    }
    #expect(try titles("A2") == ["Uno"])
    #expect(try titles("b1 dos") == ["Dos"])
    #expect(try titles("b1 uno") == [])
    let objects = try conj("levels", "--levels", folder.path, "--format", "jsonl").lines
    #expect(objects[0].contains(#""grade":"A2""#) && objects[2].contains(#""grade":null"#))
    #expect(
      try conj("check", folder.path, "--level", "a2", "--format", "text").text.contains("1 level"))
  }

  @Test func levelsThatHoldAVerb() throws {
    let path = try folder()
    #expect(
      try conj("levels", "--verb", "COMEIS", "--levels", path.path).text
        == "Uno\tFF0000\t2\t12\ta.txt\t4\tcomer\nDos b\t\t2\t4\tb.txt\t5\tcomer\n")
    let text = try conj("levels", "--verb", "lavo", "--levels", path.path, "--format=text")
    #expect(
      text.text == """
        Uno  a.txt:5
          lavarse: me lavo, te lavas, se lava, nos lavamos, os laváis, se lavan

        """)
    let none = try conj("levels", "--verb", "tener", "--levels", path.path)
    #expect(none.messages.contains("No level here has “tener”"))
    #expect(none.status == 1)
  }

  @Test func levelsThatTeachAForm() throws {
    let path = try folder()
    #expect(
      try conj("levels", "--form", "lavo", "--levels", path.path).text
        == "Uno\tFF0000\t2\t12\ta.txt\t5\tlavar\tme lavo\tyo\n")
    #expect(
      try conj("levels", "--form", "yendo", "--levels", path.path, "--format=text").text
        == "Dos b  yendo  gerundio  ir  b.txt:6\n")
    #expect(try conj("levels", "--form", "a", "--verb", "b").status == 2)
  }

  @Test func jsonHasAllFacts() throws {
    let folder = try folder()
    let outcome = try conj(
      "levels", "--form", "ido", "--levels", folder.path, "--format", "jsonl")
    let object = try #require(try outcome.objects().first)
    #expect(object["title"] as? String == "Dos b")
    #expect(object["colour"] is NSNull)
    #expect(object["infinitive"] as? String == "ir")
    #expect(object["person"] as? String == "participio")
    #expect(object["line"] as? Int == 6)
  }
}
