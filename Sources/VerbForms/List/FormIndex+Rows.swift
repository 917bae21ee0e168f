import SpanishText

extension FormIndex {
  /// The row that holds the entry at `position`: the longest run of entries of one verb around it.
  ///
  /// - Parameter position: 0 to ``entryCount`` − 1.
  /// - Returns: The row.
  ///
  /// Complexity: O(letters + log rows), and the first time in a place O(entries) of the row and its neighbours.
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
  /// Complexity: O(rows × letters), and the first time in a place O(entries) of the rows, some 20 ns each.
  public func rows(from position: Int, limit: Int) -> [Row] {
    guard (0..<entryCount).contains(position), limit > 0 else { return [] }
    return rows(beginningAt: rowStarts(around: position, before: 0, after: limit))
  }

  /// The rows before the one that holds the entry at `position`, in order, at most `limit` of them: those
  /// nearest to it. For a position after the end of the list, the last rows.
  ///
  /// Complexity: that of ``rows(from:limit:)``.
  public func rows(before position: Int, limit: Int) -> [Row] {
    guard entryCount > 0, limit > 0, position > 0 else { return [] }
    return rows(beginningAt: rowStarts(around: position, before: limit, after: 0))
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

  /// Where the rows of the whole list begin, and where the last one ends. O(entries), 8 ms for the built-in index.
  package var rowStarts: [UInt32] { rowStarts(in: 0..<entryCount) }

  /// The list is read for beginnings of rows in stretches of this many entries, each once.
  private static let stretch = 1024

  /// Where the row with an entry begins, and up to so many rows before and after it. The end of the list counts as a
  /// beginning.
  private func rowStarts(around position: Int, before: Int, after: Int) -> ArraySlice<UInt32> {
    let last = (entryCount - 1) / Self.stretch
    var stretches = min(position / Self.stretch, last)...min(position / Self.stretch, last)
    var starts = rowStarts(ofStretch: stretches.lowerBound)
    while true {
      let row = firstIndex(in: 0..<starts.count) { starts[$0] > position } - 1
      if row < before, stretches.lowerBound > 0 {
        stretches = stretches.lowerBound - 1...stretches.upperBound
        starts = rowStarts(ofStretch: stretches.lowerBound) + starts
      } else if starts.count - 1 - row < after, stretches.upperBound < last {
        stretches = stretches.lowerBound...stretches.upperBound + 1
        starts += rowStarts(ofStretch: stretches.upperBound)
      } else {
        // Only a damaged index has no row from the first position on.
        guard row >= 0 else { return starts[...] }
        return starts[max(row - before, 0)...row + min(after, starts.count - 1 - row)]
      }
    }
  }

  private func rowStarts(ofStretch number: Int) -> [UInt32] {
    func make() -> LazyTables<Boxed<[UInt32]>> { LazyTables(count: entryCount / Self.stretch + 1) }
    let stretches = selected?.rowStarts.value(make) ?? storage.rowStartsOfList.value(make)
    func starts() -> Boxed<[UInt32]> {
      let start = number * Self.stretch
      let end = min(start + Self.stretch, entryCount)
      // Whether a row begins with the first entry is told by the one before it.
      let starts = rowStarts(in: max(start - 1, 0)..<end)
      return Boxed(starts.filter { $0 >= start && ($0 < end || end == entryCount) })
    }
    return stretches.withValue(number, starts) { $0.value }
  }

  /// Where the rows of a range begin, at most `limit` of them, and where the last one ends.
  private func rowStarts(in range: Range<Int>, limit: Int = .max) -> [UInt32] {
    var starts: [UInt32] = []
    var infinitive: [UInt8] = []
    var cursor = EntryCursor(storage, selected)
    guard !range.isEmpty, limit > 0, cursor.seek(to: range.lowerBound) else { return [] }
    repeat {
      if !starts.isEmpty, cursor.isLikeLast || cursor.isOf(infinitive) { continue }
      starts.append(UInt32(cursor.position))
      if starts.count > limit { return starts }
      infinitive = cursor.infinitive
    } while cursor.position + 1 < range.upperBound && cursor.advance()
    return starts + [UInt32(range.upperBound)]
  }
}
