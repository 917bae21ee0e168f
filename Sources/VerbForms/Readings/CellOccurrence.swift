import SpanishGrammar
import SpanishText

/// A form of a verb as the levels store it: the verb, and the rule that makes the form of its
/// infinitive.
struct FormOfVerb {
  var verb: VerbNumber
  /// The group of rules that take as many letters off and append the same: see ``InflectionTables``;
  /// nil where no cell of any level has a form so made.
  var ruleGroup: Int?
  /// Whether the form is the infinitive itself.
  var isInfinitive: Bool
}

/// One cell that a form stands in.
struct CellOccurrence {
  var level: Int
  /// How many lines of the same verb stand before its line in the level.
  var layer: Int
  /// The column's number; nil for the infinitive as the name of the verb.
  var column: Int?
  /// Which of the stored cells: how the form is written there.
  var cell: Int
  /// What the column makes of the form.
  var roles: GrammaticalRole
  /// The person that the column names.
  var person: Person?
  /// The tense of the form there; nil where the level does not say it.
  var tense: Tense?
}

extension IndexStorage {
  /// The form that an entry of a key stands for; nil if its verb is not in the index, which only a damaged one is.
  func formOfVerb(
    _ key: FormKey, _ record: EntryRecord, _ inflection: InflectionTables
  ) -> FormOfVerb? {
    formOfVerb(
      form: key.spelling(with: accents(of: record)), infinitive: infinitive(of: key, record),
      inflection)
  }

  /// The form of a verb by its spelling; nil for a word that is no infinitive here.
  func formOfVerb(
    form: String, infinitive: String, _ inflection: InflectionTables
  ) -> FormOfVerb? {
    var (form, infinitive) = (form, infinitive)
    return form.withUTF8 { form in
      infinitive.withUTF8 { infinitive in
        unsafe formOfVerb(
          form: ByteSlice(UnsafeRawBufferPointer(form)),
          infinitive: ByteSlice(UnsafeRawBufferPointer(infinitive)), inflection)
      }
    }
  }

  /// The same for UTF-8.
  func formOfVerb(
    form: ByteSlice, infinitive: ByteSlice, _ inflection: InflectionTables
  ) -> FormOfVerb? {
    let letters = unsafe infinitive.raw.assumingMemoryBound(to: UInt8.self)
    guard let key = unsafe FormKey(form: letters.span), let verb = verb(key, inflection)
    else { return nil }
    return FormOfVerb(
      verb: verb, ruleGroup: inflection.ruleGroup(form: form, infinitive: infinitive),
      isInfinitive: form.elementsEqual(infinitive))
  }

  /// The cells that a form stands in, in the order of levels; the infinitive as the name of its verb
  /// first, in the first level that counts.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - wanted: Only cells in one of these roles.
  ///   - selection: Where given, only cells of these levels.
  ///   - inflection: The index's tables.
  /// - Returns: One occurrence a cell.
  ///
  /// - Complexity: O(lines of the verb + cells of the lines that have the form).
  func occurrences(
    of form: FormOfVerb, as wanted: GrammaticalRole = .all, in selection: LevelSelection?,
    _ inflection: InflectionTables
  ) -> [CellOccurrence] {
    var found: [CellOccurrence] = []
    forEachOccurrence(of: form, as: wanted, in: selection, inflection) { found.append($0) }
    return found
  }

  /// Calls `body` with each of them.
  @inline(__always)
  func forEachOccurrence(
    of form: FormOfVerb, as wanted: GrammaticalRole = .all, in selection: LevelSelection?,
    _ inflection: InflectionTables, _ body: (CellOccurrence) -> Void
  ) {
    let lines = lineRange(ofVerb: form.verb)
    if form.isInfinitive, wanted.contains(.infinitive),
      let line = lines.first(where: { selection?.contains(classLevels[$0]) ?? true })
    {
      body(
        CellOccurrence(
          level: classLevels[line], layer: 0, column: nil, cell: rowStarts[classRows[line]],
          roles: .infinitive, person: nil, tense: .infinitivo))
    }
    guard let group = form.ruleGroup else { return }
    for line in lines {
      let row = classRows[line]
      guard inflection.mayHave(row: row, ruleGroup: group) else { continue }
      let level = classLevels[line]
      if let selection, !selection.contains(level) { continue }
      let roles = inflection.levels[level]
      if wanted != .all, roles.all.isDisjoint(with: wanted) { continue }
      var column = 0
      for cell in cells(ofRow: row) {
        if inflection.ruleGroup(ofCell: cell) == group {
          let isNegated = inflection.hasWords(cell) && isNegated(cell)
          let role = roles.role(ofColumn: column, negated: isNegated) { !hasOwnCommand(form) }
          if !role.isDisjoint(with: wanted) {
            body(
              CellOccurrence(
                level: level, layer: layer(ofLine: line, in: lines), column: column, cell: cell,
                roles: role, person: roles.person(ofColumn: column),
                tense: roles.tense(ofColumn: column, negated: isNegated)))
          }
        }
        if inflection.isLast(cell) { column += 1 }
      }
    }
  }

  /// How many lines of the same verb stand before a line in its level.
  private func layer(ofLine line: Int, in lines: Range<Int>) -> Int {
    var first = line
    while first > lines.lowerBound, classLevels[first - 1] == classLevels[line] { first -= 1 }
    return line - first
  }

  /// Whether `no` is written before the form of a cell: then it is no affirmative command.
  private func isNegated(_ cell: Int) -> Bool {
    guard let words = rule(ofCell: cell)?.words, words.count >= 3 else { return false }
    return words[0] == UInt8(ascii: "n") && words[1] == UInt8(ascii: "o")
      && words[2] == UInt8(ascii: " ")
  }

  private func hasOwnCommand(_ form: FormOfVerb) -> Bool {
    SpanishGrammar.hasOwnCommand(infinitive: infinitive(ofVerb: form.verb))
  }

  /// How a form counts where only some levels do; nil if none of them has it.
  func standing(
    of form: FormOfVerb, in selection: LevelSelection, _ inflection: InflectionTables
  ) -> (isDeprioritized: Bool, rank: Int)? {
    let table = selection.standings(of: self)
    var isDeprioritized = form.ruleGroup.flatMap {
      table.isDeprioritized(ruleGroup: $0, ofClass: verbClasses[form.verb])
    }
    if form.isInfinitive {
      // Every level that lists the verb has its infinitive, though it is read in the first.
      for line in lineRange(ofVerb: form.verb) where selection.contains(classLevels[line]) {
        isDeprioritized =
          isDeprioritized ?? true && inflection.levels[classLevels[line]].isDeprioritized
      }
    }
    return isDeprioritized.map { ($0, verbRanks[form.verb]) }
  }
}

extension InflectionTables {
  /// Whether all cells' levels carry `orden: último`.
  func areDeprioritized(_ occurrences: [CellOccurrence]) -> Bool {
    occurrences.allSatisfy { levels[$0.level].isDeprioritized }
  }

  /// The name of the column of a cell.
  func columnName(of occurrence: CellOccurrence) -> String {
    guard let column = occurrence.column else { return "infinitivo" }
    return levels[occurrence.level].columnName(column)
  }
}
