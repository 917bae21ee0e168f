import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct ManualTests {
  static func isInstalled(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  private static let pages = [
    "conj manual",
    "cat '\(Repository.root.appending(path: "Levels/conj-levels.5").path)'",
  ]

  @Test(
    .enabled(if: isInstalled("groff"), "groff is not installed here"), arguments: pages)
  func groffHasNothingToSay(page: String) throws {
    let outcome = try Program.shell("\(page) | groff -ww -b -k -man -Tutf8")
    #expect(outcome.messages.isEmpty)
    #expect(outcome.lines.count > 100)
    #expect(outcome.status == 0)
  }

  @Test(
    .enabled(if: isInstalled("man"), "man is not installed here"), arguments: pages)
  func manHasNothingToSay(page: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.shell(
      "\(page) | MANWIDTH=80 man --warnings -l - > page; cat page",
      environment: ["LANG": "C.UTF-8"], in: folder.path)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.text.contains("NAME"))
    for line in outcome.lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test(
    .enabled(
      if: isInstalled("man") && ProcessInfo.processInfo.environment["CONJ_PREFIX"] != nil,
      "this is for an installation, which CONJ_PREFIX names"))
  func manFindsWhatIsInstalled() throws {
    // man looks beside the folders of PATH.
    for (page, text) in [("conj", "SYNOPSIS"), ("conj-levels", "GRAMMAR")] {
      let outcome = try Program.shell("man \(page) | cat", environment: ["LANG": "C.UTF-8"])
      #expect(outcome.text.contains(text), "\(outcome.messages)")
    }
  }
}
