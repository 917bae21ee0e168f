import ConjCommand
import Invocation
import TestSupport
import Testing

@Suite struct HelpTests {
  @Test(arguments: ["show", "levels", "new", "lookup"])
  func theFormatsAreThoseThatTheCommandTakes(command: String) throws {
    let line = try conj(command, "--help").lines.first { $0.contains("--format FORMAT") }
    #expect(try #require(line).contains("csv") == (command != "lookup"))
  }

  @Test func helpAndVersionAreAnswers() throws {
    for arguments in [["--help"], ["-h"], ["help"]] {
      let outcome = try conj(arguments)
      #expect(outcome.text.contains("Usage: conj COMMAND"))
      #expect(outcome.messages.isEmpty)
      #expect(outcome.status == 0)
    }
    #expect(try conj("--version").text == "conj \(Conj.version)\n")
    #expect(try conj("-V").status == 0)
  }

  @Test(arguments: Command.all.map(\.name))
  func eachCommandExplainsItself(name: String) throws {
    let outcome = try conj(name, "--help")
    #expect(outcome.status == 0)
    let command = try #require(Command.all.first { $0.name == name })
    #expect((2...3).contains(command.examples.count))
    for (line, _) in command.examples {
      #expect(line.contains("conj \(name)"))
      #expect(outcome.text.contains(line))
    }
    for flag in command.flags { #expect(outcome.text.contains("--\(flag.name)")) }
    #expect(try conj("help", name).output == outcome.output)
    #expect(try conj("--help").text.contains(command.summary))
  }

  @Test(arguments: Command.all.map(\.name))
  func helpFitsATerminal(name: String) throws {
    let outcome = try conj(name, "--help", environment: ["COLUMNS": "200"])
    for line in outcome.lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: Command.all.map(\.name))
  func noCommandHasTwoOptionsOfOneName(name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let names = command.flags.map(\.name)
    #expect(Set(names).count == names.count)
    let letters = command.flags.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
    #expect(Set(letters).isDisjoint(with: ["h", "V"]))
  }
}
