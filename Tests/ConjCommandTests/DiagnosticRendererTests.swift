import Terminal
import TestSupport
import Testing
import Wording

@testable import Invocation
@testable import LevelFiles

@Suite struct DiagnosticRendererTests {
  private let renderer = DiagnosticRenderer(styler: TextStyler(depth: .none), width: nil)

  private func finding(_ line: String, _ column: Int, length: Int = 1) -> Diagnostic {
    Diagnostic(
      id: .oddLetter, file: "a.txt", line: 12, column: column, length: length, sourceLine: line,
      localizedMessage: .verbatim("Wrong."), localizedHelp: .verbatim("Right."))
  }

  @Test func plainText() throws {
    let text = """
      Nivel
      Descripción
      FF0000
      comer: como, comes come, comemos, coméis, comen
      beber: bebo, bebes, bebe, bebemos, bebéis, beben
      """
    let findings = LevelParser.parse(Array(text.utf8), file: "fácil.txt").diagnostics
    #expect(
      renderer.text(of: try #require(findings.first)) == """
        fácil.txt:4:19: error: There are 5 forms in this line; 6 are expected: yo, tú, él, nosotros, \
        vosotros, ellos. A comma may be missing after “comes”. [wrong-form-count]
          4 | comer: como, comes come, comemos, coméis, comen
            |                   ^
            help: Put a comma between two forms: comes, come

        """)
  }

  @Test func withColours() {
    var warning = finding("x", 1)
    warning.id = .repeatedVerb
    #expect(
      DiagnosticRenderer(styler: TextStyler(depth: .sixteen), width: nil).text(of: warning) == """
        \u{1B}[1ma.txt:12:1\u{1B}[0m: \u{1B}[1;33mwarning\u{1B}[0m: Wrong. \
        \u{1B}[2m[repeated-verb]\u{1B}[0m
        \u{1B}[2m 12 |\u{1B}[0m x
        \u{1B}[2m    |\u{1B}[0m \u{1B}[1;33m^\u{1B}[0m
            \u{1B}[32mhelp:\u{1B}[0m Right.

        """)
  }

  @Test func withoutAPlace() {
    let missing = LevelLoader.load(paths: ["none/at\u{1B}all"]).diagnostics[0]
    let lines = renderer.text(of: missing).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("none/at\\x1Ball: error: There is no file"))
  }

  /// The shown line and the marks below it, without their margins.
  private func excerpt(_ finding: Diagnostic, width: Int = 100) -> [String] {
    DiagnosticRenderer(styler: TextStyler(depth: .none), width: width).text(of: finding)
      .split(separator: "\n", omittingEmptySubsequences: false)[1...2]
      .map { String($0.dropFirst(6)) }
  }

  @Test func marksStandUnderTheirLetters() {
    #expect(excerpt(finding("abcdef", 3, length: 2)) == ["abcdef", "  ^^"])
    #expect(excerpt(finding("abc", 4)) == ["abc", "   ^"])
    #expect(excerpt(finding("a\tb\u{A0}x", 5)) == ["a b x", "    ^"])
    #expect(excerpt(finding("e\u{301}e\u{301}x", 3)) == ["e\u{301}e\u{301}x", "  ^"])
    #expect(excerpt(finding("中文x", 3)) == ["中文x", "    ^"])
    #expect(excerpt(finding("中文x", 2)) == ["中文x", "  ^^"])
    #expect(excerpt(finding("👍🏽x", 2)) == ["👍🏽x", "  ^"])
    #expect(excerpt(finding("a\u{200B}b", 2)) == ["a·b", " ^"])
    #expect(excerpt(finding("co\u{AD}mo\u{1B}x", 6)) == ["co·mo·x", "     ^"])
    #expect(excerpt(finding("a\u{93}bc", 3)) == ["a·bc", "  ^"])
  }

  @Test func longLinesAreCutAroundThePlace() {
    let line = (0..<60).map { "\($0 % 10)" }.joined()
    #expect(excerpt(finding(line, 1), width: 36) == ["0123456789012345678901234567…", "^"])
    #expect(
      excerpt(finding(line, 31), width: 36) == ["…1234567890123456789012345678…", "          ^"])
    #expect(
      excerpt(finding(line, 60), width: 36)
        == ["…2345678901234567890123456789", "                            ^"])
    #expect(excerpt(finding(line, 61), width: 36)[1].count == 30)
    #expect(excerpt(finding(line, 2, length: 59), width: 36)[1].count == 28)
    for column in 1...61 {
      let lines = excerpt(finding(line, column), width: 36)
      #expect(lines[0].count <= 30)
      let marked = Array(lines[0] + " ")[lines[1].count - 1]
      #expect(String(marked) == (column > 60 ? " " : "\((column - 1) % 10)"))
    }
  }

  @Test func wideLinesAreCutByCells() {
    let line = String(repeating: "中", count: 100)
    let lines = excerpt(finding(line, 50), width: 36)
    #expect(lines[0].count == 16)
    #expect(lines[1].hasSuffix("^^"))
    #expect((lines[1].count - 3) % 2 == 0)
  }

  /// Whatever stands in a line, it is shown within the width and marked.
  @Test func anyLineCanBeShown() {
    let pieces = [
      "a", "é", "e\u{301}", "\u{301}", "\t", "\u{A0}", "\u{AD}", "\u{200D}", "\u{1B}[1m", "👍🏽", "中",
      "👩\u{200D}👧", "☎\u{FE0F}", "\u{85}", "\u{2028}", "नि", "\u{FFFD}", "comemos, ",
    ]
    var random = SeededRandom(seed: 31)
    for _ in 0..<500 {
      let line = (0..<Int.random(in: 1...60, using: &random))
        .map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }.joined()
      let column = Int.random(in: 1...(line.count + 1), using: &random)
      let lines = excerpt(finding(line, column), width: 60)
      #expect(lines[1].contains("^"))
      #expect(lines[1].count <= 56)
      #expect(!lines[0].unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
