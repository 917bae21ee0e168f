import Foundation
import TestSupport
import Testing

/// `-o` writes files, and nothing else.
@Suite struct OutputFileTests {
  private static let level = LevelText.file(LevelText.comer, LevelText.ir, title: "T")

  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder(["a.txt": Self.level]) }

  /// The two commands that write a file.
  private func write(_ path: String) throws -> [Outcome] {
    [
      try conj("index", "build", "-o", path, "--levels", folder / "a.txt"),
      try conj(
        "new", "T", "--verbs", "comer,ir", "--from", "T", "--levels", folder / "a.txt", "--force",
        "-o", path),
    ]
  }

  @Test func aHyphenIsStandardOutput() throws {
    let outcomes = try write("-")
    #expect(outcomes.map(\.status) == [0, 0])
    try folder.write(outcomes[0].output, to: "x.conj")
    #expect(try conj("lookup", "--index", folder / "x.conj", "como").text.hasPrefix("como\tcomer"))
    #expect(outcomes[1].text.hasPrefix("T\n"))
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }

  /// With a pipe alone: a fault here must not take a device away from an administrator.
  @Test func aPipeOrADeviceStaysWhatItIs() throws {
    #expect(mkfifo(folder / "pipe", 0o600) == 0)
    try folder.link("link", to: "pipe")
    for name in ["pipe", "link"] {
      for outcome in try write(folder / name) {
        let reason = "can't be written: \(folder / name): it is a pipe, a device"
        #expect(outcome.messages.contains(reason))
        #expect(outcome.messages.contains("Give -o the name of a new file"))
        #expect(outcome.status == 2)
      }
      var status = stat()
      #expect(lstat(folder / name, &status) == 0)
      #expect(status.st_mode & S_IFMT == (name == "pipe" ? S_IFIFO : S_IFLNK))
    }
    #expect(folder.names == ["a.txt", "link", "pipe"])
  }

  @Test func aLongNameIsToBeShorter() throws {
    for outcome in try write(folder / String(repeating: "a", count: 256)) {
      #expect(outcome.status == 2 && outcome.messages.contains("Give -o a shorter name."))
    }
  }

  @Test func aLinkThatLeadsNowhereStaysOne() throws {
    try folder.link("link", to: "nowhere")
    for outcome in try write(folder / "link") {
      #expect(outcome.messages.contains("it is a link to a file that does not exist"))
      #expect(outcome.status == 2)
    }
    #expect(folder.names == ["a.txt", "link"])
    try folder.write("", to: "nowhere")
    #expect(try write(folder / "link").map(\.status) == [0, 0])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder / "link") == "nowhere")
  }

  /// A level is the work of an hour, and its name is easily given for that of an index.
  @Test func anIndexReplacesNothingElse() throws {
    let build = ["index", "build", "--levels", folder / "a.txt", "-o"]
    try folder.write(Self.level, to: "b.txt")
    let refused = try conj(build + [folder / "b.txt"])
    #expect(refused.status == 2)
    #expect(
      refused.messages.hasPrefix("conj: \(folder / "b.txt") is not an index and was not changed.\n")
    )
    #expect(try folder.text("b.txt") == Self.level)
    #expect(try conj(build + [folder / "x.conj"]).status == 0)
    let whole = try folder.bytes("x.conj")
    try folder.write(Array(whole.prefix(100)), to: "x.conj")
    #expect(try conj(build + [folder / "x.conj"]).status == 0)
    #expect(try folder.bytes("x.conj") == whole)
  }

  /// An index of fewer levels takes the place of none.
  @Test func anIndexOfWhatCannotBeReadIsNotWritten() throws {
    let build = ["index", "build", "-o", folder / "x.conj", "--levels", folder / "a.txt"]
    #expect(try conj(build).status == 0)
    let whole = try folder.bytes("x.conj")
    let missing = try conj(build + ["--levels", folder / "c.txt"])
    #expect(missing.status == 2)
    #expect(missing.messages.contains("The index was not written"))
    #expect(try folder.bytes("x.conj") == whole)
    try folder.write(Self.level.replacing("como, ", with: ""), to: "b.txt")
    let broken = try conj(build + ["--levels", folder / "b.txt"])
    #expect(broken.status == 1)
    #expect(broken.messages.contains("[wrong-form-count]"))
    #expect(try folder.bytes("x.conj") != whole)
  }

  @Test func whatIsReadIsNotWritten() throws {
    try folder.link("link", to: "a.txt")
    for name in ["a.txt", "link"] {
      for outcome in try write(folder / name) {
        #expect(outcome.messages.contains("\(folder / name), which it is made from"))
        #expect(outcome.status == 2)
      }
    }
    #expect(try folder.text("a.txt") == Self.level)
    #expect(
      try conj("index", "build", "-o", folder / "x", "--levels", folder / "a.txt").status == 0)
    let before = try folder.bytes("x")
    #expect(try conj("index", "build", "-o", folder / "x", "--index", folder / "x").status == 2)
    let environment = ["CONJ_LEVELS": folder.path]
    #expect(
      try conj("index", "build", "-o", folder / "a.txt", environment: environment).status == 2)
    #expect(try folder.bytes("x") == before)
    #expect(try folder.text("a.txt") == Self.level)
  }
}
