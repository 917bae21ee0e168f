import VerbForms

/// The list with some of its rows open.
struct OpenList: Sendable {
  let listing: Listing
  private var opened: Set<Int> = []
  private var rows: RowCache

  init(_ listing: Listing) {
    self.listing = listing
    rows = RowCache(listing)
  }

  /// The row that a position belongs to.
  mutating func row(containing position: Int) -> Row? {
    rows.rows(from: position, limit: 1).first
  }

  func isOpen(_ row: Row) -> Bool { opened.contains(row.positions.lowerBound) }

  mutating func toggle(_ row: Row) {
    let start = row.positions.lowerBound
    if opened.remove(start) == nil { opened.insert(start) }
  }

  /// The place that shows a position: the form's own line where its row is open.
  mutating func place(of position: Int) -> ListPlace {
    guard let row = row(containing: position) else { return ListPlace(position: position) }
    return ListPlace(position: position, isForm: isOpen(row))
  }

  /// Lines from a place on, that one included.
  mutating func items(from place: ListPlace, limit: Int) -> [ListItem] {
    guard limit > 0, let first = row(containing: place.position) else { return [] }
    let skipped = place.isForm ? 1 + place.position - first.positions.lowerBound : 0
    let needed = limit + skipped
    var items: [ListItem] = []
    for row in rows.rows(from: place.position, limit: limit) where items.count < needed {
      append(row, to: &items)
    }
    return Array(items.dropFirst(skipped).prefix(limit))
  }

  /// Lines before a place, at most `limit`, the nearest last.
  mutating func items(before place: ListPlace, limit: Int) -> [ListItem] {
    guard limit > 0, let own = row(containing: place.position) else { return [] }
    var items: [ListItem] = []
    for row in rows.rows(before: own.positions.lowerBound, limit: limit) {
      append(row, to: &items)
    }
    if place.isForm {
      var lines: [ListItem] = []
      append(own, to: &lines)
      items += lines.prefix(1 + place.position - own.positions.lowerBound)
    }
    return Array(items.suffix(limit))
  }

  /// The lines of a screen: as many as fit, so that no place stays empty that could be filled,
  /// with the chosen one on the line that is asked for where that is possible.
  mutating func window(around place: ListPlace, line: Int, height: Int) -> (
    items: [ListItem], line: Int
  ) {
    let height = max(height, 1)
    let line = min(max(line, 0), height - 1)
    var above = items(before: place, limit: line)
    let below = items(from: place, limit: height - above.count)
    if above.count + below.count < height {
      above = items(before: place, limit: height - below.count)
    }
    return (above + below, above.count)
  }

  private func append(_ row: Row, to items: inout [ListItem]) {
    let isOpen = isOpen(row)
    items.append(.row(row, isOpen: isOpen))
    guard isOpen else { return }
    for (offset, entry) in listing.index.entries[row.positions].enumerated() {
      items.append(.form(entry, position: row.positions.lowerBound + offset))
    }
  }
}
