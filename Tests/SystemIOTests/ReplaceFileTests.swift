import Foundation
import SystemIO
import TestSupport
import Testing

@Suite struct ReplaceFileTests {
  private func mode(of path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test func makesAFileThatWasNotThere() throws {
    let folder = try TemporaryFolder()
    try replaceFile(folder.path("new"), with: [1, 2, 3], backup: folder.path("old"))
    #expect(try readFile(folder.path("new")) == [1, 2, 3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["new"])
  }

  @Test func keepsPermissionsAndMakesABackup() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try replaceFile(path, with: Array("new".utf8), backup: folder.path("file.bak"))
    #expect(try readFile(path) == Array("new".utf8))
    #expect(try readFile(folder.path("file.bak")) == Array("old".utf8))
    #expect(try mode(of: path) == 0o640)
    #expect(try mode(of: folder.path("file.bak")) == 0o640)
  }

  @Test func aLinkStaysALink() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "there/file")
    try folder.link("link", to: "there/file")
    try replaceFile(folder.path("link"), with: [9])
    #expect(try readFile(folder.path("there/file")) == [9])
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link"))
    #expect(target == "there/file")
  }

  @Test func aFileThatIsOpenStaysAsItWas() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "file")
    let mapped = try MappedFile(path)
    try replaceFile(path, with: [])
    #expect(Array(mapped.bytes) == Array("old".utf8))
    #expect(try readFile(path) == [])
  }

  @Test func leavesNothingBehindWhereItFails() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "taken/inside")
    #expect(throws: FileError.self) { try replaceFile(folder.path("taken"), with: [1]) }
    #expect(throws: FileError.self) { try replaceFile(folder.path("none/file"), with: [1]) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken"])
  }

  @Test func leftoversOfOthersDoNotMatter() throws {
    let folder = try TemporaryFolder()
    let leftover = ".file.\(getpid())-0.tmp"
    try folder.write("leftover", to: leftover)
    try replaceFile(folder.path("file"), with: [1])
    #expect(try readFile(folder.path("file")) == [1])
    #expect(try readFile(folder.path(leftover)) == Array("leftover".utf8))
  }
}
