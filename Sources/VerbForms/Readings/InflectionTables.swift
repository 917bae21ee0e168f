import SpanishGrammar
import SpanishText

/// What makes finding a form's cells quick: made of an index once, when a first query asks for it.
///
/// A rule makes a form of its infinitive: it takes bytes off and appends others, and may put words
/// before (`me `). Rules that differ by those words alone are one *group*. Form and infinitive tell
/// the group, and the class of the verb has its cells by group.
final class InflectionTables: Sendable {
  /// For each cell in bit 0 whether its rule has words around the form, in bit 1 whether these are more than `no` and
  /// pronouns before it, in bit 2 whether they begin with `no`, in bits 3 to 7 the tense that the form has after helpers, 0
  /// without helpers, and above them its rule's group plus one; 0 for a cell without a form.
  private let cells: [UInt32]
  /// The cells of each class of verbs, found when a first verb of it is asked for.
  private let classes: LazyTables<ClassCells>
  let groups: RuleGroups
  /// The group of the rule that leaves the infinitive as it is.
  private let unchanged: Int?
  /// What the columns of each level are to the grammar.
  let levels: [LevelRoles]
  /// The words that levels have after all forms of a verb, by their fold: cuenta of darse cuenta.
  let complements: [String: String]

  init(_ storage: IndexStorage) {
    let ruleCount = storage.ruleStarts.count - 1
    var groups = RuleGroups(room: ruleCount)
    // For each rule what is said of its cells.
    var codes: [UInt32] = []
    codes.reserveCapacity(ruleCount)
    var complements: [String: String] = [:]
    for number in 0..<ruleCount {
      let rule = storage.rule(number)
      let words = unsafe rule.words.raw.assumingMemoryBound(to: UInt8.self)
      let hasHelpers = unsafe !LeadingWords.areAll(in: words.span)
      let isNegated = rule.words.starts(with: "no ".utf8)
      if !rule.complement.isEmpty {
        complements[rule.complement.text.folded] = rule.complement.text
      }
      let group = groups.add(rule)
      let isInfinitive = rule.takenOff == 0 && rule.ending.isEmpty
      let isGerund = hasHelpers && rule.ending.text.hasSuffix("ndo")
      let tense: Tense? =
        !hasHelpers ? nil : isInfinitive ? .infinitivo : isGerund ? .gerundio : .participio
      codes.append(
        UInt32(group + 1) << 8 | UInt32(tense?.rawValue ?? 0) << 3 | (isNegated ? 4 : 0)
          | (hasHelpers || !rule.enclitics.isEmpty ? 2 : 0) | (rule.hasWords ? 1 : 0))
    }
    assert(Tense.allCases.allSatisfy { $0.rawValue < 32 }, "a tense has five bits")
    self.groups = groups
    self.complements = complements
    unchanged = groups.number(.unchanged)
    cells = (0..<storage.rowCells.count).map { cell in
      CellCode.rule(of: storage.rowCells[cell]).map { codes[$0] } ?? 0
    }
    classes = LazyTables(count: storage.classStarts.count - 1)
    let infos = storage.levels
    let roles = ColumnRole.roles(ofLevels: infos.map { ($0.title, $0.tense, $0.columns) })
    levels = zip(infos, roles).map { info, roles in
      LevelRoles(tense: info.tense, columns: zip(info.columns, roles).map { ($0, $1) })
    }
  }

  func cells(ofClass number: Int, _ storage: IndexStorage) -> ClassCells {
    classes.value(number) { ClassCells(number, storage) }
  }

  func ruleGroup(ofCell cell: Int) -> Int { Int(cells[cell] >> 8) - 1 }

  /// See ``CellOccurrence``.
  func hasWords(_ cell: Int) -> Bool { cells[cell] & 1 != 0 }

  func isComposed(_ cell: Int) -> Bool { cells[cell] & 2 != 0 }

  /// What the form of a cell is after helpers: participio in `he comido`; nil for a cell without helpers.
  func tenseAfterHelpers(_ cell: Int) -> Tense? {
    Tense(rawValue: UInt8(cells[cell] >> 3 & 31))
  }

  /// Whether `no` is written before the form of a cell: then it is not an affirmative command.
  func isNegated(_ cell: Int) -> Bool { cells[cell] & 4 != 0 }

  /// Whether a cell's form is the infinitive itself, or there is none.
  func isInfinitive(_ cell: Int) -> Bool {
    let group = ruleGroup(ofCell: cell)
    return group < 0 || group == unchanged
  }
}

/// What the columns of one level are to the grammar, read off its title and the columns' names.
struct LevelRoles: Sendable {
  /// The tense of all its columns; nil where the level names none.
  let tense: Tense?
  /// A line may have more cells than these.
  let columns: [(name: String, role: ColumnRole)]

  /// Whether its columns are named by whom something pleases: me, te, le.
  var namesPronouns: Bool { columns.first.map { Pronoun(column: $0.name) != nil } ?? false }

  /// The same for a line whose columns are whom something pleases: me instead of yo.
  var ofDative: LevelRoles {
    LevelRoles(
      tense: tense,
      columns: columns.map { name, role in
        (role.person.map { Pronoun(indirectOf: $0).text } ?? name, role.ofDative)
      })
  }

  private func role(ofColumn number: Int) -> ColumnRole? {
    number < columns.count ? columns[number].role : nil
  }

  /// The roles that a form can have in a column.
  func roles(ofColumn number: Int, negated isNegated: Bool) -> GrammaticalRole {
    guard let role = role(ofColumn: number) else { return .finite }
    let roles = role.role.union(role.commandLike)
    return isNegated && !roles.isDisjoint(with: .imperative) ? .finite : roles
  }

  func person(ofColumn number: Int) -> Person? { role(ofColumn: number)?.person }

  func tense(ofColumn number: Int, negated isNegated: Bool) -> Tense? {
    role(ofColumn: number)?.tense(inLevelOf: tense, negated: isNegated)
  }

  func columnName(_ number: Int) -> String {
    number < columns.count ? columns[number].name : ""
  }
}
