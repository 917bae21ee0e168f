/// The content of a screen: a rectangle of cells and the cursor's position.
///
/// Any text can be put anywhere: it is cut at the edges, and a wide letter never in half.
package struct Frame: Sendable {
  package let size: ScreenSize
  private var rows: [[Cell]]
  /// The position of the cursor; nil hides it.
  package private(set) var cursor: (row: Int, column: Int)?

  package init(size: ScreenSize) {
    self.size = size
    rows = Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
  }

  /// The cells of a row from the left; none outside of the frame.
  package func row(_ row: Int) -> [Cell] { rows.indices.contains(row) ? rows[row] : [] }

  /// Puts the cursor on a cell; outside of the frame, on the nearest one.
  package mutating func placeCursor(row: Int, column: Int) {
    cursor = (min(max(row, 0), size.rows - 1), min(max(column, 0), size.columns - 1))
  }

  /// Writes a text from a column of a row on, up to the column `end` (nil: the frame's last), and returns
  /// the column after it. Characters that no screen must be sent are left out.
  @discardableResult
  package mutating func put(
    _ text: String, row: Int, column: Int, style: Style = .plain, end: Int? = nil
  ) -> Int {
    let end = min(end ?? size.columns, size.columns)
    guard rows.indices.contains(row), column >= 0 else { return column }
    var column = column
    for scalar in text.unicodeScalars {
      guard let width = CellWidth.of(scalar) else {
        if column < end, widen(by: scalar, row: row, column: column - 1) { column += 1 }
        continue
      }
      if width == 0 {
        addMark(scalar, row: row, column: column - 1)
      } else {
        guard column + width <= end else { break }
        set(Cell(scalar, style: style), width: width, row: row, column: column)
        column += width
      }
    }
    return column
  }

  /// Adds a style to cells of a row; a wide letter that begins in them gets it whole.
  package mutating func restyle(row: Int, columns: Range<Int>, adding style: Style) {
    guard rows.indices.contains(row) else { return }
    for column in columns.clamped(to: 0..<size.columns) where !rows[row][column].isRightHalf {
      rows[row][column].style = rows[row][column].style + style
      if column + 1 < size.columns, rows[row][column + 1].isRightHalf {
        rows[row][column + 1].style = rows[row][column].style
      }
    }
  }

  private mutating func set(_ cell: Cell, width: Int, row: Int, column: Int) {
    let end = column + width
    // Overwriting half of a wide letter leaves a blank in place of the other half.
    if rows[row][column].isRightHalf { rows[row][column - 1] = .blank }
    if end < size.columns, rows[row][end].isRightHalf { rows[row][end] = .blank }
    rows[row][column] = cell
    if width == 2 { rows[row][end - 1] = Cell(nil, style: cell.style) }
  }

  /// Makes the letter before a variation selector wide if it asks for an emoji.
  private mutating func widen(by scalar: Unicode.Scalar, row: Int, column: Int) -> Bool {
    guard rows[row].indices.contains(column), let letter = rows[row][column].letter,
      CellWidth.widens(scalar, letter)
    else { return false }
    var cell = rows[row][column]
    cell.add(mark: scalar)
    set(cell, width: 2, row: row, column: column)
    return true
  }

  private mutating func addMark(_ mark: Unicode.Scalar, row: Int, column: Int) {
    guard rows[row].indices.contains(column) else { return }
    let isHalf = rows[row][column].isRightHalf && column > 0
    rows[row][isHalf ? column - 1 : column].add(mark: mark)
  }
}

/// A terminal's size in cells: at least one by one.
package struct ScreenSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// What a terminal that doesn't tell its size is taken for.
  package static let usual = ScreenSize(columns: 80, rows: 24)
}
