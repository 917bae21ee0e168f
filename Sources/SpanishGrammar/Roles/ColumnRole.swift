import SpanishText

/// What the forms under one column of one level are: read off the level's tense, or its title where it
/// names none, and the column's name.
///
/// - A column whose name begins with *gerundi-* holds gerunds, *particip-* participles.
/// - A level is imperative where a word of its tense or title, or of the column's name, begins with
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
  private let hints: Hints

  /// The role of a column.
  ///
  ///     ColumnRole(title: "Imperativo", column: "vosotros").role          // .vosotros
  ///     ColumnRole(title: "Formas no personales", column: "gerundio").role // .gerund
  package init(title: String, column: String) {
    let name = Self.read(column)
    self.init(title: Hints(words(of: title)), column: name.hints, name.person)
  }

  /// The tense of a form in this column.
  ///
  /// Gerund, participle and infinitive are what their column says, whatever the level's tense is.
  ///
  /// - Parameters:
  ///   - tense: What the level says.
  ///   - isNegated: Whether `no` is written before the form.
  /// - Returns: The tense; nil where neither level nor column says it.
  package func tense(inLevelOf tense: Tense?, negated isNegated: Bool) -> Tense? {
    if hints.contains(.gerund) { return .gerundio }
    if hints.contains(.participle) { return .participio }
    if hints.contains(.infinitive) { return .infinitivo }
    let tense = tense ?? (hints.contains(.imperative) ? .imperativo : nil)
    return tense == .imperativo && (isNegated || hints.contains(.negative))
      ? .imperativoNegativo : tense
  }

  /// The roles of all columns of several levels.
  ///
  /// - Complexity: O(characters of the titles and of different column names).
  package static func roles(
    ofLevels levels: [(title: String, tense: Tense?, columns: [String])]
  ) -> [[ColumnRole]] {
    // Most levels name their columns alike.
    var known: [String: (hints: Hints, person: Person?)] = [:]
    return levels.map { level in
      let title = Hints(words(of: level.tense?.name ?? level.title))
      return level.columns.map { column in
        let name = known[column] ?? Self.read(column)
        known[column] = name
        return ColumnRole(title: title, column: name.hints, name.person)
      }
    }
  }

  private static func read(_ column: String) -> (hints: Hints, person: Person?) {
    let words = words(of: column)
    return (Hints(words), words.lazy.compactMap { Person(word: $0) }.first)
  }

  /// What words of a title or a column's name say of the forms.
  private struct Hints: OptionSet, Hashable {
    let rawValue: UInt8

    static let gerund = Hints(rawValue: 1)
    static let participle = Hints(rawValue: 2)
    static let imperative = Hints(rawValue: 4)
    static let negative = Hints(rawValue: 8)
    static let present = Hints(rawValue: 16)
    static let perfect = Hints(rawValue: 32)
    static let subjunctive = Hints(rawValue: 64)
    static let infinitive = Hints(rawValue: 128)

    private static let beginnings: [(String, Hints)] = [
      ("gerundi", .gerund), ("particip", .participle), ("imperativ", .imperative),
      ("negativ", .negative), ("present", .present), ("perfect", .perfect),
      ("subjunti", .subjunctive), ("infinitiv", .infinitive),
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
    hints = column
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
  switch infinitive {
  case "ser", "ir", "decir", "venir", "salir": true
  default:
    infinitive.hasSuffix("poner") || infinitive.hasSuffix("tener") || infinitive.hasSuffix("hacer")
      || infinitive.hasSuffix("satisfacer") || infinitive.hasSuffix("venir")
      || infinitive.hasSuffix("salir")
  }
}
