/// An input that can be long: how it is made in any size, and what is asked of it.
struct GrowthFamily {
  let name: String
  /// The smallest size that is tried.
  let least: Int
  /// Whether what it asks for is a list, which is as long as what the levels have.
  var asksForLists = false
  /// The command line, in a folder of ``files``.
  var arguments: (Int) -> [String]
  var input: (Int) -> String = { _ in "" }
  var files: (Int) -> [String: String] = { _ in [:] }

  static var groups: [(name: String, families: [GrowthFamily])] {
    [
      ("queries", queries), ("patterns", patterns), ("arguments", words), ("running text", texts),
      ("levels", levels), ("texts that rows repeat", repeatedTexts), ("folders", folders),
      ("glossaries and logs", notes),
      ("commands with an option", commands),
    ]
  }

  // MARK: queries

  /// One line of input, of `size` pieces.
  private static func query(
    _ name: String, from least: Int = 1000, _ make: @escaping (Int) -> String
  ) -> GrowthFamily {
    GrowthFamily(
      name: "a query of \(name)", least: least,
      arguments: { _ in ["lookup", "--format", "jsonl"] },
      input: { make($0) + "\n" })
  }

  private static func repeated(_ piece: String) -> (Int) -> String {
    { String(repeating: piece, count: $0) }
  }

  /// Marks of two kinds in turn, which composing has to sort.
  static func marks(_ count: Int) -> String {
    "a" + String(String.UnicodeScalarView((0..<count).map { $0 % 2 == 0 ? "\u{323}" : "\u{301}" }))
  }

  private static var queries: [GrowthFamily] {
    [
      query("letters", repeated("á")),
      query("foreign letters", repeated("ł")),
      query("combining marks", marks),
      query("punctuation", { "¿" + String(repeating: "-", count: $0) + "fui!" }),
      query("words", repeated("he ")),
      query("words that are forms", repeated("como ")),
      query("words before a whole", { String(repeating: "me ", count: $0) + "hace falta" }),
      query("pronouns", { "da" + String(repeating: "melo", count: $0) }),
      query("typed accents", repeated("a'")),
      query("typed tildes", repeated("n~")),
      query("slashes", repeated("fui/")),
      query("hyphens", repeated("da-")),
      query("brackets", repeated("com(er)")),
      query("an opened bracket", { "com(" + String(repeating: "e", count: $0) }),
      query("soft hyphens", { "f" + String(repeating: "\u{AD}", count: $0) + "ui" }),
      GrowthFamily(
        name: "a line beyond the limit", least: 16 << 10, arguments: { _ in ["lookup"] },
        input: { String(repeating: "a", count: $0) }),
      GrowthFamily(
        name: "queries", least: 1000, arguments: { _ in ["lookup", "--suggest"] },
        input: {
          (0..<$0).map { ["fui", "rompido", "he comido", "damelo"][$0 % 4] + "\n" }.joined()
        }),
      GrowthFamily(
        name: "lines of a dialogue", least: 250, arguments: { _ in ["repl", "--plain"] },
        input: { (0..<$0).map { ["fui", "rompido", "damelo"][$0 % 3] + "\n" }.joined() }),
      GrowthFamily(
        name: "commands of a dialogue", least: 250, asksForLists: true,
        arguments: { _ in ["repl", "--plain"] },
        input: { (0..<$0).map { ["com*", ":show ir"][$0 % 2] + "\n" }.joined() }),
    ]
  }

  // MARK: patterns

  private static func search(
    _ name: String, from least: Int = 100, _ make: @escaping (Int) -> String
  ) -> GrowthFamily {
    GrowthFamily(
      name: "a pattern of \(name)", least: least, arguments: { ["search", make($0)] })
  }

  private static var patterns: [GrowthFamily] {
    [
      search("letters", from: 1000, repeated("a")),
      search("stars", repeated("*")),
      search("letters and stars", from: 4, { String(repeating: "a*", count: $0) }),
      search("question marks", from: 4, repeated("?")),
      search("marks", from: 1000, { marks($0) + "*" }),
    ]
  }

  // MARK: arguments

  private static func argument(
    _ name: String, _ arguments: [String], _ make: @escaping (Int) -> String
  ) -> GrowthFamily {
    GrowthFamily(name: name, least: 1000, arguments: { arguments + [make($0)] })
  }

  private static var words: [GrowthFamily] {
    [
      GrowthFamily(
        name: "words as arguments", least: 250,
        arguments: { ["lookup"] + (0..<$0).map { word($0) } + ["fui"] }),
      argument("the name of a verb", ["show"], repeated("comer")),
      argument("the name of a verb, of marks", ["show"], marks),
      argument("the name of a level", ["levels", "--level"], repeated("a ")),
      argument("a verb of levels", ["levels", "--verb"], repeated("comer")),
      argument("an unknown option", ["lookup"], { "--" + String(repeating: "a", count: $0) }),
      argument("an unknown command", [], repeated("look")),
      argument("a title of quotation marks", ["new"], repeated("\"")),
      argument(
        "a description of quotation marks",
        ["new", "T", "--verbs=comer,ir", "--from=presente", "--description"], repeated("\"")),
      argument("a list of verbs", ["new", "Nivel", "--from", "presente", "--verbs"]) {
        (0..<$0).map { word($0) + "ar" }.joined(separator: ", ")
      },
      GrowthFamily(
        name: "a list of the verbs of a level", least: 1000,
        arguments: { _ in ["new", "Nivel", "--from", "Nivel", "--levels", "n.txt"] },
        input: { (0..<$0).map { word($0) + "ar\n" }.joined() },
        files: {
          let lines = (0..<$0).map { "\(word($0))ar: \(word($0))o\n" }.joined()
          return ["n.txt": "Nivel\nd\nFF0000\nformas: yo\n" + lines]
        }),
    ]
  }

  // MARK: running text

  private static func text(
    _ name: String, from least: Int = 4000, options: [String] = [],
    _ make: @escaping (Int) -> String
  ) -> GrowthFamily {
    GrowthFamily(
      name: "running text: \(name)", least: least,
      arguments: { _ in ["lookup", "--text", "text"] + options }, files: { ["text": make($0)] })
  }

  private static var texts: [GrowthFamily] {
    [
      text("one line", repeated("no lo he ")),
      text("many lines", repeated("Ayer no lo he comido.\n")),
      text(
        "as JSON", from: 1000, options: ["--format", "jsonl"], repeated("Ayer no lo he comido.\n")),
      text("without spaces", repeated("ayer")),
      text("marks", marks),
      text("unknown words", { (0..<$0).map { word($0) + " " }.joined() }),
    ]
  }

  /// A word of letters for a number, another one for each.
  static func word(_ number: Int) -> String {
    let letters = Array("bcdfghjlmn")
    var digits = String(number)
    digits = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    var word = ""
    for (place, digit) in digits.enumerated() {
      word.append(letters[digit.wholeNumberValue ?? 0])
      if place == 3 { word.append("e") }
    }
    return word
  }
}
