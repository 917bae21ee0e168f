import SpanishGrammar
import TestSupport
import Testing
import VerbForms

/// The course teaches nothing that the reference does not have, tense by tense and person by person.
@Suite struct CourseTests {
  /// A verb that stands before the form of another one.
  private struct Helper {
    var verb: String
    var tense: Tense
    /// The words between the two.
    var words: [Substring] = []
    /// Which form follows: gerundio, participio, infinitivo.
    var form: Tense
  }

  /// The helpers of levels that name no tense, by a part of the file's name.
  private static let helpers: [(file: String, helper: Helper)] = [
    ("tener-que", Helper(verb: "tener", tense: .presente, words: ["que"], form: .infinitivo)),
    ("hay-que", Helper(verb: "haber", tense: .presente, words: ["que"], form: .infinitivo)),
    ("querer-infinitivo", Helper(verb: "querer", tense: .presente, form: .infinitivo)),
    ("poder-infinitivo", Helper(verb: "poder", tense: .presente, form: .infinitivo)),
    ("ir-a-infinitivo", Helper(verb: "ir", tense: .presente, words: ["a"], form: .infinitivo)),
    ("acabar-de", Helper(verb: "acabar", tense: .presente, words: ["de"], form: .infinitivo)),
    ("volver-a", Helper(verb: "volver", tense: .presente, words: ["a"], form: .infinitivo)),
    ("dejar-de", Helper(verb: "dejar", tense: .presente, words: ["de"], form: .infinitivo)),
    ("estar-gerundio", Helper(verb: "estar", tense: .presente, form: .gerundio)),
    ("seguir-gerundio", Helper(verb: "seguir", tense: .presente, form: .gerundio)),
    ("llevar-gerundio", Helper(verb: "llevar", tense: .presente, form: .gerundio)),
    ("pasiva-presente", Helper(verb: "ser", tense: .presente, form: .participio)),
    ("pasiva-preterito", Helper(verb: "ser", tense: .pretérito, form: .participio)),
  ]

  private let index = FormIndex.builtin
  private let reference: FormIndex

  init() {
    let levels = index.levels
    reference = index.restricted(
      to: levels.indices.filter { levels[$0].file.hasPrefix("Reference/") })
  }

  @Test(.exhaustive) func theCourseAgreesWithTheReference() {
    var wrong: [String] = []
    var count = 0
    for (number, level) in index.levels.enumerated() where level.file.hasPrefix("Course/") {
      for line in index.lines(inLevel: number) {
        let verb = LeadingWords.withoutPronoun(line.writtenInfinitive)
        for (column, (forms, cell)) in zip(level.columns, zip(line.forms, line.cells)) {
          for (form, written) in zip(forms, cell) {
            count += 1
            let hasPronouns = isRight(
              pronounsOf: written.dropLast(form.count), column,
              isReflexive: verb != line.writtenInfinitive)
            if !hasPronouns || !isRight(form, of: verb, line.writtenInfinitive, column, in: level) {
              wrong.append("\(level.file): \(written) of \(verb) for \(column)")
            }
          }
        }
      }
    }
    #expect(count > 9000)
    #expect(wrong == [])
  }

