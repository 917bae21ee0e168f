package import Terminal

/// A conjugation as tables, one a level, set side by side as far as the width goes.
package struct ConjugationGrid: Sendable {
  package struct Form: Equatable, Sendable {
    let text: String
    let style: Style
    /// The letters that led here.
    let highlight: Range<Int>?

    package init(_ text: String, _ style: Style = .plain, highlight: Range<Int>? = nil) {
      self.text = text
      self.style = style
      self.highlight = highlight
    }
  }

  /// The forms of one level, a row for each of its columns.
  package struct Table: Equatable, Sendable {
    let titleWords: [String]
    /// The style of the square before the title; nil where there is none.
    let swatch: Style?
    let names: [String]
    let rows: [[Form]]

    package init(titleWords: [String], swatch: Style?, rows: [(name: String, forms: [Form])]) {
      self.titleWords = titleWords
      self.swatch = swatch
      names = rows.map(\.name)
      self.rows = rows.map(\.forms)
    }
  }

  /// A line of the grid: texts from left to right.
  package struct Line: Equatable, Sendable {
    package struct Piece: Equatable, Sendable {
      package var column: Int
      package var text: String
      package var style: Style
    }

    package fileprivate(set) var pieces: [Piece] = []
    /// Whether a form in it has highlighted letters.
    fileprivate(set) var isMarked = false

    fileprivate mutating func add(_ text: String, _ style: Style, column: Int) {
      pieces.append(Piece(column: column, text: text, style: style))
    }
  }

  private static let gap = 2

  private let styles: (title: Style, name: Style, separator: Style)
  private let titleIndent: Int
  private let maximumTitleLines: Int
  package private(set) var lines: [Line] = []

  // MARK: a page

  // Persons are short; a level with longer names takes as many columns of the grid as it needs.
  private static let usualName = 12

  /// Tables with names of their own, in columns of one width.
  init(page tables: [Table], width: Int) {
    styles = (.strong, .faint, .faint)
    titleIndent = Self.gap
    maximumTitleLines = 3
    let widths = tables.map { table in
      let names = Self.nameWidth(of: table)
      // A name, a blank, the pointer, a blank, the forms; titles are broken to fit that.
      let forms = table.rows.map { Self.width(of: $0) + ($0.count == 1 ? 1 : 0) }.max() ?? 0
      return (names: names, all: max(names + 3 + forms, 16))
    }
    let usual = widths.filter { $0.names <= Self.usualName }
    let widest = (usual.isEmpty ? widths : usual).map(\.all).max() ?? 1
    let names = usual.map(\.names).max() ?? 0
    let count = max((width + Self.gap) / (widest + Self.gap), 1)
    let column = (count == 1 ? max(width, 1) : widest) + Self.gap
    let blocks = zip(tables, widths).map { table, natural in
      let span = min((natural.all + Self.gap + column - 1) / column, count)
      return block(
        table, nameWidth: max(natural.names, natural.names <= Self.usualName ? names : 0),
        width: span * column - Self.gap)
    }
    lines = set(blocks, limit: count * column - Self.gap)
  }

  // MARK: tables that share their names

  // A title's lines are at least this wide.
  private static let leastTitle = 12

  /// Tables that stand behind one column of names where they have the same ones. Nothing is cut.
  package init(sharingNames tables: [Table], width: Int, swatchWidth: Int) {
    styles = (.faint, .plain, .plain)
    titleIndent = swatchWidth
    maximumTitleLines = .max
    var groups: [[Table]] = []
    for table in tables {
      if let group = groups.firstIndex(where: { $0.first?.names == table.names }) {
        groups[group].append(table)
      } else {
        groups.append([table])
      }
    }
    for group in groups {
      let names = Table(
        titleWords: [], swatch: nil, rows: group[0].names.map { (name: $0, forms: []) })
      let nameWidth = Self.nameWidth(of: names)
      let blocks = group.map { table in
        let forms = table.rows.map { Self.width(of: $0) }.max() ?? 0
        let word = table.titleWords.map { CellWidth.of($0) }.max() ?? 0
        let title = max(forms - titleIndent, word, Self.leastTitle)
        return block(table, nameWidth: nil, width: title + titleIndent)
      }
      lines.append(Line())
      lines += set(
        blocks, behind: block(names, nameWidth: nameWidth, width: nameWidth), limit: width)
    }
  }

  // MARK: blocks

  private struct Block {
    var lines: [Line]
    var titleCount: Int
    var width: Int
  }

  private func block(_ table: Table, nameWidth: Int?, width: Int) -> Block {
    var lines = titleLines(of: table, width: max(width - titleIndent, 1))
    let titleCount = lines.count
    for (name, forms) in zip(table.names, table.rows) {
      var line = Line(isMarked: forms.contains { $0.highlight != nil })
      if let nameWidth {
        line.add(name.truncated(to: width), styles.name, column: 0)
        if line.isMarked { line.add(">", PickerStyles.pointer, column: nameWidth + 1) }
      }
      add(forms, to: &line, column: nameWidth.map { $0 + 3 } ?? 0, width: width)
      lines.append(line)
    }
    return Block(lines: lines, titleCount: titleCount, width: width)
  }

  private func titleLines(of table: Table, width: Int) -> [Line] {
    var texts: [String] = []
    for word in table.titleWords {
      if let last = texts.last,
        texts.count == maximumTitleLines || CellWidth.of(last) + 1 + CellWidth.of(word) <= width
      {
        texts[texts.count - 1] = "\(last) \(word)"
      } else {
        texts.append(word)
      }
    }
    return texts.enumerated().map { number, text in
      var line = Line()
      if number == 0, let swatch = table.swatch { line.add("■", swatch, column: 0) }
      line.add(text.truncated(to: width), styles.title, column: titleIndent)
      return line
    }
  }

  private func add(_ forms: [Form], to line: inout Line, column: Int, width: Int) {
    var column = column
    for (number, form) in forms.enumerated() {
      guard column < width else { return }
      if number > 0 {
        line.add("/", styles.separator, column: column)
        column += 1
      }
      let text = form.text.truncated(to: width - column)
      line.add(text, form.style, column: column)
      if let highlight = form.highlight {
        let scalars = text.unicodeScalars
        let before = String(scalars.prefix(highlight.lowerBound))
        let marked = String(scalars.prefix(highlight.upperBound).dropFirst(highlight.lowerBound))
        line.add(marked, PickerStyles.match, column: column + CellWidth.of(before))
      }
      column += CellWidth.of(text)
    }
  }

  /// Sets blocks side by side, in bands of at most `limit` cells. `names` stands before each band.
  private func set(_ blocks: [Block], behind names: Block? = nil, limit: Int) -> [Line] {
    let start = names.map { [($0, 0)] } ?? []
    let first = names.map { $0.width + Self.gap } ?? 0
    var bands: [[(block: Block, column: Int)]] = []
    var column = first
    for block in blocks {
      if bands.isEmpty || column + block.width > limit {
        bands.append(start)
        column = first
      }
      bands[bands.count - 1].append((block, column))
      column += block.width + Self.gap
    }
    return Array(bands.map { join($0) }.joined(separator: [Line()]))
  }

  /// The lines of a band. All titles end on the same line, so that the persons stand level.
  private func join(_ band: [(block: Block, column: Int)]) -> [Line] {
    let titles = band.map(\.block.titleCount).max() ?? 0
    var joined: [Line] = []
    for (block, column) in band {
      let start = titles - block.titleCount
      while joined.count < start + block.lines.count { joined.append(Line()) }
      for (offset, line) in block.lines.enumerated() {
        if line.isMarked { joined[start + offset].isMarked = true }
        for piece in line.pieces {
          joined[start + offset].add(piece.text, piece.style, column: column + piece.column)
        }
      }
    }
    return joined
  }

  private static func nameWidth(of table: Table) -> Int {
    table.names.map { CellWidth.of($0) }.max() ?? 0
  }

  private static func width(of forms: [Form]) -> Int {
    forms.reduce(max(forms.count - 1, 0)) { $0 + CellWidth.of($1.text) }
  }
}
