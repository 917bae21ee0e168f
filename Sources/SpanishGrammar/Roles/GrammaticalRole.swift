/// What a verb form can be in a sentence, as far as pronouns and phrases ask.
public struct GrammaticalRole: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public static let infinitive = GrammaticalRole(rawValue: 1)
  public static let gerund = GrammaticalRole(rawValue: 2)
  /// The participle in -o, the only one that haber takes.
  public static let participle = GrammaticalRole(rawValue: 4)
  /// The command to tú, and so on for the other persons.
  public static let tú = GrammaticalRole(rawValue: 8)
  public static let usted = GrammaticalRole(rawValue: 16)
  public static let nosotros = GrammaticalRole(rawValue: 32)
  public static let vosotros = GrammaticalRole(rawValue: 64)
  public static let ustedes = GrammaticalRole(rawValue: 128)
  public static let vos = GrammaticalRole(rawValue: 256)
  /// A form with a person that is no command: `hablo`, `hablaba`.
  public static let finite = GrammaticalRole(rawValue: 512)

  /// The affirmative commands.
  public static let imperative: GrammaticalRole = [
    .tú, .usted, .nosotros, .vosotros, .ustedes, .vos,
  ]
  /// Every role.
  public static let all = GrammaticalRole(rawValue: 1 << 10 - 1)
  /// Everything that pronouns are written onto.
  public static let host: GrammaticalRole = [.infinitive, .gerund, .imperative]
}

extension GrammaticalRole {
  /// The lowest role of a set.
  public static func first(of roles: GrammaticalRole) -> GrammaticalRole {
    GrammaticalRole(rawValue: roles.rawValue & (0 &- roles.rawValue))
  }

  /// The roles of a set, one by one.
  public static func each(of roles: GrammaticalRole) -> [GrammaticalRole] {
    (0..<UInt16.bitWidth).map { GrammaticalRole(rawValue: 1 << UInt16($0)) }.filter(roles.contains)
  }
}
