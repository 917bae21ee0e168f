import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct StreamTests {
  private let textFolder: TemporaryFolder
  init() throws { textFolder = try TemporaryFolder(["fui.txt": "fui"]) }

  @Test func answersFollowTheInput() throws {
    let words = ["fui", "comeis", "xyzzy", "", "sueno", "¿fui?", "dámelo"]
    // More than conj reads at once.
    let count = rounds(10_000, few: 1_700)
    let lines = String(repeating: words.joined(separator: "\n") + "\n", count: count)
    let outcome = try Program.run(["lookup", "--best"], input: Array(lines.utf8))
    let queries = outcome.rows.map(\.[0])
    #expect(queries.count == words.count * count)
    #expect(queries.enumerated().allSatisfy { $0.element == words[$0.offset % words.count] })
    #expect(outcome.status == 1)
  }

  @Test func wordsAloneAndAmongOthersAreAnsweredAlike() throws {
    let words = ["fui", "sueno", "habló", "HABLÓ", "cómeis", "zzz", "dime", "no hables"]
    let together = try Program.run(["lookup"], input: Array(words.joined(separator: "\n").utf8))
    let alone = try words.map { try Program.run(["lookup", $0]).text }
    #expect(together.text == alone.joined())
  }

  @Test func aClosedPipeEndsItSilently() throws {
    let outcome = try Program.shell("yes fui | conj lookup | head -3")
    #expect(outcome.text == "fui\tser\tfui\texact\nfui\tir\tfui\texact\nfui\tser\tfui\texact\n")
    #expect(outcome.messages.isEmpty)
    let ignoring = try Program.shell("trap '' PIPE; yes fui 2>/dev/null | conj lookup | head -1")
    #expect(ignoring.lines.count == 1)
    #expect(ignoring.messages.isEmpty)
  }

  @Test func aCoprocessIsAnsweredLineByLine() throws {
    let conversation = try Conversation(["lookup", "--best"])
    for (word, answer) in [("fui", "ser"), ("xyzzy", ""), ("tuve", "tener"), ("¿vas?", "ir")] {
      #expect(
        try conversation.ask(word).split(separator: "\t", omittingEmptySubsequences: false)[1]
          == answer)
    }
    #expect(try conversation.end() == 1)
  }

  @Test func everyFormatIsAnsweredLineByLine() throws {
    for format in ["text", "tsv", "jsonl"] {
      let conversation = try Conversation(["lookup", "--best", "--format", format])
      // For people an answer may have several lines.
      try conversation.send("tuve\n")
      while !(try conversation.hear().contains("tener")) {}
      try conversation.send("comes\n")
      while !(try conversation.hear().contains("comer")) {}
      #expect(try conversation.end() == 0)
    }
  }

  @Test func aLineInPiecesIsOneLine() throws {
    let conversation = try Conversation(["lookup", "--best"])
    try conversation.send("tu")
    try conversation.send("v")
    #expect(try conversation.ask("e").hasPrefix("tuve\ttener"))
    try conversation.send("comes\nvas\nca")
    #expect(try conversation.hear().hasPrefix("comes"))
    #expect(try conversation.hear().hasPrefix("vas"))
    #expect(try conversation.ask("nto").hasPrefix("canto\tcantar"))
    #expect(try conversation.end() == 0)
  }

  @Test(.exhaustive) func anyBytesGetTheirLines() throws {
    var state: UInt64 = 20_260_101
    var bytes: [UInt8] = []
    for _ in 0..<300_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes.append(UInt8(truncatingIfNeeded: state >> 56))
    }
    for format in ["tsv", "jsonl", "text"] {
      let outcome = try Program.run(["lookup", "--best", "--format", format], input: bytes)
      #expect(outcome.status == 1)
      let lines =
        bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
        - (bytes.last == 0x0A ? 1 : 0)
      // People get a line for each tense of an answer.
      #expect(format == "text" ? outcome.lines.count >= lines : outcome.lines.count == lines)
      #expect(String(validating: outcome.output, as: UTF8.self) != nil)
      #expect(outcome.output.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 })
    }
  }

  /// A text is answered as it is read, from a file as from the input: a pipe's reader hears of the
  /// first verbs before the pipe ends.
  @Test func aTextIsAnsweredPieceByPiece() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder / "pipe", 0o600) == 0)
    let conversation = try Conversation(["lookup", "--text", "--best", folder / "pipe"])
    let pipe = try #require(FileHandle(forWritingAtPath: folder / "pipe"))
    try pipe.write(contentsOf: Data("Ayer tuve. Bueno. ".utf8))
    #expect(try conversation.hear().hasSuffix("\t1\t6\ttuve\ttener\ttuve\texact\t\t5"))
    try pipe.write(contentsOf: Data("Hoy fui".utf8))
    try pipe.close()
    #expect(try conversation.hear().hasSuffix("\t1\t23\tfui\tser\tfui\texact\t\t1"))
    #expect(try conversation.end() == 0)
  }

  /// What went wrong before decides the status, even if nobody reads the answers any more.
  @Test func aClosedPipeHidesNoFailure() throws {
    // Writes until nobody reads.
    let closed = "trap '' PIPE; { while echo; do :; done 2> /dev/null; conj lookup --text"
    let end = "; echo $? >&2; } | true"
    let missing = try Program.shell("\(closed) fui.txt /nowhere\(end)", in: textFolder.path)
    #expect(missing.messages.contains("/nowhere can't be read"))
    #expect(missing.messages.hasSuffix("\n2\n"))
    let usage = try Program.shell("\(closed) fui.txt - < /\(end)", in: textFolder.path)
    #expect(usage.messages.contains("can't be read"))
    #expect(usage.messages.hasSuffix("\n2\n"))
    let good = try Program.shell("\(closed) fui.txt\(end)", in: textFolder.path)
    #expect(good.messages == "0\n")
  }
}
