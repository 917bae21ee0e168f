import Invocation
import Terminal
import VerbForms
import Wording

/// What two sets of levels have in common, and what only one of them has.
struct LevelComparison {
  enum Side: String, CaseIterable {
    case both, first, second
  }

  private let names: [String]
  private let titles: [[String]]
  /// The verbs on each side, in the order of the list.
  private var verbs: [Side: [String]] = [:]
  private var forms: [Side: [FormIndex.Entry]] = [:]

  /// Compares the levels that two texts name.
  ///
  /// - Complexity: O(forms of the levels).
  init(_ first: String, _ second: String, _ source: IndexSelection) throws(Failure) {
    names = [first, second]
    var levels: [Set<Int>] = []
    for name in names {
      levels.append(try IndexSelection.levels(named: [name], of: source.index))
    }
    titles = levels.map { levels in levels.sorted().map { source.summaries[$0].title } }
    let indexes = levels.map { source.whole.restricted(to: $0) }
    for entry in indexes[0].entries {
      forms[indexes[1].position(of: entry) == nil ? .first : .both, default: []].append(entry)
    }
    forms[.second] = indexes[1].entries.filter { indexes[0].position(of: $0) == nil }
    // The infinitive is a form of its verb, and is in every level that has the verb.
    for side in Side.allCases {
      verbs[side] = forms[side, default: []].filter { $0.form == $0.infinitive }.map(\.form)
    }
  }

  func write(to context: inout Context) throws(Failure) {
    if context.writesCSV {
      let table = context.csv.table([["side", "kind", "infinitive", "form"]] + rows)
      return context.output.append(table)
    }
    switch context.format() {
    case .text:
      for (number, side) in [Side.both, .first, .second].enumerated() {
        if number > 0 { context.writeLine("") }
        write(side, to: &context)
      }
    case .tsv:
      for row in rows { try context.output.appendLine(row) }
    case .jsonl:
      for side in Side.allCases {
        let record: Record = [
          "side": side.rawValue, "levels": side == .both ? titles[0] + titles[1] : titles(of: side),
          "verbs": verbs[side, default: []],
          "forms": forms[side, default: []].map {
            ["infinitive": $0.infinitive, "form": $0.form] as Record
          },
        ]
        try record.writeObject(to: &context.output)
      }
    }
  }

  /// Each verb and each form, and where it is.
  private var rows: [[String]] {
    Side.allCases.flatMap { side in
      verbs[side, default: []].map { [side.rawValue, "verb", $0, ""] }
        + forms[side, default: []].map { [side.rawValue, "form", $0.infinitive, $0.form] }
    }
  }

  private func titles(of side: Side) -> [String] { titles[side == .first ? 0 : 1] }

  /// A heading with numbers, then the verbs.
  private func write(_ side: Side, to context: inout Context) {
    let verbs = self.verbs[side, default: []]
    let counts = LocalizedText.joined([
      CountMessage.verbs(verbs.count), CountMessage.forms(forms[side, default: []].count),
    ])
    switch side {
    case .both: context.writeLine(.init(en: "In both: \(counts)", es: "En los dos: \(counts)"))
    case .first, .second:
      let titles = titles(of: side)
      let shown = LocalizedText.verbatim(titles.prefix(2).joined(separator: "; "))
      let list = titles.count > 2 ? PickerMessage.moreLevels(shown, titles.count - 2) : shown
      context.writeLine(.init(en: "Only in \(list): \(counts)", es: "Solo en \(list): \(counts)"))
    }
    if !verbs.isEmpty { context.writeLine("  \(verbs.joined(separator: ", "))") }
  }
}