  /// Levels stand in the order of their grades, and all have one.
  @Test func grades() throws {
    let course = index.levels.filter { $0.file.hasPrefix("Course/") }
    let grades = try course.map { try #require($0.grade, "\($0.file)").rawValue }
    #expect(grades == grades.sorted())
    #expect(Set(grades) == [1, 2, 3, 4, 5])
    let guide = try Repository.text("Levels/README.md")
    for grade in Set(course.compactMap(\.grade)) {
      let numbers = course.filter { $0.grade == grade }.map { $0.file.dropFirst(7).prefix(3) }
      let row = "| \(grade.name) | \(numbers.first ?? "")–\(numbers.last ?? "") |"
      #expect(guide.contains(row), "\(row)")
    }
  }

  // MARK: a form

  private func isRight(
    _ form: String, of verb: String, _ written: String, _ column: String,
    in level: FormIndex.LevelInfo
  ) -> Bool {
    let words = form.split(separator: " ")
    if let helper = helper(of: level) {
      return words.count == 2 + helper.words.count
        && words.dropFirst().dropLast() == helper.words[...]
        && has(
          String(words[0]), helper.verb, helper.tense,
          helper.words == ["que"] && helper.verb == "haber" ? "él" : column)
        && follows(String(words[words.count - 1]), verb, helper.form, column)
    }
    // `me hace falta`: what follows the verb is not conjugated.
    let own = String(words[0])
    if let tense = level.tense, has(own, verb, tense, column) { return true }
    // `levántate`: the imperative with pronouns written onto it.
    let pronouns =
      verb == written ? [Pronoun.me, .lo] : Self.reflexive(column).compactMap { Pronoun($0) }
    guard level.tense == .imperativo, let group = CliticGroup(pronouns) else { return false }
    return reference.lines(ofVerb: verb).contains { line in
      let info = index.levels[line.level]
      guard info.tense == .imperativo else { return false }
      return zip(info.columns, line.forms).contains { other, forms in
        other == column
          && forms.contains { host in
            GrammaticalRole.each.contains { role in
              GrammaticalRole.imperative.contains(role) && Self.role(column) == role
                && CliticSpelling.spelling(of: host, as: role, with: group) == form
            }
          }
      }
    }
  }

  private func helper(of level: FormIndex.LevelInfo) -> Helper? {
    if let tense = level.tense {
      let simple = Tense.allCases.first { $0.compound == tense }
      return simple.map { Helper(verb: "haber", tense: $0, form: .participio) }
    }
    return Self.helpers.first { level.file.contains("-\($0.file).txt") }?.helper
  }

  /// Whether the reference has a form of a verb in a tense under a column.
  private func has(_ form: String, _ verb: String, _ tense: Tense, _ column: String) -> Bool {
    reference.readings(of: form, infinitive: verb).contains { reading in
      if tense == .imperativoNegativo {
        return reading.tense == .subjuntivoPresente && isSame(column, reading.column)
      }
      guard reading.tense == tense else { return false }
      switch column {
      case "ella": return reading.column == "él"
      case "ellas": return reading.column == "ellos"
      default: break
      }
      // `me gusta`, `me (plural) gustan`
      if Pronoun(column: column) != nil {
        return reading.column == (column.hasSuffix("(plural)") ? "ellos" : "él")
      }
      return column == reading.column
    }
  }

  /// Whether a form of a verb may follow a helper of the person that a column names.
  private func follows(_ form: String, _ verb: String, _ kind: Tense, _ column: String) -> Bool {
    if kind == .infinitivo { return form == verb }
    let agreement = [
      "él": "", "ella": " femenino", "ellos": " plural", "ellas": " femenino plural",
    ]
    return reference.readings(of: form, infinitive: verb).contains { reading in
      guard reading.tense == kind else { return false }
      let isPassive = form.hasSuffix("s") || form.hasSuffix("a")
      return reading.column == kind.name + (isPassive ? agreement[column] ?? "?" : "")
    }
  }

  /// Negative commands are forms of the subjunctive, which the reference lists by person.
  private func isSame(_ column: String, _ other: String) -> Bool {
    column == other || (column, other) == ("usted", "él") || (column, other) == ("ustedes", "ellos")
  }

  // MARK: pronouns

  private func isRight(
    pronounsOf leading: Substring, _ column: String, isReflexive: Bool
  ) -> Bool {
    let words = leading.split(separator: " ").filter { $0 != "no" }
    if Pronoun(column: column) != nil { return words == [column.prefix { $0 != " " }] }
    if words.isEmpty { return true }
    // `me gusta`, `se me antoja`
    guard isReflexive else { return words.last == "me" }
    let own = Self.reflexive(column)
    return words.map(String.init) == own
      || (column != "yo" && words.map(String.init) == own + ["me"])
  }

  private static func reflexive(_ column: String) -> [String] {
    switch Person(column: column) {
    case .yo: ["me"]
    case .tú, .vos: ["te"]
    case .él, .ellos, .usted, .ustedes: ["se"]
    case .nosotros: ["nos"]
    case .vosotros: ["os"]
    case nil: []
    }
  }

  private static func role(_ column: String) -> GrammaticalRole? {
    switch Person(column: column) {
    case .tú: .tú
    case .vos: .vos
    case .usted: .usted
    case .nosotros: .nosotros
    case .vosotros: .vosotros
    case .ustedes: .ustedes
    default: nil
    }
  }
}
