import TestSupport
import Testing

/// A terminal at a shell that runs a line with `conj` in it.
func inTerminal(
  _ line: String, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(columns: columns, rows: rows)
  // A crash is to be seen as such at once.
  let usual = ["SWIFT_BACKTRACE": "enable=no"]
  try terminal.run(
    line, environment: try Program.environment(usual.merging(environment) { $1 }))
  return terminal
}

/// A command that fills the screen and shows a text.
func onScreen(
  _ command: String, showing text: String, after: String = "echo status $?",
  environment: [String: String] = [:]
) throws -> (terminal: PseudoTerminal, settings: [UInt64]) {
  let terminal = try inTerminal(
    "trap : INT; read start; conj \(command); \(after); read end", environment: environment)
  let settings = terminal.settings
  try terminal.type("\n")
  try terminal.wait(for: text)
  #expect(terminal.screen.isAlternate && terminal.screen.pastesBracketed)
  #expect(terminal.settings != settings)
  return (terminal, settings)
}

func expectRestored(_ terminal: PseudoTerminal, _ settings: [UInt64]) {
  #expect(terminal.settings == settings)
  #expect(!terminal.screen.isAlternate)
  #expect(!terminal.screen.pastesBracketed)
  #expect(terminal.screen.cursorIsVisible)
  #expect(!terminal.screen.updateIsOpen)
  #expect(terminal.screen.surprises == [])
}
