/// Appends a line to a file that other processes append to as well. File and folders are created where they are
/// missing, readable by their owner alone.
///
/// The file is locked for the time of the write, and the line is on the disk when this returns. What a process that was
/// killed left of a line, at the file's end, is cut off first; a whole line whose line feed is missing gets it.
///
/// `line` has no line feed; `halfLine` tells how many bytes after the last line feed are an incomplete line.
///
/// - Returns: How many bytes of half a line were cut off.
/// - Throws: `FileError`; complete lines are kept then.
package func appendLine(
  _ line: [UInt8], to path: FilePath, storage: some FileStorage = SystemStorage(),
  halfLine: ([UInt8]) -> Int
) throws(FileError) -> Int {
  try onPath(path) { () throws(SystemError) in try makeFolders(of: path) }
  let descriptor = try openForAppending(path, storage)
  defer { closeDescriptor(descriptor) }
  return try onPath(path) { () throws(SystemError) in
    try SystemCalls.lock(descriptor)
    let size = try SystemCalls.status(of: descriptor).size
    // Most files end with a whole line.
    let last = try SystemCalls.readBytes(descriptor, at: max(size - 1, 0), count: min(size, 1))
    let start = last == [0x0A] ? size : max(size - longestHalfLine - 1, 0)
    let end = try SystemCalls.readBytes(descriptor, at: start, count: size - start)
    let rest = end[(end.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)...]
    // What is longer is no line that a killed process left.
    let half = rest.count > longestHalfLine ? 0 : min(halfLine(Array(rest)), rest.count)
    let whole = size - half
    if half > 0 { try storage.truncate(descriptor, size: whole) }
    do throws(SystemError) {
      let missing: [UInt8] = half < rest.count ? [0x0A] : []
      try storage.writeAll((missing + line + [0x0A]).span, to: descriptor)
      try storage.synchronize(descriptor)
    } catch {
      // A full disk may have taken a part.
      try? storage.truncate(descriptor, size: whole)
      throw error
    }
    return half
  }
}

/// Makes sure that `appendLine` may write a file, where it is there.
package func checkAppendable(
  _ path: FilePath, storage: some FileStorage = SystemStorage()
) throws(FileError) {
  if kind(of: path) != .missing { closeDescriptor(try openForAppending(path, storage)) }
}

private func openForAppending(
  _ path: FilePath, _ storage: some FileStorage
) throws(FileError) -> Int32 {
  if kind(of: path) == .other { throw FileError(path: path, cause: .special) }
  return try onPath(path) { () throws(SystemError) in try storage.openForAppending(path) }
}

private let longestHalfLine = 1 << 18

private func makeFolders(of path: FilePath) throws(SystemError) {
  let folder = path.folder
  for end in folder.bytes.indices where folder.bytes[end] == UInt8(ascii: "/") && end > 0 {
    let parent = FilePath(folder.bytes[..<end])
    if kind(of: parent) == .missing { try SystemCalls.makeFolder(parent) }
  }
}
