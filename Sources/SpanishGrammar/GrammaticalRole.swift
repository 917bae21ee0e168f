import SpanishText

/// What the forms under a column of a level are, by the level's tense, or its title where it names none, and the column's name.
///
/// - A column whose name begins with *gerundi-* holds gerunds, *particip-* participles.
/// - A level is imperative where a word of its tense or title, or of the column's name, begins with *imperativ-* and none with
///   *negativ-*. The column's name says whom it speaks to: tú, usted (or él), nosotros, vosotros, ustedes (or ellos), vos; a
///   column that names nobody counts as tú.
/// - Everything else has a person and cannot be a command. If no level is imperative, commands that are spelled like
///   another form are found there: see ``commandLike``.
package struct ColumnRole: Sendable, Hashable {
  /// What the form can be, apart from what its spelling tells.
  package let role: GrammaticalRole
  package private(set) var person: Person?
  /// The command that has the same form, where the level is a present and no level is imperative: the command to tú has the
  /// form of *él* in the indicative (`canta`), those to usted, nosotros and ustedes have theirs in the subjunctive.
  package private(set) var commandLike: GrammaticalRole = []
  private let hints: Hints
  /// The tense that the column's name says: `futuro`.
  private let ownTense: Tense?

  /// The role of the column where it names whom something pleases, not the person of the form: `me gusta` under yo.
  package var ofDative: ColumnRole {
    var role = self
    (role.person, role.commandLike) = (nil, [])
    return role
  }

  /// The tense of a form in this column, of a level with a tense; nil where neither says one. Gerund, participle and
  /// infinitive are what their column says, whatever the level's tense is.
  package func tense(inLevelOf tense: Tense?, negated isNegated: Bool) -> Tense? {
    if let ownTense, !ownTense.hasPersons { return ownTense }
    if hints.contains(.gerund) { return .gerundio }
    if hints.contains(.participle) { return .participio }
    if hints.contains(.infinitive) { return .infinitivo }
    let tense = ownTense ?? tense ?? (hints.contains(.imperative) ? .imperativo : nil)
    return tense == .imperativo && (isNegated || hints.contains(.negative))
      ? .imperativoNegativo : tense
  }

  /// The roles of all columns of several levels: that of `vosotros` in *Imperativo* is `.vosotros`.
  package static func roles(
    ofLevels levels: [(title: String, tense: Tense?, columns: [String])]
  ) -> [[ColumnRole]] {
    // Most levels name their columns alike.
    var known: [String: (hints: Hints, person: Person?, tense: Tense?)] = [:]
    var roles = levels.map { level in
      let title = Hints(words(of: level.tense?.name ?? level.title))
      return level.columns.map { column in
        let name = known[column] ?? Self.read(column)
        known[column] = name
        return ColumnRole(title: title, column: name.hints, name.person, name.tense)
      }
    }
    if roles.joined().contains(where: { !$0.role.isDisjoint(with: .imperative) }) {
      for level in roles.indices {
        for column in roles[level].indices { roles[level][column].commandLike = [] }
      }
    }
    return roles
  }

  /// What a column's name says; a tense where it names no person.
  private static func read(_ column: String) -> (hints: Hints, person: Person?, tense: Tense?) {
    let person = Person(column: column)
    return (Hints(words(of: column)), person, person == nil ? Tense(header: column) : nil)
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

  private init(title: Hints, column: Hints, _ person: Person?, _ tense: Tense?) {
    (self.person, hints, ownTense) = (person, column, tense)
    let all = title.union(column)
    if column.contains(.gerund) {
      role = .gerund
    } else if column.contains(.participle) {
      role = .participle
    } else if all.contains(.imperative), !all.contains(.negative) {
      role = (person ?? .tú).command
    } else {
      role = .finite
      if all.contains(.present), !all.contains(.perfect), let person {
        if all.contains(.subjunctive) {
          commandLike = person.command.intersection([.usted, .nosotros, .ustedes])
        } else if person == .él {
          commandLike = .tú
        }
      }
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

/// Whether hardly anybody is told to do what this verb says: *no llueva* is a wish.
package func isHardlyCommanded(infinitive: String) -> Bool {
  [
    "haber", "poder", "soler", "gustar", "doler", "ocurrir", "suceder", "acontecer", "llover",
    "lloviznar", "diluviar", "nevar", "granizar", "tronar",
  ].contains(infinitive)
}

/// What a verb form can be in a sentence, as far as pronouns and phrases ask.
package struct GrammaticalRole: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let infinitive = GrammaticalRole(rawValue: 1)
  package static let gerund = GrammaticalRole(rawValue: 2)
  /// The participle in any of its four forms.
  package static let participle = GrammaticalRole(rawValue: 4)
  /// The command to tú, and so on for the other persons.
  package static let tú = GrammaticalRole(rawValue: 8)
  package static let usted = GrammaticalRole(rawValue: 16)
  package static let nosotros = GrammaticalRole(rawValue: 32)
  package static let vosotros = GrammaticalRole(rawValue: 64)
  package static let ustedes = GrammaticalRole(rawValue: 128)
  package static let vos = GrammaticalRole(rawValue: 256)
  /// A form with a person that is not a command: `hablo`, `hablaba`.
  package static let finite = GrammaticalRole(rawValue: 512)

  /// The affirmative commands.
  package static let imperative: GrammaticalRole = [
    .tú, .usted, .nosotros, .vosotros, .ustedes, .vos,
  ]
  package static let all = GrammaticalRole(rawValue: 1 << 10 - 1)
  /// Everything that pronouns are written onto.
  package static let host: GrammaticalRole = [.infinitive, .gerund, .imperative]

  /// The same as the method of all sets, which is not specialized in other modules.
  @inlinable package func isDisjoint(with other: GrammaticalRole) -> Bool {
    rawValue & other.rawValue == 0
  }

  /// All roles one by one, the lowest first.
  package static let each = (0..<10).map { GrammaticalRole(rawValue: 1 << $0) }
}

/// A person of the verb, as the columns of levels are named.
package enum Person: UInt8, Sendable, CaseIterable {
  case yo, tú, vos, usted, él, nosotros, vosotros, ustedes, ellos

  /// The first person that a column's name speaks of: `él`, `él/ella/usted`; nil where it names none.
  package init?(column: String) {
    // Most columns are named by nothing but a pronoun.
    let word = Person(word: column.folded)
    let words = word == nil ? words(of: column) : []
    // Whom something pleases, a él, is not its person.
    guard words.first != "a", let person = word ?? words.lazy.compactMap({ Person(word: $0) }).first
    else { return nil }
    self = person
  }

  /// The person of a subject pronoun, which is written without its accent.
  package init?(word: some StringProtocol) {
    guard word.utf8.count <= 9, let person = Self.subjects[String(word)] else { return nil }
    self = person
  }

  /// Whether a column's name, or a word before a form, has nothing but subject pronouns: `él/ella`, `nosotros/as`, `él y ella`.
  package static func isNamed(by text: String) -> Bool {
    let words = words(of: text).filter { !["as", "y", "o"].contains($0) }
    return !words.isEmpty && words.allSatisfy { Person(word: $0) != nil }
  }

  private static let subjects: [String: Person] = [
    "yo": .yo, "tu": .tú, "vos": .vos, "usted": .usted, "ud": .usted, "vd": .usted, "el": .él,
    "ella": .él, "ello": .él, "nosotros": .nosotros, "nosotras": .nosotros,
    "vosotros": .vosotros, "vosotras": .vosotros, "ustedes": .ustedes, "uds": .ustedes,
    "vds": .ustedes, "ellos": .ellos, "ellas": .ellos,
  ]

  private typealias Facts = (
    name: String, feminineName: String?, reflexive: Pronoun, dative: Pronoun, addressed: Person?,
    command: GrammaticalRole, isPlural: Bool
  )

  /// What is known of each person, in the order of the cases.
  private static let facts: [Facts] = [
    ("yo", nil, .me, .me, nil, .tú, false),
    ("tú", nil, .te, .te, .tú, .tú, false),
    ("vos", nil, .te, .te, .vos, .vos, false),
    ("usted", nil, .se, .le, .usted, .usted, false),
    ("él", "ella", .se, .le, .usted, .usted, false),
    ("nosotros", "nosotras", .nos, .nos, .nosotros, .nosotros, true),
    ("vosotros", "vosotras", .os, .os, .vosotros, .vosotros, true),
    ("ustedes", nil, .se, .les, .ustedes, .ustedes, true),
    ("ellos", "ellas", .se, .les, .ustedes, .ustedes, true),
  ]

  /// The pronoun, as levels without `formas:` name the column.
  package var name: String { Self.facts[Int(rawValue)].name }

  /// The pronoun of women; nil where it does not tell.
  package var feminineName: String? { Self.facts[Int(rawValue)].feminineName }

  /// The reflexive pronoun: me lavo, se lavan.
  package var reflexive: Pronoun { Self.facts[Int(rawValue)].reflexive }

  /// The pronoun of a person to whom something is done: me gusta, les gusta.
  package var dative: Pronoun { Self.facts[Int(rawValue)].dative }

  /// Whom a command with the form of this person is for: él has that of usted; nil for yo.
  package var addressed: Person? { Self.facts[Int(rawValue)].addressed }

  /// The command to this person; a column of commands that is named by yo speaks to tú.
  var command: GrammaticalRole { Self.facts[Int(rawValue)].command }

  var isPlural: Bool { Self.facts[Int(rawValue)].isPlural }

  /// Whom `no`, pronouns and a form of this person in the present subjunctive forbid something; nil for nobody: usted is
  /// not told *no te vea*.
  package func forbidden(with pronouns: CliticGroup?) -> Person? {
    guard let addressed, pronouns?.hosts.contains(addressed.command) ?? true else { return nil }
    return addressed
  }

  /// Whether a column is of tú and of vos: `tú/vos`.
  package static func isOfTúAndVos(_ column: String) -> Bool {
    let words = words(of: column)
    return words.contains("tu") && words.contains("vos")
  }

  /// Whether a subject of this person goes with a verb form of a column: usted has the forms of él, ustedes those of ellos;
  /// and vos shares with tú all that has no form of its own (`vos fuiste`).
  package func agrees(withColumn column: Person) -> Bool {
    switch (self, column) {
    case (.usted, .él), (.él, .usted), (.ustedes, .ellos), (.ellos, .ustedes), (.vos, .tú): true
    default: self == column
    }
  }

  /// The same for forms of a tense: where vos has forms of its own, those of tú are others.
  package func agrees(withColumn column: Person, in tense: Tense?) -> Bool {
    // Those of vos take their place in hablás and hablá. In the subjunctive both are used.
    let hasFormsOfVos = tense == .presente || tense == .imperativo
    return agrees(withColumn: column) && (self == column || self != .vos || !hasFormsOfVos)
  }
}

/// The words of a title or column name, folded.
func words(of text: String) -> [Substring] {
  let fold = text.folded
  // Letters of ASCII are told by their bytes; other letters are rare in a fold.
  return fold.utf8.allSatisfy { $0 < 0x80 }
    ? fold.utf8.split { !(0x61...0x7A).contains($0) }.map { Substring($0) }
    : fold.split { !$0.isLetter }
}
