import Invocation
import VerbForms
import Wording

/// What two sets of levels have in common, and what only one of them has.
struct LevelComparison {
  private struct Part {
    /// Whether both have it, or the first or second alone.
    let side: String
    let titles: [String]
    let forms: [FormIndex.Entry]

    /// The infinitive is a form of its verb, and is in every level that has the verb.
    var verbs: [String] { forms.filter { $0.form == $0.infinitive }.map(\.form) }
  }

  private let parts: [Part]

  /// Compares the levels that two texts name.
  init(_ first: String, _ second: String, _ source: IndexSelection) throws(Failure) {
    let levels = try [first, second].map { name throws(Failure) in
      try IndexSelection.levels(named: [name], of: source.index)
    }
    let titles = levels.map { levels in levels.sorted().map { source.summaries[$0].title } }
    let indexes = levels.map { source.whole.restricted(to: $0) }
    var (both, first): ([FormIndex.Entry], [FormIndex.Entry]) = ([], [])
    for entry in indexes[0].entries {
      if indexes[1].position(of: entry) != nil { both.append(entry) } else { first.append(entry) }
    }
    let second = indexes[1].entries.filter { indexes[0].position(of: $0) == nil }
    parts = [
      Part(side: "both", titles: titles[0] + titles[1], forms: both),
      Part(side: "first", titles: titles[0], forms: first),
      Part(side: "second", titles: titles[1], forms: second),
    ]
  }

  func write(to context: inout Context) throws(Failure) {
    switch context.format() {
    case .text:
      for part in parts {
        if part.side != "both" { context.writeLine("") }
        write(part, to: &context)
      }
    case .tsv:
      context.writeNames(["side", "kind", "infinitive", "form"])
      for part in parts {
        for verb in part.verbs { try context.writeRow([part.side, "verb", verb, ""]) }
        for entry in part.forms {
          try context.writeRow([part.side, "form", entry.infinitive, entry.form])
        }
      }
    case .jsonl:
      for part in parts {
        try context.output.object { (json) throws(Failure) in
          json.member("side", part.side)
          json.member("levels", part.titles)
          json.member("verbs", part.verbs)
          json.name("forms")
          try json.array(part.forms) { (json, entry) throws(Failure) in
            json.object {
              $0.member("infinitive", entry.infinitive)
              $0.member("form", entry.form)
            }
            try json.flushIfLarge()
          }
        }
        try context.output.endLine()
      }
    }
  }

  /// A heading with numbers, then the verbs.
  private func write(_ part: Part, to context: inout Context) {
    let verbs = part.verbs
    let counts = LocalizedText.joined([
      CountMessage.verbs(verbs.count), CountMessage.forms(part.forms.count),
    ])
    if part.side == "both" {
      context.writeLine(.init(en: "In both: \(counts)", es: "En los dos: \(counts)"))
    } else {
      let list = PickerMessage.levels(part.titles, most: 2)
      context.writeLine(.init(en: "Only in \(list): \(counts)", es: "Solo en \(list): \(counts)"))
    }
    if !verbs.isEmpty { context.writeLine("  \(verbs.joined(separator: ", "))") }
  }
}
