import Foundation
import Fuzzers
import TestSupport
import Testing
import VerbForms

/// The seeds of the fuzzers, and what they once found, find nothing any more.
@Suite struct FuzzTargetTests {
  private static let seeds = Repository.root.appending(path: "Tests/Fuzzers/Seeds")

  /// What changes the folder of its process, which is that of all tests.
  private static let ofItsOwn = "arguments"
  private static let names = FuzzTarget.all.map(\.name).filter { $0 != ofItsOwn }

  @Test(arguments: names)
  func findsNothing(name: String) throws {
    try Self.trySeeds(name)
    try Self.tryRandomBytes(name)
  }

  @Test func findsNothingInAProcessOfItsOwn() async {
    await #expect(processExitsWith: .success) {
      try Self.trySeeds(Self.ofItsOwn)
      try Self.tryRandomBytes(Self.ofItsOwn)
    }
  }

  /// Indexes of an older format are refused at their first bytes, and what is behind these would not be tried. New ones are
  /// made of a few lines of levels by `conj index build`.
  @Test func theSeedsOfIndexesHaveTheFormatOfToday() throws {
    let opened = try Self.files("index").filter { file in
      let bytes = IndexBytes.resized(try Array(Data(contentsOf: file)))
      return bytes[8] == IndexHeader.versions.upperBound && (try? FormIndex(bytes: bytes)) != nil
    }
    #expect(opened.count >= 3)
  }

  private static func trySeeds(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let files = try files(name)
    #expect(!files.isEmpty)
    for (place, file) in files.enumerated()
    where isExhaustive || place % 2 == 0 {
      try tried(target, Array(Data(contentsOf: file)), file.lastPathComponent)
    }
  }

  private static func files(_ name: String) throws -> [URL] {
    let files = try FileManager.default.contentsOfDirectory(
      at: seeds.appending(path: name), includingPropertiesForKeys: nil)
    return files.sorted { $0.path < $1.path }
  }

  /// A few random inputs: each target is in working order.
  private static func tryRandomBytes(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    var random = SeededRandom(seed: 15)
    for _ in 0..<rounds(200, few: 1) {
      let count = Int.random(in: 0...min(target.longestInput, 64), using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      try tried(target, bytes, "\(bytes)")
    }
  }

  @Test func everyFolderOfSeedsHasATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.seeds.path)
    #expect(folders.sorted() == FuzzTarget.all.map(\.name).sorted())
  }

  /// A new command, or a new kind of option, is asked by the trials too.
  @Test func theTrialsAskEveryCommandWithEveryOption() {
    #expect(CommandQuestions.missing.isEmpty)
    #expect(Set(CommandQuestions.all.map { $0[0] }).count > 10)
  }

  private static func tried(_ target: FuzzTarget, _ bytes: [UInt8], _ input: String) throws {
    do {
      try target.run(bytes)
    } catch {
      Issue.record("\(target.name), \(input): \(error)")
    }
  }
}
