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
}
