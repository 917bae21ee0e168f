package import VerbForms

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

struct OpenList: Sendable {
  let index: FormIndex
  private var opened: Set<Int> = []

  init(_ index: FormIndex) { self.index = index }

  func row(containing position: Int) -> FormIndex.Row? {
    index.rows(from: position, limit: 1).first
  }

  func isOpen(_ row: FormIndex.Row) -> Bool { opened.contains(row.positions.lowerBound) }

  mutating func toggle(_ row: FormIndex.Row) {
    let start = row.positions.lowerBound
    if opened.remove(start) == nil { opened.insert(start) }
  }

  /// The line that shows a position: the form's own where its row is open.
  func id(of position: Int) -> ListItem.ID {
    let isForm = row(containing: position).map { isOpen($0) } ?? false
    return ListItem.ID(position: position, isForm: isForm)
  }

  /// The lines of the row that has a line, of some rows before and after that row, and the index of the line among them.
  func lines(around id: ListItem.ID, before: Int, after: Int) -> (items: [ListItem], index: Int) {
    guard let own = row(containing: id.position) else { return ([], 0) }
    var items: [ListItem] = []
    for row in index.rows(before: own.positions.lowerBound, limit: before) { add(row, to: &items) }
    let offset = id.isForm ? 1 + id.position - own.positions.lowerBound : 0
    let line = items.count + offset
    for row in index.rows(from: id.position, limit: after + 1) { add(row, to: &items) }
    return (items, line)
  }

  private func add(_ row: FormIndex.Row, to items: inout [ListItem]) {
    items.append(.row(row, isOpen: isOpen(row)))
    guard isOpen(row) else { return }
    for (position, entry) in zip(row.positions, index.entries[row.positions]) {
      items.append(.form(entry, position: position))
    }
  }

  /// The lines of a screen, with the one that `id` names on `line` if the list is long enough on both sides.
  func window(around id: ListItem.ID, line: Int, height: Int) -> (items: [ListItem], line: Int) {
    let height = max(height, 1)
    let line = min(max(line, 0), height - 1)
    var (items, index) = lines(around: id, before: line, after: height - line - 1)
    // Near an end of the list the lines on the other side fill the screen.
    if items.count < height { (items, index) = lines(around: id, before: height, after: height) }
    let top = max(min(index - line, items.count - height), 0)
    return (Array(items[top...].prefix(height)), index - top)
  }
}
