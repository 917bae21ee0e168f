import Foundation
import TestSupport

/// A run of conj that is asked line by line.
final class Conversation {
  struct Silence: Error {}

  private let process = Process()
  private let toProgram = Pipe()
  private let fromProgram = Pipe()
  private var heard: [UInt8] = []

  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    process.executableURL = try Program.folder().appendingPathComponent("conj")
    process.arguments = arguments
    process.environment = try Program.environment(environment)
    process.standardInput = toProgram
    process.standardOutput = fromProgram
    // Programs that are started meanwhile would keep the input open.
    for end in [toProgram.fileHandleForWriting, fromProgram.fileHandleForReading] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Sends a text.
  func send(_ text: String) throws {
    try toProgram.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Sends a line and gives the line that answers it.
  func ask(_ line: String) throws -> String {
    try send(line + "\n")
    return try hear()
  }

  /// The next line of the program; fails where none comes.
  func hear() throws -> String {
    while true {
      if let end = heard.firstIndex(of: 0x0A) {
        defer { heard.removeFirst(end + 1) }
        return String(decoding: heard[..<end], as: UTF8.self)
      }
      let descriptor = fromProgram.fileHandleForReading.fileDescriptor
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // A program that waits for more input never answers.
      guard poll(&entry, 1, Patience.milliseconds) == 1 else { throw Silence() }
      let data = fromProgram.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Silence() }
      heard += data
    }
  }

  /// Waits until a condition holds, or there is something to hear.
  func wait(until condition: () -> Bool) throws {
    let descriptor = fromProgram.fileHandleForReading.fileDescriptor
    while !condition() {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, 0) == 1 { return }
      guard process.isRunning else { throw Silence() }
      sched_yield()
    }
  }

  /// Ends the program at once, whatever it does.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Closes the program's input and gives its exit status.
  func end() throws -> Int32 {
    try toProgram.fileHandleForWriting.close()
    Program.wait(for: process)
    return process.terminationStatus
  }
}
