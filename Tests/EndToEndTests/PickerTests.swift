import Foundation
import TestSupport
import Testing

/// The built program in a terminal, driven by keys.
@Suite(.runsPrograms) struct PickerTests {
  /// A picker that shows its list, and the settings that the terminal had before.
  private func picker(
    _ arguments: String = "", after: String = "echo status $?"
  ) throws -> (terminal: PseudoTerminal, settings: [UInt64]) {
    try onScreen("repl \(arguments)", showing: "PgUp", after: after)
  }

  @Test
  func typingFindsTheVerbAndEscapeLeadsBackToTheShell() throws {
    let (terminal, settings) = try picker()
    try terminal.type("irg")
    try terminal.wait(for: ">   irga … irguió")
    let list = terminal.screen.text
    #expect(list.contains("\n    iría … irías"))
    try terminal.type("\r")
    try terminal.wait(for: ">irga*/yerga*")
    #expect(terminal.screen.lines[0].hasPrefix(" erguir"))
    try terminal.type("\u{1B}")
    try terminal.wait(for: "the list") { $0.text == list }
    try terminal.type("\u{1B}")
    try terminal.wait(for: "type a form")
    try terminal.type("\u{1B}")
    try terminal.wait(for: "status 0")
    expectRestored(terminal, settings)
  }

  @Test
  func accentsNeedNotBeTyped() throws {
    let (terminal, _) = try picker()
    try terminal.type("ban")
    try terminal.wait(for: "> ~ baña")
    try terminal.type("\u{15}habl")
    try terminal.wait(for: ">   habla")
    try terminal.type("\u{15}zzq")
    try terminal.wait(for: "zzq  no form begins like this")
    #expect(terminal.screen.lines.contains { $0.hasPrefix("?") })
    try terminal.type("\u{15}rompido")
    try terminal.wait(for: "did you mean roto (romper)?")
    try terminal.wait(for: "Enter romper")
    try terminal.type("\u{15}hablo\u{301}")
    try terminal.wait(for: "¿   habló")
  }

  /// F1 as terminals, old terminals and the Linux console send it.
  @Test(arguments: ["\u{1B}OP", "\u{1B}[11~", "\u{1B}[[A", "?"])
  func keysAndMarksAreExplained(key: String) throws {
    let (terminal, _) = try picker()
    try terminal.type(key)
    try terminal.wait(for: "Keys and marks")
    try terminal.type("i")
    try terminal.wait(for: "type a form")
    try terminal.type("irg")
    try terminal.wait(for: ">   irga … irguió")
  }

  @Test
  func twoPastedLinesAreNoEnter() throws {
    let (terminal, settings) = try picker("--pick > /dev/null", after: "echo status $?")
    try terminal.type("\u{1B}[200~fui\rcomo\u{1B}[201~")
    try terminal.wait(for: "¿   fui como")
    try terminal.type("\u{3}")
    try terminal.wait(for: "status 130")
    expectRestored(terminal, settings)
  }

  /// A long paste, of more than the terminal's device holds: with its end, with its end lost, and where tests are exhaustive
  /// as keys too.
  @Test(
    arguments: [
      ("\u{1B}[200~", "\u{1B}[201~\u{15}fui", "¿   fui"), ("\u{1B}[200~", "\u{3}", "status 130"),
      ("\u{1B}[200~\u{1B}]", "\u{3}", "status 130"), ("", "\u{3}", "status 130"),
    ].prefix(rounds(4, few: 2)))
  func aLongPasteHoldsUpNoKey(start: String, end: String, expected: String) throws {
    let (terminal, settings) = try picker()
    let lines = [UInt8](String(repeating: "irgáis y ", count: rounds(1 << 13, few: 1 << 9)).utf8)
    try terminal.type(Array(start.utf8) + lines + Array(end.utf8))
    try terminal.wait(for: expected)
    if expected.hasPrefix("status") { expectRestored(terminal, settings) }
  }

