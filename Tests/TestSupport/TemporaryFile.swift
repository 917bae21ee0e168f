import Foundation

/// A file without a name, read and written from its start.
public final class TemporaryFile {
  private struct Failure: Error {}

  private let handle: UnsafeMutablePointer<FILE>

  /// A file with this content, to be read from its start.
  public init(_ content: [UInt8]) throws {
    guard let handle = tmpfile() else { throw Failure() }
    self.handle = handle
    guard fwrite(content, 1, content.count, handle) == content.count, fflush(handle) == 0,
      lseek(fileno(handle), 0, SEEK_SET) == 0
    else { throw Failure() }
  }

  deinit { fclose(handle) }

  /// Where it is read and written.
  public var descriptor: Int32 { fileno(handle) }

  /// All of its bytes.
  public func content() throws -> [UInt8] {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw Failure() }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}
