import Terminal
import VerbForms

struct SearchWriter {
  let limit: Int
  let format: Context.Format

  func write(count: Int, _ context: inout Context) throws(Failure) {
    if format != .text { return try write(["count": count], &context) }
    context.output.append(grouped(count))
    try context.output.endLine()
  }

  func write(verbs: [String], _ context: inout Context) throws(Failure) {
    try write(verbs, &context, cells: { [.init($0, .strong)] }, record: { ["infinitive": $0] })
  }

  func write(entries: [FormIndex.Entry], _ context: inout Context) throws(Failure) {
    try write(
      entries, &context, cells: { [.init($0.form), .init($0.infinitive, .strong)] },
      record: { ["form": $0.form, "infinitive": $0.infinitive] })
  }

  func write(rows: [FormIndex.Row], _ context: inout Context) throws(Failure) {
    try write(
      rows, &context,
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
    _ items: [Item], _ context: inout Context,
    cells: (Item) -> [TextTable.Cell], record: (Item) -> Record
  ) throws(Failure) {
    let shown = items.prefix(limit)
    guard format == .text else {
      for item in shown { try write(record(item), &context) }
      return
    }
    var table = TextTable()
    table.rows = shown.map(cells)
    try context.write(table)
    guard shown.count < items.count else { return }
    let rest = "… and more: --limit 0 shows all, --count counts them"
    context.output.append(context.styler.show(rest, .faint))
    try context.output.endLine()
  }

  private func write(_ record: Record, _ context: inout Context) throws(Failure) {
    if format == .jsonl {
      try record.writeObject(to: &context.output)
    } else {
      try record.writeFields(to: &context.output)
    }
  }
}
