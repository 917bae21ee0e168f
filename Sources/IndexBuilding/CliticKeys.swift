import LevelFiles
import SpanishGrammar
import SpanishText

/// The keys that are also forms with pronouns: `dime`, a form of dimir, is di + me as well.
///
/// Such keys are marked, so that a lookup which finds any other key is done. There are some 500 in
/// the reference. A key is found to be one from its end: what is left of it without pronouns must be a
/// key too, of an infinitive, gerund or command.
struct CliticKeys {
  /// What a form is in the cells that it stands in, in two bytes.
  struct Roles: OptionSet {
    let rawValue: UInt16

    /// How far the commands that count where no level is imperative are moved.
    private static let likeShift: UInt16 = 7

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ roles: GrammaticalRole, like: GrammaticalRole = []) {
      rawValue = roles.rawValue | like.rawValue << Self.likeShift
    }

    static func roles(ofColumnsOf level: Level) -> [Roles] {
      ColumnRole.roles(ofLevels: [(level.title, level.tense, level.columns)])[0].map {
        Roles($0.role.intersection(.host), like: $0.commandLike)
      }
    }

    /// The roles that pronouns are written onto.
    func hosts(lacksImperative: Bool) -> GrammaticalRole {
      let own = GrammaticalRole(rawValue: rawValue).intersection(.host)
      guard lacksImperative else { return own }
      let like = GrammaticalRole(rawValue: rawValue >> Self.likeShift)
      return own.union(like.intersection(.imperative))
    }

    fileprivate var isImperative: Bool {
      !GrammaticalRole(rawValue: rawValue & (1 << 9 - 1)).isDisjoint(with: .imperative)
    }
  }

  /// For each key that pronouns are written onto what it can be.
  private var hosts: [FormKey: GrammaticalRole] = [:]

  /// Reads all forms of an index.
  ///
  /// - Complexity: O(forms).
  init(_ forms: SortedForms) {
    let lacksImperative = !forms.contains { $0.roles.isImperative }
    for form in forms where !form.roles.isEmpty {
      let roles = form.roles.hosts(lacksImperative: lacksImperative)
      if !roles.isEmpty { hosts[form.key.fold, default: []].formUnion(roles) }
    }
  }

  /// Whether a key can be read as a form with pronouns.
  ///
  /// - Complexity: O(1) for most keys.
  func contains(_ key: FormKey) -> Bool {
    guard CliticEnding.isPossible(key) else { return false }
    return key.passes { word in
      CliticSplit.contains(in: word) { split in
        let host = split.host(in: key).fold
        return !(hosts[host] ?? []).isDisjoint(with: split.roles)
      }
    }
  }
}
