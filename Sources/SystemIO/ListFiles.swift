/// The files in a folder and its subfolders, as paths relative to it, ordered by their bytes.
///
/// Names that begin with `.` are passed over, as are pipes and devices. A link to a folder is
/// followed unless that folder has been listed already, so links in a circle come to an end.
/// A link that leads nowhere is listed: opening it tells what is wrong.
///
/// - Parameters:
///   - folder: The path of a folder.
///   - unreadable: Called with each subfolder that could not be listed.
/// - Returns: The paths.
/// - Throws: `FileError` where the folder itself cannot be listed.
package func listFiles(
  inFolder folder: String, unreadable: (FileError) -> Void = { _ in }
) throws(FileError) -> [String] {
  var walk = FolderWalk(root: folder)
  do throws(SystemFailure) {
    walk.listed.insert(try SystemCalls.status(ofPath: folder).identity)
    try walk.visit("")
  } catch {
    throw FileError(path: folder, error)
  }
  // Links wait until all real folders are known: those keep their own paths.
  while let path = walk.nextFolder() {
    do throws(SystemFailure) {
      try walk.visit(path)
    } catch {
      unreadable(FileError(path: walk.absolute(path), error))
    }
  }
  return walk.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The path of `name` in `folder`; the name alone where the folder is empty.
package func joinedPath(_ folder: String, _ name: String) -> String {
  if folder.isEmpty { return name }
  return folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
}

private struct FolderWalk {
  let root: String
  var files: [String] = []
  /// The folders that have been or will be listed.
  var listed: Set<FileIdentity> = []
  private var folders: [String] = []
  private var links: [String] = []

  init(root: String) { self.root = root }

  func absolute(_ path: String) -> String { joinedPath(root, path) }

  /// The next folder to list: real ones first, then links in the order of their bytes.
  mutating func nextFolder() -> String? {
    if let folder = folders.popLast() { return folder }
    links.sort { $1.utf8.lexicographicallyPrecedes($0.utf8) }
    while let link = links.popLast() {
      guard let status = try? SystemCalls.status(ofPath: absolute(link)) else { continue }
      if listed.insert(status.identity).inserted { return link }
    }
    return nil
  }

  mutating func visit(_ folder: String) throws(SystemFailure) {
    for name in try SystemCalls.names(inFolder: absolute(folder)) where !name.hasPrefix(".") {
      let path = joinedPath(folder, name)
      guard let status = try? SystemCalls.status(ofPath: absolute(path)) else {
        files.append(path)
        continue
      }
      switch status.kind {
      case .file:
        files.append(path)
      case .folder where SystemCalls.isSymbolicLink(absolute(path)):
        links.append(path)
      case .folder:
        if listed.insert(status.identity).inserted { folders.append(path) }
      case .missing, .other:
        break
      }
    }
  }
}
