import Terminal

/// Rows of cells for people: columns aligned by what the letters take on a screen, and made
/// narrower where the screen is.
struct TextTable {
  /// A piece of text in a row.
  struct Cell {
    /// What is written; control characters are made visible.
    var text: String
    /// How it stands out.
    var emphasis = Pen.Emphasis.plain
    /// A level's colour, shown before the text where there are colours.
    var swatch = Swatch.none
    /// Whether a text that is too long loses its beginning, as a path does, and not its end.
    var keepsEnd = false

    init(
      _ text: String, _ emphasis: Pen.Emphasis = .plain, swatch: Swatch = .none,
      keepsEnd: Bool = false
    ) {
      self.text = visibleText(text)
      self.emphasis = emphasis
      self.swatch = swatch
      self.keepsEnd = keepsEnd
    }

    func width(_ pen: Pen) -> Int {
      CellWidth.of(text) + (swatch == .none ? 0 : pen.swatchWidth)
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
  /// The yielding column gives way down to this width before the others do.
  private static let leastOfYielding = 24

  /// The rows; a row may have fewer cells than others.
  var rows: [[Cell]] = []
  /// Columns are at least so wide, so that tables printed one after another agree.
  var leastWidths: [Int] = []
  /// The columns whose texts end at the column's right edge: numbers.
  var rightAligned: Set<Int> = []
  /// The column that is made narrower first where the screen is narrow.
  var yielding: Int?

  /// Appends the lines of the table. `width` limits them in cells; nil: no limit.
  func write(to output: inout OutputBuffer, width: Int?, pen: Pen) throws(Failure) {
    let widths = columnWidths(width: width, pen: pen)
    for row in rows {
      var blanks = 0
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        let text = shortened(cell, to: widths[column], pen: pen)
        let rest = widths[column] - text.width
        let before = rightAligned.contains(column) ? rest : 0
        if !text.shown.isEmpty {
          output.append(String(repeating: " ", count: blanks + before))
          output.append(text.shown)
          blanks = 0
        }
        blanks += (text.shown.isEmpty ? widths[column] : rest - before) + Self.gap
      }
      try output.endLine()
    }
  }

  /// The width of each column, 0 for one that is empty.
  private func columnWidths(width: Int?, pen: Pen) -> [Int] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.width(pen))
      }
    }
    for (column, least) in leastWidths.enumerated()
    where column < widths.count && widths[column] > 0 {
      widths[column] = max(widths[column], least)
    }
    guard let width else { return widths }
    let gaps = Self.gap * max(0, widths.filter { $0 > 0 }.count - 1)
    shrink(&widths, to: width - gaps)
    return widths
  }

  /// Takes cells from the widest columns until all fit in `room`, or are as narrow as can be.
  private func shrink(_ widths: inout [Int], to room: Int) {
    for column in widths.indices { widths[column] = min(widths[column], max(room, Self.narrowest)) }
    var excess = widths.reduce(0, +) - room
    if let yielding, excess > 0, widths.indices.contains(yielding) {
      let given = min(excess, max(0, widths[yielding] - Self.leastOfYielding))
      widths[yielding] -= given
      excess -= given
    }
    while excess > 0 {
      guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) else { return }
      guard widths[widest] > Self.narrowest else { return }
      widths[widest] -= 1
      excess -= 1
    }
  }

  /// A cell as it is written in `width` cells, and how many of them it takes.
  private func shortened(_ cell: Cell, to width: Int, pen: Pen) -> (shown: String, width: Int) {
    guard !cell.text.isEmpty else { return ("", 0) }
    var swatch = ""
    if case .color(let color) = cell.swatch { swatch = pen.swatch(color) }
    let swatchWidth = cell.swatch == .none ? 0 : pen.swatchWidth
    var text = cell.text
    var textWidth = CellWidth.of(text)
    if swatchWidth + textWidth > width {
      let cells = max(0, width - swatchWidth - 1)
      text =
        cell.keepsEnd
        ? "…" + beginning(of: text.unicodeScalars.reversed(), cells: cells, reversed: true)
        : beginning(of: text.unicodeScalars, cells: cells) + "…"
      textWidth = CellWidth.of(text)
    }
    return (swatch + pen.show(text, cell.emphasis), swatchWidth + textWidth)
  }

  /// As many scalars as fit, from the front of the text or, given in reverse, from its end.
  private func beginning(
    of scalars: some Sequence<Unicode.Scalar>, cells: Int, reversed: Bool = false
  ) -> String {
    var kept: [Unicode.Scalar] = []
    var width = 0
    for scalar in scalars {
      width += CellWidth.of(scalar) ?? 0
      if width > cells { break }
      kept.append(scalar)
    }
    if reversed { kept.reverse() }
    return String(String.UnicodeScalarView(kept))
  }
}
