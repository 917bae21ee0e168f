import SpanishGrammar
import Terminal
package import VerbForms
import Wording

extension Context {
  /// Writes a conjugation for people, with a form marked: tables side by side, or a line for each tense.
  package mutating func write(
    _ conjugation: FormIndex.Conjugation, marking form: String?, inLines usesLines: Bool = false,
    _ source: IndexSelection
  ) throws(Failure) {
    let (styler, language, width) = (styler, language, width ?? 100)
    let levels = conjugation.levels.map { source.summaries[$0].title }
    let gloss = source.gloss(of: conjugation.infinitive).map { visibleText($0) }
    if usesLines || styler.usesLines {
      writeLine(conjugation.writtenInfinitive + (gloss.map { ": \($0)" } ?? ""))
      let asked = form == conjugation.infinitive ? nil : form
      let tenses = conjugation.tables.flatMap { table in
        table.columns.indices.map { tense(table, column: $0, marking: asked) }
      }
      for tense in tenses.filter({ $0.isAsked }) + tenses.filter({ !$0.isAsked }) {
        writeLine(tense.text)
      }
      if let pronominal = conjugation.pronominal { writeLine(PickerMessage.also(pronominal.text)) }
      return writeLine(ConjugationGrid.list(ofLevels: levels, width: width, language: language))
    }
    let title = visibleText(conjugation.writtenInfinitive)
    output.append(styler.show(title, .strong))
    if let gloss = gloss.map({ " · \($0)" }), CellWidth.of(title + gloss) <= width {
      output.append(styler.show(gloss, .faint))
    }
    try output.endLine()
    try output.endLine()
    let grid = ConjugationGrid(
      conjugation, levels: levels, marking: form, width: width, language: language)
    for line in grid.lines {
      var end = 0
      for piece in line.pieces {
        output.appendSpaces(piece.column - end)
        output.append(styler.show(piece.text, piece.style))
        end = piece.column + CellWidth.of(piece.text)
      }
      try output.endLine()
    }
    try output.endLine()
  }

  /// A line such as `presente: yo irgo o yergo, tú irgues o yergues, …`, and whether it has the form that was asked for.
  private func tense(
    _ table: FormIndex.Conjugation.Table, column: Int, marking form: String?
  ) -> (text: String, isAsked: Bool) {
    let rows = table.rows.map { (name: $0.name, forms: $0.cells[column]) }
      .filter { !$0.forms.isEmpty }
    let persons = rows.map { row in
      "\(row.name) \(row.forms.map(\.text).joined(separator: " o "))"
    }
    let forms = rows.flatMap { $0.forms }
    let irregular = rows.filter { $0.forms.contains(where: \.isIrregular) }.map(\.name)
    let names = irregular.joined(separator: ", ")
    let remark: LocalizedText =
      irregular.isEmpty
      ? .none
      : irregular.count == rows.count
        ? .init(en: "; all irregular", es: "; todas irregulares")
        : .init(en: "; irregular: \(names)", es: "; irregulares: \(names)")
    let name =
      forms.first?.tense == .imperativoNegativo ? Tense.imperativoNegativo.name : table.name
    let isAsked = form.map { asked in forms.contains { $0.isAsked(by: asked) } } ?? false
    return ("\(name): \(persons.joined(separator: ", "))\(remark.text(in: language))", isAsked)
  }
}
