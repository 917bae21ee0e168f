import TestSupport
import Testing

@testable import ConjCommand

/// Short lines of a stream that come again are answered from memory: what is written stays the same.
@Suite struct LineCacheTests {
  /// Hundreds of lines that begin with the same eight letters: many share a place in memory.
  @Test func linesThatAreAlikeAreToldApart() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let lines = letters.flatMap { first in letters.map { "hablabar\(first)\($0)" } }
    let input = Array(((lines + lines).joined(separator: "\n") + "\n").utf8)
    let outcome = try conj("lookup", "--best", input: input)
    #expect(outcome.rows.map { $0[0] } == lines + lines)
    #expect(outcome.status == 1)
  }

  /// More answers than the memory holds: it begins afresh, and nothing of before is given.
  @Test func moreAnswersThanItHolds() throws {
    let letters = "bcdfghjklmnprstvz"
    let words = letters.flatMap { first in letters.map { "a\(first)a\($0)" } }
    // An answer names its level: the longer the title, the sooner there is no more room.
    let title = String(repeating: "Nivel ", count: 800)
    let lines = words.map { "\($0)ar: \($0)o\n" }.joined()
    let folder = try TemporaryFolder(["a.txt": "\(title)\nD\nFF0000\nformas: yo\n\(lines)"])
    let queries = words.map { $0 + "o" }
    let input = Array(((queries + queries).joined(separator: "\n") + "\n").utf8)
    let outcome = try conj(
      "lookup", "--format", "jsonl", "--levels", folder.path, input: input)
    let answers = outcome.lines
    #expect(outcome.output.count > 5 << 19)
    #expect(answers.count == 2 * words.count)
    #expect(answers.prefix(words.count).elementsEqual(answers.suffix(words.count)))
    let isRight = zip(answers, words).allSatisfy { answer, word in
      answer.hasPrefix("{\"query\":\"\(word)o\"") && answer.contains("\"\(word)ar\"")
    }
    #expect(isRight)
  }

  /// What was found counts for the status each time.
  @Test func theStatusIsThatOfAllLines() throws {
    let input = { (lines: [String]) in Array((lines.joined(separator: "\n") + "\n").utf8) }
    let padding = Array(repeating: "fui", count: 20)
    #expect(try conj("lookup", input: input(["fui", "fui"] + padding)).status == 0)
    #expect(try conj("lookup", input: input(["zzz", "fui", "zzz"] + padding)).status == 1)
  }

  /// Bytes are copied 64 at a time: what stands at the end of the memory is not read beyond it.
  @Test(arguments: [(4026, true), (4027, false), (4090, false)])
  func theEndOfTheLastLap(position: Int, isCopied: Bool) throws {
    let file = try TemporaryFile([])
    var output = OutputBuffer(descriptor: file.descriptor)
    output.lapSize = 1
    // As many as there is memory for.
    let bytes = (0..<4096).map { UInt8($0 % 251) }
    for byte in bytes { output.append(byte) }
    try output.flush()
    #expect(output.appendAgain(from: position, count: 6) == isCopied)
    #expect(output.unwritten.elementsEqual(isCopied ? bytes[position..<position + 6] : []))
  }
}
