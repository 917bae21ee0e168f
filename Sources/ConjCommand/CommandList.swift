import AskCommands
package import Invocation
import PracticeCommands
import TeachCommands
import VerbForms

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

  package static var all: [Command] { table.map { $0.record() } }

  static func named(_ name: String) -> Command? { table.first { $0.name == name }?.record() }

  /// The name of a command that a word was probably meant for; nil for one that the levels have as a form.
  static func name(near word: String) -> String? {
    // A name with a letter too many may look like a form with a pronoun.
    guard let near = DidYouMean(table.map(\.name)).best(word),
      !FormIndex.builtin.lookup(word).contains(where: { $0.match <= .ñ })
    else { return nil }
    return near
  }
}
