/// A file that could not be read, written or listed.
package struct FileError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    case system(SystemError)
    /// The path leads to a pipe, a device or a socket, which is not to be read, and which a file must not replace.
    case special
    /// The path is a symbolic link that leads nowhere.
    case danglingLink
    /// The file has another content than it had when it was read.
    case changed
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The folder has more files and folders, in it and below it, than the limit.
    case tooManyNames(limit: Int)
  }

  package var path: FilePath
  package var cause: Cause

  package var isMissing: Bool {
    if case .system(let error) = cause { error.isMissing } else { false }
  }

  /// Whether a name is longer than the system allows.
  package var isNameTooLong: Bool { cause == .system(.nameTooLong) }

  /// Whether the disk is full, or a limit for the user or for one file is reached.
  package var isNoRoom: Bool {
    if case .system(let error) = cause { error.isNoRoom } else { false }
  }
}

/// Runs system calls on a path, whose errors then name it.
func onPath<Result>(
  _ path: FilePath, _ calls: () throws(SystemError) -> Result
) throws(FileError) -> Result {
  do throws(SystemError) {
    return try calls()
  } catch {
    throw FileError(path: path, cause: .system(error))
  }
}
