import Foundation
import IndexBuilding
import LevelFiles
import TestSupport
import Testing

@testable import VerbForms

@Suite struct IndexTests {
  private static let level = LevelText.file(LevelText.comer, LevelText.ir)

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
        ": a complete index: 1 level, 2 verbs, 14 forms, "
          + "\(try folder.bytes("x.conj").count.formatted()) bytes\n"))
    #expect(folder.names == ["a.txt", "x.conj"])
  }

  /// Of the other levels nothing is left but what they say of ranks and glosses.
  @Test func anIndexHasOnlyTheLevelsThatAreNamed() throws {
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file("orden: uso", LevelText.ir, LevelText.comer, title: "Uno"),
      "b.txt": LevelText.file(LevelText.beber, LevelText.comer, LevelText.ir, title: "Otro"),
      "glosas-en.txt": "comer: devour\n",
    ])
    let (all, one) = (folder / "all.conj", folder / "one.conj")
    let options = ["index", "build", "--levels", folder.path, "-o"]
    #expect(try conj(options + [all]).status == 0)
    #expect(try conj(options + [one, "--level", "otro"]).status == 0)
    #expect(try conj("levels", "--index", one).rows.map { $0[4] } == ["b.txt"])
    #expect(try conj("search", "*", "--verbs", "--index", one).lines == ["ir", "comer", "beber"])
    #expect(
      try conj("lookup", "come", "--index", one, "--format", "jsonl").text.contains("devour"))
    #expect(try conj(options + ["-", "--level", "otro"]).output == (try folder.bytes("one.conj")))
    let again = folder / "again.conj"
    #expect(
      try conj("index", "build", "--index", all, "--level", "otro", "-o", again).status == 0)
    #expect(try folder.bytes("again.conj") == folder.bytes("one.conj"))
    #expect(try conj(options + [again, "--level", "ninguno"]).status == 2)
  }

  @Test func optionsOfBuildAreItsOwn() throws {
    for (command, option) in [("info", "level"), ("verify", "level"), ("info", "output")] {
      let outcome = try conj("index", command, "x.conj", "--\(option)", "A1")
      #expect(outcome.status == 2)
      #expect(
        outcome.messages.hasPrefix(
          "conj: The option --\(option) works only with “conj index build”.\n"))
    }
    let verified = try conj("index", "verify", "x.conj", "--format", "jsonl")
    #expect(verified.status == 2 && verified.messages.contains("Leave --format out"))
  }

  @Test func whatIsMissingOrTooMuchIsSaid() throws {
    let verify = try conj("index", "verify")
    #expect(verify.status == 2)
    #expect(verify.messages.hasPrefix("conj: conj index verify needs the file to verify.\n"))
    let build = try conj("index", "build", "x")
    #expect(build.status == 2)
    #expect(build.messages.hasPrefix("conj: conj index build does not take the word “x”.\n"))
    #expect(
      try conj("index", "verfy", "x").messages.hasPrefix(
        "conj: conj index can't do “verfy x”. Did you mean “verify”?\n"))
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
    _ = try conj("index", "build", "-o", folder / "good.conj", "--levels", folder / "a.txt")
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
        ["index", "verify", file], ["lookup", "--index", file, "voy"],
        ["show", "--index", file, "comer"], ["levels", "--index", file],
      ] {
        let outcome = try conj(arguments)
        #expect(
          outcome.status == (arguments[0] == "index" ? 1 : 2), "\(arguments): \(outcome.text)")
        #expect(outcome.output.isEmpty)
        #expect(outcome.messages.hasPrefix("conj: ") && outcome.messages.contains(file))
      }
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
        let outcome = try conj(words)
        #expect((0...2).contains(outcome.status), "\(arguments): \(outcome.messages)")
      }
    }
    #expect((0...2).contains(try conj("index", "verify", file).status))
  }

  /// An index that a program made may have lines with more cells than their level has columns.
  @Test func aCellWithoutAColumnIsWrittenWithoutItsName() throws {
    let level = Level(
      title: "Uno", description: "", colorHex: nil,
      challenges: [
        .init(verb: "comer", forms: ["como", "comes", "come"]), .init(verb: "ir", forms: ["voy"]),
      ], columns: ["yo"])
    let folder = try TemporaryFolder([
      "x.conj": try FormIndex(levels: [level], ranking: nil).bytes
    ])
    let arguments = ["lookup", "--index", folder / "x.conj", "--readings", "--format"]
    let input = Array("como\ncomes\ncome\n".utf8)
    let rows = try conj(arguments + ["tsv"], input: input).rows
    #expect(rows.map { $0[5] } == ["yo", "", ""])
    let objects = try conj(arguments + ["jsonl"], input: input).lines
    #expect(objects.map { $0.contains(#""person":"yo""#) } == [true, false, false])
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
