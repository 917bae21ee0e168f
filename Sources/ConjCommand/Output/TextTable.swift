import Terminal

/// A table for people: columns aligned by cell width, and made narrower where the screen is; for screen
/// readers lines with the cells one after another.
struct TextTable {
  struct Cell {
    /// What is written; control characters are made visible.
    let text: String
    private let textWidth: Int
    var style = Style.plain
    /// A level's colour, shown before the text where there are colours.
    var swatch = Swatch.none
    /// Whether a text that is too long loses its beginning, as a path does, and not its end.
    var keepsEnd = false

    init(
      _ text: String, _ style: Style = .plain, swatch: Swatch = .none,
      keepsEnd: Bool = false
    ) {
      self.text = visibleText(text)
      textWidth = CellWidth.of(self.text)
      self.style = style
      self.swatch = swatch
      self.keepsEnd = keepsEnd
    }

    func width(_ styler: TextStyler) -> Int { textWidth + swatchWidth(styler) }

    private func swatchWidth(_ styler: TextStyler) -> Int {
      swatch == .none ? 0 : styler.swatchWidth
    }

    /// The cell as it is written in `width` cells, and how many of them it takes.
    func shortened(to width: Int, _ styler: TextStyler) -> (shown: String, width: Int) {
      if text.isEmpty { return ("", 0) }
      let swatchWidth = swatchWidth(styler)
      var shown = text
      var shownWidth = textWidth
      if swatchWidth + textWidth > width {
        shown = text.truncated(to: width - swatchWidth, keepsEnd: keepsEnd)
        shownWidth = CellWidth.of(shown)
      }
      shown = styler.show(shown, style)
      if case .color(let color) = swatch { shown = styler.colorSwatch(color) + shown }
      return (shown, swatchWidth + shownWidth)
    }
  }

  /// Whether a colour stands before a cell's text.
  enum Swatch: Equatable {
    case none
    /// A colour; room for one where the level has none.
    case color(Int?)
  }

  private static let gap = 2
  /// A column is not made narrower than this.
  private static let narrowest = 6
  /// The column that shrinks first does so down to this width before the others do.
  private static let leastOfShrinkFirst = 24

  /// The rows; a row may have fewer cells than others.
  var rows: [[Cell]] = []
  /// What the columns hold, where that does not go without saying.
  var header: [String] = []
  /// The least width of each column, so that tables printed one after another agree.
  var leastWidths: [Int] = []
  /// The columns whose texts end at the column's right edge: numbers.
  var rightAligned: Set<Int> = []
  /// The columns that are never made narrower, even where a line becomes longer than the screen.
  var keptColumns: Set<Int> = []
  /// The column that is left out where not all fit: glosses.
  var spareColumn: Int?
  /// The column that is made narrower first where the screen is narrow.
  var shrinkFirstColumn: Int?

  /// Appends the lines of the table. `width` limits them in cells; nil: no limit.
  func write(to output: inout OutputBuffer, width: Int?, styler: TextStyler) throws(Failure) {
    if styler.usesLines {
      for row in rows {
        output.append(line(of: row))
        try output.endLine()
      }
      return
    }
    let rows = (header.isEmpty ? [] : [header.map { Cell($0, .faint) }]) + rows
    let widths = columnWidths(of: rows, width: width, styler: styler)
    for row in rows {
      var blanks = 0
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        let text = cell.shortened(to: widths[column], styler)
        let rest = widths[column] - text.width
        let before = rightAligned.contains(column) ? rest : 0
        if !text.shown.isEmpty {
          output.appendSpaces(blanks + before)
          output.append(text.shown)
          blanks = 0
        }
        blanks += (text.shown.isEmpty ? widths[column] : rest - before) + Self.gap
      }
      try output.endLine()
    }
  }

  /// A row as a line: `Nivel Fácil (presente), verbs 3, forms 18`.
  private func line(of row: [Cell]) -> String {
    var text = ""
    for (column, cell) in row.enumerated() where cell.text.contains(where: { $0 != " " }) {
      let isRange = cell.text == "…" || text.hasSuffix("…")
      text += text.isEmpty ? "" : isRange ? " " : ", "
      // The first column names what the line is about.
      if column > 0, header.indices.contains(column) { text += "\(header[column]) " }
      text += cell.text
    }
    return text
  }

  /// The width of each column, 0 for one that is empty.
  private func columnWidths(of rows: [[Cell]], width: Int?, styler: TextStyler) -> [Int] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.width(styler))
      }
    }
    for (column, least) in leastWidths.enumerated()
    where column < widths.count && widths[column] > 0 {
      widths[column] = max(widths[column], least)
    }
    guard let width else { return widths }
    if let column = spareColumn, widths.indices.contains(column),
      widths.reduce(0, +) > room(for: widths, in: width)
    {
      widths[column] = 0
    }
    shrink(&widths, to: room(for: widths, in: width))
    return widths
  }

  /// What is left of a line's width without the gaps between columns.
  private func room(for widths: [Int], in width: Int) -> Int {
    width - Self.gap * max(0, widths.count { $0 > 0 } - 1)
  }

  /// Takes cells from the widest columns until all fit in `room`, or are as narrow as can be.
  private func shrink(_ widths: inout [Int], to room: Int) {
    let others = widths.indices.filter { !keptColumns.contains($0) }
    for column in others { widths[column] = min(widths[column], max(room, Self.narrowest)) }
    var excess = widths.reduce(0, +) - room
    if let column = shrinkFirstColumn, excess > 0, widths.indices.contains(column) {
      let given = min(excess, max(0, widths[column] - Self.leastOfShrinkFirst))
      widths[column] -= given
      excess -= given
    }
    while excess > 0 {
      guard let widest = others.max(by: { widths[$0] < widths[$1] }) else { return }
      guard widths[widest] > Self.narrowest else { return }
      widths[widest] -= 1
      excess -= 1
    }
  }
}
