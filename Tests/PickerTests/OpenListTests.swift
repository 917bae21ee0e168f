import TestSupport
import Testing
import VerbForms

@testable import Picker

struct OpenListTests {
  /// All lines of a list, one after another: the plain way to the same answer.
  private func flat(_ list: OpenList) -> [ListItem] {
    list.index.rows(from: 0, limit: .max).flatMap { row -> [ListItem] in
      let isOpen = list.isOpen(row)
      let forms = isOpen ? Array(list.index.entries[row.positions]) : []
      return [.row(row, isOpen: isOpen)]
        + forms.enumerated().map { .form($1, position: row.positions.lowerBound + $0) }
    }
  }

  @Test
  func linesAreThoseOfTheWholeListFromAnyLine() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<rounds(30, few: 2) {
      var list = OpenList(Sample.index)
      for row in list.index.rows(from: 0, limit: .max)
      where Int.random(in: 0..<3, using: &random) == 0 {
        list.toggle(row)
      }
      let lines = flat(list)
      for (number, line) in lines.enumerated() {
        for limit in [0, 1, 2, 7, 100] {
          let (items, index) = list.lines(around: line.id, before: limit, after: limit)
          let (below, above) = (items[index...], items[..<index])
          #expect(below.prefix(limit) == lines[number...].prefix(limit))
          #expect(above.suffix(limit) == lines[..<number].suffix(limit))
        }
      }
    }
  }

  @Test
  func theWindowIsFullWhereverItIs() {
    let list = OpenList(Sample.index)
    let lines = flat(list)
    for height in 1...lines.count + 5 {
      // Of the items each height has another sixth, or all where tests are exhaustive.
      for (number, item) in lines.enumerated() where isExhaustive || (number + height) % 6 == 0 {
        for line in [-1, 0, height / 3, height - 1, height + 9] {
          let window = list.window(around: item.id, line: line, height: height)
          #expect(window.items.count == min(height, lines.count))
          #expect(window.items[window.line] == item)
          let top = number - window.line
          #expect(window.items == Array(lines[top..<top + window.items.count]))
        }
      }
    }
  }
}
