import VerbForms

extension Flag {
  static let verbs = Flag(
    "verbs", help: "the verbs of what was found, each once, most used first")
  static let forms = Flag("forms", help: "one line for each form, not for each run of one verb")
  static let limit = Flag(
    "limit", value: .number("N"), help: "at most N lines; 0: all",
    details: "Without it, one screenful on a terminal and everything otherwise.")
  static let count = Flag("count", help: "only the number of forms, or of verbs with --verbs")
}

extension Command {
  static let search = Command(
    name: "search",
    synopsis: "PATTERN",
    words: 1...1,
    summary: "the forms that start with PATTERN, or match one such as *ucir",
    details: [
      """
      A plain PATTERN finds the forms that start with it. With * for any letters and ? for one \
      letter it must match the whole form. Accents and case do not matter. Consecutive forms of \
      one verb are one line: the first, the last, the verb and the number of forms.
      """,
      """
      tsv has first, last, infinitive and count; with --forms form and infinitive; with --verbs \
      the infinitive.
      """,
    ],
    flags: [.verbs, .forms, .limit, .count],
    examples: [
      Example("conj search irg", "What begins with irg-, and of which verb?"),
      Example("conj search '*ucir' --verbs", "The verbs in -ucir, most used first:"),
      Example("conj search 'des*ar' --verbs --count", "How many verbs are like deshojar?"),
    ],
    run: { (context) throws(Failure) in
      try Search(&context).run(&context)
    })
}

struct Search {
  private let found: FoundForms
  private let pattern: String
  private let limit: Int
  private let source: IndexSelection

  init(_ context: inout Context) throws(Failure) {
    source = try IndexSelection(&context)
    pattern = context.arguments.texts.first ?? ""
    found = FoundForms(pattern, in: source)
    // On a terminal the prompt and the line about the rest need room too.
    let fitting = context.format() == .text ? context.height.map { max(1, $0 - 2) } : nil
    let wanted = context.arguments.number(.limit) ?? fitting ?? 0
    // One more is looked for, to say that there are more.
    limit = wanted == 0 ? .max - 1 : min(wanted, .max - 1)
  }

  func run(_ context: inout Context) throws(Failure) -> ExitStatus {
    let writer = SearchWriter(context, limit: limit, format: context.format())
    let count: Int
    if context.arguments.has(.verbs) {
      let verbs = found.verbs
      count = verbs.count
      if !context.arguments.has(.count) { try writer.write(verbs: verbs, &context.output) }
    } else if context.arguments.has(.count) {
      count = found.count
    } else if context.arguments.has(.forms) {
      let entries = found.entries(limit: limit + 1)
      count = entries.count
      try writer.write(entries: entries, &context.output)
    } else {
      let rows = found.rows(limit: limit + 1)
      count = rows.count
      try writer.write(rows: rows, &context.output)
    }
    if context.arguments.has(.count) { try writer.write(count: count, &context.output) }
    if count == 0 {
      context.messages.say(
        "No form here fits “\(pattern)”.",
        advice: "A plain word finds what begins with it; * stands for any letters, ? for one.")
    }
    return ExitStatus(allGood: count > 0).worse(source.status)
  }
}
