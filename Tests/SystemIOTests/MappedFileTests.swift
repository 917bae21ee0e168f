import SystemIO
import TestSupport
import Testing

@Suite struct MappedFileTests {
  @Test func mapsBytes() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0) }
    let mapped = try MappedFile(try folder.write(bytes, to: "file"))
    #expect(Array(mapped.bytes) == bytes)
  }

  @Test func anEmptyFileHasNoBytes() throws {
    let folder = try TemporaryFolder()
    #expect(try MappedFile(try folder.write("", to: "file")).bytes.isEmpty)
  }

  @Test func whatIsNoFileIsAnError() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, folder.path("none"), "/dev/null"] {
      #expect(throws: FileError.self) { try MappedFile(path) }
    }
  }
}
