package import VerbForms

/// Rows as lines of text for people: number, first form … last form, infinitive.
package enum RowsText {
  /// One line a row, columns aligned within these rows.
  package static func lines(of rows: [Row], numberedFrom first: Int) -> [String] {
    let forms = rows.map { $0.first == $0.last ? $0.first : "\($0.first) … \($0.last)" }
    let width = forms.map(\.count).max() ?? 0
    let digits = String(first + rows.count - 1).count
    return rows.indices.map { place in
      let number = String(first + place)
      let before = String(repeating: " ", count: digits - number.count)
      let between = String(repeating: " ", count: width - forms[place].count)
      return "\(before)\(number)  \(forms[place])\(between)   \(rows[place].infinitive)"
    }
  }
}
