import Terminal
import VerbForms

/// Writes the results of `conj search` in a format.
struct SearchWriter {
  private let format: Context.Format
  private let limit: Int
  private let width: Int?
  private let styler: TextStyler

  init(_ context: borrowing Context, limit: Int, format: Context.Format) {
    self.format = format
    self.limit = limit
    width = context.width
    styler = context.styler
  }

  func write(count: Int, _ output: inout OutputBuffer) throws(Failure) {
    switch format {
    case .text: output.append(grouped(count))
    case .tsv: output.appendNumber(count)
    case .jsonl:
      output.append("{")
      output.appendJSONPair("count", count, first: true)
      output.append("}")
    }
    try output.endLine()
  }

  func write(verbs: [String], _ output: inout OutputBuffer) throws(Failure) {
    try write(
      verbs, &output,
      cells: { [.init($0, .strong)] }, fields: { [$0] },
      pairs: { $0.appendJSONPair("infinitive", $1, first: true) })
  }

  func write(entries: [FormIndex.Entry], _ output: inout OutputBuffer) throws(Failure) {
    try write(
      entries, &output,
      cells: { [.init($0.form), .init($0.infinitive, .strong)] },
      fields: { [$0.form, $0.infinitive] },
      pairs: { output, entry in
        output.appendJSONPair("form", entry.form, first: true)
        output.appendJSONPair("infinitive", entry.infinitive)
      })
  }

  func write(rows: [FormIndex.Row], _ output: inout OutputBuffer) throws(Failure) {
    try write(
      rows, &output,
      cells: { row in
        let isOne = row.positions.count == 1
        return [
          .init(row.first), .init(isOne ? "" : "…", .faint), .init(isOne ? "" : row.last),
          .init(row.infinitive, .strong), .init(counted(row.positions.count, "form")),
        ]
      },
      fields: { [$0.first, $0.last, $0.infinitive, String($0.positions.count)] },
      pairs: { output, row in
        output.appendJSONPair("first", row.first, first: true)
        output.appendJSONPair("last", row.last)
        output.appendJSONPair("infinitive", row.infinitive)
        output.appendJSONPair("count", row.positions.count)
      })
  }

  /// Writes the first items, and tells people that there are more.
  private func write<Item>(
    _ items: [Item], _ output: inout OutputBuffer,
    cells: (Item) -> [TextTable.Cell], fields: (Item) -> [String],
    pairs: (inout OutputBuffer, Item) -> Void
  ) throws(Failure) {
    let shown = items.prefix(limit)
    switch format {
    case .text:
      var table = TextTable()
      table.rows = shown.map(cells)
      try table.write(to: &output, width: width, styler: styler)
      guard shown.count < items.count else { return }
      output.append(styler.show("… and more: --limit 0 shows all, --count counts them", .faint))
      try output.endLine()
    case .tsv:
      for item in shown { try output.appendLine(fields(item)) }
    case .jsonl:
      for item in shown {
        output.append("{")
        pairs(&output, item)
        output.append("}")
        try output.endLine()
      }
    }
  }
}
