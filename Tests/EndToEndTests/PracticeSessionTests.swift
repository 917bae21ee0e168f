import Foundation
import TestSupport
import Testing

/// Sessions of `conj practice` with the built program: killed, broken off, late; on a terminal and through a pipe.
@Suite(.runsPrograms) struct PracticeSessionTests {
  private let folder: TemporaryFolder
  private var log: String { folder / "log.tsv" }

  init() throws {
    folder = try TemporaryFolder([
      "uno.txt": LevelText.file(
        "tiempo: presente", LevelText.comer, LevelText.beber, LevelText.ir, title: "Presente")
    ])
  }

  /// The complete lines of the log.
  private func reviews() -> [Substring] {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  private var logSize: Int { (try? Data(contentsOf: URL(filePath: log)).count) ?? 0 }

  /// Whenever it is killed, at most the line that was being written is lost.
  @Test func killedAtAnyMoment() throws {
    var random = SeededRandom(seed: 200)
    var answered = 0
    for _ in 0..<rounds(200, few: 4) {
      let game = try Conversation(
        [
          "practice", "--levels", folder / "uno.txt", "--count", "all", "--seed", "1", "--format",
          "text",
        ],
        environment: ["CONJ_PRACTICE_LOG": log, "ACCESSIBLE": "1"])
      #expect(try game.hear().contains(" questions. "))
      let before = reviews().count
      answered = 0
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        #expect(try game.ask("xyzzy").hasSuffix(": xyzzy"))
        #expect(try game.hear().hasPrefix("Wrong: "))
        answered += 1
      }
      let size = logSize
      try game.send("xyzzy\n")
      // At once, when a byte of the answer is in the log, or when it is graded.
      switch Int.random(in: 0...2, using: &random) {
      case 0: break
      case 1: try game.wait(until: { logSize > size })
      default: _ = try game.hear()
      }
      game.kill()
      let written = reviews()
      #expect((before + answered...before + answered + 1).contains(written.count))
      let areWhole = written.allSatisfy {
        $0.hasPrefix("1\t")
          && $0.split(separator: "\t", omittingEmptySubsequences: false).count == 9
      }
      #expect(areWhole)
    }
  }

  // MARK: on a terminal

  private func terminal(
    _ arguments: String, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let usual = ["ACCESSIBLE": "1", "CONJ_PRACTICE_LOG": log]
    let levels = folder / "uno.txt"
    return try inTerminal(
      "trap : INT; conj practice --levels \(levels) --no-gloss \(arguments); echo status $?; read end",
      rows: 40, environment: usual.merging(environment) { $1 })
  }

  /// A session with everything that may be typed, broken off by Ctrl-C, and the next day's.
  @Test func brokenOffAndGoneOnWith() throws {
    let terminal = try terminal("--count 8", environment: ["CONJ_PRACTICE_CLOCK": "1800000000"])
    try terminal.wait(for: "comer · presente · yo:")
    try terminal.type("cómo\n")
    try terminal.wait(for: "beber · presente · tú:")
    #expect(terminal.screen.text.contains("Right, but for the accent: como, not cómo."))
    try terminal.type("bebe\n")
    try terminal.wait(for: "ir · presente · él:")
    #expect(terminal.screen.text.contains("Wrong: bebe is presente, él"))
    try terminal.type("u\n")
    try terminal.wait(for: "Taken back.\nbeber · presente · tú:")
    try terminal.type("bebes\n")
    try terminal.wait(for: "Right.\nir · presente · él:")
    try terminal.type("vi\n")
    try terminal.wait(for: "Wrong: va, not vi.")
    try terminal.type("s\n")
    try terminal.type("?\n")
    try terminal.wait(for: "yo bebo, tú bebes")
    try terminal.type("x\n")
    try terminal.wait(for: "Never again.")
    try terminal.type("habl\u{3}")
    try terminal.wait(for: "status 130")
    let end = terminal.screen.text
    #expect(end.contains("2 of 3 right at the first try."))
    #expect(end.contains("\nir · presente · él: va, not vi\n"))
    let events = reviews().map { $0.split(separator: "\t")[5] }
    #expect(events == ["right", "wrong", "undone", "right", "wrong", "dropped"])

    let next = try self.terminal("--count 8", environment: ["CONJ_PRACTICE_CLOCK": "1800090000"])
    try next.wait(for: "ir · presente · él:")
    try next.type("va\n")
    try next.wait(for: "Right.")
    try next.type("\u{4}")
    try next.wait(for: "status 0")
    #expect(next.screen.text.contains("\n1 of 1 right at the first try.\n"))
  }

  /// The shell writes over the question while the job is stopped.
  @Test func askedAgainAfterAStop() throws {
    let terminal = try terminal("--count 1; echo stopped; read go; fg")
    try terminal.wait(for: "comer · presente · yo:")
    try terminal.type("\u{1A}")
    try terminal.wait(for: "stopped")
    try terminal.type("\n")
    try terminal.wait(for: "the question again") {
      $0.lines.count { $0.contains("comer · presente · yo:") } == 2
    }
    try terminal.type("como\n")
    try terminal.wait(for: "status 0")
    #expect(terminal.screen.text.contains("1 of 1 right"))
  }

  /// Before the first answer there is nothing to sum up.
  @Test func leftAtOnce() throws {
    for (key, status) in [("\u{3}", 130), ("\u{4}", 0), (":q\n", 0)] {
      let terminal = try terminal("--count 3")
      try terminal.wait(for: "comer · presente · yo:")
      try terminal.type(key)
      try terminal.wait(for: "status \(status)")
      #expect(!terminal.screen.text.contains("first try"))
    }
    #expect(reviews().isEmpty)
  }
}
