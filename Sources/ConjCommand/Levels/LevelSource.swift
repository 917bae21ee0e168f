import IndexBuilding
import LevelFiles
import SystemIO
import Terminal
import VerbForms

/// The levels of the paths that the user named.
struct LevelSource {
  /// The word that stands for the levels that come with conj.
  static let builtin = FilePath("builtin")

  /// The levels in the order of the paths, each once.
  private(set) var levels: [Level]
  /// Trouble if a file could not be read.
  private(set) var status = ExitStatus.success

  /// Reads the levels, and tells what is wrong with them; fails where none can be used.
  init(paths: [FilePath], _ context: inout Context) throws(Failure) {
    let loaded = LevelLoader.load(paths: paths.filter { $0 != Self.builtin })
    levels = loaded.levels
    if let index = paths.firstIndex(of: Self.builtin) {
      let builtin = FormIndex.builtin
      levels.insert(
        contentsOf: builtin.levels.indices.map { builtin.level(at: $0) },
        at: loaded.files.count { $0.pathIndex < index })
    }
    report(loaded.diagnostics, context)
    guard !levels.isEmpty else {
      let names = paths.map(\.description).joined(separator: ", ")
      throw .trouble(
        "No level could be read from \(names).",
        advice: "“conj check PATH” tells what is wrong with level files.")
    }
  }

  func compile() throws(Failure) -> FormIndex {
    do throws(IndexError) {
      return try FormIndex(levels: levels)
    } catch {
      throw .trouble(
        error.description, advice: "“conj check PATH” tells what is wrong with level files.")
    }
  }

  private mutating func report(_ diagnostics: [Diagnostic], _ context: borrowing Context) {
    let renderer = DiagnosticRenderer(
      styler: context.messageStyler, width: context.messageWidth)
    for diagnostic in diagnostics {
      context.messages.write(renderer.text(of: diagnostic))
      if diagnostic.id.isTrouble { status = .trouble }
    }
  }
}

extension DiagnosticID {
  /// Whether a path could not be read at all, which is trouble beyond a fault in a level.
  var isTrouble: Bool {
    switch self {
    case .missingPath, .unreadableFile, .noLevelInFolder: true
    default: false
    }
  }
}
