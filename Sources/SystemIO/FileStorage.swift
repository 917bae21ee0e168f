/// The calls that change files. Tests put one in its place that fails at a step, or stops.
package protocol FileStorage {
  /// Makes a file that does not exist yet, with the permissions that the process's mask leaves.
  func create(_ path: FilePath) throws(SystemError) -> Int32
  /// Opens a file for reading and appending, and creates it for its owner alone if it is missing.
  func openForAppending(_ path: FilePath) throws(SystemError) -> Int32
  func setMode(_ descriptor: Int32, _ mode: UInt32) throws(SystemError)
  /// Writes what follows the first `start` bytes, once: how many bytes; nil where it is not ready.
  func writeOnce(
    _ descriptor: Int32, _ bytes: Span<UInt8>, _ start: Int
  ) throws(SystemError) -> Int?
  /// Forces what was written to the disk.
  func synchronize(_ descriptor: Int32) throws(SystemError)
  func truncate(_ descriptor: Int32, size: Int) throws(SystemError)
  func move(_ path: FilePath, to target: FilePath) throws(SystemError)
  func remove(_ path: FilePath) throws(SystemError)
}

extension FileStorage {
  /// Writes all of `bytes`, however many calls that takes, waiting where the descriptor is not ready.
  func writeAll(_ bytes: Span<UInt8>, to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      if let count = try writeOnce(descriptor, bytes, start) {
        start += count
      } else {
        _ = try waitUntilReady([descriptor], forWriting: true)
      }
    }
  }
}
