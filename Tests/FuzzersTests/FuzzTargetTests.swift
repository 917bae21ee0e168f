import Foundation
import Fuzzers
import TestSupport
import Testing

/// The seeds of the fuzzers, and what they once found, find nothing any more.
@Suite struct FuzzTargetTests {
  private static let seeds = Repository.root.appending(path: "Tests/Fuzzers/Seeds")

  @Test(arguments: FuzzTarget.all.map(\.name))
  func seedsFindNothing(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.seeds.appending(path: name), includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files.sorted(by: { $0.path < $1.path }) {
      try tried(target, Array(Data(contentsOf: file)), file.lastPathComponent)
    }
  }

  /// A few random inputs: each target is in working order.
  @Test(arguments: FuzzTarget.all.map(\.name))
  func randomBytesFindNothing(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    var random = SeededRandom(seed: 15)
    for _ in 0..<rounds(200, few: 5) {
      let count = Int.random(in: 0...min(target.longestInput, 64), using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      try tried(target, bytes, "\(bytes)")
    }
  }

  @Test func everyFolderOfSeedsHasATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.seeds.path)
    #expect(folders.sorted() == FuzzTarget.all.map(\.name).sorted())
  }

  private func tried(_ target: FuzzTarget, _ bytes: [UInt8], _ input: String) throws {
    do {
      try target.run(bytes)
    } catch {
      Issue.record("\(target.name), \(input): \(error)")
    }
  }
}
