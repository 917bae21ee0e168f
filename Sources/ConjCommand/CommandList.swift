import AskCommands
package import Invocation
import PracticeCommands
import TeachCommands
import VerbForms
import Wording

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