  @Test
  func pickingPrintsTheVerb() throws {
    let terminal = try inTerminal("v=$(conj repl --pick erguimos); echo \"took $v, $?\"; read end")
    try terminal.wait(for: "erguimos")
    try terminal.type("\r")
    try terminal.wait(for: "took erguir, 0")
    let piped = try inTerminal("conj repl --pick irg | sed s/^/piped:/; read end")
    try piped.wait(for: "irguió")
    try piped.type("\r")
    try piped.wait(for: "piped:erguir")
    let near = try inTerminal("v=$(conj repl --pick rompido); echo \"took $v, $?\"; read end")
    try near.wait(for: "Enter pick romper")
    try near.type("\r")
    try near.wait(for: "took romper, 0")
    let none = try inTerminal("v=$(conj repl --pick); echo \"took $v, $?\"; read end")
    try none.wait(for: "PgUp")
    try none.type("\u{1B}")
    try none.wait(for: "took , 130")
  }

  @Test
  func anotherSizeIsPaintedWhole() throws {
    let (terminal, _) = try picker("irg")
    for (columns, rows) in [(40, 10), (1, 1), (132, 50), (12, 4), (80, 24)] {
      terminal.resize(columns: columns, rows: rows)
      try terminal.wait(for: "a row of \(columns)") { screen in
        !screen.updateIsOpen && screen.lines.contains { $0.hasPrefix(">") }
          && (columns < 80 || screen.text.contains("irguió"))
          && (columns < 120 || screen.text.contains("│ erguir"))
      }
      #expect(terminal.screen.surprises == [])
    }
  }

  @Test
  func stoppingGivesTheTerminalBackAndGoingOnTakesIt() throws {
    let (terminal, settings) = try picker("irg", after: "echo stopped; read go; fg; echo status $?")
    try terminal.type("\u{1A}")
    try terminal.wait(for: "stopped")
    expectRestored(terminal, settings)
    try terminal.type("\n")
    try terminal.wait(for: ">   irga … irguió")
    #expect(terminal.screen.isAlternate && terminal.screen.pastesBracketed)
    try terminal.type("\u{3}")
    try terminal.wait(for: "status 130")
    expectRestored(terminal, settings)
  }

  @Test(arguments: [SIGTSTP, SIGSTOP])
  func beingStoppedFromOutside(signal: Int32) throws {
    // Nobody can announce SIGSTOP. Then a shell may give the terminal settings of its own, as those with
    // a line editor do.
    let meanwhile = signal == SIGSTOP ? "stty sane; " : ""
    let (terminal, settings) = try picker(
      "irg", after: "\(meanwhile)echo stopped; read go; fg; echo status $?")
    let taken = terminal.settings
    terminal.signal(signal)
    try terminal.wait(for: "stopped")
    if signal == SIGTSTP { expectRestored(terminal, settings) }
    try terminal.type("\n")
    try terminal.wait(for: ">   irga … irguió")
    try terminal.wait(for: "the terminal to be taken again") { _ in terminal.settings == taken }
    try terminal.type("\u{3}")
    try terminal.wait(for: "status 130")
    expectRestored(terminal, settings)
  }

  @Test(
    arguments: [SIGHUP, SIGINT, SIGTERM, SIGSEGV, SIGABRT, SIGALRM]
      + (isExhaustive
        ? [
          SIGQUIT, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGUSR1, SIGUSR2, SIGPIPE, SIGXCPU, SIGSYS,
        ] : []))
  func everySignalThatKillsLeavesTheTerminalAsItWas(signal: Int32) throws {
    let (terminal, settings) = try picker("irg")
    terminal.signal(signal)
    try terminal.wait(for: "status \(128 + signal)")
    expectRestored(terminal, settings)
  }

  /// Keys come from one terminal, the list is shown on another.
  @Test(arguments: [SIGINT, SIGTERM, SIGTSTP])
  func twoTerminals(signal: Int32) throws {
    let shown = try PseudoTerminal()
    let terminal = try inTerminal(
      "trap : INT; read start; conj repl irg > \(shown.devicePath); echo status $?; read end")
    let settings = (terminal.settings, shown.settings)
    try terminal.type("\n")
    try shown.wait(for: ">   irga … irguió")
    #expect(terminal.settings != settings.0)
    #expect(shown.settings == settings.1)
    try signal == SIGINT ? terminal.type("\u{3}") : terminal.signal(signal)
    try terminal.wait(for: "status")
    try shown.wait(for: "the screen of before") { !$0.isAlternate }
    expectRestored(terminal, settings.0)
    expectRestored(shown, settings.1)
  }

