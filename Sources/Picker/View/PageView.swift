import Terminal
import VerbForms

extension PickerState {
  func draw(_ page: VerbPage, on frame: inout Frame) {
    let layout = self.layout
    if layout.hasHeader {
      let title = page.verb.truncated(to: size.columns - min(1, size.columns - 1))
      let end = frame.put(title, row: 0, column: min(1, size.columns - 1), style: .strong)
      let count = counted(page.tables.count, "level")
      let column = size.columns - CellWidth.of(count) - 1
      if column > end + 2 { frame.put(count, row: 0, column: column, style: .faint) }
    }
    let margin = size.columns >= 40 ? 1 : 0
    for (offset, line) in page.visible.enumerated() {
      for piece in line.pieces {
        frame.put(
          piece.text, row: layout.listTop + offset, column: piece.column + margin,
          style: piece.style)
      }
    }
  }

  func draw(_ menu: LevelMenu, on frame: inout Frame) {
    let layout = self.layout
    let shown = menu.shown
    let top = max(menu.choice - layout.pageHeight + 1, 0)
    for (offset, level) in shown.dropFirst(top).prefix(layout.pageHeight).enumerated() {
      let row = layout.listTop + offset
      let isChosen = top + offset == menu.choice
      if isChosen { frame.put(">", row: row, column: 0, style: .strong) }
      var column = min(2, size.columns - 1)
      if size.columns >= 20 {
        let color = level.summary.colorHex.map { Style.color(hex: $0) } ?? .plain
        frame.put("■", row: row, column: column, style: color)
        column += 2
      }
      let count = counted(level.summary.verbCount, "verb")
      let countColumn = size.columns - CellWidth.of(count) - 1
      let hasCount = countColumn > column + 20
      let end = hasCount ? countColumn - 2 : size.columns
      frame.put(level.summary.title.truncated(to: end - column), row: row, column: column)
      if hasCount { frame.put(count, row: row, column: countColumn, style: .faint) }
      if isChosen {
        frame.restyle(row: row, columns: 0..<size.columns, adding: PickerStyles.chosen)
      }
      if isChosen, showsCursorOnRow { frame.placeCursor(row: row, column: 0) }
    }
    if shown.isEmpty {
      let text = "no level has this in its title or file name"
      frame.put(text, row: layout.listTop, column: min(2, size.columns - 1), style: .faint)
    }
  }
}
