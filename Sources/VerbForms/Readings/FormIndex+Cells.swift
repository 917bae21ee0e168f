import SpanishGrammar

extension FormIndex {
  /// The form of an answer of a match, with its verb: found once for the verb's remarks and the form's readings. nil if
  /// the index is damaged.
  package func verb(ofAnswer number: Int, of match: WordMatch) -> FormOfVerb? {
    storage.formOfVerb(match.labels, storage.entry(match.plan.entry(number)))
  }

  /// Calls `body` with each cell that the form of an answer is in, and its line in the level's file, in the order of
  /// ``readings(of:infinitive:)``.
  ///
  /// - Complexity: O(lines of the verb + cells of the form), no allocation but the first time.
  package func forEachCell(of form: FormOfVerb, _ body: (CellOccurrence, _ line: Int) -> Void) {
    let (lines, rank) = (storage.lines, storage.verbRanks[form.verb])
    storage.forEachOccurrence(of: form, in: selection) { cell, _ in
      body(cell, lines.line(ofRank: rank, level: cell.level, layer: cell.layer))
    }
  }

  func reading(_ cell: CellOccurrence, line: Int, infinitive: String, form: String) -> Reading {
    Reading(
      level: cell.level, line: line, column: storage.columnName(of: cell), tense: cell.tense,
      written: written(cell, infinitive: infinitive) ?? form)
  }

  /// How a cell writes the form if that is another way: `me lavo` for lavo.
  package func written(_ cell: CellOccurrence, infinitive: @autoclosure () -> String) -> String? {
    guard cell.hasWords, let rule = storage.rule(ofCell: cell.cell) else { return nil }
    return rule.written(of: Array(infinitive().utf8))
  }

  package func inflection(of cell: CellOccurrence) -> Inflection {
    Inflection(column: storage.columnName(of: cell), tense: cell.tense)
  }

  /// A number that forms share which are in the same columns of the same levels; nil for a form that no rule makes, which
  /// only a damaged index has.
  package func cellsNumber(of form: FormOfVerb) -> Int? {
    let groups = storage.inflection.groups.count
    // The infinitive may be in no cell.
    guard let group = form.ruleGroup ?? (form.isInfinitive ? groups : nil) else { return nil }
    let number = storage.verbClasses[form.verb] * (groups + 1) + group
    return 2 * number + (form.isInfinitive ? 1 : 0)
  }
}
