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
  package let role: FormRole
  /// The person that the column names, if any.
  package let person: Person?
  /// The command that has the same form, where the level is a present: tú has that of *él* in the
  /// indicative (`canta`), usted, nosotros and ustedes their own in the subjunctive.
  ///
  /// Read only where no level is imperative.
  package let commandLike: FormRole

  /// The role of a column.
  ///
  ///     ColumnRole(title: "Imperativo", column: "vosotros").role          // .vosotros
  ///     ColumnRole(title: "Formas no personales", column: "gerundio").role // .gerund
  package init(title: String, column: String) {
    self.init(titleWords: words(of: title), column: column)
  }

  /// The roles of all columns of a level.
  package static func roles(title: String, columns: [String]) -> [ColumnRole] {
    let titleWords = words(of: title)
    return columns.map { ColumnRole(titleWords: titleWords, column: $0) }
  }

  private init(titleWords: [Substring], column: String) {
    let columnWords = words(of: column)
    let person = Person(column: column)
    self.person = person
    func says(_ beginning: String, in words: [Substring]) -> Bool {
      words.contains { $0.hasPrefix(beginning) }
    }
    let all = titleWords + columnWords
    var commandLike: FormRole = []
    if says("gerundi", in: columnWords) {
      role = .gerund
    } else if says("particip", in: columnWords) {
      role = .participle
    } else if says("imperativ", in: all), !says("negativ", in: all) {
      role = Self.command(to: person ?? .tú)
    } else {
      role = .finite
      if says("present", in: all), !says("perfect", in: all), let person {
        let isSubjunctive = says("subjunti", in: all)
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

  private static func command(to person: Person) -> FormRole {
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
