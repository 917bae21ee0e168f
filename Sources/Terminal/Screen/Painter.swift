import SpanishText

/// Turns frames into the bytes that change a screen from one to the next: only what differs, in one synchronized update.
package struct Painter: Sendable {
  private let depth: ColorDepth
  private var shown: Frame?
  private var bytes: [UInt8] = []
  private var style = Style.plain

  package init(depth: ColorDepth) { self.depth = depth }

  /// Forgets what the screen shows: the next frame is painted whole.
  package mutating func forget() { shown = nil }

  /// The bytes that make the screen show a frame, in proportion to what changed; empty if it shows the frame already.
  package mutating func paint(_ frame: Frame) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    style = .plain
    // Begins a synchronized update and hides the cursor on its way.
    append("\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m")
    let old = shown.flatMap { $0.size == frame.size ? $0 : nil } ?? Frame(size: frame.size)
    let isFresh = shown?.size != frame.size
    if isFresh { append("\u{1B}[2J") }
    let start = bytes.count
    for row in 0..<frame.size.rows {
      let new = frame.row(row)
      let before = old.row(row)
      if new != before { paint(row: row, new, over: before) }
    }
    let isSame = !isFresh && bytes.count == start
    let cursor = (frame.cursor?.row, frame.cursor?.column)
    shown = frame
    if isSame, cursor == (old.cursor?.row, old.cursor?.column) { return [] }
    if style != .plain { append("\u{1B}[0m") }
    if let cursor = frame.cursor {
      move(row: cursor.row, column: cursor.column)
      append("\u{1B}[?25h")
    }
    append("\u{1B}[?2026l")
    return bytes
  }

  private mutating func paint(row: Int, _ new: [Cell], over old: [Cell]) {
    let end = contentEnd(new)
    let oldEnd = contentEnd(old)
    // Erasing the rest of the row costs three bytes; blanks cost one each.
    let erases = oldEnd > end + 3
    let last = erases ? end : max(end, oldEnd)
    let blank = Cell.blank
    func newCell(_ column: Int) -> Cell { column < new.count ? new[column] : blank }
    func oldCell(_ column: Int) -> Cell { column < old.count ? old[column] : blank }
    var column = 0
    var cursor = -1
    while column < last {
      let cell = newCell(column)
      let isWide = newCell(column + 1).isRightHalf
      if cell == oldCell(column), !isWide || newCell(column + 1) == oldCell(column + 1) {
        column += isWide ? 2 : 1
        continue
      }
      // A gap that is shorter than a move is sent again, styles allowing.
      if cursor >= 0, column - cursor <= 4,
        (cursor..<column).allSatisfy({ newCell($0).isSimple && newCell($0).style == style })
      {
        for between in cursor..<column { append(newCell(between)) }
      } else if cursor != column {
        move(row: row, column: column)
      }
      set(cell.style)
      append(cell)
      column += isWide ? 2 : 1
      // Terminals disagree about what is not Latin: the next cell is then addressed afresh.
      cursor = cell.isSimple ? column : -1
    }
    if erases {
      if cursor != end { move(row: row, column: end) }
      set(.plain)
      append("\u{1B}[K")
    }
  }

  private func contentEnd(_ cells: [Cell]) -> Int { (cells.lastIndex { $0 != .blank } ?? -1) + 1 }

  private mutating func set(_ new: Style) {
    guard new != style else { return }
    style = new
    append(new.sequence(depth: depth))
  }

  private mutating func append(_ cell: Cell) {
    guard let letter = cell.letter else { return }
    bytes.append(letter)
    if !cell.isSimple { for mark in cell.marks { bytes.append(mark) } }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func move(row: Int, column: Int) { append("\u{1B}[\(row + 1);\(column + 1)H") }
}
