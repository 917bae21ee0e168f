import Foundation
import TestSupport
import Testing

/// Queries are bytes: nothing is lost, and nothing in them can break a line or a terminal.
@Suite struct BytesTests {
  private func echo(_ input: [UInt8], format: String = "tsv") throws -> [String] {
    let outcome = try conj("lookup", "--format", format, input: input)
    return outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { String($0) }
  }

  @Test func lineEndsFallAway() throws {
    let expected = [
      "fue\tser\tfue\texact", "fue\tir\tfue\texact", "\t\t\tnone", "\t\t\tnone",
      "zz\\r\t\t\tnone",
    ]
    #expect(try echo(Array("fue\r\n\n\r\nzz\r".utf8)) == expected)
  }

  @Test func tsvEscapes() throws {
    #expect(
      try echo([0x61, 0x09, 0x5C, 0x0D, 0x62, 0x00, 0x1B, 0x7F, 0xC2, 0x85, 0xFF, 0xC3, 0x0A])
        == [#"a\t\\\rb\x00\x1B\x7F\xC2\x85\xFF\xC3"# + "\t\t\tnone"])
    #expect(try echo(Array("ñandú€😀\n".utf8)) == ["ñandú€😀\t\t\tnone"])
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80], [0xFE, 0xFF],
    ] as [[UInt8]])
  func whatIsNoUTF8(bytes: [UInt8]) throws {
    let shown = bytes.map { String(format: "\\x%02X", $0) }.joined()
    #expect(try echo([0x7A] + bytes + [0x7A, 0x0A]) == ["z\(shown)z\t\t\tnone"])
    let decoded = String(decoding: bytes, as: UTF8.self)
    let object = try #require(try echo([0x7A] + bytes + [0x7A, 0x0A], format: "jsonl").first)
    #expect(object == "{\"query\":\"z\(decoded)z\",\"matches\":[],\"suggestions\":[]}")
  }

  /// What Latin-1 text has in place of é and í is no letter, whatever stands before it is a form.
  @Test(
    arguments: [
      ([0x73, 0x61, 0x6C, 0xED], "sal\\xED"), ([0x76, 0xE9], "v\\xE9"),
      ([0x76, 0x65, 0xED], "ve\\xED"),
      ([0x66, 0x75, 0x65, 0xFF], "fue\\xFF"), ([0xE9, 0x73], "\\xE9s"),
      ([0x73, 0x65, 0x20, 0x66, 0x75, 0xE9], "se fu\\xE9"),
      ([0x63, 0x6F, 0x6D, 0x6F, 0xC3], "como\\xC3"),
    ] as [([UInt8], String)])
  func formsInLatin1(bytes: [UInt8], shown: String) throws {
    let expected = "\(shown)\t\t\tnone"
    for end in [[], [0x0A], [0x0D, 0x0A]] as [[UInt8]] {
      #expect(try echo(bytes + end) == [expected])
    }
    #expect(try echo(bytes + [0x0A] + bytes + [0x0A]) == [expected, expected])
    let outcome = try conj([Array("lookup".utf8), bytes])
    #expect(outcome.lines == [expected] && outcome.status == 1)
  }

  @Test func jsonEscapes() throws {
    let line = try #require(
      try echo([0x22, 0x5C, 0x09, 0x00, 0x1B, 0x7F, 0xE2, 0x80, 0xA8, 0x0A], format: "jsonl").first)
    #expect(line == #"{"query":"\"\\\t\u0000\u001B\u007F\u2028","matches":[],"suggestions":[]}"#)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(object?["query"] as? String == "\"\\\t\0\u{1B}\u{7F}\u{2028}")
  }

  @Test func textShowsControlsWithoutSendingThem() throws {
    let outcome = try conj("lookup", "--format", "text", input: Array("a\u{1B}[31m\tb\n".utf8))
    #expect(outcome.text.contains(#"a\x1B[31m b"#))
    #expect(!outcome.output.contains(0x1B))
  }

  @Test(arguments: [65_535, 65_536])
  func linesUpTo64KiBAreEchoedWhole(length: Int) throws {
    let line = [UInt8](repeating: 0x7A, count: length)
    for end in [[0x0A], [0x0D, 0x0A], []] as [[UInt8]] {
      let outcome = try conj("lookup", input: Array("fue\n".utf8) + line + end)
      #expect(outcome.lines.map(\.utf8.count) == [17, 16, length + 7], "\(end)")
      #expect(outcome.messages.isEmpty)
    }
  }

  @Test(arguments: [65_537, 65_538, 65_539, 200_000])
  func longerLinesAreCut(length: Int) throws {
    let line = [UInt8](repeating: 0x7A, count: length)
    let cut = String(repeating: "z", count: 1024) + "…\t\t\tnone"
    for end in [[0x0A], [0x0D, 0x0A], []] as [[UInt8]] {
      let input = Array("fue\n".utf8) + line + end + (end.isEmpty ? [] : Array("zz\n".utf8))
      let outcome = try conj("lookup", input: input)
      var expected = ["fue\tser\tfue\texact", "fue\tir\tfue\texact", cut]
      if !end.isEmpty { expected.append("zz\t\t\tnone") }
      #expect(outcome.lines == expected)
      #expect(outcome.messages.contains("longer than 64 KiB"))
      #expect(outcome.status == 1)
    }
  }

  @Test func aCutLeavesNoHalfCharacter() throws {
    for shift in 0..<3 {
      let line = String(repeating: "z", count: shift) + String(repeating: "€", count: 30_000)
      let outcome = try conj("lookup", input: Array(line.utf8))
      let echo = try #require(outcome.text.split(separator: "\t").first)
      #expect((1022...1027).contains(echo.utf8.count))
      #expect(echo.allSatisfy { "z€…".contains($0) })
    }
  }

  @Test func manyLongLinesInARow() throws {
    let line = [UInt8](repeating: 0x7A, count: 70_000) + [0x0A]
    let outcome = try conj("lookup", input: line + line + Array("fue\n".utf8) + line)
    #expect(outcome.lines.map(\.count) == [1032, 1032, 17, 16, 1032])
  }

  @Test func aLongArgumentIsCutAsWell() throws {
    let outcome = try conj("lookup", String(repeating: "z", count: 70_000))
    #expect(outcome.lines.map(\.count) == [1032])
    #expect(outcome.status == 1)
  }
}
