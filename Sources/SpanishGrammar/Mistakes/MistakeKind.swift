/// Why a word that no verb has may have been meant for a form.
public enum MistakeKind: String, Sendable, CaseIterable {
  /// Letters are right and accents are not: `comeis` where accents are strict.
  case accents
  /// What the verb would have if it were regular: `rompido` for roto.
  case regular
  /// A stem that the verb has in other forms, or nowhere: `puedamos` for podamos.
  case stem
  /// The ending of verbs with another infinitive: `aprendaba` for aprendía.
  case ending
  /// The letters that keep a sound before another vowel: `buscé` for busqué.
  case spelling
  /// What grammars name as colloquial or a mistake: `haiga` for haya, `dijistes` for dijiste.
  case colloquial
  /// Letters that sound alike: `havlar` for hablar.
  case sound
  /// What one or two edits explain: `habalr` for hablar.
  case typo

  /// Whether it is a mistake of grammar, not of spelling alone.
  package var isByRule: Bool { [.regular, .stem, .ending, .spelling, .colloquial].contains(self) }
}

/// What a mistake costs: the weights by which suggestions are ordered, beside those of ``EditCost``.
package enum MistakeCost {
  /// The most likely of all: a form that the verb would have if it were regular.
  package static let regular = 1
  /// More for a stem that has to be changed first.
  package static let stem = 1
  /// More for the ending of another conjugation.
  package static let ending = 2
  /// More for an ending without an accent that was typed: movó is movió before muevo.
  package static let accent = 3
  /// A way of speaking that grammars name.
  package static let colloquial = 0
  /// A form whose verb costs this much more than the best suggestion by a rule is not suggested.
  package static let margin = 3

  /// More for a verb that is seldom used: a common one at two cheap edits goes before a rare one at one.
  /// The rank is the verb's position in the order of use, from 0.
  package static func rarity(rank: Int) -> Int {
    switch rank {
    case ..<500: 0
    case ..<1_000: 1
    case ..<2_000: 2
    case ..<4_000: 4
    default: 7
    }
  }

  package static func isCommon(rank: Int) -> Bool { rarity(rank: rank) == 0 }

  /// Whether a verb is one that learners hardly meet.
  package static func isUncommon(rank: Int) -> Bool { rarity(rank: rank) >= rarity(rank: 2_000) }

  /// More where so few letters are left of a verb that nearly any word would do.
  static func shortStem(letters: Int, ofWord length: Int) -> Int {
    letters > 1 || (letters == 0 && length >= 4) ? 0 : length < 4 ? 6 : 3
  }
}

/// Verbs that a school does not suggest while there is another.
package func isVulgar(infinitive: String) -> Bool {
  [
    "joder", "follar", "cagar", "mear", "putear", "chingar", "culear", "encular", "emputar",
    "descojonar", "acojonar", "encojonar", "pajear", "encabronar",
  ].contains(infinitive)
}
