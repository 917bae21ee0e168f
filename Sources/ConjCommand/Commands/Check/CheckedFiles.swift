import LevelFiles
import SystemIO
import VerbForms

/// The files that `conj check` reads, and what is found in them.
struct CheckedFiles {
  /// A level with the file that it was read from.
  struct CheckedLevel {
    var level: Level
    var file: LevelFile
  }

  /// The files that the paths lead to.
  private(set) var files: [LevelFile]
  /// The levels that could be read.
  private(set) var levels: [CheckedLevel] = []
  /// What was found, by file and place.
  private(set) var diagnostics: [Diagnostic]

  /// The content of what can be read only once: pipes.
  private(set) var contents: [String: [UInt8]] = [:]

  private let choices: [LevelChoice]

  /// Finds the files; `choices` are the texts of `--level`, and none leaves all levels.
  init(paths: [FilePath], only choices: [String]) {
    (files, diagnostics) = LevelLoader.find(paths: paths)
    self.choices = choices.map { LevelChoice($0) }
  }

  /// Reads the files.
  mutating func read() {
    var chosen: [LevelFile] = []
    for file in files {
      let (level, findings) = read(file)
      guard isChosen(level, file) else { continue }
      chosen.append(file)
      diagnostics += findings
      if let level { levels.append(CheckedLevel(level: level, file: file)) }
    }
    files = chosen
  }

  private mutating func read(_ file: LevelFile) -> (Level?, [Diagnostic]) {
    if kind(of: file.location) == .other, let bytes = try? file.content() {
      contents[file.path] = bytes
      return LevelParser.parse(bytes, file: file.path)
    }
    return LevelLoader.read(file)
  }

  private func isChosen(_ level: Level?, _ file: LevelFile) -> Bool {
    let summary = LevelSummary(
      title: level?.title ?? "", description: "", colorHex: nil, file: file.relativePath,
      columns: [], verbCount: 0, formCount: 0, isLast: false)
    return choices.isEmpty || choices.contains { $0.matches(summary) }
  }

  /// Mends the files that need it, each as a whole or not at all, and tells which.
  mutating func fix() throws(Failure) -> [LevelFile] {
    var mended: [LevelFile] = []
    for file in files where kind(of: file.location) == .file {
      do throws(FileError) {
        guard let bytes = LevelRepair.repaired(try file.content()) else { continue }
        try replaceFile(file.location, with: bytes, backup: file.location + ".bak")
        mended.append(file)
      } catch {
        throw .trouble(
          "The file can't be mended: \(error.description).",
          advice: "See that you may write the file and its folder; nothing in it has changed.")
      }
    }
    return mended
  }

  /// Adds findings about files that were read, each at its place.
  mutating func add(_ findings: [Diagnostic]) {
    let order = Dictionary(
      files.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { $1 })
    diagnostics = (diagnostics + findings).enumerated().sorted { left, right in
      let places = [left, right].map { finding in
        [order[finding.element.file] ?? -1, finding.element.line, finding.element.column]
      }
      return (places[0] + [left.offset]).lexicographicallyPrecedes(places[1] + [right.offset])
    }.map(\.element)
  }

  /// How many findings are errors, and how many are warnings.
  var counts: (errors: Int, warnings: Int) {
    let errors = diagnostics.count { $0.severity == .error }
    return (errors, diagnostics.count - errors)
  }

  /// How the run ends.
  func status(isStrict: Bool) -> ExitStatus {
    if diagnostics.contains(where: { $0.id.isTrouble }) { return .trouble }
    let counts = counts
    return ExitStatus(allGood: counts.errors == 0 && (!isStrict || counts.warnings == 0))
  }
}
