import Foundation
import TestSupport
import Testing

/// The Spanish guide for teachers, followed word by word: its first level, its commands, what conj prints.
@Suite(.runsPrograms) struct GuideTests {
  private let text: String

  init() throws { text = try Repository.text("Levels/LÉEME.md") }

  /// The first block with this mark.
  private func block(_ mark: String) throws -> String {
    let parts = text.components(separatedBy: "```\(mark)\n")
    let block = try #require(parts.dropFirst().first?.components(separatedBy: "```\n").first)
    return block
  }

  private var commands: [String] {
    text.components(separatedBy: "\n").filter { $0.hasPrefix("    conj ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func itsCommandsWork() throws {
    let folder = try TemporaryFolder(["fácil.txt": try block("level")])
    #expect(commands.count >= 6)
    for line in commands {
      let outcome = try Program.shell(
        line, environment: ["LANG": "es_ES.UTF-8", "CONJ_PRACTICE_LOG": ""], in: folder.path)
      #expect(outcome.status == 0, "\(line): \(outcome.messages)")
      #expect(outcome.messages.isEmpty, "\(line): \(outcome.messages)")
      let isSilent = line == "conj check --fix fácil.txt"
      #expect(isSilent || !outcome.output.isEmpty, "\(line)")
    }
    let clean = try Program.shell(
      "conj check fácil.txt", environment: ["LANG": "es_ES.UTF-8"], in: folder.path
    ).text
    #expect(text.contains("`\(clean.trimmingCharacters(in: .newlines))`"), "\(clean)")
  }

  @Test func itsMistakeIsShownSo() throws {
    let level = try block("level")
    let wrong = level.replacing("como, comes, come,", with: "como, comes come,")
    #expect(wrong != level)
    let folder = try TemporaryFolder(["fácil.txt": wrong])
    let shown = try Program.shell(
      "conj check fácil.txt", environment: ["CONJ_LANG": "es"], in: folder.path)
    #expect(shown.status == 1)
    #expect(shown.text.hasPrefix(try block("salida")), "\(shown.text)")
  }

  /// Both guides lead to each other, and no link within them leads nowhere.
  @Test func itsLinksLeadSomewhere() throws {
    let headings = text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }
      .map { $0.drop { $0 == "#" || $0 == " " } }
      .map { heading in
        heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
          .replacing(" ", with: "-")
      }
    let links = text.matches(of: /\]\(#([^)]+)\)/).map { String($0.1) }
    #expect(links.count > 10)
    for link in links { #expect(headings.contains(link), "\(link)") }
  }
}
