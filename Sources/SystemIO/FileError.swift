/// A file that could not be read, written or listed.
package struct FileError: Error, CustomStringConvertible, Hashable, Sendable {
  /// The path as it was given.
  package var path: String
  /// Why, in the system's words: `No such file or directory`.
  package var reason: String
  /// Whether the path leads nowhere.
  package var isMissing: Bool

  /// An error of its parts.
  package init(path: String, reason: String, isMissing: Bool = false) {
    self.path = path
    self.reason = reason
    self.isMissing = isMissing
  }

  init(path: String, _ failure: SystemFailure) {
    self.init(path: path, reason: failure.text, isMissing: failure.isMissing)
  }

  /// Path and reason: `verbos.txt: No such file or directory`.
  package var description: String { "\(path): \(reason)" }
}
