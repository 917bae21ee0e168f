import LevelFiles
import TestSupport
import Testing

@Suite struct LevelTests {
  private typealias Line = Level.Challenge

  /// Texts of a line, odd ones too: empty, with line breaks, with bytes of every kind.
  private static let texts: [String] = [
    "", "como", "irgo/yergo", "-", "a\nb", "\u{0}", "\u{FF}", "👩‍🏫", " ",
  ]

  @Test func aLineGivesBackWhatItWasMadeOf() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<rounds(2000, few: 80) {
      func some() -> String { Self.texts.randomElement(using: &random) ?? "" }
      let forms = (0..<Int.random(in: 0..<4, using: &random)).map { _ in some() }
      let (complement, gloss, number) = (some(), some(), Int.random(in: 0...9, using: &random))
      let line = Line(
        verb: "ser", forms: forms, complement: complement, gloss: gloss, line: number)
      #expect(line.forms == forms)
      #expect(line.complement == complement)
      #expect(line.line == number)
      #expect(line.gloss == (gloss.isEmpty ? nil : gloss))

      // One property after another, in any order, makes the same line.
      var changed = Line(verb: "ir", forms: ["voy"], gloss: "to go")
      for step in (0..<5).shuffled(using: &random) {
        switch step {
        case 0: changed.verb = "ser"
        case 1: changed.forms = forms
        case 2: changed.complement = complement
        case 3: changed.gloss = gloss
        default: changed.line = number
        }
      }
      #expect(changed == line)
    }
  }

  @Test func linesThatDifferAreNotEqual() {
    let lines = [
      Line(verb: "ir", forms: ["a", "b"]), Line(verb: "ir", forms: ["ab"]),
      Line(verb: "ir", forms: ["a", "b", ""]), Line(verb: "ir", forms: ["", "a", "b"]),
      Line(verb: "ir", forms: ["b"], complement: "a"), Line(verb: "ir", forms: ["b"], gloss: "a"),
      Line(verb: "ir", forms: ["a", "b"], line: 4), Line(verb: "dar", forms: ["a", "b"]),
    ]
    #expect(Set(lines).count == lines.count)
  }

  /// A table with its headings is read with the same columns, however they are named.
  @Test(
    arguments: [
      "yo,tú,él,nosotros,vosotros,ellos", "tú,usted,vosotros,ustedes", "vos", "él,ellos",
      "impersonal",
      "él,ella,ellos,ellas", "me,te,le", "me (plural),te (plural)", "a mí,a ti", "I,II", "forma",
      "yo (presente),yo (pretérito)", "gerundio,participio,participio femenino",
    ], [",", ";", "\t"])
  func headingsAreReadBack(names: String, separator: String) {
    var level = Level(title: "", description: "", colorHex: nil, challenges: [])
    level.columns = names.split(separator: ",").map(String.init)
    let cells = level.columns.indices.map { String(repeating: "a", count: $0 + 1) }
    let rows = [level.headings, ["comer"] + cells, ["beber"] + cells]
    let table = rows.map { $0.joined(separator: separator) + "\n" }.joined()
    let (read, findings) = LevelParser.parse(Array(table.utf8), file: "n.csv")
    #expect(read?.columns == level.columns)
    #expect(read?.challenges.map(\.forms) == [cells, cells])
    #expect(findings.allSatisfy { $0.severity != .error })
  }
}
