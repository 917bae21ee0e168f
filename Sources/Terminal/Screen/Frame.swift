/// The cells of a screen and its cursor. Text is cut at the edges, and a wide letter never in half.
package struct Frame: Sendable {
  package let size: ScreenSize
  // Each row as far as something was put into it: most of a large screen is empty.
  private var rows: [[Cell]]
  /// The position of the cursor; nil hides it.
  package private(set) var cursor: (row: Int, column: Int)?

  package init(size: ScreenSize) {
    self.size = size
    rows = Array(repeating: [], count: size.rows)
  }

  /// The cells of a row from the left; those that are missing at its end are blank.
  package func row(_ row: Int) -> [Cell] { rows.indices.contains(row) ? rows[row] : [] }

  /// Puts the cursor on a cell; outside of the frame, on the nearest one.
  package mutating func placeCursor(row: Int, column: Int) {
    cursor = (min(max(row, 0), size.rows - 1), min(max(column, 0), size.columns - 1))
  }

  /// Writes a text into a row from `column` up to `end` (nil: the last), and returns the column after it. Characters
  /// that no screen must be sent are left out.
  @discardableResult
  package mutating func put(
    _ text: String, row: Int, column: Int, style: Style = .plain, end: Int? = nil
  ) -> Int {
    let end = min(end ?? size.columns, size.columns)
    guard rows.indices.contains(row), column >= 0 else { return column }
    // Moves the row out of the frame meanwhile, so that writing it copies nothing.
    var cells: [Cell] = []
    swap(&cells, &rows[row])
    defer { swap(&cells, &rows[row]) }
    if cells.isEmpty { cells.reserveCapacity(min(size.columns, 80)) }
    var column = column
    for scalar in text.unicodeScalars {
      guard let width = CellWidth.of(scalar) else {
        if column < end, Self.widen(by: scalar, in: &cells, column: column - 1) { column += 1 }
        continue
      }
      if width == 0 {
        Self.addMark(scalar, to: &cells, column: column - 1)
      } else {
        guard column + width <= end else { break }
        Self.set(Cell(scalar, style: style), width: width, in: &cells, column: column)
        column += width
      }
    }
    return column
  }

  /// Adds a style to cells of a row; a wide letter that begins in them gets it whole.
  package mutating func restyle(row: Int, columns: Range<Int>, adding style: Style) {
    guard rows.indices.contains(row) else { return }
    let columns = columns.clamped(to: 0..<size.columns)
    Self.fill(&rows[row], upTo: columns.upperBound)
    for column in columns where !rows[row][column].isRightHalf {
      rows[row][column].style = rows[row][column].style + style
      if column + 1 < rows[row].count, rows[row][column + 1].isRightHalf {
        rows[row][column + 1].style = rows[row][column].style
      }
    }
  }

  private static func set(_ cell: Cell, width: Int, in cells: inout [Cell], column: Int) {
    if cells.count == column {
      cells.append(cell)
      if width == 2 { cells.append(Cell(nil, style: cell.style)) }
      return
    }
    let end = column + width
    fill(&cells, upTo: end)
    // Overwriting half of a wide letter leaves a blank in place of the other half.
    if cells[column].isRightHalf { cells[column - 1] = .blank }
    if end < cells.count, cells[end].isRightHalf { cells[end] = .blank }
    cells[column] = cell
    if width == 2 { cells[end - 1] = Cell(nil, style: cell.style) }
  }

  private static func fill(_ cells: inout [Cell], upTo end: Int) {
    let missing = end - cells.count
    if missing > 0 { cells.append(contentsOf: repeatElement(.blank, count: missing)) }
  }

  /// Makes the letter before a variation selector wide if it asks for an emoji.
  private static func widen(
    by scalar: Unicode.Scalar, in cells: inout [Cell], column: Int
  ) -> Bool {
    guard cells.indices.contains(column), let letter = cells[column].letter,
      CellWidth.widens(scalar, letter)
    else { return false }
    var cell = cells[column]
    cell.add(mark: scalar)
    set(cell, width: 2, in: &cells, column: column)
    return true
  }

  private static func addMark(_ mark: Unicode.Scalar, to cells: inout [Cell], column: Int) {
    guard cells.indices.contains(column) else { return }
    let isHalf = cells[column].isRightHalf && column > 0
    cells[isHalf ? column - 1 : column].add(mark: mark)
  }
}

/// A terminal's size in cells: at least one by one.
package struct ScreenSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// A size; what is smaller than one becomes one.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// What a terminal that doesn't tell its size is taken for.
  package static let usual = ScreenSize(columns: 80, rows: 24)
}
