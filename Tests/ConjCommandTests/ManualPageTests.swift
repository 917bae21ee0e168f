import ConjCommand
import Foundation
import Invocation
import TestSupport
import Testing

/// The manual page says what the help says, and which variables are read.
@Suite struct ManualPageTests {
  private static let page = Manual.page.replacing("\\-", with: "-").replacing("\\(aq", with: "'")
    .replacing("\\(dq", with: "\"").replacing("\\(ti", with: "~").replacing("\\(ha", with: "^")
    .replacing("\\e", with: "\\")

  @Test(arguments: Command.all.map(\.name))
  func pageHasWhatTheHelpHas(name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    for paragraph in command.details { #expect(Self.page.contains(paragraph)) }
    for flag in command.flags {
      #expect(Self.page.contains("--\(flag.name)\\fR"))
      #expect(flag.details.isEmpty || Self.page.contains(flag.details))
    }
    for (line, _) in command.examples { #expect(Self.page.contains("\n\(line)\n")) }
  }

  @Test func pageNamesAllVariables() throws {
    let named = Set(Manual.variables.flatMap { $0.key.components(separatedBy: ", ") })
    var read: Set<String> = []
    let name = /(?:value|text|bytes|lookup)\("([A-Z][A-Z_]+)"\)/
    for (_, code) in try Repository.sources.get() {
      for line in code where line.contains("(\"") && !line.contains("value: .text(") {
        for match in line.matches(of: name) {
          read.insert(String(match.1))
        }
      }
    }
    // The clock of tests; and the folder that the files of the page begin with.
    read.subtract(["CONJ_PRACTICE_CLOCK", "HOME"])
    #expect(read.count >= 7)
    #expect(read.subtracting(named) == [])
  }
}
