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

/// Writes a verb's conjugation in a format.
func showVerb(
  _ infinitive: String, _ source: IndexSelection, _ format: Context.Format, _ context: inout Context
) throws(Failure) {
  let conjugation = Conjugated(infinitive: infinitive, source: source)
  switch format {
  case .text:
    try ConjugationText(conjugation, context).write(&context.output)
  case .tsv:
    for level in conjugation.levels {
      for (column, forms) in zip(level.columns, level.cells) {
        for form in forms {
          try context.output.appendLine([infinitive, level.title, column, form.text])
        }
      }
    }
  case .jsonl:
    try writeObject(conjugation, &context.output)
  }
}

private func writeObject(
  _ conjugation: Conjugated, _ output: inout OutputBuffer
) throws(Failure) {
  output.append("{")
  output.appendJSONPair("infinitive", conjugation.infinitive, first: true)
  output.appendJSONName("levels")
  output.appendJSONArray(conjugation.levels) { output, level in
    output.append("{")
    output.appendJSONPair("level", level.title, first: true)
    output.appendJSONPair("file", level.file)
    output.appendJSONPair("line", level.line)
    output.appendJSONPair("written", level.written)
    output.appendJSONName("forms")
    let forms = zip(level.columns, level.cells).flatMap { column, forms in
      forms.map { (column: column, form: $0) }
    }
    output.appendJSONArray(forms) { output, cell in
      output.append("{")
      output.appendJSONPair("person", cell.column, first: true)
      output.appendJSONPair("form", cell.form.text)
      output.appendJSONName("regular")
      output.append(cell.form.isIrregular ? "false" : "true")
      output.append("}")
    }
    output.append("}")
  }
  output.append("}")
  try output.endLine()
}
