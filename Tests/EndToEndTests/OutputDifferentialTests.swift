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
        isExhaustive || $0.offset % 40 == 0 && $0.element.hasPrefix("Course/")
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
    var wholes: Set<PlainCells.Pair> = []
    let columns = "--columns=query,infinitive,spelling,match,file,line"
    for row in try Self.run("lookup", columns, "--format=tsv", input: Self.queries()).rows
    where row[0] == row[2] {
      let pair = PlainCells.Pair(form: row[0], infinitive: row[1])
      if row[3] == "exact" {
        found[pair, default: []].insert("\(row[4]):\(row[5])")
      } else {
        wholes.insert(pair)
      }
    }
    try Self.compare(found, wholes)
  }

  @Test func jsonLines() throws {
    var found: Places = [:]
    var wholes: Set<PlainCells.Pair> = []
    let output = try Self.run("lookup", "--format=jsonl", input: Self.queries())
    for object in try output.objects() {
      for match in object["matches"] as? [[String: Any]] ?? []
      where (match["spelling"] ?? match["form"]) as? String == object["query"] as? String {
        let pair = PlainCells.Pair(
          form: object["query"] as? String ?? "", infinitive: match["infinitive"] as? String ?? "")
        guard match["match"] as? String == "exact" else {
          wholes.insert(pair)
          continue
        }
        for reading in match["readings"] as? [[String: Any]] ?? [] {
          let place = "\(reading["file"] as? String ?? ""):\(reading["line"] as? Int ?? 0)"
          found[pair, default: []].insert(place)
        }
      }
    }
    try Self.compare(found, wholes)
  }

  @Test func textForPeople() throws {
    let output = try Self.run("lookup", "--format=text", "--color=never", input: Self.queries())
    // A query is followed by rows that leave its column out. Each names a verb, `quejarse` or `ahumar (rare)`.
    var words: Set<[Substring]> = []
    var query: Substring = ""
    for line in output.lines {
      let cells = line.split(separator: "  ").map { $0.drop { $0 == " " } }
      let hasQuery = line.first != " "
      if hasQuery { query = cells[0] }
      for cell in cells.dropFirst(hasQuery ? 1 : 0) {
        words.insert([query, cell.prefix { $0 != "(" && $0 != " " }])
      }
    }
    // One expectation for all: half a million take longer than the rest.
    let missing = try Self.places.get().keys.filter { pair in
      let names = [pair.infinitive, pair.infinitive + "se"]
      return !names.contains { words.contains([Substring(pair.form), Substring($0)]) }
    }
    #expect(missing.isEmpty, "\(missing.prefix(5))")
  }

  /// Rows name a verb and how many of its forms follow each other. Forms with helpers or enclitics are in none.
  @Test func theListOfAllForms() throws {
    var counts: [String: Int] = [:]
    for row in try Self.run("search", "", "--limit=0", "--format=tsv").rows {
      counts[row[2], default: 0] += Int(row[3]) ?? 0
    }
    let list = try Self.run("search", "", "--forms", "--limit=0", "--format=tsv").rows
      .map { PlainCells.Pair(form: $0[0], infinitive: $0[1]) }
    #expect(counts == Dictionary(grouping: list, by: \.infinitive).mapValues(\.count))
    let expected = Set(try Self.places.get().keys)
    #expect(Set(list).isSubset(of: expected))
    for pair in expected.subtracting(list) {
      #expect(pair.form.contains(/\ |(me|te|se|nos|os|l[aeo]s?)$/), "\(pair)")
    }
  }

  /// A table for spreadsheets has each level with the lines of a verb.
  @Test func tablesForSpreadsheets() throws {
    let places = try Self.places.get()
    let verbs = Set(places.keys.map(\.infinitive)).sorted()
    for number in stride(from: 0, to: verbs.count, by: verbs.count / rounds(20, few: 4) + 1) {
      let verb = verbs[number]
      let lines = try Self.run("levels", "--verb=\(verb)", "--format=csv").text
        .split(separator: "\r\n").dropFirst()
      let found = lines.compactMap { line in
        line.firstMatch(of: /([^,"]+\.txt),(\d+),/).map { "\($0.output.1):\($0.output.2)" }
      }
      let expected = places.filter { $0.key.infinitive == verb }.values.flatMap { $0 }
      #expect(Set(found) == Set(expected), "\(verb)")
    }
  }

  /// Compares the places of the verbs' own forms. `wholes` are the forms that are answered by their parts.
  private static func compare(_ found: Places, _ wholes: Set<PlainCells.Pair>) throws {
    let places = try places.get()
    #expect(Set(found.keys).isSubset(of: places.keys))
    let wrong = places.filter { pair, expected in
      // idos is the participle too.
      let isAlsoWhole = wholes.contains(pair) && expected.isSuperset(of: found[pair] ?? [])
      return found[pair] != expected && !isAlsoWhole
    }
    #expect(wrong.isEmpty, "\(wrong.keys.prefix(5))")
  }
}
