import Foundation
import Fuzzers
import TestSupport
import Testing

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

  private static func trySeeds(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let files = try FileManager.default.contentsOfDirectory(
      at: seeds.appending(path: name), includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for (place, file) in files.sorted(by: { $0.path < $1.path }).enumerated()
    where isExhaustive || place % 2 == 0 {
      try tried(target, Array(Data(contentsOf: file)), file.lastPathComponent)
    }
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
