import TestSupport
import Testing

@Suite struct ArgumentsTests {
  @Test func valuesAreJoinedOrSeparate() throws {
    let joined = try conj("lookup", "--format=jsonl", "fui")
    let separate = try conj("lookup", "--format", "jsonl", "fui")
    #expect(joined.text.hasPrefix(#"{"query":"fui""#))
    #expect(joined.output == separate.output)
  }

  @Test func sharedOptionsMayStandBeforeTheCommand() throws {
    #expect(try conj("--format", "jsonl", "lookup", "fui").text.hasPrefix("{"))
  }

  @Test func theLastOfAnOptionCounts() throws {
    #expect(try conj("lookup", "--format=jsonl", "--format=tsv", "fui").text.hasPrefix("fui\t"))
  }

  @Test func whatFollowsTwoHyphensIsAWord() throws {
    let outcome = try conj("lookup", "--", "--help")
    #expect(outcome.text == "--help\t\t\tnone\n")
    #expect(outcome.status == 1)
  }

  @Test func oneLetterOptionsMayBeJoined() throws {
    #expect(try conj("lookup", "-0", input: Array("fui\0ve".utf8)).lines.count == 4)
    #expect(try conj("lookup", "-0h").text.contains("Usage: conj lookup"))
    #expect(try conj("lookup", "-0x").messages.contains("has no option -x"))
    #expect(try conj("--best", "fui").messages.contains("Write conj lookup --best"))
  }

  @Test func theRestOfAClusterIsAValue() throws {
    let folder = try TemporaryFolder()
    #expect(try conj("index", "build", "-o\(folder / "x")").status == 0)
    #expect(folder.names == ["x"])
  }

