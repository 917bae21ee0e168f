import SpanishText
import Terminal
import TestSupport
import Testing
import VerbForms

@testable import Picker

struct ListTests {
  @Test(arguments: [Set([0]), [1], [2], [0, 2]])
  func aListOfSomeLevelsIsTheWholeListWithoutTheRest(levels: Set<Int>) {
    let index = Sample.index
    let part = index.restricted(to: levels)
    let expected = index.entries.filter { entry in
      index.lines(ofVerb: entry.infinitive).contains { line in
        levels.contains(line.level)
          && (entry.form == entry.infinitive || line.forms.joined().contains(entry.form))
      }
    }
    #expect(Array(part.entries) == expected)
    #expect(part.formCount == Set(expected.map(\.form)).count)
    #expect(part.selectedLevels.count == levels.count)
    #expect(part.verbCount == Set(expected.map(\.infinitive)).count)
    for (position, entry) in expected.enumerated() {
      #expect(part.position(of: entry) == position)
      #expect(part.entry(at: position) == entry)
    }
    #expect(part.position(of: FormIndex.Entry(form: "zzq", infinitive: "ser")) == nil)
    for prefix in ["", "b", "ba", "ban", "bañ", "fui", "irg", "zzq", "va", "habló", "A"] {
      let fold = prefix.folded
      let start = expected.firstIndex { !$0.form.folded.utf8.lexicographicallyPrecedes(fold.utf8) }
      let count = expected.count { $0.form.folded.hasPrefix(fold) }
      let first = start ?? expected.count
      #expect(part.positions(ofPrefix: prefix) == first..<first + count)
    }
  }

  @Test(arguments: [[0, 1, 2], [0], [1, 2]])
  func rowsAreRunsOfOneVerb(levels: [Int]) {
    let index = Sample.index.restricted(to: levels)
    let rows = index.rows(from: 0, limit: .max)
    #expect(rows.first?.positions.lowerBound == 0)
    #expect(rows.last?.positions.upperBound == index.entryCount)
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(row.positions.upperBound == next.positions.lowerBound)
      #expect(row.infinitive != next.infinitive)
    }
    for (number, row) in rows.enumerated() {
      let entries = index.entries[row.positions]
      #expect(entries.allSatisfy { $0.infinitive == row.infinitive })
      #expect(entries.first?.form == row.first && entries.last?.form == row.last)
      for position in row.positions {
        #expect(OpenList(index).row(containing: position) == row)
        #expect(index.rows(from: position, limit: 3) == Array(rows[number...].prefix(3)))
        #expect(index.rows(before: position, limit: 3) == Array(rows[..<number].suffix(3)))
      }
    }
  }

  @Test
  func positionsOutsideOfTheListAreNothing() {
    for index in [Sample.index, Sample.index.restricted(to: [1])] {
      for position in [-1, index.entryCount, Int.max] {
        #expect(OpenList(index).row(containing: position) == nil)
      }
    }
  }
}
