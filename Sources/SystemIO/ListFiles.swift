/// The files in a folder and its subfolders, as paths relative to it, ordered by their bytes.
///
/// Names that begin with `.`, pipes and devices are left out. A link to a folder is followed unless that folder has been listed,
/// so links in a circle come to an end. A link that leads nowhere is listed: opening it tells what is wrong.
///
/// There may be `limit` files and folders: a folder of levels has some hundreds, a disk millions. `unreadable` is called
/// with each subfolder that could not be listed, and each name that could not be looked at.
///
/// - Throws: `FileError` where the folder itself cannot be listed, or has too much in it.
package func listFiles(
  inFolder root: FilePath, limit: Int = 100_000, unreadable: (FileError) -> Void = { _ in }
) throws(FileError) -> [FilePath] {
  var files: [FilePath] = []
  var nameCount = 0
  var folders = [FilePath("")]
  var links: [FilePath] = []
  // The folders that have been or will be listed.
  var listed: Set<FileIdentity> = [
    try onPath(root) { () throws(SystemError) in try SystemCalls.status(of: root).identity }
  ]
  // The next folder to list. Links wait until all real folders are known: those keep their own paths.
  func nextFolder() -> FilePath? {
    if let folder = folders.popLast() { return folder }
    links.sort { FilePath.precedes($1, $0) }
    while let link = links.popLast() {
      guard let identity = identity(of: root.appending(link)) else { continue }
      if listed.insert(identity).inserted { return link }
    }
    return nil
  }
  while let folder = nextFolder() {
    let names: [FilePath]
    do throws(SystemError) {
      names = try SystemCalls.names(inFolder: root.appending(folder))
    } catch {
      if folder.bytes.isEmpty { throw FileError(path: root, cause: .system(error)) }
      unreadable(FileError(path: root.appending(folder), cause: .system(error)))
      continue
    }
    for name in names where name.bytes.first != UInt8(ascii: ".") {
      nameCount += 1
      let path = folder.appending(name)
      let absolute = root.appending(path)
      do throws(SystemError) {
        let status = try SystemCalls.status(of: absolute)
        switch status.kind {
        case .file: files.append(path)
        case .folder where SystemCalls.isSymbolicLink(absolute): links.append(path)
        case .folder: if listed.insert(status.identity).inserted { folders.append(path) }
        case .missing, .other: break
        }
      } catch {
        // A path can be longer than the system takes.
        if error.isMissing || SystemCalls.isSymbolicLink(absolute) {
          files.append(path)
        } else {
          unreadable(FileError(path: absolute, cause: .system(error)))
        }
      }
    }
    guard nameCount <= limit else {
      throw FileError(path: root, cause: .tooManyNames(limit: limit))
    }
  }
  return files.sorted(by: FilePath.precedes)
}
