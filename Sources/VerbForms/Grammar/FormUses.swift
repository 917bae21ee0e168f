import SpanishGrammar

/// One cell that a form stands in, as the grammar sees it.
struct FormUse {
  var level: Int
  /// The column's number; nil for the infinitive as the name of the verb.
  var column: Int?
  var roles: FormRole
  var person: Person?
  /// Whether its level carries `orden: último`.
  var isLast: Bool
}

extension IndexStorage {
  /// Where a form of a verb stands and what it is there, in the order of levels.
  ///
  /// - Parameters:
  ///   - form: The form's bytes.
  ///   - base: The infinitive's.
  ///   - verb: The verb's number.
  ///   - wanted: Only uses in one of these roles.
  ///   - levels: Where given, only uses in these levels.
  /// - Returns: One use a cell, the infinitive's own first.
  ///
  /// Complexity: O(cells of the verb's lines in levels that have the roles).
  func uses(
    of form: [UInt8], base: [UInt8], verb: VerbNumber, as wanted: FormRole = .all,
    levels: Set<Int>?
  ) -> [FormUse] {
    let table = columnRoles
    var needsInfinitive = wanted.contains(.infinitive) && form == base
    let hasOwnCommand =
      wanted.contains(.tú)
      && SpanishGrammar.hasOwnCommand(infinitive: String(decoding: base, as: UTF8.self))
    var uses: [FormUse] = []
    for line in lines(of: verb) where levels?.contains(line.level) ?? true {
      guard table.levels.indices.contains(line.level) else { continue }
      let level = table.levels[line.level]
      if needsInfinitive {
        needsInfinitive = false
        uses.append(
          FormUse(
            level: line.level, column: nil, roles: .infinitive, person: nil,
            isLast: level.isLast))
      }
      if level.roles.isDisjoint(with: wanted) { continue }
      var number = 0
      for index in codes(ofRow: line.row).dropFirst() {
        let code = rowCells[index]
        if number < level.columns.count, let rule = CellCode.rule(of: code).flatMap({ rule($0) }),
          rule.makes(form, of: base)
        {
          let column = level.columns[number]
          var roles = hasOwnCommand ? column.rolesWithoutTú : column.roles
          if rule.isNegated, !roles.isDisjoint(with: .imperative) { roles = .finite }
          if !roles.isDisjoint(with: wanted) {
            uses.append(
              FormUse(
                level: line.level, column: number, roles: roles, person: column.person,
                isLast: level.isLast))
          }
        }
        if CellCode.isLast(code) { number += 1 }
      }
    }
    return uses
  }

  /// The name of the column of a use.
  func columnName(of use: FormUse) -> String {
    guard let column = use.column else { return "infinitivo" }
    return columnRoles.levels[use.level].columns[column].name
  }
}

extension IndexStorage.Rule {
  /// Whether `no` is written before the form: then it is no affirmative command.
  fileprivate var isNegated: Bool {
    words.count >= 3 && words[0] == UInt8(ascii: "n") && words[1] == UInt8(ascii: "o")
      && words[2] == UInt8(ascii: " ")
  }
}
