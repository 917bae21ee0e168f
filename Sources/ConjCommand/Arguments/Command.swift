import VerbForms
import Wording

/// A command of conj: everything that is known of it, in one record.
package struct Command: Sendable {
  /// A command line for the help, which a test runs.
  package struct Example: Sendable {
    /// What to type.
    package let line: String
    /// What it is for, in a few words.
    package let note: String

    init(_ line: String, _ note: String) {
      self.line = line
      self.note = note
    }
  }

  package let name: String
  /// What follows the name: `[WORD…]`.
  package let synopsis: String
  /// How many words may follow.
  package let words: ClosedRange<Int>
  package let summary: String
  /// More about it: paragraphs for `conj CMD --help`.
  package let details: [String]
  /// Its own options, beside the shared ones.
  package let flags: [Flag]
  /// Its own `--format`, where that is another than the shared one.
  var format: Flag?
  /// What a shell offers for its words, once some of the line is typed.
  var completion: @Sendable (Arguments) -> Completion = { _ in .none }
  /// Two or three real uses.
  package let examples: [Example]
  let run: @Sendable (inout Context) throws(Failure) -> ExitStatus

  var allFlags: [Flag] { flags + sharedFlags }

  /// Those that all commands have, as it takes them.
  var sharedFlags: [Flag] {
    Flag.shared.map { $0.name == Flag.format.name ? format ?? $0 : $0 }
  }
}

extension Command {
  /// The commands in the order of the help. A lookup makes the record of no other command.
  private static let table: [(name: String, record: @Sendable () -> Command)] = [
    ("lookup", { lookup }),
    ("search", { search }),
    ("show", { show }),
    ("levels", { levels }),
    ("check", { check }),
    ("new", { new }),
    ("repl", { repl }),
    ("practice", { practice }),
    ("index", { index }),
    ("completions", { completions }),
    ("manual", { manual }),
  ]

  /// All commands, in the order of the help.
  package static var all: [Command] { table.map { $0.record() } }

  /// The command of this name; nil for a word that is near none.
  static func named(_ name: String) throws(Failure) -> Command? {
    if let entry = table.first(where: { $0.name == name }) { return entry.record() }
    if let near = DidYouMean.best(name[...], of: table.map(\.name)),
      !isForm(name)
    {
      throw .trouble(
        UsageMessage.noCommandButNear(name, near), advice: UsageMessage.seeCommands)
    }
    return nil
  }

  /// Whether a word stands in the levels; a name with a letter too many may look like a form with a pronoun.
  private static func isForm(_ word: String) -> Bool {
    FormIndex.builtin.lookup(word).contains { $0.match <= .ñ }
  }
}
