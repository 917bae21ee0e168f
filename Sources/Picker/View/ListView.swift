import Terminal
import VerbForms

extension PickerState {
  func drawList(on frame: inout Frame) {
    for (line, item) in window.items.enumerated() {
      let row = layout.listTop + line
      let isChosen = line == window.line
      if isChosen { frame.put(">", row: row, column: 0, style: .strong) }
      switch item {
      case .row(let listRow, let isOpen):
        draw(listRow, isOpen: isOpen, isChosen: isChosen, row: row, on: &frame)
      case .form(let entry, _):
        let column = layout.formColumn + (layout.markColumn == nil ? 0 : 2)
        let shown = ShownForm(text: entry.form, match: target?.prefix.match(entry.form))
        draw(shown, row: row, column: column, end: formEnd, on: &frame)
        drawVerb(entry.infinitive, style: .faint, row: row, on: &frame)
        drawMark(of: [shown], row: row, on: &frame)
      }
      if isChosen {
        frame.restyle(row: row, columns: 0..<size.columns, adding: PickerStyles.chosen)
      }
    }
    if window.items.isEmpty {
      let text = "no verbs here"
      frame.put(text, row: layout.listTop, column: layout.formColumn, style: .faint)
    }
  }

  private var formEnd: Int { layout.verbColumn.map { $0 - 2 } ?? size.columns }

  private func draw(
    _ row: FormIndex.Row, isOpen: Bool, isChosen: Bool, row line: Int, on frame: inout Frame
  ) {
    var forms = shownForms(of: row)
    let room = formEnd - layout.formColumn
    let natural = forms.reduce(3 * (forms.count - 1)) { $0 + CellWidth.of($1.text) }
    // Too long for its column: show the form that was meant, or the first one, and an ellipsis.
    let isCut = natural > room && forms.count > 1
    if isCut { forms = [forms.first { $0.match != nil } ?? forms[0]] }
    var column = layout.formColumn
    for (number, form) in forms.enumerated() {
      if number > 0 {
        column = frame.put(" … ", row: line, column: column, style: .faint, end: formEnd)
      }
      let end = isCut ? formEnd - 2 : formEnd
      column = draw(form, row: line, column: column, end: end, on: &frame)
    }
    if isCut { frame.put(" …", row: line, column: column, style: .faint, end: formEnd) }
    drawVerb(row.infinitive, style: .plain, row: line, on: &frame)
    drawMark(of: forms, row: line, on: &frame)
    if isOpen, layout.formColumn > 1 {
      frame.put("-", row: line, column: 1, style: .faint)
    }
  }

  /// A form and how it fits what was typed.
  private struct ShownForm {
    let text: String
    let match: (letters: Int, band: FormIndex.Match)?
  }

  /// The first and last form of a row, and if neither shows what was typed, one between that does.
  private func shownForms(of row: FormIndex.Row) -> [ShownForm] {
    let ends = row.first == row.last ? [row.first] : [row.first, row.last]
    // Only rows that hold a form with this prefix have anything to compare.
    guard let target, row.positions.overlaps(target.matches) else {
      return ends.map { ShownForm(text: $0, match: nil) }
    }
    var forms = ends.map { ShownForm(text: $0, match: target.prefix.match($0)) }
    if forms.allSatisfy({ $0.match == nil }), row.positions.contains(target.position),
      let meant = list.listing.entry(at: target.position)
    {
      forms.insert(ShownForm(text: meant.form, match: target.prefix.match(meant.form)), at: 1)
    }
    return forms
  }

  @discardableResult
  private func draw(
    _ form: ShownForm, row: Int, column: Int, end: Int, on frame: inout Frame
  ) -> Int {
    let next = frame.put(form.text.truncated(to: end - column), row: row, column: column, end: end)
    if let letters = form.match?.letters {
      let marked = form.text.unicodeScalars.prefix(letters).reduce(0) {
        $0 + (CellWidth.of($1) ?? 0)
      }
      let stop = min(column + marked, next)
      if stop > column {
        frame.restyle(row: row, columns: column..<stop, adding: PickerStyles.match)
      }
    }
    return next
  }

