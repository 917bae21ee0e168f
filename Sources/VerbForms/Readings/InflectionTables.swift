import SpanishGrammar
import SpanishText

/// What makes finding a form's cells quick: made of an index once, when a first query asks for it.
///
/// A rule makes a form of its infinitive: it takes bytes off and appends others, and may put words
/// before (`me `). Rules that differ by those words alone are one *group*. Form and infinitive tell
/// the group, and the class of the verb has its cells by group.
final class InflectionTables: Sendable {
  /// For each cell in bit 0 whether it is the last alternative of its column, in bit 1 whether its rule has words
  /// around the form, in bit 2 whether these are more than `no` and pronouns before it, and above them its rule's group
  /// plus one, 0 for a cell without a form.
  private let cells: [UInt32]
  /// The cells of each class of verbs, found when a first verb of it is asked for.
  private let classes: LazyTables<ClassCells>
  let groups: RuleGroups
  /// The group of the rule that leaves the infinitive as it is.
  private let unchanged: Int?
  /// What the columns of each level are to the grammar.
  let levels: [LevelRoles]
  /// For each block of positions in the list the first verb that is in it or after.
  private let verbStarts: [UInt32]

  private static let positionsInBlock = 64

  init(_ storage: IndexStorage) {
    var verb = 0
    verbStarts = (0...storage.header.count(.entries) / Self.positionsInBlock).map { block in
      while verb < storage.verbPositions.count,
        storage.verbPositions[verb] < block * Self.positionsInBlock
      {
        verb += 1
      }
      return UInt32(verb)
    }
    let ruleCount = max(storage.ruleStarts.count - 1, 0)
    var groups = RuleGroups(room: ruleCount)
    // Few words are before many forms.
    var composedWords: [String: Bool] = [:]
    // For each rule bits 1 and 2 of its cells, and above them its group plus one.
    var codes: [UInt32] = []
    codes.reserveCapacity(ruleCount)
    for number in 0..<ruleCount {
      let rule = storage.rule(number)
      let hasWords = !rule.words.isEmpty || !rule.enclitics.isEmpty
      var isComposed = !rule.enclitics.isEmpty
      if hasWords, !isComposed {
        let words = rule.words.text
        if let known = composedWords[words] {
          isComposed = known
        } else {
          isComposed = !LeadingWords.areAll(in: words)
          composedWords[words] = isComposed
        }
      }
      let group = UInt32(groups.add(rule) + 1)
      codes.append(group << 2 | (isComposed ? 2 : 0) | (hasWords ? 1 : 0))
    }
    self.groups = groups
    unchanged = groups.number(.unchanged)
    cells = (0..<storage.rowCells.count).map { cell in
      let code = storage.rowCells[cell]
      let isLast: UInt32 = CellCode.isLast(code) ? 1 : 0
      return CellCode.rule(of: code).map { codes[$0] << 1 | isLast } ?? isLast
    }
    classes = LazyTables(count: max(storage.classStarts.count - 1, 0))
    levels = LevelRoles.all(of: storage)
  }

  func firstVerb(inBlockOf position: Int) -> VerbNumber {
    Int(verbStarts[min(position / Self.positionsInBlock, verbStarts.count - 1)])
  }

  func cells(ofClass number: Int, _ storage: IndexStorage) -> ClassCells {
    classes.value(number) { ClassCells(number, storage, self) }
  }

  func ruleGroup(ofCell cell: Int) -> Int { Int(cells[cell] >> 3) - 1 }

  /// Whether a cell is written with words around its form: `me lavo`, `he lavado`, `lávate`.
  func hasWords(_ cell: Int) -> Bool { cells[cell] & 2 != 0 }

  /// Whether a cell has helpers or enclitics: `he lavado`, `lávate`. It is no place of the form by itself.
  func isComposed(_ cell: Int) -> Bool { cells[cell] & 4 != 0 }

  /// Whether a cell's form is the infinitive itself, or there is none.
  func isInfinitive(_ cell: Int) -> Bool {
    let group = ruleGroup(ofCell: cell)
    return group < 0 || group == unchanged
  }

  func isLast(_ cell: Int) -> Bool { cells[cell] & 1 == 1 }
}

/// What the columns of one level are to the grammar, read off its title and the columns' names.
final class LevelRoles: Sendable {
  private struct Column {
    var roles: GrammaticalRole
    /// The same for a verb whose command to tú is a word of its own: see `hasOwnCommand`.
    var rolesWithoutTú: GrammaticalRole
    var person: Person?
    var name: String
    var tense: Tense?
    /// The same for a form with `no` before it.
    var negatedTense: Tense?
  }

  let title: String
  /// The tense of all its columns; nil where the level names none.
  let tense: Tense?
  private let columns: [Column]
  /// All that its columns make of forms.
  let all: GrammaticalRole
  let isDeprioritized: Bool

  private init(_ record: FormIndex.LevelInfo, _ columns: [Column]) {
    title = record.title
    tense = record.tense
    self.columns = columns
    all = columns.reduce(into: []) { $0.formUnion($1.roles) }
    isDeprioritized = record.isDeprioritized
  }

  static func all(of storage: IndexStorage) -> [LevelRoles] {
    let records = storage.levels.infos
    let roles = ColumnRole.roles(ofLevels: records.map { ($0.title, $0.tense, $0.columns) })
    let lacksImperative = !roles.joined().contains { !$0.role.isDisjoint(with: .imperative) }
    return zip(records, roles).map { record, roles in
      let columns = zip(roles, record.columns).map { role, name in
        let like = lacksImperative ? role.commandLike : []
        return Column(
          roles: role.role.union(like), rolesWithoutTú: role.role.union(like.subtracting(.tú)),
          person: role.person, name: name,
          tense: role.tense(inLevelOf: record.tense, negated: false),
          negatedTense: role.tense(inLevelOf: record.tense, negated: true))
      }
      return LevelRoles(record, columns)
    }
  }

  /// The roles that a form can have in a column; without `tú` if its verb has a command of its own to tú.
  func roles(
    ofColumn column: Int, negated isNegated: Bool
  ) -> (all: GrammaticalRole, withoutTú: GrammaticalRole) {
    guard column < columns.count else { return (.finite, .finite) }
    func roles(_ roles: GrammaticalRole) -> GrammaticalRole {
      isNegated && !roles.isDisjoint(with: .imperative) ? .finite : roles
    }
    return (roles(columns[column].roles), roles(columns[column].rolesWithoutTú))
  }

  func person(ofColumn column: Int) -> Person? {
    column < columns.count ? columns[column].person : nil
  }

  func tense(ofColumn column: Int, negated isNegated: Bool) -> Tense? {
    guard column < columns.count else { return nil }
    return isNegated ? columns[column].negatedTense : columns[column].tense
  }

  func columnName(_ column: Int) -> String { column < columns.count ? columns[column].name : "" }
}
