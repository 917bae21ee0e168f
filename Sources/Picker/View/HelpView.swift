import Terminal
import Wording

extension PickerState {
  /// A key or a mark, and what it means.
  static let help: [(sign: LocalizedText, meaning: LocalizedText)] = [
    (.verbatim("a b c …"), PickerMessage.helpLetters),
    (PickerMessage.enter, PickerMessage.helpEnter),
    (.verbatim("Tab"), PickerMessage.helpTab),
    (.verbatim("↑ ↓"), PickerMessage.helpMove),
    (.verbatim("Esc"), PickerMessage.helpEscape),
    (.verbatim("^L"), PickerMessage.helpLevel),
    (.verbatim("^U ^W"), PickerMessage.helpDelete),
    (.verbatim("F1 ?"), PickerMessage.helpHelp),
    (.verbatim("^C"), PickerMessage.helpLeave),
    (.none, .none),
    (.verbatim(">"), PickerMessage.markEnter),
    (.verbatim("?"), PickerMessage.markNone),
    (.verbatim("´"), PickerMessage.markAccent),
    (.verbatim("~"), PickerMessage.markTilde),
    (.verbatim("-"), PickerMessage.markOpen),
    (.verbatim("*"), PickerMessage.markIrregular),
  ]

  private static let helpWidth = 38

  /// Draws what keys and marks mean, in columns as far as there is room for them.
  func drawHelp(on frame: inout Frame) {
    let margin = min(1, size.columns - 1)
    if layout.hasHeader {
      let title = PickerMessage.help.text(in: language)
      frame.put(title, row: 0, column: margin, style: .strong)
    }
    for (number, line) in Self.help.enumerated() {
      let (column, row) = number.quotientAndRemainder(dividingBy: layout.pageHeight)
      let start = margin + column * Self.helpWidth
      guard column == 0 || start + Self.helpWidth <= size.columns else { return }
      let sign = line.sign.text(in: language)
      let end = frame.put(sign, row: layout.listTop + row, column: start, style: .strong)
      let meaning = max(end + 1, size.columns >= Self.helpWidth ? start + 9 : 0)
      frame.put(line.meaning.text(in: language), row: layout.listTop + row, column: meaning)
    }
  }
}
