/// What a path leads to.
package enum FileKind: Sendable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// Nothing, or nothing that may be looked at.
  case missing
  /// A pipe, a terminal, a device.
  case other
}

/// What the path leads to, through symbolic links.
package func kind(ofPath path: String) -> FileKind {
  do throws(SystemFailure) {
    return try SystemCalls.status(ofPath: path).kind
  } catch {
    return .missing
  }
}

/// A value that is equal for two paths to the same file; nil where there is none.
package func identity(ofPath path: String) -> FileIdentity? {
  try? SystemCalls.status(ofPath: path).identity
}
