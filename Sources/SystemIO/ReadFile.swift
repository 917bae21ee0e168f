/// What a path leads to.
package enum FileKind: Sendable {
  case file
  case folder
  /// Nothing, or nothing that may be looked at.
  case missing
  /// A pipe, a terminal, a device.
  case other
}

/// What makes two paths the same file: device and file number.
package struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}

/// What the path leads to, through symbolic links.
package func kind(of path: FilePath) -> FileKind {
  (try? SystemCalls.status(of: path).kind) ?? .missing
}

/// Whether nothing has this name, not even a link that leads nowhere.
package func isFree(_ path: FilePath) -> Bool {
  kind(of: path) == .missing && !SystemCalls.isSymbolicLink(path)
}

/// How many hard links a file has; 0 if it does not exist.
package func linkCount(of path: FilePath) -> Int {
  (try? SystemCalls.status(of: path).linkCount) ?? 0
}

/// A value that is equal for two paths to the same file; nil if the file does not exist.
package func identity(of path: FilePath) -> FileIdentity? {
  try? SystemCalls.status(of: path).identity
}

/// Opens a file; `closeDescriptor` closes it.
package func openForReading(_ path: FilePath) throws(FileError) -> Int32 {
  try onPath(path) { () throws(SystemError) in try SystemCalls.openForReading(path) }
}

/// Whether a path is another name of a descriptor that the process has: `/dev/stdin`, and `/dev/fd/63` in place of
/// which a shell writes `<(…)`.
private func isDescriptor(_ path: FilePath) -> Bool {
  ["/dev/fd/", "/proc/self/fd/"].contains { path.bytes.starts(with: $0.utf8) }
    || path == FilePath("/dev/stdin")
}

/// The bytes of a file of at most `limit` bytes, or of a pipe that was handed to the process: `/dev/stdin`.
///
/// `stated` is asked once how many bytes the file should have, given its beginning and its size, if it has one. Little more is
/// read, so that a file of another kind takes no memory.
///
/// - Returns: The bytes; of a file that is longer than it should be, some more.
/// - Throws: `FileError` where the path is missing, a folder, too large, or may not be read, and where a pipe, a
///   device or a socket has this name: to open one may wait for ever.
package func readFile(
  _ path: FilePath, limit: Int, stated: ((ArraySlice<UInt8>, _ size: Int?) -> Int)? = nil
) throws(FileError) -> [UInt8] {
  try readParts(path, limit: limit) { (size, next) throws(FileError) in
    var bytes: [UInt8] = []
    if stated == nil { bytes.reserveCapacity(size ?? 0) }
    var wanted: Int?
    while bytes.count <= wanted ?? .max {
      let part = try next()
      if part.isEmpty { break }
      bytes += part
      if wanted == nil, bytes.count >= beginningSize { wanted = stated?(bytes[...], size) }
    }
    return bytes
  }
}

private let beginningSize = 4096

/// Lends `body` a file that is read as `readFile` reads it, in parts, and its size, if it has one: each call of `next` gives the
/// bytes that follow, none at the end. Each part is as large as all before it, up to 64 KiB.
package func readParts<Result>(
  _ path: FilePath, limit: Int,
  _ body: (_ size: Int?, _ next: () throws(FileError) -> [UInt8]) throws(FileError) -> Result
) throws(FileError) -> Result {
  if kind(of: path) == .other, !isDescriptor(path) { throw FileError(path: path, cause: .special) }
  let descriptor = try openForReading(path)
  defer { closeDescriptor(descriptor) }
  let size: Int? = try onPath(path) { () throws(SystemError) in
    let status = try SystemCalls.status(of: descriptor)
    if status.kind == .folder { throw .isFolder }
    return status.kind == .file ? status.size : nil
  }
  if let size, size > limit { throw FileError(path: path, cause: .tooLarge(limit: limit)) }
  var count = 0
  return try body(size) { () throws(FileError) in
    var part = [UInt8](repeating: 0, count: min(max(count, beginningSize), 1 << 16))
    let read = try onPath(path) { () throws(SystemError) in
      try readBytes(from: descriptor, into: &part)
    }
    count += read
    guard count <= limit else { throw FileError(path: path, cause: .tooLarge(limit: limit)) }
    part.removeLast(part.count - read)
    return part
  }
}
