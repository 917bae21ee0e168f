extension FormIndex {
  /// How an answer was reached: the bands of the lookup, best first.
  public enum Match: String, Sendable, CaseIterable, Comparable {
    /// The same letters and the same accents; capitals make no difference.
    case exact
    /// An accent is missing, extra or on another letter; ñ is as typed.
    case accents
    /// n was typed for ñ, or ñ for n; accents may differ too.
    case ñ = "ñ"
    /// A form with pronouns attached: `dámelo` = da + me + lo.
    case pronouns
    /// Several words that are one verb: `he comido`.
    case phrase
    /// An accent typed as an ASCII stand-in: `sue~no`.
    case keyboard

    /// Better bands are smaller.
    public static func < (left: Match, right: Match) -> Bool { left.band < right.band }

    /// The number of the band, 1 to 6.
    public var band: Int {
      switch self {
      case .exact: 1
      case .accents: 2
      case .ñ: 3
      case .pronouns: 4
      case .phrase: 5
      case .keyboard: 6
      }
    }
  }

  /// How accents in a query are weighed.
  public enum AccentMode: String, Sendable, CaseIterable {
    /// A mark that is typed is meant, one that is left out may be missing: answers that lack a typed mark are dropped
    /// where any has them all. Forms that are only in levels with `orden: último` drop no form of another verb
    /// that has ñ as typed: *seriá* gives seriar and, after it, sería.
    case smart
    /// The spelling must be the same; accents typed in ASCII count, `sue~no`.
    case strict
    /// Marks never decide: every band always.
    case ignore
  }
}
