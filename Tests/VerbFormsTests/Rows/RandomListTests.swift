import LevelFiles
import SpanishText
import TestSupport
import Testing
import VerbForms

/// The sorted list, its rows and its prefixes against the slow twin.
@Suite struct RandomListTests {
  @Test(arguments: seeds(40, few: 3))
  func entries(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 1_000)
    let twin = try Twin(maker.make())
    let (index, entries) = (twin.index, twin.plain.entries)
    #expect(index.entryCount == entries.count)
    twin.expectSameList()
    for (position, entry) in entries.enumerated() {
      #expect(index.position(of: entry) == position)
    }
    let places = Dictionary(grouping: entries.indices) { entries[$0].form.folded }.values
    #expect(
      index.runsOfSameLetters.map(Array.init)
        == places.filter { $0.count > 1 }.sorted { $0[0] < $1[0] })
    #expect(index.entries[entries.count..<entries.count].isEmpty)
    #expect(index.entries.first == entries.first && index.entries.last == entries.last)
    #expect(index.position(of: FormIndex.Entry(form: "a", infinitive: "zzz")) == nil)
    #expect(index.position(of: FormIndex.Entry(form: "zzz", infinitive: "zzz")) == nil)
  }

  /// As of any collection of values.
  @Test func aCopyOfAnIteratorGoesOnByItself() {
    let entries = FormIndex.builtin.entries[100..<110]
    var one = entries.makeIterator()
    _ = one.next()
    var other = one
    for position in 101..<110 { #expect(one.next() == entries[position]) }
    for position in 101..<110 { #expect(other.next() == entries[position]) }
    #expect(one.next() == nil && other.next() == nil)
  }

  @Test(arguments: seeds(25, few: 2))
  func rowsAroundEveryPosition(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 2_000)
    let twin = try Twin(maker.make())
    let (index, rows) = (twin.index, twin.plain.rows)
    let count = twin.plain.entries.count
    #expect(index.statistics.rows == rows.count)
    for position in -1...count + 1 {
      let nearest = min(max(position, 0), count - 1)
      let place = try #require(rows.firstIndex { $0.positions.contains(nearest) })
      let isInside = 0..<count ~= position
      if isInside { #expect(index.row(containing: position) == rows[place]) }
      for limit in [0, 1, 3, Int.max] {
        let after = isInside ? Array(rows[place...].prefix(limit)) : []
        #expect(index.rows(from: position, limit: limit) == after, "from \(position), \(limit)")
        let end = position <= 0 ? 0 : position >= count ? rows.count : place
        let before = Array(rows[..<end].suffix(limit))
        #expect(
          index.rows(before: position, limit: limit) == before, "before \(position), \(limit)")
      }
    }
  }

  /// Words that begin alike for as many letters as the builder keeps in registers, and for more and fewer.
  @Test(arguments: isExhaustive ? Array(20...28) : [20, 24, 25]) func formsThatBeginAlike(
    letters: Int
  ) throws {
    var maker = RandomLevels(seed: UInt64(letters))
    let start = String(repeating: "rau", count: 10).prefix(letters)
    let ends = (0..<rounds(40, few: 20)).map { _ in maker.word(0...3) }
    let verbs = ["narrar", "urdir", start + "ir"]
    let twin = try Twin([
      level(ends.enumerated().map { (verbs[$0.offset % 3], start + $0.element) }),
      level(ends.enumerated().map { (verbs[$0.offset % 2], start + $0.element) }, order: .last),
    ])
    twin.expectSameList()
    for entry in twin.plain.entries {
      for accents in FormIndex.AccentMode.allCases {
        #expect(twin.difference(entry.form, accents) == nil)
        #expect(twin.difference(PlainText.fold(entry.form), accents) == nil)
      }
    }
  }

  /// Runs far longer than the stretches in which a row's beginning is looked for.
  @Test func longRows() throws {
    var maker = RandomLevels(seed: 5)
    let words = Set((0..<3_000).map { _ in maker.word(2...5) }).sorted()
    let twin = try Twin([
      level(words.map { ("narrar", $0) }),
      level(words.enumerated().filter { $0.offset % 1_400 == 7 }.map { ("urdir", $0.element) }),
    ])
    let rows = twin.plain.rows
    #expect((rows.map(\.positions.count).max() ?? 0) > 1_024)
    for position in stride(from: 0, to: twin.plain.entries.count, by: rounds(7, few: 97)) {
      let place = try #require(rows.firstIndex { $0.positions.contains(position) })
      #expect(twin.index.row(containing: position) == rows[place])
      #expect(twin.index.rows(from: position, limit: 2) == Array(rows[place...].prefix(2)))
      #expect(twin.index.rows(before: position, limit: 2) == Array(rows[..<place].suffix(2)))
    }
    #expect(
      twin.index.rows(before: twin.plain.entries.count, limit: 2) == Array(rows.suffix(2)))
  }

  /// Neighbours of verbs that differ in their first letters alone are rows of their own.
  @Test func rowsOfVerbsThatEndAlike() throws {
    for verbs in [["bar", "dar", "mar"], ["abar", "obar", "urar"], ["ñarar", "parar", "tarar"]] {
      let twin = try Twin([level(verbs.map { ($0, $0) })])
      #expect(twin.index.rows(from: 0, limit: .max) == twin.plain.rows)
      #expect(twin.plain.rows.count == 3)
    }
  }

  @Test(arguments: seeds(30, few: 2))
  func prefixes(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 3_000)
    let twin = try Twin(maker.make())
    var prefixes = Set(["", "no", " ", "z"])
    for entry in twin.plain.entries {
      for length in 1...entry.form.count { prefixes.insert(String(entry.form.prefix(length))) }
    }
    for _ in 0..<30 { prefixes.insert(maker.word(1...4)) }
    for prefix in prefixes {
      twin.expectSamePositions(ofPrefix: prefix)
      twin.expectSameInfinitives(ofPrefix: prefix)
    }
    for foreign in ["3", "ań!", "na-", String(repeating: "a", count: 70), "ł"] {
      #expect(twin.index.positions(ofPrefix: foreign).isEmpty, "\(foreign)")
      #expect(twin.index.infinitives(ofPrefix: foreign).isEmpty, "\(foreign)")
    }
  }

  @Test(arguments: seeds(20, few: 2))
  func patterns(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 4_000)
    let twin = try Twin(maker.make())
    for pattern in [
      "", "*", "?", "*r", "a*", "*n*", "??", "*a?", "Ñ*", "*ÁR", "n*n*", "***", "?*", "* *", "3*",
      "*ñ*", "*é?", "*á*", "ń*", "*ñ*á*", "?í*", "á", "*ü*a",
    ] {
      twin.expectSameEntries(matching: pattern)
    }
  }
}
