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
  /// A hash table with linear probing: groups plus one, 0 where free.
  private let slots: [UInt32]
  /// For each group one of its rules: the bytes taken off, the words before and those appended.
  private let rules: [(takenOff: Int, helper: ByteSlice, ending: ByteSlice)]
  /// What the columns of each level are to the grammar.
  let levels: [LevelRoles]
  /// For each block of positions in the list the first verb that is in it or after, and one more at the end.
  private let verbStarts: [UInt32]

  private static let positionsInBlock = 128

  init(_ storage: IndexStorage) {
    let blocks = Int(storage.header.counts.entries) / Self.positionsInBlock + 1
    var verb = 0
    verbStarts = (0...blocks).map { block in
      while verb < storage.verbPositions.count,
        storage.verbPositions[verb] < block * Self.positionsInBlock
      {
        verb += 1
      }
      return UInt32(verb)
    }
    let ruleCount = max(storage.ruleStarts.count - 1, 0)
    var slots = [UInt32](repeating: 0, count: 16)
    while slots.count < 2 * ruleCount { slots += slots }
    var rules: [(takenOff: Int, helper: ByteSlice, ending: ByteSlice)] = []
    // Few words are before many forms.
    var composedWords: [String: Bool] = [:]
    var groups: [UInt32] = []
    groups.reserveCapacity(ruleCount)
    for number in 0..<ruleCount {
      let rule = storage.rule(number)
      let slot = Self.slot(of: rule.takenOff, rule.helper, rule.ending, slots, rules)
      if slots[slot] == 0 {
        rules.append((rule.takenOff, rule.helper, rule.ending))
        slots[slot] = UInt32(rules.count)
      }
      let hasWords = !rule.words.isEmpty || !rule.enclitics.isEmpty
      var isComposed = !rule.enclitics.isEmpty
      if hasWords, !isComposed {
        let words = rule.words.text
        isComposed = composedWords[words] ?? !LeadingWords.areAll(in: words)
        composedWords[words] = isComposed
      }
      groups.append(slots[slot] << 2 | (isComposed ? 2 : 0) | (hasWords ? 1 : 0))
    }
    self.slots = slots
    self.rules = rules
    cells = (0..<storage.rowCells.count).map { cell in
      let code = storage.rowCells[cell]
      let isLast: UInt32 = CellCode.isLast(code) ? 1 : 0
      return CellCode.rule(of: code).map { groups[$0] << 1 | isLast } ?? isLast
    }
    classes = LazyTables(count: max(storage.classStarts.count - 1, 0))
    levels = LevelRoles.all(of: storage)
  }

  /// The verbs in the block of a position: no others lie between it and the first one after it.
  func verbs(near position: Int) -> Range<VerbNumber> {
    let block = min(position / Self.positionsInBlock, verbStarts.count - 2)
    return Int(verbStarts[block])..<Int(verbStarts[block + 1])
  }

  /// The slot of the group whose rules take so many letters off and append the same, or the free one for it.
  private static func slot(
    of takenOff: Int, _ helper: ByteSlice, _ ending: ByteSlice, _ slots: [UInt32],
    _ rules: [(takenOff: Int, helper: ByteSlice, ending: ByteSlice)]
  ) -> Int {
    var hash = UInt64(takenOff)
    for byte in helper { hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
    for byte in ending { hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
    var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while slots[slot] != 0 {
      let rule = rules[Int(slots[slot]) - 1]
      if rule.takenOff == takenOff, rule.ending == ending, rule.helper == helper { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// The cells of a class.
  func cells(ofClass number: Int, _ storage: IndexStorage) -> ClassCells {
    classes.value(number) { ClassCells(number, storage, self) }
  }

  /// How many groups of rules there are.
  var groupCount: Int { rules.count }

  func ruleGroup(ofCell cell: Int) -> Int { Int(cells[cell] >> 3) - 1 }

  /// Whether a cell is written with words around its form: `me lavo`, `he lavado`, `lávate`.
  func hasWords(_ cell: Int) -> Bool { cells[cell] & 2 != 0 }

  /// Whether a cell has helpers or enclitics: `he lavado`, `lávate`. It is no place of the form by itself.
  func isComposed(_ cell: Int) -> Bool { cells[cell] & 4 != 0 }

  /// Whether a cell's form is the infinitive itself, or there is none.
  func isInfinitive(_ cell: Int) -> Bool {
    let group = ruleGroup(ofCell: cell)
    guard group >= 0 else { return true }
    return rules[group].takenOff == 0 && rules[group].helper.isEmpty && rules[group].ending.isEmpty
  }

  /// Whether a cell is the last alternative of its column.
  func isLast(_ cell: Int) -> Bool { cells[cell] & 1 == 1 }

  /// The group of the rules that make a form of an infinitive; nil if there are none. The form's last word begins at
  /// `start`.
  func ruleGroup(form: ByteSlice, lastWord start: Int, infinitive: ByteSlice) -> Int? {
    let shared = RuleText.sharedSize(
      of: form.slice(start, form.count - start), with: infinitive)
    let takenOff = infinitive.count - shared
    let helper = form.slice(0, start)
    let ending = form.slice(start + shared, form.count - start - shared)
    let group = slots[Self.slot(of: takenOff, helper, ending, slots, rules)]
    return group == 0 ? nil : Int(group) - 1
  }
}

/// What the columns of one level are to the grammar, read off its title and the columns' names.
final class LevelRoles: Sendable {
  private struct Column {
    /// The roles that a form can have in the column.
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
  /// Whether the level carries `orden: último`.
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
