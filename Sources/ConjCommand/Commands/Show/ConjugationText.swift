import Terminal

/// A verb's conjugation for people: persons down, levels across as many as the width takes, and
/// below one another where it takes no more.
struct ConjugationText {
  /// A level's column of a table, as wide as its longest form and its title's longest word.
  private struct Column {
    var part: Conjugated.LevelPart
    var header: [String]
    var width: Int
  }

  private static let gap = 2
  /// A title's lines are at least this wide.
  private static let leastHeader = 12

  private let conjugation: Conjugated
  private let width: Int
  private let styler: TextStyler

  init(_ conjugation: Conjugated, _ context: borrowing Context) {
    self.conjugation = conjugation
    width = context.width ?? 100
    styler = context.styler
  }

  /// Writes the tables, then the levels that would only repeat one of them.
  func write(_ output: inout OutputBuffer) throws(Failure) {
    output.append(styler.show(visibleText(conjugation.infinitive), .strong))
    try output.endLine()
    var shown: [Conjugated.LevelPart] = []
    var repeated: [Conjugated.LevelPart] = []
    for part in conjugation.levels {
      if shown.contains(where: { $0.columns == part.columns && $0.cells == part.cells }) {
        repeated.append(part)
      } else {
        shown.append(part)
      }
    }
    for group in groups(of: shown) { try write(group, &output) }
    try writeNotes(shown, repeated, &output)
    try output.endLine()
  }

  /// The levels with the same columns, which share tables.
  private func groups(of parts: [Conjugated.LevelPart]) -> [[Conjugated.LevelPart]] {
    var groups: [[Conjugated.LevelPart]] = []
    for part in parts {
      if let place = groups.firstIndex(where: { $0.first?.columns == part.columns }) {
        groups[place].append(part)
      } else {
        groups.append([part])
      }
    }
    return groups
  }

  private func write(
    _ group: [Conjugated.LevelPart], _ output: inout OutputBuffer
  ) throws(Failure) {
    let persons = (group.first?.columns ?? []).map { visibleText($0) }
    let personWidth = persons.map { CellWidth.of($0) }.max() ?? 0
    var rest = group.map { column(for: $0) }[...]
    while let first = rest.first {
      var table = [first]
      rest.removeFirst()
      var used = personWidth + Self.gap + first.width
      while let next = rest.first, used + Self.gap + next.width <= width {
        used += Self.gap + next.width
        table.append(next)
        rest.removeFirst()
      }
      try write(table, persons: persons, personWidth: personWidth, &output)
    }
  }

  private func write(
    _ table: [Column], persons: [String], personWidth: Int, _ output: inout OutputBuffer
  ) throws(Failure) {
    try output.endLine()
    let height = table.map(\.header.count).max() ?? 0
    for line in 0..<height {
      var row = Row(indent: personWidth + Self.gap)
      for column in table {
        // Titles stand on the forms, so short ones start lower.
        let place = line - (height - column.header.count)
        let text = place >= 0 ? column.header[place] : ""
        let swatch =
          place == 0
          ? styler.colorSwatch(column.part.color)
          : String(repeating: " ", count: styler.swatchWidth)
        row.add(
          text.isEmpty ? "" : swatch + styler.show(text, .faint),
          width: text.isEmpty ? 0 : styler.swatchWidth + CellWidth.of(text),
          of: column.width + Self.gap)
      }
      try row.write(&output)
    }
    for (number, person) in persons.enumerated() {
      var row = Row(indent: 0)
      row.add(person, width: CellWidth.of(person), of: personWidth + Self.gap)
      for column in table {
        let forms = number < column.part.cells.count ? column.part.cells[number] : []
        row.add(show(forms), width: plainWidth(of: forms), of: column.width + Self.gap)
      }
      try row.write(&output)
    }
  }

  private func column(for part: Conjugated.LevelPart) -> Column {
    let forms = part.cells.map { plainWidth(of: $0) }.max() ?? 0
    var words = visibleText(part.title).split(separator: " ").map { String($0) }
    if part.written != conjugation.infinitive { words.append("(\(visibleText(part.written)))") }
    let longest = words.map { CellWidth.of($0) }.max() ?? 0
    let inner = max(forms - styler.swatchWidth, longest, Self.leastHeader)
    var header: [String] = []
    for word in words {
      if let last = header.last, CellWidth.of(last) + 1 + CellWidth.of(word) <= inner {
        header[header.count - 1] = "\(last) \(word)"
      } else {
        header.append(word)
      }
    }
    return Column(part: part, header: header, width: inner + styler.swatchWidth)
  }

  private func show(_ forms: [Conjugated.Form]) -> String {
    guard !forms.isEmpty else { return styler.show("-", .faint) }
    return forms.map { form in
      let text = visibleText(form.text)
      guard form.isIrregular else { return text }
      return styler.hasColors ? styler.show(text, .warning) : "\(text)*"
    }.joined(separator: "/")
  }

  private func plainWidth(of forms: [Conjugated.Form]) -> Int {
    let marks = styler.hasColors ? 0 : forms.count { $0.isIrregular }
    let texts = forms.reduce(0) { $0 + CellWidth.of(visibleText($1.text)) }
    return max(1, texts + marks + max(0, forms.count - 1))
  }

  private func writeNotes(
    _ shown: [Conjugated.LevelPart], _ repeated: [Conjugated.LevelPart],
    _ output: inout OutputBuffer
  ) throws(Failure) {
    if shown.contains(where: { $0.cells.joined().contains { $0.isIrregular } }) {
      let ending = conjugation.infinitive.suffix(2)
      let mark = styler.hasColors ? styler.show("this colour", .warning) : "*"
      output.append("\n\(mark): differs from a regular verb in -\(visibleText(String(ending)))\n")
    }
    guard !repeated.isEmpty else { return }
    output.append("\nThe same forms also stand in:\n")
    var table = TextTable()
    table.rows = repeated.map { part in
      [
        .init("  "), .init(part.title, swatch: .color(part.color)),
        .init("\(part.file):\(part.line)", .faint),
      ]
    }
    try table.write(to: &output, width: width, styler: styler)
  }
}

/// A line of a table, built from left to right.
private struct Row {
  private var text: String
  private var blanks: Int

  init(indent: Int) {
    text = ""
    blanks = indent
  }

  /// Adds a piece that takes `width` cells of a column that has `total`.
  mutating func add(_ piece: String, width: Int, of total: Int) {
    guard width > 0 else {
      blanks += total
      return
    }
    text += String(repeating: " ", count: blanks) + piece
    blanks = max(0, total - width)
  }

  func write(_ output: inout OutputBuffer) throws(Failure) {
    output.append(text)
    try output.endLine()
  }
}
