import LevelFiles
import TestSupport
import VerbForms

/// An index and its slow twin, made of the same levels.
struct Twin {
  let index: FormIndex
  let plain: PlainIndex

  init(_ levels: [Level], ranking: FormIndex? = nil) throws {
    index = try FormIndex(levels: levels, ranking: ranking)
    plain = PlainIndex(levels: levels, ranking: ranking?.verbsByUse ?? [])
  }

  /// What a lookup answers where it differs from its twin; nil where both say the same.
  func difference(
    _ query: String, _ accents: AccentMode = .smart, _ levels: Set<Int>? = nil
  ) -> String? {
    // Several words that are no form may be a phrase; the twin knows nothing of those.
    let found = index.lookup(query, accents: accents, levels: levels)
      .filter { $0.match != .phrase }.map(described)
    let expected = plain.lookup(query, accents: accents, levels: levels).map(described)
    // Strings are equal whose bytes differ; spelling counts here.
    if found.map({ Array($0.utf8) }) == expected.map({ Array($0.utf8) }) { return nil }
    return "\(query) \(accents) \(levels.map { "\($0.sorted())" } ?? ""): "
      + "found \(found), expected \(expected)"
  }

  private func described(_ answer: Answer) -> String {
    "\(answer.form) \(answer.infinitive) \(answer.match.rawValue)"
  }
}

/// A level of one column, for tests that are about forms alone: verb and forms, one line a form.
func level(
  _ forms: [(verb: String, form: String)], order: Level.Order = .reading, title: String = "Formas"
) -> Level {
  Level(
    title: title, description: "", colorHex: nil,
    challenges: forms.map { Level.Challenge(verb: $0.verb, forms: [$0.form]) },
    columns: ["forma"], order: order)
}
