import LevelFiles
import Picker
import SystemIO

/// The files that `conj check` reads, and what is found in them.
struct CheckedFiles {
  /// The files that the paths lead to.
  private(set) var files: [LevelFile]
  /// The levels that could be read.
  private(set) var levels: [ParsedLevel] = []
  /// What was found, by file, line and column.
  private(set) var diagnostics: [Diagnostic]

  /// The texts of `--level`; without any all levels count.
  private let choices: [String]

  init(paths: [FilePath], only choices: [String]) {
    (files, diagnostics) = LevelLoader.find(paths: paths)
    self.choices = choices
  }

  /// Reads the files, each once, and compares them with the reference.
  mutating func read() {
    var chosen: [(file: LevelFile, level: ParsedLevel?, findings: [Diagnostic])] = []
    for file in files {
      let (level, findings) = LevelLoader.parsed(file)
      if isChosen(level?.level, file) { chosen.append((file, level, findings)) }
    }
    files = chosen.map(\.file)
    levels = chosen.compactMap(\.level)
    var reference = ReferenceCheck()
    var differences = reference.findings(in: levels)[...]
    for (_, level, findings) in chosen {
      let ofLevel = level == nil ? [] : differences.removeFirst()
      diagnostics += (findings + ofLevel).inOrder
    }
  }

  private func isChosen(_ level: Level?, _ file: LevelFile) -> Bool {
    let title = level?.title ?? ""
    return choices.isEmpty
      || choices.contains { LevelFilter.matches(title: title, file: file.relativePath, $0) }
  }

  /// Repairs the files that need it, each as a whole or not at all, and returns which.
  func fix() throws(Failure) -> [LevelFile] {
    var repaired: [LevelFile] = []
    for file in files where kind(of: file.location) == .file {
      do throws(FileError) {
        guard let bytes = LevelRepair.repaired(try file.content()) else { continue }
        try replaceFile(file.location, with: bytes, backup: file.location + ".bak")
        repaired.append(file)
      } catch {
        throw .trouble(
          "The file can't be mended: \(error.description).",
          advice: "See that you may write the file and its folder; nothing in it has changed.")
      }
    }
    return repaired
  }

  var counts: (errors: Int, warnings: Int) {
    let errors = diagnostics.count { $0.severity == .error }
    return (errors, diagnostics.count - errors)
  }

  func status(isStrict: Bool) -> ExitStatus {
    if diagnostics.contains(where: { $0.id.isTrouble }) { return .trouble }
    let counts = counts
    return ExitStatus(allGood: counts.errors == 0 && (!isStrict || counts.warnings == 0))
  }
}
