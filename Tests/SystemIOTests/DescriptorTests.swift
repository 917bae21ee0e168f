import Foundation
import SystemIO
import Testing

@Suite struct DescriptorTests {
  @Test func writesMoreThanAPipeHolds() throws {
    let pipe = Pipe()
    let bytes = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    let writer = Thread {
      _ = writeAll(pipe.fileHandleForWriting.fileDescriptor, bytes)
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 5_000)
    while true {
      let count = try buffer.withUnsafeMutableBytes { try readSome(descriptor, into: $0) }
      if count == 0 { break }
      received += buffer[..<count]
    }
    #expect(received == bytes)
  }

  @Test func writingToWhatIsClosedFails() {
    #expect(!writeAll(-1, [1]))
    #expect(writeAll(-1, []))
  }

  @Test func readingFromWhatIsClosedIsAnError() {
    var buffer = [UInt8](repeating: 0, count: 1)
    #expect(throws: FileError.self) {
      _ = try buffer.withUnsafeMutableBytes { try readSome(-1, into: $0) }
    }
  }

  @Test func tellsWhetherThereIsInput() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    #expect(!hasInput(descriptor))
    pipe.fileHandleForWriting.write(Data([1]))
    #expect(hasInput(descriptor))
    #expect(try pipe.fileHandleForReading.read(upToCount: 1) == Data([1]))
    #expect(!hasInput(descriptor, withinMilliseconds: 1))
    try pipe.fileHandleForWriting.close()
    #expect(hasInput(descriptor))
  }
}
