import Foundation
import SystemIO
import TestSupport
import Testing

@Suite struct ListFilesTests {
  private func list(
    _ folder: String, unreadable: (FileError) -> Void = { _ in }
  ) throws -> [String] {
    try listFiles(inFolder: FilePath(folder), unreadable: unreadable).map(\.description)
  }

  /// Names as an old archive unpacks them.
  @Test func namesNeedNotBeUTF8() throws {
    let folder = try TemporaryFolder()
    let names: [[UInt8]] = [[0x66, 0xE1, 0x63], [0x66, 0xE2], Array("fz".utf8)]
    for name in names {
      try replaceFile(FilePath(folder.path).appending(FilePath(name)), with: name)
    }
    let found = try listFiles(inFolder: FilePath(folder.path))
    #expect(Set(found) == Set(names.map { FilePath($0) }))
    #expect(found.map(\.bytes) == [names[2], names[0], names[1]])
    for path in found {
      #expect(
        try readFile(FilePath(folder.path).appending(path), limit: 9) == path.bytes)
    }
  }

  /// Folders in folders until no path leads there any more.
  @Test func aPathThatIsTooLongIsReported() throws {
    let folder = try TemporaryFolder()
    let before = FileManager.default.currentDirectoryPath
    let name = String(repeating: "d", count: 250)
    var unreadable: [FileError.Cause] = []
    // Made from the inside, by a process of its own: the folder of this one belongs to all tests.
    func shell(_ command: String) throws -> Int32 {
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "cd \(folder.path) && \(command)"]
      try shell.run()
      shell.waitUntilExit()
      return shell.terminationStatus
    }
    // Foundation can't remove such folders.
    defer { #expect(throws: Never.self) { try shell("rm -r \(name)") } }
    #expect(
      try shell(
        "for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; do mkdir \(name) && cd -P \(name); done"
      ) == 0)
    #expect(FileManager.default.currentDirectoryPath == before)
    #expect(try list(folder.path) { unreadable.append($0.cause) } == [])
    #expect(unreadable == [.system(SystemError(code: ENAMETOOLONG))])
  }

  @Test func listsRecursivelyInTheOrderOfBytes() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b.txt", "a/z.txt", "a/é.txt", "a.txt", "Z.txt", "a/b/c/d.txt", "á.txt", "a-b.txt",
    ] {
      try folder.write("", to: name)
    }
    try folder.write("", to: ".hidden")
    try folder.write("", to: ".git/config")
    #expect(
      try list(folder.path) == [
        "Z.txt", "a-b.txt", "a.txt", "a/b/c/d.txt", "a/z.txt", "a/é.txt", "b.txt", "á.txt",
      ])
    #expect(try list(folder.path + "/").count == 8)
  }

  /// Nobody waits for the files of a whole disk.
  @Test func aFolderWithTooMuchInItIsRefused() throws {
    let folder = try TemporaryFolder()
    for name in ["a.txt", "b/c.txt", "b/d/e.txt"] { try folder.write("", to: name) }
    let path = FilePath(folder.path)
    #expect(try listFiles(inFolder: path, limit: 5).count == 3)
    let error = #expect(throws: FileError.self) { try listFiles(inFolder: path, limit: 4) }
    #expect(error?.path == path && error?.cause == .tooManyNames(limit: 4))
    // Folders need not be in it.
    let flat = FilePath(folder.path("b/d"))
    #expect(try listFiles(inFolder: flat, limit: 1).count == 1)
    let other = #expect(throws: FileError.self) { try listFiles(inFolder: flat, limit: 0) }
    #expect(other?.path == flat && other?.cause == .tooManyNames(limit: 0))
  }

  @Test func linksInACircleComeToAnEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real/file.txt")
    try folder.link("again", to: "real")
    try folder.link("real/up", to: "..")
    try folder.link("real/self", to: "self")
    try folder.link("nowhere.txt", to: "missing")
    #expect(
      try list(folder.path) == ["nowhere.txt", "real/file.txt", "real/self"])
  }

  @Test func aLinkOutOfTheFolderIsFollowedOnce() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try other.write("", to: "x.txt")
    try folder.link("one", to: other.path)
    try folder.link("two", to: other.path)
    #expect(try list(folder.path) == ["one/x.txt"])
  }

  @Test func devicesAreNotListed() throws {
    let folder = try TemporaryFolder()
    try folder.link("null.txt", to: "/dev/null")
    #expect(try list(folder.path) == [])
  }

  @Test func whatIsNoFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "file")
    #expect(throws: FileError.self) { try list(file) }
    #expect(throws: FileError.self) { try list(folder.path("none")) }
  }

  @Test(.enabled(if: getuid() != 0, "nothing is unreadable for the administrator"))
  func aSubfolderThatCannotBeReadIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "locked/x.txt")
    try folder.write("", to: "y.txt")
    let locked = folder.path("locked")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    var unreadable: [FileError] = []
    #expect(try list(folder.path) { unreadable.append($0) } == ["y.txt"])
    #expect(unreadable.map(\.path) == [FilePath(locked)])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked)
  }
}
