import TestSupport
import Testing

/// What no user means: whatever comes in, the program ends with a status of its own and not by a signal.
@Suite struct DamagedInputTests {
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

  @Test func numbersOfAnySizeInLineMode() throws {
    let numbers = [
      "-9223372036854775808", "9223372036854775807", "99999999999999999999", "-1", "0",
    ]
    let input = (["irg*"] + numbers + ["1"]).joined(separator: "\n")
    let outcome = try Program.run(["repl", "--plain"], input: Array(input.utf8))
    #expect(outcome.status < 128)
    #expect(outcome.text.contains("erguir\tIndicativo: presente"))
  }

  /// The bytes of `salí` and `veí` in Latin-1 are no UTF-8: what is left of them is another word.
  @Test func bytesThatAreNoUTF8AreNoAnswer() throws {
    let input: [UInt8] =
      Array("sal".utf8) + [0xED, 0x0A] + Array("ve".utf8) + [0xED, 0x0A, 0xFF, 0x0A]
    let outcome = try Program.run(["lookup"], input: input)
    #expect(outcome.text == "sal\\xED\t\t\tnone\nve\\xED\t\t\tnone\n\\xFF\t\t\tnone\n")
    #expect(outcome.status == 1)
  }
}
