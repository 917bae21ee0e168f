internal import SpanishText
package import SystemIO
internal import Wording

/// Levels that were read from files, with what is wrong with the files.
public struct LoadedLevels: Sendable {
  /// The levels, in the order of the paths and, within a folder, of the bytes of the names.
  public var levels: [Level]
  /// For each level the file that it was read from.
  public var files: [LevelFile]
  /// What verbs mean: the files `glosas-en.txt`.
  public var glossaries: [Glossary]
  /// The findings about all files, in the same order, those about paths first. About a file there are at most a hundred of
  /// each kind, or one of each kind where there would be more than ten thousand in all; the last of a kind tells how many
  /// more there are.
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
  /// The level files and glossaries that paths lead to, each once however often it is given.
  ///
  /// A folder is searched with its subfolders for names that end in `.txt`; names that begin with
  /// `.`, README and LÉEME files are passed over. A file that is given itself may have any name. A name such as
  /// `glosas-en.txt` is that of a glossary.
  ///
  /// - Returns: The files, and findings about paths that lead to no file.
  public static func find(paths: [String]) -> (files: [LevelFile], diagnostics: [Diagnostic]) {
    find(paths: paths.map { FilePath($0) })
  }

  /// The same for paths that need not be UTF-8.
  package static func find(paths: [FilePath]) -> (files: [LevelFile], diagnostics: [Diagnostic]) {
    var files: [LevelFile] = []
    var diagnostics: [Diagnostic] = []
    var seen: Set<FileIdentity> = []
    for (number, path) in paths.enumerated() {
      var found: [(path: FilePath, relative: FilePath)] = []
      var unreadable: [FileError] = []
      do throws(FileError) {
        switch kind(of: path) {
        case .file, .other: found = [(path, path.lastComponent)]
        case .folder:
          let all = try listFiles(inFolder: path) { unreadable.append($0) }
          found = all.filter { isLevelName($0) }.map { (path.appending($0), $0) }
          if found.isEmpty, unreadable.isEmpty {
            let document = all.first { isDocumentName($0) }
            diagnostics.append(
              Diagnostic(.noLevelInFolder(document: document?.description), file: path.description))
          }
        case .missing: closeDescriptor(try openForReading(path))
        }
      } catch {
        unreadable.append(error)
      }
      diagnostics += unreadable.map { Diagnostic($0) }
      for (path, relative) in found {
        if let identity = identity(of: path), !seen.insert(identity).inserted { continue }
        files.append(
          LevelFile(location: path, relativePath: relative.description, pathIndex: number))
      }
    }
    return (files, diagnostics)
  }

  /// In a folder, levels and glossaries are the files whose names end in .txt, except README files.
  private static func isLevelName(_ path: FilePath) -> Bool {
    let name = path.lastComponent.description.folded
    return name.hasSuffix(".txt") && !name.hasPrefix("readme") && !name.hasPrefix("leeme")
  }

  /// Whether a teacher may have saved a level in this file by mistake.
  private static func isDocumentName(_ path: FilePath) -> Bool {
    let name = path.lastComponent.description.folded
    return [".doc", ".docx", ".odt", ".rtf", ".xls", ".xlsx", ".ods", ".csv", ".pdf", ".pages"]
      .contains { name.hasSuffix($0) }
  }

  /// Reads the levels and glossaries that files and folders hold.
  ///
  /// - Complexity: O(n) in the bytes of all files, which are held one at a time. A file of more than 16 MiB
  ///   is not read; a finding says so.
  public static func load(paths: [String]) -> LoadedLevels {
    load(paths: paths.map { FilePath($0) })
  }

  /// The same for paths that need not be UTF-8.
  package static func load(paths: [FilePath]) -> LoadedLevels {
    let (files, diagnostics) = find(paths: paths)
    var limit = FindingLimit()
    var loaded = LoadedLevels(levels: [], files: [], glossaries: [], diagnostics: diagnostics)
    for file in files {
      if file.isGlossary {
        let (glossary, findings) = glossary(file)
        loaded.diagnostics += limit.held(of: findings)
        if let glossary { loaded.glossaries.append(glossary) }
      } else {
        let (level, findings) = read(file)
        loaded.diagnostics += limit.held(of: findings)
        guard let level else { continue }
        loaded.levels.append(level)
        loaded.files.append(file)
      }
    }
    return loaded
  }

