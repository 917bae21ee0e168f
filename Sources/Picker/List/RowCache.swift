import VerbForms

/// The rows around the place that is looked at, so that a step to the next line doesn't read the
/// whole screen anew.
struct RowCache: Sendable {
  private let listing: Listing
  // Neighbours in the list, in its order, without a gap.
  private var known: [Row] = []

  // Some screens full; beyond that the cache begins afresh.
  private static let limit = 4096

  init(_ listing: Listing) {
    self.listing = listing
  }

  /// Rows in order from the one at a position on, that one included.
  mutating func rows(from position: Int, limit: Int) -> [Row] {
    guard limit > 0, (0..<listing.count).contains(position) else { return [] }
    guard let place = place(of: position) else {
      known = listing.index.rows(from: position, limit: limit)
      return known
    }
    let missing = place + limit - known.count
    if missing > 0, let end = known.last?.positions.upperBound {
      known += listing.index.rows(from: end, limit: missing)
    }
    defer { trim() }
    return Array(known[place...].prefix(limit))
  }

  /// The rows before the one at a position, at most `limit`, the nearest last.
  mutating func rows(before position: Int, limit: Int) -> [Row] {
    guard limit > 0, (0..<listing.count).contains(position) else { return [] }
    guard let place = place(of: position) else {
      return listing.index.rows(before: position, limit: limit)
    }
    let missing = limit - place
    guard missing > 0, let start = known.first?.positions.lowerBound else {
      return Array(known[(place - limit)..<place])
    }
    let before = listing.index.rows(before: start, limit: missing)
    known = before + known
    defer { trim() }
    return Array(known[..<(place + before.count)].suffix(limit))
  }

  private func place(of position: Int) -> Int? {
    let place = known.partitionPoint { $0.positions.upperBound <= position }
    guard place < known.count, known[place].positions.contains(position) else { return nil }
    return place
  }

  private mutating func trim() {
    if known.count > Self.limit { known = [] }
  }
}

extension Array {
  /// The first index whose element doesn't satisfy a condition that a beginning of the array
  /// satisfies and the rest doesn't.
  fileprivate func partitionPoint(where isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
