package import VerbForms
package import Wording

/// What is said below a verb's tables.
extension ConjugationGrid {
  static func notes(
    on conjugation: FormIndex.Conjugation, levels: [String], width: Int,
    language: Language
  ) -> [Line] {
    var texts: [String] = []
    let forms = conjugation.tables.flatMap { $0.rows.flatMap { $0.cells.joined() } }
    if forms.contains(where: \.isIrregular) {
      let ending = String(conjugation.infinitive.suffix(2))
      texts.append(
        LocalizedText(
          en: "* differs from a regular verb in -\(ending)",
          es: "* es distinta en un verbo regular en -\(ending)"
        ).text(in: language))
    }
    if let pronominal = conjugation.pronominal {
      texts.append(PickerMessage.also(pronominal.text).text(in: language))
    }
    texts.append(list(ofLevels: levels, width: width, language: language))
    return texts.flatMap { text in
      linesOfWords(text.split(separator: " ").map { visibleText(String($0)) }, width: width)
        .map { Line($0, .faint) }
    }
  }

  /// The titles of levels in one line: as many as fit, and the number of the others.
  package static func list(ofLevels titles: [String], width: Int, language: Language) -> String {
    for count in (1...max(titles.count, 1)).reversed() {
      let list = PickerMessage.levels(titles, most: count)
      let text = LocalizedText(en: "levels: \(list)", es: "niveles: \(list)").text(in: language)
      if CellWidth.of(visibleText(text)) <= width { return text }
    }
    return CountMessage.levels(titles.count).text(in: language)
  }
}

extension FormIndex.Conjugation.Pronominal {
  /// The verb and its forms: `irse: me voy, te vas, …`.
  package var text: String { "\(infinitive): \(forms.joined(separator: ", "))" }
}
