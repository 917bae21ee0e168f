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
    let ofFirst = Dictionary(grouping: indexes[0].entries) { indexes[1].position(of: $0) != nil }
    let ofSecond = indexes[1].entries.filter { indexes[0].position(of: $0) == nil }
    parts = [
      Part(side: "both", titles: titles[0] + titles[1], forms: ofFirst[true, default: []]),
      Part(side: "first", titles: titles[0], forms: ofFirst[false, default: []]),
      Part(side: "second", titles: titles[1], forms: ofSecond),
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
      let rows = parts.flatMap { part in
        part.verbs.map { [part.side, "verb", $0, ""] }
          + part.forms.map { [part.side, "form", $0.infinitive, $0.form] }
      }
      try context.write(rows, below: ["side", "kind", "infinitive", "form"])
    case .jsonl:
      for part in parts {
        let record: Record = [
          "side": part.side, "levels": part.titles, "verbs": part.verbs,
          "forms": part.forms.map {
            ["infinitive": $0.infinitive, "form": $0.form] as Record
          },
        ]
        try record.writeObject(to: &context.output)
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
