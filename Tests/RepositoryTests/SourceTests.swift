import Foundation
import TestSupport
import Testing

/// What holds of all source files.
@Suite struct SourceTests {
  /// Modules that never touch memory by address: what they read reaches them through the others.
  private let safeModules = ["Picker", "LevelFiles", "SpanishGrammar", "conj"]

  /// How many lines of the other modules say `unsafe`, at most. Lower it when there are fewer; whoever raises
  /// it looks for another way first.
  private let unsafeLines = 270

  /// The same for the module that is called from C: the pointers are its parameters.
  private let unsafeLinesForC = (module: "ConjPage", count: 54)

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

  @Test func unsafeCodeStaysRare() throws {
    var count = 0
    var countForC = 0
    for (file, code) in try Repository.sources.get() {
      let lines = code.count { line in
        line.contains("unsafe") && line.split { !$0.isLetter }.contains("unsafe")
      }
      let module = file.split(separator: "/")[1]
      if module == unsafeLinesForC.module { countForC += lines } else { count += lines }
      #expect(lines == 0 || !safeModules.contains(String(module)), "\(file)")
    }
    #expect(count > 0)
    #expect(count <= unsafeLines)
    #expect(countForC > 0 && countForC <= unsafeLinesForC.count)
  }

  @Test func noFileIsLong() throws {
    for file in try Repository.swiftFiles(in: ["Sources", "Tests", "Benchmarks"]) {
      let lines = try Repository.text(file).utf8.count { $0 == UInt8(ascii: "\n") }
      #expect(lines <= 300, "\(file) has \(lines) lines")
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
