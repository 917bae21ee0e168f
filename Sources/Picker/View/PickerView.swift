package import Terminal
import VerbForms

extension PickerState {
  package var frame: Frame {
    var frame = Frame(size: size)
    let layout = self.layout
    if layout.hasRule { drawRule(row: 1, on: &frame) }
    if showsHelp {
      drawHelp(on: &frame)
      drawKeys(["any key goes back", "^C leave"], on: &frame)
      return frame
    }
    switch mode {
    case .list:
      drawHeader(
        prompt: "¿", text: query, placeholder: "type a form of a verb", numbers: listNumbers,
        on: &frame)
      drawList(on: &frame)
      if let preview { drawPreview(preview, on: &frame) }
      if let row = layout.secondRuleRow { drawRule(row: row, on: &frame) }
      drawStatus(on: &frame)
      drawKeys(listKeys, on: &frame)
      if showsCursorOnRow {
        frame.placeCursor(row: layout.listTop + window.line, column: 0)
      }
    case .page(let page):
      draw(page, on: &frame)
      drawKeys(pageKeys(of: page), on: &frame)
    case .levels(let menu):
      drawHeader(
        prompt: "level", text: menu.filter, placeholder: "type a part of its title",
        numbers: [counted(menu.shown.count, "level")], on: &frame)
      draw(menu, on: &frame)
      drawKeys(["Enter narrow the list", "↑↓ PgUp PgDn move", "Esc back", "^C leave"], on: &frame)
    }
    return frame
  }

  private func drawRule(row: Int, on frame: inout Frame) {
    let rule = String(repeating: "─", count: size.columns)
    frame.put(rule, row: row, column: 0, style: .faint)
  }

  // MARK: header and status line

  /// The texts for the right half of the header, longest first.
  private var listNumbers: [String] {
    let numbers = list.listing.numbers
    let verbs = counted(numbers.verbs, "verb")
    let forms = counted(numbers.forms, "form")
    let first = level.map { whole.summaries[$0].title } ?? counted(numbers.levels, "level")
    return ["\(first) · \(verbs) · \(forms)", "\(first) · \(verbs)", first, verbs]
  }

  private func drawHeader(
    prompt: String, text: TextField, placeholder: String, numbers: [String],
    on frame: inout Frame
  ) {
    guard layout.hasHeader else { return }
    let start = max(layout.formColumn, size.columns >= 20 ? CellWidth.of(prompt) + 3 : 0)
    if size.columns >= 8 { frame.put(prompt, row: 0, column: 0, style: PickerStyles.mark) }
    let room = max(size.columns - start, 1)
    // The part of a long text that ends at the cursor.
    var shown = text.letters[...]
    while CellWidth.of(String(shown.prefix(max(text.cursor - shown.startIndex, 0)))) >= room {
      shown.removeFirst()
    }
    let before = String(text.letters[shown.startIndex..<max(text.cursor, shown.startIndex)])
    let isEmpty = text.letters.isEmpty
    let end =
      isEmpty
      ? frame.put(placeholder, row: 0, column: start, style: .faint)
      : frame.put(String(shown), row: 0, column: start, style: .strong)
    frame.placeCursor(row: 0, column: start + CellWidth.of(before))
    let free = size.columns - max(end, start + 16) - 3
    if let numbers = numbers.first(where: { CellWidth.of($0) <= free }) {
      let column = size.columns - CellWidth.of(numbers) - 1
      frame.put(numbers, row: 0, column: column, style: .faint)
      if let color = level.flatMap({ whole.summaries[$0].colorHex }), case .list = mode {
        frame.put("■", row: 0, column: column - 2, style: .color(hex: color))
      }
    }
  }

