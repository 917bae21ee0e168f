import Foundation
import Testing

@testable import SystemIO

@Suite struct DescriptorTests {
  private func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    try writeBytes(bytes.span, to: descriptor)
  }

  @Test func writesAndReadsMoreThanAPipeHolds() throws {
    let pipe = try #require(makePipe())
    let bytes = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    // Both ends never block, so that both sides have to wait for each other.
    let writer = Thread {
      try? write(bytes, to: pipe.write)
      closeDescriptor(pipe.write)
    }
    writer.start()
    defer { closeDescriptor(pipe.read) }
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 5_000)
    while case let count = try readBytes(from: pipe.read, into: &buffer, at: 100), count > 0 {
      received += buffer[100..<(100 + count)]
    }
    #expect(received == bytes)
  }

  @Test func errorsAreThrown() {
    var buffer: [UInt8] = [0]
    #expect(throws: SystemError(code: EBADF)) { try readBytes(from: -1, into: &buffer) }
    #expect(throws: SystemError(code: EBADF)) { try readAvailable(from: -1, limit: 1) }
    #expect(throws: SystemError(code: EBADF)) { try write([1], to: -1) }
    #expect(throws: Never.self) { try write([], to: -1) }
  }

  @Test func tellsWhetherThereIsInput() throws {
    let pipe = try #require(makePipe())
    defer { closeDescriptor(pipe.read) }
    #expect(!canReadWithoutWaiting(pipe.read))
    #expect(try readAvailable(from: pipe.read, limit: 9) == nil)
    try write([1, 2, 3], to: pipe.write)
    #expect(canReadWithoutWaiting(pipe.read))
    #expect(try readAvailable(from: pipe.read, limit: 2) == [1, 2])
    #expect(try waitUntilReady([pipe.read], milliseconds: nil) == [true])
    #expect(try readAvailable(from: pipe.read, limit: 2) == [3])
    #expect(try waitUntilReady([pipe.read, pipe.read], milliseconds: 1) == [false, false])
    closeDescriptor(pipe.write)
    // A process that another test starts has this end too until its own program runs.
    #expect(try waitUntilReady([pipe.read], milliseconds: nil) == [true])
    #expect(canReadWithoutWaiting(pipe.read))
    #expect(try readAvailable(from: pipe.read, limit: 2) == [])
  }

  /// More descriptors than a process may have are refused by `poll` itself.
  @Test func waitingThatIsImpossibleIsAnError() async {
    await #expect(processExitsWith: .success) {
      // In a process of its own, since the limit is that of all threads.
      var limit = rlimit()
      #if canImport(Darwin)
        let descriptors = RLIMIT_NOFILE
      #else
        let descriptors = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      #endif
      try #require(getrlimit(descriptors, &limit) == 0)
      limit.rlim_cur = 64
      try #require(setrlimit(descriptors, &limit) == 0)
      let many = [Int32](repeating: -1, count: 65)
      #expect(throws: SystemError(code: EINVAL)) { try waitUntilReady(many, milliseconds: 0) }
      #expect(
        try waitUntilReady(many.dropLast(), milliseconds: 0) == many.dropLast().map { _ in false })
    }
  }

  @Test func aCallThatASignalInterruptsIsRepeated() throws {
    var results = [(-1, EINTR), (-1, EINTR), (7, 0)]
    let count = try SystemCalls.checked {
      let (result, code) = results.removeFirst()
      errno = code
      return result
    }
    #expect(count == 7 && results.isEmpty)
    let error = #expect(throws: SystemError.self) {
      try SystemCalls.checked {
        errno = ENOSPC
        return -1
      }
    }
    #expect(error?.reason == "No space left on device")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"))
  func thereIsNoSpaceOnAFullDevice() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    defer { closeDescriptor(descriptor) }
    #expect(throws: SystemError(code: ENOSPC)) { try write([1], to: descriptor) }
  }

  @Test func whatIsNoTerminal() throws {
    let pipe = try #require(makePipe())
    defer { for end in [pipe.read, pipe.write] { closeDescriptor(end) } }
    #expect(!isTerminal(pipe.read))
    #expect(terminalSize(pipe.read) == nil)
  }
}
