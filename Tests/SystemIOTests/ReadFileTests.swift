import Foundation
import SystemIO
import TestSupport
import Testing

@Suite struct ReadFileTests {
  @Test(arguments: [0, 1, 4095, 65_536, 65_537, 300_000])
  func readsEverySize(size: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let path = try folder.write(bytes, to: "file")
    #expect(try readFile(path) == bytes)
  }

  @Test func readsAPipe() throws {
    let bytes = [UInt8](repeating: 65, count: 50_000)
    let pipe = Pipe()
    let writer = Thread {
      pipe.fileHandleForWriting.write(Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let read = try readFile("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
    #expect(read == bytes)
  }

  @Test func aMissingFileSaysSo() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("none.txt")
    let error = #expect(throws: FileError.self) { try readFile(path) }
    #expect(error?.isMissing == true)
    #expect(error?.description == "\(path): No such file or directory")
  }

  @Test func aFolderIsNoFile() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) { try readFile(folder.path) }
    #expect(error?.isMissing == false)
    #expect(error?.reason == "Is a directory")
  }

  @Test func kinds() throws {
    let folder = try TemporaryFolder()
    try folder.link("link", to: folder.path)
    #expect(kind(ofPath: folder.path) == .folder)
    #expect(kind(ofPath: folder.path("link")) == .folder)
    #expect(kind(ofPath: try folder.write("", to: "file")) == .file)
    #expect(kind(ofPath: folder.path("none")) == .missing)
    #expect(kind(ofPath: "/dev/null") == .other)
  }

  @Test func identityIsTheSameByEveryPath() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "file")
    try folder.link("link", to: "file")
    #expect(identity(ofPath: path) == identity(ofPath: folder.path("./link")))
    #expect(identity(ofPath: path) != identity(ofPath: folder.path))
    #expect(identity(ofPath: folder.path("none")) == nil)
  }
}
