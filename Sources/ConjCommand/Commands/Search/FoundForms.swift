import VerbForms

/// The entries that a prefix or a pattern finds, in the order of the list.
struct FoundForms {
  private let index: FormIndex
  private let pattern: String
  /// The entries of a prefix; nil for a pattern.
  private let range: Range<Int>?

  init(_ pattern: String, in source: IndexSelection) {
    index = source.index
    self.pattern = pattern
    let isPattern = pattern.contains { $0 == "*" || $0 == "?" }
    range = isPattern ? nil : index.positions(ofPrefix: pattern)
  }

  var count: Int { range?.count ?? index.entryCount(matching: pattern) }

  func entries(limit: Int) -> [FormIndex.Entry] {
    if let range { return Array(index.entries[range].prefix(limit)) }
    var entries: [FormIndex.Entry] = []
    index.forEachEntry(matching: pattern) { entry, _ in
      entries.append(entry)
      return entries.count < limit
    }
    return entries
  }

  /// The verbs, each once, most used first.
  var verbs: [String] {
    var seen: Set<String> = []
    for row in rows(limit: .max) { seen.insert(row.infinitive) }
    return seen.map { (rank: index.rank(ofVerb: $0) ?? Int.max, infinitive: $0) }
      .sorted { ($0.rank, $0.infinitive) < ($1.rank, $1.infinitive) }
      .map(\.infinitive)
  }

  /// The first runs of one verb among the entries: those that a pattern finds need not be neighbours in
  /// the list, and other verbs' forms that are not found do not divide a run. Their positions count among
  /// what is found.
  func rows(limit: Int) -> [FormIndex.Row] {
    if let range { return index.rows(in: range, limit: limit) }
    var rows: [FormIndex.Row] = []
    var position = 0
    index.forEachEntry(matching: pattern) { entry, _ in
      if rows.last?.infinitive == entry.infinitive {
        rows[rows.count - 1].last = entry.form
        rows[rows.count - 1].positions = rows[rows.count - 1].positions.lowerBound..<position + 1
      } else {
        guard rows.count < limit else { return false }
        rows.append(
          FormIndex.Row(
            positions: position..<position + 1, first: entry.form, last: entry.form,
            infinitive: entry.infinitive))
      }
      position += 1
      return true
    }
    return rows
  }
}