  /// Reads one file; its level's `file` is the relative path, findings name the path to open.
  public static func read(_ file: LevelFile) -> (level: Level?, diagnostics: [Diagnostic]) {
    let (parsed, findings) = parsed(file)
    return (parsed?.level, findings)
  }

  /// Reads one file, once, and keeps the positions of its level's words.
  package static func parsed(
    _ file: LevelFile
  ) -> (level: ParsedLevel?, diagnostics: [Diagnostic]) {
    do throws(FileError) {
      let bytes = try file.content()
      var (parsed, findings) = LevelParser.parsed(bytes, file: file.path)
      parsed?.level.file = file.relativePath
      guard findings.first?.id == .utf16 else { return (parsed, findings) }
      // A file that is no level in UTF-8 either need not be saved again.
      let decoded = TextEncoding.decodedUTF16(bytes)
      let others = LevelParser.parse(decoded, file: file.path).diagnostics
        .filter { [.tooFewVerbs, .emptyFile].contains($0.id) }
      return (nil, others.contains { $0.sourceLine.isEmpty } ? others : findings + others)
    } catch {
      return (nil, [Diagnostic(error)])
    }
  }

  /// Reads a glossary, as `read` does a level; `finding` gives what else there is to say of a verb.
  package static func glossary(
    _ file: LevelFile, about finding: (_ verb: String) -> DiagnosticMessage? = { _ in nil }
  ) -> (glossary: Glossary?, diagnostics: [Diagnostic]) {
    do throws(FileError) {
      let bytes = try file.content()
      var (glossary, findings) = Glossary.parse(bytes, file: file.path, about: finding)
      glossary?.file = file.relativePath
      return (glossary, findings)
    } catch {
      return (nil, [Diagnostic(error)])
    }
  }
}

/// A file that may hold a level or glosses, and the path that led to it.
public struct LevelFile: Sendable, Hashable {
  private static let sizeLimit = 16 << 20

  /// The path to open it by, as the system has it.
  package let location: FilePath
  /// The path relative to the folder that was given; for a file that was given itself, its name.
  public let relativePath: String
  /// Which of the paths that were given led to it, counted from 0.
  public let pathIndex: Int

  /// Whether it is named as a glossary: `glosas-en.txt`.
  public var isGlossary: Bool { Glossary.isName(location.lastComponent.description) }

  /// The path to open it by, as people read it: bytes that are not UTF-8 are written `\xHH`.
  public var path: String { location.description }

  package func content() throws(FileError) -> [UInt8] {
    try readFile(location, limit: Self.sizeLimit)
  }
}

extension Diagnostic {
  /// What to say about a file that cannot be opened or read.
  package init(_ error: FileError) {
    let message: DiagnosticMessage
    if case .tooLarge(let limit) = error.cause {
      message = DiagnosticID.unreadableFile.message(
        en: "The file has more than \(limit >> 20) MiB, too much for a level, and was not loaded.",
        es:
          "El archivo tiene más de \(limit >> 20) MiB, demasiado para un nivel, y no se ha cargado.",
        help: "Check that this is the right file. A level is a short text, such as presente.txt",
        ayuda: "Mira si es el archivo que quieres. Un nivel es un texto corto, como presente.txt")
    } else if error.isMissing {
      message = DiagnosticID.missingPath.message(
        en: "There is no file or folder of this name.",
        es: "No hay ningún archivo ni carpeta con este nombre.",
        help: "Check the name, and give the path from the folder where you are: Levels/Course",
        ayuda: "Mira si el nombre está bien, y escribe la ruta desde tu carpeta: Levels/Course")
    } else {
      message = DiagnosticID.unreadableFile.message(
        en: "This cannot be read: \(error.localizedReason).",
        es: "Esto no se puede leer: \(error.localizedReason).",
        help: "Make sure that you may open it, for example in an editor, and try again.",
        ayuda: "Comprueba que lo puedes abrir, por ejemplo en un editor, y prueba otra vez.")
    }
    self.init(message, file: error.path.description)
  }
}
