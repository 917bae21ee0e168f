import SpanishText

extension FormIndex {
  /// The row that holds the entry at `position`: the longest run of entries of one verb around it.
  ///
  /// - Parameter position: 0 to ``entryCount`` − 1.
  /// - Returns: The row.
  ///
  /// Complexity: O(letters + log rows); O(entries) the first time, some 20 ns each.
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
  /// Complexity: O(rows × letters); O(entries) the first time, some 20 ns each.
  public func rows(from position: Int, limit: Int) -> [Row] {
    guard (0..<entryCount).contains(position), limit > 0 else { return [] }
    let (starts, number) = (rowStarts, numberOfRow(at: position))
    return rows(beginningAt: starts[number...number + min(limit, starts.count - 1 - number)])
  }

  /// The rows before the one that holds the entry at `position`, in order, at most `limit` of them: those
  /// nearest to it. For a position after the end of the list, the last rows.
  ///
  /// Complexity: that of ``rows(from:limit:)``.
  public func rows(before position: Int, limit: Int) -> [Row] {
    guard entryCount > 0, limit > 0, position > 0 else { return [] }
    let end = position < entryCount ? numberOfRow(at: position) : rowStarts.count - 1
    return rows(beginningAt: rowStarts[max(end - limit, 0)...end])
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
    rows(beginningAt: rowStarts(in: range.clamped(to: 0..<entryCount), limit: limit)[...])
  }

  /// The rows that begin at some positions. The last position is where the last row ends.
  private func rows(beginningAt starts: ArraySlice<UInt32>) -> [Row] {
    var cursor = EntryCursor(storage, selected)
    var rows: [Row] = []
    guard let start = starts.first, cursor.seek(to: Int(start)) else { return [] }
    rows.reserveCapacity(starts.count)
    for (start, end) in zip(starts, starts.dropFirst()) {
      let first = cursor.entry
      guard end - start == 1 || cursor.seek(to: Int(end) - 1) else { break }
      rows.append(
        Row(
          positions: Int(start)..<Int(end), first: first.form, last: cursor.form,
          infinitive: first.infinitive))
      guard cursor.advance() else { break }
    }
    return rows
  }

  /// The number of the row that holds the entry at a position of the list.
  private func numberOfRow(at position: Int) -> Int {
    let starts = rowStarts
    // Only a damaged index has no row from the first position on.
    return max(firstIndex(in: 0..<starts.count - 1) { starts[$0] > position } - 1, 0)
  }

  /// Where the rows of the list begin, and where the last one ends. O(entries) the first time, 13 ms for the built-in
  /// index, then O(1).
  package var rowStarts: [UInt32] {
    func make() -> Boxed<[UInt32]> { Boxed(rowStarts(in: 0..<entryCount)) }
    return (selected?.rowStarts.value(make) ?? storage.rowStartsOfList.value(make)).value
  }

  /// Where the rows of a range begin, at most `limit` of them, and where the last one ends.
  private func rowStarts(in range: Range<Int>, limit: Int = .max) -> [UInt32] {
    var starts: [UInt32] = []
    var infinitive: [UInt8] = []
    var cursor = EntryCursor(storage, selected)
    guard !range.isEmpty, limit > 0, cursor.seek(to: range.lowerBound) else { return [0] }
    repeat {
      if !starts.isEmpty, cursor.isLikeLast || cursor.isOf(infinitive) { continue }
      starts.append(UInt32(cursor.position))
      if starts.count > limit { return starts }
      infinitive = cursor.infinitive
    } while cursor.position + 1 < range.upperBound && cursor.advance()
    return starts + [UInt32(range.upperBound)]
  }
}
