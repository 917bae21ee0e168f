/// An unstressed pronoun, the kind that is written onto a verb: `dá·me·lo`.
package enum Pronoun: UInt8, Sendable, CaseIterable {
  case se = 1
  case te, os
  case me, nos
  case lo, la, los, las, le, les

  package var text: String { Self.texts[Int(rawValue) - 1] }

  private static let texts = ["se", "te", "os", "me", "nos", "lo", "la", "los", "las", "le", "les"]

  package var length: Int {
    switch self {
    case .nos, .los, .las, .les: 3
    case .se, .te, .os, .me, .lo, .la, .le: 2
    }
  }

  package init?(_ text: some StringProtocol) {
    guard let found = Pronoun.allCases.first(where: { $0.text == text }) else { return nil }
    self = found
  }

  /// The place in a group of pronouns: se, then te or os, then me or nos, then the third person.
  /// One of each at most.
  var slot: Int {
    switch self {
    case .se: 0
    case .te, .os: 1
    case .me, .nos: 2
    case .lo, .la, .los, .las, .le, .les: 3
    }
  }

  /// lo, la, los, las: what `se` stands before in `díselo`.
  var isDirectObject: Bool { self == .lo || self == .la || self == .los || self == .las }
}
