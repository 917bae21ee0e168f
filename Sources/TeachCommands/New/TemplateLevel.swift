import LevelFiles
import SpanishGrammar
import VerbForms

/// The level whose forms a new level takes.
struct TemplateLevel {
  let summary: FormIndex.LevelInfo

  private let index: FormIndex
  private let level: Int
  private let choice: TemplateChoice
  /// The tense of the level, or the one that `--from` names.
  private let tense: Tense?
  /// The columns of the new level, and which of this one's they are.
  private let columns: [(name: String, number: Int)]
  /// The levels with the forms of vos in the same tense, where these are asked for.
  private let vosLevels: [Int]

  /// The one of the levels to choose from that has most of the verbs; `withVos`, vos replaces tú and vosotros.
  init(_ choice: TemplateChoice, for verbs: [VerbList.Verb], withVos: Bool, withoutVosotros: Bool) {
    index = choice.index
    level = choice.level(withMostOf: verbs)
    let summary = choice.summaries[level]
    (self.summary, tense, self.choice) = (summary, summary.tense ?? choice.tense, choice)
    vosLevels =
      (withVos ? summary.tense : nil).map { choice.levels(of: $0) }?
      .filter { choice.summaries[$0].columns == [Person.vos.name] } ?? []
    // `--from gerundio` takes no participles of a level that has both.
    let isColumn = summary.tense == nil && choice.tense != nil
    columns = summary.columns.enumerated().compactMap { number, name in
      if isColumn, name != choice.tense?.name { return nil }
      return switch Person(column: name) {
      case .vosotros where withVos || withoutVosotros: nil
      case .tú where withVos: (Person.vos.name, number)
      default: (name, number)
      }
    }
  }

  /// The title of another level of this tense that has a verb; nil where no other level has it.
  func otherTitle(with verb: VerbList.Verb) -> String? {
    guard let tense else { return nil }
    let levels = Set(index.lines(ofVerb: verb.infinitive).map(\.level))
    return choice.largest(among: choice.levels(of: tense).filter(levels.contains))
      .map { choice.summaries[$0].title }
  }

  /// The verb's line for the new level; nil where this level does not have it, and its cells do not follow by rule.
  func challenge(of verb: VerbList.Verb) -> Level.Challenge? {
    let isComposed = tense.map { $0.isCompound || $0 == .imperativoNegativo } ?? false
    if isComposed, columns.contains(where: { $0.name == Person.vos.name }) {
      // No level has negative commands to vos.
      return composed(verb) ?? listed(verb)
    }
    return listed(verb) ?? (isComposed ? composed(verb) : nil)
  }

  /// The cells of a compound tense or of negative commands: `me he levantado`, `no te levantes`.
  private func composed(_ verb: VerbList.Verb) -> Level.Challenge? {
    let written =
      verb.isReflexive ? verb.infinitive + Pronoun.se.text : index.name(of: verb.infinitive)
    let rows = index.conjugation(of: written)?.tables.flatMap(\.rows) ?? []
    func cell(of person: Person?) -> [String] {
      guard let person else { return [] }
      // Vos has forms of its own; in columns where it has none it has those of tú.
      let own = rows.filter { Person(column: $0.name) == person }
      return (own + rows.filter { Person(column: $0.name).map(person.agrees) ?? false }).lazy
        .map { $0.cells.joined().filter { $0.tense == tense }.map(\.text) }
        .first { !$0.isEmpty } ?? []
    }
    if !verb.isReflexive, index.isDative(verb.infinitive) {
      return aboutOthers(cell(of: .él), of: written)
    }
    let cells = columns.map { cell(of: Person(column: $0.name)) }
    if cells.allSatisfy(\.isEmpty) { return nil }
    return Level.Challenge(verb: written, forms: cells.map(Level.Challenge.text))
  }

  /// A line with the forms of él for each person, and the pronoun of whom it is about: me gusta, te gusta.
  private func aboutOthers(_ forms: [String], of infinitive: String) -> Level.Challenge? {
    guard let tense, tense.hasPersons, tense != .imperativo, tense != .imperativoNegativo
    else { return nil }
    let cells = columns.map { column in
      let dative = Person(column: column.name).map { Construction(objects: [$0.dative]) }
      return Level.Challenge.text(
        of: forms.compactMap { dative?.spelling(of: $0, in: tense, person: .él) })
    }
    return Level.Challenge(verb: infinitive, forms: cells)
  }

  /// The verb's line as this level has it.
  private func listed(_ verb: VerbList.Verb) -> Level.Challenge? {
    let lines = index.lines(ofVerb: verb.infinitive)
    let isReflexive = { (line: FormIndex.VerbLine) in line.writtenInfinitive != verb.infinitive }
    let fitting = lines.filter {
      isReflexive($0) == verb.isReflexive || !$0.complement.isEmpty
    }
    // `comer` is not taken from comerse; arrepentir is from arrepentirse, and dar from darse cuenta.
    let possible = verb.isReflexive || fitting.isEmpty ? fitting + lines : fitting
    guard let line = possible.first(where: { $0.level == level }) else { return nil }
    if !verb.isReflexive, index.isDative(verb.infinitive),
      let third = summary.columns.firstIndex(where: { Person(column: $0) == .él }),
      let made = aboutOthers(line.forms[third], of: line.writtenInfinitive)
    {
      return made
    }
    let hasPronouns = verb.isReflexive || isReflexive(line)
    var addsPronouns = false
    let vosLines = lines.filter { vosLevels.contains($0.level) }
    let vosLine =
      vosLines.first { isReflexive($0) == hasPronouns }
      ?? (hasPronouns ? vosLines.first : nil)
    let cells = line.simpleCells
    let forms = columns.map { column in
      let ofVos = column.name == Person.vos.name ? vosLine : nil
      let cell = ofVos?.simpleCells.first ?? cells[column.number]
      guard hasPronouns, !isReflexive(ofVos ?? line) else { return Level.Challenge.text(of: cell) }
      let person = Person(column: column.name)
      let tense = index.tense(of: line, column: column.number)
      let forms = cell.map { CliticSpelling.reflexive($0, of: person, in: tense) ?? $0 }
      addsPronouns = addsPronouns || forms != cell
      return Level.Challenge.text(of: forms)
    }
    return Level.Challenge(
      verb: addsPronouns ? "\(verb.infinitive)se" : line.writtenInfinitive, forms: forms,
      complement: line.complement)
  }

  /// A level of these lines, otherwise like this one.
  func level(title: String, description: String?, challenges: [Level.Challenge]) -> Level {
    let verbs = challenges.map(\.verb).beginning(5)
    return Level(
      title: title, description: description ?? "\(summary.title): \(verbs)",
      colorHex: summary.colorHex, challenges: challenges, columns: columns.map(\.name),
      order: summary.isDeprioritized ? .last : .reading, tense: tense)
  }
}
