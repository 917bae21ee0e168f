import Foundation
import TestSupport
import Testing

/// `conj practice` on the screen of a terminal, driven by keys.
@Suite(.runsPrograms) struct PracticeScreenTests {
  /// A whole session of practice on the screen: a level is chosen, a mistake comes back, the summary stays in
  /// the shell, and the log keeps the answers.
  @Test
  func aSessionOfPractice() throws {
    let folder = try TemporaryFolder([
      "uno.txt": LevelText.file(
        "tiempo: pretérito", "ir: fui, -, -, -, -, -", "andar: anduve, -, -, -, -, -",
        title: "Pasado"),
      "otro.txt": LevelText.file("ser: soy, -, -, -, -, -", "ver: veo, -, -, -, -, -"),
    ])
    let log = folder / "log.tsv"
    let (terminal, settings) = try onScreen(
      "practice --levels \(folder.path) --no-gloss", showing: "type a part of its title",
      environment: ["CONJ_PRACTICE_LOG": log])
    try terminal.type("pas")
    try terminal.wait(for: "> ■ Pasado")
    try terminal.type("\r")
    try terminal.wait(for: " ir · pretérito · yo:")
    try terminal.type("fuí\r")
    try terminal.wait(for: " Right, but for the accent: fuí → fui")
    try terminal.wait(for: " andar · pretérito · yo:")
    try terminal.type("?")
    try terminal.wait(for: ">anduve")
    try terminal.type("\u{1B}")
    try terminal.wait(for: "type the answer")
    try terminal.type("andé\r")
    try terminal.wait(for: " Wrong. That would be regular; andar has anduve")
    try terminal.type("anduve\r")
    try terminal.wait(for: "any key ends")
    try terminal.type("q")
    try terminal.wait(for: "status 0")
    #expect(
      terminal.screen.text.contains(
        "1 of 2 right at the first try.\nandar · pretérito · yo: anduve, not andé\n"))
    expectRestored(terminal, settings)
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(lines.map { $0.split(separator: "\t")[5] } == ["right", "wrong", "right"])
  }

  @Test(arguments: [("\u{3}", "status 130"), ("\u{4}", "status 0")])
  func practiceIsLeft(_ key: String, _ status: String) throws {
    let (terminal, settings) = try onScreen(
      "practice presente --no-save", showing: "type the answer")
    try terminal.type("zz\r")
    try terminal.wait(for: " Wrong: zz")
    try terminal.type(key)
    try terminal.wait(for: status)
    #expect(terminal.screen.text.contains("0 of 1 right at the first try."))
    expectRestored(terminal, settings)
  }
}
