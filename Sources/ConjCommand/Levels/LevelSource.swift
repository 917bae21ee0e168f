import IndexBuilding
import LevelFiles
import Terminal
import VerbForms

/// The levels of the paths that the user named.
struct LevelSource {
  /// The word that stands for the levels that come with conj.
  static let builtinName = "builtin"

  /// The levels in the order of the paths.
  private(set) var levels: [Level] = []
  /// Trouble if a file could not be read.
  private(set) var status = ExitStatus.success

  /// Reads the levels, and tells what is wrong with them; fails where none can be used.
  init(paths: [String], _ context: inout Context) throws(Failure) {
    for path in paths {
      if path == Self.builtinName {
        let builtin = FormIndex.builtin
        levels += builtin.levels.indices.map { builtin.level(at: $0) }
        continue
      }
      let loaded = LevelLoader.load(paths: [path])
      levels += loaded.levels
      report(loaded.diagnostics, context)
    }
    guard !levels.isEmpty else {
      throw .trouble(
        "No level could be read from \(paths.joined(separator: ", ")).",
        advice: "“conj check PATH” tells what is wrong with level files.")
    }
  }

  /// Compiles an index of the levels.
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
