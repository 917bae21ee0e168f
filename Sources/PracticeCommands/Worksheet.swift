import Invocation
import Practice
import SpanishGrammar
import Terminal
import VerbForms

/// The questions of a practice on paper or for another program.
struct Worksheet {
  private let questions: [Question]
  private let source: IndexSelection
  private let seed: UInt64?

  init(_ questions: [Question], _ source: IndexSelection, seed: UInt64?) {
    self.questions = questions
    self.source = source
    self.seed = seed
  }

  func write(_ context: inout Context) throws(Failure) -> ExitStatus {
    switch context.arguments.value(.export) {
    case "anki": try writeAnki(&context)
    case "tsv": try writeLines(&context)
    default: try writeSheet(&context)
    }
    return .success
  }

  // MARK: on paper

  /// The sheet with its gaps, a form feed, and the key: Markdown, or plain text with `--format text`.
  private func writeSheet(_ context: inout Context) throws(Failure) {
    let isPlain = context.arguments.value(.format) == "text"
    var levels: [String] = []
    for question in questions {
      let title = visibleText(source.summaries[question.level].titleWithoutExamples)
      if !levels.contains(title) { levels.append(title) }
    }
    let titles = levels.prefix(3).joined(separator: "; ") + (levels.count > 3 ? "; …" : "")
    let number = seed.map { " (\($0))" } ?? ""
    let marks = isPlain ? ("", "", "") : ("# ", "**", "**")
    func title(_ words: String) -> [String] {
      ["\(marks.0)\(words)\(number)", "", titles, ""]
    }
    var lines = title("Ejercicio")
    lines += ["Nombre: ____________________   Fecha: ____________", ""]
    for (index, question) in questions.enumerated() {
      let item = question.item
      let asked = [item.tense, item.person].filter { !$0.isEmpty }.joined(separator: ", ")
      let gap = gap(question, "____________________") ?? "____________________"
      lines.append(
        visibleText(
          "\(index + 1). \(marks.1)\(item.infinitive)\(marks.2), \(asked): \(gap)"))
      if !isPlain { lines.append("") }
    }
    // The form feed begins the second page; a terminal has no pages.
    var key = title("Soluciones")
    key[0] = (context.isOnTerminal ? "\n" : "\u{0C}") + key[0]
    lines += key
    for (index, question) in questions.enumerated() {
      lines.append(visibleText("\(index + 1). \(question.answers.joined(separator: " / "))"))
    }
    for line in lines {
      context.output.append(line)
      try context.output.endLine()
    }
  }

  /// What stands around the verb's own form in its answers, with a gap in place of the form: `me ____ bien`. Nil where
  /// nothing does but what the question asks for: `no` of a command, and the pronoun of the person.
  private func gap(_ question: Question, _ gap: String) -> String? {
    let item = question.item
    var texts: Set<String> = []
    for (answer, form) in zip(question.answers, question.forms) {
      var lead = answer.dropLast(form.count).split(separator: " ")
      var asked = lead.filter { $0 != "no" }
      if question.isPronominal || LeadingWords.begin(column: item.person) {
        asked = Array(asked.dropFirst())
      }
      if asked.isEmpty { lead = [] }
      let words = form.split(separator: " ")
      let size = words.indices.dropFirst().first { size in
        let own = words[..<size].joined(separator: " ")
        return source.whole.readings(of: own, infinitive: question.verb).contains {
          $0.tense == question.tense && ($0.person ?? "") == item.person
        }
      }
      let tail = words[(size ?? words.count)...]
      texts.insert((lead + [gap[...]] + tail).joined(separator: " "))
    }
    guard texts.count == 1, let text = texts.first, text != gap else { return nil }
    return text
  }

  // MARK: for other programs

  /// Infinitive, tense, person, answers with a slash between, level and file.
  private func writeLines(_ context: inout Context) throws(Failure) {
    for question in questions {
      let level = source.summaries[question.level]
      try context.output.appendLine([
        question.item.infinitive, question.item.tense, question.item.person,
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
      context.output.append(line)
      try context.output.endLine()
    }
    for question in questions {
      let item = question.item
      let tags = ["conj", item.tense].map { $0.split(separator: " ").joined(separator: "-") }
      let fields = [
        "conj:\(item.infinitive):\(item.tense):\(item.person)",
        item.text + (gap(question, "…").map { ": \($0)" } ?? ""),
        question.answers.joined(separator: " / "), tags.joined(separator: " "),
      ]
      context.output.append(
        fields.map { quotedValue(visibleText($0)) }.joined(separator: "\t"))
      try context.output.endLine()
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
