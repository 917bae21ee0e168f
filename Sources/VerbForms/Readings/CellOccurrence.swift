package import SpanishGrammar
import SpanishText

/// A cell that a form is in, by numbers: what a ``FormIndex/Reading`` says without texts.
package struct CellOccurrence {
  package var level: Int
  /// How many lines of the same verb are before its line in the level.
  var layer: Int
  /// The column's number; nil for the infinitive as the name of the verb, and for a form that helpers need.
  package var column: Int?
  /// Which of the stored cells: how the form is written there.
  var cell: Int
  /// The roles that the form can have in the column.
  var roles: GrammaticalRole
  var person: Person?
  /// Whether the column is whom the verb pleases, though it is named by a person: yo of `me gusta`.
  package var isDative = false
  /// Whether the cell writes the form in another way: `me lavo`, `he lavado`, `lávate`.
  var hasWords: Bool
  /// Whether it has helpers or enclitics: `he lavado`, `lávate`. It is no place of the form by itself.
  var isComposed: Bool
  /// The tense of the form there; nil where the level does not say it.
  package var tense: Tense?
  /// What the form is after helpers: participio in `he comido`; nil in a cell without helpers.
  var tenseAfterHelpers: Tense?
}

extension IndexStorage {
  /// The cells of a form in one of some roles, in the order of levels; the infinitive as the name of its verb
  /// first, in the first level that counts.
  ///
  /// - Complexity: O(cells that have the form); O(cells of the verb's class) the first time.
  func occurrences(
    of form: FormOfVerb, as wanted: GrammaticalRole = .all, in selection: LevelSelection?
  ) -> [CellOccurrence] {
    var found: [CellOccurrence] = []
    forEachOccurrence(of: form, as: wanted, in: selection) { cell, _ in found.append(cell) }
    return found
  }

  /// Calls `body` with each of these cells. If the form is part of a `whole` such as `he comido` or `dímelo`, cells that write
  /// the whole or its last words come first, with `isWhole`.
  ///
  /// Cells with helpers or enclitics count only if the levels that count have the form in no other way.
  func forEachOccurrence(
    of form: FormOfVerb, partOf whole: String? = nil, as wanted: GrammaticalRole = .all,
    in selection: LevelSelection?, _ body: (CellOccurrence, _ isWhole: Bool) -> Void
  ) {
    var isFound = false
    if let whole {
      lazy var infinitive = Array(infinitive(ofVerb: form.verb).utf8)
      forEachOccurrence(of: form, as: wanted, in: selection, composed: true, withHelpers: true) {
        let written = rule(ofCell: $0.cell)?.written(of: infinitive) ?? ""
        guard whole == written || whole.hasSuffix(" " + written) else { return }
        isFound = true
        body($0, true)
      }
    }
    for isComposed in [false, true] where !isComposed || !isFound {
      forEachOccurrence(of: form, as: wanted, in: selection, composed: isComposed) {
        isFound = true
        body($0, false)
      }
    }
  }

  /// Calls `body` with the cells that have helpers or enclitics, or with those that have none. A form after helpers counts as
  /// it is by itself, unless `withHelpers`: comido of `he comido, has comido` is a participle without a person, once.
  func forEachOccurrence(
    of form: FormOfVerb, as wanted: GrammaticalRole = .all, in selection: LevelSelection?,
    composed: Bool, withHelpers: Bool = false, _ body: (CellOccurrence) -> Void
  ) {
    let lines = lineRange(ofVerb: form.verb)
    if form.isInfinitive, !composed, wanted.contains(.infinitive),
      let line = lines.first(where: { selection?.contains(classLevels[$0]) ?? true })
    {
      // The cell of the infinitive says how the verb is written.
      let cell = rowStarts[classRows[line]]
      let rule = withInflection { $0.facts(ofCode: rowCells[cell]) }
      body(
        CellOccurrence(
          level: classLevels[line], layer: 0, column: nil, cell: cell, roles: .infinitive,
          person: nil, hasWords: rule.map { $0.hasWords || $0.endsInSe } ?? false,
          isComposed: false, tense: .infinitivo))
    }
    var last = (level: -1, layer: -1)
    withCells(of: form) { cells in
      for index in cells.indices {
        var occurrence = cells[index]
        guard occurrence.isComposed == composed, selection?.contains(occurrence.level) ?? true
        else { continue }
        // Under él of the present, no column of commands, is what tú is told, unless the verb has a word of its own for it.
        if occurrence.person == .él, occurrence.roles.contains(.tú),
          hasOwnCommand(infinitive: infinitive(ofVerb: form.verb))
        {
          occurrence.roles.subtract(.tú)
        }
        guard !occurrence.roles.isDisjoint(with: wanted) else { continue }
        if composed, !withHelpers, let tense = occurrence.tenseAfterHelpers {
          if last == (occurrence.level, occurrence.layer) { continue }
          last = (occurrence.level, occurrence.layer)
          (occurrence.column, occurrence.person, occurrence.tense) = (nil, nil, tense)
        }
        body(occurrence)
      }
    }
  }

