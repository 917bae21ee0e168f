import Invocation
import VerbForms
import Wording

/// What both of two sets of levels have, or the first or second alone.
private struct ComparedPart {
  let side: String
  let titles: [String]
  let list: FormIndex.Entries
  /// Where its entries are in the list.
  let positions: RangeSet<Int>

  var formCount: Int { positions.ranges.reduce(0) { $0 + $1.count } }
  var forms: some Sequence<FormIndex.Entry> { positions.ranges.lazy.flatMap { [list] in list[$0] } }

  /// The infinitive is a form of its verb, and is in every level that has the verb.
  var verbs: [String] { forms.filter { $0.form == $0.infinitive }.map(\.form) }
}

extension Context {
  /// Writes what the levels that two names mean have in common, and what only one of them has.
  mutating func compareLevels(_ names: [String], _ source: IndexSelection) throws(Failure) {
    let levels = try names.map { name throws(Failure) in
      try IndexSelection.levels(named: [name], of: source.index)
    }
    let titles = levels.map { levels in levels.sorted().map { source.summaries[$0].title } }
    let indexes = levels.map { source.whole.restricted(to: $0) }
    let lists = indexes.map(\.entries)
    let both = lists[0].indices(where: { indexes[1].position(of: $0) != nil })
    let first = RangeSet(lists[0].startIndex..<lists[0].endIndex).subtracting(both)
    let second = lists[1].indices(where: { indexes[0].position(of: $0) == nil })
    let parts = [
      ComparedPart(side: "both", titles: titles[0] + titles[1], list: lists[0], positions: both),
      ComparedPart(side: "first", titles: titles[0], list: lists[0], positions: first),
      ComparedPart(side: "second", titles: titles[1], list: lists[1], positions: second),
    ]
    switch format() {
    case .text: for part in parts { write(part) }
    case .tsv:
      writeNames(["side", "kind", "infinitive", "form"])
      for part in parts {
        for verb in part.verbs { try writeRow([part.side, "verb", verb, ""]) }
        for entry in part.forms { try writeRow([part.side, "form", entry.infinitive, entry.form]) }
      }
    case .jsonl:
      for part in parts {
        try output.object { (json) throws(Failure) in
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
        try output.endLine()
      }
    }
  }

  private mutating func write(_ part: ComparedPart) {
    let verbs = part.verbs
    let counts = LocalizedText.joined([
      CountMessage.verbs(verbs.count), CountMessage.forms(part.formCount),
    ])
    if part.side == "both" {
      writeLine(.init(en: "In both: \(counts)", es: "En los dos: \(counts)"))
    } else {
      let list = PickerMessage.levels(part.titles, most: 2)
      writeLine("")
      writeLine(.init(en: "Only in \(list): \(counts)", es: "Solo en \(list): \(counts)"))
    }
    if !verbs.isEmpty { writeLine("  \(verbs.joined(separator: ", "))") }
  }
}
