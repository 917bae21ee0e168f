import Foundation
import TestSupport
import Testing

@Suite struct IndexTests {
  private static let level = """
    T
    D
    FF0000
    comer: como, comes, come, comemos, coméis, comen
    ir: voy, vas, va, vamos, vais, van

    """

  @Test func anIndexIsBuiltVerifiedAndUsed() throws {
    let folder = try TemporaryFolder(["a.txt": Self.level])
    let file = folder / "x.conj"
    #expect(try conj("index", "build", "-o", file, "--levels", folder / "a.txt").status == 0)
    #expect(try conj("index", "verify", file).status == 0)
    #expect(try conj("lookup", "--index", file, "voy").text == "voy\tir\tvoy\texact\n")
    let info = try conj("index", "info", file)
    #expect(info.lines.prefix(3) == ["levels\t1", "verbs\t2", "forms\t14"])
    #expect(try conj("index", "info", "--index", file).output == info.output)
    let text = try conj("index", "verify", file, "--format", "text").text
    #expect(
      text.hasSuffix(
        ": a whole index: 1 level, 2 verbs, 14 forms, "
          + "\(try folder.bytes("x.conj").count.formatted()) bytes\n"))
    #expect(folder.names == ["a.txt", "x.conj"])
  }

  @Test func theSameLevelsGiveTheSameBytes() throws {
    let folder = try TemporaryFolder(["a.txt": Self.level])
    for name in ["1.conj", "2.conj"] {
      _ = try conj("index", "build", "-o", folder / name, "--levels", folder / "a.txt")
    }
    #expect(try folder.bytes("1.conj") == folder.bytes("2.conj"))
  }

  @Test func aDamagedIndexIsRefused() throws {
    let folder = try TemporaryFolder(["a.txt": Self.level])
    _ = try conj("index", "build", "-o", folder / "x.conj", "--levels", folder / "a.txt")
    var bytes = try folder.bytes("x.conj")
    bytes[bytes.count / 2] ^= 1
    let broken = try TemporaryFolder([
      "flipped": bytes, "short": Array(bytes.prefix(100)), "foreign": Array("hello".utf8),
    ])
    for name in broken.names {
      let verify = try conj("index", "verify", broken / name)
      #expect(verify.messages.contains(name))
      #expect(verify.status == 1)
      #expect(try conj("lookup", "--index", broken / name, "voy").status == 2)
    }
    #expect(try conj("index", "verify", "/nowhere").status == 2)
  }

  /// A file with the right checksum that has verbs and no levels.
  @Test func anIndexWithoutLevelsDoesNoHarm() throws {
    let folder = try TemporaryFolder(["a.txt": Self.level])
    _ = try conj("index", "build", "-o", folder / "x.conj", "--levels", folder / "a.txt")
    let crafted = try TemporaryFolder([
      "x.conj": IndexBytes.withoutLevels(try folder.bytes("x.conj"))
    ])
    let file = crafted / "x.conj"
    #expect(try conj("lookup", "--index", file, "voy").text == "voy\tir\tvoy\texact\n")
    for format in ["tsv", "jsonl", "text"] {
      for arguments in [
        ["lookup", "voy"], ["lookup", "--readings", "voy"], ["show", "ir"], ["show", "comer"],
        ["levels"], ["search", "*"], ["index", "info"], ["lookup", "cómelo"], ["lookup", "xyz"],
      ] {
        let words = arguments + ["--index", file, "--format", format]
        let outcome = try conj(words.map { Array($0.utf8) })
        #expect((0...2).contains(outcome.status), "\(arguments): \(outcome.messages)")
      }
    }
    #expect((0...2).contains(try conj("index", "verify", file).status))
  }

  @Test func infoCountsTheBuiltIn() throws {
    let text = try conj("index", "info", "--format", "text").lines
    #expect(text.contains { $0.hasPrefix("rows") && $0.contains(",") })
    let object = try conj("index", "info", "--format", "jsonl").text
    #expect(object.hasPrefix(#"{"levels":"#) && object.contains(#""sections":[{"name":"#))
  }

  @Test func whatCanNotBeWrittenIsSaid() throws {
    let outcome = try conj("index", "build", "-o", "/nowhere/x.conj")
    #expect(outcome.messages.contains("can't be written"))
    #expect(outcome.status == 2)
  }
}
