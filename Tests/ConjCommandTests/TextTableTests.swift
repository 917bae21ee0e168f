import Terminal
import TestSupport
import Testing

@testable import Invocation

@Suite struct TextTableTests {
  private func lines(_ table: TextTable, width: Int?) throws -> [String] {
    let file = try TemporaryFile([])
    var output = OutputBuffer(descriptor: file.descriptor)
    var table = table
    table.width = width
    try table.write(to: &output)
    try output.flush()
    return String(decoding: try file.content(), as: UTF8.self).split(separator: "\n").map(
      String.init)
  }

  private func append(_ rows: [[String]], to table: inout TextTable) {
    for row in rows {
      for text in row { table.add(text) }
      table.endRow()
    }
  }

  private let long = String(repeating: "a", count: 40)

  @Test func columnsStandBelowOneAnother() throws {
    var table = TextTable()
    append([["ñu", "1"], ["comer", "", "x"]], to: &table)
    #expect(try lines(table, width: nil) == ["ñu     1", "comer     x"])
    table.rightAligned = [0]
    #expect(try lines(table, width: nil).first == "   ñu  1")
  }

  /// A table whose rows are written a few at a time is the one that is written at once.
  @Test(arguments: [nil, 60, 30, 9])
  func rowsOfItemsAreAlignedWithAll(width: Int?) throws {
    let items = (0..<950).map { String(repeating: "a", count: $0 * 7 % 41) }
    var table = TextTable()
    append(items.map { [$0, "b", $0] }, to: &table)
    let whole = try lines(table, width: width)
    let file = try TemporaryFile([])
    var output = OutputBuffer(descriptor: file.descriptor)
    table = TextTable()
    table.width = width
    try table.write(items, to: &output) { append([[$0, "b", $0]], to: &$1) }
    try output.flush()
    let content = String(decoding: try file.content(), as: UTF8.self)
    #expect(content.split(separator: "\n").map { String($0) } == whole)
  }

  @Test func whatCanBeSpareIsLeftOutFirst() throws {
    var table = TextTable()
    append([["a", "bb", "c"], ["d", "", "e"]], to: &table)
    table.spareColumn = 1
    #expect(try lines(table, width: 8) == ["a  bb  c", "d      e"])
    #expect(try lines(table, width: 7) == ["a  c", "d  e"])
    #expect(try lines(table, width: nil) == ["a  bb  c", "d      e"])
  }

  /// The widest column gives way, but one that is said to goes first, down to 24 cells.
  @Test func wideTablesAreCut() throws {
    var table = TextTable()
    append([[long, String(repeating: "b", count: 30)]], to: &table)
    let half = try lines(table, width: 50)
    #expect(
      half == [String(repeating: "a", count: 23) + "…  " + String(repeating: "b", count: 23) + "…"])
    table.shrinkFirstColumn = 0
    let first = try lines(table, width: 60)
    #expect(
      first == [String(repeating: "a", count: 27) + "…  " + String(repeating: "b", count: 30)])
    table.shrinkFirstColumn = 1
    let second = try lines(table, width: 68)
    #expect(second == [long + "  " + String(repeating: "b", count: 25) + "…"])
  }

  /// What is kept is never cut: where it does not fit, each row is a line that goes on indented.
  @Test func columnsThatDoNotFitBecomeLines() throws {
    var table = TextTable()
    table.keptColumns = [1, 2]
    append([["fui", "ser", "pretérito"]], to: &table)
    table.add("", inLines: "fui")
    append([["ir", "pretérito"]], to: &table)
    #expect(try lines(table, width: 19) == ["fui  ser  pretérito", "     ir   pretérito"])
    #expect(
      try lines(table, width: 18) == ["fui: ser,", "  pretérito", "fui: ir, pretérito"])
    #expect(try lines(table, width: 5).joined(separator: " ").contains("pretérito"))
    table.leastTableWidth = 30
    #expect(try lines(table, width: 29).first == "fui: ser, pretérito")
    #expect(try lines(table, width: nil).first == "fui  ser  pretérito")
    table.header = ["form", "verb", "tense"]
    #expect(try lines(table, width: 29).first == "fui: verb ser, tense")
    #expect(try lines(table, width: 40).first == "form  verb  tense")
    var blank = TextTable()
    blank.leastTableWidth = 30
    append([[" ", ""]], to: &blank)
    #expect(try lines(blank, width: 10) == [])
  }

  /// In a line the column that shrinks first is cut to the screen, by cells.
  @Test func anEchoIsCutInALine() throws {
    for text in [long, String(repeating: "漢", count: 20)] {
      var table = TextTable()
      table.keptColumns = [1]
      table.shrinkFirstColumn = 0
      append([[text, "no verb found"]], to: &table)
      let lines = try lines(table, width: 20)
      #expect(lines.count == 2 && lines[0].hasSuffix("…:") && lines[1] == "  no verb found")
      #expect(lines.allSatisfy { CellWidth.of($0) <= 20 })
    }
  }

  /// Rows are aligned with those before them as long as all fit.
  @Test func aLongRowMakesNoOthersNarrow() throws {
    let file = try TemporaryFile([])
    var output = OutputBuffer(descriptor: file.descriptor)
    var table = TextTable()
    table.width = 30
    for text in ["a", "bbb", long, "c"] {
      append([[text, "verb"]], to: &table)
      try table.endBlock(to: &output)
    }
    try table.finish(to: &output)
    try output.flush()
    let lines = String(decoding: try file.content(), as: UTF8.self).split(separator: "\n")
    #expect(lines.map { $0.count } == [9, 9, 30, 7])
    #expect(lines[0] == "a    verb" && lines[3] == "c  verb")
  }
}
