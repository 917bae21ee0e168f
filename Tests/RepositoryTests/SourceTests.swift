import Foundation
import Testing

/// What holds of all source files.
@Suite struct SourceTests {
  /// The files that touch memory by address or call the system: whoever adds one looks twice.
  private let filesWithUnsafeCode: Set<String> = [
    "Sources/ConjCommand/Commands/Lookup/LineCache.swift",
    "Sources/ConjCommand/Commands/Lookup/Lookup.swift",
    "Sources/ConjCommand/Commands/Lookup/LookupText.swift",
    "Sources/ConjCommand/Commands/Lookup/LookupWriter.swift",
    "Sources/ConjCommand/Output/JSONValues.swift",
    "Sources/ConjCommand/Output/OutputBuffer.swift",
    "Sources/ConjCommand/Output/TSVFields.swift",
    "Sources/IndexBuilding/IndexWriter.swift",
    "Sources/IndexBuilding/StoredLevelWriter.swift",
    "Sources/SpanishText/FormKey.swift",
    "Sources/SpanishText/XXH64.swift",
    "Sources/SystemIO/SystemCalls.swift",
    "Sources/Terminal/Session/TerminalCalls.swift",
    "Sources/Terminal/Session/TerminalRestorer.swift",
    "Sources/TrieIndex/Bytes/AlignedBytes.swift",
    "Sources/TrieIndex/Bytes/TrieOrders.swift",
    "Sources/TrieIndex/Bytes/Words.swift",
    "Sources/TrieIndex/Format/TrieCheck.swift",
    "Sources/TrieIndex/Read/Steps.swift",
    "Sources/TrieIndex/Read/TrieCursor.swift",
    "Sources/VerbForms/FormIndex.swift",
    "Sources/VerbForms/Format/ByteSlice.swift",
    "Sources/VerbForms/Format/IndexChecks.swift",
    "Sources/VerbForms/Format/IndexStorage.swift",
    "Sources/VerbForms/List/EntryCursor.swift",
    "Sources/VerbForms/Lookup/Answers.swift",
    "Sources/VerbForms/Lookup/FormIndex+Lookup.swift",
    "Sources/VerbForms/Matching/KeyMatch.swift",
    "Sources/VerbForms/Readings/CellOccurrence.swift",
    "Sources/VerbForms/Readings/InflectionTables.swift",
  ]

  /// Files that are long because what they hold is one thing.
  private let longFiles: Set<String> = []

  @Test func thePackageHasNoDependencies() throws {
    let code = try Repository.code("Package.swift").joined(separator: "\n")
    #expect(!code.contains(".package("))
    #expect(!code.contains("unsafeFlags"))
    #expect(code.contains("strictMemorySafety"))
  }

  @Test func noSourceNeedsFoundation() throws {
    let files = try Repository.swiftFiles(in: ["Sources"])
    #expect(files.count > 100)
    for file in files {
      let imports = try Repository.code(file).filter { $0.contains("import ") }
      #expect(!imports.contains { $0.contains("Foundation") }, "\(file)")
    }
  }

  @Test func unsafeCodeStaysWhereItIs() throws {
    let found = try Repository.swiftFiles(in: ["Sources"]).filter { file in
      try Repository.code(file).contains { line in
        line.split { !$0.isLetter }.contains("unsafe")
      }
    }
    #expect(Set(found).subtracting(filesWithUnsafeCode) == [], "new; is there another way?")
    #expect(
      filesWithUnsafeCode.subtracting(found) == [], "no longer unsafe: take them off the list")
  }

  @Test func filesAreShort() throws {
    for file in try Repository.swiftFiles(in: ["Sources", "Tests", "Benchmarks"])
    where !longFiles.contains(file) {
      let lines = try Repository.text(file).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 301, "\(file) has \(lines.count - 1) lines")
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
