import ConjCommand
import Invocation

/// Command lines that are made of the table of commands: each command alone, and with each value of each of its options.
///
/// They are for a folder with a level `n.txt` and a text `t.txt`, and may write into it.
public enum CommandQuestions {
  /// What each command is asked, without the options under test.
  private static let words: [String: [[String]]] = [
    "lookup": [
      ["como", "comeis", "dámelo", "he comido", "vaz"],
      ["--text", "t.txt"],
    ],
    "search": [["*x"], ["co"]],
    "show": [["comer"]],
    "levels": [[], ["--form=como"], ["--verb=comer"]],
    "check": [["n.txt"]],
    "new": [["Título", "--verbs=comer,ir", "--from=presente"]],
    "repl": [["--plain"]],
    "practice": [
      ["--no-save", "--seed=1", "--sheet"], ["--no-save", "--seed=1", "--export=tsv"],
      ["--no-save", "--seed=1"],
    ],
    "index": [["info"], ["build", "--output=i2.conj"]],
    "completions": [["bash"]],
    "manual": [[]],
  ]

  /// A value for options that take a text, by its name in the help or by that of the option.
  private static let texts = [
    "VERB": "comer", "FORM": "como", "LEVEL": "nivel", "TEXT": "nivel", "LIST": "comer,ir",
    "persons": "yo", "N": "2", "SECONDS": "9", "FILE": "other", "PATH": "n.txt",
  ]

  /// Options that say where answers come from: who asks says it.
  private static let sources: Set<String> = ["levels", "index"]

  /// All command lines.
  public static var all: [[String]] {
    Command.all.flatMap { command -> [[String]] in
      let choices = command.allFlags.flatMap { options($0) ?? [] }
      return (words[command.name] ?? []).flatMap { words -> [[String]] in
        let line = [command.name] + words
        return [line] + choices.map { line + [$0] }
      }
    }
  }

  /// Commands without words, and options without a value: the tables above lack them.
  public static var missing: [String] {
    Command.all.map(\.name).filter { words[$0] == nil }
      + Command.all.flatMap(\.allFlags).filter { options($0) == nil }.map(\.name)
  }

  /// An option with each of its values; nil where none is known.
  private static func options(_ flag: Flag) -> [String]? {
    if sources.contains(flag.name) { return [] }
    return switch flag.value {
    case .none: ["--\(flag.name)"]
    case .number: ["--\(flag.name)=3"]
    case .choice(_, let values): values.map { "--\(flag.name)=\($0)" }
    case .list(_, let values):
      (values + [values.joined(separator: ",")]).map { "--\(flag.name)=\($0)" }
    case .text(let name, _): (texts[flag.name] ?? texts[name]).map { ["--\(flag.name)=\($0)"] }
    }
  }
}
