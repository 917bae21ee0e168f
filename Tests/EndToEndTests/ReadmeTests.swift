import Foundation
import TestSupport
import Testing

/// The commands of the README, each run on a terminal of 80 columns, which must show what stands below it.
@Suite(.runsPrograms) struct ReadmeTests {
  private struct Example: CustomTestStringConvertible {
    var line: String
    var output: String
    var testDescription: String { line }
  }

  /// What `novela.txt` says in the examples.
  private static let novel = """
    Ayer no lo he comido. Cuando llegamos, la mujer cerró la puerta y se fue;
    si yo fuera rico, viajaría.

    """

  /// The blocks with a mark.
  private static func blocks(_ mark: String) throws -> [String] {
    try Repository.text("README.md").components(separatedBy: "```\(mark)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  private static func examples() throws -> [Example] {
    try blocks("console").flatMap { block in
      ("\n" + block).components(separatedBy: "\n$ ").dropFirst().map { part in
        let (line, output) = part.split(at: "\n")
        return Example(line: line, output: output.trimmingCharacters(in: .newlines))
      }
    }
  }

  @Test func everyCommandShowsWhatStandsBelowIt() throws {
    let examples = try Self.examples()
    #expect(examples.count >= 15)
    let level = try #require(try Self.blocks("text").first)
    let folder = try TemporaryFolder(["niveles/facil.txt": level, "novela.txt": Self.novel])
    for example in examples {
      let terminal = try inTerminal(
        "cd '\(folder.path)'; \(example.line)", rows: 60,
        environment: ["NO_COLOR": "1", "LANG": "en_US.UTF-8", "CONJ_PRACTICE_LOG": ""])
      _ = try terminal.exitStatus()
      let shown = terminal.output.replacing("\r\n", with: "\n")
      #expect(shown.trimmingCharacters(in: .newlines) == example.output, "\(example.line)")
    }
  }

  /// It can be read at one sitting.
  @Test func itIsShort() throws {
    #expect(
      try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        .count <= 251)
  }
}

extension String {
  /// What stands before the first occurrence of a text, and behind it.
  fileprivate func split(at text: String) -> (String, String) {
    guard let range = range(of: text) else { return (self, "") }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
