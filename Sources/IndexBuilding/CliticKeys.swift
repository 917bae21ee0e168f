import SpanishGrammar
import SpanishText
import VerbForms

/// The keys that are also forms with pronouns: `dime`, a form of dimir, is di + me as well.
///
/// Such keys are marked, so that a lookup which finds any other key is done. There are some 500 in
/// the reference. A key is found to be one from its end: what is left of it without pronouns must be a
/// key too, of an infinitive, gerund or command. If it is any other key, the word may be a finite form with pronouns,
/// as older Spanish writes them with an accent: `érase`, beside `erase` of erar.
struct CliticKeys {
  /// What a form is in its cells.
  struct Roles {
    /// What pronouns are written onto among it.
    var hosts: GrammaticalRole = []
    /// The commands that count where no level is imperative.
    var likeCommands: GrammaticalRole = []

    init(hosts: GrammaticalRole = []) { self.hosts = hosts }

    init(_ column: ColumnRole) {
      hosts = column.role.intersection(.host)
      likeCommands = column.commandLike
    }

    mutating func formUnion(_ other: Roles) {
      hosts.formUnion(other.hosts)
      likeCommands.formUnion(other.likeCommands)
    }
  }

  /// For each key that pronouns are written onto what it can be.
  private var hosts: [FormKey: GrammaticalRole] = [:]
  /// All keys.
  private var keys: Set<FormKey> = []

  /// Reads all forms of an index.
  ///
  /// - Complexity: O(forms).
  init(_ forms: [PendingForm]) {
    let lacksImperative = forms.allSatisfy { $0.roles.hosts.isDisjoint(with: .imperative) }
    for form in forms {
      let roles = form.roles.hosts.union(lacksImperative ? form.roles.likeCommands : [])
      if !roles.isEmpty { hosts[form.key.fold, default: []].formUnion(roles) }
    }
    keys = Set(forms.lazy.map { $0.key.fold })
  }

  /// Which lookups of a key must see whether it is a form with pronouns.
  ///
  /// - Complexity: O(1) for most keys.
  func look(_ key: FormKey) -> KeyValue.CloserLook {
    guard CliticEnding.isPossible(key) else { return .never }
    let key = key.fold
    let isHost = key.passes { word in
      CliticSplit.contains(in: word) { split in
        !(hosts[split.host(in: key)] ?? []).isDisjoint(with: split.roles)
      }
    }
    if isHost { return .always }
    func isKey(_ split: CliticSplit) -> Bool { keys.contains(split.host(in: key)) }
    let mayBeHost = key.passes { word in
      CliticSplit.contains(in: word, where: isKey)
        || CliticSplit.containsFinite(in: word, hasAccent: true, where: isKey)
    }
    return mayBeHost ? .whereAccented : .never
  }
}
