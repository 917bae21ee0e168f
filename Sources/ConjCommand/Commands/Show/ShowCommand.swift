import Picker
import Terminal
import VerbForms

extension Command {
  static let show = Command(
    name: "show",
    synopsis: "VERB…",
    words: 1...Int.max,
    summary: "a verb's whole conjugation, by level",
    details: [
      """
      Takes any form of the verb; where the form belongs to several verbs, all are shown. An \
      asterisk, or a colour where there are colours, marks the forms that differ from those of a \
      regular verb with the same ending. Levels that have the same forms as one before are named \
      at the end.
      """,
      "tsv has a line for each form: infinitive, level, person, form.",
    ],
    flags: [.noGloss],
    examples: [
      Example("conj show tener --level 'indicativo presente'", "The present of tener:"),
      Example("conj show fui", "Both verbs that fui belongs to:"),
      Example(
        "conj show cantar --format tsv | cut -f 4 | sort -u", "All forms of cantar, each once:"),
    ],
    run: { (context) throws(Failure) in
      let source = try IndexSelection(&context)
      let format = context.format()
      var allFound = true
      for word in context.arguments.texts {
        let verbs = source.whole.verbs(of: word)
        if verbs.isEmpty {
          allFound = false
          context.messages.suggest(
            for: word, from: source.whole, message: "No verb here has the form “\(word)”.",
            otherwise: "“conj search \(word)” shows what is near it.")
        }
        if format == .text, verbs.count > 1 {
          let list = verbs.joined(separator: ", ")
          context.output.append("\(visibleText(word)) is a form of several verbs: \(list)\n\n")
        }
        for infinitive in verbs {
          try showVerb(infinitive, source, format, &context)
        }
      }
      return ExitStatus(allGood: allFound).worse(source.status)
    })
}

func showVerb(
  _ infinitive: String, _ source: IndexSelection, _ format: Context.Format, _ context: inout Context
) throws(Failure) {
  let conjugation = Conjugated(infinitive: infinitive, source: source)
  switch format {
  case .text:
    let text = ConjugationText(
      conjugation: conjugation, gloss: source.gloss(of: infinitive), width: context.width ?? 100,
      styler: context.styler)
    try text.write(&context.output)
  case .tsv:
    for part in conjugation.levels {
      for (column, forms) in zip(part.level.columns, part.cells) {
        for form in forms {
          try context.output.appendLine([infinitive, part.level.title, column, form.text])
        }
      }
    }
  case .jsonl:
    let gloss = source.gloss(of: infinitive)
    try record(of: conjugation, gloss: gloss).writeObject(to: &context.output)
  }
}

private func record(of conjugation: Conjugated, gloss: String?) -> Record {
  let levels = conjugation.levels.map { part -> Record in
    let forms = zip(part.level.columns, part.cells).flatMap { column, forms -> [Record] in
      forms.map { ["person": column, "form": $0.text, "regular": !$0.isIrregular] }
    }
    return [
      "level": part.level.title, "file": part.level.file, "line": part.line.line,
      "written": part.line.writtenInfinitive, "forms": forms,
    ]
  }
  var record: Record = ["infinitive": conjugation.infinitive]
  if let gloss { record += ["gloss": gloss] }
  record += ["levels": levels]
  return record
}

/// A verb's lines in the levels, each form compared with that of a regular verb.
struct Conjugated {
  struct Form: Hashable {
    /// As the level writes it: `me lavo`.
    var text: String
    /// Whether it differs from what a regular verb of the same ending would have.
    var isIrregular: Bool
  }

  struct LevelPart {
    let level: FormIndex.LevelInfo
    let line: FormIndex.VerbLine
    /// One array a column.
    let cells: [[Form]]
  }

  let infinitive: String
  let levels: [LevelPart]

  init(infinitive: String, source: IndexSelection) {
    self.infinitive = infinitive
    let regular = RegularVerb(infinitive: infinitive)
    levels = source.index.lines(ofVerb: infinitive)
      .map { line in
        let level = source.summaries[line.level]
        let marks = regular?.differences(columns: level.columns, forms: line.forms)
        let cells = line.cells.enumerated().map { column, forms in
          forms.enumerated().map { index, form in
            let columnMarks = marks.flatMap { column < $0.count ? $0[column] : nil } ?? []
            return Form(text: form, isIrregular: index < columnMarks.count && columnMarks[index])
          }
        }
        return LevelPart(level: level, line: line, cells: cells)
      }
  }
}

extension FormIndex {
  /// The verbs that a word may be a form of, the best first, each once.
  func verbs(of form: String) -> [String] {
    var seen: Set<String> = []
    return lookup(form).map(\.infinitive).filter { seen.insert($0).inserted }
  }
}

/// A verb's conjugation for people: persons down, levels across as far as the width goes.
struct ConjugationText {
  let conjugation: Conjugated
  /// What the verb means, where that is shown.
  let gloss: String?
  let width: Int
  let styler: TextStyler

  /// Writes the tables, then the levels that would only repeat one of them.
  func write(_ output: inout OutputBuffer) throws(Failure) {
    let title = visibleText(conjugation.infinitive)
    output.append(styler.show(title, .strong))
    if let gloss = gloss.map({ " · \(visibleText($0))" }), CellWidth.of(title + gloss) <= width {
      output.append(styler.show(gloss, .faint))
    }
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
