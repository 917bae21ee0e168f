import TestSupport
import Testing

@testable import Invocation

/// Tables for spreadsheets.
@Suite struct CSVTests {
  /// A title and columns that a spreadsheet would calculate, in files whose names it would follow.
  private func folder() throws -> TemporaryFolder {
    let forms = "comer: como, -, come\nbeber: bebo, bebes, bebe\n"
    return try TemporaryFolder([
      "=HYPERLINK(\"x\").txt": "=cmd|' /C calc'!A0\nUno\nFF0000\nformas: =1+1, @x, yo\n\(forms)",
      "+a.txt": "-2+3\nDos\nFF0000\nformas: a, b, c\n\(forms)",
      "a\u{1B}[2J\u{AD}b.txt": "Uno; dos\nTres\nFF0000\nformas: a, b, c\n\(forms)",
    ])
  }

  private func table(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> [String] {
    let text = try conj(arguments + ["--format", "csv"], environment: environment).text
    return text.dropFirst().split(separator: "\r\n").map { String($0) }
  }

  @Test func formulasAreDefused() throws {
    let folder = try folder()
    let lines = try table("levels", "--levels", folder.path)
    #expect(lines[1] == "\"'-2+3\",FF0000,2,5,\"'+a.txt\"")
    #expect(lines[2] == "\"'=cmd|' /C calc'!A0\",FF0000,2,5,\"'=HYPERLINK(\"\"x\"\").txt\"")
    let made = try table(
      "new", "T", "--verbs", "comer, beber", "--from", "cmd", "--levels", folder.path)
    #expect(
      made == ["formas,\"'=1+1\",\"'@x\",yo", "comer,como,-,come", "beber,bebo,bebes,bebe"])
  }

  /// A mark over a sign hides it from readers, not from spreadsheets.
  @Test func signsWithMarksCount() {
    let csv = CSV(separator: ",")
    let line = csv.line(["=\u{301}A1", "a,\u{301}b", "\"\u{301}", "-\u{338}"])
    #expect(
      Array(line.utf8)
        == Array("\"'=\u{301}A1\",\"a,\u{301}b\",\"\"\"\u{301}\",\"'-\u{338}\"\r\n".utf8))
  }

  @Test func whatIsNotShownIsEscaped() throws {
    let folder = try folder()
    #expect(
      try table("levels", "--levels", folder.path)[3]
        == #""Uno; dos",FF0000,2,5,a\x1B[2J\xC2\xADb.txt"#)
  }

  /// Where numbers have a comma, spreadsheets divide values by semicolons.
  @Test(arguments: [
    (["LANG": "es_ES.UTF-8"], ";"), (["LANG": "es_MX.UTF-8"], ","), (["LANG": "es"], ";"),
    (["LANG": "pt_BR.UTF-8"], ";"), (["LANG": "de_CH"], ","), (["LANG": "fr_CA@euro"], ";"),
    (["LANG": "en_US.UTF-8"], ","), (["LANG": "C"], ","), ([:], ","),
    (["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], ";"),
    (["LC_NUMERIC": "de_DE.UTF-8", "LC_ALL": "en_GB"], ","),
  ])
  func theSeparatorIsThatOfTheLocale(environment: [String: String], separator: String) throws {
    let folder = try folder()
    let lines = try table("levels", "--levels", folder.path, environment: environment)
    #expect(lines[0].contains(separator) && lines[0].filter { ",;".contains($0) }.count > 1)
    #expect(!lines[0].contains(separator == ";" ? "," : ";"))
  }
}
