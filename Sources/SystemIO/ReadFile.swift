/// The bytes of a file; also of pipes and devices that come to an end, as `/dev/stdin`.
///
/// - Throws: `FileError` where the path is missing, a folder, or may not be read.
package func readFile(_ path: String) throws(FileError) -> [UInt8] {
  do throws(SystemFailure) {
    let descriptor = try SystemCalls.openForReading(path)
    defer { SystemCalls.close(descriptor) }
    let status = try SystemCalls.status(of: descriptor)
    if status.kind == .folder { throw .isFolder }
    return try readAll(descriptor, expecting: status.kind == .file ? status.size : 0)
  } catch {
    throw FileError(path: path, error)
  }
}

/// All bytes up to the end. The expected size saves growing, and one byte more finds the end.
private func readAll(_ descriptor: Int32, expecting size: Int) throws(SystemFailure) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = max(size, 0) + 1
  while true {
    var failure: SystemFailure?
    let part = unsafe [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
      do throws(SystemFailure) {
        count = try unsafe SystemCalls.read(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure {
      guard SystemCalls.isNotReady(failure) else { throw failure }
      _ = SystemCalls.isReady(descriptor, milliseconds: -1)
      continue
    }
    if part.isEmpty { return bytes }
    if bytes.isEmpty { bytes = part } else { bytes += part }
    chunk = max(size - bytes.count + 1, 65_536)
  }
}
