import Terminal
import VerbForms

/// A verb's page: its conjugation by level, with the forms that led to it marked.
struct VerbPage: Sendable {
  let verb: String
  let tables: [ConjugationGrid.Table]
  /// The lines of the page at the present size.
  private(set) var lines: [ConjugationGrid.Line] = []
  private(set) var top = 0
  private var height = 1

  /// The page of a verb, opened from a line of the list. It marks the forms that begin with what
  /// was typed; where none does, those of the line.
  init(of item: ListItem, prefix: TypedPrefix?, in listing: Listing, size: ScreenSize) {
    let verb = item.infinitive
    self.verb = verb
    let verbLines = listing.index.lines(ofVerb: verb)
    let prefix = prefix.flatMap { prefix in
      verbLines.contains { $0.forms.joined().contains(where: prefix.begins) } ? prefix : nil
    }
    let chosen: Set<String> =
      switch item {
      case .row(let row, _): Set(listing.index.entries[row.positions].map(\.form))
      case .form(let entry, _): [entry.form]
      }
    let summaries = listing.summaries
    tables = verbLines.compactMap { line in
      guard summaries.indices.contains(line.level) else { return nil }
      return Self.table(line, of: summaries[line.level], verb: verb) { form in
        guard let prefix else { return chosen.contains(form) ? form.unicodeScalars.count : nil }
        return prefix.match(form)?.letters
      }
    }
    fit(size)
    let first = lines.firstIndex(where: \.isMarked) ?? 0
    if first >= height { scroll(to: first - 2) }
  }

  mutating func fit(_ size: ScreenSize) {
    height = ScreenLayout(size: size).pageHeight
    lines = ConjugationGrid(page: tables, width: size.columns).lines
    scroll(to: top)
  }

  /// Applies a key; true where it leads back to the list.
  mutating func update(_ key: KeyPress) -> Bool {
    switch (key.code, key.modifiers) {
    case (.escape, _), (.backspace, _), (.left, _), (.letter("q"), []), (.letter("g"), .control),
      (.letter("d"), .control):
      return true
    case (.up, _), (.letter("p"), .control): scroll(to: top - 1)
    case (.down, _), (.letter("n"), .control), (.enter, _): scroll(to: top + 1)
    case (.pageUp, _), (.letter("b"), []): scroll(to: top - max(height - 1, 1))
    case (.pageDown, _), (.letter(" "), []): scroll(to: top + max(height - 1, 1))
    case (.home, _): scroll(to: 0)
    case (.end, _): scroll(to: lines.count)
    default: break
    }
    return false
  }

  var visible: ArraySlice<ConjugationGrid.Line> { lines[top...].prefix(height) }
  var isLong: Bool { lines.count > height }

  private mutating func scroll(to line: Int) {
    top = min(max(line, 0), max(lines.count - height, 0))
  }

  private static func table(
    _ line: FormIndex.VerbLine, of level: FormIndex.LevelInfo, verb: String,
    marked: (String) -> Int?
  ) -> ConjugationGrid.Table {
    let rows = line.cells.enumerated().map { column, written in
      let name = column < level.columns.count ? level.columns[column] : ""
      let bare = column < line.forms.count ? line.forms[column] : []
      let forms = written.enumerated().map { index, text in
        let form = index < bare.count ? bare[index] : text
        // The form stands at the end of what is written: `lavo` in `me lavo`.
        let start = max(text.unicodeScalars.count - form.unicodeScalars.count, 0)
        return ConjugationGrid.Form(text, highlight: marked(form).map { start..<start + $0 })
      }
      return (name: name, forms: forms.isEmpty ? [ConjugationGrid.Form("–")] : forms)
    }
    let title =
      line.writtenInfinitive == verb ? level.title : "\(level.title) (\(line.writtenInfinitive))"
    let words = title.split(separator: " ").map(String.init)
    return ConjugationGrid.Table(
      titleWords: words.isEmpty ? [""] : words,
      swatch: level.colorHex.map { .color(hex: $0) } ?? .plain, rows: rows)
  }
}
