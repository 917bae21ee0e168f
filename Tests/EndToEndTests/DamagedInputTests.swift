import TestSupport
import Testing

/// What no user means: whatever comes in, the program ends with a status of its own and not by a signal.
@Suite struct DamagedInputTests {
  private static let level = """
    Nivel
    Dos verbos
    FF0000
    comer: como, comes, come, comemos, coméis, comen
    beber: bebo, bebes, bebe, bebemos, bebéis, beben

    """

  @Test func damagedIndexesAreRefused() throws {
    let folder = try TemporaryFolder(["uno.txt": Self.level])
    let build = try Program.run(
      ["index", "build", "--levels", folder / "uno.txt", "-o", folder / "good.conj"])
    #expect(build.status == 0)
    #expect(try Program.run(["index", "verify", folder / "good.conj"]).status == 0)
    let good = try folder.bytes("good.conj")
    var damaged: [[UInt8]] = [[], Array(good.prefix(7)), good + [0], Array(Self.level.utf8)]
    for number in 0..<24 {
      let offset = number * good.count / 24
      damaged.append(Array(good.prefix(offset)))
      var flipped = good
      flipped[offset] ^= 1 << UInt8(number % 8)
      damaged.append(flipped)
    }
    for (number, bytes) in damaged.enumerated() {
      let file = try folder.write(bytes, to: "\(number).conj")
      for arguments in [
        ["index", "verify", file], ["lookup", "--index", file, "como"],
        ["show", "--index", file, "comer"], ["levels", "--index", file],
      ] {
        let outcome = try Program.run(arguments)
        #expect(
          outcome.status == (arguments[0] == "index" ? 1 : 2), "\(arguments): \(outcome.text)")
        #expect(outcome.output.isEmpty)
        #expect(outcome.messages.hasPrefix("conj: "))
      }
    }
  }

  @Test(arguments: ["9223372036854775807", "9223372036854775808", "-1", "1e3", ""])
  func limitsOfAnySize(number: String) throws {
    for options in [[], ["--forms"], ["--verbs"], ["--level", "presente"]] {
      let outcome = try Program.run(["search", "irg", "--limit", number] + options)
      #expect(outcome.status == 0 || outcome.status == 2, "\(options): \(outcome.status)")
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
