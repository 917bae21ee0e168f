import TestSupport
import Testing

/// `ACCESSIBLE`: plain lines instead of tables and pictures, in every command.
@Suite struct AccessibleTests {
  /// What is written on a screen of 40 columns, those lines joined that were broken for it.
  private func lines(_ arguments: String..., input: String = "") throws -> [String] {
    let outcome = try conj(
      arguments + ["--format", "text", "--color", "always"], input: Array(input.utf8),
      environment: ["ACCESSIBLE": "1", "COLUMNS": "40", "TERM": "xterm"])
    #expect(!outcome.text.contains("■"))
    return outcome.text.replacing(/\n  (?=\S)/, with: " ").split(separator: "\n").map { String($0) }
  }

  @Test func aVerbIsOneTenseALine() throws {
    let broken = try conj(
      "show", "erguir", "--format", "text", environment: ["ACCESSIBLE": "1", "COLUMNS": "40"])
    #expect(broken.lines.allSatisfy { $0.count <= 40 })
    let lines = try lines("show", "erguir")
    #expect(
      lines.prefix(3) == [
        "erguir",
        """
        presente: yo irgo o yergo, tú irgues o yergues, vos erguís, él irgue o yergue, \
        nosotros erguimos, vosotros erguís, ellos irguen o yerguen; irregular: yo, tú, él, ellos
        """,
        "imperfecto: yo erguía, tú erguías, él erguía, nosotros erguíamos, vosotros erguíais, "
          + "ellos erguían",
      ])
    #expect(lines.contains { $0.hasPrefix("imperativo: tú irgue o yergue, vos erguí, usted irga") })
    #expect(lines.last == "levels: Indicativo: presente; 14 more" || lines.last == "15 levels")
  }

  @Test func theTenseThatWasAskedForComesFirst() throws {
    let tenses = try lines("show", "vayan").map { $0.prefix { $0 != ":" } }
    #expect(
      tenses.prefix(6) == [
        "ir", "subjuntivo presente", "imperativo", "imperativo negativo", "presente", "imperfecto",
      ])
    #expect(try lines("show", "ir").contains { $0.hasPrefix("also irse: me voy, te vas, se va") })
    #expect(try lines("show", "concernir")[1].hasPrefix("presente: él concierne, ellos concie"))
  }

  @Test func answersAreSentences() throws {
    #expect(
      try lines("lookup", "comeis", "fui", "zzz") == [
        "coméis: comer, presente, vosotros", "fui: ser, pretérito, yo", "fui: ir, pretérito, yo",
        "zzz: no verb found",
      ])
    #expect(
      try lines("lookup", "tuve", "--readings", "--level", "reference") == [
        "tuve: tener, pretérito, yo, Indicativo: pretérito perfecto simple"
      ])
    #expect(try lines("lookup", "-", input: "comeis\n") == ["coméis: comer, presente, vosotros"])
    #expect(try lines("lookup", "--text", input: "Hoy comemos.") == ["1:5 comemos: comer"])
  }

  @Test func rowsOfTablesAreLines() throws {
    #expect(
      try lines("levels", "--level", "course nivel fácil") == [
        "Nivel Fácil (presente): grade A1, verbs 3, forms 18, file Course/001-nivel-facil-presente.txt"
      ])
    #expect(try lines("search", "irgu").first == "irgue … irguió: erguir, 21 forms")
    #expect(try lines("index", "info").first == "levels: 129")
  }

  @Test func aFindingHasNoPictureOfThePlace() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "Uno\nDos\nred\ncomer: como, comes come, comemos, coméis, comen\nir: voy, vas, va, vamos, vais, van\n",
      to: "uno.txt")
    let lines = try lines("check", "\(file)")
    #expect(lines[0].contains("uno.txt:4:"))
    #expect(lines[1] == "    comer: como, comes come, comemos, coméis, comen")
    #expect(lines[2].contains("help:"))
    #expect(!lines.contains { $0.contains("^") || $0.contains("|") })
  }
}
