import LevelFiles
import SpanishGrammar

/// The forms of one word that levels have, by verb, and what they are there.
final class LevelForms {
  /// A verb's line in a level, by numbers.
  struct Line {
    var level: Int
    var challenge: Int
  }

  private let levels: [Level]
  /// What each column of each level makes of its forms.
  let roles: [[ColumnRole]]
  private let verbNumbers: [String: Int]
  private let linesByVerb: [[Line]]
  /// The roles of the forms of verbs that were asked for.
  private var known: [String: [String: GrammaticalRole]] = [:]

  /// - Parameters:
  ///   - levels: The levels.
  ///   - verbNumbers: The numbers of the verbs.
  ///   - linesByVerb: The lines of each verb.
  init(_ levels: [Level], verbNumbers: [String: Int], linesByVerb: [[Line]]) {
    self.levels = levels
    self.verbNumbers = verbNumbers
    self.linesByVerb = linesByVerb
    roles = ColumnRole.roles(ofLevels: levels.map { ($0.title, $0.tense, $0.columns) })
  }

  /// Whether a verb has a form in one of some roles.
  ///
  /// - Complexity: O(1); O(cells of the verb) the first time.
  func contain(_ form: String, of infinitive: String, as roles: GrammaticalRole) -> Bool {
    let forms = known[infinitive] ?? forms(of: infinitive)
    known[infinitive] = forms
    return !(forms[form] ?? []).isDisjoint(with: roles)
  }

  private func forms(of infinitive: String) -> [String: GrammaticalRole] {
    guard let verb = verbNumbers[infinitive] else { return [:] }
    var forms: [String: GrammaticalRole] = [infinitive: .infinitive]
    for line in linesByVerb[verb] {
      let cells = levels[line.level].challenges[line.challenge].forms
      for (column, cell) in zip(roles[line.level], cells) {
        for written in cell.split(separator: "/").map(String.init) {
          let form = written.utf8.dropFirst(LeadingWords.size(in: written))
          if form.contains(UInt8(ascii: " ")) { continue }
          let isForbidden =
            written.hasPrefix("no ") && !column.role.isDisjoint(with: .imperative)
          forms[String(decoding: form, as: UTF8.self), default: []]
            .formUnion(isForbidden ? .finite : column.role)
        }
      }
    }
    return forms
  }
}
