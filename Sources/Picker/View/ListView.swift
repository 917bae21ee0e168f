import Terminal
import VerbForms
import Wording

extension PickerState {
  func drawList(on frame: inout Frame) {
    let widest = window.items.reduce(0) { widest, item in
      guard case .form(let entry, _) = item else { return widest }
      return max(widest, CellWidth.of(entry.form))
    }
    for line in window.items.indices {
      let row = size.listTop + line
      let isChosen = line == window.line
      // A text that no verb has can't be chosen: `?` says so without colour, and the bar is grey.
      let isMeant = suggestions == nil
      if isChosen { frame.put(isMeant ? ">" : "?", row: row, column: 0, style: .strong) }
      switch window.items[line] {
      case .row(let listRow, let isOpen): draw(listRow, isOpen: isOpen, row: row, on: &frame)
      case .form(let entry, _):
        let shown = ShownForm(text: entry.form, match: target?.prefix.match(entry.form))
        let end = draw(shown, row: row, column: openColumn, end: size.listColumns, on: &frame)
        drawFacts(of: entry, at: openColumn + widest + 2, after: end, row: row, on: &frame)
        drawMark(of: [shown], row: row, on: &frame)
      }
      if isChosen {
        frame.restyle(
          row: row, columns: 0..<size.listColumns,
          adding: isMeant ? .reversed : .reversed + .faint)
      }
    }
    if window.items.isEmpty {
      let text = LocalizedText(en: "no verbs here", es: "aquí no hay verbos").text(in: language)
      frame.put(text, row: size.listTop, column: size.formColumn, style: .faint)
    }
  }

  private var formEnd: Int { size.verbColumn.map { $0 - 2 } ?? size.listColumns }

  /// The column of the forms of open rows.
  private var openColumn: Int { size.formColumn + (size.markColumn == nil ? 0 : 2) }

  /// Draws tense and person beside a form of an open row, as many as fit, or else the verb.
  private func drawFacts(
    of entry: FormIndex.Entry, at column: Int, after end: Int, row: Int, on frame: inout Frame
  ) {
    let readings = list.index.readingGroups(of: entry.form, infinitive: entry.infinitive)
      .map(\.text)
    let texts = readings.indices.reversed().map { last in
      readings[...last].joined(separator: "; ") + (last < readings.count - 1 ? " …" : "")
    }
    if let text = texts.first(where: { column + CellWidth.of($0) <= size.listColumns }) {
      frame.put(text, row: row, column: column, style: .faint)
    } else {
      drawVerb(entry.infinitive, style: .faint, after: end, row: row, on: &frame)
    }
  }

  private func draw(_ row: FormIndex.Row, isOpen: Bool, row line: Int, on frame: inout Frame) {
    var forms = shownForms(of: row)
    let room = formEnd - size.formColumn
    let natural = forms.reduce(3 * (forms.count - 1)) { $0 + CellWidth.of($1.text) }
    // Too long for its column: show the form that was meant, or the first one, and an ellipsis.
    let isCut = natural > room && forms.count > 1
    if isCut { forms = [forms.first { $0.isMeant } ?? forms[0]] }
    // A form is not cut for the verb's sake.
    let end = forms.count > 1 ? formEnd : size.listColumns
    var column = size.formColumn
    for (number, form) in forms.enumerated() {
      if number > 0 {
        column = frame.put(" … ", row: line, column: column, style: .faint, end: end)
      }
      column = draw(form, row: line, column: column, end: isCut ? end - 2 : end, on: &frame)
    }
    if isCut { column = frame.put(" …", row: line, column: column, style: .faint, end: end) }
    drawVerb(row.infinitive, style: .plain, after: column, row: line, on: &frame)
    drawMark(of: forms, row: line, on: &frame)
    if isOpen, size.formColumn > 1 { frame.put("-", row: line, column: 1, style: .faint) }
  }

  /// A form and how it fits what was typed.
  private struct ShownForm {
    let text: String
    var match: (letters: Int, band: FormIndex.Match)?
    /// Whether what was typed is this form in other words.
    var isAnswer = false
    var isMeant: Bool { match != nil || isAnswer }
  }

  /// The first and last form of a row, and one between that shows what was typed, if neither does or it is nearer.
  private func shownForms(of row: FormIndex.Row) -> [ShownForm] {
    let isTarget = target?.leads(to: row) == true
    func shown(_ form: String) -> ShownForm {
      guard isTarget else { return ShownForm(text: form) }
      return ShownForm(
        text: form, match: target?.prefix.match(form), isAnswer: form == target?.answer?.form)
    }
    var forms = [shown(row.first)]
    if row.last != row.first { forms.append(shown(row.last)) }
    guard isTarget, let position = target?.position, row.positions.contains(position) else {
      return forms
    }
    let meant = shown(list.index.entry(at: position).form)
    let isShown = forms.contains { form in
      form.isAnswer || form.match.map { $0.band <= meant.match?.band ?? $0.band } ?? false
    }
    if !isShown { forms.insert(meant, at: 1) }
    return forms
  }

  @discardableResult
  private func draw(
    _ form: ShownForm, row: Int, column: Int, end: Int, on frame: inout Frame
  ) -> Int {
    let next = frame.put(form.text.truncated(to: end - column), row: row, column: column, end: end)
    if let letters = form.match?.letters {
      let width = form.text.unicodeScalars.prefix(letters).reduce(0) {
        $0 + (CellWidth.of($1) ?? 0)
      }
      let stop = max(min(column + width, next), column)
      frame.restyle(row: row, columns: column..<stop, adding: Style.match)
    }
    return next
  }

  /// Draws a verb in its column, or after a form that needs more than its own if the verb fits there whole.
  private func drawVerb(
    _ infinitive: String, style: Style, after end: Int, row: Int, on frame: inout Frame
  ) {
    guard let column = size.verbColumn else { return }
    let start = max(column, end + 2)
    let room = size.listColumns - start
    let name = list.index.name(of: infinitive)
    guard start == column || CellWidth.of(name) <= room else { return }
    let end = frame.put(name.truncated(to: room), row: row, column: start, style: style)
    // What it means is drawn whole or not at all.
    if let gloss = gloss(of: infinitive),
      end + 2 + CellWidth.of(gloss) <= size.listColumns
    {
      frame.put(gloss, row: row, column: end + 2, style: .faint)
    }
  }

  /// Draws `´` where text and form differ by an accent, `~` where they differ by n and ñ.
  private func drawMark(of forms: [ShownForm], row: Int, on frame: inout Frame) {
    guard let column = size.markColumn else { return }
    switch forms.lazy.compactMap({ $0.match?.band }).min() {
    case .accents: frame.put("´", row: row, column: column, style: .warning)
    case .ñ: frame.put("~", row: row, column: column, style: .warning)
    default: break
    }
  }
}
