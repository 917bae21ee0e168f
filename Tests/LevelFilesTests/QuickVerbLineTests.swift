import TestSupport
import Testing

@testable import LevelFiles

@Suite struct QuickVerbLineTests {
  private func quick(_ text: String, columns: Int = 6) -> Level.Challenge? {
    quickVerbLine(Array(text.utf8)[...], number: 7, columnCount: columns)
  }

  private func careful(_ text: String, columns: Int = 6) -> (Level.Challenge?, [Diagnostic]) {
    let names = (0..<columns).map { "columna \($0)" }
    let words = VerbLineReader(
      SourceLine(number: 7, text: text), columns: names, layout: .usual)
    return (words.challenge, words.findings.all)
  }

  /// Lines without a fault must take the quick way.
  @Test(arguments: [
    Sample.comer, Sample.beber, "oír:oigo,oyes,oye,oímos,oís,oyen",
    "concernir: -, -, concierne, -, -, conciernen", "argüir: a, b, c, argüimos, ñ, e",
    "lavarse: me lavo, te lavas, se lava, nos lavamos, os laváis, se lavan",
    "oírse: me oigo,   te oyes, a, a, a, a",
  ])
  func takesPlainLines(line: String) {
    let (challenge, findings) = careful(line)
    #expect(quick(line) == challenge)
    #expect(challenge != nil)
    #expect(findings == [])
  }

  @Test(arguments: [
    "Comer: como, comes, come, comemos, coméis, comen", "comer : como, comes, a, a, a, a",
    "comer: como, comes, come, comemos, coméis", "comer: como, comes, a, a, a, a, a",
    "comer: como , comes, a, a, a, a", "comer: como, comes, a, a, a, a,", "come: a, a, a, a, a, a",
    "comer: co  mo, comes, a, a, a, a", "comer: como/, comes, a, a, a, a", "se: a, a, a, a, a, a",
    "comer: -/a, comes, a, a, a, a", "erguir: irgo/yergo, irgues/yergues, a, a, a, a/b/c",
    "irse: yo me voy, a, a, a, a, a", "gustar: a mí me gusta, a, a, a, a, a",
    "comer: como, comes, a, a, a, a ", "comer: , a, a, a, a, a",
    "comer: como, comes, a, a, a, à", "r: a, a, a, a, a, a", "comer", "", ":",
  ])
  func leavesTheOthers(line: String) {
    #expect(quick(line) == nil)
  }

  /// Whatever the quick reader takes, the careful one reads the same and reports nothing.
  @Test func bothReadersAgree() {
    let pieces = [
      "com", "er", "ar", "ir", "ír", "se", ":", ": ", ",", ", ", " ", "  ", "/", "-", "o", "é", "ñ",
      "ü", "á", "A", "Ñ", "e\u{301}", "à", "1", ".", "\u{A0}", "\t", "no ", "#", "a, a", "ch",
      "\u{200B}", String(repeating: "a", count: 40),
    ]
    var random = SeededRandom(seed: 11)
    var taken = 0
    for _ in 0..<20_000 {
      var line = Bool.random(using: &random) ? "comer:" : ""
      for _ in 0..<Int.random(in: 0...7, using: &random) {
        line += pieces[Int.random(in: pieces.indices, using: &random)]
      }
      let columns = Int.random(in: 1...3, using: &random)
      guard let challenge = quick(line, columns: columns) else { continue }
      taken += 1
      let (expected, findings) = careful(line, columns: columns)
      #expect(challenge == expected, "\(line)")
      #expect(findings == [], "\(line)")
    }
    #expect(taken > 300)
  }
}
