import Picker
import Terminal
import VerbForms

extension Flag {
  static let pick = Flag(
    "pick", help: "Enter prints the verb and ends",
    details: "The list is drawn on the terminal itself, so $(conj repl --pick) works.")
  static let plain = Flag(
    "plain", help: "lines instead of a screen",
    details: "Also where TERM is dumb, ACCESSIBLE is 1, or the input is no terminal.")
  static let cursorRow = Flag(
    "cursor-row", help: "put the cursor on the chosen row, for screen readers")
}

extension Command {
  static let repl = Command(
    name: "repl",
    synopsis: "[WORD…]",
    words: 0...Int.max,
    summary: "find a verb while typing",
    details: [
      """
      A list of all forms that moves to what you type; accents need not be typed. Enter opens the \
      verb. Esc goes back, and leaves at the end. Plain “conj” on a terminal is the same.
      """,
      """
      In lines instead of a screen: a word is looked up, a word that ends in * lists the forms \
      that start with it, and a number opens its verb; :help shows the rest. From a pipe the answers \
      are tsv.
      """,
    ],
    flags: [.pick, .plain, .cursorRow],
    examples: [
      Example("conj repl irg", "Start the list at irg:"),
      Example("conj show $(conj repl --pick)", "Choose a verb and show it:"),
      Example("echo fui | conj repl --plain", "The same as conj lookup, in lines:"),
    ],
    run: { (context) throws(Failure) in
      let source = try IndexSelection(&context)
      guard usesScreen(context) else { return try runLineMode(&context, source) }
      let arguments = context.arguments
      let outcome = runPicker(
        source.index, query: arguments.texts.joined(separator: " "), picks: arguments.has(.pick),
        showsCursorOnRow: arguments.has(.cursorRow), depth: context.pickerDepth)
      switch outcome {
      case .left: return .success
      case .interrupted: return .interrupted
      case .hungUp: return .hungUp
      case .chose(let verb):
        try context.output.appendLine([verb])
        return .success
      case .noTerminal: return try runLineMode(&context, source)
      }
    })
}

private func runLineMode(
  _ context: inout Context, _ source: IndexSelection
) throws(Failure) -> ExitStatus {
  var run = LineModeRun(&context, source)
  return try run.run(&context)
}

/// Whether a terminal can show the list and lines are not asked for.
private func usesScreen(_ context: borrowing Context) -> Bool {
  let arguments = context.arguments
  let environment = context.environment
  if arguments.has(.plain) || environment.value("ACCESSIBLE") == "1" { return false }
  if environment.value("TERM") ?? "dumb" == "dumb" { return false }
  return context.readsTerminal && (context.isOnTerminal || arguments.has(.pick))
}
