import Fuzzers
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

  /// Words for which a fixed hash of the rule that makes them of *amar* is the same in the lowest bits.
  private static let crowded: [String] = {
    var random = SeededRandom(seed: 7)
    var words: [String] = []
    while words.count < 3200 {
      let letters = (0..<8).map { _ in UInt8.random(in: 0x62...0x7A, using: &random) }
      // The bytes of a rule: what it takes off, no words before, the ending.
      let hash = ([4, 0] + letters).reduce(UInt64(10)) { hash, byte in
        let product = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
      }
      if hash & (1 << 13 - 1) == 0 { words.append(String(decoding: letters, as: UTF8.self)) }
    }
    return words
  }()

  private static func alternatives(_ words: [String], _ count: Int) -> String {
    header + "amar: " + words.prefix(count).joined(separator: "/") + ", b, c, d, e, f\n" + beber
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
        "alternatives of a command with -se", 200,
        {
          header + "tiempo: imperativo\nformas: tú, vosotros\ncomer: "
            + (0..<$0).map { word($0) + "te/" }.joined() + "come, comed\n"
            + "comerse: cómete, comeos\n"
        }
      ),
      (
        "lines of one verb", 200,
        { header + beber + String(repeating: LevelText.comer + "\n", count: $0) }
      ),
      (
        "lines of one verb with a form each", 200,
        {
          header + "formas: yo\nbeber: bebo\n"
            + (0..<$0).map { "comer: \(word($0))\n" }.joined()
        }
      ),
      (
        "two lines of one verb with other alternatives", 200,
        { size in
          func line(_ end: String) -> String {
            "comer: \((0..<size).map { word($0) + end }.joined(separator: "/")), b, c, d, e, f\n"
          }
          return header + line("o") + line("a") + beber
        }
      ),
      (
        "equal alternatives", 200,
        { header + "comer: " + String(repeating: "va/", count: $0) + "va, b, c, d, e, f\n" + beber }
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
        "parentheses beside cells", 200,
        {
          header + "formas: " + (0..<$0).map { word($0) + ", " }.joined() + "z\nser: "
            + String(repeating: "fuera (fuese), ", count: $0) + "fuera\n" + beber
        }
      ),
      (
        "columns of whom it pleases", 200,
        {
          header + "formas: " + String(repeating: "yo, ", count: $0) + "tú\ncomer: "
            + (0..<$0).map { "me \(word($0))o, " }.joined() + "te como\n" + beber
        }
      ),
      (
        "columns of one name", 200,
        {
          header + "formas: " + String(repeating: "a, ", count: $0) + "a\ncomer: "
            + String(repeating: "como, ", count: $0) + "como\n" + beber
        }
      ),
      (
        "parentheses in a cell", 200,
        {
          header + "comer: " + String(repeating: "(", count: $0) + "como"
            + String(repeating: ")", count: $0) + ", b, c, d, e, f\n" + beber
        }
      ),
      (
        "quotation marks around a cell", 200,
        {
          header + "comer: " + String(repeating: "“", count: $0) + "como"
            + String(repeating: "”", count: $0) + ", b, c, d, e, f\n" + beber
        }
      ),
      (
        "quotation marks at the beginning of cells", 200,
        { header + "comer," + String(repeating: "\"a, b", count: $0) + ", c, d, e, f\n" + beber }
      ),
      (
        "commas in a quoted cell", 200,
        {
          header + "comer,\"" + (0..<$0).map { word($0) + ", " }.joined()
            + "a\", b, c, d, e, f\n" + beber
        }
      ),
      (
        "words of a gloss", 200,
        {
          header + "comer (" + String(repeating: "to eat ", count: $0)
            + "): como, comes, come, comemos, coméis, comen\n" + beber
        }
      ),
      (
        "letters of an infinitive", 200,
        { header + String(repeating: "a", count: $0) + "r: a, b, c, d, e, f\n" + beber }
      ),
      (
        "rows of a table", 100,
        {
          header
            + (0..<$0).map { verb(word($0)).replacing(":", with: ";").replacing(",", with: ";") }
            .joined()
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
        "parentheses before quotation marks", 200,
        {
          String(repeating: "(a) ", count: $0) + "x'y': b, c, d\nd\nFF0000\n\(LevelText.comer)\n"
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
      ("forms that a fixed hash takes for one", 200, { alternatives(crowded, $0) }),
      (
        "forms that differ by accents", 12,
        { count in
          let words = (0..<count).map { number in
            String((0..<9).map { number >> $0 & 1 == 0 ? "a" : "á" })
          }
          return alternatives(words, count)
        }
      ),
      (
        "forms that end alike", 200,
        { alternatives((0..<$0).map { word($0).suffix(5) + "bcd" }, $0) }
      ),
      (
        "lines of one column", 200,
        {
          header + "formas: yo\n"
            + (0..<$0).map { "\(word($0))ar: \(word($0))o\n" }.joined()
        }
      ),
      (
        "forms that share nothing", 50,
        {
          var random = SeededRandom(seed: 1)
          let letters = Array("abcdefghijlmnopqrstuvz")
          return header
            + (0..<$0).map { number in
              let forms = (0..<6).map { _ in
                String(
                  (0..<30).map { _ in letters[Int.random(in: letters.indices, using: &random)] })
              }
              return "\(word(number))ar: \(forms.joined(separator: ", "))\n"
            }.joined()
        }
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

  /// Texts that each row repeats: as long as the number of lines that ask for a row.
  static var repeatedTexts: [GrowthFamily] {
    let texts: [(name: String, make: (String) -> String)] = [
      ("a title", { "\($0)\nd\nFF0000\n\(LevelText.comer)\n\(beber)" }),
      (
        "a column's name",
        {
          "\(header)formas: \($0), tú, él, nosotros, vosotros, ellos\n\(LevelText.comer)\n\(beber)"
        }
      ),
      (
        "a gloss",
        { header + LevelText.comer.replacing("comer", with: "comer (\($0))") + "\n" + beber }
      ),
    ]
    return texts.flatMap { name, make in
      ["text", "tsv", "jsonl"].map { format in
        GrowthFamily(
          name: "letters of \(name), asked in \(format) by many lines", least: 2_000,
          arguments: { _ in ["lookup", "--readings", "--format=\(format)", "--levels", "n.txt"] },
          input: { String(repeating: "como\n", count: $0) },
          files: { ["n.txt": make((0..<($0 / 8)).map { word($0) + " " }.joined())] })
      }
    }
  }

  static var levels: [GrowthFamily] {
    levelTexts.flatMap { name, least, make in
      [
        ("checked", ["check", "n.txt"]), ("mended", ["check", "--fix", "n.txt"]),
        ("checked for what is mixed up", ["check", "--ambiguous", "n.txt"]),
        ("asked", ["lookup", "--readings", "--levels", "n.txt", "como", "beber"]),
        ("shown", ["show", "comer", "--levels", "n.txt"]),
        ("shown with -se", ["show", "comerse", "--levels", "n.txt"]),
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

  // MARK: commands with their options

  /// Each command with each of its options, on levels with many verbs, with many columns, and on many lines of input.
  static var commands: [GrowthFamily] {
    let few = LevelText.file(LevelText.comer, LevelText.ir)
    func columns(_ size: Int) -> String {
      func line(_ verb: String, _ cell: (Int) -> String) -> String {
        "\(verb): " + (0..<size).map(cell).joined(separator: ", ") + "\n"
      }
      return header + line("formas", word) + line("comer") { _ in "como" }
        + line("ir") { _ in "voy" }
    }
    let kinds: [(name: String, level: (Int) -> String, input: (Int) -> String)] = [
      ("verbs", { few + (0..<$0).map { verb(word($0)) }.joined() }, { _ in "como\n" }),
      ("columns", columns, { _ in "como\n" }),
      ("lines", { _ in few }, { String(repeating: "como\nvaz\n:show ir\n", count: $0) }),
    ]
    return CommandQuestions.all.flatMap { line in
      kinds.map { name, level, input in
        GrowthFamily(
          name: "\(line.joined(separator: " ")): \(name)", least: 100,
          arguments: { _ in line + ["--levels=n.txt"] }, input: input,
          files: { ["n.txt": level($0), "t.txt": input($0)] })
      }
    }
  }

  // MARK: glossaries and logs

  private static func review(_ number: Int, typed: String = "x") -> String {
    "1\t2026-11-24T10:00:00+00:00\t\(word(number))ar\tpresente\tyo\twrong\ttype\t\(typed)\t10\n"
  }

  static var notes: [GrowthFamily] {
    let glosses: [(name: String, make: (Int) -> String)] = [
      ("letters of a gloss", { "comer: " + String(repeating: "e", count: $0) + "\n" }),
      ("glosses of one verb", { String(repeating: "comer: to eat\n", count: $0) }),
      ("lines without a colon", { String(repeating: "comer to eat\n", count: $0) }),
      ("marks", { "comer: " + marks($0) + "\n" }),
    ]
    let logs: [(name: String, make: (Int) -> String)] = [
      ("items", { (0..<$0).map { review($0) }.joined() }),
      ("answers to one item", { String(repeating: review(1), count: $0) }),
      ("letters of an answer", { review(1, typed: String(repeating: "á", count: $0)) }),
      ("tabs of a line", { review(1, typed: String(repeating: "\t", count: $0)) }),
      ("empty lines", { String(repeating: "\n", count: $0) }),
      ("lines of another version", { String(repeating: "2\tx\n", count: $0) }),
    ]
    let items = [["--plain", "--count=2"], ["--stats"], ["--choose", "--count=all"]].map {
      options in
      GrowthFamily(
        name: "items of a verb with as many columns, \(options[0])", least: 1_000,
        arguments: { _ in ["practice"] + options + ["--levels=n.txt"] },
        input: { String(repeating: "1\n", count: $0) },
        files: { size in
          let columns = (0..<size).map(word).joined(separator: ", ")
          let cells = (0..<size).map { word($0) + "o" }.joined(separator: ", ")
          let items = (0..<size).map {
            "1\t2026-01-01T00:00:00+00:00\tcomer\tt\($0)\tyo\twrong\ttype\tx\t0\n"
          }
          return [
            "n.txt": "\(header)formas: \(columns)\ncomer: \(cells)\nbeber: \(cells)\n",
            "log.tsv": items.joined(),
          ]
        })
    }
    return items
      + glosses.flatMap { name, make in
        [["check", "n"], ["check", "--fix", "n"], ["show", "comer", "--levels", "n"]].map { line in
          GrowthFamily(
            name: "a glossary, \(line[0]): \(name)", least: 200, arguments: { _ in line },
            files: { ["n/n.txt": level(0), "n/glosas-fr.txt": make($0)] })
        }
      }
      + logs.flatMap { name, make in
        [["practice", "--stats"], ["practice", "--sheet", "--levels=n.txt"]].map { line in
          GrowthFamily(
            name: "a log, \(line[1]): \(name)", least: 200, arguments: { _ in line },
            files: { ["n.txt": level(0), "log.tsv": make($0)] })
        }
      }
  }

  // MARK: many files

  private static func level(_ number: Int) -> String {
    LevelText.file(LevelText.comer, LevelText.beber, title: "Nivel \(word(number))")
  }

  private static func folder(
    _ size: Int, _ level: (Int) -> String = { level($0) }
  ) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<size).map { ("n/\(word($0)).txt", level($0)) })
  }

  /// A level of two verbs in columns of its own.
  private static func level(_ number: Int, columns: [String]) -> String {
    func line(_ verb: String, _ form: String) -> String {
      "\(verb): " + columns.map { form + $0 }.joined(separator: ", ") + "\n"
    }
    return "Nivel \(word(number))\nd\nFF0000\n" + line("formas", "") + line("comer", "co")
      + line("beber", "be")
  }

  /// Levels that have a verb in common, and each a form of it.
  private static func withoutTense(_ size: Int) -> [String: String] {
    folder(size) { number in
      let lines = "formas: yo, tú\ncomer: como, \(word(number))s\n"
      return "Nivel \(word(number))\nd\nFF0000\n" + lines + "beber: bebo, bebes\n"
    }
  }

  /// Levels with a verb each.
  private static func ofOneVerb(_ size: Int) -> [String: String] {
    folder(size) { number in
      let lines = "\(word(number))ar: \(word(number))o\nbeber: bebo\n"
      return "Nivel \(word(number))\nd\nFF0000\ntiempo: presente\nformas: yo\n" + lines
    }
  }

  static var folders: [GrowthFamily] {
    [
      GrowthFamily(
        name: "levels with columns of their own, shown as text", least: 50,
        arguments: { _ in ["show", "comer", "--format", "text", "--levels", "n"] },
        files: { folder($0) { level($0, columns: ["yo", word($0)]) } }),
      GrowthFamily(
        name: "levels of one column and one of as many, shown as text", least: 50,
        arguments: { _ in ["show", "comer", "--format", "text", "--levels", "n"] },
        files: { size in
          folder(size) { level($0, columns: ["yo"] + ($0 == 0 ? (0..<size).map(word) : [])) }
        }),
      GrowthFamily(
        name: "levels of one verb, on a sheet of it", least: 2000,
        arguments: { _ in ["practice", "--sheet", "--no-save", "--verbs=comer", "--levels", "n"] },
        files: { folder($0) { level($0, columns: ["yo"]) } }),
      GrowthFamily(
        name: "levels of a verb each, on a sheet", least: 1000,
        arguments: { _ in ["practice", "--sheet", "--no-save", "--levels", "n"] }, files: ofOneVerb),
      GrowthFamily(
        name: "levels of a verb each, on a sheet of these verbs", least: 400,
        arguments: { size in
          let verbs = (0..<size).map { word($0) + "ar" }.joined(separator: ",")
          return ["practice", "--sheet", "--no-save", "--verbs=\(verbs)", "--levels", "n"]
        }, files: ofOneVerb),
      GrowthFamily(
        name: "files of a folder, checked", least: 50, arguments: { _ in ["check", "n"] },
        files: { folder($0) }),
      GrowthFamily(
        name: "faulty lines of a folder", least: 256, arguments: { _ in ["check", "n"] },
        files: { size in
          let text = header + String(repeating: "a:b\n", count: 20)
          return Dictionary(uniqueKeysWithValues: (0..<size).map { ("n/\(word($0)).txt", text) })
        }),
      GrowthFamily(
        name: "files of a folder, asked", least: 50,
        arguments: { _ in ["lookup", "como", "--readings", "--levels", "n"] },
        files: { folder($0) }),
      GrowthFamily(
        name: "files of a folder, known", least: 50,
        arguments: { _ in ["lookup", "--text", "--known", "Nivel", "--levels", "n"] },
        input: { _ in "como\n" },
        files: {
          folder($0).mapValues { $0 + "irse: me voy, te vas, se va, nos vamos, os vais, se van\n" }
        }),
      GrowthFamily(
        name: "files of a folder, listed", least: 50,
        arguments: { _ in ["levels", "--levels", "n"] },
        files: { folder($0) }),
      GrowthFamily(
        name: "files of a folder, shown", least: 50,
        arguments: { _ in ["show", "comer", "--levels", "n"] }, files: { folder($0) }),
      GrowthFamily(
        name: "levels without a tense, shown", least: 50,
        arguments: { _ in ["show", "comer", "--levels", "n"] }, files: withoutTense),
      GrowthFamily(
        name: "levels without a tense, explained", least: 50,
        arguments: { _ in ["lookup", "como", "--format", "text", "--levels", "n"] },
        files: withoutTense),
      GrowthFamily(
        name: "level files named", least: 25,
        arguments: {
          ["lookup", "como"] + (0..<$0).flatMap { ["--levels", "n/\(word($0)).txt"] }
        },
        files: { folder($0) }),
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
