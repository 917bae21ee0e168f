import Foundation
import SystemIO
import TestSupport
import Testing

@Suite struct ReplaceFileTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func mode(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder / name)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  private func replace(_ name: String, with bytes: [UInt8], backup: String? = nil) throws {
    try replaceFile(
      FilePath(folder / name), with: bytes, backup: backup.map { FilePath(folder / $0) })
  }

  @Test func makesAFileThatWasNotThere() throws {
    try replace("new", with: [1, 2, 3], backup: "old")
    #expect(try folder.bytes("new") == [1, 2, 3])
    #expect(folder.names == ["new"])
  }

  @Test func keepsPermissionsAndMakesABackup() throws {
    let path = try folder.write("old", to: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try replace("file", with: Array("new".utf8), backup: "file.bak")
    #expect(try folder.text("file") == "new")
    #expect(try folder.text("file.bak") == "old")
    #expect(try mode(of: "file") == 0o640)
    #expect(try mode(of: "file.bak") == 0o640)
  }

  @Test func aLinkStaysALink() throws {
    try folder.write("old", to: "there/file")
    try folder.link("link", to: "there/file")
    try replace("link", with: [9])
    #expect(try folder.bytes("there/file") == [9])
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder / "link")
    #expect(target == "there/file")
  }

  @Test func aLinkThatLeadsNowhereIsRefused() throws {
    try folder.link("link", to: "nowhere")
    let error = #expect(throws: FileError.self) { try replace("link", with: [1]) }
    #expect(error?.cause == .danglingLink)
    #expect(folder.names == ["link"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder / "link") == "nowhere")
  }

  /// The administrator may write everything, so there the test is another user's.
  @Test func whatMayNotBeWrittenIsRefused() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let path = try folder.write("old", to: "file")
      #expect(chmod(folder.path, 0o777) == 0 && chmod(path, 0o444) == 0)
      if geteuid() == 0 {
        #expect(chown(folder.path, 65_534, 65_534) == 0 && chown(path, 65_534, 65_534) == 0)
        try #require(setuid(65_534) == 0)
      }
      for backup in [nil, FilePath(folder / "file.bak")] {
        let error = #expect(throws: FileError.self) {
          try replaceFile(FilePath(path), with: [1], backup: backup)
        }
        #expect(error?.cause == .system(.noPermission))
      }
      #expect(folder.names == ["file"])
      #expect(try folder.text("file") == "old")
    }
  }

  /// With a pipe alone: a fault here must not take a device away from an administrator.
  @Test func whatIsNoFileIsRefused() throws {
    #expect(mkfifo(folder / "pipe", 0o600) == 0)
    try folder.link("link", to: "pipe")
    for name in ["pipe", "link"] {
      let error = #expect(throws: FileError.self) { try replace(name, with: [1]) }
      #expect(error?.cause == .special)
      #expect(kind(of: FilePath(folder / name)) == .other)
    }
    try folder.write("old", to: "file")
    #expect(throws: FileError.self) { try replace("file", with: [1], backup: "pipe") }
    #expect(try folder.text("file") == "old")
    #expect(folder.names == ["file", "link", "pipe"])
  }

  /// What killed processes left goes away; what is being written stays, and so does what only looks like it.
  @Test func leftoversAreRemoved() throws {
    try folder.write("half", to: ".conj-99999-0.tmp")
    let locked = open(try folder.write("half", to: ".conj-99999-1.tmp"), O_RDONLY)
    defer { close(locked) }
    #expect(flock(locked, LOCK_EX | LOCK_NB) == 0)
    let others = [
      ".conj-.tmp", ".conj-1-.tmp", ".conj-1-2-3.tmp", ".conj-1.tmp", ".conj-notes",
      ".conj-notes.tmp",
      ".conj-x-0.tmp", "conj-1-0.tmp",
    ]
    for name in others { try folder.write("mine", to: name) }
    let foreign = geteuid() == 0 ? [".conj-99999-3.tmp"] : []
    for name in foreign {
      #expect(chown(try folder.write("theirs", to: name), 4321, 4321) == 0)
    }
    try folder.write("kept", to: "elsewhere")
    try folder.link(".conj-99999-2.tmp", to: "elsewhere")
    try replace("file", with: [1])
    #expect(
      Set(folder.names)
        == Set(others + foreign + [".conj-99999-1.tmp", ".conj-99999-2.tmp", "elsewhere", "file"]))
  }

  @Test func aChangeMadeMeanwhileIsKept() throws {
    try folder.write("changed", to: "file")
    let path = FilePath(folder / "file")
    let error = #expect(throws: FileError.self) {
      try replaceFile(path, with: [1], expecting: Array("read".utf8), backup: path + ".bak")
    }
    #expect(error?.cause == .changed)
    #expect(folder.names == ["file"])
    #expect(try folder.text("file") == "changed")
    try replaceFile(path, with: [1], expecting: Array("changed".utf8))
    #expect(try folder.bytes("file") == [1])
  }

  /// Only an administrator can give files away.
  @Test(.enabled(if: getuid() == 0)) func ownersStay() throws {
    let path = try folder.write("old", to: "file")
    #expect(chown(path, 1, 2) == 0)
    try replace("file", with: [1], backup: "file.bak")
    for name in ["file", "file.bak"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder / name)
      #expect((attributes[.ownerAccountID] as? NSNumber)?.intValue == 1)
      #expect((attributes[.groupOwnerAccountID] as? NSNumber)?.intValue == 2)
    }
  }

  @Test func aFileThatIsOpenStaysAsItWas() throws {
    let path = try folder.write("old", to: "file")
    let open = try #require(FileHandle(forReadingAtPath: path))
    try replace("file", with: [])
    #expect(try open.readToEnd() == Data("old".utf8))
    #expect(try folder.bytes("file") == [])
  }

  @Test func leavesNothingBehindWhereItFails() throws {
    try folder.write("", to: "taken/inside")
    #expect(throws: FileError.self) { try replace("taken", with: [1]) }
    #expect(throws: FileError.self) { try replace("none/file", with: [1]) }
    let long = String(repeating: "x", count: 256)
    #expect(throws: FileError.self) { try replace(long, with: [1]) }
    #expect(folder.names == ["taken"])
  }

  @Test func aNameMayBeAsLongAsTheSystemAllows() throws {
    let long = String(repeating: "x", count: 255)
    for byte: UInt8 in [1, 2] {
      try replace(long, with: [byte])
      #expect(try folder.bytes(long) == [byte])
    }
  }

  @Test func leftoversOfOthersDoNotMatter() throws {
    let leftover = ".conj-\(getpid())-0.tmp"
    let locked = open(try folder.write("leftover", to: leftover), O_RDONLY)
    defer { close(locked) }
    #expect(flock(locked, LOCK_EX | LOCK_NB) == 0)
    try replace("file", with: [1])
    #expect(try folder.bytes("file") == [1])
    #expect(try folder.text(leftover) == "leftover")
  }
}
