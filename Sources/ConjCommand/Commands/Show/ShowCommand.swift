import Picker
import Terminal
import VerbForms

extension Command {
  static let show = Command(
    name: "show",
    synopsis: "VERB…",
    words: 1...Int.max,
    summary: "a verb's whole conjugation, tense by tense",
    details: [
      """
      Takes any form of the verb and marks it with >; where the form belongs to several verbs, all are \
      shown. An asterisk marks the forms that differ from those of a regular verb with the same ending. \
      Forms that several levels have stand once; conj levels --verb VERB shows the levels.
      """,
      "tsv has a line for each form of each level: infinitive, level, person, form.",
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
        let answers = source.whole.lookup(word)
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
          let form = answers.first { $0.infinitive == infinitive }?.form
          try showVerb(infinitive, marking: form, source, format, &context)
        }
      }
      return ExitStatus(allGood: allFound).worse(source.status)
    })
}

/// Writes a verb's conjugation, in the text for people with a form marked.
func showVerb(
  _ infinitive: String, marking form: String? = nil, _ source: IndexSelection,
  _ format: Context.Format, _ context: inout Context
) throws(Failure) {
  let lines = source.index.lines(ofVerb: infinitive)
  switch format {
  case .text:
    guard let conjugation = source.index.conjugation(of: infinitive) else { return }
    try ConjugationText(conjugation: conjugation, form: form, source: source).write(&context)
  case .tsv:
    for line in lines {
      let level = source.summaries[line.level]
      for (column, forms) in zip(level.columns, line.cells) {
        for form in forms {
          try context.output.appendLine([infinitive, level.title, column, form])
        }
      }
    }
  case .jsonl:
    let levels = lines.map { record(of: $0, infinitive, source) }
    var verb: Record = ["infinitive": infinitive]
    if let gloss = source.gloss(of: infinitive) { verb += ["gloss": gloss] }
    verb += ["levels": levels]
    try verb.writeObject(to: &context.output)
  }
}

private func record(
  of line: FormIndex.VerbLine, _ infinitive: String, _ source: IndexSelection
) -> Record {
  let level = source.summaries[line.level]
  let cells = source.index.forms(of: line, ofVerb: infinitive)
  let forms = zip(level.columns, cells).flatMap { column, forms -> [Record] in
    forms.map { ["person": column, "form": $0.text, "regular": !$0.isIrregular] }
  }
  return [
    "level": level.title, "tense": level.tense?.name, "file": level.file, "line": line.line,
    "written": line.writtenInfinitive, "forms": forms,
  ]
}

extension FormIndex {
  /// The verbs that a word may be a form of, the best first, each once.
  func verbs(of form: String) -> [String] {
    var seen: Set<String> = []
    return lookup(form).map(\.infinitive).filter { seen.insert($0).inserted }
  }
}

/// A verb's conjugation for people.
struct ConjugationText {
  let conjugation: FormIndex.Conjugation
  /// The form that was asked for.
  let form: String?
  let source: IndexSelection

  func write(_ context: inout Context) throws(Failure) {
    let styler = context.styler
    let width = context.width ?? 100
    let title = visibleText(conjugation.writtenInfinitive)
    context.output.append(styler.show(title, .strong))
    let gloss = source.gloss(of: conjugation.infinitive).map { " · \(visibleText($0))" }
    if let gloss, CellWidth.of(title + gloss) <= width {
      context.output.append(styler.show(gloss, .faint))
    }
    try context.output.endLine()
    try context.output.endLine()
    let grid = ConjugationGrid(
      conjugation, levels: conjugation.levels.map { source.summaries[$0].title },
      marking: form, width: width)
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
}
