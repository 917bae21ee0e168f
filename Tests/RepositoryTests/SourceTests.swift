import Foundation
import Testing

/// What holds of all source files.
@Suite struct SourceTests {
  /// The files that touch memory by address or call the system: whoever adds one looks twice.
  private let filesWithUnsafeCode: Set<String> = [
    "Sources/ConjCommand/Commands/Index/IndexCommand.swift",
    "Sources/ConjCommand/Commands/Lookup/Lookup.swift",
    "Sources/ConjCommand/Output/OutputBuffer.swift",
    "Sources/SortedTrie/Bytes/TrieOrders.swift",
    "Sources/SortedTrie/Bytes/Words.swift",
    "Sources/SortedTrie/Format/TrieCheck.swift",
    "Sources/SortedTrie/Read/FoldingWalk.swift",
    "Sources/SortedTrie/Read/KeyWalk.swift",
    "Sources/SortedTrie/Read/LetterTable.swift",
    "Sources/SortedTrie/Read/TrieCursor.swift",
    "Sources/SystemIO/SystemCalls.swift",
    "Sources/SystemIO/XXH64.swift",
    "Sources/Terminal/Session/TerminalCalls.swift",
    "Sources/Terminal/Session/TerminalRestorer.swift",
    "Sources/VerbForms/Format/ByteSlice.swift",
    "Sources/VerbForms/Format/IndexWriter.swift",
    "Sources/VerbForms/Format/LevelRecord.swift",
    "Sources/VerbForms/Index/FormIndex.swift",
    "Sources/VerbForms/Index/IndexChecks.swift",
    "Sources/VerbForms/Index/IndexStorage.swift",
    "Sources/VerbForms/Lane/CopyStep.swift",
    "Sources/VerbForms/Lane/LineMemo.swift",
    "Sources/VerbForms/Lane/LineWriter.swift",
    "Sources/VerbForms/Lane/MissFilter.swift",
    "Sources/VerbForms/Lane/PackedBytes.swift",
    "Sources/VerbForms/Lane/ShortLine.swift",
    "Sources/VerbForms/Lane/ShortWord.swift",
    "Sources/VerbForms/Lane/WordFinder+Prefix.swift",
    "Sources/VerbForms/Lane/WordFinder.swift",
    "Sources/VerbForms/Lane/WordLane.swift",
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
