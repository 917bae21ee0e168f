import Foundation
import Fuzzers
import TestSupport
import WorkCounter

/// Counts what the program does with an input and with 2, 4, 8 and 16 times the input: work, output and memory.
///
/// What is added by doubling the input once more may double, and a logarithm's share above: where it is more than
/// 2.5 times what any doubling before added, work grows faster than n log n. What is written grows by a kilobyte for
/// each word more, JSON Lines by four; memory has a bound, whatever the input, and grows by 320 bytes for each byte of
/// files more.
enum GrowthTrial {
  private static let mostGrowth = 2.5
  private static let mostBytesAWord = 1024.0
  private static let mostBytesAWordOfJSON = 4096.0
  private static let mostMemory: UInt = 64 << 20
  private static let mostMemoryAByte = 320.0
  private static let doublings = 4

  /// What a run took.
  private struct Run {
    var work: UInt
    var memory: UInt
    var output: Int
    /// Words of the command line, of the input and of files.
    var words: Int
    /// How long the files are.
    var bytes: Int
    /// Why it was refused.
    var refusal: Substring
  }

  /// What a family showed.
  private struct Finding {
    /// How much more the last doubling added than any before.
    var growth = 0.0
    /// How many bytes more are written for each word more.
    var bytesAWord = 0.0
    /// How much more memory each byte more of the files takes.
    var memoryAByte = 0.0
    var memory: UInt = 0
    var holds = false
    var text = ""
  }

  /// Tries families, all where neither they nor their groups are named; 1 where one grows too fast, 2 where a name is none.
  /// Prints a row for each group of them, and one for each family that is named or falls.
  static func run(_ names: [String], isShort: Bool) -> CInt {
    let groups = GrowthFamily.groups
    let known = Set(groups.flatMap { [$0.name] + $0.families.map(\.name) })
    if let name = names.first(where: { !known.contains($0) }) {
      say("count-growth: there is no family “\(name)”")
      return 2
    }
    var allHold = true
    for (group, families) in groups {
      let wanted =
        names.isEmpty || names.contains(group)
        ? families : families.filter { names.contains($0.name) }
      var worst = (work: Finding(), output: Finding(), memory: Finding())
      for family in wanted {
        let finding = tried(family, least: max(family.least / (isShort ? 8 : 1), 8))
        allHold = allHold && finding.holds
        if !names.isEmpty || !finding.holds {
          say("| growth: \(finding.text)\(finding.holds ? "" : ": **fell**") |")
        }
        if finding.growth > worst.work.growth { worst.work = finding }
        if finding.bytesAWord > worst.output.bytesAWord { worst.output = finding }
        if finding.memory > worst.memory.memory { worst.memory = finding }
      }
      guard names.isEmpty else { continue }
      say(
        """
        | growth: \(wanted.count) kinds of \(group), doubled \(doublings) times | a doubling adds at most \
        \(String(format: "%.2f", worst.work.growth)) times more work, a word \(Int(worst.output.bytesAWord)) bytes; \
        \(worst.memory.memory >> 20) MiB at most |
        """)
    }
    return allHold ? 0 : 1
  }

  private static func tried(_ family: GrowthFamily, least: Int) -> Finding {
    do {
      // Tables that are made once belong to no size.
      _ = try run(family, least)
      let runs = try (0...doublings).map { try run(family, least << $0) }
      let (first, last) = (runs[0], runs[doublings])
      let counts = runs.map { Double($0.work) }
      let added = zip(counts.dropFirst(), counts).map { $0 - $1 }
      var finding = Finding()
      // A limit that ends the work leaves noise.
      let isNoise = added[doublings - 1] < 0.02 * (counts.max() ?? 0)
      finding.growth = isNoise ? 0 : added[doublings - 1] / max(added.dropLast().max() ?? 0, 1)
      finding.bytesAWord =
        family.asksForLists
        ? 0
        : Double(max(last.output - first.output, 0)) / Double(max(last.words - first.words, 1))
      finding.memory = last.memory
      if last.bytes > first.bytes, last.memory > first.memory {
        finding.memoryAByte = Double(last.memory - first.memory) / Double(last.bytes - first.bytes)
      }
      let isJSON = family.arguments(least).contains { $0.hasSuffix("jsonl") }
      finding.holds =
        finding.growth <= mostGrowth && finding.memory <= mostMemory
        && finding.memoryAByte <= mostMemoryAByte
        && finding.bytesAWord <= (isJSON ? mostBytesAWordOfJSON : mostBytesAWord)
      finding.text =
        "\(family.name), \(least) to \(least << doublings) | \(first.work) to \(last.work) steps, "
        + "\(Int(finding.bytesAWord)) bytes a word, \(last.memory >> 20) MiB, "
        + "\(Int(finding.memoryAByte)) for each byte of files"
        + (last.refusal.isEmpty ? "" : ", refused: \(last.refusal)")
      return finding
    } catch {
      return Finding(text: "\(family.name) | \(error)")
    }
  }

  private static func say(_ row: String) {
    FileHandle.standardOutput.write(Data((row + "\n").utf8))
  }

  /// What the program does with an input of a size.
  private static func run(_ family: GrowthFamily, _ size: Int) throws -> Run {
    // The same names in every run.
    let files = family.files(size)
    let folder = try TemporaryFolder(files)
    guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
      throw Trouble(description: "no temporary folder")
    }
    let arguments = family.arguments(size)
    let input = family.input(size)
    let words = (arguments + [input] + files.values).reduce(0) { $0 + Self.words(of: $1) }
    count_heap_anew()
    let (work, heap) = (work_count(), heap_size())
    var memory: UInt = 0
    let run = try CommandRun.run(arguments.map { Array($0.utf8) }, input: Array(input.utf8)) {
      memory = heap_peak() - heap
    }
    guard CommandRun.isStatus(run.status), run.status != 2 || !run.messages.isEmpty else {
      throw Trouble(description: "status \(run.status)")
    }
    return Run(
      work: work_count() - work, memory: memory,
      output: run.output.count + run.messages.utf8.count, words: words,
      bytes: files.values.reduce(0) { $0 + $1.utf8.count },
      refusal: run.status == 2 ? run.messages.prefix { $0 != "\n" }.prefix(80) : "")
  }

  /// A long word is as many as it has eights of bytes.
  private static func words(of text: String) -> Int {
    max(text.utf8.split { $0 <= 0x20 }.count, text.utf8.count / 8)
  }

  private struct Trouble: Error, CustomStringConvertible {
    let description: String
  }
}