  private var listKeys: [String] {
    let isOpen = list.listing.row(containing: chosen.position).map { list.isOpen($0) } ?? false
    let action = picks ? "pick" : suggestions == nil ? "verb" : ""
    // What Enter takes is named where no line of the list is it.
    let name = suggestions == nil ? "" : chosenVerb ?? ""
    let enter = ["Enter", action, name].filter { !$0.isEmpty }.joined(separator: " ")
    return (chosenVerb == nil ? [] : [enter]) + [
      query.letters.isEmpty ? "Esc leave" : "Esc clear",
      "F1 help",
      isOpen ? "Tab close" : "Tab forms",
      level == nil ? "^L level" : "^L all levels",
      "↑↓ PgUp PgDn move",
      "^C leave",
    ]
  }

  private func pageKeys(of page: VerbPage) -> [String] {
    let lines = "\(page.top + 1)–\(page.top + page.visible.count) of \(page.lines.count)"
    return ["Esc back"] + (page.isLong ? ["↑↓ PgUp PgDn scroll", lines] : []) + ["^C leave"]
  }

  /// As many of the keys as fit, the first ones first.
  private func drawKeys(_ keys: [String], on frame: inout Frame) {
    guard let row = layout.statusRow else { return }
    var column = min(1, size.columns - 1)
    for key in keys {
      guard column + CellWidth.of(key) <= size.columns else { return }
      let parts = key.split(separator: " ", maxSplits: 1)
      let name = parts.first.map(String.init) ?? ""
      column = frame.put(name, row: row, column: column, style: .strong)
      if parts.count > 1 {
        column = frame.put(" \(parts[1])", row: row, column: column, style: .faint)
      }
      column += 3
    }
  }
}

/// The rows and columns of the parts of the screen. Small screens lose, in this order, the second
/// rule, the lines that say what is chosen, the first rule, the line with the keys and the header.
struct ScreenLayout: Equatable, Sendable {
  let size: ScreenSize

  var hasHeader: Bool { size.rows >= 2 }
  var hasRule: Bool { size.rows >= 8 }

  var listTop: Int { (hasHeader ? 1 : 0) + (hasRule ? 1 : 0) }
  /// The rows of the list; at least one.
  var listHeight: Int { pageHeight - readingRows.count - (secondRuleRow == nil ? 0 : 1) }
  /// The row of the line between the list and what is chosen.
  var secondRuleRow: Int? { size.rows >= 16 ? readingRows.lowerBound - 1 : nil }
  /// The rows that say what is chosen: more where lines are short.
  var readingRows: Range<Int> {
    let count =
      switch (size.columns, size.rows) {
      case (_, ..<10): 0
      case (100..., _), (_, ..<12): 1
      case (..<60, 16...): 3
      case (..<60, _), (_, 20...): 2
      default: 1
      }
    return size.rows - 1 - count..<size.rows - 1
  }
  /// The column where they begin.
  var statusColumn: Int { size.columns >= 60 ? formColumn : min(1, size.columns - 1) }
  var statusRow: Int? { size.rows >= 4 ? size.rows - 1 : nil }
  var pageHeight: Int { size.rows - listTop - (statusRow == nil ? 0 : 1) }

  /// The blank columns before a page.
  var pageMargin: Int { size.columns >= 40 ? 1 : 0 }
  var pageArea: ScreenSize { ScreenSize(columns: size.columns - pageMargin, rows: pageHeight) }

  /// The columns of the list: on wide screens the chosen verb's page stands beside it, wide enough for two
  /// tables.
  var listColumns: Int { size.columns >= 120 ? min(size.columns - 64, 72) : size.columns }
  /// What the page beside the list is shown in; nil where there is none.
  var previewArea: ScreenSize? {
    guard listColumns < size.columns, listHeight >= 8 else { return nil }
    return ScreenSize(columns: size.columns - previewColumn, rows: listHeight - 2)
  }
  var previewColumn: Int { listColumns + 2 }

  /// The column where forms and the text typed begin: before it stand `>` and the match mark.
  var formColumn: Int { size.columns >= 20 ? 4 : size.columns >= 8 ? 2 : 1 }
  /// The column of the mark for a match that took an accent; nil where there is no room.
  var markColumn: Int? { size.columns >= 20 ? 2 : nil }
  /// The column where the infinitives begin; nil where there is room for one column only.
  var verbColumn: Int? {
    guard size.columns >= 16 else { return nil }
    return formColumn + min((listColumns - formColumn) * 3 / 5, 46)
  }
}

