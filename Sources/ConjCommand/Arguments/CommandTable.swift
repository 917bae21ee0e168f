extension Command {
  /// The commands by name, in the order of the help. A record is made when it is asked for: a
  /// one-word lookup pays for no other.
  private static let table: [(name: String, record: @Sendable () -> Command)] = [
    ("lookup", { lookup }),
    ("search", { search }),
    ("show", { show }),
    ("levels", { levels }),
    ("check", { check }),
    ("new", { new }),
    ("repl", { repl }),
    ("index", { index }),
  ]

  /// All commands, in the order of the help.
  package static var all: [Command] { table.map { $0.record() } }

  /// The command of this name.
  static func named(_ name: String) throws(Failure) -> Command {
    if let entry = table.first(where: { $0.name == name }) { return entry.record() }
    if let near = DidYouMean.best(name[...], of: table.map(\.name)) {
      throw .trouble(
        "There is no command “\(name)”. Did you mean “conj \(near)”?",
        advice: "“conj --help” lists the commands.")
    }
    throw .trouble(
      "There is no command “\(name)”.",
      advice: "To look a word up write “conj lookup \(name)”; “conj --help” lists the commands.")
  }
}
