import ConjCommand
import Foundation
import TestSupport

/// Runs conj in this process, with files for its streams.
func conj(
  _ arguments: String..., input: [UInt8] = [], environment: [String: String] = [:]
) throws -> Outcome {
  try conj(arguments, input: input, environment: environment)
}

/// Runs conj with a list of arguments.
func conj(
  _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
) throws -> Outcome {
  try conj(arguments.map { Array($0.utf8) }, input: input, environment: environment)
}

/// Runs conj with arguments that need not be texts.
func conj(
  _ arguments: [[UInt8]], input: [UInt8] = [], environment: [String: String] = [:]
) throws -> Outcome {
  let streams = try [TemporaryFile(input), TemporaryFile([]), TemporaryFile([])]
  let status = Conj.run(
    arguments, environment: Environment(environment), input: streams[0].descriptor,
    output: streams[1].descriptor, messages: streams[2].descriptor)
  return Outcome(
    output: try streams[1].content(),
    messages: String(decoding: try streams[2].content(), as: UTF8.self), status: status)
}

/// A file without a name, read and written from its start.
final class TemporaryFile {
  struct Failure: Error {}

  private let handle: UnsafeMutablePointer<FILE>

  init(_ content: [UInt8]) throws {
    guard let handle = tmpfile() else { throw Failure() }
    self.handle = handle
    guard fwrite(content, 1, content.count, handle) == content.count, fflush(handle) == 0,
      lseek(fileno(handle), 0, SEEK_SET) == 0
    else { throw Failure() }
  }

  deinit { fclose(handle) }

  var descriptor: Int32 { fileno(handle) }

  func content() throws -> [UInt8] {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw Failure() }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}
