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
