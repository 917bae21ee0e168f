/// Puts bytes in the place of a file's content, all or nothing: they are written to a temporary
/// name in the same folder, forced to the disk and renamed. A file that is there keeps its
/// permissions; a symbolic link to a file stays one.
///
/// - Parameters:
///   - path: The file, which need not exist.
///   - bytes: The new content.
///   - backup: A path that gets the old content first, where there is any.
/// - Throws: `FileError`; the old content then still stands.
package func replaceFile(
  _ path: FilePath, with bytes: [UInt8], backup: FilePath? = nil
) throws(FileError) {
  let (target, mode) = try replaceable(path)
  if let backup, mode != nil {
    let content = try readFile(target, limit: .max)
    try writeThenMove(content, to: try replaceable(backup).file, mode: mode)
  }
  try writeThenMove(bytes, to: target, mode: mode)
}

/// Makes sure that `replaceFile` would replace no pipe, device, folder or dangling link.
///
/// - Throws: `FileError` that says what is there.
package func checkReplaceable(_ path: FilePath) throws(FileError) { _ = try replaceable(path) }

/// The path without symbolic links, and the permissions of the file that is there.
private func replaceable(_ path: FilePath) throws(FileError) -> (file: FilePath, mode: UInt32?) {
  let status: FileStatus
  do throws(SystemError) {
    status = try SystemCalls.status(of: path)
  } catch {
    guard error.isMissing else { throw FileError(path: path, cause: .system(error)) }
    if SystemCalls.isSymbolicLink(path) { throw FileError(path: path, cause: .danglingLink) }
    return (path, nil)
  }
  switch status.kind {
  case .file:
    let file = try onPath(path) { () throws(SystemError) in try SystemCalls.resolved(path) }
    return (file, status.mode)
  case .folder: throw FileError(path: path, cause: .system(.isFolder))
  case .missing, .other: throw FileError(path: path, cause: .special)
  }
}

private func writeThenMove(_ bytes: [UInt8], to path: FilePath, mode: UInt32?) throws(FileError) {
  try onPath(path) { () throws(SystemError) in
    let (temporary, descriptor) = try createTemporary(in: path.folder)
    do throws(SystemError) {
      defer { closeDescriptor(descriptor) }
      if let mode { try SystemCalls.setMode(descriptor, mode) }
      try writeBytes(bytes.span, to: descriptor)
      try SystemCalls.synchronize(descriptor)
      try SystemCalls.move(temporary, to: path)
    } catch {
      try? SystemCalls.remove(temporary)
      throw error
    }
  }
  synchronize(folder: path.folder)
}

/// Makes a new file with a hidden name in a folder. The name is short: one made of the file's own
/// could be longer than the system allows.
private func createTemporary(in folder: FilePath) throws(SystemError) -> (FilePath, Int32) {
  var attempt = 0
  while true {
    let temporary = folder + ".conj-\(SystemCalls.processNumber)-\(attempt).tmp"
    do throws(SystemError) {
      return (temporary, try SystemCalls.create(temporary, mode: 0o666))
    } catch {
      // Another process's leftovers may have the name; anything else will not change.
      attempt += 1
      if attempt == 100 || kind(of: temporary) == .missing { throw error }
    }
  }
}

/// Makes the new name survive a loss of power; where a folder cannot be synchronized, the file's
/// content has been.
private func synchronize(folder: FilePath) {
  let path = folder.bytes.isEmpty ? FilePath(".") : folder
  guard let descriptor = try? SystemCalls.openForReading(path) else { return }
  defer { closeDescriptor(descriptor) }
  try? SystemCalls.synchronize(descriptor)
}
