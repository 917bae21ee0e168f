package import Invocation
import SpanishText
import Terminal
import VerbForms
import Wording

extension Flag {
  static let verbs = Flag("verbs", help: "the verbs of what was found, each once, most used first")
  static let forms = Flag("forms", help: "one line for each form, not for each run of one verb")
  static let limit = Flag(
    "limit", value: .number("N"), help: "at most N lines; 0: all",
    details: "Without it, one screenful on a terminal and everything otherwise.")
  static let count = Flag(
    "count", help: "only the number of forms, or of verbs with --verbs",
    details: "A form of two verbs counts twice.")
}

extension Command {
  package static let search = Command(
    name: "search",
    synopsis: "PATTERN",
    words: 1...1,
    summary: "the forms that start with PATTERN, or match one such as *ucir",
    details: [
      """
      A plain PATTERN finds the forms that start with it. With * for any letters and ? for one \
      letter it must match the whole form. Case does not matter, and accents may be missing. \
      Consecutive forms of one verb are one line: the first, the last, the verb and the number of forms.
      """,
      """
      tsv has first, last, infinitive and count; with --forms form and infinitive; with --verbs \
      the infinitive; with --count the number alone.
      """,
    ],
    flags: [.accents, .verbs, .forms, .limit, .count],
    completion: { _ in .forms },
    examples: [
      "conj search irg": "What begins with irg-, and of which verb?",
      "conj search '*ucir' --verbs": "The verbs in -ucir, most used first:",
      "conj search 'des*ar' --verbs --count": "How many verbs are like deshojar?",
    ],
    run: { (context) throws(Failure) in
      let arguments = context.arguments
      try arguments.exclude(.verbs, .forms)
      try arguments.exclude(.count, with: [.forms, .limit])
      let source = try IndexSelection(&context)
      let pattern = arguments.texts.first ?? ""
      let found = FoundForms(pattern, accents: arguments.accents, in: source.index)
      let format = context.format()
      // On a terminal the prompt and the line about the rest need room too.
      let fitting = format == .text ? context.height.map { max(1, $0 - 2) } : nil
      let wanted = arguments.number(.limit) ?? fitting ?? 0
      // One more is looked for, to say that there are more.
      let limit = wanted == 0 ? .max - 1 : min(wanted, .max - 1)
      let count: Int
      if arguments.has(.count) {
        count = arguments.has(.verbs) ? found.verbs.count : found.count
        if format == .text {
          context.output.append("\(context.language.grouped(count))\n")
        } else {
          try (["count": count] as Record).write(as: format, to: &context.output)
        }
      } else {
        let items: any RandomAccessCollection<FoundItem> =
          arguments.has(.verbs)
          ? found.verbs.lazy.map { FoundItem(infinitive: $0) }
          : arguments.has(.forms)
            ? found.entries(limit: limit + 1).lazy.map {
              FoundItem(infinitive: $0.infinitive, ends: ($0.form, $0.form))
            }
            : found.rows(limit: limit + 1).lazy.map(FoundItem.run)
        count = items.count
        try context.write(items, limit: limit, of: source.index, as: format)
      }
      if count == 0 {
        let verbs = source.index.lookup(pattern).filter { !$0.parts.isEmpty }
          .map(\.infinitive).eachOnce()
        let patterns = LocalizedText(
          en:
            "A plain word finds the forms that begin with it; * matches any letters, ? matches one.",
          es:
            "Una palabra sola encuentra lo que empieza así; * vale por cualquier número de letras, ? por una."
        )
        let alone = LocalizedText(
          en:
            "The list has forms without pronouns and helping verbs; conj lookup finds the others.",
          es:
            "La lista tiene las formas sin pronombres ni auxiliares; conj lookup encuentra las demás."
        )
        context.messages.say(
          en: "No form here fits \(word: pattern).",
          es: "Aquí no hay ninguna forma como \(word: pattern).",
          advice: verbs.isEmpty
            ? patterns : .joined([LookupMessage.isForm(of: verbs), alone], by: "\n"))
      }
      return ExitStatus(allGood: count > 0).worse(source.status)
    })
}

/// What a line of `conj search` is about: a verb, one of its forms, or a run of them.
struct FoundItem {
  let infinitive: String
  /// The first and the last form; nil for a verb alone.
  var ends: (first: String, last: String)?
  /// How many forms a run has; nil for what is no run.
  var count: Int?

  static func run(_ row: FormIndex.Row) -> FoundItem {
    FoundItem(infinitive: row.infinitive, ends: (row.first, row.last), count: row.positions.count)
  }

  /// Its forms for people: the first and the last one, once where they are the same.
  var forms: String {
    guard let ends else { return "" }
    return ends.first == ends.last ? ends.first : "\(ends.first) … \(ends.last)"
  }

  fileprivate var record: Record {
    guard let ends else { return ["infinitive": infinitive] }
    guard let count else { return ["form": ends.first, "infinitive": infinitive] }
    return ["first": ends.first, "last": ends.last, "infinitive": infinitive, "count": count]
  }
}

extension Context {
  /// Writes the first of the items that were found, and tells people that there are more.
  mutating func write(
    _ items: some RandomAccessCollection<FoundItem>, limit: Int = .max, of index: FormIndex,
    as format: Format
  ) throws(Failure) {
    let shown = items.prefix(limit)
    guard format == .text else {
      for item in shown {
        var record = item.record
        if format == .jsonl, index.isPronominal(item.infinitive) { record += ["pronominal": true] }
        try record.write(as: format, to: &output)
      }
      return
    }
    let language = language
    var table = table
    table.keptColumns = [0, 1, 2]
    try table.write(shown, to: &output) { item, table in
      if item.ends != nil { table.add(item.forms) }
      table.add(index.name(of: item.infinitive), .strong)
      if let count = item.count { table.add(CountMessage.forms(count).text(in: language)) }
      table.endRow()
    }
    guard shown.count < items.count else { return }
    let rest = LocalizedText(
      en: "… and more: --limit 0 shows all, --count counts them",
      es: "… y más: --limit 0 las muestra todas, --count las cuenta")
    output.append("\(styler.show(rest.text(in: language), .faint))\n")
  }
}
