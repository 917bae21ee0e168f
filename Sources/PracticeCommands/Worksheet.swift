import Invocation
import Practice
import SpanishText
import Terminal
import VerbForms

struct Worksheet {
  let questions: [Question]
  let source: IndexSelection
  let seed: UInt64?

  func write(_ context: inout Context) throws(Failure) {
    switch context.arguments.value(.export) {
    case "anki": try writeAnki(&context)
    case "tsv": try writeLines(&context)
    default: try writeSheet(&context)
    }
  }

  // MARK: on paper

  /// The sheet with its gaps, a form feed, and the key: Markdown, or plain text with `--format text`.
  private func writeSheet(_ context: inout Context) throws(Failure) {
    let isPlain = context.arguments.value(.format) == "text"
    let levels = questions.map {
      visibleText(source.summaries[$0.level].titleWithoutExamples)
    }.eachOnce()
    let titles = levels.prefix(3).joined(separator: "; ") + (levels.count > 3 ? "; …" : "")
    let number = seed.map { " (\($0))" } ?? ""
    let marks = isPlain ? ("", "", "") : ("# ", "**", "**")
    func title(_ words: String) -> [String] { ["\(marks.0)\(words)\(number)", "", titles, ""] }
    let name = "Nombre: ____________________   Fecha: ____________"
    for line in title("Ejercicio") + [name, ""] { try context.output.writeRawLine(line) }
    for (index, question) in questions.enumerated() {
      let (verb, tense, person) = question.item.asked
      let asked = [tense, person].filter { !$0.isEmpty }.joined(separator: ", ")
      try context.output.writeRawLine(
        visibleText("\(index + 1). \(marks.1)\(verb)\(marks.2), \(asked): ____________________"))
      if !isPlain { try context.output.endLine() }
    }
    // The form feed begins the second page; a terminal has no pages.
    context.output.append(context.isOnTerminal ? "\n" : "\u{0C}")
    for line in title("Soluciones") { try context.output.writeRawLine(line) }
    for (index, question) in questions.enumerated() {
      try context.output.writeRawLine(
        visibleText("\(index + 1). \(question.answers.joined(separator: " / "))"))
    }
  }

  // MARK: for other programs

  /// Infinitive with its construction, tense, person, answers with a slash between, level and file.
  private func writeLines(_ context: inout Context) throws(Failure) {
    for question in questions {
      let level = source.summaries[question.level]
      try context.output.appendLine([
        question.item.name, question.item.tense, question.formerItem.person,
        question.answers.joined(separator: "/"), level.title, level.file,
      ])
    }
  }

  /// Anki's import of text files (docs.ankiweb.net/importing/text-files.html): its own identifier in the first
  /// column makes a second import change notes instead of adding them.
  private func writeAnki(_ context: inout Context) throws(Failure) {
    for line in [
      "#separator:tab", "#html:false", "#notetype:Basic", "#deck:conj", "#guid column:1",
      "#tags column:4", "#columns:id\tFront\tBack\tTags",
    ] {
      try context.output.writeRawLine(line)
    }
    for question in questions {
      let item = question.item
      let tags = ["conj", item.tense].map { $0.split(separator: " ").joined(separator: "-") }
      let fields = [
        "conj:\(item.name):\(item.tense):\(item.person)", item.text,
        question.answers.joined(separator: " / "), tags.joined(separator: " "),
      ]
      try context.output.writeRawLine(
        fields.map { quotedValue(visibleText($0)) }.joined(separator: "\t"))
    }
  }
}

extension FormIndex.LevelInfo {
  /// The title without the examples in parentheses at its end, which may be what is asked.
  var titleWithoutExamples: String {
    let examples = title.hasSuffix(")") ? title.lastIndex(of: "(") : nil
    let words = title[..<(examples ?? title.endIndex)].split(separator: " ")
    return words.isEmpty ? title : words.joined(separator: " ")
  }
}
