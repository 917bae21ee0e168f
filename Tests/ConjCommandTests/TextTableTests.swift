import Terminal
import TestSupport
import Testing

@testable import ConjCommand

@Suite struct TextTableTests {
  private func lines(_ table: TextTable, width: Int?) throws -> [String] {
    let file = try TemporaryFile([])
    var output = OutputBuffer(descriptor: file.descriptor)
    try table.write(to: &output, width: width, styler: TextStyler(depth: .none))
    try output.flush()
    return String(decoding: try file.content(), as: UTF8.self).split(separator: "\n").map(
      String.init)
  }

  private let long = String(repeating: "a", count: 40)

  @Test func columnsStandBelowOneAnother() throws {
    var table = TextTable()
    table.rows = [[.init("ñu"), .init("1")], [.init("comer"), .init("", .strong), .init("x")]]
    #expect(try lines(table, width: nil) == ["ñu     1", "comer     x"])
    table.rightAligned = [0]
    #expect(try lines(table, width: nil).first == "   ñu  1")
  }

  @Test func whatCanBeSpareIsLeftOutFirst() throws {
    var table = TextTable()
    table.rows = [[.init("a"), .init("bb"), .init("c")], [.init("d"), .init(""), .init("e")]]
    table.spareColumn = 1
    #expect(try lines(table, width: 8) == ["a  bb  c", "d      e"])
    #expect(try lines(table, width: 7) == ["a  c", "d  e"])
    #expect(try lines(table, width: nil) == ["a  bb  c", "d      e"])
  }

  /// The widest column gives way, but one that is said to goes first, down to 24 cells.
  @Test func wideTablesAreCut() throws {
    var table = TextTable()
    table.rows = [[.init(long), .init(String(repeating: "b", count: 30))]]
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
}
