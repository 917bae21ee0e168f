package import VerbForms

/// The list that the picker moves through, with what it shows of its levels.
package struct Listing: Sendable {
  /// The entries, with the levels that count.
  package let index: FormIndex
  /// What the index knows of all of its levels.
  let summaries: [LevelSummary]
  /// How many levels, verbs and forms count.
  package let numbers: (levels: Int, verbs: Int, forms: Int)

  /// The entries of an index.
  package init(_ index: FormIndex) {
    self.index = index
    summaries = index.levels
    numbers = (index.selectedLevels.count, index.verbCount, index.formCount)
  }

  /// How many entries there are.
  package var count: Int { index.entryCount }

  /// The entry at a position; nil outside the list.
  func entry(at position: Int) -> Entry? {
    (0..<count).contains(position) ? index.entry(at: position) : nil
  }

  /// The row that a position belongs to; nil outside the list.
  func row(containing position: Int) -> Row? { index.rows(from: position, limit: 1).first }
}
