import IndexBuilding
import LevelFiles
import Picker
import SpanishText
import SystemIO
import Terminal
import VerbForms

/// The index that a command answers from, chosen by the options and the environment.
final class IndexSelection {
  /// The index with all of its levels.
  let whole: FormIndex
  /// The index with the levels that `--level` leaves.
  var index: FormIndex
  /// Trouble if a file could not be read; then what could be read answers.
  let status: ExitStatus
  /// What the index knows of its levels.
  private(set) lazy var summaries = whole.levels

  /// Opens what `--index`, `--levels` or `CONJ_LEVELS` name, or the built-in index.
  init(_ context: inout Context) throws(Failure) {
    let choice = try Self.open(&context)
    status = choice.status
    let filters = context.arguments.values(.level)
    whole = choice.index
    index = filters.isEmpty ? whole : whole.restricted(to: try Self.select(filters, from: whole))
  }

  private static func open(
    _ context: inout Context
  ) throws(Failure) -> (index: FormIndex, status: ExitStatus) {
    let arguments = context.arguments
    if let file = arguments.path(.index) {
      guard !arguments.has(.levels) else {
        throw .trouble(
          "The options --levels and --index exclude each other.",
          advice: "Give --levels for level files or --index for an index file.")
      }
      do throws(IndexError) {
        return (try FormIndex(contentsOf: file), .success)
      } catch {
        throw error.failure(file)
      }
    }
    let paths = context.levelPaths
    if paths.allSatisfy({ $0 == LevelSource.builtin }) { return (.builtin, .success) }
    let source = try LevelSource(paths: paths, &context)
    return (try source.compile(), source.status)
  }

  private static func select(
    _ filters: [String], from index: FormIndex
  ) throws(Failure) -> Set<Int> {
    let levels = filters.reduce(into: Set<Int>()) { levels, filter in
      levels.formUnion(LevelFilter.levels(of: index, named: filter))
    }
    guard !levels.isEmpty else {
      throw .trouble(
        "No level has “\(filters.joined(separator: "” or “"))” in its title or file name.",
        advice: "“conj levels” lists the levels.")
    }
    return levels
  }
}

extension IndexError {
  /// What to tell of an index file that can't be opened.
  func failure(_ file: FilePath) -> Failure {
    if case .unreadable(_, let reason) = self {
      return .trouble(
        "The index file \(file) can't be read: \(reason).",
        advice: "See that the path is right; “conj index build -o FILE” makes an index.")
    }
    return .trouble("\(file): \(description).")
  }
}

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
