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

  /// The verb of an answer, as writers need it: found once for its remarks and its readings.
  package struct AnswerVerb {
    fileprivate var form: FormOfVerb
  }

  /// The verb of an answer of a match; nil if the index is damaged.
  package func verb(ofAnswer number: Int, of match: WordMatch) -> AnswerVerb? {
    let record = storage.entry(match.plan.entry(number))
    return storage.formOfVerb(match.labels, record, storage.inflection).map {
      AnswerVerb(form: $0)
    }
  }

  /// Calls `body` with each cell that the form of an answer is in, in the order of ``readings(of:infinitive:)``.
  ///
  /// - Complexity: O(lines of the verb), no allocation.
  package func forEachCell(of verb: AnswerVerb, _ body: (CellReading) -> Void) {
    let inflection = storage.inflection
    let rank = storage.verbRanks[verb.form.verb]
    storage.forEachOccurrence(of: verb.form, in: selection, inflection) { occurrence in
      let hasWords =
        occurrence.column == nil
        ? storage.rule(ofCell: occurrence.cell)?.changesForm ?? false
        : inflection.hasWords(occurrence.cell)
      body(
        CellReading(
          level: occurrence.level,
          line: storage.lines.line(
            ofRank: rank, level: occurrence.level, layer: occurrence.layer),
          column: occurrence.column, tense: occurrence.tense,
          cellWithWords: hasWords ? occurrence.cell : nil))
    }
  }

  package func reading(_ cell: CellReading, infinitive: String, form: String) -> Reading {
    let rule = cell.cellWithWords.flatMap { storage.rule(ofCell: $0) }
    return Reading(
      level: cell.level, line: cell.line, column: columnName(of: cell), tense: cell.tense,
      written: rule?.written(of: Array(infinitive.utf8)) ?? form)
  }

  package func inflection(of cell: CellReading) -> Inflection {
    Inflection(column: columnName(of: cell), tense: cell.tense)
  }

  private func columnName(of cell: CellReading) -> String {
    cell.column.map { storage.inflection.levels[cell.level].columnName($0) }
      ?? Tense.infinitivo.name
  }

  /// A number that forms have in common which are in the same columns of the same levels; nil for a form of no rule, which
  /// only a damaged index has.
  package func cellsNumber(of verb: AnswerVerb) -> Int? {
    let groups = storage.inflection.groups.count
    // The infinitive may be in no cell.
    guard let group = verb.form.ruleGroup ?? (verb.form.isInfinitive ? groups : nil) else {
      return nil
    }
    let number = storage.verbClasses[verb.form.verb] * (groups + 1) + group
    return 2 * number + (verb.form.isInfinitive ? 1 : 0)
  }

  /// Whether an answer's verb is in the levels with -se alone.
  package func isPronominal(_ verb: AnswerVerb) -> Bool { isPronominal(verb.form.verb) }

  package func isRare(_ verb: AnswerVerb) -> Bool { isRare(verb.form.verb) }

  /// What an answer's verb means, as UTF-8: see ``gloss(of:language:)``.
  package func glossBytes(of verb: AnswerVerb, _ language: GlossLanguage) -> ByteSlice? {
    glossBytes(of: verb.form.verb, language)
  }
}
