/// One to three pronouns in an order that Spanish allows: `me`, `me lo`, `se te la`.
@usableFromInline package struct CliticGroup: Sendable, Hashable {
  /// Four bits a pronoun, the first one lowest; 0 ends the group.
  private let code: UInt16

  /// The most letters that a group has: three pronouns of three.
  @inlinable package static var maximumSize: Int { 9 }

  package var pronouns: [Pronoun] {
    [code & 15, (code >> 4) & 15, (code >> 8) & 15].compactMap { Pronoun(rawValue: UInt8($0)) }
  }

  package var first: Pronoun { Pronoun(rawValue: UInt8(code & 15)) ?? .se }
  package var last: Pronoun { Pronoun(rawValue: UInt8(code >> UInt16(4 * (count - 1)))) ?? first }
  package var count: Int { code < 16 ? 1 : code < 256 ? 2 : 3 }

  package init(_ pronoun: Pronoun) { code = UInt16(pronoun.rawValue) }

  /// The pronouns in the given order; nil where Spanish has no such group.
  package init?(_ pronouns: [Pronoun]) {
    guard let last = pronouns.last else { return nil }
    var group = CliticGroup(last)
    for pronoun in pronouns.dropLast().reversed() {
      guard let longer = group.preceded(by: pronoun) else { return nil }
      group = longer
    }
    self = group
  }

  private init(code: UInt16) { self.code = code }

  /// The group with one more pronoun before it; nil where Spanish has no such group.
  ///
  /// Each place is taken once, and `se te me` is not said: three pronouns end in the third person.
  package func preceded(by pronoun: Pronoun) -> CliticGroup? {
    guard pronoun.slot < first.slot, count < 3 else { return nil }
    if count == 2, last.slot != 3 { return nil }
    return CliticGroup(code: code << 4 | UInt16(pronoun.rawValue))
  }

  package func contains(_ pronoun: Pronoun) -> Bool {
    let wanted = UInt16(pronoun.rawValue)
    return code & 15 == wanted || (code >> 4) & 15 == wanted || (code >> 8) & 15 == wanted
  }

  /// The kinds of verb form that this group is written onto.
  ///
  /// An infinitive and a gerund take any. The reflexive pronoun of a command is that of the person whom it speaks to (`siéntate`
  /// tú, `siéntese` usted); `se` for `le` comes only before lo, la, los, las (`díselo`).
  package var hosts: GrammaticalRole {
    var roles: GrammaticalRole = [.infinitive, .gerund]
    let hasTe = contains(.te)
    let hasOs = contains(.os)
    let allowsSe = isSeForLe || first != .se
    if !hasOs, allowsSe { roles.formUnion([.tú, .vos]) }
    if !hasOs, !hasTe { roles.formUnion([.usted, .ustedes]) }
    if !hasTe, allowsSe { roles.formUnion(.vosotros) }
    if !hasTe, !hasOs, !contains(.me), allowsSe { roles.formUnion(.nosotros) }
    return roles
  }

  /// Whether se replaces le or les: `se lo`.
  private var isSeForLe: Bool { first == .se && count == 2 && last.isDirectObject }

  /// Whether the first pronoun is that of the subject, which may be one of some persons; nil where the verb decides:
  /// `podría ayudarme` may be yo or él, se is passive too, and a form without a person has any subject.
  package func isReflexive(ofAny persons: [Person?]) -> Bool? {
    guard first.mayBeReflexive, !isSeForLe else { return false }
    var isOwn = false
    var isOther = false
    for person in persons {
      guard let person, first != .se || person != .él && person != .ellos else { return nil }
      if person.reflexive == first { isOwn = true } else { isOther = true }
    }
    return isOwn == isOther ? nil : isOwn
  }

  /// Whether a form of this person, not a command, goes with the group: *se lo digo*, not *se voy*. Of the
  /// pronouns that take one place only the person's own goes with it, and se of another person replaces le.
  package func goes(with person: Person) -> Bool {
    let own = person.reflexive
    return pronouns.allSatisfy { $0 == own || $0.slot != own.slot && ($0 != .se || isSeForLe) }
  }
}

/// An unstressed pronoun, the kind that is written onto a verb: `dá·me·lo`.
package enum Pronoun: UInt8, Sendable, CaseIterable {
  case se = 1
  case te, os
  case me, nos
  case lo, la, los, las, le, les

  package var text: String { Self.texts[Int(rawValue) - 1] }

  private static let texts = ["se", "te", "os", "me", "nos", "lo", "la", "los", "las", "le", "les"]

  package var length: Int { text.utf8.count }

  package init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 3,
      let index = Self.texts.firstIndex(of: String(text))
    else { return nil }
    self.init(rawValue: UInt8(index + 1))
  }

  /// The pronoun of whom something pleases by a column's name: me of `me (plural)` and of `a mí`.
  package init?(column: String) {
    let words = words(of: column)
    guard let first = words.first else { return nil }
    guard first == "a", words.count > 1 else {
      self.init(first)
      return
    }
    self.init(ofWhom: String(words[1]))
  }

  /// The pronoun of those whom a word after `a` names, without its accent: te of *a ti*.
  package init?(ofWhom word: String) {
    switch word {
    case "mi": self = .me
    case "ti": self = .te
    case "yo", "tu": return nil
    default:
      guard let person = Person(word: word) else { return nil }
      self = person.dative
    }
  }

  /// The place in a group: se, then te or os, then me or nos, then the third person, one of each.
  package var slot: Int {
    switch self {
    case .se: 0
    case .te, .os: 1
    case .me, .nos: 2
    case .lo, .la, .los, .las, .le, .les: 3
    }
  }

  package var mayBeReflexive: Bool { slot < 3 }

  /// lo, la, los, las, as after `se` in `díselo`.
  package var isDirectObject: Bool { self == .lo || self == .la || self == .los || self == .las }
}
