/// Finds out why a line has more or fewer forms than there are columns, and where.
struct FormCount {
  let message: DiagnosticMessage
  let cause: DiagnosticMessage.CountCause
  let range: Range<Int>

  /// For a line with `cells` between its commas, the last of which ends at `end`.
  init(line: SourceLine, cells: [Range<Int>], end: Int, columns: [String]) {
    let finder = Finder(line: line, cells: cells.map(line.trimmed), raw: cells)
    let found =
      cells.count < columns.count
      ? finder.separator() ?? finder.missingComma(columnCount: columns.count)
      : finder.extraComma()
    if let found {
      (cause, range) = found
    } else {
      cause = .unknown
      // Too few: where the next form is expected. Too many: those that are too many.
      range =
        cells.count > columns.count ? finder.cells[columns.count].lowerBound..<end : end..<end
    }
    message = .wrongFormCount(cells.count, columns: columns, cause: cause)
  }

  private struct Finder {
    let line: SourceLine
    let cells: [Range<Int>]
    let raw: [Range<Int>]

    typealias Found = (cause: DiagnosticMessage.CountCause, range: Range<Int>)

    /// Something between two words that people put in the place of a comma.
    func separator() -> Found? {
      for cell in cells {
        for index in cell.dropLast() {
          guard let name = Self.commaSubstitutes[line.characters[index]] else { continue }
          return (.separator(name), index..<(index + 1))
        }
      }
      return nil
    }

    private static let commaSubstitutes: [Character: String] = [
      ";": "a semicolon", "；": "a wide semicolon", "，": "a wide comma", "、": "a Chinese comma",
      ".": "a full stop", "|": "a vertical bar", "\t": "a tab",
    ]

    /// A cell that has at least twice as many words as another: two forms without a comma.
    func missingComma(columnCount: Int) -> Found? {
      let words = cells.map { line.words(in: $0) }
      let usual =
        words.count == 1 ? max(1, words[0].count / columnCount) : words.map(\.count).min() ?? 1
      guard usual > 0, let cell = words.first(where: { $0.count >= 2 * usual }) else { return nil }
      let before = cell[0].lowerBound..<cell[usual - 1].upperBound
      let after = cell[usual].lowerBound..<cell[2 * usual - 1].upperBound
      return (
        .missingComma(before: line.cleaned(before), after: line.cleaned(after)),
        before.upperBound..<after.lowerBound
      )
    }

    /// The second of two commas with nothing between them.
    func extraComma() -> Found? {
      guard let index = cells.firstIndex(where: \.isEmpty) else { return nil }
      let comma = raw[index].upperBound
      return (.extraComma, comma..<(comma + 1))
    }
  }
}

extension SourceLine {
  /// The words of a range: what stands between blanks.
  fileprivate func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in range {
      if isBlank(characters[index]) {
        if let wordStart = start { words.append(wordStart..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { words.append(start..<range.upperBound) }
    return words
  }
}
