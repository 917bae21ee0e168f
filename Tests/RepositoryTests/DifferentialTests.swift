import Foundation
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
    var wholes = 0
    for (pair, expected) in cells {
      let entry = FormIndex.Entry(form: pair.form, infinitive: pair.infinitive)
      if view.position(of: entry) == nil {
        wholes += 1
        // A form with helpers or enclitics is a place of its verb's own form.
        for cell in expected {
          let written = cell.components(separatedBy: ": ").last ?? ""
          let found = view.lookup(written).filter { $0.infinitive == pair.infinitive }
            .flatMap { view.readings(of: $0) }
            .map { "\(levels[$0.level].file):\($0.line): \($0.column): \($0.written)" }
          #expect(found.contains(cell), "\(pair)")
        }
        continue
      }
      func places(_ readings: [FormIndex.Reading]) -> Set<String> {
        Set(readings.map { "\(levels[$0.level].file):\($0.line): \($0.column): \($0.written)" })
      }
      // The verb's own form in `hace falta` is hace; idos is the participle, and id with os.
      let answers = view.lookup(pair.form).filter { $0.infinitive == pair.infinitive }
      let own = places(view.readings(of: pair.form, infinitive: pair.infinitive))
      let whole = places(
        answers.filter { $0.spelling == pair.form }.flatMap { view.readings(of: $0) })
      #expect(own.isSubset(of: expected), "\(pair)")
      #expect(own.union(whole).isSuperset(of: expected), "\(pair)")
      #expect(
        answers.contains {
          $0.form == pair.form && $0.match == .exact || $0.spelling == pair.form
        }, "\(pair)")
    }
    #expect(view.entryCount + wholes == cells.count)
  }
}
