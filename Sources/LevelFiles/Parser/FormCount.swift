internal import Wording

/// Finds out why a line has more or fewer forms than there are columns, and where.
struct FormCount {
  typealias Cause = (cause: DiagnosticMessage.CountCause, range: Range<Int>)

  let line: SourceLine
  let cells: [Range<Int>]
  let columnCount: Int

  private var trimmed: [Range<Int>] { cells.map(line.trimmed) }

  /// The cause, and what is to be marked in a line that ends here.
  func cause(end: Int) -> Cause {
    if cells.count < columnCount {
      return separator() ?? missingComma() ?? (.unknown, end..<end)
    }
    return extraComma() ?? (.unknown, trimmed[columnCount].lowerBound..<end)
  }

  /// Something between two words that people put in the place of a comma.
  private func separator() -> Cause? {
    for cell in trimmed {
      let words = words(in: cell)
      // `coméis y comen`, `vivo - vives`.
      for (before, word) in zip(words, words.dropFirst().dropLast()) where !before.isEmpty {
        let text = line.cleaned(word)
        if let name = Self.wordSubstitutes[text] { return (.separator(name), word) }
      }
      for index in cell.dropLast() {
        guard let name = Self.commaSubstitutes[line.characters[index]] else { continue }
        return (.separator(name), index..<(index + 1))
      }
    }
    return nil
  }

  private static let wordSubstitutes: [String: LocalizedText] = [
    "y": .verbatim("“y”"), "e": .verbatim("“e”"), "-": hyphen, "–": dash, "—": dash,
  ]

  private static let commaSubstitutes: [Character: LocalizedText] = [
    ";": semicolon, "；": .init(en: "a wide semicolon", es: "un punto y coma ancho"),
    "，": .init(en: "a wide comma", es: "una coma ancha"),
    "、": .init(en: "a Chinese comma", es: "una coma china"), ".": fullStop, "|": verticalBar,
    "\t": .init(en: "a tab", es: "un tabulador"),
  ]

  /// What people put in the place of the colon after an infinitive.
  static let colonSubstitutes: [Character: LocalizedText] = [
    ",": .init(en: "a comma", es: "una coma"), ";": semicolon, ".": fullStop,
    "=": .init(en: "an equals sign", es: "un signo igual"), "-": hyphen, "–": dash, "—": dash,
    ">": arrow, "→": arrow, "：": .init(en: "a wide colon", es: "unos dos puntos anchos"),
    "|": verticalBar,
  ]

  private static let semicolon = LocalizedText(en: "a semicolon", es: "un punto y coma")
  private static let fullStop = LocalizedText(en: "a full stop", es: "un punto")
  private static let hyphen = LocalizedText(en: "a hyphen", es: "un guion")
  private static let dash = LocalizedText(en: "a dash", es: "una raya")
  private static let arrow = LocalizedText(en: "an arrow", es: "una flecha")
  private static let verticalBar = LocalizedText(en: "a vertical bar", es: "una barra vertical")

  /// A cell that has at least twice as many words as another: two forms without a comma.
  private func missingComma() -> Cause? {
    let words = trimmed.map(self.words)
    let usual =
      words.count == 1 ? max(1, words[0].count / columnCount) : words.map { $0.count }.min() ?? 1
    guard usual > 0, let cell = words.first(where: { $0.count >= 2 * usual }) else { return nil }
    let before = cell[0].lowerBound..<cell[usual - 1].upperBound
    let after = cell[usual].lowerBound..<cell[2 * usual - 1].upperBound
    return (
      .missingComma(before: line.cleaned(before), after: line.cleaned(after)),
      before.upperBound..<after.lowerBound
    )
  }

  /// The second of two commas with nothing between them.
  private func extraComma() -> Cause? {
    guard let index = trimmed.firstIndex(where: { $0.isEmpty }) else { return nil }
    let comma = cells[index].upperBound
    return (.extraComma, comma..<(comma + 1))
  }

  private func words(in range: Range<Int>) -> [Range<Int>] {
    range.split { isBlank(line.characters[$0]) }
  }
}

extension SourceLine {
  /// The separators after the last form of a line; each is followed by an empty cell.
  func separators(_ separator: Character, behind forms: Range<Int>) -> [Int] {
    (forms.upperBound..<all.upperBound).prefix { isTrailing(characters[$0]) }
      .filter { characters[$0] == separator }
  }
}
