import SpanishGrammar

extension FormIndex {
  /// A verb form that a query without an answer may have been meant for, and why.
  public struct Suggestion: Sendable, Hashable {
    /// The form in its stored spelling: `hablar` for the query `habalr`; with pronouns the whole: `dámelo`.
    public var form: String
    /// Its verb.
    public var infinitive: String
    /// Why it is suggested.
    public var reason: MistakeKind
    /// The form's tense, where the query's ending tells it: participio for `rompido`.
    public var tense: Tense?
    /// The columns that the form is in there: yo, él; empty for tenses without persons.
    public var persons: [String]

    /// A suggestion of its parts.
    public init(
      form: String, infinitive: String, reason: MistakeKind = .typo, tense: Tense? = nil,
      persons: [String] = []
    ) {
      (self.form, self.infinitive, self.reason) = (form, infinitive, reason)
      (self.tense, self.persons) = (tense, persons)
    }

    /// Tense and persons as people read them: `imperfecto, yo, él`; empty without a tense.
    public var inflection: String {
      tense.map { ([$0.name] + persons).joined(separator: ", ") } ?? ""
    }
  }
}

/// A suggestion with what decides its rank.
struct RankedSuggestion {
  var suggestion: FormIndex.Suggestion
  /// What the mistake costs, the verb's rarity included.
  var cost: Int
  /// The verb's rank in the order of use.
  var rank: Int
  var isVulgar: Bool

  init(_ suggestion: FormIndex.Suggestion, cost: Int, rank: Int) {
    (self.suggestion, self.rank) = (suggestion, rank)
    self.cost = cost + MistakeCost.rarity(rank: rank)
    isVulgar = SpanishGrammar.isVulgar(infinitive: suggestion.infinitive)
  }

  private var order: (Int, Int, Int) { (isVulgar ? 1 : 0, cost, rank) }

  /// The best ones of different verbs, cheapest and most used first; vulgar ones only if there are no others.
  static func best(_ all: [RankedSuggestion], limit: Int) -> [FormIndex.Suggestion] {
    var best: [RankedSuggestion] = []
    // Of those that cost the same the one that was found first.
    for next in all.sorted(by: { $0.order < $1.order })
    where !best.contains(where: { $0.suggestion.infinitive == next.suggestion.infinitive }) {
      best.append(next)
    }
    guard let first = best.first else { return [] }
    let bound = first.suggestion.reason.isByRule ? first.cost + MistakeCost.margin : Int.max
    return best.prefix(limit).prefix { $0.cost <= bound && $0.isVulgar == first.isVulgar }
      .map { $0.suggestion }
  }
}