  /// How a form counts where only some levels do; nil if none of them has it.
  func standing(
    of form: FormOfVerb, in selection: LevelSelection
  ) -> (isDeprioritized: Bool, rank: Int)? {
    /// Whether the forms of some levels and of one more come last.
    func isLast(_ others: Bool?, _ level: Int) -> Bool? {
      selection.isDeprioritized(level).map { (others ?? true) && $0 } ?? others
    }
    var isDeprioritized = withCells(of: form) { cells in
      var isDeprioritized: Bool?
      for cell in cells.indices { isDeprioritized = isLast(isDeprioritized, cells[cell].level) }
      return isDeprioritized
    }
    if form.isInfinitive {
      // Every level that lists the verb has its infinitive, though it is read in the first.
      for line in lineRange(ofVerb: form.verb) {
        isDeprioritized = isLast(isDeprioritized, classLevels[line])
      }
    }
    return isDeprioritized.map { ($0, verbRanks[form.verb]) }
  }

  func areDeprioritized(_ occurrences: [CellOccurrence]) -> Bool {
    let levels = levels
    return occurrences.allSatisfy { levels[$0.level].isDeprioritized }
  }

  /// What the columns of a level are to a line.
  func roles(ofLevel level: Int, isDative: Bool) -> LevelRoles {
    let roles = inflection.levels[level]
    return isDative ? roles.ofDative : roles
  }

  @inline(__always) func columnName(of occurrence: CellOccurrence) -> String {
    guard let column = occurrence.column else { return occurrence.tense?.name ?? "" }
    return roles(ofLevel: occurrence.level, isDative: occurrence.isDative).columnName(column)
  }
}

/// The cells of all verbs of a class, by the groups of rules that make their forms.
final class ClassCells: Sendable {
  /// The groups that have cells, ascending, and where the cells of each begin, and after those of the last one end.
  private let groups: [Int]
  private let starts: [Int]
  let cells: [CellOccurrence]

  init(_ number: Int, _ storage: IndexStorage) {
    let inflection = storage.inflection
    var found: [CellOccurrence] = []
    // For each of these its group, and its place among all: sorting numbers is quick.
    var order: [UInt64] = []
    var (layer, previous) = (0, -1)
    for line in storage.classStarts.part(number) {
      let level = storage.classLevels[line]
      layer = level == previous ? layer + 1 : 0
      previous = level
      let isDative = storage.isDative(line: line)
      let roles = storage.roles(ofLevel: level, isDative: isDative)
      storage.forEachCell(ofRow: storage.classRows[line]) { cell, column in
        guard let rule = inflection.facts(ofCode: storage.rowCells[cell]) else { return }
        let own = rule.tenseAfterHelpers.map { Construction.host(in: $0, nil) ?? .participle }
        order.append(UInt64(rule.group) << 32 | UInt64(found.count))
        found.append(
          CellOccurrence(
            level: level, layer: layer, column: column, cell: cell,
            roles: own ?? roles.roles(ofColumn: column, negated: rule.isNegated),
            person: roles.person(ofColumn: column), isDative: isDative, hasWords: rule.hasWords,
            isComposed: rule.isComposed,
            tense: roles.tense(ofColumn: column, negated: rule.isNegated),
            tenseAfterHelpers: rule.tenseAfterHelpers))
      }
    }
    order.sort()
    let all = order.map { Int($0 >> 32) }
    let starts = all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }
    groups = starts.map { all[$0] }
    self.starts = starts + [all.count]
    cells = order.map { found[Int($0 & 0xFFFF_FFFF)] }
  }

  /// The indices of the cells whose forms rules of a group make, in the order of levels. O(log n) for n groups.
  func indices(ofGroup group: Int) -> Range<Int> {
    let place = firstIndex(in: groups.indices) { groups[$0] >= group }
    guard place < groups.count, groups[place] == group else { return 0..<0 }
    return starts[place]..<starts[place + 1]
  }
}
