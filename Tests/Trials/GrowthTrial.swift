import Foundation
import Fuzzers
import TestSupport
import WorkCounter

/// Counts what the program does with an input and with 2, 4, 8 and 16 times the input.
///
/// What is added by doubling the input once more may double, and a logarithm's share above: where it is more than
/// 2.5 times what any doubling before added, work grows faster than n log n.
enum GrowthTrial {
  private static let mostGrowth = 2.5
  private static let doublings = 4

  /// Tries families, all where none is named; 1 where one grows too fast. Prints a row for each group of them, and
  /// one for each family that is named or falls.
  static func run(_ names: [String], isShort: Bool) -> CInt {
    var allHold = true
    for (group, families) in GrowthFamily.groups {
      let wanted = families.filter { names.isEmpty || names.contains($0.name) }
      var worst = (growth: 0.0, name: "")
      for family in wanted {
        let (row, growth) = tried(family, least: max(family.least / (isShort ? 8 : 1), 8))
        let holds = growth.map { $0 <= mostGrowth } ?? false
        allHold = allHold && holds
        if !names.isEmpty || !holds { say("| growth: \(row)\(holds ? "" : ": **fell**") |") }
        if let growth, growth > worst.growth { worst = (growth, family.name) }
      }
      guard names.isEmpty else { continue }
      say(
        "| growth of work: \(wanted.count) kinds of \(group), doubled \(doublings) times "
          + "| a doubling adds at most \(String(format: "%.2f", worst.growth)) times more: "
          + "\(worst.name) |")
    }
    return allHold ? 0 : 1
  }

  /// The row of a family, and how much more the last doubling added than any before; nil where it failed.
  private static func tried(
    _ family: GrowthFamily, least: Int
  ) -> (row: String, growth: Double?) {
    do {
      // Tables that are made once belong to no size.
      _ = try work(family, least)
      let runs = try (0...doublings).map { try work(family, least << $0) }
      let counts = runs.map { Double($0.count) }
      let added = zip(counts.dropFirst(), counts).map { $0 - $1 }
      let last = added[doublings - 1]
      // A limit that ends the work leaves noise.
      let isNoise = last < 0.02 * (counts.max() ?? 0)
      let refusal = runs[doublings].refusal
      return (
        "\(family.name), \(least) to \(least << doublings) "
          + "| \(runs[0].count) to \(runs[doublings].count) steps"
          + (refusal.isEmpty ? "" : ", refused: \(refusal)"),
        isNoise ? 0 : last / max(added.dropLast().max() ?? 0, 1)
      )
    } catch {
      return ("\(family.name) | \(error)", nil)
    }
  }

  private static func say(_ row: String) {
    FileHandle.standardOutput.write(Data((row + "\n").utf8))
  }

  /// What the program does with an input of a size, and why it refused it.
  private static func work(_ family: GrowthFamily, _ size: Int) throws -> (
    count: UInt, refusal: Substring
  ) {
    // The same names in every run.
    let folder = try TemporaryFolder(family.files(size))
    guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
      throw Trouble(description: "no temporary folder")
    }
    let arguments = family.arguments(size).map { Array($0.utf8) }
    let input = Array(family.input(size).utf8)
    let before = work_count()
    let run = try CommandRun.run(arguments, input: input)
    let count = work_count() - before
    guard (0...2).contains(run.status), run.status < 2 || !run.messages.isEmpty else {
      throw Trouble(description: "status \(run.status)")
    }
    return (count, run.status == 2 ? run.messages.prefix { $0 != "\n" }.prefix(80) : "")
  }

  private struct Trouble: Error, CustomStringConvertible {
    let description: String
  }
}
