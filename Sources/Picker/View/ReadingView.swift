import Terminal
import VerbForms

extension PickerState {
  /// Draws the line that says what is chosen: where the form stands, or how it was reached.
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
      return (answer.spelling ?? query.text, "= \(parts), \(answer.infinitive)")
    }
    if let target, target.matches.isEmpty {
      return (target.key.text, "begins no form: here is where it would stand")
    }
    let entry: Entry? =
      switch item {
      case .form(let entry, _): entry
      case .row(let row, _):
        target.map { list.listing.entry(at: $0.position) }
          ?? Entry(form: row.first, infinitive: row.infinitive)
      }
    return entry.map { ($0.form, places(of: $0)) }
  }

  private func chosenRowHolds(_ position: Int) -> Bool {
    list.listing.row(containing: place.position)?.positions.contains(position) ?? false
  }

  /// Where an entry stands, level by level: `él · Indicativo: presente; tú · Imperativo`.
  private func places(of entry: Entry) -> String {
    let readings = list.listing.index.readings(
      of: entry.form, infinitive: entry.infinitive)
    let titles = list.listing.summaries.map(\.title)
    var places: [(level: Int, columns: [String])] = []
    for reading in readings {
      if places.last?.level == reading.level {
        if places.last?.columns.contains(reading.column) == false {
          places[places.count - 1].columns.append(reading.column)
        }
      } else {
        places.append((reading.level, [reading.column]))
      }
    }
    return places.map { place in
      let title = titles.indices.contains(place.level) ? titles[place.level] : ""
      return "\(place.columns.joined(separator: ", ")) · \(title)"
    }.joined(separator: "; ")
  }
}
