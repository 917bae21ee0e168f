import SpanishText

/// What the forms under one column of one level are: read off the level's title and the column's
/// name, since a level says no more.
///
/// - A column whose name begins with *gerundi-* holds gerunds, *particip-* participles.
/// - A level is imperative where a word of its title, or of the column's name, begins with
///   *imperativ-* and none with *negativ-*. The column's name says whom it speaks to: tú, usted (or
///   él), nosotros, vosotros, ustedes (or ellos), vos; a column that names nobody counts as tú.
/// - Everything else has a person and is no command. Where no level at all is imperative,
///   the commands that are spelled like another form are found there: see ``commandLike``.
package struct ColumnRole: Sendable, Hashable {
  /// What the form can be, apart from what its spelling tells.
  package let role: GrammaticalRole
  /// The person that the column names, if any.
  package let person: Person?
  /// The command that has the same form, where the level is a present: tú has that of *él* in the
  /// indicative (`canta`), usted, nosotros and ustedes their own in the subjunctive.
  ///
  /// Read only where no level is imperative.
  package let commandLike: GrammaticalRole

  /// The role of a column.
  ///
  ///     ColumnRole(title: "Imperativo", column: "vosotros").role          // .vosotros
  ///     ColumnRole(title: "Formas no personales", column: "gerundio").role // .gerund
  package init(title: String, column: String) {
    let name = Self.read(column)
    self.init(title: Hints(words(of: title)), column: name.hints, name.person)
  }

  /// The roles of all columns of several levels.
  ///
  /// - Complexity: O(characters of the titles and of different column names).
  package static func roles(
    ofLevels levels: [(title: String, columns: [String])]
  ) -> [[ColumnRole]] {
    // Most levels name their columns alike.
    var known: [String: (hints: Hints, person: Person?)] = [:]
    return levels.map { level in
      let title = Hints(words(of: level.title))
      return level.columns.map { column in
        let name = known[column] ?? Self.read(column)
        known[column] = name
        return ColumnRole(title: title, column: name.hints, name.person)
      }
    }
  }

  /// What a column's name says, and the person that it speaks of: `él`, `él/ella/usted`; nil where it
  /// names none. Of several the one that comes first.
  private static func read(_ column: String) -> (hints: Hints, person: Person?) {
    let words = words(of: column)
    return (Hints(words), words.lazy.compactMap { Person(word: $0) }.first)
  }

  /// What words of a title or a column's name say of the forms.
  private struct Hints: OptionSet {
    let rawValue: UInt8

    static let gerund = Hints(rawValue: 1)
    static let participle = Hints(rawValue: 2)
    static let imperative = Hints(rawValue: 4)
    static let negative = Hints(rawValue: 8)
    static let present = Hints(rawValue: 16)
    static let perfect = Hints(rawValue: 32)
    static let subjunctive = Hints(rawValue: 64)

    private static let beginnings: [(String, Hints)] = [
      ("gerundi", .gerund), ("particip", .participle), ("imperativ", .imperative),
      ("negativ", .negative), ("present", .present), ("perfect", .perfect),
      ("subjunti", .subjunctive),
    ]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ words: [Substring]) {
      self = []
      for word in words {
        for (beginning, hint) in Self.beginnings where word.utf8.starts(with: beginning.utf8) {
          insert(hint)
        }
      }
    }
  }

  private init(title: Hints, column: Hints, _ person: Person?) {
    self.person = person
    let all = title.union(column)
    var commandLike: GrammaticalRole = []
    if column.contains(.gerund) {
      role = .gerund
    } else if column.contains(.participle) {
      role = .participle
    } else if all.contains(.imperative), !all.contains(.negative) {
      role = Self.command(to: person ?? .tú)
    } else {
      role = .finite
      if all.contains(.present), !all.contains(.perfect), let person {
        let isSubjunctive = all.contains(.subjunctive)
        switch person {
        case .él: commandLike = isSubjunctive ? .usted : .tú
        case .usted where isSubjunctive: commandLike = .usted
        case .nosotros where isSubjunctive: commandLike = .nosotros
        case .ellos where isSubjunctive, .ustedes where isSubjunctive: commandLike = .ustedes
        default: break
        }
      }
    }
    self.commandLike = commandLike
  }

  private static func command(to person: Person) -> GrammaticalRole {
    switch person {
    case .yo, .tú: .tú
    case .vos: .vos
    case .usted, .él: .usted
    case .nosotros: .nosotros
    case .vosotros: .vosotros
    case .ustedes, .ellos: .ustedes
    }
  }
}

/// Whether the command to tú of this verb is a word of its own (`haz`, `pon`), so that *él* of the
/// present says nothing about it.
package func hasOwnCommand(infinitive: String) -> Bool {
  ["ser", "ir", "decir"].contains(infinitive)
    || ["poner", "tener", "hacer", "satisfacer", "venir", "salir"].contains {
      infinitive.hasSuffix($0)
    }
}
