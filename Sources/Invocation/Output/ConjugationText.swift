import Output
import SpanishGrammar
import Terminal
package import VerbForms
package import Wording

/// A verb's conjugation for people: tables side by side, or one line a tense.
package struct ConjugationText {
  package let conjugation: FormIndex.Conjugation
  /// The form that was asked for.
  package let form: String?
  /// The titles of the levels that have the verb.
  package let levels: [String]
  /// What the verb means, where that is to be shown and known.
  package let gloss: String?
  package let language: Language

  package init(
    _ conjugation: FormIndex.Conjugation, form: String?, source: IndexSelection, language: Language
  ) {
    self.language = language
    self.conjugation = conjugation
    self.form = form
    levels = conjugation.levels.map { source.summaries[$0].title }
    gloss = source.gloss(of: conjugation.infinitive).map { visibleText($0) }
  }

  /// Writes tables as wide as the output is, or lines where these are asked for or suit the reader.
  package func write(
    inLines usesLines: Bool = false, to context: inout Context
  ) throws(Failure) {
    guard context.styler.usesLines || usesLines else { return try writeTables(to: &context) }
    for line in lines(width: context.width ?? 100) { context.writeLine(line) }
  }

  private func writeTables(to context: inout Context) throws(Failure) {
    let styler = context.styler
    let width = context.width ?? 100
    let title = visibleText(conjugation.writtenInfinitive)
    context.output.append(styler.show(title, .strong))
    if let gloss = gloss.map({ " · \($0)" }), CellWidth.of(title + gloss) <= width {
      context.output.append(styler.show(gloss, .faint))
    }
    try context.output.endLine()
    try context.output.endLine()
    let grid = ConjugationGrid(
      conjugation, levels: levels, marking: form, width: width, language: language)
    for line in grid.lines {
      var end = 0
      for piece in line.pieces {
        context.output.append(String(repeating: " ", count: max(piece.column - end, 0)))
        context.output.append(styler.show(piece.text, piece.style))
        end = piece.column + CellWidth.of(piece.text)
      }
      try context.output.endLine()
    }
    try context.output.endLine()
  }

  // MARK: lines

  /// The verb, a line for each tense, beginning with those of the form that was asked for, then what else is
  /// to be said: `presente: yo irgo o yergo, tú irgues o yergues, …`.
  private func lines(width: Int) -> [String] {
    let tenses = conjugation.tables.flatMap { table in
      table.columns.indices.map { tense(table, column: $0) }
    }
    var lines = [conjugation.writtenInfinitive + (gloss.map { ": \($0)" } ?? "")]
    lines += (tenses.filter { $0.isAsked } + tenses.filter { !$0.isAsked }).map { $0.text }
    if let pronominal = conjugation.pronominal {
      lines.append(PickerMessage.also(pronominal.text).text(in: language))
    }
    lines.append(ConjugationGrid.list(ofLevels: levels, width: width, language: language))
    return lines
  }

  private func tense(
    _ table: FormIndex.Conjugation.Table, column: Int
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
    let isAsked =
      form.map { asked in
        asked != conjugation.infinitive && forms.contains { $0.isAsked(by: asked) }
      } ?? false
    return ("\(name): \(persons.joined(separator: ", "))\(remark.text(in: language))", isAsked)
  }
}
