import SpanishText
package import Output
package import Terminal

/// A table for people, with aligned columns. If they do not fit, and for screen readers, each row is a line.
package struct TextTable {
  /// The colour before a cell's text.
  package enum Swatch: Equatable {
    case none
    /// A colour, or room for one.
    case color(Int?)
  }

  /// A text of a table, and how many cells of the screen it takes.
  package struct Text {
    fileprivate var bytes = 0..<0
    fileprivate var width = 0
    /// Whether it is there as long as the table.
    fileprivate var isKept = true

    package static var none: Text { Text() }

    fileprivate mutating func move(by distance: Int) {
      if !isKept { bytes = bytes.lowerBound + distance..<bytes.upperBound + distance }
    }
  }

  private struct Cell {
    var text: Text
    /// The text in a line, which also has what a table leaves out because the row above has it.
    var inLines: Text
    var style: Style
    var swatch: Swatch
    var keepsEnd: Bool
  }

  private static let gap = 2
  /// A column is not made narrower than this.
  private static let narrowest = 8
  /// The column that shrinks first does so down to this width before the others do.
  private static let leastOfShrinkFirst = 24
  /// How many rows wait at most for others to align with, and how wide a table they may make.
  private static let rowsAtOnce = 200
  private static let widestGroup = 100

  /// The cells of all rows, one row after another, and where each row ends; a row may have fewer cells than others.
  private var cells: [Cell] = []
  private var ends: [Int] = []
  /// The texts of the rows, and those that are kept.
  private var texts: [UInt8] = []
  private var keptTexts: [UInt8] = []
  /// How many cells wide it may be; nil: no limit.
  package var width: Int?
  package var styler = TextStyler(depth: .none)
  /// The names of the columns, for tables that need them.
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
  /// The least width for tables with tense and person: on narrower screens lines have more room for them.
  package static let leastUsualWidth = 60
  /// The widths of the columns where there is room for all, 0 for one that is empty: of the rows that wait.
  private var widths: [Int] = []
  /// Where the rows begin that belong together, and their texts.
  private var blockStart = 0
  private var blockTexts = 0

  package init() {}

  // MARK: rows

  /// Adds a cell to the current row. A text that is too long loses its end, or its beginning if `keepsEnd`. Where rows
  /// are lines they have `inLines` in its place.
  package mutating func add(
    _ text: Text, _ style: Style = .plain, swatch: Swatch = .none, keepsEnd: Bool = false,
    inLines: Text? = nil
  ) {
    cells.append(
      Cell(
        text: text, inLines: inLines ?? text, style: style, swatch: swatch, keepsEnd: keepsEnd))
  }

  /// The same with a text of its own; control characters are made visible.
  package mutating func add(
    _ text: String, _ style: Style = .plain, swatch: Swatch = .none, keepsEnd: Bool = false,
    inLines: String? = nil
  ) {
    let inLines = inLines.map { self.text($0) }
    add(self.text(text), style, swatch: swatch, keepsEnd: keepsEnd, inLines: inLines)
  }

  package mutating func endRow() { ends.append(cells.count) }

  private func row(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  // MARK: texts

  /// A text for the rows that follow, until they are written; control characters are made visible.
  package mutating func text(_ text: String) -> Text { text.withBytes { self.text($0) } }

  /// The same for UTF-8.
  package mutating func text(_ bytes: Span<UInt8>) -> Text {
    guard let width = plainLength(of: bytes) else {
      let visible = visibleText(bytes.array[...])
      return visible.withBytes { add($0, width: CellWidth.of(visible)) }
    }
    return add(bytes, width: width)
  }

  private mutating func add(_ bytes: Span<UInt8>, width: Int) -> Text {
    let start = texts.count
    unsafe bytes.withUnsafeBufferPointer { unsafe texts.append(contentsOf: $0) }
    return Text(bytes: start..<texts.count, width: width, isKept: false)
  }

  package mutating func keptText(_ text: String) -> Text {
    let visible = visibleText(text)
    let start = keptTexts.count
    keptTexts += visible.utf8
    return Text(bytes: start..<keptTexts.count, width: CellWidth.of(visible), isKept: true)
  }

  /// Lengthens the text that was made last.
  package mutating func lengthen(_ text: inout Text, by more: String) {
    let rest = self.text(more)
    text.bytes = text.bytes.lowerBound..<rest.bytes.upperBound
    text.width += rest.width
  }

  private func bytes(of text: Text) -> ArraySlice<UInt8> {
    (text.isKept ? keptTexts : texts)[text.bytes]
  }

  package func string(of text: Text) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

  package func areEqual(_ one: Text, _ other: Text) -> Bool { bytes(of: one) == bytes(of: other) }

  // MARK: writing

  package func write(to output: inout OutputBuffer) throws(Failure) {
    var table = self
    if !header.isEmpty {
      for title in header { table.add(title, .faint) }
      table.endRow()
    }
    table.widen(for: table.ends.indices)
    try table.write(ends.indices, below: ends.count..<table.ends.count, to: &output)
  }

  /// Appends a line for each item, which `add` adds. It reads the items twice, so that few rows are held at once.
  package mutating func write<Item>(
    _ items: some Sequence<Item>, to output: inout OutputBuffer,
    _ add: (Item, inout TextTable) -> Void
  ) throws(Failure) {
    for item in items {
      add(item, &self)
      widen(for: ends.indices)
      removeRows()
    }
    for item in items {
      add(item, &self)
      if ends.count == Self.rowsAtOnce {
        try write(ends.indices, to: &output)
        removeRows()
      }
    }
    try write(ends.indices, to: &output)
  }

  private mutating func removeRows() {
    cells.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  private func write(
    _ rows: Range<Int>, below heading: Range<Int> = 0..<0, to output: inout OutputBuffer
  ) throws(Failure) {
    var widths = widths
    let fits = width.map { shrink(&widths, to: $0) && $0 >= leastTableWidth } ?? true
    guard fits, !styler.usesLines else {
      for line in rows.flatMap({ lines(of: cells[row($0)]) }) { try output.writeRawLine(line) }
      return
    }
    for number in heading { try write(row(number), widths, to: &output) }
    for number in rows { try write(row(number), widths, to: &output) }
  }

  private func write(
    _ row: Range<Int>, _ widths: [Int], to output: inout OutputBuffer
  ) throws(Failure) {
    let widths = widths.span
    let cells = cells.span
    var blanks = 0
    for column in 0..<row.count where widths[column] > 0 {
      let cell = cells[row.lowerBound + column]
      guard !cell.text.bytes.isEmpty else {
        blanks += widths[column] + Self.gap
        continue
      }
      let isWhole = !styler.hasColors && cell.text.width <= widths[column]
      let (shown, size) = isWhole ? ("", cell.text.width) : shortened(cell, to: widths[column])
      let rest = widths[column] - size
      let before = rightAligned.contains(column) ? rest : 0
      output.appendSpaces(blanks + before)
      if isWhole { output.append(bytes(of: cell.text).span) } else { output.append(shown) }
      blanks = rest - before + Self.gap
    }
    try output.endLine()
  }

  /// A cell as it is written in `width` cells, and how many of them it takes.
  private func shortened(_ cell: Cell, to width: Int) -> (shown: String, width: Int) {
    let swatchWidth = cell.swatch == .none ? 0 : styler.swatchWidth
    var shown = string(of: cell.text)
    var shownWidth = cell.text.width
    if swatchWidth + shownWidth > width {
      shown = shown.truncated(to: width - swatchWidth, keepsEnd: cell.keepsEnd)
      shownWidth = CellWidth.of(shown)
    }
    shown = styler.show(shown, cell.style)
    if case .color(let color) = cell.swatch { shown = styler.colorSwatch(color) + shown }
    return (shown, swatchWidth + shownWidth)
  }

  /// Ends rows that belong together. Earlier ones are written first if there are many, or if all together would be wider
  /// than the screen: a long text makes no other rows narrow.
  package mutating func endBlock(to output: inout OutputBuffer) throws(Failure) {
    widen(for: blockStart..<ends.count)
    if ends.count > Self.rowsAtOnce
      || Self.whole(widths) > min(width ?? Int.max, Self.widestGroup)
    {
      widths.removeAll(keepingCapacity: true)
      widen(for: 0..<blockStart)
      try finish(to: &output)
      widen(for: ends.indices)
    }
    (blockStart, blockTexts) = (ends.count, texts.count)
  }

  /// Writes the rows that wait, without a header.
  package mutating func finish(to output: inout OutputBuffer) throws(Failure) {
    try write(0..<blockStart, to: &output)
    widths.removeAll(keepingCapacity: true)
    let removed = ends[..<blockStart].last ?? 0
    cells.removeFirst(removed)
    ends.removeFirst(blockStart)
    texts.removeFirst(blockTexts)
    for index in ends.indices { ends[index] -= removed }
    for index in cells.indices {
      cells[index].text.move(by: -blockTexts)
      cells[index].inLines.move(by: -blockTexts)
    }
    (blockStart, blockTexts) = (0, 0)
  }

  private mutating func widen(for rows: Range<Int>) {
    let swatchWidth = styler.swatchWidth
    for number in rows {
      let row = row(number)
      for column in 0..<row.count {
        if column == widths.count { widths.append(0) }
        let cell = row.lowerBound + column
        let width = cells[cell].text.width + (cells[cell].swatch == .none ? 0 : swatchWidth)
        guard width > widths[column] else { continue }
        widths[column] = max(width, column < leastWidths.count ? leastWidths[column] : 0)
      }
    }
  }

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

  // MARK: lines

  private static let indent = 2

  /// Each row as a line: the first cell, a colon, and the others after their headings: `Nivel Fácil: verbs 3, forms 18`.
  /// What is longer than the screen goes on in an indented line. Screen readers get lines whole and plain.
  package var lines: [String] { ends.indices.flatMap { lines(of: cells[row($0)]) } }

  private func lines(of row: ArraySlice<Cell>) -> [String] {
    let width = styler.usesLines ? nil : width
    let styler = styler.usesLines ? TextStyler(depth: .none) : styler
    let cells = row.enumerated().filter {
      !string(of: $0.element.inLines).allSatisfy { $0 == " " }
    }
    var words: [(text: String, end: String, style: Style)] = []
    for (index, (column, cell)) in cells.enumerated() {
      let end = index == cells.count - 1 ? "" : index == 0 ? ":" : ","
      var text = string(of: cell.inLines)
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