  @Test(arguments: [
    (["lokup", "fui"], "Did you mean “conj lookup”?"),
    (["leveles"], "Did you mean “conj levels”?"),
    (["look", "fui"], "Did you mean “conj lookup”?"),
    (["help", "fui"], "There is no command “fui”."),
    (["lookup", "--acents", "smart"], "Did you mean --accents?"),
    (["lookup", "--read"], "Did you mean --readings?"),
    (["lookup", "--accents", "smrt"], "Did you mean smart?"),
    (["lookup", "--format", "xml"], "one of: text, tsv, jsonl"),
    (["lookup", "--best=1"], "takes no value"),
    (["lookup", "--levels"], "needs a value"),
    (["search", "--limit", "x", "a"], "needs a whole number from 0 up, not “x”"),
    (["search", "--limit=-1", "a"], "needs a whole number from 0 up"),
    (["search", "--limit", "9999999999999999999", "a"], "number from 0 to 9223372036854775807"),
    (["practice", "--seed", "18446744073709551616"], "number from 0 to 9223372036854775807, not"),
    (["practice", "--count", "0"], "from 1 up, or all."),
    (["practice", "--count", "9999999999999999999"], "from 1 to 9223372036854775807, or all."),
    (["search"], "needs to know more"),
    (["search", "a", "b"], "too many for conj search"),
    (["manual", "x"], "conj manual takes no words.\n      Write conj manual alone.\n"),
    (["show"], "needs to know more"),
    (["levels", "x"], "conj levels --level A"),
    (["lookup", "--levels", "a", "--index", "b", "c"], "can't be used together"),
    (["practice", "--stats", "--index", "b", "--levels", "a"], "--levels for level files or"),
    (["practice", "--stats", "--index", "b"], "--stats and --index can't be used together"),
    (["practice", "--forget", "--levels", "a"], "--forget and --levels can't be used together"),
    (["practice", "--forget", "--format=tsv"], "--forget and --format can't be used together"),
    (["check", "a", "--index", "b"], "conj check has no option --index."),
    (["check", "a", "--levels", "b"], "conj check takes a file or --levels, not both."),
    (["--levels", "a", "manual"], "conj manual has no option --levels."),
    (["--format", "tsv", "completions", "bash"], "conj completions has no option --format."),
    (["lookup", "--text", "--readings"], "--text and --readings can't be used together"),
    (["lookup", "--text", "--suggest"], "--text and --suggest can't be used together"),
    (["lookup", "--text", "--null"], "--text and --null can't be used together"),
    (["search", "--forms", "--verbs", "ir"], "--verbs and --forms can't be used together"),
    (["search", "--count", "--forms", "ir"], "--count and --forms can't be used together"),
    (["search", "--limit", "3", "--count", "ir"], "--count and --limit can't be used together"),
    (["practice", "--stats", "--forget"], "--forget and --stats can't be used together"),
    (["practice", "--sheet", "--stats"], "--stats and --sheet can't be used together"),
    (["practice", "--forget", "--no-save"], "--forget and --no-save can't be used together"),
    (["practice", "--forget", "A1"], "conj practice --forget takes no words."),
    (["practice", "--stats", "--level", "A1"], "--stats and --level can't be used together"),
    (["practice", "--seed", "1", "--mistakes"], "--seed and --mistakes can't be used together"),
    (["practice", "--mistakes", "--no-save"], "--mistakes and --no-save can't be used together"),
    (["practice", "--sheet", "--new", "3"], "--sheet and --new can't be used together"),
    (["practice", "--export=tsv", "--lives=2"], "--export and --lives can't be used together"),
    (["practice", "--choose", "--accents=smart"], "--choose and --accents can't be used together"),
    (["practice", "--choose", "--format=tsv"], "--choose and --format can't be used together"),
    (["practice", "--sheet", "--no-gloss"], "--sheet and --no-gloss can't be used together"),
    (["practice", "--new", "0", "--seed", "1"], "--seed and --new can't be used together"),
    (["lookup", "--text", "--known", "A1", "--only", "form"], "--known and --only can't be used"),
    (["lookup", "--text", "--known", "A1", "--best"], "--known and --best can't be used together"),
    (["lookup", "--text", "--known", "A1", "--all"], "--known and --all can't be used together"),
    (["levels", "--compare", "A1", "A2", "--level", "B1"], "--compare and --level can't be used"),
    (["practice", "--sheet", "--choose"], "--sheet and --choose can't be used together"),
    (["practice", "--export", "tsv", "--recognise"], "--export and --recognise can't be used"),
    (["practice", "--export", "tsv", "--sheet"], "--sheet and --export can't be used together"),
    (["index", "bild"], "Did you mean “build”?"),
    (["index", "build"], "needs the file to write"),
    (["lookup", "-se"], "Write -- before a word that begins with a hyphen"),
  ])
  func mistakesAreExplained(arguments: [String], expected: String) throws {
    let outcome = try conj(arguments)
    #expect(outcome.messages.contains(expected), "\(outcome.messages)")
    #expect(outcome.messages.hasPrefix("conj: "))
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == 2)
  }

  @Test func aWordFarFromAllNamesGetsNoSuggestion() throws {
    #expect(!(try conj("lookup", "--zzzzzz").messages.contains("Did you mean")))
    let long = String(repeating: "x", count: 100_000)
    #expect(try conj(long).status == 1)
  }

  /// A word that is near no command's name is looked up, options and all.
  @Test func aWordAloneIsLookedUp() throws {
    #expect(try conj("fui").text == "fui\tser\tfui\texact\nfui\tir\tfui\texact\n")
    #expect(try conj("irgais", "zz").text == conj("lookup", "irgais", "zz").text)
    #expect(try conj("he comido", "--best").text == conj("lookup", "--best", "he comido").text)
    #expect(try conj("-", input: Array("fui\n".utf8)).rows.map { $0[1] } == ["ser", "ir"])
  }

  @Test func withoutACommandItIsUsage() throws {
    let outcome = try conj()
    #expect(outcome.messages.contains("Usage: conj COMMAND"))
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == 2)
  }

  @Test func emptyAndOddArgumentsAreAnswered() throws {
    #expect(try conj("lookup", "").text == "\t\t\tnone\n")
    #expect(try conj([Array("lookup".utf8), [0xFF]]).text == "\\xFF\t\t\tnone\n")
    #expect(try conj("").text == "\t\t\tnone\n")
    #expect(try conj("-").status == 0)
    #expect(try conj("--").status == 2)
    #expect(try conj("--=").status == 2)
    #expect(try conj("lookup", "--").status == 0)
  }

  /// What is said of a long word is not as long. The persons of all levels take a second in a debug build.
  @Test(arguments: [
    "show", "search", "levels --verb", "levels --form", "levels --level", "practice",
    isExhaustive ? "practice --persons" : "practice gustar --persons",
    "lookup --only", "lookup --level", "new T --from presente --verbs",
    "new T --verbs comer --from", "index",
    "completions", "lookup --format", "search a --limit",
  ])
  func messagesQuoteTheBeginningOfALongWord(line: String) throws {
    let word = String(repeating: "a", count: rounds(10_000, few: 1_000))
    let outcome = try conj(line.split(separator: " ").map(String.init) + [word])
    #expect(outcome.status != 0 && outcome.messages.utf8.count < 2_500)
    #expect(outcome.messages.contains("“\(word.prefix(120))…”"))
  }

  /// What is written, asked or taken would be that of the last one alone.
  @Test(arguments: [
    "new T --verbs comer,beber --verbs vivir,hablar --from imperativo", "index build -o a -o b",
    "fui --index a --index=b", "levels --form fui --form voy", "practice --verbs ir --verbs ser",
  ])
  func oneTextIsNotTwo(line: String) throws {
    let outcome = try conj(line.split(separator: " ").map(String.init))
    #expect(outcome.status == 2 && outcome.messages.contains(" is given twice."))
  }

  @Test func whatIsGivenAgainInOtherWaysCounts() throws {
    let options = ["--color", "never", "--color", "always", "--format", "jsonl", "--format", "tsv"]
    #expect(try conj(["lookup", "fui"] + options).rows.count == 2)
    let both = try conj("levels", "--level", "A1", "--level", "A2").rows.count
    let each = try ["A1", "A2"].map { try conj("levels", "--level", $0).rows.count }
    #expect(both == each.reduce(0, +) && !each.contains(0))
  }
}
