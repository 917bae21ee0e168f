import LevelFiles
import SpanishGrammar

/// The forms of one word that levels have, by verb, and what they are there.
final class LevelForms {
  private let levels: [Level]
  /// What each column of each level makes of its forms.
  let roles: [[ColumnRole]]
  /// The infinitives in reading order.
  let infinitives: [String]
  /// For each infinitive its lines, in the order of levels and lines.
  let lines: [String: [[Level].LineNumber]]
  /// The roles of the forms of verbs that were asked for and are not forgotten: of the verb that is read, and of helpers.
  private var known: [String: [String: GrammaticalRole]] = [:]

  init(_ levels: [Level]) {
    self.levels = levels
    roles = ColumnRole.roles(ofLevels: levels.map { ($0.title, $0.tense, $0.columns) })
    (infinitives, lines) = levels.linesByVerb
  }

  /// Gives back what a verb's cells took in memory.
  func forget(_ infinitive: String) { known[infinitive] = nil }

  /// Whether a verb has a form in one of some roles; the first time all cells of the verb are read.
  func contain(_ form: String, of infinitive: String, as roles: GrammaticalRole) -> Bool {
    let forms = known[infinitive] ?? forms(of: infinitive)
    known[infinitive] = forms
    return !(forms[form] ?? []).isDisjoint(with: roles)
  }

  private func forms(of infinitive: String) -> [String: GrammaticalRole] {
    let lines = lines[infinitive] ?? []
    var forms: [String: GrammaticalRole] = lines.isEmpty ? [:] : [infinitive: .infinitive]
    for (level, challenge) in lines {
      let cells = levels[level].challenges[challenge].writtenForms
      for (column, cell) in zip(roles[level], cells) {
        for written in cell.split(separator: UInt8(ascii: "/")) {
          let form = written.dropFirst(LeadingWords.size(in: written.span))
          if form.contains(UInt8(ascii: " ")) { continue }
          let isForbidden =
            written.starts(with: "no ".utf8) && !column.role.isDisjoint(with: .imperative)
          forms[String(decoding: form, as: UTF8.self), default: []]
            .formUnion(isForbidden ? .finite : column.role)
        }
      }
    }
    return forms
  }
}
