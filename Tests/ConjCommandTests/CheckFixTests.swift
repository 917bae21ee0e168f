import Foundation
import TestSupport
import Testing

/// `conj check --fix`: what it writes, keeps and leaves.
@Suite struct CheckFixTests {
  private static let good = LevelText.file(LevelText.comer, LevelText.beber, title: "Bueno")

  @Test func fixMendsAndKeepsTheOldFile() throws {
    let bad =
      "\u{FEFF}"
      + Self.good.replacing("é", with: "e\u{301}").replacing(",", with: " ,")
      .replacing("\n", with: ",  \r\n").replacing("FF0000,", with: "FF0000")
    let folder = try TemporaryFolder(["a.txt": bad, "b.txt": Self.good])
    let outcome = try conj("check", "--fix", folder.path)
    #expect(outcome.text.contains("a.txt: fixed; the old file is"))
    #expect(!outcome.text.contains("b.txt"))
    #expect(folder.names == ["a.txt", "a.txt.bak", "b.txt"])
    #expect(try folder.bytes("a.txt.bak") == Array(bad.utf8))
    let words = { (text: String) in text.split { !$0.isLetter }.map { String($0) } }
    #expect(words(try folder.text("a.txt")) == words(Self.good))
    #expect(!(try folder.bytes("a.txt").contains(0x0D)))
    #expect(try conj("check", "--fix", folder.path).text.hasPrefix("2 files"))
    #expect(try conj("check", "--strict", folder.path).status == 0)
  }

  @Test func fixLeavesAFileWithTwoNames() throws {
    let text = "\(LevelText.file(LevelText.comer, LevelText.ir))\u{A0}"
    let folder = try TemporaryFolder(["a.txt": text])
    try FileManager.default.linkItem(atPath: folder / "a.txt", toPath: folder / "b")
    #expect(
      try conj("check", "--fix", folder.path).text.contains(
        "left as it is: it has another name (a hard link)"))
    #expect(try folder.text("a.txt") == text && folder.names == ["a.txt", "b"])
  }

  /// A name has no room for .bak after it.
  @Test func fixAdvisesAShorterName() throws {
    let name = String(repeating: "a", count: 251) + ".txt"
    let folder = try TemporaryFolder([name: "\(Self.good)\u{A0}"])
    let outcome = try conj("check", "--fix", folder / name)
    #expect(outcome.status == 2 && folder.names == [name])
    #expect(outcome.messages.contains("Give the file a shorter name"))
  }

  /// One file that can't be read, or written, keeps none of the others from being mended and reported.
  @Test func fixGoesOn() throws {
    let bad = "\(Self.good)\u{A0}"
    let folder = try TemporaryFolder(["a.txt": bad, "b.txt": "", "c.txt": bad])
    #expect(truncate(folder / "b.txt", 17 << 20) == 0)
    let outcome = try conj("check", "--fix", folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.text.contains("a.txt: fixed") && outcome.text.contains("c.txt: fixed"))
    #expect(outcome.text.contains("b.txt: error: The file has more than 16 MiB"))
    #expect(outcome.messages.isEmpty)
  }

  @Test func fixTellsWhyItLeavesAFile() throws {
    for (text, reason) in [
      ("\r\n \n", "it has no content"),
      ("PK\u{3}\u{4}abc", "its text can't be read reliably"),
    ] {
      let folder = try TemporaryFolder(["a.txt": text])
      #expect(try conj("check", "--fix", folder.path).text.contains("left as it is: \(reason)\n"))
    }
  }

  /// A name is taken that leads nowhere, and what has no name of its own is left.
  @Test func onlyNamedFilesAreFixedAndLinksAreKept() throws {
    let bad = Self.good.replacing(",", with: " ,")
    let folder = try TemporaryFolder(["a.txt": bad])
    try FileManager.default.createSymbolicLink(
      atPath: folder / "a.txt.bak", withDestinationPath: "nowhere")
    #expect(try conj("check", "--fix", folder / "a.txt").status == 0)
    #expect(try folder.text("a.txt.bak2") == bad)
    let piped = try conj("check", "--fix", "/dev/null")
    #expect(piped.text.contains("left as it is"))
  }

  /// What is no level is named, and what was refused is not advised.
  @Test(arguments: ["Nivel\nUno\nFF0000\n\(LevelText.comer)\n", "Lunes\nMiércoles\nSábado\n"])
  func whatIsNoLevelIsNamed(text: String) throws {
    for encoding in [String.Encoding.utf16, .windowsCP1252] {
      let folder = try TemporaryFolder()
      try text.write(toFile: folder / "a.txt", atomically: true, encoding: encoding)
      #expect(try conj("check", folder.path).text.contains("at least two lines with a verb"))
      let outcome = try conj("check", "--fix", folder.path)
      #expect(outcome.text.contains("at least two lines with a verb"))
      #expect(!outcome.text.contains("Run “conj check --fix”"))
    }
  }

  @Test func fixOverwritesNoBackupAndSaysWhatItLeaves() throws {
    let folder = try TemporaryFolder(["a.txt": Self.good + ",,\n", "notas.txt": "Comprar pan,,\n"])
    #expect(
      try conj("check", "--fix", folder.path).text.contains(
        "notas.txt: left as it is: it is not a level"))
    #expect(try folder.text("notas.txt") == "Comprar pan,,\n")
    try Self.good.replacing(",", with: " ,").write(
      toFile: folder / "a.txt", atomically: true, encoding: .utf8)
    #expect(try conj("check", "--fix", folder.path).text.contains("the old file is"))
    #expect(folder.names == ["a.txt", "a.txt.bak", "a.txt.bak2", "notas.txt"])
    #expect(try folder.text("a.txt.bak") == Self.good + ",,\n")
  }
}
