import Foundation
import TestSupport
import Testing

/// What holds of all source files.
@Suite struct SourceTests {
  /// Modules that never touch memory by address: what they read reaches them through the others.
  private let safeModules = [
    "ConjCommand", "IndexBuilding", "LevelFiles", "Picker", "Practice", "PracticeCommands",
    "SpanishGrammar", "TeachCommands", "Wording", "conj",
  ]

  @Test func thePackageHasNoDependencies() throws {
    let code = try Repository.code("Package.swift").joined(separator: "\n")
    #expect(!code.contains(".package("))
    #expect(!code.contains("unsafeFlags"))
    #expect(code.contains("strictMemorySafety"))
  }

  @Test func noSourceNeedsFoundation() throws {
    let sources = try Repository.sources.get()
    #expect(sources.count > 100)
    for (file, code) in sources {
      let imports = code.filter { $0.contains("import ") }
      #expect(!imports.contains { $0.contains("Foundation") }, "\(file)")
    }
  }

  @Test func safeModulesTouchNoMemoryByAddress() throws {
    for (file, code) in try Repository.sources.get()
    where safeModules.contains(String(file.split(separator: "/")[1])) {
      #expect(!code.contains { $0.split { !$0.isLetter }.contains("unsafe") }, "\(file)")
    }
  }

  @Test func theCommandsOfTheReadmeAreRun() throws {
    let commands = ["swift run -c release conj lookup fui", "swift test"]
    for file in ["README.md", ".ci/run"] {
      let lines = try Repository.text(file).components(separatedBy: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      for command in commands {
        #expect(
          lines.contains { $0 == command || $0.hasPrefix(command + " ") },
          "\(file) does not have \(command)")
      }
    }
  }
}
