import SpanishGrammar

extension FormIndex {
  /// Where a form of a verb is in the levels, in their order.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// FormIndex.builtin.readings(of: "fui", infinitive: "ir").map(\.column)      // yo, in each level
  /// ```
  ///
  /// The infinitive itself has the reading `infinitivo` in the first level that lists the verb.
  ///
  /// - Parameters:
  ///   - form: The form in its stored spelling.
  ///   - infinitive: The verb.
  /// - Returns: The readings, those of one level in the order of its columns.
  ///
  /// Complexity: O(letters + levels that list the verb + readings), about half a microsecond with the built-in index;
  /// O(cells of the verb) the first time for verbs that inflect alike.
  public func readings(of form: String, infinitive: String) -> [Reading] {
    guard let found = storage.formOfVerb(form: form, infinitive: infinitive) else { return [] }
    var readings: [Reading] = []
    // Most forms are in no more cells.
    readings.reserveCapacity(8)
    forEachCell(of: found) {
      readings.append(reading($0, line: $1, infinitive: infinitive, form: form))
    }
    return readings
  }

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

  /// The places of an answer's form, as far as the query says which of its cells are meant.
  ///
  /// For `yo fui` that is the first person alone, for `dámelo` the commands, for a form that was
  /// asked for by itself every cell where it is. For `había comido` it is every cell of the
  /// participle, once for each tense and person of the whole: pluscuamperfecto, yo and él.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// let answer = FormIndex.builtin.lookup("yo fui")[0]
  /// FormIndex.builtin.readings(of: answer).map(\.column)      // yo, in each level that has fui
  /// ```
  ///
  /// - Parameter answer: An answer of this index.
  /// - Returns: The readings, in the order of levels: first those that list the whole, then those that have the form alone.
  ///
  /// Complexity: as ``readings(of:infinitive:)``.
  public func readings(of answer: Answer) -> [Reading] {
    if answer.inflections.isEmpty {
      let readings = formReadings(of: answer)
      return answer.parts.first == "no" ? withProhibitions(readings, answer) : readings
    }
    return cells(of: answer).flatMap { reading, isWhole in
      // A level that has the whole says the person.
      answer.inflections.filter { !isWhole || reading.isOfPerson($0.person) }.map { inflection in
        var reading = reading
        reading.inflection = inflection
        return reading
      }
    }
  }

  /// The same with tense and person of the form alone, each cell once.
  package func formReadings(of answer: Answer) -> [Reading] {
    answer.parts.isEmpty && answer.columns.isEmpty
      ? readings(of: answer.form, infinitive: answer.infinitive)
      : cells(of: answer).map { $0.reading }
  }

  /// The cells of an answer's form, first those of levels that list the whole of it.
  private func cells(of answer: Answer) -> [(reading: Reading, isWhole: Bool)] {
    let (form, infinitive) = (answer.form, answer.infinitive)
    guard let found = storage.formOfVerb(form: form, infinitive: infinitive) else { return [] }
    let (hosts, complement) = (hosts(of: answer), answer.construction.complement)
    let listed = wholes(of: answer).flatMap { self.readings(of: $0, infinitive: infinitive) }
    var readings = listed.map { (reading: $0, isWhole: true) }
    // A level that has the whole is not named for the form alone.
    let levelsOfForms = Set(listed.map { $0.level })
    var levelsOfWholes = levelsOfForms
    let (lines, rank) = (storage.lines, storage.verbRanks[found.verb])
    storage.forEachOccurrence(
      of: found, partOf: answer.spelling ?? form, in: selection
    ) { cell, isWhole in
      guard !(isWhole ? levelsOfForms : levelsOfWholes).contains(cell.level) else { return }
      if isWhole { levelsOfWholes.insert(cell.level) }
      // `me doy cuenta` is not read by `doy la lata`.
      if !complement.isEmpty, let other = storage.rule(ofCell: cell.cell)?.complement.text,
        !other.isEmpty, other != complement
      {
        return
      }
      let line = lines.line(ofRank: rank, level: cell.level, layer: cell.layer)
      let reading = reading(cell, line: line, infinitive: infinitive, form: form)
      let isWanted =
        (hosts.isEmpty || !cell.roles.isDisjoint(with: hosts))
        && (answer.columns.isEmpty || answer.columns.contains(reading.column))
      if isWhole || isWanted { readings.append((reading, isWhole)) }
    }
    // A column may be whom something pleases.
    let pronouns = answer.pronouns.compactMap { Pronoun($0) }
    let named = readings.filter { reading, _ in
      Pronoun(column: reading.column).map(pronouns.contains) ?? true
    }
    if !pronouns.isEmpty, !named.isEmpty { readings = named }
    // A form after other words is not an affirmative command; a negative one needs `no`, and not `que` before it.
    let lead = answer.parts.prefix { $0 != answer.form }
    if lead.isEmpty { return readings }
    let isNegated = lead.contains("no") && lead.first != "que"
    let fitting = readings.filter { reading, _ in
      switch reading.tense {
      case .imperativo: false
      case .imperativoNegativo: isNegated && forbidden(by: reading, in: answer) != nil
      default: true
      }
    }
    return fitting.isEmpty ? readings : fitting
  }

