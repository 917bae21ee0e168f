import Terminal
import Wording

extension PickerState {
  /// A key or a mark, and what it means.
  static let help: [(sign: LocalizedText, meaning: LocalizedText)] = [
    (
      .verbatim("a b c …"),
      .init(en: "find forms that begin with it", es: "ir a lo que empieza así")
    ),
    (PickerMessage.enter, .init(en: "the verb", es: "el verbo")),
    (.verbatim("Tab"), .init(en: "the forms of a row", es: "las formas de una fila")),
    (.verbatim("↑ ↓"), .init(en: "move: PgUp PgDn Home End", es: "mover: RePág AvPág Inicio Fin")),
    (.verbatim("Esc"), .init(en: "clear the text; back; leave", es: "borrar; volver; salir")),
    (.verbatim("^L"), .init(en: "one level only; all again", es: "un solo nivel; otra vez todos")),
    (.verbatim("^U ^W"), .init(en: "delete the text, a word", es: "borrar el texto, una palabra")),
    (.verbatim("F1 ?"), .init(en: "this page", es: "esta página")),
    (.verbatim("^C"), .init(en: "leave", es: "salir")),
    (.none, .none),
    (.verbatim(">"), .init(en: "what Enter takes", es: "lo que se abre con Intro")),
    (.verbatim("?"), .init(en: "no form begins like this", es: "ninguna forma empieza así")),
    (.verbatim("´"), .init(en: "an accent differs", es: "la tilde es distinta")),
    (.verbatim("~"), .init(en: "n and ñ differ", es: "n en vez de ñ, o al revés")),
    (.verbatim("-"), .init(en: "a row that Tab opened", es: "fila que Tab ha abierto")),
    (.verbatim("*"), .init(en: "an irregular form", es: "forma irregular")),
  ]

  private static let helpWidth = 38

  /// Draws what keys and marks mean, in columns as far as there is room for them.
  func drawHelp(on frame: inout Frame) {
    let margin = size.margin
    if size.hasHeader {
      let title = LocalizedText(en: "Keys and marks", es: "Teclas y marcas").text(in: language)
      frame.put(title, row: 0, column: margin, style: .strong)
    }
    for (number, line) in Self.help.enumerated() {
      let (column, row) = number.quotientAndRemainder(dividingBy: size.pageHeight)
      let start = margin + column * Self.helpWidth
      guard column == 0 || start + Self.helpWidth <= size.columns else { return }
      let sign = line.sign.text(in: language)
      let end = frame.put(sign, row: size.listTop + row, column: start, style: .strong)
      let meaning = max(end + 1, size.columns >= Self.helpWidth ? start + 9 : 0)
      frame.put(line.meaning.text(in: language), row: size.listTop + row, column: meaning)
    }
  }
}
