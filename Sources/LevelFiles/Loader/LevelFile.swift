internal import SpanishText
internal import SystemFiles

/// A file that may hold a level, and how it was come by.
public struct LevelFile: Sendable, Hashable {
  /// The path to open it by.
  public var path: String
  /// The path relative to the folder that was given; for a file that was given itself, its name.
  public var relativePath: String
  /// The path that was given: the file's own or a folder's.
  public var origin: String

  /// A file of its parts.
  public init(path: String, relativePath: String, origin: String) {
    self.path = path
    self.relativePath = relativePath
    self.origin = origin
  }
}

/// Finds the files that paths lead to, each once.
struct LevelSearch {
  private(set) var files: [LevelFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<FileIdentity> = []

  mutating func add(_ path: String) {
    switch kind(ofPath: path) {
    case .folder: addFolder(path)
    case .file:
      addOnce(LevelFile(path: path, relativePath: Self.lastName(path), origin: path))
    case .other:
      files.append(LevelFile(path: path, relativePath: Self.lastName(path), origin: path))
    case .missing:
      do throws(FileError) {
        _ = try readFile(path)
      } catch {
        report(error)
      }
    }
  }

  private mutating func addFolder(_ folder: String) {
    var unreadable: [FileError] = []
    do throws(FileError) {
      let all = try listFiles(inFolder: folder) { unreadable.append($0) }
      let levels = all.filter(Self.isLevelName)
      for name in levels {
        addOnce(LevelFile(path: joinedPath(folder, name), relativePath: name, origin: folder))
      }
      if levels.isEmpty, unreadable.isEmpty {
        let message = DiagnosticMessage.noLevelInFolder(
          document: all.first(where: Self.isDocumentName))
        diagnostics.append(Diagnostic(message, file: folder))
      }
    } catch {
      unreadable.append(error)
    }
    for error in unreadable { report(error) }
  }

  private mutating func addOnce(_ file: LevelFile) {
    if let identity = identity(ofPath: file.path), !seen.insert(identity).inserted { return }
    files.append(file)
  }

  /// Reports a path that cannot be opened.
  mutating func report(_ error: FileError) {
    let message: DiagnosticMessage = error.isMissing ? .missingPath : .unreadable(error.reason)
    diagnostics.append(Diagnostic(message, file: error.path))
  }

  /// In a folder, levels are the files whose names end in .txt, but for what explains the folder.
  private static func isLevelName(_ path: String) -> Bool {
    let name = lastName(path).folded
    return name.hasSuffix(".txt") && !name.hasPrefix("readme")
  }

  /// Whether a teacher may have saved a level in this file by mistake.
  private static func isDocumentName(_ path: String) -> Bool {
    let name = lastName(path).folded
    return [".doc", ".docx", ".odt", ".rtf", ".xls", ".xlsx", ".ods", ".csv", ".pdf", ".pages"]
      .contains { name.hasSuffix($0) }
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }
}
