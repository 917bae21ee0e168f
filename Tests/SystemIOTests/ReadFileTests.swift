import Foundation
import SystemIO
import TestSupport
import Testing

@Suite struct ReadFileTests {
  private func read(_ path: String, limit: Int = 1 << 20) throws -> [UInt8] {
    try readFile(FilePath(path), limit: limit)
  }

  @Test(arguments: [0, 1, 4095, 4096, 65_536, 65_537, 300_000])
  func readsEverySize(size: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let path = try folder.write(bytes, to: "file")
    #expect(try read(path) == bytes)
    #expect(try read(path, limit: size) == bytes)
    if size > 0 { #expect(throws: FileError.self) { try read(path, limit: size - 1) } }
  }

  /// It would name another file.
  @Test func aPathWithANULLeadsNowhere() throws {
    let folder = try TemporaryFolder(["file": "a"])
    #expect(throws: FileError.self) { try read(folder / "file\0.txt") }
    #expect(throws: FileError.self) { try replaceFile(FilePath(folder / "file\0"), with: [66]) }
    #expect(try read(folder / "file") == [97])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }

  @Test(arguments: [50_000, 65_537, 200_000])
  func readsAPipeUpToTheLimit(size: Int) throws {
    let bytes = [UInt8](repeating: 65, count: size)
    let pipe = Pipe()
    let writer = Thread {
      try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let read = try self.read("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)", limit: size)
    #expect(read == bytes)
  }

  @Test func whatNeverEndsIsTooLarge() throws {
    let device = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    let path = "/dev/fd/\(device.fileDescriptor)"
    let error = #expect(throws: FileError.self) { try read(path, limit: 1 << 20) }
    #expect(error?.cause == .tooLarge(limit: 1 << 20))
  }

  /// A named pipe, a device, a socket, and links to them. To open the pipe would wait for a writer.
  @Test func whatIsNoFileIsNotOpened() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder / "pipe", 0o600) == 0)
    try folder.link("link", to: "pipe")
    for path in [folder / "pipe", folder / "link", "/dev/zero", "/dev/null"] {
      let error = #expect(throws: FileError.self) { try read(path) }
      #expect(error?.cause == .special)
      #expect(throws: FileError.self) { try appendLine([0x61], to: FilePath(path)) { _ in 0 } }
    }
  }

  /// What is longer than a line can be is not looked at: no process left it.
  @Test func aLongRestIsKept() throws {
    let folder = try TemporaryFolder()
    let rest = String(repeating: "x", count: 1 << 19)
    let path = FilePath(try folder.write(rest, to: "log"))
    #expect(try appendLine([0x61], to: path) { $0.count } == 0)
    #expect(try folder.text("log") == rest + "\na\n")
  }

  /// A file can be said to be larger than all memory.
  @Test func aFileWithoutContentIsTooLarge() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "file")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 1 << 42)
    #expect(throws: FileError.self) { try read(path) }
  }

  /// What says how large it should be is read so far, and not much further.
  @Test(arguments: [0, 100, 4096, 5000, 30_000])
  func whatSaysItsSizeIsReadSoFar(stated: Int) throws {
    let device = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    let zeros = FilePath("/dev/fd/\(device.fileDescriptor)")
    let read = try readFile(zeros, limit: 1 << 20) { beginning, size in
      #expect(beginning.count == 4096 && size == nil)
      return stated
    }
    #expect(read.count > stated && read.count <= 2 * max(stated, 2048) + 4096)

    let folder = try TemporaryFolder()
    let bytes = (0..<30_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let path = try folder.write(bytes, to: "file")
    let part = try readFile(FilePath(path), limit: 1 << 20) { beginning, size in
      #expect(beginning.elementsEqual(bytes[..<4096]) && size == bytes.count)
      return stated
    }
    #expect(stated < bytes.count ? part.count > stated : part == bytes)
    #expect(part.elementsEqual(bytes[..<part.count]))
  }

  @Test func aMissingFileSaysSo() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("none.txt")
    let error = #expect(throws: FileError.self) { try read(path) }
    #expect(error?.isMissing == true)
    #expect(error?.cause == .system(SystemError(code: ENOENT)))
  }

  @Test func aFolderIsNoFile() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) { try read(folder.path) }
    #expect(error?.isMissing == false)
    #expect(error?.cause == .system(SystemError(code: EISDIR)))
  }

  @Test func kinds() throws {
    let folder = try TemporaryFolder()
    try folder.link("link", to: folder.path)
    try folder.write("", to: "file")
    for (path, expected) in [
      (folder.path, FileKind.folder), (folder / "link", .folder), (folder / "file", .file),
      (folder / "none", .missing), ("/dev/null", .other),
    ] {
      #expect(kind(of: FilePath(path)) == expected)
    }
  }

  @Test func identityIsTheSameByEveryPath() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    try folder.link("link", to: "file")
    let identities = ["file", "./link", ".", "none"].map { identity(of: FilePath(folder / $0)) }
    #expect(identities[0] == identities[1] && identities[0] != nil)
    #expect(identities[0] != identities[2])
    #expect(identities[3] == nil)
  }
}
