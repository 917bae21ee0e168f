package import Invocation
import Picker

extension Flag {
  static let pick = Flag(
    "pick", help: "Enter prints the verb and ends",
    details: """
      The list is drawn on the terminal itself, so $(conj repl --pick) works. Without a choice the exit \
      status is 130.
      """)
  static let cursorRow = Flag(
    "cursor-row", help: "put the cursor on the chosen row, for screen readers")
}

extension Command {
  package static let repl = Command(
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
      that start with it, and a number opens a verb of the answer; :help shows the rest. From a pipe \
      the answers are tsv.
      """,
    ],
    flags: [.pick, .plain, .cursorRow, .noGloss],
    completion: { _ in .forms },
    examples: [
      "conj repl irg": "Start the list at irg:",
      "conj show $(conj repl --pick)": "Choose a verb and show it:",
      "echo fui | conj repl --plain": "The same as conj lookup, in lines:",
    ],
    run: { (context) throws(Failure) in
      let source = try IndexSelection(&context)
      let arguments = context.arguments
      let (language, picks) = (context.language, arguments.has(.pick))
      let outcome = try context.runScreen(ownDevice: picks) {
        PickerState(
          source.index, glossLanguage: source.glossLanguage, language: language, size: $0,
          query: arguments.texts.joined(separator: " "), picks: picks,
          showsCursorOnRow: arguments.has(.cursorRow))
      }
      switch outcome {
      case .left?: return .success
      case .interrupted?: return .interrupted
      case .chose(let verb)?:
        try context.output.appendLine([verb])
        return .success
      case nil:
        var mode = LineMode(context, source, isForPeople: context.readsTerminal)
        return try mode.run(&context)
      }
    })
}
