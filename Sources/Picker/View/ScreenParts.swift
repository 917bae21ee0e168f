package import Terminal
package import Wording

extension Frame {
  /// Draws the line below the header, where there is room for one.
  package mutating func drawRule() {
    if size.hasRule { drawRule(row: 1) }
  }

  mutating func drawRule(row: Int) {
    put(String(repeating: "─", count: size.columns), row: row, column: 0, style: .faint)
  }

  /// Draws a text field with its cursor into a row, or else the header if the screen has one, and returns the column
  /// after its text. A long text loses its beginning.
  @discardableResult
  package mutating func drawField(
    _ field: TextField, prompt: String, placeholder: String, row: Int? = nil
  ) -> Int {
    guard let row = row ?? (size.hasHeader ? 0 : nil) else { return 0 }
    let start = max(size.formColumn, size.columns >= 20 ? CellWidth.of(prompt) + 3 : 0)
    if size.columns >= 8 { put(prompt, row: row, column: 0, style: .warning) }
    let room = max(size.columns - start, 1)
    var before = field.letters[..<field.cursor]
    while CellWidth.of(String(before)) >= room { before.removeFirst() }
    let end =
      field.letters.isEmpty
      ? put(placeholder, row: row, column: start, style: .faint)
      : put(String(field.letters[before.startIndex...]), row: row, column: start, style: .strong)
    placeCursor(row: row, column: start + CellWidth.of(String(before)))
    return max(end, start + 16)
  }

  /// Draws the first of some texts that fits into the header after a column, and a square in a colour before it.
  package mutating func drawNumbers(_ numbers: [String], after end: Int, color: Int? = nil) {
    let free = size.columns - end - 3
    guard size.hasHeader, let text = numbers.first(where: { CellWidth.of($0) <= free }) else {
      return
    }
    let column = size.columns - CellWidth.of(text) - 1
    put(text, row: 0, column: column, style: .faint)
    if let color { put("■", row: 0, column: column - 2, style: .color(hex: color)) }
  }

  /// Draws as many keys with what they do as fit into the last line, the first ones first.
  package mutating func drawKeys(_ keys: [LocalizedText], in language: Language) {
    guard let row = size.statusRow else { return }
    var column = size.margin
    for key in keys.map({ $0.text(in: language) }) {
      guard column + CellWidth.of(key) <= size.columns else { return }
      let parts = key.split(separator: " ", maxSplits: 1)
      column = put(parts.first.map(String.init) ?? "", row: row, column: column, style: .strong)
      if parts.count > 1 { column = put(" \(parts[1])", row: row, column: column, style: .faint) }
      column += 3
    }
  }

  mutating func put(_ lines: ArraySlice<ConjugationGrid.Line>, row: Int, column: Int) {
    for (offset, line) in lines.enumerated() {
      for piece in line.pieces {
        put(piece.text, row: row + offset, column: column + piece.column, style: piece.style)
      }
    }
  }
}

/// The rows and columns of the parts of a screen. Small screens lose, in this order: the second rule, the lines that say
/// what is chosen, the first rule, the line of keys, the header.
extension ScreenSize {
  /// The blank columns before a line of text, where there is room for one.
  package var margin: Int { min(1, columns - 1) }
  package var hasHeader: Bool { rows >= 2 }
  var hasRule: Bool { rows >= 8 }

  package var listTop: Int { (hasHeader ? 1 : 0) + (hasRule ? 1 : 0) }
  /// The rows of the list; at least one.
  var listHeight: Int { pageHeight - readingRows.count - (secondRuleRow == nil ? 0 : 1) }
  /// The row of the line between the list and what is chosen.
  var secondRuleRow: Int? { rows >= 16 ? readingRows.lowerBound - 1 : nil }
  /// The rows that say what is chosen: more where lines are short.
  var readingRows: Range<Int> {
    let count =
      switch (columns, rows) {
      case (_, ..<10): 0
      case (100..., _), (_, ..<12): 1
      case (..<60, 16...): 3
      case (..<60, _), (_, 20...): 2
      default: 1
      }
    return rows - 1 - count..<rows - 1
  }
  var statusColumn: Int { columns >= 60 ? formColumn : margin }
  var statusRow: Int? { rows >= 4 ? rows - 1 : nil }
  package var pageHeight: Int { rows - listTop - (statusRow == nil ? 0 : 1) }

  var pageMargin: Int { columns >= 40 ? 1 : 0 }
  package var pageArea: ScreenSize { ScreenSize(columns: columns - pageMargin, rows: pageHeight) }

  /// The columns of the list. A wide screen has the chosen verb's page beside it, with room for two tables.
  var listColumns: Int { columns >= 120 ? min(columns - 64, 72) : columns }
  /// The area of the page beside the list; nil without a page.
  var previewArea: ScreenSize? {
    guard listColumns < columns, listHeight >= 8 else { return nil }
    return ScreenSize(columns: columns - previewColumn, rows: listHeight - 2)
  }
  var previewColumn: Int { listColumns + 2 }

  /// The column where forms and the text typed begin: before it are `>` and the match mark.
  var formColumn: Int { columns >= 20 ? 4 : columns >= 8 ? 2 : 1 }
  /// The column of the mark for a match that took an accent; nil if it does not fit.
  var markColumn: Int? { columns >= 20 ? 2 : nil }
  /// The column where the infinitives begin; nil where there is room for one column only.
  var verbColumn: Int? {
    guard columns >= 16 else { return nil }
    return formColumn + min((listColumns - formColumn) * 3 / 5, 46)
  }
}
