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

  /// Tries families, all where none is named, and prints a row for each; 1 where one grows too fast.
  static func run(_ names: [String], isShort: Bool) -> CInt {
    var allHold = true
    for family in GrowthFamily.all where names.isEmpty || names.contains(family.name) {
      let least = max(family.least / (isShort ? 8 : 1), 8)
      do {
        // Tables that are made once belong to no size.
        _ = try work(family, least)
        let runs = try (0...doublings).map { try work(family, least << $0) }
        let counts = runs.map { $0.count }
        let added = zip(counts.dropFirst(), counts).map { Double($0) - Double($1) }
        let last = added[doublings - 1]
        let before = added.dropLast().max() ?? 0
        let holds = last <= mostGrowth * before || last < 0.02 * Double(counts.max() ?? 0)
        allHold = allHold && holds
        say(
          "| growth: \(family.name), \(least) to \(least << doublings) "
            + "| \(counts[0]) to \(counts[doublings]) steps"
            + (runs[doublings].refusal.isEmpty ? "" : ", refused: \(runs[doublings].refusal)")
            + (holds ? " |" : ": **fell** |"))
      } catch {
        allHold = false
        say("| growth: \(family.name) | \(error): **fell** |")
      }
    }
    return allHold ? 0 : 1
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