/// How the parts of the picker look. Every difference that means something shows without colour.
enum PickerStyles {
  static let chosen = Style.reversed
  /// Where a text stands that no verb has: grey.
  static let notFound = Style.reversed + .dim
  static let match = Style.bold + .underlined + .color(2)
  static let pointer = Style.bold + .color(2)
  static let mark = Style.bold + .color(3)
}

extension PickerState {
  func draw(_ page: VerbPage, on frame: inout Frame) {
    let layout = self.layout
    if layout.hasHeader {
      let verb = visibleText(page.conjugation.writtenInfinitive)
      let title = verb.truncated(to: size.columns - min(1, size.columns - 1))
      let end = frame.put(title, row: 0, column: min(1, size.columns - 1), style: .strong)
      let count = counted(page.conjugation.levels.count, "level")
      let column = size.columns - CellWidth.of(count) - 1
      let hasCount = column > end + 2
      if hasCount { frame.put(count, row: 0, column: column, style: .faint) }
      let gloss = list.listing.gloss(of: page.conjugation.infinitive).map { " · \($0)" } ?? ""
      if end + CellWidth.of(gloss) <= (hasCount ? column - 2 : size.columns) {
        frame.put(gloss, row: 0, column: end, style: .faint)
      }
    }
    draw(page.visible, row: layout.listTop, column: layout.pageMargin, on: &frame)
  }

  /// Draws the page of a verb beside the list, under the verb's name.
  private func drawPreview(_ page: VerbPage, on frame: inout Frame) {
    let (top, column) = (layout.listTop, layout.previewColumn)
    for row in top..<top + layout.listHeight {
      frame.put("│", row: row, column: layout.listColumns, style: .faint)
    }
    let verb = visibleText(page.conjugation.writtenInfinitive)
    frame.put(verb, row: top, column: column, style: .strong)
    draw(page.visible, row: top + 2, column: column, on: &frame)
  }

  private func draw(
    _ lines: ArraySlice<ConjugationGrid.Line>, row: Int, column: Int, on frame: inout Frame
  ) {
    for (offset, line) in lines.enumerated() {
      for piece in line.pieces {
        frame.put(
          piece.text, row: row + offset, column: column + piece.column, style: piece.style)
      }
    }
  }

  func draw(_ menu: LevelMenu, on frame: inout Frame) {
    let layout = self.layout
    let shown = menu.shown
    let top = max(menu.choice - layout.pageHeight + 1, 0)
    for (offset, level) in shown.dropFirst(top).prefix(layout.pageHeight).enumerated() {
      let row = layout.listTop + offset
      let isChosen = top + offset == menu.choice
      if isChosen { frame.put(">", row: row, column: 0, style: .strong) }
      var column = min(2, size.columns - 1)
      if size.columns >= 20 {
        let color = level.summary.colorHex.map { Style.color(hex: $0) } ?? .plain
        frame.put("■", row: row, column: column, style: color)
        column += 2
      }
      let count = counted(level.summary.verbCount, "verb")
      let countColumn = size.columns - CellWidth.of(count) - 1
      let hasCount = countColumn > column + 20
      let end = hasCount ? countColumn - 2 : size.columns
      frame.put(level.summary.title.truncated(to: end - column), row: row, column: column)
      if hasCount { frame.put(count, row: row, column: countColumn, style: .faint) }
      if isChosen {
        frame.restyle(row: row, columns: 0..<size.columns, adding: PickerStyles.chosen)
      }
      if isChosen, showsCursorOnRow { frame.placeCursor(row: row, column: 0) }
    }
    if shown.isEmpty {
      let text = "no level has this in its title or file name"
      frame.put(text, row: layout.listTop, column: min(2, size.columns - 1), style: .faint)
    }
  }
}