  /// Readings with what those in the present subjunctive are after `no` to those who are spoken to: negative commands,
  /// where no level has them. The form is the same for every verb; each is in the first level that has the form.
  private func withProhibitions(_ readings: [Reading], _ answer: Answer) -> [Reading] {
    guard !isHardlyCommanded(infinitive: answer.infinitive) else { return readings }
    var all = readings
    for var reading in readings where reading.tense == .subjuntivoPresente {
      guard let person = forbidden(by: reading, in: answer) else { continue }
      reading.inflection = Inflection(tense: .imperativoNegativo, person: person.name)
      if !all.contains(where: { $0.inflection == reading.inflection }) { all.append(reading) }
    }
    return all
  }

  /// Whom a reading with the pronouns of its answer forbids something.
  private func forbidden(by reading: Reading, in answer: Answer) -> Person? {
    let pronouns = CliticGroup(answer.parts.compactMap { Pronoun($0) })
    return Person(column: reading.column)?.forbidden(with: pronouns)
  }

  /// What levels may have as one form of an answer with a complement: me hace falta, hace falta.
  private func wholes(of answer: Answer) -> [String] {
    guard !answer.construction.complement.isEmpty,
      let own = answer.parts.firstIndex(of: answer.form)
    else { return [] }
    // Thousands of words may be before it, which are of no form.
    return (max(own - Self.maximumPhraseWords, 0)...own).map {
      answer.parts[$0...].joined(separator: " ")
    }
  }

  /// What the form must be where pronouns are written onto it; empty where none are.
  private func hosts(of answer: Answer) -> GrammaticalRole {
    guard answer.columns.isEmpty, answer.parts.first == answer.form,
      answer.construction.complement.isEmpty,
      let group = CliticGroup(answer.parts.dropFirst().compactMap { Pronoun($0) })
    else { return [] }
    return group.hosts
  }

  /// Whether a form of a verb is in the levels that count, in one of some roles.
  ///
  /// - Complexity: O(lines of the verb) mostly. The first cell that fits decides: a form may be in all of a level's thousands
  ///   of columns.
  package func contains(
    form: String, infinitive: String, as roles: GrammaticalRole = .all
  ) -> Bool {
    storage.formOfVerb(form: form, infinitive: infinitive).map { contains($0, as: roles) } ?? false
  }

  func contains(_ form: FormOfVerb, as roles: GrammaticalRole = .all) -> Bool {
    if form.isInfinitive, roles.contains(.infinitive), lists(form.verb) { return true }
    return storage.withCells(of: form) { cells in
      for index in cells.indices where !cells[index].roles.isDisjoint(with: roles) {
        if selection?.contains(cells[index].level) ?? true { return true }
      }
      return false
    }
  }
}

extension FormIndex.Reading {
  /// Whether its column is of a person, as far as both tell: ella is él.
  fileprivate func isOfPerson(_ other: String?) -> Bool {
    guard let other, let person = Person(column: column) else { return true }
    return Person(column: other).map { person.agrees(withColumn: $0) } ?? true
  }
}
