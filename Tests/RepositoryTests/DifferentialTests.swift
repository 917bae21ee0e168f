import TestSupport
import Testing
import VerbForms

/// The built-in index says of every form what its level files say, as ``PlainCells`` reads them.
@Suite struct DifferentialTests {
  @Test func everyFormHasTheReadingsOfItsFiles() throws {
    let index = FormIndex.builtin
    let levels = index.levels
    // Some lessons tell whether the reader is in working order.
    let files = levels.map(\.file).enumerated().filter {
      isExhaustive || $0.offset % 20 == 0 && $0.element.hasPrefix("Course/")
    }
    let cells = try PlainCells(files: files.map(\.element)).cells
    let view = isExhaustive ? index : index.restricted(to: files.map(\.offset))
    #expect(view.entryCount == cells.count)
    for (pair, expected) in cells {
      let readings = view.readings(of: pair.form, infinitive: pair.infinitive)
      let found = readings.map {
        "\(levels[$0.level].file):\($0.line): \($0.column): \($0.written)"
      }
      #expect(Set(found) == expected, "\(pair)")
      let answers = view.lookup(pair.form).filter { $0.form == pair.form }
      #expect(
        answers.contains { $0.infinitive == pair.infinitive && $0.match == .exact }, "\(pair)")
    }
  }
}
