package import VerbForms
package import Wording

/// One line of the list: a row, or one of the forms of a row that is open.
package enum ListItem: Equatable, Sendable {
  case row(FormIndex.Row, isOpen: Bool)
  case form(FormIndex.Entry, position: Int)

  var infinitive: String {
    switch self {
    case .row(let row, _): row.infinitive
    case .form(let entry, _): entry.infinitive
    }
  }

  var id: ID {
    switch self {
    case .row(let row, _): ID(position: row.positions.lowerBound)
    case .form(_, let position): ID(position: position, isForm: true)
    }
  }

  /// A line of the list by a position: the row that holds it, or the form at it.
  struct ID: Equatable, Sendable {
    var position: Int
    var isForm = false
  }
}

/// The list with some of its rows open.
struct OpenList: Sendable {
  let listing: Listing
  private var opened: Set<Int> = []

  init(_ listing: Listing) {
    self.listing = listing
  }

  func isOpen(_ row: FormIndex.Row) -> Bool { opened.contains(row.positions.lowerBound) }

  mutating func toggle(_ row: FormIndex.Row) {
    let start = row.positions.lowerBound
    if opened.remove(start) == nil { opened.insert(start) }
  }

  /// The line that shows a position: the form's own where its row is open.
  func id(of position: Int) -> ListItem.ID {
    let isForm = listing.row(containing: position).map { isOpen($0) } ?? false
    return ListItem.ID(position: position, isForm: isForm)
  }

  /// Lines from one on, that one included.
  func items(from id: ListItem.ID, limit: Int) -> [ListItem] {
    guard limit > 0, let first = listing.row(containing: id.position) else { return [] }
    let skipped = id.isForm ? 1 + id.position - first.positions.lowerBound : 0
    let needed = limit + skipped
    var items: [ListItem] = []
    for row in listing.index.rows(from: id.position, limit: limit) where items.count < needed {
      append(row, to: &items)
    }
    return Array(items.dropFirst(skipped).prefix(limit))
  }

  /// Lines before one, at most `limit`, the nearest last.
  func items(before id: ListItem.ID, limit: Int) -> [ListItem] {
    guard limit > 0, let own = listing.row(containing: id.position) else { return [] }
    var items: [ListItem] = []
    for row in listing.index.rows(before: own.positions.lowerBound, limit: limit) {
      append(row, to: &items)
    }
    if id.isForm {
      var lines: [ListItem] = []
      append(own, to: &lines)
      items += lines.prefix(1 + id.position - own.positions.lowerBound)
    }
    return Array(items.suffix(limit))
  }

  /// The lines of a screen: as many as fit, with the one that `id` names on a given line of the
  /// screen if the list is long enough on both sides.
  func window(around id: ListItem.ID, line: Int, height: Int) -> (
    items: [ListItem], line: Int
  ) {
    let height = max(height, 1)
    let line = min(max(line, 0), height - 1)
    var above = items(before: id, limit: line)
    let below = items(from: id, limit: height - above.count)
    if above.count + below.count < height {
      above = items(before: id, limit: height - below.count)
    }
    return (above + below, above.count)
  }

  private func append(_ row: FormIndex.Row, to items: inout [ListItem]) {
    let isOpen = isOpen(row)
    items.append(.row(row, isOpen: isOpen))
    guard isOpen else { return }
    for (offset, entry) in listing.index.entries[row.positions].enumerated() {
      items.append(.form(entry, position: row.positions.lowerBound + offset))
    }
  }
}

/// The list that the picker moves through, with what it shows of its levels.
package struct Listing: Sendable {
  package let index: FormIndex
  let summaries: [FormIndex.LevelInfo]
  package let numbers: (levels: Int, verbs: Int, forms: Int)

  /// The language of the glosses that are shown; nil hides them.
  let glossLanguage: String?
  /// The language that is spoken beside it.
  let language: Language

  package init(
    _ index: FormIndex, glossLanguage: String? = nil, language: Language = .english
  ) {
    self.index = index
    self.language = language
    self.glossLanguage = glossLanguage
    summaries = index.levels
    numbers = (index.selectedLevels.count, index.verbCount, index.formCount)
  }

  package var count: Int { index.entryCount }

  /// What a verb means, where that is to be shown and known.
  func gloss(of infinitive: String) -> String? {
    glossLanguage.flatMap { index.gloss(of: infinitive, language: $0) }
  }

  func entry(at position: Int) -> FormIndex.Entry? {
    (0..<count).contains(position) ? index.entry(at: position) : nil
  }

  func row(containing position: Int) -> FormIndex.Row? {
    index.rows(from: position, limit: 1).first
  }
}
