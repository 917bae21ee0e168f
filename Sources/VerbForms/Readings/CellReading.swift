import SpanishGrammar
import SpanishText

extension FormIndex {
  /// A cell that an answer's form is in, by numbers: what a ``Reading`` says without texts.
  package struct CellReading {
    package var level: Int
    /// The line in the level's file, counted from 1.
    package var line: Int
    /// The column's number; nil for the infinitive as the name of its verb.
    package var column: Int?
    package var tense: Tense?
    /// The cell, if it writes the form in another way: `me lavo` for lavo.
    var cellWithWords: Int?

    /// Whether the cell writes the form in another way.
    package var hasWords: Bool { cellWithWords != nil }
  }

  /// The form of an answer of a match, found once for its verb's remarks and its readings; nil if the index is damaged.
  package func verb(ofAnswer number: Int, of match: WordMatch) -> FormOfVerb? {
    let record = storage.entry(match.plan.entry(number))
    return storage.formOfVerb(match.labels, record, storage.inflection)
  }

  /// Calls `body` with each cell that the form of an answer is in, in the order of ``readings(of:infinitive:)``.
  ///
  /// - Complexity: O(lines of the verb), no allocation.
  package func forEachCell(of form: FormOfVerb, _ body: (CellReading) -> Void) {
    let inflection = storage.inflection
    storage.forEachOccurrence(of: form, in: selection, inflection) {
      body(cell(of: $0, form, inflection))
    }
  }

  func cell(
    of occurrence: CellOccurrence, _ form: FormOfVerb, _ inflection: InflectionTables
  ) -> CellReading {
    // The cell of the infinitive says how the verb is written.
    let hasWords =
      occurrence.column == nil
      ? storage.rule(ofCell: occurrence.cell)?.changesForm ?? false
      : inflection.hasWords(occurrence.cell)
    return CellReading(
      level: occurrence.level,
      line: storage.lines.line(
        ofRank: storage.verbRanks[form.verb], level: occurrence.level, layer: occurrence.layer),
      column: occurrence.column, tense: occurrence.tense,
      cellWithWords: hasWords ? occurrence.cell : nil)
  }

  package func reading(_ cell: CellReading, infinitive: String, form: String) -> Reading {
    let rule = cell.cellWithWords.flatMap { storage.rule(ofCell: $0) }
    return Reading(
      level: cell.level, line: cell.line,
      column: storage.inflection.levels[cell.level].columnName(cell.column), tense: cell.tense,
      written: rule?.written(of: Array(infinitive.utf8)) ?? form)
  }

  package func inflection(of cell: CellReading) -> Inflection {
    Inflection(
      column: storage.inflection.levels[cell.level].columnName(cell.column), tense: cell.tense)
  }

  /// A number that forms have in common which are in the same columns of the same levels; nil for a form of no rule, which
  /// only a damaged index has.
  package func cellsNumber(of form: FormOfVerb) -> Int? {
    let groups = storage.inflection.groups.count
    // The infinitive may be in no cell.
    guard let group = form.ruleGroup ?? (form.isInfinitive ? groups : nil) else {
      return nil
    }
    let number = storage.verbClasses[form.verb] * (groups + 1) + group
    return 2 * number + (form.isInfinitive ? 1 : 0)
  }

  /// Whether an answer's verb is in the levels with -se alone.
  package func isPronominal(_ form: FormOfVerb) -> Bool { isPronominal(form.verb) }

  package func isRare(_ form: FormOfVerb) -> Bool { isRare(form.verb) }

  /// What an answer's verb means, as UTF-8: see ``gloss(of:language:)``.
  package func glossBytes(of form: FormOfVerb, _ language: GlossLanguage) -> ByteSlice? {
    glossBytes(of: form.verb, language)
  }
}
