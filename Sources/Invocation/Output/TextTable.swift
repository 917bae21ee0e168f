package import Output
package import Terminal

/// A table for people: columns aligned by cell width. Where they do not fit, and for screen readers, each row
/// is a line instead: `fui: ser, pretérito, yo`.
package struct TextTable {
  package struct Cell {
    /// What is written; control characters are made visible.
    package let text: String
    private let textWidth: Int
    /// The text in a line, which also has what a table leaves out because the row above has it.
    var lineText: String { inLines.map { visibleText($0) } ?? text }
    private let inLines: String?
    var style = Style.plain
    /// A level's colour, shown before the text where there are colours.
    var swatch = Swatch.none
    /// Whether a text that is too long loses its beginning, as a path does, and not its end.
    var keepsEnd = false

    package init(
      _ text: String, _ style: Style = .plain, swatch: Swatch = .none,
      keepsEnd: Bool = false, inLines: String? = nil
    ) {
      let width = CellWidth.ofPlain(text)
      self.text = width == nil ? visibleText(text) : text
      self.inLines = inLines
      textWidth = width ?? CellWidth.of(self.text)
      self.style = style
      self.swatch = swatch
      self.keepsEnd = keepsEnd
    }

    /// The same in a row below one with the same text: a table leaves it out, lines have it.
    package var repeated: Cell {
      Cell("", style, inLines: inLines ?? text)
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

  /// The colour before a cell's text.
  package enum Swatch: Equatable {
    case none
    /// A colour, or room for one.
    case color(Int?)
  }

  private static let gap = 2
  /// A column is not made narrower than this.
  private static let narrowest = 8
  /// The column that shrinks first does so down to this width before the others do.
  private static let leastOfShrinkFirst = 24
  /// How many rows wait at most for others to align with, and how wide a table they may make.
  private static let rowsAtOnce = 200
  private static let widestGroup = 100

  /// The rows; a row may have fewer cells than others.
  package var rows: [[Cell]] = []
  /// What the columns hold, where that does not go without saying.
  package var header: [String] = []
  /// The least width of each column, so that tables printed one after another agree.
  package var leastWidths: [Int] = []
  /// The columns whose texts end at the column's right edge: numbers.
  package var rightAligned: Set<Int> = []
  /// The columns that are never made narrower: where they do not fit, rows are lines.
  package var keptColumns: Set<Int> = []
  /// The column that is left out where not all fit: glosses.
  package var spareColumn: Int?
  /// The column that is made narrower first where the screen is narrow.
  package var shrinkFirstColumn: Int?
  /// On a narrower screen rows are lines, whether or not the columns fit.
  package var leastTableWidth = 0
  /// Where tense and person are read: below this each has more room in a line of its own.
  package static let leastUsualWidth = 60
  /// The natural widths of the columns of rows that wait.
  private var waitingWidths: [Int] = []

  package init() {}

  /// Appends the lines of the table. `width` limits them in cells; nil: no limit.
  package func write(to output: inout OutputBuffer, width: Int?, styler: TextStyler) throws(Failure)
  {
    let rows = header.isEmpty ? rows : [header.map { Cell($0, .faint) }] + rows
    try write(rows, naturalWidths(of: rows, styler), to: &output, width: width, styler: styler)
  }

  private func write(
    _ rows: [[Cell]], _ natural: [Int], to output: inout OutputBuffer, width: Int?,
    styler: TextStyler
  ) throws(Failure) {
    var widths = natural
    let fits = width.map { shrink(&widths, to: $0) && $0 >= leastTableWidth } ?? true
    guard fits, !styler.usesLines else {
      for line in lines(width: width, styler: styler) {
        output.append(line)
        try output.endLine()
      }
      return
    }
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

  /// Adds rows that belong together. Those that wait are written before where all of them would be wider than
  /// the screen, so that a long text makes no other rows narrow, and where there are many.
  package mutating func add(
    _ block: [[Cell]], to output: inout OutputBuffer, width: Int?, styler: TextStyler
  ) throws(Failure) {
    var widths = naturalWidths(of: block, styler, atLeast: waitingWidths)
    if rows.count + block.count > Self.rowsAtOnce
      || Self.whole(widths) > min(width ?? Int.max, Self.widestGroup)
    {
      try finish(to: &output, width: width, styler: styler)
      widths = naturalWidths(of: block, styler)
    }
    rows += block
    waitingWidths = widths
  }

  /// Writes the rows that wait, without a header.
  package mutating func finish(
    to output: inout OutputBuffer, width: Int?, styler: TextStyler
  ) throws(Failure) {
    try write(rows, waitingWidths, to: &output, width: width, styler: styler)
    rows.removeAll(keepingCapacity: true)
    waitingWidths = []
  }

  /// The width of each column where there is room for all, 0 for one that is empty.
  private func naturalWidths(
    of rows: [[Cell]], _ styler: TextStyler, atLeast known: [Int] = []
  ) -> [Int] {
    let columns = rows.reduce(known.count) { max($0, $1.count) }
    var widths = known + [Int](repeating: 0, count: columns - known.count)
    for row in rows {
      for column in row.indices { widths[column] = max(widths[column], row[column].width(styler)) }
    }
    for (column, least) in leastWidths.enumerated()
    where column < widths.count && widths[column] > 0 {
      widths[column] = max(widths[column], least)
    }
    return widths
  }

  /// The width of a line of columns.
  private static func whole(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap * max(0, widths.count { $0 > 0 } - 1)
  }

  /// Takes cells from the widest columns until all fit, or are as narrow as can be; whether they fit.
  private func shrink(_ widths: inout [Int], to width: Int) -> Bool {
    if let column = spareColumn, widths.indices.contains(column), Self.whole(widths) > width {
      widths[column] = 0
    }
    var excess = Self.whole(widths) - width
    let others = widths.indices.filter { !keptColumns.contains($0) }
    if let column = shrinkFirstColumn, excess > 0, widths.indices.contains(column) {
      let given = min(excess, max(0, widths[column] - Self.leastOfShrinkFirst))
      widths[column] -= given
      excess -= given
    }
    while excess > 0 {
      guard let widest = others.max(by: { widths[$0] < widths[$1] }),
        widths[widest] > Self.narrowest
      else { return false }
      widths[widest] -= 1
      excess -= 1
    }
    return true
  }
}

// MARK: lines

extension TextTable {
  private static let indent = 2

  /// A line for each row: the first cell, a colon and the other cells, each after its heading: `Nivel Fácil (presente): verbs 3, forms 18`. A line that is longer than the screen goes on in the
  /// next one, indented, at the beginning of a word. Screen readers get it whole and plain.
  package func lines(width: Int?, styler: TextStyler) -> [String] {
    let styler = styler.usesLines ? TextStyler(depth: .none, usesLines: true) : styler
    return rows.flatMap { lines(of: $0, width: styler.usesLines ? nil : width, styler) }
  }

  private func lines(of row: [Cell], width: Int?, _ styler: TextStyler) -> [String] {
    let cells = row.enumerated().filter { !$0.element.lineText.allSatisfy { $0 == " " } }
    var words: [(text: String, end: String, style: Style)] = []
    for (index, (column, cell)) in cells.enumerated() {
      let end = index == cells.count - 1 ? "" : index == 0 ? ":" : ","
      var text = cell.lineText
      if let width, column == shrinkFirstColumn {
        let room = max(width - Self.indent - end.count, Self.narrowest)
        text = text.truncated(to: room, keepsEnd: cell.keepsEnd)
      }
      // The first column names what the line is about.
      if column > 0, header.indices.contains(column) { words.append((header[column], "", .faint)) }
      words += text.split(separator: " ").map { (String($0), "", cell.style) }
      if !words.isEmpty { words[words.count - 1].end = end }
    }
    let sizes = words.map { CellWidth.of($0.text) + $0.end.count }
    let lines = linesOfWords(sizes, width: width ?? Int.max / 2, indent: Self.indent)
    return lines.enumerated().map { number, range in
      let indent = number == 0 ? "" : String(repeating: " ", count: Self.indent)
      return indent
        + words[range].map { styler.show($0.text, $0.style) + $0.end }.joined(separator: " ")
    }
  }
}
