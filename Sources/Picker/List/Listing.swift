package import VerbForms

/// The list that the picker moves through: every entry of an index, or those of some levels.
///
/// Positions count within this list, and every function takes any number: what lies outside
/// gives the nearest place or nothing.
package struct Listing: Sendable {
  /// The index behind it.
  package let index: FormIndex
  /// The levels that count; nil for all of them.
  package let levels: Set<Int>?
  /// What the index knows of its levels.
  let summaries: [LevelSummary]
  /// How many levels, verbs and forms it holds.
  package let numbers: (levels: Int, verbs: Int, forms: Int)
  private let part: PartialList?

  /// All entries of an index, or those that stand in these levels.
  ///
  /// - Complexity: O(1) for all of an index; for some levels O(n log n) in their forms, once.
  package init(index: FormIndex, levels: Set<Int>? = nil) {
    self.index = index
    summaries = index.levels
    let levels = levels.flatMap { $0.count >= index.levelCount ? nil : $0 }
    self.levels = levels
    let part = levels.map { PartialList(index: index, levels: $0) }
    self.part = part
    numbers =
      part.map { (levels?.count ?? 0, $0.verbCount, $0.formCount) }
      ?? (index.levelCount, index.verbCount, index.statistics.forms)
  }

  /// How many entries there are.
  package var count: Int { part?.entries.count ?? index.entryCount }

  /// The entry at a position.
  package func entry(at position: Int) -> Entry? {
    guard (0..<count).contains(position) else { return nil }
    return part?.entries[position] ?? index.entry(at: position)
  }

  /// The entries at these positions.
  package func entries(in positions: Range<Int>) -> [Entry] {
    let positions = positions.clamped(to: 0..<count)
    return part.map { Array($0.entries[positions]) } ?? index.entries(in: positions)
  }

  /// The positions of the forms that start with these letters, whatever their accents; empty, at
  /// the place where they would stand, where there are none.
  package func positions(ofPrefix prefix: String) -> Range<Int> {
    part?.positions(ofPrefix: prefix) ?? index.positions(ofPrefix: prefix)
  }

  /// The position of the first form that starts with these letters and has their accents; nil where
  /// none does.
  func firstPosition(ofMarkedPrefix key: TypedPrefix) -> Int? {
    part.map { part in
      part.positions(ofPrefix: key.text).first { key.hasItsMarks(part.entries[$0].form) }
    } ?? index.firstPosition(ofMarkedPrefix: key.text)
  }

  /// Where an entry stands.
  package func position(of entry: Entry) -> Int? {
    part.map { $0.position(of: entry) } ?? index.position(of: entry)
  }

  /// The row that a position belongs to.
  package func row(containing position: Int) -> Row? {
    guard (0..<count).contains(position) else { return nil }
    return part?.row(containing: position) ?? index.row(containing: position)
  }

  /// Rows in order from the one at a position on, that one included.
  package func rows(from position: Int, limit: Int) -> [Row] {
    guard (0..<count).contains(position), limit > 0 else { return [] }
    return part?.rows(from: position, limit: limit) ?? index.rows(from: position, limit: limit)
  }

  /// The rows that end before a position, at most `limit`, the nearest last.
  package func rows(before position: Int, limit: Int) -> [Row] {
    guard (1...max(count, 1)).contains(position), limit > 0 else { return [] }
    return part?.rows(before: position, limit: limit) ?? index.rows(before: position, limit: limit)
  }

  /// The first rows of a range of positions, those at its edges cut to it.
  package func rows(in range: Range<Int>, limit: Int) -> [Row] {
    var rows: [Row] = []
    var position = range.lowerBound
    while position < range.upperBound, rows.count < limit {
      let next = self.rows(from: position, limit: min(limit - rows.count, 256))
      for var row in next where row.positions.lowerBound < range.upperBound {
        let inside = row.positions.clamped(to: range)
        if inside != row.positions {
          row.first = entry(at: inside.lowerBound)?.form ?? row.first
          row.last = entry(at: inside.upperBound - 1)?.form ?? row.last
          row.positions = inside
        }
        rows.append(row)
      }
      guard let end = next.last?.positions.upperBound, end > position else { break }
      position = end
    }
    return rows
  }

  /// Answers of the lookup within the levels that count.
  func lookup(_ query: String) -> [Answer] {
    index.lookup(query, levels: levels)
  }

  /// The verb's lines in the levels that count.
  func lines(ofVerb infinitive: String) -> [LevelLine] {
    let lines = index.lines(ofVerb: infinitive)
    guard let levels else { return lines }
    return lines.filter { levels.contains($0.level) }
  }
}
