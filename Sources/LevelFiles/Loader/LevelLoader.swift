package import SystemIO

/// Levels that were read from files, with what is wrong with the files.
public struct LoadedLevels: Sendable {
  /// The levels, in the order of the paths and, within a folder, of the bytes of the names.
  public var levels: [Level]
  /// For each level the file that it was read from.
  public var files: [LevelFile]
  /// The findings about all files, in the same order, those about paths first.
  public var diagnostics: [Diagnostic]
}

/// Reads the levels that paths lead to.
///
/// ```swift
/// import LevelFiles
///
/// let loaded = LevelLoader.load(paths: ["Levels/Course", "mine.txt"])
/// for level in loaded.levels { print(level.title) }
/// ```
public enum LevelLoader {
  /// The level files that paths lead to, each once however often it is given.
  ///
  /// A folder is searched with its subfolders for names that end in `.txt`; names that begin with
  /// `.` and README files are passed over. A file that is given itself may have any name.
  ///
  /// - Returns: The files, and findings about paths that lead to none.
  public static func find(paths: [String]) -> (files: [LevelFile], diagnostics: [Diagnostic]) {
    find(paths: paths.map { FilePath($0) })
  }

  /// The same for paths that need not be UTF-8.
  package static func find(paths: [FilePath]) -> (files: [LevelFile], diagnostics: [Diagnostic]) {
    var search = LevelSearch()
    for path in paths { search.add(path) }
    return (search.files, search.diagnostics)
  }

  /// Reads the levels that files and folders hold.
  ///
  /// - Complexity: O(n) in the bytes of all files, which are held one at a time. A file of more than 16 MiB
  ///   is not read; a finding says so.
  public static func load(paths: [String]) -> LoadedLevels {
    load(paths: paths.map { FilePath($0) })
  }

  /// The same for paths that need not be UTF-8.
  package static func load(paths: [FilePath]) -> LoadedLevels {
    let (files, diagnostics) = find(paths: paths)
    var loaded = LoadedLevels(levels: [], files: [], diagnostics: diagnostics)
    for file in files {
      let (level, findings) = read(file)
      loaded.diagnostics += findings
      guard let level else { continue }
      loaded.levels.append(level)
      loaded.files.append(file)
    }
    return loaded
  }

  /// Reads one file; its level's `file` is the relative path, findings name the path to open.
  public static func read(_ file: LevelFile) -> (level: Level?, diagnostics: [Diagnostic]) {
    let (parsed, findings) = parsed(file)
    return (parsed?.level, findings)
  }

  /// Reads one file, once, and keeps where the words of its level stand.
  package static func parsed(
    _ file: LevelFile
  ) -> (level: ParsedLevel?, diagnostics: [Diagnostic]) {
    do throws(FileError) {
      var (parsed, findings) = LevelParser.parsed(try file.content(), file: file.path)
      parsed?.level.file = file.relativePath
      return (parsed, findings)
    } catch {
      return (nil, [Diagnostic(error)])
    }
  }
}
