import TestSupport
import Testing

/// What verbs mean, as the commands show it.
@Suite struct GlossTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "a.txt": LevelText.file(LevelText.comer, LevelText.ir),
      "glosas-fr.txt": "comer: manger\nir: aller\n", "glosas-pt-br.txt": "comer: comer\nir: ir\n",
    ])
  }

  /// The gloss of comer in JSON Lines; nil for none.
  private func gloss(_ environment: [String: String], _ arguments: String...) throws -> String? {
    let words = ["lookup", "--levels", folder.path, "--format", "jsonl", "comes"] + arguments
    let outcome = try conj(words, environment: environment)
    let matches = try #require(outcome.objects().first?["matches"] as? [[String: Any]])
    return matches.first?["gloss"] as? String
  }

  @Test func theLanguageIsThatOfTheVariableOrTheLocale() throws {
    #expect(try gloss([:]) == "to eat")
    #expect(try gloss(["CONJ_GLOSSES": "fr"]) == "manger")
    #expect(try gloss(["CONJ_GLOSSES": "pt_BR"]) == "comer")
    #expect(try gloss(["CONJ_GLOSSES": ""]) == nil)
    #expect(try gloss(["CONJ_GLOSSES": "de", "LANG": "fr"]) == nil)
    #expect(try gloss(["LANG": "fr_FR.UTF-8"]) == "manger")
    #expect(try gloss(["LANG": "fr_FR.UTF-8", "LC_MESSAGES": "pt_BR"]) == "comer")
    #expect(try gloss(["LC_ALL": "fr@euro", "LC_MESSAGES": "pt_BR"]) == "manger")
    #expect(try gloss(["LC_ALL": "", "LANG": "fr"]) == "manger")
    for locale in ["C", "POSIX", "es_ES.UTF-8", "C.UTF-8", "pt_PT", "_", "."] {
      #expect(try gloss(["LANG": locale]) == "to eat", "\(locale)")
    }
    #expect(try gloss(["CONJ_GLOSSES": "fr"], "--no-gloss") == nil)
  }

  /// What a level has in parentheses suits all who want glosses, and a glossary of their language goes before it.
  @Test func glossesInParentheses() throws {
    let level = LevelText.file(
      LevelText.comer.replacing("comer:", with: "comer (zu Mittag essen):"), LevelText.ir)
    func gloss(_ files: [String: String], _ word: String, _ chosen: String?) throws -> String? {
      let folder = try TemporaryFolder(files)
      let outcome = try conj(
        ["lookup", "--levels", folder.path, "--format", "jsonl", word],
        environment: chosen.map { ["CONJ_GLOSSES": $0] } ?? [:])
      let matches = try #require(outcome.objects().first?["matches"] as? [[String: Any]])
      return matches.first?["gloss"] as? String
    }
    #expect(try gloss(["a.txt": level], "comes", nil) == "zu Mittag essen")
    #expect(try gloss(["a.txt": level], "comes", "fr") == "zu Mittag essen")
    #expect(try gloss(["a.txt": level], "comes", "") == nil)
    #expect(try gloss(["a.txt": level], "vas", nil) == "to go")
    let files = ["a.txt": level, "glosas-fr.txt": "comer: manger\n"]
    #expect(try gloss(files, "comes", "fr") == "manger")
    #expect(try gloss(files, "comes", nil) == "zu Mittag essen")
  }

  /// The meaning of tener sed does not count for tener, and that of irse comes after that of ir.
  @Test func glossesOfOtherLines() throws {
    let thirst = "tengo sed, tienes sed, tiene sed, tenemos sed, tenéis sed, tienen sed"
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file(
        "tener sed (to be thirsty): \(thirst)",
        "irse (to leave): me voy, te vas, se va, nos vamos, os vais, se van",
        LevelText.ir.replacing("ir:", with: "ir (to move):"),
        "darle (to hit it): le doy, le das, le da, le damos, le dais, le dan",
        "mearse (to wet oneself): me meo, te meas, se mea, nos meamos, os meáis, se mean")
    ])
    let outcome = try conj(
      ["lookup", "--levels", folder.path, "--format", "jsonl", "tienes", "vas", "meas", "doy"])
    let glosses = try outcome.objects().map {
      try #require($0["matches"] as? [[String: Any]]).first?["gloss"] as? String
    }
    #expect(glosses == ["to have", "to move", "to wet oneself", "to give"])
    let asked = try conj(
      "practice", "--levels", folder.path, "--persons", "yo", "--no-save",
      input: Array("s\ns\ns\n".utf8))
    #expect(asked.text.contains("tener sed ·") && asked.text.contains("ir (to move) ·"))
  }

  /// There is nothing wrong with them for a check to tell.
  @Test func theyAreNoLevel() throws {
    let glosses = folder / "glosas-fr.txt"
    let outcome = try conj("lookup", "--levels", glosses, "fui")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("they need levels: --levels builtin --levels \(glosses)\n"))
    // The built-in levels are many, and compiled for it.
    for levels in isExhaustive ? [folder / "a.txt", "builtin"] : [folder / "a.txt"] {
      #expect(try conj("lookup", "--levels", levels, "--levels", glosses, "comes").status == 0)
    }
  }

  @Test func theyStandBehindTheMatch() throws {
    let line = try conj("lookup", "fui", "--format", "jsonl").text
    #expect(line.contains(#""infinitive":"ser","form":"fui","match":"exact","gloss":"to be","rea"#))
    #expect(line.contains(#""infinitive":"ir","form":"fui","match":"exact","gloss":"to go","rea"#))
    #expect(try conj("lookup", "fui").text == "fui\tser\tfui\texact\nfui\tir\tfui\texact\n")
    let show = try conj("show", "ir", "--format", "jsonl").text
    #expect(show.hasPrefix(#"{"infinitive":"ir","gloss":"to go","levels":["#))
    let bare = try conj("show", "ir", "--format", "jsonl", "--no-gloss").text
    #expect(bare.hasPrefix(#"{"infinitive":"ir","levels":["#))
    // A verb without a gloss has no key for it.
    #expect(try !conj("lookup", "abracadabrar", "--format", "jsonl").text.contains("gloss"))
  }

  /// On a narrow screen they are the first to go.
  @Test func peopleSeeThemBehindTheInfinitive() throws {
    func text(_ arguments: String..., width: Int = 80) throws -> [String] {
      try conj(arguments + ["--format", "text"], environment: ["COLUMNS": String(width)]).lines
    }
    let lines = ["fui  ser  to be  pretérito  yo", "     ir   to go  pretérito  yo"]
    #expect(try text("lookup", "fui") == lines)
    let bare = ["fui  ser  pretérito  yo", "     ir   pretérito  yo"]
    #expect(try text("lookup", "fui", "--no-gloss") == bare)
    // Where not all fit they are left out, and no title of a level is cut for them.
    for (width, isShown) in [(200, true), (60, false)] {
      let lines = try text("lookup", "fui", "--readings", width: width)
      #expect(lines.contains { $0.contains("to be") } == isShown)
    }
    #expect(try text("lookup", "fui", width: 40).first == "fui: ser, pretérito, yo")
    // One verb's gloss stands once.
    #expect(try text("lookup", "comer").count { $0.contains("to eat") } == 1)
    #expect(try text("show", "ir").first == "ir · to go")
    #expect(try text("show", "ir", width: 9).first == "ir")
    #expect(try text("show", "ir", "--no-gloss").first == "ir")
  }

  /// A gloss may hold what would steer a terminal, though it is no control character.
  @Test func peopleSeeWhatIsHidden() throws {
    try folder.write("comer: eat\u{202E}\u{200B}x\n", to: "glosas-de.txt")
    let outcome = try conj(
      ["lookup", "--levels", folder.path, "comes", "--format", "text"],
      environment: ["CONJ_GLOSSES": "de"])
    #expect(!outcome.text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{200B}" })
  }

  @Test func anIndexKeepsAndNamesThem() throws {
    let file = folder / "x.conj"
    #expect(try conj("index", "build", "-o", file, "--levels", folder.path).status == 0)
    #expect(try conj("index", "verify", file).status == 0)
    let info = try conj("index", "info", file)
    #expect(
      info.lines.filter { $0.hasPrefix("glosses") }.sorted() == [
        "glosses: en\t2", "glosses: fr\t2", "glosses: pt-br\t2",
      ])
    #expect(
      try conj("index", "info", file, "--format", "jsonl").text.contains(
        #""glosses":[{"language":"en","verbs":2},{"language":"fr","verbs":2}"#))
    let lines = try conj(
      ["lookup", "--index", file, "voy", "--format", "jsonl"], environment: ["CONJ_GLOSSES": "fr"])
    #expect(lines.text.contains(#""gloss":"aller""#))
  }

  @Test func checkTellsWhatIsWrong() throws {
    let glossary = "comer: to eat\nir to go\nser:\ncomer: to dine\ncmer: x\nnuevar: to new\n"
    try folder.write(glossary, to: "glosas-en.txt")
    try folder.write(
      LevelText.file("nuevar: nuevo, nuevas, nueva, nuevamos, nuevais, nuevan", LevelText.comer),
      to: "z.txt")
    let outcome = try conj("check", folder.path, "--format", "tsv")
    let ofGlossary = outcome.rows.filter { $0[0].hasSuffix("glosas-en.txt") }
    #expect(
      ofGlossary.map { "\($0[1]):\($0[2]) \($0[3]) \($0[4])" } == [
        "2:1 error no-colon", "3:4 error empty-gloss", "4:1 warning repeated-verb",
        "5:1 warning unknown-verb",
      ])
    #expect(ofGlossary.last?.last?.hasPrefix("Did you mean comer?") == true)
    #expect(outcome.status == 1)
    // What is wrong with them keeps no level from answering.
    let lookup = try conj("lookup", "--levels", folder.path, "comes", "--format", "jsonl")
    #expect(lookup.status == 0 && lookup.text.contains(#""gloss":"to eat""#))
    #expect(lookup.messages.contains("[empty-gloss]"))
  }

  @Test func checkCountsThem() throws {
    #expect(
      try conj("check", folder.path).text
        == "3 files, 1 level, 2 verbs, 4 glosses: no errors, no warnings\n")
  }

  /// A folder of glosses alone goes with the levels that come with conj.
  /// Glosses given beside the built-in levels are those of these levels.
  @Test(.exhaustive) func glossesForTheBuiltInLevels() throws {
    let only = try TemporaryFolder(["glosas-fr.txt": "ser: être\n"])
    let lines = try conj(
      ["lookup", "--levels", "builtin", "--levels", only.path, "fui", "--format", "jsonl"],
      environment: ["CONJ_GLOSSES": "fr"])
    #expect(lines.text.contains(#""gloss":"être""#) && lines.messages.isEmpty)
  }

  @Test func glossesAloneAreNoLevels() throws {
    let only = try TemporaryFolder(["glosas-fr.txt": "ser: être\n"])
    let none = try conj("lookup", "--levels", only.path, "fui")
    #expect(none.status == 2 && none.messages.contains("No level could be read"))
  }
}