  @Test
  func aSignalThatIsToBeIgnoredIs() throws {
    let terminal = try inTerminal("trap '' TERM TSTP; conj repl irg; echo status $?; read end")
    try terminal.wait(for: "irguió")
    terminal.signal(SIGTERM)
    try terminal.type("\u{1A}a")
    try terminal.wait(for: "¿   irga")
  }

  @Test
  func aTerminalThatGoesAwayEndsIt() throws {
    // With SIGHUP ignored it has to notice by itself.
    let terminal = try inTerminal("trap '' HUP; conj repl; exit $?")
    try terminal.wait(for: "PgUp")
    terminal.hangUp()
    #expect(try terminal.exitStatus() > 0)
  }

  @Test
  func randomBytesAsKeys() throws {
    // Left by Escape or Control-C it is started again; anything but an orderly end ends the loop.
    let terminal = try inTerminal(
      """
      stty raw -echo; while :; do conj repl; s=$?; [ $s = 0 ] || [ $s = 130 ] || break; done
      echo broken $s; read end
      """)
    try terminal.wait(for: "PgUp")
    var random = SeededRandom(seed: 1_000_000)
    for _ in 0..<rounds(1_000, few: 4) {
      // Control-Z would stop it, with nobody there to go on.
      let bytes = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &random) }
      try terminal.type(bytes.filter { $0 != 0x1A })
    }
    // Whatever sequence or paste is open ends here, and keys work as ever.
    let greeting = "\u{1B}[?1049h"
    let starts = terminal.output.components(separatedBy: greeting).count
    try terminal.type("\u{1B}[201~\u{3}")
    try terminal.wait(for: "a new start") { _ in
      terminal.output.components(separatedBy: greeting).count > starts
    }
    try terminal.wait(for: "type a form")
    try terminal.type("irg")
    try terminal.wait(for: ">   irga … irguió")
    #expect(!terminal.output.contains("broken"))
    #expect(terminal.screen.surprises == [])
  }

  // MARK: line mode

  @Test(arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func linesInTheTerminalsOwnMode(environment: [String: String]) throws {
    let terminal = try inTerminal(
      "read start; conj repl; echo status $?; read end", environment: environment)
    let settings = terminal.settings
    try terminal.type("\n")
    try terminal.wait(for: "conj>")
    #expect(terminal.settings == settings)
    try terminal.type("irg*\n")
    try terminal.wait(for: "1  irga … irguió: erguir")
    try terminal.type("1\n")
    try terminal.wait(for: "irregular: gerundio")
    try terminal.type("fui\n")
    try terminal.wait(for: "2  fui: ir, pretérito, yo")
    try terminal.type("2\n")
    try terminal.wait(for: "also irse: me voy, ")
    try terminal.type("rompido\n")
    try terminal.wait(for: "rompido: no verb found. That would be regular; romper has roto")
    try terminal.type(":level facil\n")
    try terminal.wait(for: "conj (Nivel Fácil (presente))>")
    try terminal.type("quit\n")
    try terminal.wait(for: "status 0")
    #expect(!terminal.output.contains("\u{1B}[?"))
    #expect(!terminal.output.contains { "─│┌┐".contains($0) })
  }

  @Test
  func pickingByLines() throws {
    let terminal = try inTerminal(
      "v=$(conj repl --plain --pick); echo \"took $v, $?\"; read end", environment: [:])
    try terminal.wait(for: "conj>")
    try terminal.type("irgamos\n")
    try terminal.wait(for: "1  irgamos: erguir, ")
    try terminal.type("1\n")
    try terminal.wait(for: "took erguir, 0")
  }

  @Test
  func aPipeIsAnsweredWithoutAWordTooMany() throws {
    let outcome = try Program.run(["repl"], input: Array("fui\nirgu*\n1\n".utf8))
    let lines = outcome.lines
    #expect(
      lines.prefix(3) == [
        "fui\tser\tfui\texact", "fui\tir\tfui\texact", "irgue\tirguió\terguir\t21",
      ])
    #expect(lines.count > 20 && lines.dropFirst(3).allSatisfy { $0.hasPrefix("erguir\t") })
    #expect(outcome.messages.isEmpty && outcome.status == 0)
    #expect(try Program.run(["repl"], input: Array("qqq\n".utf8)).status == 1)
  }
}
