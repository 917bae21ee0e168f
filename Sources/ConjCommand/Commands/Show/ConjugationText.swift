import Picker
import Terminal
import VerbForms

/// A verb's conjugation for people: persons down, levels across as many as the width takes, and
/// below one another where it takes no more.
struct ConjugationText {
  private let conjugation: Conjugated
  private let width: Int
  private let styler: TextStyler

  init(_ conjugation: Conjugated, _ context: borrowing Context) {
    self.conjugation = conjugation
    width = context.width ?? 100
    styler = context.styler
  }

  /// Writes the tables, then the levels that would only repeat one of them.
  func write(_ output: inout OutputBuffer) throws(Failure) {
    output.append(styler.show(visibleText(conjugation.infinitive), .strong))
    try output.endLine()
    var shown: [Conjugated.LevelPart] = []
    var repeated: [Conjugated.LevelPart] = []
    for part in conjugation.levels {
      if shown.contains(where: { $0.level.columns == part.level.columns && $0.cells == part.cells })
      {
        repeated.append(part)
      } else {
        shown.append(part)
      }
    }
    let grid = ConjugationGrid(
      sharingNames: shown.map(table), width: width, swatchWidth: styler.swatchWidth)
    for line in grid.lines { try write(line, &output) }
    try writeNotes(shown, repeated, &output)
    try output.endLine()
  }

  private func table(of part: Conjugated.LevelPart) -> ConjugationGrid.Table {
    var words = visibleText(part.level.title).split(separator: " ").map { String($0) }
    let written = part.line.writtenInfinitive
    if written != conjugation.infinitive { words.append("(\(visibleText(written)))") }
    let rows = part.level.columns.enumerated().map { number, column in
      let forms = (number < part.cells.count ? part.cells[number] : []).map(form)
      return (
        name: visibleText(column),
        forms: forms.isEmpty ? [ConjugationGrid.Form("-", .faint)] : forms
      )
    }
    let swatch = styler.hasColors ? part.level.colorHex.map { Style.color(hex: $0) } : nil
    return ConjugationGrid.Table(titleWords: words, swatch: swatch, rows: rows)
  }

  private func form(_ form: Conjugated.Form) -> ConjugationGrid.Form {
    let text = visibleText(form.text)
    guard form.isIrregular else { return .init(text) }
    return styler.hasColors ? .init(text, .warning) : .init("\(text)*")
  }

  private func write(_ line: ConjugationGrid.Line, _ output: inout OutputBuffer) throws(Failure) {
    var end = 0
    for piece in line.pieces where !piece.text.isEmpty {
      output.append(String(repeating: " ", count: max(piece.column - end, 0)))
      output.append(styler.show(piece.text, piece.style))
      end = piece.column + CellWidth.of(piece.text)
    }
    try output.endLine()
  }

  private func writeNotes(
    _ shown: [Conjugated.LevelPart], _ repeated: [Conjugated.LevelPart],
    _ output: inout OutputBuffer
  ) throws(Failure) {
    if shown.contains(where: { $0.cells.joined().contains { $0.isIrregular } }) {
      let ending = conjugation.infinitive.suffix(2)
      let mark = styler.hasColors ? styler.show("this colour", .warning) : "*"
      output.append("\n\(mark): differs from a regular verb in -\(visibleText(String(ending)))\n")
    }
    guard !repeated.isEmpty else { return }
    output.append("\nThe same forms also stand in:\n")
    var table = TextTable()
    table.rows = repeated.map { part in
      [
        .init("  "), .init(part.level.title, swatch: .color(part.level.colorHex)),
        .init("\(part.level.file):\(part.line.line)", .faint),
      ]
    }
    try table.write(to: &output, width: width, styler: styler)
  }
}
