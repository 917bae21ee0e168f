import IndexBuilding
import LevelFiles
import TestSupport
import Testing
import VerbForms

/// Views of some levels against the slow twin with those levels, and against an index of them alone.
@Suite struct ViewTests {
  /// Random levels and, of each seed, no level, one, most, all, and some with numbers of none.
  private static func views(
    seed: Int, _ body: (_ view: Twin, _ whole: Twin, _ levels: [Level]) throws -> Void
  ) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 40_000)
    var random = SeededRandom(seed: UInt64(seed) + 41_000)
    let levels = maker.make()
    let whole = try Twin(levels)
    let all = Set(levels.indices)
    let some = all.filter { _ in Bool.random(using: &random) }
    let one = Int.random(in: levels.indices, using: &random)
    for wanted in [[], [one], some, all.subtracting([one]), all, some.union([-1, 99])] {
      try body(whole.restricted(to: wanted), whole, levels)
    }
  }

  @Test(arguments: seeds(25, few: 1))
  func theList(seed: Int) throws {
    try Self.views(seed: seed) { view, whole, _ in
      let (index, entries) = (view.index, view.plain.entries)
      #expect(index.entryCount == entries.count)
      #expect(index.verbCount == view.plain.verbs.count)
      #expect(index.formCount == Set(entries.map(\.form)).count)
      #expect(index.selectedLevels == view.plain.selected.sorted())
      view.expectSameList()
      for entry in whole.plain.entries {
        #expect(index.position(of: entry) == entries.firstIndex(of: entry), "\(entry)")
      }
    }
  }

  /// Levels with few verbs of a large index, whose forms are looked up one by one, and levels with most.
  @Test(
    .exhaustive,
    arguments: ["presente: verbos regulares en -ar", "indicativo: presente", "no personales"])
  func levelsOfTheBuiltInIndex(title: String) throws {
    let whole = FormIndex.builtin
    let level = try #require(
      whole.levels.firstIndex { $0.title.lowercased().contains(title) })
    let view = whole.restricted(to: [level])
    var entries: Set<FormIndex.Entry> = []
    for (line, verb) in zip(whole.lines(inLevel: level), whole.verbs(inLevel: level)) {
      for form in line.forms.joined() + [verb.infinitive] {
        entries.insert(FormIndex.Entry(form: form, infinitive: verb.infinitive))
      }
    }
    let found = Set(view.entries)
    #expect(view.entryCount == found.count && view.entryCount > 50)
    #expect(view.formCount == Set(found.map(\.form)).count)
    #expect(found.isSubset(of: entries))
    // A form with a pronoun written onto it is a place of the form without, and no entry.
    for entry in entries.subtracting(found) {
      #expect(entry.form.hasSuffix("se"), "\(entry)")
      #expect(view.lookup(entry.form).contains { $0.infinitive == entry.infinitive }, "\(entry)")
    }
  }

  @Test(arguments: seeds(25, few: 1))
  func rowsOfTheList(seed: Int) throws {
    try Self.views(seed: seed) { view, _, _ in
      let (index, rows, count) = (view.index, view.plain.rows, view.plain.entries.count)
      #expect(index.rows(from: 0, limit: .max) == rows)
      #expect(index.rows(before: count, limit: .max) == rows)
      for (number, row) in rows.enumerated() {
        for position in row.positions {
          #expect(index.row(containing: position) == row)
          #expect(index.rows(from: position, limit: 3) == Array(rows[number...].prefix(3)))
          #expect(index.rows(before: position, limit: 3) == Array(rows[..<number].suffix(3)))
          let range = max(position - 4, 0)..<min(position + 6, count)
          #expect(index.rows(in: range) == view.plain.rows(in: range), "\(range)")
        }
      }
      #expect(index.rows(from: count, limit: 3) == [])
    }
  }

  @Test(arguments: seeds(20, few: 1))
  func prefixesAndPatterns(seed: Int) throws {
    try Self.views(seed: seed) { view, whole, _ in
      var prefixes = Set(["", "no", " ", "z"])
      for entry in whole.plain.entries {
        for length in 1...min(3, entry.form.count) {
          prefixes.insert(String(entry.form.prefix(length)))
        }
      }
      for prefix in prefixes { view.expectSamePositions(ofPrefix: prefix) }
      #expect(view.index.positions(ofPrefix: "3").isEmpty)
      for pattern in ["*", "?", "*r", "a*", "*n*", "??", "Ñ*", "n*n*", "?*", "* *", "3*", ""] {
        view.expectSameEntries(matching: pattern)
      }
    }
  }

  @Test(arguments: seeds(25, few: 1))
  func verbsAndReadings(seed: Int) throws {
    try Self.views(seed: seed) { view, whole, levels in
      for verb in whole.plain.verbs {
        #expect(view.index.lines(ofVerb: verb) == view.plain.lines(ofVerb: verb), "\(verb)")
        #expect(view.index.rank(ofVerb: verb) == whole.plain.rank(ofVerb: verb))
      }
      for entry in whole.plain.entries {
        let found = view.index.readings(of: entry.form, infinitive: entry.infinitive)
        #expect(found == view.plain.readings(entry), "\(entry)")
        for answer in view.index.lookup(entry.form) where answer.parts.isEmpty {
          #expect(
            view.index.readings(of: answer)
              == view.plain.readings(
                FormIndex.Entry(form: answer.form, infinitive: answer.infinitive)))
        }
      }
      for number in levels.indices {
        #expect(view.index.isSelected(level: number) == view.plain.selected.contains(number))
      }
    }
  }

  /// A view of the first levels is the index of those levels alone, where the order of use is the same.
  @Test(arguments: seeds(25, few: 1))
  func theFirstLevelsAlone(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 50_000)
    let levels = maker.make()
    let whole = try FormIndex(levels: levels, ranking: nil)
    for count in levels.indices {
      let view = whole.restricted(to: 0..<count)
      let alone = try FormIndex(levels: Array(levels[..<count]), ranking: whole)
      #expect(Array(view.entries) == Array(alone.entries))
      #expect(view.rows(from: 0, limit: .max) == alone.rows(from: 0, limit: .max))
      #expect([view.verbCount, view.formCount] == [alone.verbCount, alone.formCount])
      for entry in whole.entries {
        #expect(
          view.readings(of: entry.form, infinitive: entry.infinitive)
            == alone.readings(of: entry.form, infinitive: entry.infinitive))
        #expect(view.lines(ofVerb: entry.infinitive) == alone.lines(ofVerb: entry.infinitive))
        #expect(view.positions(ofPrefix: entry.form) == alone.positions(ofPrefix: entry.form))
        // A level in order of use may put the verbs of the index alone in another order.
        guard !levels.contains(where: { $0.order == .usage }) else { continue }
        for accents in FormIndex.AccentMode.allCases {
          let found = view.lookup(entry.form, accents: accents)
          // The helpers of a phrase may stand in levels that the view leaves out.
          if found.contains(where: { !$0.helpers.isEmpty }) { continue }
          #expect(found == alone.lookup(entry.form, accents: accents))
        }
      }
    }
  }

  @Test func aViewOfAViewHasTheLevelsOfBoth() throws {
    var maker = RandomLevels(seed: 4)
    let index = try FormIndex(levels: maker.make(), ranking: nil)
    let count = index.levels.count
    for one in 0..<count {
      let view = index.restricted(to: [0, one]).restricted(to: [one, count - 1])
      #expect(Set(view.selectedLevels) == Set([0, one]).intersection([one, count - 1]))
      #expect(view.levels == index.levels)
    }
    #expect(index.restricted(to: []).selectedLevels == [])
    #expect(index.restricted(to: []).entryCount == 0 && index.restricted(to: []).entries.isEmpty)
  }
}
