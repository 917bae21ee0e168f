package import VerbForms

/// The list that the picker moves through, with what it shows of its levels.
package struct Listing: Sendable {
  /// The entries, with the levels that count.
  package let index: FormIndex
  /// What the index knows of all of its levels.
  let summaries: [FormIndex.LevelInfo]
  /// How many levels, verbs and forms count.
  package let numbers: (levels: Int, verbs: Int, forms: Int)

  package init(_ index: FormIndex) {
    self.index = index
    summaries = index.levels
    numbers = (index.selectedLevels.count, index.verbCount, index.formCount)
  }

  package var count: Int { index.entryCount }

  func entry(at position: Int) -> FormIndex.Entry? {
    (0..<count).contains(position) ? index.entry(at: position) : nil
  }

  func row(containing position: Int) -> FormIndex.Row? {
    index.rows(from: position, limit: 1).first
  }
}

/// The rows around the screen, so that a step to the next line doesn't read the whole screen anew.
struct RowCache: Sendable {
  private let listing: Listing
  // Consecutive rows of the list.
  private var known: [FormIndex.Row] = []

  // Several screens; beyond that the cache starts over.
  private static let limit = 4096

  init(_ listing: Listing) {
    self.listing = listing
  }

  /// Rows in order from the one at a position on, that one included.
  mutating func rows(from position: Int, limit: Int) -> [FormIndex.Row] {
    guard limit > 0, (0..<listing.count).contains(position) else { return [] }
    guard let index = index(of: position) else {
      known = listing.index.rows(from: position, limit: limit)
      return known
    }
    let missing = index + limit - known.count
    if missing > 0, let end = known.last?.positions.upperBound {
      known += listing.index.rows(from: end, limit: missing)
    }
    defer { trim() }
    return Array(known[index...].prefix(limit))
  }

  /// The rows before the one at a position, at most `limit`, the nearest last.
  mutating func rows(before position: Int, limit: Int) -> [FormIndex.Row] {
    guard limit > 0, (0..<listing.count).contains(position) else { return [] }
    guard let index = index(of: position) else {
      return listing.index.rows(before: position, limit: limit)
    }
    let missing = limit - index
    guard missing > 0, let start = known.first?.positions.lowerBound else {
      return Array(known[(index - limit)..<index])
    }
    let before = listing.index.rows(before: start, limit: missing)
    known = before + known
    defer { trim() }
    return Array(known[..<(index + before.count)].suffix(limit))
  }

  private func index(of position: Int) -> Int? {
    known.firstIndex { $0.positions.contains(position) }
  }

  private mutating func trim() {
    if known.count > Self.limit { known = [] }
  }
}
