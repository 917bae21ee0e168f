import SpanishText
import VerbForms

extension PlainIndex {
  /// The runs of one verb, from the start of the list to its end.
  public var rows: [FormIndex.Row] {
    var rows: [FormIndex.Row] = []
    for (position, entry) in entries.enumerated() {
      if let last = rows.last, last.infinitive == entry.infinitive {
        rows[rows.count - 1].positions = last.positions.lowerBound..<position + 1
        rows[rows.count - 1].last = entry.form
      } else {
        rows.append(
          FormIndex.Row(
            positions: position..<position + 1, first: entry.form, last: entry.form,
            infinitive: entry.infinitive))
      }
    }
    return rows
  }

  /// The runs of one verb in a range of positions, the first and the last cut to it.
  public func rows(in range: Range<Int>) -> [FormIndex.Row] {
    rows.compactMap { row in
      let positions = row.positions.clamped(to: range)
      guard let first = positions.first, let last = positions.last else { return nil }
      return FormIndex.Row(
        positions: positions, first: entries[first].form, last: entries[last].form,
        infinitive: row.infinitive)
    }
  }

  /// The places of the entries whose fold begins with that of `prefix`, or the empty range where they
  /// would stand.
  public func positions(ofPrefix prefix: String) -> Range<Int> {
    let prefix = Array(PlainText.fold(prefix).utf8)
    let before = folds.filter {
      !$0.starts(with: prefix) && $0.lexicographicallyPrecedes(prefix)
    }.count
    return before..<before + folds.filter { $0.starts(with: prefix) }.count
  }

  /// The places of the entries whose form is matched by a pattern with `*` and `?`.
  public func positions(matching pattern: String, accents: FormIndex.AccentMode = .smart) -> [Int] {
    let pattern = Array(pattern.lowercased())
    let forms = entries.map { Array($0.form) }
    func positions(_ takes: (Character, Character) -> Bool) -> [Int] {
      entries.indices.filter { matches(pattern[...], forms[$0][...], takes) }
    }
    var known: [Character: String] = [:]
    func fold(_ letter: Character) -> String {
      if let fold = known[letter] { return fold }
      let fold = PlainText.fold(String(letter))
      known[letter] = fold
      return fold
    }
    func folded() -> [Int] { positions { fold($0) == fold($1) } }
    switch accents {
    case .ignore: return folded()
    case .strict: return positions { $0 == $1 }
    case .smart:
      let marked = positions { $0 == $1 || (fold($0) == String($0) && fold($1) == String($0)) }
      return marked.isEmpty ? folded() : marked
    }
  }

  private func matches(
    _ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>,
    _ takes: (Character, Character) -> Bool
  ) -> Bool {
    func rest(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
      matches(pattern, text, takes)
    }
    guard let letter = pattern.first else { return text.isEmpty }
    if letter == "*" {
      return rest(pattern.dropFirst(), text) || (!text.isEmpty && rest(pattern, text.dropFirst()))
    }
    guard let other = text.first, letter == "?" || takes(letter, other) else { return false }
    return rest(pattern.dropFirst(), text.dropFirst())
  }

  /// A verb's lines in reading order.
  public func lines(ofVerb infinitive: String) -> [FormIndex.VerbLine] {
    var lines: [FormIndex.VerbLine] = []
    for number in selected.sorted() {
      for challenge in levels[number].challenges
      where PlainText.withoutPronoun(challenge.verb) == infinitive {
        // A line made in memory may have fewer cells than its level has columns.
        let missing = max(0, levels[number].columns.count - challenge.cells.count)
        let cells = challenge.cells.map { $0.eachOnce() } + Array(repeating: [], count: missing)
        lines.append(
          FormIndex.VerbLine(
            level: number, line: challenge.line, writtenInfinitive: challenge.verb, cells: cells,
            forms: cells.map { $0.map { PlainText.withoutLeadingWords($0) } }))
      }
    }
    return lines
  }
}
