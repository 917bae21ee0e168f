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
    flags: [],
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
          context.messages.say(
            "No verb here has the form “\(word)”.",
            advice: "“conj search \(word)” shows what is near it.")
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
    try ConjugationText(conjugation, context).write(&context.output)
  case .tsv:
    for part in conjugation.levels {
      for (column, forms) in zip(part.level.columns, part.cells) {
        for form in forms {
          try context.output.appendLine([infinitive, part.level.title, column, form.text])
        }
      }
    }
  case .jsonl:
    try record(of: conjugation).writeObject(to: &context.output)
  }
}

private func record(of conjugation: Conjugated) -> Record {
  let levels = conjugation.levels.map { part -> Record in
    let forms = zip(part.level.columns, part.cells).flatMap { column, forms -> [Record] in
      forms.map { ["person": column, "form": $0.text, "regular": !$0.isIrregular] }
    }
    return [
      "level": part.level.title, "file": part.level.file, "line": part.line.line,
      "written": part.line.writtenInfinitive, "forms": forms,
    ]
  }
  return ["infinitive": conjugation.infinitive, "levels": levels]
}

/// A verb's conjugation as `conj show` shows it: its lines in the levels, each form compared with
/// that of a regular verb.
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

  /// The conjugation of a verb, in the levels that `--level` leaves.
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