  private func drawVerb(_ infinitive: String, style: Style, row: Int, on frame: inout Frame) {
    guard let column = layout.verbColumn else { return }
    let text = infinitive.truncated(to: size.columns - column)
    let end = frame.put(text, row: row, column: column, style: style)
    drawGloss(of: infinitive, row: row, column: end + 2, on: &frame)
  }

  /// Draws what a verb means, whole or not at all.
  private func drawGloss(of infinitive: String, row: Int, column: Int, on frame: inout Frame) {
    guard let gloss = list.listing.gloss(of: infinitive),
      column + CellWidth.of(gloss) <= size.columns
    else { return }
    frame.put(gloss, row: row, column: column, style: .faint)
  }

  /// Draws `´` where text and form differ by an accent, `~` where they differ by n and ñ.
  private func drawMark(of forms: [ShownForm], row: Int, on frame: inout Frame) {
    guard let column = layout.markColumn else { return }
    switch forms.compactMap({ $0.match?.band }).min() {
    case .accents: frame.put("´", row: row, column: column, style: PickerStyles.mark)
    case .ñ: frame.put("~", row: row, column: column, style: PickerStyles.mark)
    default: break
    }
  }
}

// MARK: the line below the list

extension PickerState {
  /// Draws the line that says what is chosen: verb, tense and person of the form, and how it was reached.
  func drawReading(on frame: inout Frame) {
    guard let row = layout.readingRow, let reading else { return }
    var column = layout.formColumn
    let end = size.columns - 1
    let subject = reading.subject.truncated(to: end - column)
    column = frame.put(subject, row: row, column: column, style: .strong, end: end)
    let text = reading.text.truncated(to: end - column - 2)
    frame.put(text, row: row, column: column + 2, style: .faint, end: end)
  }

  private var reading: (subject: String, text: String)? {
    guard let item = chosenItem else { return nil }
    let target = target.flatMap { chosenRowHolds($0.position) ? $0 : nil }
    if let target, let answer = target.answer {
      let parts = answer.parts.isEmpty ? answer.form : answer.parts.joined(separator: " + ")
      let groups = list.listing.index.readingGroups(of: answer)
      let meaning = meaning(of: answer.infinitive, groups, target)
      return (answer.spelling ?? query.text, "= \(parts), \(meaning)")
    }
    if let target, target.matches.isEmpty {
      return (target.prefix.text, "begins no form: here is where it would stand")
    }
    let entry: FormIndex.Entry? =
      switch item {
      case .form(let entry, _): entry
      case .row(let row, _):
        target.map { list.listing.entry(at: $0.position) }
          ?? FormIndex.Entry(form: row.first, infinitive: row.infinitive)
      }
    return entry.map { entry in
      let groups = list.listing.index.readingGroups(of: entry.form, infinitive: entry.infinitive)
      return (entry.form, meaning(of: entry.infinitive, groups, target))
    }
  }

  /// A verb with its tenses and persons, and the other verbs that the typed text may be a form of:
  /// `comer, presente, él; imperativo, tú`, `ser, pretérito, yo; also ir`.
  private func meaning(
    of infinitive: String, _ groups: [FormIndex.ReadingGroup], _ target: Target?
  ) -> String {
    let others = target?.otherVerbs.filter { $0 != infinitive } ?? []
    let also = others.isEmpty ? [] : ["also " + others.joined(separator: ", ")]
    return "\(infinitive), " + (groups.map(\.text) + also).joined(separator: "; ")
  }

  private func chosenRowHolds(_ position: Int) -> Bool {
    list.listing.row(containing: chosen.position)?.positions.contains(position) ?? false
  }
}
