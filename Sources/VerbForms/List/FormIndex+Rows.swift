extension FormIndex {
  /// The row that holds the entry at `position`: the longest run of entries of one verb around it.
  ///
  /// - Parameter position: 0 to ``entryCount`` − 1.
  /// - Returns: The row.
  ///
  /// Complexity: O(entries of the run), some 30 ns each.
  public func row(containing position: Int) -> Row {
    precondition((0..<entryCount).contains(position), "there is no entry \(position)")
    // Only a damaged index has positions without an entry.
    return rows(from: position, limit: 1).first
      ?? Row(positions: position..<position + 1, first: "", last: "", infinitive: "")
  }

  /// Rows in order, beginning with the one that holds the entry at `position`.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// let index = FormIndex.builtin
  /// let position = index.positions(ofPrefix: "irg").lowerBound
  /// for row in index.rows(from: position, limit: 20) {
  ///   print(row.first, "…", row.last, row.infinitive)      // irga … irguió erguir
  /// }
  /// ```
  ///
  /// - Returns: At most `limit` rows; none for a position outside the list.
  ///
  /// Complexity: O(entries of the rows), some 30 ns each.
  public func rows(from position: Int, limit: Int) -> [Row] {
    guard (0..<entryCount).contains(position), limit > 0 else { return [] }
    return rows(in: startOfRow(containing: position)..<entryCount, limit: limit)
  }

  /// The rows before the one that holds the entry at `position`, in order, at most `limit` of them: those
  /// nearest to it. For a position after the end of the list, the last rows.
  ///
  /// Complexity: O(entries of the rows), some 30 ns each.
  public func rows(before position: Int, limit: Int) -> [Row] {
    guard entryCount > 0, limit > 0, position > 0 else { return [] }
    var end = position >= entryCount ? entryCount : startOfRow(containing: position)
    // A stretch with as many entries as the rows have that are missing: 29 each on average.
    var stretches: [[Row]] = []
    var missing = limit
    while missing > 0, end > 0 {
      let reach = min(missing, end / 32 + 1) * 32
      let start = startOfRow(containing: max(end - reach, 0))
      let rows = rows(in: start..<end)
      stretches.append(rows)
      missing -= rows.count
      end = start
    }
    return Array(stretches.reversed().joined().suffix(limit))
  }

  /// The rows of a range of positions, the first and the last cut to it.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// let index = FormIndex.builtin
  /// let rows = index.rows(in: index.positions(ofPrefix: "irg"))
  /// print(rows.map(\.infinitive))      // ["erguir"]
  /// ```
  ///
  /// Complexity: O(entries of the rows), some 30 ns each.
  public func rows(in range: Range<Int>, limit: Int = .max) -> [Row] {
    let range = range.clamped(to: 0..<entryCount)
    var cursor = EntryCursor(storage, selected)
    guard !range.isEmpty, limit > 0, cursor.seek(to: range.lowerBound) else { return [] }
    var rows: [Row] = []
    var infinitive = cursor.infinitive
    var start = cursor.position
    var first = cursor.form
    // A row's last entry is known with the entry after it: one step back, which takes another cursor.
    var lasts = EntryCursor(storage, selected)
    func finish(at end: Int) {
      let isSingle = end - start == 1 || !lasts.seek(to: end - 1)
      rows.append(
        Row(
          positions: start..<end, first: first, last: isSingle ? first : lasts.form,
          infinitive: String(decoding: infinitive, as: UTF8.self)))
    }
    while cursor.position + 1 < range.upperBound, cursor.advance() {
      if !cursor.isLikeLast, !cursor.isOf(infinitive) {
        finish(at: cursor.position)
        if rows.count == limit { return rows }
        infinitive = cursor.infinitive
        start = cursor.position
        first = cursor.form
      }
    }
    finish(at: min(cursor.position + 1, range.upperBound))
    return rows
  }

  /// Calls `body` with the position at which each row of the list begins, in order.
  ///
  /// Complexity: O(entries), some 20 ns each.
  package func forEachRowStart(_ body: (Int) -> Void) {
    var cursor = EntryCursor(storage, selected)
    guard entryCount > 0, cursor.seek(to: 0) else { return }
    var infinitive = cursor.infinitive
    body(0)
    while cursor.advance() {
      if cursor.isLikeLast || cursor.isOf(infinitive) { continue }
      infinitive = cursor.infinitive
      body(cursor.position)
    }
  }

  /// Where the run begins that the entry at `position` belongs to.
  private func startOfRow(containing position: Int) -> Int {
    var cursor = EntryCursor(storage, selected)
    guard cursor.seek(to: position) else { return position }
    let infinitive = cursor.infinitive
    var start = position
    var reach = 32
    while start > 0 {
      let from = max(start - reach, 0)
      guard cursor.seek(to: from) else { return start }
      // The last position in the stretch where the verb was another one.
      var lastOther: Int?
      repeat {
        if cursor.position == start { break }
        if !cursor.isOf(infinitive) { lastOther = cursor.position }
      } while cursor.advance()
      if let lastOther { return lastOther + 1 }
      start = from
      reach *= 2
    }
    return start
  }
}
