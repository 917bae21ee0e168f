import SpanishGrammar
import SpanishText

/// Tables that find the cells of a form, made of an index when a first query needs them.
///
/// A rule makes a form of its infinitive: it takes bytes off and appends others, and may put words
/// before (`me `). Rules that differ by those words alone are one *group*. Form and infinitive tell
/// the group, and the class of the verb has its cells by group.
final class InflectionTables: Sendable {
  /// What is known of each rule.
  private let rules: [RuleFacts]
  /// The cells of each class of verbs, found when a first verb of it is asked for.
  let classes: LazyTables<ClassCells>
  let groups: RuleGroups
  /// What the columns of each level are to the grammar.
  let levels: [LevelRoles]
  /// The words that levels have after all forms of a verb, by their fold: cuenta of darse cuenta.
  let complements: [String: String]

  init(_ storage: IndexStorage) {
    let ruleCount = storage.ruleStarts.count - 1
    var groups = RuleGroups(room: ruleCount)
    var rules: [RuleFacts] = []
    rules.reserveCapacity(ruleCount)
    var complements: [String: String] = [:]
    for number in 0..<ruleCount {
      let rule = storage.rule(number)
      let words = unsafe rule.words.raw.assumingMemoryBound(to: UInt8.self)
      let hasHelpers = unsafe !LeadingWords.areAll(in: words.span)
      if !rule.complement.isEmpty {
        complements[rule.complement.text.folded] = rule.complement.text
      }
      let isInfinitive = rule.takenOff == 0 && rule.ending.isEmpty
      let isGerund = hasHelpers && rule.ending.text.hasSuffix("ndo")
      rules.append(
        RuleFacts(
          group: groups.add(rule), endsInSe: rule.ending.suffix(2).elementsEqual("se".utf8),
          hasWords: rule.hasWords, isComposed: hasHelpers || !rule.enclitics.isEmpty,
          isNegated: rule.words.starts(with: "no ".utf8),
          tenseAfterHelpers: !hasHelpers
            ? nil : isInfinitive ? .infinitivo : isGerund ? .gerundio : .participio))
    }
    (self.rules, self.groups, self.complements) = (rules, groups, complements)
    classes = LazyTables(count: storage.classStarts.count - 1)
    let infos = storage.levels
    let roles = ColumnRole.roles(ofLevels: infos.map { ($0.title, $0.tense, $0.columns) })
    levels = zip(infos, roles).map { info, roles in
      LevelRoles(tense: info.tense, columns: zip(info.columns, roles).map { ($0, $1) })
    }
  }

  /// What is known of the rule of a cell by its code; nil for a cell without a form.
  @inline(__always) func facts(ofCode code: Int) -> RuleFacts? {
    CellCode.rule(of: code).map { rules[$0] }
  }
}

/// What is known of a rule, and so of each cell whose form it makes.
struct RuleFacts: Sendable {
  /// The number of its group.
  let group: Int
  /// Whether it appends `se`: an infinitive that does so is that of a reflexive verb.
  let endsInSe: Bool
  /// Whether it has words around the form.
  let hasWords: Bool
  /// Whether these are more than `no` and pronouns before it.
  let isComposed: Bool
  /// Whether they begin with `no`: then the form is not an affirmative command.
  let isNegated: Bool
  /// What the form is after helpers: participio in `he comido`; nil without helpers.
  let tenseAfterHelpers: Tense?
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
      columns: columns.map { name, role in (role.person?.dative.text ?? name, role.ofDative) })
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

  func columnName(_ number: Int) -> String { number < columns.count ? columns[number].name : "" }
}
