import TestSupport
import Testing

/// Columns named otherwise than by one pronoun.
@Suite struct ColumnNameTests {
  private func findings(_ columns: String, _ lines: String) throws -> [String] {
    let text = LevelText.file("tiempo: pretérito\nformas: \(columns)", lines)
    let folder = try TemporaryFolder(["x.txt": text])
    return try conj("check", folder / "x.txt", "--format", "jsonl").objects().compactMap {
      $0["id"] as? String
    }
  }

  /// `nosotros/as` is nosotros, for what is checked and for what is asked.
  @Test(arguments: [
    "yo, tú, él/ella/Ud., nosotros/as, vosotros/as, ellos/ellas/Uds.",
    "yo, tú, él y ella, nosotros(as), vosotros y vosotras, ellos o ellas",
    "yo, tú, Vd., nosotros, vosotros, Vds.",
  ])
  func personsInSeveralWords(columns: String) throws {
    let beber = "beber: bebí, bebiste, bebió, bebimos, bebisteis, bebieron"
    let irse = "irse: me fui, te fuiste, se fue, nos fuimos, os fuisteis, se fueron"
    #expect(try findings(columns, "\(beber)\n\(irse)") == [])
    #expect(
      try findings(
        columns,
        """
        beber: bebí, bebiste, bebió, bebisteis, bebimos, bebieron
        irse: me fui, te fuiste, se fue, os fuimos, nos fuisteis, se fueron
        """) == ["other-person", "other-pronoun", "other-pronoun"])
    let folder = try TemporaryFolder([
      "x.txt": LevelText.file("tiempo: pretérito\nformas: \(columns)", "\(beber)\n\(irse)")
    ])
    func answers(_ options: String...) throws -> Set<String> {
      let options = ["--levels", folder.path, "--export", "tsv"] + options
      return Set(try conj(["practice"] + options).rows.map { $0[3] })
    }
    #expect(try answers("--persons", "nosotros") == ["bebimos", "nos fuimos"])
    #expect(try !answers("--no-vosotros").contains("bebisteis"))
  }

  /// A misspelled person is shown in its line, whether or not the name of the line is right.
  @Test(arguments: ["formas", "Formas", "forma", "columnas"])
  func misspelledPersons(header: String) throws {
    let columns = "\(header): yo, tú, él, nosotros, vosotrso, ellos"
    let folder = try TemporaryFolder([
      "x.txt": LevelText.file(columns, LevelText.comer, LevelText.beber)
    ])
    let found = try conj("check", folder / "x.txt", "--format", "jsonl").objects()
      .filter { ($0["message"] as? String)?.contains("vosotrso") ?? false }
    #expect(found.map { $0["line"] as? Int } == [4])
  }

  /// In a level without a tense a column may name one.
  @Test func tenses() throws {
    let columns = "formas: presente, pretérito, imperfecto, futuro"
    let lines = """
      hablar: hablo, hablé, hablaba, hablaré
      poner: pongo, puse, ponía, pondré
      """
    let folder = try TemporaryFolder([
      "x.txt": LevelText.file(columns, lines),
      "y.txt": LevelText.file(columns, lines.replacing("puse, ponía", with: "ponía, puse")),
    ])
    #expect(try conj("check", "--strict", folder / "x.txt").status == 0)
    let found = try conj("check", folder / "y.txt", "--format", "jsonl").objects()
    #expect(found.compactMap { $0["id"] as? String } == ["other-tense"])
    let row = try conj(
      "lookup", "puse", "--levels", folder / "x.txt", "--columns", "tense,person")
    #expect(row.rows == [["pretérito", ""]])
  }
}
