/// Puts bytes in the place of a file's content, all or nothing: they are written to a temporary
/// name in the same folder, forced to the disk and renamed. A file that is there keeps its
/// permissions; a symbolic link stays one.
///
/// - Parameters:
///   - path: The file, which need not exist.
///   - bytes: The new content.
///   - backup: A path that gets the old content first, where there is any.
/// - Throws: `FileError`; the old content then still stands.
package func replaceFile(
  _ path: String, with bytes: [UInt8], backup: String? = nil
) throws(FileError) {
  let target = SystemCalls.resolved(path) ?? path
  let mode = try? SystemCalls.status(ofPath: target).mode
  if let backup, mode != nil {
    try writeThenMove(try readFile(target), to: backup, mode: mode)
  }
  try writeThenMove(bytes, to: target, mode: mode)
}

private func writeThenMove(_ bytes: [UInt8], to path: String, mode: UInt32?) throws(FileError) {
  do throws(SystemFailure) {
    let (temporary, descriptor) = try createBeside(path)
    do throws(SystemFailure) {
      defer { SystemCalls.close(descriptor) }
      if let mode { try SystemCalls.setMode(descriptor, mode) }
      try writeEverything(descriptor, bytes)
      try SystemCalls.synchronize(descriptor)
      try SystemCalls.move(temporary, to: path)
    } catch {
      SystemCalls.remove(temporary)
      throw error
    }
    synchronizeFolder(of: path)
  } catch {
    throw FileError(path: path, error)
  }
}

/// Makes a new file with a hidden name in the folder of `path`.
private func createBeside(_ path: String) throws(SystemFailure) -> (String, Int32) {
  let (folder, name) = split(path)
  var attempt = 0
  while true {
    let temporary = "\(folder).\(name).\(SystemCalls.processNumber)-\(attempt).tmp"
    do throws(SystemFailure) {
      return (temporary, try SystemCalls.create(temporary, mode: 0o666))
    } catch {
      // Another process's leftovers may have the name; anything else will not change.
      attempt += 1
      if attempt == 100 || kind(ofPath: temporary) == .missing { throw error }
    }
  }
}

/// Makes the new name survive a loss of power; where a folder cannot be synchronized, the file's
/// content has been.
private func synchronizeFolder(of path: String) {
  let folder = split(path).folder
  guard let descriptor = try? SystemCalls.openForReading(folder.isEmpty ? "." : folder) else {
    return
  }
  defer { SystemCalls.close(descriptor) }
  try? SystemCalls.synchronize(descriptor)
}

/// The path up to and with its last slash, and what follows.
private func split(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
  let start = path.utf8.index(after: slash)
  return (String(path[..<start]), String(path[start...]))
}
