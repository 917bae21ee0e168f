/// Finds out why a line has more or fewer forms than there are columns, and where.
struct FormCount {
  let wording: Wording
  let cause: Wording.CountCause
  let place: Range<Int>

  /// For a line with `cells` between its commas, the last of which ends at `end`.
  init(line: SourceLine, cells: [Range<Int>], end: Int, columns: [String]) {
    let finder = Finder(line: line, cells: cells.map(line.trimmed), raw: cells)
    let found =
      cells.count < columns.count
      ? finder.separator() ?? finder.missingComma(columnCount: columns.count)
      : finder.extraComma()
    if let found {
      (cause, place) = found
    } else {
      cause = .unknown
      // Too few: where the next form is expected. Too many: those that are too many.
      place =
        cells.count > columns.count ? finder.cells[columns.count].lowerBound..<end : end..<end
    }
    wording = .wrongFormCount(cells.count, columns: columns, cause: cause)
  }

  private struct Finder {
    let line: SourceLine
    let cells: [Range<Int>]
    let raw: [Range<Int>]

    typealias Found = (cause: Wording.CountCause, place: Range<Int>)

    /// Something between two words that people put in the place of a comma.
    func separator() -> Found? {
      for cell in cells {
        for place in cell.dropLast() {
          guard let name = Self.standIns[line.characters[place]] else { continue }
          return (.separator(name), place..<(place + 1))
        }
      }
      return nil
    }

    private static let standIns: [Character: String] = [
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
      guard let place = cells.firstIndex(where: \.isEmpty) else { return nil }
      let comma = raw[place].upperBound
      return (.extraComma, comma..<(comma + 1))
    }
  }
}

extension SourceLine {
  /// The words of a range: what stands between blanks.
  fileprivate func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for place in range {
      if isBlank(characters[place]) {
        if let wordStart = start { words.append(wordStart..<place) }
        start = nil
      } else if start == nil {
        start = place
      }
    }
    if let start { words.append(start..<range.upperBound) }
    return words
  }
}
