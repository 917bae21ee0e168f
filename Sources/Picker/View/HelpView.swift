import Terminal

extension PickerState {
  /// A key or a mark, and what it means.
  private static let help: [(sign: String, meaning: String)] = [
    ("a b c …", "go to the forms that begin so"),
    ("Enter", "the verb"),
    ("Tab", "the forms of a row"),
    ("↑ ↓", "move: PgUp PgDn Home End"),
    ("Esc", "clear the text; back; leave"),
    ("^L", "one level only; all again"),
    ("^U ^W", "delete the text, a word"),
    ("F1 ?", "this page"),
    ("^C", "leave"),
    ("", ""),
    (">", "what Enter takes"),
    ("?", "no form begins so"),
    ("´", "an accent differs"),
    ("~", "n and ñ differ"),
    ("-", "a row that Tab opened"),
    ("*", "an irregular form"),
  ]

  private static let helpWidth = 38

  /// Draws what keys and marks mean, in columns as far as there is room for them.
  func drawHelp(on frame: inout Frame) {
    let margin = min(1, size.columns - 1)
    if layout.hasHeader { frame.put("Keys and marks", row: 0, column: margin, style: .strong) }
    for (number, line) in Self.help.enumerated() {
      let (column, row) = number.quotientAndRemainder(dividingBy: layout.pageHeight)
      let start = margin + column * Self.helpWidth
      guard column == 0 || start + Self.helpWidth <= size.columns else { return }
      let end = frame.put(line.sign, row: layout.listTop + row, column: start, style: .strong)
      let meaning = max(end + 1, size.columns >= Self.helpWidth ? start + 9 : 0)
      frame.put(line.meaning, row: layout.listTop + row, column: meaning)
    }
  }
}
