/// An unstressed pronoun, the kind that is written onto a verb: `dá·me·lo`.
public enum Pronoun: UInt8, Sendable, CaseIterable {
  case se = 1
  case te, os
  case me, nos
  case lo, la, los, las, le, les

  /// As it is written.
  public var text: String {
    switch self {
    case .se: "se"
    case .te: "te"
    case .os: "os"
    case .me: "me"
    case .nos: "nos"
    case .lo: "lo"
    case .la: "la"
    case .los: "los"
    case .las: "las"
    case .le: "le"
    case .les: "les"
    }
  }

  /// How many letters it has.
  public var length: Int {
    switch self {
    case .nos, .los, .las, .les: 3
    case .se, .te, .os, .me, .lo, .la, .le: 2
    }
  }

  /// The pronoun of this spelling.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 3,
      let found = Pronoun.allCases.first(where: { $0.text.utf8.elementsEqual(text.utf8) })
    else { return nil }
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
  var isDirectObject: Bool {
    switch self {
    case .lo, .la, .los, .las: true
    default: false
    }
  }
}
