import Foundation
import TestSupport
import Testing

/// What the help shows, done.
@Suite(.runsPrograms) struct ExampleTests {
  private static let level = LevelText.file(LevelText.comer, LevelText.beber)

  /// The commands that the help lists.
  static func commands() throws -> [String] {
    try Program.run(["--help"]).lines
      .drop { !$0.hasPrefix("Usage:") }.dropFirst()
      .prefix { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map { String($0) } }
  }

  /// The examples of a command's help.
  private func examples(of command: String) throws -> [String] {
    try Program.run([command, "--help"]).lines
      .drop { $0 != "Examples:" }
      .filter { $0.hasPrefix("    ") }
      .map { String($0.dropFirst(4)) }
  }

  /// All of them, or the first of each command.
  @Test func allExamplesWork() throws {
    let commands = try Self.commands()
    #expect(commands.count >= 8)
    for command in commands {
      let examples = try examples(of: command)
      #expect(examples.count >= 2, "\(command)")
      let folder = try TemporaryFolder([
        "niveles/uno.txt": Self.level, "nivel.txt": Self.level.replacing("\n", with: " \r\n"),
      ])
      // These need somebody at a terminal.
      for line in examples.prefix(rounds(.max, few: 1))
      where !line.contains("--pick") && line != "conj repl irg" {
        let outcome = try Program.shell(line, in: folder.path)
        let isSilent = line.contains(" -o ") || line.contains("index verify")
        #expect(outcome.output.isEmpty == isSilent, "\(line): \(outcome.text)")
        #expect(outcome.messages.isEmpty, "\(line): \(outcome.messages)")
        #expect(outcome.status == 0, "\(line)")
      }
    }
  }
}
