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
    #expect(object.hasPrefix("{\"query\":\"z\(decoded)z\",\"matches\":[],\"suggestions\":["))
  }

  private static let warning = """
    conj: The input is in Windows-1252 (“ANSI”, Latin-1), not in UTF-8. It was read anyway.
          To convert it: iconv -f WINDOWS-1252 -t UTF-8

    """

  /// Lines that are no UTF-8 are read as Windows-1252, and echoed as they are.
  @Test(
    arguments: [
      ([0x73, 0x61, 0x6C, 0xED], "sal\\xED", ["salir salí exact"]),
      ([0x76, 0x65, 0xED, 0x61], "ve\\xEDa", ["ver veía exact", "veer veía exact"]),
      ([0xBF, 0x53, 0x41, 0x4C, 0xCD, 0x3F], "\\xBFSAL\\xCD?", ["salir salí exact"]),
      ([0x66, 0x75, 0x65, 0xFF], "fue\\xFF", [" none"]),
      (
        [0x73, 0x65, 0x20, 0x66, 0x75, 0xE9], "se fu\\xE9", ["ir fue phrase", "ser fue phrase"]
      ),
      ([0x63, 0x6F, 0x6D, 0x6F, 0xC3], "como\\xC3", [" none"]),
    ] as [([UInt8], String, [String])])
  func linesInWindows1252(bytes: [UInt8], shown: String, answers: [String]) throws {
    for end in [[], [0x0A], [0x0D, 0x0A]] as [[UInt8]] {
      let outcome = try conj("lookup", input: bytes + end + (end.isEmpty ? [] : bytes + end))
      let lines = outcome.rows.map { [$0[0], $0[1], $0[2], $0[3]] }
      #expect(lines.allSatisfy { $0[0] == shown })
      let found = lines.map { $0[3] == "none" ? " none" : $0[1...].joined(separator: " ") }
      #expect(Set(found) == Set(answers) && found.first == answers.first, "\(found)")
      #expect(found.count == answers.count * (end.isEmpty ? 1 : 2))
      // Once, however many lines there are.
      #expect(outcome.messages == Self.warning)
    }
    let outcome = try conj([Array("lookup".utf8), bytes])
    #expect(outcome.rows.first?.first == shown)
    #expect(outcome.messages.hasPrefix("conj: A word is in Windows-1252 (“ANSI”, Latin-1), not"))
    #expect(outcome.messages.contains("set to UTF-8"))
  }

  @Test func windows1252InOtherFormats() throws {
    let input: [UInt8] = [0x73, 0x6F, 0xF1, 0xE9, 0x0A, 0x78, 0xF1, 0x0A]
    let objects = try conj("lookup", "--format", "jsonl", input: input)
    #expect(
      objects.lines[0].hasPrefix(
        "{\"query\":\"so\u{FFFD}\u{FFFD}\",\"matches\":[{\"infinitive\":\"soñar"))
    #expect(objects.lines[1].hasPrefix("{\"query\":\"x\u{FFFD}\",\"matches\":[],\"suggestions\":["))
    let text = try conj("lookup", "--format", "text", "--no-gloss", input: input)
    #expect(text.lines[0].hasPrefix("soñé") && text.text.contains("soñar"))
    #expect(text.lines[1].hasPrefix("xñ") && text.text.contains("no verb found"))
    // Suggestions are for the word that was read.
    let near = try conj(
      "lookup", "--suggest", input: Array("so".utf8) + [0xF1] + Array("iamos\n".utf8))
    #expect(near.rows.contains { $0[1] == "soñar" }, "\(near.text)")
  }

  @Test func anInputInUTF16IsRefused() throws {
    for input in [
      [0xFF, 0xFE, 0x66, 0, 0x75, 0, 0x69, 0, 0x0A, 0], [0x66, 0, 0x75, 0, 0x69, 0, 0x0A, 0],
      [0, 0x66, 0, 0x75, 0, 0x69, 0, 0x0A],
      [UInt8](repeating: 0x66, count: 200_000).enumerated().map { $0 % 2 == 0 ? $1 : 0 },
    ] as [[UInt8]] {
      for arguments in [["lookup"], ["lookup", "--text"], ["lookup", "--format", "text"]] {
        let outcome = try conj(arguments, input: input)
        #expect(outcome.status == 2 && outcome.output.isEmpty, "\(arguments)")
        #expect(
          outcome.messages == """
            conj: The input is in UTF-16 (“Unicode”), not in UTF-8, and was not read.
                  Save it in UTF-8, or convert it: iconv -f UTF-16 -t UTF-8

            """)
      }
    }
    for encoding in [String.Encoding.utf32LittleEndian, .utf32BigEndian] {
      let input = Array(try #require("fui\n".data(using: encoding)))
      for arguments in [["lookup"], ["lookup", "--text"]] {
        #expect(try conj(arguments, input: input).messages.contains("iconv -f UTF-32 -t UTF-8"))
      }
    }
    // Here NUL parts the words.
    #expect(try conj("lookup", "--null", input: [0x65, 0, 0x61, 0, 0x6F, 0]).lines.count >= 3)
    #expect(try conj("lookup", "--null", input: [0xFF, 0xFE, 0x61, 0]).status == 2)
  }

  /// What is not seen goes to no program as it is, in no format.
  @Test(arguments: [
    ("\u{AD}", #"\xC2\xAD"#, #"\u00AD"#), ("\u{200B}", #"\xE2\x80\x8B"#, #"\u200B"#),
    ("\u{FEFF}", #"\xEF\xBB\xBF"#, #"\uFEFF"#), ("\u{85}", #"\xC2\x85"#, #"\u0085"#),
    ("\u{E0041}", #"\xF3\xA0\x81\x81"#, #"\uDB40\uDC41"#),
    ("\u{3164}", #"\xE3\x85\xA4"#, #"\u3164"#),
  ])
  func hiddenCharactersAreEscaped(hidden: String, tsv: String, json: String) throws {
    let query = "fu\(hidden)i"
    #expect(try conj("lookup", query).rows.first?[0] == "fu\(tsv)i")
    let line = try conj("lookup", query, "--format", "jsonl")
    #expect(line.text.contains(#""query":"fu\#(json)i""#))
    #expect(try line.objects().first?["query"] as? String == query)
    #expect(try conj("lookup", query, "--format", "text").text.contains("fu\(tsv)i"))
  }

  /// Characters that are not seen, and letters that look otherwise, are no difference.
  @Test func plainLettersAreMeant() throws {
    for (query, form) in [
      ("ha\u{AD}bl\u{200B}é", "hablé"), ("\u{202E}fui\u{202C}", "fui"), ("ｆｕｉ", "fui"),
      ("ﬁngí", "fingí"), ("ｄａ\u{301}ｍｅｌｏ", "da"), ("\u{2067}me\u{2069} fui", "fui"),
      ("sue\u{200D}~no", "sueño"),
    ] {
      let outcome = try conj("lookup", query)
      #expect(outcome.rows.first?[2] == form, "\(outcome.text)")
      let hides = query.unicodeScalars.contains { $0.properties.generalCategory == .format }
      #expect((outcome.rows.first?[0] == query) != hides && outcome.messages.isEmpty)
      #expect(outcome.rows.allSatisfy { $0[3] != "accents" })
    }
    let text = try conj("lookup", "--format", "text", "\u{202E}fui").text
    #expect(text.hasPrefix(#"\xE2\x80\xAEfui  ser"#))
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
    let ends: [[UInt8]] = [[0x0A], [0x0D, 0x0A], []]
    for end in isExhaustive ? ends : [ends[65_536 - length]] {
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

  /// What turns text round, or ends a line for some readers, is written in ASCII.
  @Test func nothingTurnsTextRound() throws {
    let turning: [Unicode.Scalar] = [
      "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}", "\u{2066}",
      "\u{2069}",
    ]
    for scalar in turning {
      let query = "x\(scalar)y"
      for format in ["tsv", "jsonl", "text"] {
        let outcome = try conj("lookup", query, "--format", format)
        #expect(!(outcome.text + outcome.messages).unicodeScalars.contains(scalar), "\(format)")
      }
      let object = try conj("lookup", query, "--format", "jsonl").objects().first
      #expect(object?["query"] as? String == query)
    }
    #expect(try conj("lookup", "x\u{202E}y").text == "x\\xE2\\x80\\xAEy\t\t\tnone\n")
  }
}
