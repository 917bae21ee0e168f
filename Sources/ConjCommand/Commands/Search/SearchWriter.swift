import Terminal
import VerbForms

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
    if format != .text { return try write(["count": count], &output) }
    output.append(grouped(count))
    try output.endLine()
  }

  func write(verbs: [String], _ output: inout OutputBuffer) throws(Failure) {
    try write(
      verbs, &output, cells: { [.init($0, .strong)] }, record: { ["infinitive": $0] })
  }

  func write(entries: [FormIndex.Entry], _ output: inout OutputBuffer) throws(Failure) {
    try write(
      entries, &output, cells: { [.init($0.form), .init($0.infinitive, .strong)] },
      record: { ["form": $0.form, "infinitive": $0.infinitive] })
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
      record: { row in
        [
          "first": row.first, "last": row.last, "infinitive": row.infinitive,
          "count": row.positions.count,
        ]
      })
  }

  /// Writes the first items, and tells people that there are more.
  private func write<Item>(
    _ items: [Item], _ output: inout OutputBuffer,
    cells: (Item) -> [TextTable.Cell], record: (Item) -> Record
  ) throws(Failure) {
    let shown = items.prefix(limit)
    guard format == .text else {
      for item in shown { try write(record(item), &output) }
      return
    }
    var table = TextTable()
    table.rows = shown.map(cells)
    try table.write(to: &output, width: width, styler: styler)
    guard shown.count < items.count else { return }
    output.append(styler.show("… and more: --limit 0 shows all, --count counts them", .faint))
    try output.endLine()
  }

  private func write(_ record: Record, _ output: inout OutputBuffer) throws(Failure) {
    if format == .jsonl {
      try record.writeObject(to: &output)
    } else {
      try record.writeFields(to: &output)
    }
  }
}
