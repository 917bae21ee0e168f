import LevelFiles
import SpanishGrammar

/// The keys that are also forms with pronouns: `dime`, a form of dimir, is di + me as well.
///
/// Such keys are marked, so that a lookup which finds any other key is done. There are some 500 in
/// the reference. A key is found to be one from its end: what is left of it without pronouns must be a
/// key too, of an infinitive, gerund or command. A mark too many costs a lookup a few hundred
/// nanoseconds and no more: the grammar is asked again then.
struct PronounKeys {
  /// What a form is in the cells that it stands in, in two bytes.
  struct Roles: OptionSet {
    let rawValue: UInt16

    /// How far the commands that count where no level is imperative are moved.
    private static let likeShift: UInt16 = 7

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ roles: FormRole, like: FormRole = []) {
      rawValue = roles.rawValue | like.rawValue << Self.likeShift
    }

    static func roles(ofColumnsOf level: Level) -> [Roles] {
      ColumnRole.roles(title: level.title, columns: level.columns).map {
        Roles($0.role.intersection(.host), like: $0.commandLike)
      }
    }

    /// The roles that pronouns are written onto.
    func hosts(lacksImperative: Bool) -> FormRole {
      let own = FormRole(rawValue: rawValue).intersection(.host)
      guard lacksImperative else { return own }
      let like = FormRole(rawValue: rawValue >> Self.likeShift)
      return own.union(like.intersection(.imperative))
    }

    fileprivate var isImperative: Bool {
      !FormRole(rawValue: rawValue & (1 << 9 - 1)).isDisjoint(with: .imperative)
    }
  }

  /// The first 24 labels of a key as `FormRecord` packs them.
  fileprivate struct Packed {
    var high: UInt64 = 0
    var low: UInt64 = 0

    /// One number for both: two keys that share it can only mark a key too many.
    var mixed: UInt64 { high &* 0x9E37_79B9_7F4A_7C15 ^ low }
  }

  /// For each key that pronouns are written onto what it can be. Keys of more than 24 labels
  /// are taken by their beginning: that can only mark a key too many.
  private var hosts = IntegerTable()

  /// Reads all forms of an index.
  ///
  /// Complexity: O(forms).
  init(_ list: SortedForms) {
    let lacksImperative = !list.records.contains { $0.roles.isImperative }
    for record in list.records where !record.roles.isEmpty {
      let roles = record.roles.hosts(lacksImperative: lacksImperative)
      if roles.isEmpty { continue }
      let key = Packed(high: record.high, low: record.low).mixed
      hosts.set((hosts[key] ?? 0) | Int(roles.rawValue), for: key)
    }
  }

  /// Whether a key can be read as a form with pronouns.
  ///
  /// Complexity: O(1) for most keys.
  func contains(_ record: FormRecord, labels: [UInt8]) -> Bool {
    guard PronounEnding.isPossible(labels) else { return false }
    let word = labels.map { Alphabet.spelling(ofLabel: $0) }
    return PronounSplit.all(of: word.span).contains { split in
      var host = Packed(labels: labels.prefix(split.hostLength))
      if let lost = split.lostLetter {
        host.put(Alphabet.label(ofLetter: lost), at: split.hostLength)
      }
      return (hosts[host.mixed] ?? 0) & Int(split.roles.rawValue) != 0
    }
  }
}

extension PronounKeys.Packed {
  fileprivate init(labels: ArraySlice<UInt8>) {
    self.init()
    for (index, label) in labels.prefix(2 * FormRecord.labelsAWord).enumerated() {
      put(label, at: index)
    }
  }

  fileprivate mutating func put(_ label: UInt8, at index: Int) {
    if index < FormRecord.labelsAWord {
      high |= UInt64(label) << UInt64(55 - 5 * index)
    } else if index < 2 * FormRecord.labelsAWord {
      low |= UInt64(label) << UInt64(115 - 5 * index)
    }
  }
}
