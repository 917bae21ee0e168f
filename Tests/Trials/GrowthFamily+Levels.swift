import TestSupport

/// Level files of any size, and any number of them.
extension GrowthFamily {
  // MARK: level files

  private static let beber = "\(LevelText.beber)\n"
  private static let header = "Nivel\nUn nivel\nFF0000\n"

  /// The line of a regular verb.
  private static func verb(_ stem: String) -> String {
    "\(stem)ar: " + ["o", "as", "a", "amos", "áis", "an"].map { stem + $0 }.joined(separator: ", ")
      + "\n"
  }

  /// What level files can have any number of.
  private static var levelTexts: [(name: String, least: Int, make: (Int) -> String)] {
    [
      (
        "alternatives", 200,
        {
          header + "comer: " + (0..<$0).map { word($0) + "/" }.joined() + "a, b, c, d, e, f\n"
            + beber
        }
      ),
      (
        "lines of one verb", 200,
        { header + beber + String(repeating: LevelText.comer + "\n", count: $0) }
      ),
      (
        "unknown verbs", 100,
        { header + beber + (0..<$0).map { verb(word($0)) }.joined() }
      ),
      (
        "findings on a line", 200,
        { header + "comer: " + (0..<$0).map { "c\($0 % 10)mo, " }.joined() + "a\n" + beber }
      ),
      (
        "columns", 200,
        {
          header + "formas: " + (0..<$0).map { word($0) + ", " }.joined() + "z\ncomer: "
            + String(repeating: "como, ", count: $0) + "como\n" + beber
        }
      ),
      (
        "columns of one name", 200,
        {
          header + "formas: " + String(repeating: "a, ", count: $0) + "a\ncomer: "
            + String(repeating: "como, ", count: $0) + "como\n" + beber
        }
      ),
      ("marks", 200, { header + "comer: c" + marks($0) + ", b, c, d, e, f\n" + beber }),
      ("marks in a title", 200, { marks($0) + "\nd\nFF0000\n" + LevelText.comer + "\n" + beber }),
      (
        "words of a title", 200,
        {
          (0..<$0).map { word($0) + " " }.joined() + "\nd\nFF0000\n" + LevelText.comer + "\n"
            + beber
        }
      ),
      (
        "words of a header line", 200,
        {
          header + "tiempo: " + (0..<$0).map { word($0) + " " }.joined() + "\n" + LevelText.comer
            + "\n"
            + beber
        }
      ),
      (
        "header lines", 200,
        {
          header + (0..<$0).map { word($0) + ": \(word($0))\n" }.joined() + LevelText.comer + "\n"
            + beber
        }
      ),
      (
        "comments and empty lines", 200,
        { header + beber + String(repeating: "# nada\n\n", count: $0) + LevelText.comer + "\n" }
      ),
      (
        "words of a form", 200,
        {
          header + "comer: " + String(repeating: "he ", count: $0) + "comido, b, c, d, e, f\n"
            + beber
        }
      ),
      (
        "letters of a form", 200,
        { header + "comer: " + String(repeating: "a", count: $0) + ", b, c, d, e, f\n" + beber }
      ),
      (
        "verbs that share all forms", 100,
        {
          header
            + (0..<$0).map { word($0) + "er: como, comes, come, comemos, coméis, comen\n" }.joined()
        }
      ),
      (
        "verbs of a letter", 100,
        { header + (0..<$0).map { verb("a" + word($0)) }.joined() }
      ),
      (
        "lines without a colon", 200,
        {
          header + beber + (0..<$0).map { word($0) + "ar a, b, c\n" }.joined() + LevelText.comer
            + "\n"
        }
      ),
    ]
  }

  static var levels: [GrowthFamily] {
    levelTexts.flatMap { name, least, make in
      [
        ("checked", ["check", "n.txt"]), ("mended", ["check", "--fix", "n.txt"]),
        ("asked", ["lookup", "--readings", "--levels", "n.txt", "como", "beber"]),
        ("shown", ["show", "comer", "--levels", "n.txt"]),
        ("listed", ["search", "c", "--levels", "n.txt"]),
        ("asked who teaches", ["levels", "--form", "como", "--levels", "n.txt"]),
        ("on a sheet", ["practice", "--sheet", "--no-save", "--levels", "n.txt"]),
        ("explained", ["lookup", "como", "--format", "text", "--levels", "n.txt"]),
      ].map { how, arguments in
        GrowthFamily(
          name: "a level \(how): \(name)", least: least, arguments: { _ in arguments },
          files: { ["n.txt": make($0)] })
      }
    }
  }

  // MARK: many files

  private static func level(_ number: Int) -> String {
    LevelText.file(LevelText.comer, LevelText.beber, title: "Nivel \(word(number))")
  }

  private static func folder(_ size: Int) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<size).map { ("n/\(word($0)).txt", level($0)) })
  }

  static var folders: [GrowthFamily] {
    [
      GrowthFamily(
        name: "files of a folder, checked", least: 50, arguments: { _ in ["check", "n"] },
        files: folder),
      GrowthFamily(
        name: "files of a folder, asked", least: 50,
        arguments: { _ in ["lookup", "como", "--readings", "--levels", "n"] }, files: folder),
      GrowthFamily(
        name: "files of a folder, listed", least: 50,
        arguments: { _ in ["levels", "--levels", "n"] },
        files: folder),
      GrowthFamily(
        name: "files of a folder, shown", least: 50,
        arguments: { _ in ["show", "comer", "--levels", "n"] }, files: folder),
      GrowthFamily(
        name: "level files named", least: 25,
        arguments: {
          ["lookup", "como"] + (0..<$0).flatMap { ["--levels", "n/\(word($0)).txt"] }
        },
        files: folder),
      GrowthFamily(
        name: "glosses", least: 250, arguments: { _ in ["lookup", "como", "--levels", "n"] },
        files: {
          [
            "n/n.txt": level(0),
            "n/glosas-fr.txt": (0..<$0).map { word($0) + "ar: être\n" }.joined(),
          ]
        }),
    ]
  }
}
