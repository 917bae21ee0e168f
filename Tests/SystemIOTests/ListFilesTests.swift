import Foundation
import SystemIO
import TestSupport
import Testing

@Suite struct ListFilesTests {
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
      try listFiles(inFolder: folder.path) == [
        "Z.txt", "a-b.txt", "a.txt", "a/b/c/d.txt", "a/z.txt", "a/é.txt", "b.txt", "á.txt",
      ])
    #expect(try listFiles(inFolder: folder.path + "/").count == 8)
  }

  @Test func linksInACircleComeToAnEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real/file.txt")
    try folder.link("again", to: "real")
    try folder.link("real/up", to: "..")
    try folder.link("real/self", to: "self")
    try folder.link("nowhere.txt", to: "missing")
    #expect(
      try listFiles(inFolder: folder.path) == ["nowhere.txt", "real/file.txt", "real/self"])
  }

  @Test func aLinkOutOfTheFolderIsFollowedOnce() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try other.write("", to: "x.txt")
    try folder.link("one", to: other.path)
    try folder.link("two", to: other.path)
    #expect(try listFiles(inFolder: folder.path) == ["one/x.txt"])
  }

  @Test func devicesAreNotListed() throws {
    let folder = try TemporaryFolder()
    try folder.link("null.txt", to: "/dev/null")
    #expect(try listFiles(inFolder: folder.path) == [])
  }

  @Test func whatIsNoFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "file")
    #expect(throws: FileError.self) { try listFiles(inFolder: file) }
    #expect(throws: FileError.self) { try listFiles(inFolder: folder.path("none")) }
  }

  @Test(.enabled(if: getuid() != 0, "nothing is unreadable for the administrator"))
  func aSubfolderThatCannotBeReadIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "locked/x.txt")
    try folder.write("", to: "y.txt")
    let locked = folder.path("locked")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    var unreadable: [FileError] = []
    #expect(try listFiles(inFolder: folder.path) { unreadable.append($0) } == ["y.txt"])
    #expect(unreadable.map(\.path) == [locked])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked)
  }
}
