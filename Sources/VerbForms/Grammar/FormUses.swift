import SpanishGrammar

/// One cell that a form stands in, as the grammar sees it.
struct FormUse {
  var level: Int
  /// The column's name; `infinitivo` for the verb itself.
  var column: String
  var roles: FormRole
  var person: Person?
  /// Whether its level carries `orden: último`.
  var isLast: Bool

  static let infinitiveColumn = "infinitivo"
}

extension IndexStorage {
  /// Where a form of a verb stands and what it is there, in the order of levels.
  ///
  /// Complexity: O(cells of the verb's lines).
  func uses(of form: String, infinitive: String, levels: Set<Int>?) -> [FormUse] {
    guard let verb = verb(infinitive) else { return [] }
    let table = columnRoles
    let wanted = Array(form.utf8)
    let base = Array(infinitive.utf8)
    let hasOwnCommand =
      table.lacksImperative && SpanishGrammar.hasOwnCommand(infinitive: infinitive)
    var needsInfinitive = form == infinitive
    var uses: [FormUse] = []
    for line in lines(of: verb) where levels?.contains(line.level) ?? true {
      guard table.levels.indices.contains(line.level) else { continue }
      let level = table.levels[line.level]
      if needsInfinitive {
        needsInfinitive = false
        uses.append(
          FormUse(
            level: line.level, column: FormUse.infinitiveColumn, roles: .infinitive, person: nil,
            isLast: level.isLast))
      }
      var number = 0
      for index in codes(ofRow: line.row).dropFirst() {
        let code = rowCells[index]
        if number < level.columns.count, let rule = CellCode.rule(of: code).flatMap({ rule($0) }),
          rule.makes(wanted, of: base)
        {
          let column = level.columns[number]
          var roles = column.role.role
          if table.lacksImperative {
            roles.formUnion(column.role.commandLike)
            if hasOwnCommand { roles.remove(.tú) }
          }
          if rule.isNegated { roles = roles.isDisjoint(with: .imperative) ? roles : .finite }
          uses.append(
            FormUse(
              level: line.level, column: column.name, roles: roles, person: column.role.person,
              isLast: level.isLast))
        }
        if CellCode.isLast(code) { number += 1 }
      }
    }
    return uses
  }
}

extension IndexStorage.Rule {
  /// Whether `no` is written before the form: then it is no affirmative command.
  fileprivate var isNegated: Bool {
    words.count >= 3 && words[0] == UInt8(ascii: "n") && words[1] == UInt8(ascii: "o")
      && words[2] == UInt8(ascii: " ")
  }
}
