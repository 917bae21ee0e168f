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
    /// The file has more than so many bytes.
    case tooLarge(limit: Int)
  }

  package var path: FilePath
  package var cause: Cause

  package var isMissing: Bool {
    if case .system(let error) = cause { error.isMissing } else { false }
  }

  /// Whether the disk is full, or a limit for the user or for one file is reached.
  package var isNoRoom: Bool {
    if case .system(let error) = cause { error.isNoRoom } else { false }
  }

  /// Why, in a few words: `No such file or directory`.
  package var reason: String {
    switch cause {
    case .system(let error): error.reason
    case .special: "it is a pipe, a device or a socket, not a file"
    case .danglingLink: "it is a link to a file that does not exist"
    case .changed: "it was changed meanwhile"
    case .tooLarge(let limit): "it has more than \(limit >> 20) MiB"
    }
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
