import Terminal
package import VerbForms

/// What is said below a verb's tables.
extension ConjugationGrid {
  static func notes(
    on conjugation: FormIndex.Conjugation, levels: [String], width: Int
  ) -> [Line] {
    var texts: [String] = []
    let forms = conjugation.tables.flatMap { $0.rows.flatMap { $0.cells.joined() } }
    if forms.contains(where: \.isIrregular) {
      texts.append("* differs from a regular verb in -\(conjugation.infinitive.suffix(2))")
    }
    if let pronominal = conjugation.pronominal { texts.append("also \(pronominal.text)") }
    texts.append(list(ofLevels: levels, width: width))
    let lines = texts.flatMap { text in
      wrapped(text.split(separator: " ").map { visibleText(String($0)) }, width: width)
    }
    return lines.map { text in
      var line = Line()
      line.add(text, .faint, column: 0)
      return line
    }
  }

  /// The titles of levels in one line: as many as fit, and the number of the others.
  package static func list(ofLevels titles: [String], width: Int) -> String {
    for count in (1...max(titles.count, 1)).reversed() {
      let rest = titles.count > count ? "; \(titles.count - count) more" : ""
      let text = "levels: " + titles.prefix(count).joined(separator: "; ") + rest
      if CellWidth.of(visibleText(text)) <= width { return text }
    }
    return counted(titles.count, "level")
  }
}

extension FormIndex.Conjugation.Pronominal {
  /// The verb and its forms: `irse: me voy, te vas, …`.
  package var text: String { "\(infinitive): \(forms.joined(separator: ", "))" }
}
