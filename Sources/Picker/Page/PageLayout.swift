import Terminal

/// A line of a verb's page: texts at their columns.
struct PageLine: Equatable, Sendable {
  struct Piece: Equatable, Sendable {
    var column: Int
    var text: String
    var style: Style
  }

  var pieces: [Piece] = []
  /// Whether a marked form stands in it.
  var isMarked = false
}

/// Sets the levels of a verb side by side in a grid, as many as the width holds.
enum PageLayout {
  private static let gap = 2
  // Persons are short; a level with longer names takes as many columns of the grid as it needs.
  private static let usualName = 12

  static func lines(of blocks: [VerbPage.Block], width: Int) -> [PageLine] {
    let widths = blocks.map { (names: nameWidth(of: $0), all: naturalWidth(of: $0)) }
    let usual = widths.filter { $0.names <= usualName }
    let widest = (usual.isEmpty ? widths : usual).map(\.all).max() ?? 1
    let names = usual.map(\.names).max() ?? 0
    let columns = max((width + gap) / (widest + gap), 1)
    let column = columns == 1 ? max(width, 1) : widest
    var lines: [PageLine] = []
    var band: [SetBlock] = []
    var used = 0
    for (block, natural) in zip(blocks, widths) {
      let span = min((natural.all + gap + column + gap - 1) / (column + gap), columns)
      if used + span > columns {
        lines += join(band) + [PageLine()]
        band = []
        used = 0
      }
      let set = SetBlock(
        block, nameWidth: max(natural.names, natural.names <= usualName ? names : 0),
        width: min(span * (column + gap) - gap, width), column: used * (column + gap))
      band.append(set)
      used += span
    }
    return lines + join(band)
  }

  /// A name, a blank, the mark, a blank, the forms; titles are broken to fit that.
  private static func naturalWidth(of block: VerbPage.Block) -> Int {
    max(nameWidth(of: block) + 3 + (block.rows.map { width(of: $0.forms) }.max() ?? 0), 16)
  }

  private static func nameWidth(of block: VerbPage.Block) -> Int {
    block.rows.map { CellWidth.of($0.name) }.max() ?? 0
  }

  /// The lines of a block and the column where they stand.
  private struct SetBlock {
    let lines: [PageLine]
    let titleCount: Int
    let column: Int

    init(_ block: VerbPage.Block, nameWidth: Int, width: Int, column: Int) {
      let title = PageLayout.title(of: block, width: width)
      lines =
        title + block.rows.map { PageLayout.line(of: $0, labelWidth: nameWidth, width: width) }
      titleCount = title.count
      self.column = column
    }
  }

  /// Sets blocks side by side. Titles of one line and of two end on the same line, so that the
  /// persons stand level.
  private static func join(_ blocks: [SetBlock]) -> [PageLine] {
    let titles = blocks.map(\.titleCount).max() ?? 0
    var joined: [PageLine] = []
    for block in blocks {
      let start = titles - block.titleCount
      while joined.count < start + block.lines.count { joined.append(PageLine()) }
      for (offset, line) in block.lines.enumerated() {
        joined[start + offset].isMarked = joined[start + offset].isMarked || line.isMarked
        for var piece in line.pieces {
          piece.column += block.column
          joined[start + offset].pieces.append(piece)
        }
      }
    }
    return joined
  }

  private static func title(of block: VerbPage.Block, width: Int) -> [PageLine] {
    var lines = wrap(block.title, width: max(width - 2, 1)).map { part in
      PageLine(pieces: [.init(column: 2, text: part, style: .strong)])
    }
    let style = block.colorHex.map { Style.color(hex: $0) } ?? .plain
    lines[0].pieces.insert(.init(column: 0, text: "■", style: style), at: 0)
    return lines
  }

  private static func line(of row: VerbPage.BlockRow, labelWidth: Int, width: Int) -> PageLine {
    var line = PageLine(isMarked: row.isMarked)
    line.pieces.append(.init(column: 0, text: row.name.truncated(to: width), style: .faint))
    if row.isMarked {
      line.pieces.append(.init(column: labelWidth + 1, text: ">", style: PickerStyles.pointer))
    }
    var column = labelWidth + 3
    let forms = row.forms.isEmpty ? [VerbPage.BlockForm(written: "–", marked: nil)] : row.forms
    for (place, form) in forms.enumerated() {
      guard column < width else { break }
      if place > 0 {
        line.pieces.append(.init(column: column, text: "/", style: .faint))
        column += 1
      }
      let text = form.written.truncated(to: max(width - column, 0))
      line.pieces.append(.init(column: column, text: text, style: .plain))
      if let marked = form.marked {
        let scalars = Array(text.unicodeScalars)
        let range = marked.clamped(to: 0..<scalars.count)
        let before = CellWidth.of(string(scalars[..<range.lowerBound]))
        line.pieces.append(
          .init(column: column + before, text: string(scalars[range]), style: PickerStyles.match))
      }
      column += CellWidth.of(text)
    }
    return line
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static func width(of forms: [VerbPage.BlockForm]) -> Int {
    forms.reduce(max(forms.count - 1, 1)) { $0 + CellWidth.of($1.written) }
  }

  /// Breaks a title between words into at most three lines.
  private static func wrap(_ title: String, width: Int) -> [String] {
    var lines: [String] = []
    var rest = title.split(separator: " ")[...]
    while let word = rest.popFirst() {
      var line = String(word)
      while let next = rest.first, CellWidth.of(line) + 1 + CellWidth.of(String(next)) <= width {
        line += " \(next)"
        rest.removeFirst()
      }
      if lines.count == 2 { line = ([Substring(line)] + rest).joined(separator: " ") }
      lines.append(line.truncated(to: width))
      if lines.count == 3 { break }
    }
    return lines.isEmpty ? [""] : lines
  }
}
