/// What a verb form can be in a sentence, as far as pronouns and phrases ask.
package struct GrammaticalRole: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let infinitive = GrammaticalRole(rawValue: 1)
  package static let gerund = GrammaticalRole(rawValue: 2)
  /// The participle in -o, the only one that haber takes.
  package static let participle = GrammaticalRole(rawValue: 4)
  /// The command to tú, and so on for the other persons.
  package static let tú = GrammaticalRole(rawValue: 8)
  package static let usted = GrammaticalRole(rawValue: 16)
  package static let nosotros = GrammaticalRole(rawValue: 32)
  package static let vosotros = GrammaticalRole(rawValue: 64)
  package static let ustedes = GrammaticalRole(rawValue: 128)
  package static let vos = GrammaticalRole(rawValue: 256)
  /// A form with a person that is no command: `hablo`, `hablaba`.
  package static let finite = GrammaticalRole(rawValue: 512)

  /// The affirmative commands.
  package static let imperative: GrammaticalRole = [
    .tú, .usted, .nosotros, .vosotros, .ustedes, .vos,
  ]
  /// Every role.
  package static let all = GrammaticalRole(rawValue: 1 << 10 - 1)
  /// Everything that pronouns are written onto.
  package static let host: GrammaticalRole = [.infinitive, .gerund, .imperative]
}

extension GrammaticalRole {
  /// The lowest role of a set.
  package static func first(of roles: GrammaticalRole) -> GrammaticalRole {
    GrammaticalRole(rawValue: roles.rawValue & (0 &- roles.rawValue))
  }

  /// The roles of a set, one by one.
  package static func each(of roles: GrammaticalRole) -> [GrammaticalRole] {
    (0..<UInt16.bitWidth).map { GrammaticalRole(rawValue: 1 << UInt16($0)) }.filter(roles.contains)
  }
}
