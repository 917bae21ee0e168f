/// What a verb form can be in a sentence, as far as pronouns and phrases ask.
package struct FormRole: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let infinitive = FormRole(rawValue: 1)
  package static let gerund = FormRole(rawValue: 2)
  /// The participle in -o, the only one that haber takes.
  package static let participle = FormRole(rawValue: 4)
  /// The command to tú, and so on for the other persons.
  package static let tú = FormRole(rawValue: 8)
  package static let usted = FormRole(rawValue: 16)
  package static let nosotros = FormRole(rawValue: 32)
  package static let vosotros = FormRole(rawValue: 64)
  package static let ustedes = FormRole(rawValue: 128)
  package static let vos = FormRole(rawValue: 256)
  /// A form with a person that is no command: `hablo`, `hablaba`.
  package static let finite = FormRole(rawValue: 512)

  /// The affirmative commands.
  package static let imperative: FormRole = [.tú, .usted, .nosotros, .vosotros, .ustedes, .vos]
  /// Every role.
  package static let all = FormRole(rawValue: 1 << 10 - 1)
  /// Everything that pronouns are written onto.
  package static let host: FormRole = [.infinitive, .gerund, .imperative]
}

extension FormRole {
  /// The lowest role of a set.
  package static func first(of roles: FormRole) -> FormRole {
    FormRole(rawValue: roles.rawValue & (0 &- roles.rawValue))
  }

  /// The roles of a set, one by one.
  package static func each(of roles: FormRole) -> [FormRole] {
    (0..<UInt16.bitWidth).map { FormRole(rawValue: 1 << UInt16($0)) }.filter(roles.contains)
  }
}
