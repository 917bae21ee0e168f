package import Terminal
package import VerbForms
package import Wording

/// A verb's page: its conjugation, with the form that led to it marked.
package struct VerbPage: Sendable {
  package let conjugation: FormIndex.Conjugation
  private let levels: [String]
  private let form: String
  let language: Language
  private(set) var lines: [ConjugationGrid.Line] = []
  private(set) var top = 0
  private var area: ScreenSize

  private var height: Int { area.rows }

  /// The page of a verb, scrolled to the table with a form; nil if the list does not have the verb.
  package init?(
    of verb: String, at form: String, in index: FormIndex, language: Language, area: ScreenSize
  ) {
    guard let conjugation = index.conjugation(of: verb) else { return nil }
    (self.conjugation, self.form, self.area, self.language) = (conjugation, form, area, language)
    levels = conjugation.levels.map { index.levels[$0].title }
    layOut()
    showForm()
  }

  /// Lays the page out for another area. If the chosen form was visible, it stays so.
  package mutating func fit(_ area: ScreenSize) {
    let showsForm = visible.contains(where: \.isMarked)
    self.area = area
    layOut()
    scroll(to: top)
    if showsForm { showForm() }
  }

  /// Scrolls to the table with the form, unless the form is on the page.
  private mutating func showForm() {
    guard !visible.contains(where: \.isMarked) else { return }
    let first = lines.firstIndex(where: \.isMarked) ?? 0
    let title = lines[..<first].lastIndex(where: \.pieces.isEmpty).map { $0 + 1 } ?? 0
    scroll(to: max(title, first - height + 1))
  }

  private mutating func layOut() {
    lines =
      ConjugationGrid(
        conjugation, levels: levels, marking: form, width: area.columns, language: language
      ).lines
  }

  /// Applies a key; true where it leads back to the list.
  package mutating func update(_ key: KeyPress) -> Bool {
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

  private mutating func scroll(to line: Int) {
    top = min(max(line, 0), max(lines.count - height, 0))
  }

  /// Draws the page on a screen of its own, with the keys that it knows and what the verb means.
  package func draw(on frame: inout Frame, gloss: String?) {
    let (size, width) = (frame.size, frame.size.columns)
    if size.hasHeader {
      let title = visibleText(conjugation.writtenInfinitive).truncated(to: width - size.margin)
      let end = frame.put(title, row: 0, column: size.margin, style: .strong)
      let count = CountMessage.levels(conjugation.levels.count).text(in: language)
      let column = width - CellWidth.of(count) - 1
      let hasCount = column > end + 2
      if hasCount { frame.put(count, row: 0, column: column, style: .faint) }
      let gloss = gloss.map { " · \($0)" } ?? ""
      if end + CellWidth.of(gloss) <= (hasCount ? column - 2 : width) {
        frame.put(gloss, row: 0, column: end, style: .faint)
      }
    }
    frame.put(visible, row: size.listTop, column: size.pageMargin)
    let (first, last, all) = (top + 1, top + visible.count, lines.count)
    let shown = LocalizedText(en: "\(first)–\(last) of \(all)", es: "\(first)–\(last) de \(all)")
    let keys =
      [PickerMessage.escapeBack]
      + (all > height
        ? [.init(en: "↑↓ PgUp PgDn scroll", es: "↑↓ RePág AvPág desplazar"), shown] : [])
      + [PickerMessage.leave]
    frame.drawKeys(keys, in: language)
  }
}
