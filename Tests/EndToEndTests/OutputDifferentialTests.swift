import Foundation
import TestSupport
import Testing

/// What the program writes of every form, in each format, is what the level files say, as ``PlainCells`` reads them.
@Suite(.runsPrograms) struct OutputDifferentialTests {
  private static let levels = Repository.root.appending(path: "Levels")
  /// Some lessons tell whether all is in working order.
  private static let files = Result {
    try FileManager.default.subpathsOfDirectory(atPath: levels.path).sorted()
      .filter { $0.contains("/") && $0.hasSuffix(".txt") && !$0.contains("glosas") }
      .enumerated().filter {
        isExhaustive || $0.offset % 40 == 0 && $0.element.hasPrefix("Course/")
      }.map(\.element)
  }
  private static let places = Result { try PlainCells(files: files.get()).places }

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

  private static let queries = Result {
    try places.get().keys.map { $0.form + "\n" }.sorted().joined()
  }

  @Test func tabSeparatedReadings() throws {
    let columns = "--columns=query,infinitive,spelling,match,file,line"
    let output = try Self.run("lookup", columns, "--format=tsv", input: Self.queries.get())
    try Self.compare(WrittenAnswers(rows: output.rows))
  }

  @Test func jsonLines() throws {
    let output = try Self.run("lookup", "--format=jsonl", input: Self.queries.get())
    try Self.compare(WrittenAnswers(jsonLines: output.lines))
  }

  @Test func textForPeople() throws {
    let output = try Self.run("lookup", "--format=text", "--color=never", input: Self.queries.get())
    let missing = WrittenAnswers.pairs(try Self.places.get().keys, missingInTable: output.lines)
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

  /// Compares the places of the verbs' own forms.
  private static func compare(_ written: WrittenAnswers) throws {
    let places = try places.get()
    #expect(Set(written.places.keys).isSubset(of: places.keys))
    let wrong = places.filter { pair, expected in
      let found = written.places[pair]
      // idos is the participle too.
      let isAlsoWhole = written.wholes.contains(pair) && expected.isSuperset(of: found ?? [])
      return found != expected && !isAlsoWhole
    }
    #expect(wrong.isEmpty, "\(wrong.keys.prefix(5))")
  }
}
