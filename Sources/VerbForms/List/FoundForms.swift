import SpanishText

/// The entries that a prefix or a pattern finds, in the order of the list.
package struct FoundForms {
  private let index: FormIndex
  private let pattern: String
  private let accents: FormIndex.AccentMode
  /// The entries of a prefix whose accents do not matter; nil for a pattern.
  private let range: Range<Int>?

  /// Those that begin with a text, or match it where it is a pattern.
  package init(_ text: String, accents: FormIndex.AccentMode, in index: FormIndex) {
    (self.index, self.accents) = (index, accents)
    if text.contains(where: { $0 == "*" || $0 == "?" }) {
      pattern = text
      range = nil
    } else {
      let prefix = text.trimmedSpanish
      pattern = prefix + "*"
      let isPlain = accents == .ignore || (accents == .smart && prefix == prefix.folded)
      // Signs alone begin no form.
      let isSigns = prefix.isEmpty && text.contains { !$0.isWhitespace }
      range = isSigns ? 0..<0 : isPlain ? index.positions(ofPrefix: prefix) : nil
    }
  }

  package var count: Int { range?.count ?? index.entryCount(matching: pattern, accents: accents) }

  package func entries(limit: Int) -> [FormIndex.Entry] {
    if let range { return Array(index.entries[range].prefix(limit)) }
    var entries: [FormIndex.Entry] = []
    index.forEachEntry(matching: pattern, accents: accents) { entry, _ in
      entries.append(entry)
      return entries.count < limit
    }
    return entries
  }

  /// The verbs, each once, most used first.
  package var verbs: [String] {
    Set(rows(limit: .max).map { $0.infinitive })
      .map { (rank: index.rank(ofVerb: $0) ?? Int.max, infinitive: $0) }
      .sorted { ($0.rank, $0.infinitive) < ($1.rank, $1.infinitive) }
      .map { $0.infinitive }
  }

  /// The first `limit` runs of one verb among what is found: other verbs' forms that a pattern leaves out do not
  /// divide a run. Their positions are those in the list; for a pattern those among what is found.
  package func rows(limit: Int) -> [FormIndex.Row] {
    if let range { return index.rows(in: range, limit: limit) }
    var rows: [FormIndex.Row] = []
    var position = 0
    index.forEachEntry(matching: pattern, accents: accents) { entry, _ in
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
