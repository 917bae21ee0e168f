import Foundation
import TestSupport
import Testing

/// What the program writes of every form, in each format, is what the level files say, as ``PlainCells`` reads them.
@Suite(.runsPrograms) struct OutputDifferentialTests {
  private typealias Places = [PlainCells.Pair: Set<String>]

  private static let levels = Repository.root.appending(path: "Levels")
  /// Some lessons tell whether all is in working order.
  private static let files = Result {
    try FileManager.default.subpathsOfDirectory(atPath: levels.path).sorted()
      .filter { $0.contains("/") && $0.hasSuffix(".txt") && !$0.contains("glosas") }
      .enumerated().filter {
        isExhaustive || $0.offset % 20 == 0 && $0.element.hasPrefix("Course/")
      }.map(\.element)
  }
  private static let plain = Result { try PlainCells(files: files.get()).cells }
  /// For each pair where its cells stand: `Course/001.txt:4`.
  private static let places = Result {
    try plain.get().mapValues { cells in
      Set(cells.map { $0.components(separatedBy: ": ")[0] })
    }
  }

  /// Runs conj on these levels.
  private static func run(_ arguments: String..., input: String = "") throws -> Outcome {
    let sources =
      isExhaustive
      ? []
      : try files.get().flatMap { file in
        ["--level", String(file.dropLast(".txt".count).dropFirst("Course/".count))]
      }
    return try Program.run(arguments + sources, input: Array(input.utf8))
  }

  private static func queries() throws -> String {
    try places.get().keys.map { $0.form + "\n" }.sorted().joined()
  }

  @Test func tabSeparatedReadings() throws {
    var found: Places = [:]
    for row in try Self.run("lookup", "--readings", "--format=tsv", input: Self.queries()).rows
    where row[0] == row[2] && row[3] == "exact" {
      found[.init(form: row[0], infinitive: row[1]), default: []].insert("\(row[7]):\(row[8])")
    }
    try Self.compare(found)
  }

  @Test func jsonLines() throws {
    var found: Places = [:]
    let output = try Self.run("lookup", "--format=jsonl", input: Self.queries())
    for object in try output.objects() {
      for match in object["matches"] as? [[String: Any]] ?? []
      where match["form"] as? String == object["query"] as? String
        && match["match"] as? String == "exact"
      {
        let pair = PlainCells.Pair(
          form: match["form"] as? String ?? "", infinitive: match["infinitive"] as? String ?? "")
        for reading in match["readings"] as? [[String: Any]] ?? [] {
          let place = "\(reading["file"] as? String ?? ""):\(reading["line"] as? Int ?? 0)"
          found[pair, default: []].insert(place)
        }
      }
    }
    try Self.compare(found)
  }

  @Test func textForPeople() throws {
    let output = try Self.run("lookup", "--format=text", "--color=never", input: Self.queries())
    // A query is followed by rows that leave its column out. Each names a verb, `quejarse` or `ahumar (rare)`.
    var words: Set<[Substring]> = []
    var query: Substring = ""
    for line in output.lines {
      let cells = line.replacing(/\ {2,}/, with: "\t").split(
        separator: "\t", omittingEmptySubsequences: false)
      if !cells[0].isEmpty { query = cells[0] }
      for cell in cells.dropFirst() {
        words.insert([query, cell.prefix { $0 != "(" && $0 != " " }])
      }
    }
    for pair in try Self.places.get().keys {
      let names = [pair.infinitive, pair.infinitive + "se"]
      #expect(names.contains { words.contains([Substring(pair.form), Substring($0)]) }, "\(pair)")
    }
  }

  /// Rows name a verb and how many of its forms follow each other.
  @Test func theListOfAllForms() throws {
    var found: [String: Int] = [:]
    for row in try Self.run("search", "", "--limit=0", "--format=tsv").rows {
      found[row[2], default: 0] += Int(row[3]) ?? 0
    }
    let expected = Dictionary(grouping: try Self.places.get().keys, by: \.infinitive)
    #expect(found == expected.mapValues(\.count))
  }

  /// A table for spreadsheets has each level with the lines of a verb.
  @Test func tablesForSpreadsheets() throws {
    let places = try Self.places.get()
    let verbs = Set(places.keys.map(\.infinitive)).sorted()
    for verb in verbs.enumerated().filter({ $0.offset % (verbs.count / 20 + 1) == 0 }).map(
      \.element)
    {
      let lines = try Self.run("levels", "--verb=\(verb)", "--format=csv").text
        .split(separator: "\r\n").dropFirst()
      let found = lines.compactMap { line in
        line.firstMatch(of: /([^,"]+\.txt),(\d+),/).map { "\($0.output.1):\($0.output.2)" }
      }
      let expected = places.filter { $0.key.infinitive == verb }.values.flatMap { $0 }
      #expect(Set(found) == Set(expected), "\(verb)")
    }
  }

  private static func compare(_ found: Places) throws {
    let places = try places.get()
    #expect(found.count == places.count)
    for (pair, expected) in places { #expect(found[pair] == expected, "\(pair)") }
  }
}
