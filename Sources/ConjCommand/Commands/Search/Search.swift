import VerbForms

/// A run of `conj search`: what is found, in the order of the sorted list.
struct Search {
  private let found: FoundForms
  private let pattern: String
  private let limit: Int
  private let source: OpenIndex

  init(_ context: inout Context) throws(Failure) {
    source = try OpenIndex(&context)
    pattern = context.arguments.texts.first ?? ""
    found = FoundForms(pattern, in: source)
    // On a terminal the prompt and the line about the rest need room too.
    let fitting = context.format() == .text ? context.height.map { max(1, $0 - 2) } : nil
    let wanted = context.arguments.number(.limit) ?? fitting ?? 0
    limit = wanted == 0 ? Int.max - 1 : wanted
  }

  /// Writes what was asked for of what is found.
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
      let runs = found.runs(limit: limit + 1)
      count = runs.count
      try writer.write(runs: runs, &context.output)
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
