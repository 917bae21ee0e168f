import CSystem

/// Puts bytes in the place of a file's content, all or nothing: they are written to a temporary name in the same folder, forced
/// to the disk and renamed. A file that is there keeps its permissions, and its owner and extended attributes as far as the
/// system allows; a symbolic link to a file stays one. Other names of the file (hard links) keep the old content.
///
/// Temporary files that a killed process left in the folder are removed.
///
/// A file that was read before must still have its `old` content; `backup` is a path that gets it first.
///
/// - Throws: `FileError`; the file keeps its old content then.
package func replaceFile(
  _ path: FilePath, with bytes: [UInt8], expecting old: [UInt8]? = nil, backup: FilePath? = nil,
  storage: some FileStorage = SystemStorage()
) throws(FileError) {
  let (target, status) = try replaceable(path)
  let check = { () throws(FileError) in
    guard let old, try readFile(target, limit: .max) != old else { return }
    throw FileError(path: path, cause: .changed)
  }
  if let backup, status != nil {
    let content = if let old { old } else { try readFile(target, limit: .max) }
    let copy = try replaceable(backup).file
    try writeThenMove(content, to: copy, like: target, status, storage, check)
  }
  try writeThenMove(bytes, to: target, like: target, status, storage, check)
}

/// Makes sure that `replaceFile` would replace no pipe, device, folder, dangling link or file that may not be written.
package func checkReplaceable(_ path: FilePath) throws(FileError) { _ = try replaceable(path) }

/// The path without symbolic links, and the status of the file that is there.
private func replaceable(
  _ path: FilePath
) throws(FileError) -> (file: FilePath, status: FileStatus?) {
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
    let file = try onPath(path) { () throws(SystemError) in
      try SystemCalls.checkWritable(path)
      return try SystemCalls.resolved(path)
    }
    return (file, status)
  case .folder: throw FileError(path: path, cause: .system(.isFolder))
  case .missing, .other: throw FileError(path: path, cause: .special)
  }
}

/// Writes a file under a temporary name, makes it like the file `model` where that is replaced (it has a `status`), and
/// renames it unless `check` objects.
private func writeThenMove(
  _ bytes: [UInt8], to path: FilePath, like model: FilePath, _ status: FileStatus?,
  _ storage: some FileStorage, _ check: () throws(FileError) -> Void
) throws(FileError) {
  removeLeftovers(in: path.folder, storage)
  let (temporary, descriptor) = try onPath(path) { () throws(SystemError) in
    try createTemporary(in: path.folder, storage)
  }
  defer { closeDescriptor(descriptor) }
  do throws(FileError) {
    try onPath(path) { () throws(SystemError) in
      if let status {
        becomeLike(model, status, descriptor)
        try storage.setMode(descriptor, status.mode)
      }
      try storage.writeAll(bytes.span, to: descriptor)
      try storage.synchronize(descriptor)
    }
    try check()
    try onPath(path) { () throws(SystemError) in try storage.move(temporary, to: path) }
  } catch {
    try? storage.remove(temporary)
    throw error
  }
  // The new name is to survive a loss of power; where a folder cannot be synchronized, the file's content has been.
  if let folder = try? SystemCalls.openForReading(path.folder) {
    try? storage.synchronize(folder)
    closeDescriptor(folder)
  }
}

/// Gives a new file the owner and the attributes of another, as far as the system allows: users other than the
/// administrator can give away no file.
private func becomeLike(_ model: FilePath, _ status: FileStatus, _ descriptor: Int32) {
  let (user, group) = status.owner
  if (try? SystemCalls.setOwner(descriptor, user: user, group: group)) == nil {
    try? SystemCalls.setOwner(descriptor, user: nil, group: group)
  }
  guard let source = try? SystemCalls.openForReading(model) else { return }
  conj_copy_extended_attributes(source, descriptor)
  closeDescriptor(source)
}

private let temporaryStart = ".conj-"
private let temporaryEnd = ".tmp"

/// Makes a new file with a hidden name in a folder, and locks it: while its process lives, nobody takes it for a
/// leftover. The name is short: one made of the file's own could be longer than the system allows.
private func createTemporary(
  in folder: FilePath, _ storage: some FileStorage
) throws(SystemError) -> (FilePath, Int32) {
  var attempt = 0
  while true {
    let name = "\(temporaryStart)\(SystemCalls.processNumber)-\(attempt)\(temporaryEnd)"
    let temporary = folder + name
    attempt += 1
    do throws(SystemError) {
      let descriptor = try storage.create(temporary)
      // Where files can't be locked, nobody removes leftovers.
      try? SystemCalls.lock(descriptor)
      // Between the two calls another process may have taken it for one.
      if kind(of: temporary) != .missing { return (temporary, descriptor) }
      closeDescriptor(descriptor)
    } catch {
      // Another process's leftovers may have the name; anything else will not change.
      if attempt >= 100 || kind(of: temporary) == .missing { throw error }
    }
  }
}

/// Whether a name is one that `createTemporary` makes: `.conj-123-0.tmp`.
private func isTemporary(_ name: FilePath) -> Bool {
  let text = name.description
  guard text.hasPrefix(temporaryStart), text.hasSuffix(temporaryEnd) else { return false }
  let numbers = text.dropFirst(temporaryStart.count).dropLast(temporaryEnd.count)
    .split(separator: "-", omittingEmptySubsequences: false)
  return numbers.count == 2
    && numbers.allSatisfy { 1...10 ~= $0.count && $0.allSatisfy("0123456789".contains) }
}

/// Removes the temporary files of this user's processes that were killed: those that nobody has locked.
private func removeLeftovers(in folder: FilePath, _ storage: some FileStorage) {
  for name in (try? SystemCalls.names(inFolder: folder)) ?? [] {
    guard isTemporary(name) else { continue }
    let leftover = folder.appending(name)
    guard let status = try? SystemCalls.status(of: leftover), status.kind == .file,
      status.owner.user == SystemCalls.userNumber, !SystemCalls.isSymbolicLink(leftover),
      let descriptor = try? SystemCalls.openForReading(leftover)
    else { continue }
    if (try? SystemCalls.lock(descriptor, waits: false)) != nil { try? storage.remove(leftover) }
    closeDescriptor(descriptor)
  }
}

/// Removes a file; of a symbolic link both the link and the file that it leads to.
package func removeFile(_ path: FilePath) throws(FileError) {
  try onPath(path) { () throws(SystemError) in
    let target = try SystemCalls.resolved(path)
    try SystemStorage().remove(target)
    if SystemCalls.isSymbolicLink(path) { try SystemStorage().remove(path) }
  }
}
