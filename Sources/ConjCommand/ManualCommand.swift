import AskCommands
import Invocation

extension Command {
  static let manual = Command(
    name: "manual",
    synopsis: "",
    words: 0...0,
    summary: "print the manual page, for programs such as man",
    details: [
      "Prints conj(1) as roff, made of what --help says. make install puts it where man finds it."
    ],
    flags: [],
    without: [.levels, .index, .level, .format],
    examples: [
      "conj manual": "The page as it is installed:",
      "conj manual | grep -c '^.SS'": "How many commands does it describe?",
    ],
    run: { (context) throws(Failure) in
      context.output.append(Manual.page)
      return .success
    })
}

/// The manual page conj(1), made of the records that the help is made of.
package enum Manual {
  /// The variables of the environment that conj reads, in the order of the page.
  package static let variables: KeyValuePairs<String, String> = [
    "CONJ_LEVELS":
      "Level files and folders to answer from, separated by colons; --levels and --index replace it.",
    "CONJ_LANG":
      "The language of messages, es or en. Otherwise that of the locale where it is Spanish.",
    "CONJ_GLOSSES":
      "The language of glosses, by its code; empty for none. Otherwise that of the locale.",
    "CONJ_PRACTICE_LOG": "The file that conj practice keeps its answers in; empty for none.",
    "XDG_DATA_HOME, HOME":
      "The folder with conj/practice.tsv; without the first one ~/.local/share.",
    "LC_ALL, LC_MESSAGES, LANG": "The locale, whose language messages and glosses are in.",
    "NO_COLOR": "If not empty, no colours unless --color asks for them.",
    "COLUMNS": "How many cells wide the text for people may be.",
    "TERM, COLORTERM": "Which colours a terminal has; dumb: lines, no screen.",
    "ACCESSIBLE": "If not empty, plain lines instead of tables and screens.",
  ]

  static let statuses: KeyValuePairs<ExitStatus, String> = [
    .success: "All was answered.",
    .notAll:
      "Some of it was not: no verb in a text, a wrong answer that was marked, a damaged index; or levels that are checked or built have errors.",
    .trouble: "Trouble: a command line that can't be understood, a file that can't be read.",
    .hungUp: "The terminal went away.",
    .interrupted: "Broken off by Ctrl-C, or left without a choice in repl --pick.",
  ]

  package static var page: String {
    var page = Roff()
    page.add(".TH CONJ 1 \"\" \"conj \(Conj.version)\" \"conj\"")
    page.section("NAME")
    page.add("conj \\- find the Spanish verb behind any inflected form")
    page.section("SYNOPSIS")
    page.add(".B conj", "[\\fICOMMAND\\fR] [\\fIOPTION\\fR…] [\\fIWORD\\fR…]")
    page.section("DESCRIPTION")
    page.paragraph(
      """
      conj finds the verb that a Spanish form belongs to (fui: ser, ir), shows conjugations, lists \
      forms, and asks them in a game. It answers from levels, small text files that teachers write \
      (see conj-levels(5)); many are built in. A WORD that is no command is looked up. Without arguments \
      conj on a terminal is conj repl.
      """)
    page.paragraph(
      """
      On a terminal the output is for people. Elsewhere it is tab-separated values without a header, or \
      JSON Lines with --format jsonl.
      """)
    page.section("COMMANDS")
    for command in Command.all {
      page.subsection("conj \(Help.label(command)) [OPTION…]")
      page.paragraph("\(command.summary.first?.uppercased() ?? "")\(command.summary.dropFirst()).")
      for paragraph in command.details { page.paragraph(paragraph) }
      for flag in command.flags + [command.format].compactMap(\.self) { page.option(flag) }
    }
    page.section("OPTIONS")
    page.paragraph("Commands take those of these that they can use.")
    for flag in Flag.shared { page.option(flag) }
    page.section("COLUMNS AND KEYS")
    page.paragraph(
      """
      These are the columns of conj lookup; those of the other commands are told above. Names and order of those that a \
      format writes by itself do not change. JSON Lines use the same names for the same values; they have no rank, and \
      no construction but its parts and helpers.
      """)
    for column in LookupColumn.ofQueries { page.item(column.name, column.help + ".") }
    page.paragraph("Those of conj lookup --text, where they differ:")
    let names = Set(LookupColumn.ofQueries.map(\.help))
    for column in LookupColumn.ofText where !names.contains(column.help) {
      page.item(column.name, column.help + ".")
    }
    page.paragraph("Keys of JSON Lines that are no columns:")
    for (name, help) in LookupColumn.keys { page.item(name, help + ".") }
    for (command, keys) in OutputKeys.all {
      page.subsection("conj \(command)")
      page.paragraph("Keys of JSON Lines:")
      for (name, help) in keys { page.item(name, help + ".") }
    }
    page.section("EXIT STATUS")
    for (status, help) in statuses { page.item(String(status.rawValue), help) }
    page.section("ENVIRONMENT")
    for (name, help) in variables { page.item(name, help) }
    page.section("FILES")
    page.item("~/.local/share/conj/practice.tsv", "The practice log, a text file.")
    page.section("EXAMPLES")
    for command in Command.all {
      for (line, note) in command.examples { page.example(line, note) }
    }
    page.section("SEE ALSO")
    page.add(".BR conj\\-levels (5)")
    return page.text
  }
}

/// The text of a manual page in the language of man(7).
struct Roff {
  private(set) var text = ""

  mutating func add(_ lines: String...) { text += lines.map { $0 + "\n" }.joined() }

  mutating func section(_ name: String) { add(".SH \(name)") }
  mutating func subsection(_ name: String) { add(".SS \"\(Self.escaped(name))\"") }
  mutating func paragraph(_ paragraph: String) { add(".PP", Self.escaped(paragraph)) }

  mutating func item(_ name: String, _ help: String) {
    add(".TP", ".B \(Self.escaped(name))", Self.escaped(help))
  }

  mutating func option(_ flag: Flag) {
    let value = flag.valueName.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
    let help = "\(flag.help.first?.uppercased() ?? "")\(flag.help.dropFirst())."
    add(".TP", "\\fB\(Self.escaped(flag.names))\\fR\(value)", Self.escaped(help))
    if !flag.details.isEmpty { add(Self.escaped(flag.details)) }
  }

  mutating func example(_ example: String, _ note: String) {
    paragraph(note)
    add(".PP", ".RS 4", ".EX", Self.escaped(example), ".EE", ".RE")
  }

  private static let escapes: [Character: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "\"": "\\(dq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
  ]

  /// Text in which no letter means anything to roff.
  static func escaped(_ text: String) -> String {
    let result = text.map { escapes[$0] ?? String($0) }.joined()
    // A line that begins with a full stop is a request.
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
