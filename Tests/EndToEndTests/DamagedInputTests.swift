import Foundation
import TestSupport
import Testing

/// What no user means: whatever comes in, the program ends with a status of its own and not by a signal.
@Suite(.runsPrograms) struct DamagedInputTests {
  private static let level = LevelText.file(LevelText.comer, LevelText.beber)

  /// Damage of every kind is tried within one process, by the tests of the commands.
  @Test func aDamagedIndexIsRefused() throws {
    let folder = try TemporaryFolder(["uno.txt": Self.level])
    let file = folder / "x.conj"
    let build = try Program.run(["index", "build", "--levels", folder / "uno.txt", "-o", file])
    #expect(build.status == 0)
    #expect(try Program.run(["lookup", "--index", file, "como"]).status == 0)
    let good = try folder.bytes("x.conj")
    var flipped = good
    flipped[good.count / 2] ^= 1
    for bytes in [Array(good.prefix(good.count / 2)), flipped] {
      try folder.write(bytes, to: "x.conj")
      let outcome = try Program.run(["lookup", "--index", file, "como"])
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.messages.hasPrefix("conj: "))
    }
  }

  /// Where files may not grow, as on a full disk.
  @Test func aLimitOfFileSizesIsAnError() throws {
    let folder = try TemporaryFolder(["uno.txt": Self.level])
    for (line, what) in [
      ("index build --levels uno.txt -o x.conj", "index"), ("lookup fui > out", "output"),
    ] {
      let outcome = try Program.shell(
        "(ulimit -f 0; conj \(line); echo $?) 2>&1 | cat", in: folder.path)
      #expect(outcome.text.hasPrefix("conj: The \(what) can't be written: "))
      #expect(outcome.text.contains("Check that there is room"))
      #expect(outcome.text.hasSuffix("\n2\n"))
    }
    #expect(folder.names == ["out", "uno.txt"])
    try folder.write("\(Self.level),,\n", to: "dos.txt")
    let outcome = try Program.shell(
      "(ulimit -f 0; conj check --fix dos.txt; echo $?) 2>&1 | cat", in: folder.path)
    #expect(outcome.text.contains("Check that there is room on the disk. The file has not"))
    #expect(outcome.text.hasSuffix("\n2\n"))
  }

  #if os(Linux)
    /// Where memory is limited: a file that is larger than what is left of it.
    @Test func aLimitOfMemoryIsAnError() throws {
      let folder = try TemporaryFolder()
      let outcome = try Program.shell(
        "truncate -s 16M level.txt; ulimit -d 12000; conj check level.txt; echo $?",
        environment: ["SWIFT_BACKTRACE": "enable=no"], in: folder.path)
      #expect(
        outcome.messages.hasSuffix(
          "\nconj: There is not enough memory: conj may not have more (ulimit -v, -d, -s).\n"))
      #expect(outcome.text == "2\n")
    }

    /// A crash is no want of memory because there is a limit of it.
    @Test func anotherCrashUnderALimitOfMemoryIsNone() throws {
      let folder = try TemporaryFolder()
      let outcome = try Program.shell(
        """
        ulimit -v 250000; mkfifo in out; conj lookup < in > out & exec 3> in
        echo fui >&3; read answer < out; kill -SEGV $!; wait $!; echo $?
        """, environment: ["SWIFT_BACKTRACE": "enable=no"], in: folder.path)
      #expect(outcome.text == "139\n")
      #expect(!outcome.messages.contains("ulimit"))
    }
  #endif

  /// Named pipes in place of files: to open one would wait for a writer.
  @Test(arguments: [
    "check p", "lookup --levels p como", "lookup --index p como", "index verify p",
    "index build --levels p -o x.conj", "levels --levels p", "check glosas-en.txt",
    "practice --levels uno.txt --plain", "practice --stats", "check --fix p", "new -o p comer",
    "index build --levels uno.txt -o p",
  ])
  func aPipeIsNoFile(command: String) throws {
    let folder = try TemporaryFolder(["uno.txt": Self.level])
    for name in ["p", "glosas-en.txt"] { #expect(mkfifo(folder / name, 0o600) == 0) }
    let outcome = try Program.run(
      command.split(separator: " ").map { String($0) },
      environment: ["CONJ_PRACTICE_LOG": "p"], in: folder.path)
    #expect(outcome.status == 2)
    let said = outcome.text + outcome.messages
    #expect(said.contains("it is a pipe, a device or a socket, not a file"), "\(said)")
    #expect(folder.names == ["glosas-en.txt", "p", "uno.txt"])
  }

  /// What a shell hands over is no file either, and meant.
  @Test func aPipeThatIsHandedOverIsRead() throws {
    let folder = try TemporaryFolder(["uno.txt": Self.level])
    for line in [
      "cat uno.txt | conj check -", "conj check /dev/fd/3 3< uno.txt",
      "cat uno.txt | conj lookup --levels /dev/stdin como",
    ] {
      let outcome = try Program.shell(line, in: folder.path)
      #expect(outcome.status == 0 && outcome.output.isEmpty == false, "\(line)")
    }
  }

  @Test func numbersOfAnySizeInLineMode() throws {
    let numbers = [
      "-9223372036854775808", "9223372036854775807", "99999999999999999999", "-1", "0",
    ]
    let input = (["irg*"] + numbers + ["1"]).joined(separator: "\n")
    let outcome = try Program.run(["repl", "--plain"], input: Array(input.utf8))
    #expect(outcome.status < 128)
    #expect(outcome.text.contains("erguir\tIndicativo: presente"))
  }

  /// The bytes of `salí` in Latin-1, among UTF-8 and what is no text.
  @Test func bytesThatAreNoUTF8AreReadAsWindows1252() throws {
    let input: [UInt8] = Array("sal".utf8) + [0xED, 0x0A] + Array("comió\n".utf8) + [0xFF, 0x0A]
    let outcome = try Program.run(["lookup"], input: input)
    #expect(
      outcome.text == "sal\\xED\tsalir\tsalí\texact\ncomió\tcomer\tcomió\texact\n\\xFF\t\t\tnone\n")
    #expect(outcome.status == 1)
    #expect(outcome.messages.split(separator: "\n").count == 2)
    #expect(outcome.messages.contains("Windows-1252"))
  }

  /// Files of both encodings, and one that is refused: the others are read.
  @Test func textsInOtherEncodings() throws {
    let folder = try TemporaryFolder([
      "a.txt": Array("Ayer com".utf8) + [0xED] + Array(" pan y sal".utf8) + [0xED],
      "b.txt": [0xFF, 0xFE, 0x66, 0, 0x75, 0, 0x69, 0], "c.txt": Array("Salí.".utf8),
    ])
    let outcome = try Program.run(
      ["lookup", "--text", "--best", "a.txt", "b.txt", "c.txt"], in: folder.path)
    #expect(
      outcome.rows.map { $0[0...5].joined(separator: " ") } == [
        "a.txt 1 6 comí comer comí", "a.txt 1 17 salí salir salí", "c.txt 1 1 Salí salir salí",
      ])
    #expect(outcome.status == 2)
    #expect(
      outcome.messages == """
        conj: a.txt is in Windows-1252 (“ANSI”, Latin-1), not in UTF-8. It was read anyway.
              To convert it: iconv -f WINDOWS-1252 -t UTF-8
        conj: b.txt is in UTF-16 (“Unicode”), not in UTF-8, and was not read.
              Save it in UTF-8, or convert it: iconv -f UTF-16 -t UTF-8

        """)
  }
}
