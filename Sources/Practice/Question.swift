package import SpanishGrammar
package import VerbForms

/// What is practised and remembered: one cell of a verb's conjugation, whichever levels hold it.
///
/// Items are known by their words alone, so that levels may be edited, renamed and merged.
package struct PracticeItem: Hashable, Sendable {
  /// The verb as levels write it: `lavarse` is another item than `lavar`.
  package var infinitive: String
  /// The tense's name; where a level names none, its title.
  package var tense: String
  /// The person; empty for forms without one.
  package var person: String

  package init(infinitive: String, tense: String, person: String) {
    self.infinitive = infinitive
    self.tense = tense
    self.person = person
  }

  /// The item as a question asks for it: `ir · pretérito · yo`.
  package var text: String {
    [infinitive, tense, person].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

/// An item with what is right.
package struct Question: Hashable, Sendable {
  package var item: PracticeItem
  /// The verb's name in the index: `lavar` of `lavarse`.
  package var verb: String
  /// The tense; nil where the level names none.
  package var tense: Tense?
  /// The right answers as the level writes them, the first one first: `me lavo`.
  package var answers: [String]
  /// The same without words before them: `lavo`.
  package var forms: [String]
  /// The level that asks for it, as an index in ``FormIndex/levels``.
  package var level: Int

  /// Whether the verb is asked for with its pronouns.
  package var isPronominal: Bool { item.infinitive != verb }
}

/// Which cells are asked for.
package struct QuestionFilter: Sendable {
  /// The persons; empty for all.
  package var persons: Set<String> = []
  /// Persons that are left out.
  package var withoutPersons: Set<String> = []
  /// The verbs; empty for all.
  package var verbs: Set<String> = []
  package var onlyIrregular = false
  /// Whether vos stands in place of tú, in the tenses where both have the same form: `vos fuiste`. Forms of its own
  /// stand in levels of their own.
  package var asksVos = false

  package init() {}

  /// Leaves vosotros out, as in America, or asks for vos in place of tú and vosotros.
  package mutating func choosePersons(withoutVosotros: Bool, vos: Bool) {
    if withoutVosotros || vos { withoutPersons.insert("vosotros") }
    if vos { withoutPersons.insert("tú") }
    asksVos = vos
  }

  /// The person that a question about a person of a level asks for.
  func person(_ person: String, in tense: Tense?) -> String {
    guard asksVos, Person(column: person) == .tú else { return person }
    switch tense {
    case nil, .presente, .subjuntivoPresente, .imperativo, .imperativoNegativo: return person
    default: return Person.vos.name
    }
  }

  /// Whether a person is left out; with vosotros its pronoun, the column os of gustar.
  private func leavesOut(_ person: String) -> Bool {
    if withoutPersons.contains(person) { return true }
    return withoutPersons.contains(Person.vosotros.name)
      && person.prefix { $0.isLetter } == "os"
  }

  func takes(_ question: Question) -> Bool {
    let person = question.item.person
    return !leavesOut(person) && (persons.isEmpty || persons.contains(person))
  }
}

/// The questions that levels ask, in the order in which they are best learned.
package struct QuestionSource: Sendable {
  /// Of levels that list the whole language so many verbs are asked for, the most used ones, and those that a filter
  /// names.
  package static let verbsOfLargeLevels = 500
  /// Of levels with thousands of columns so many cells are asked for: lessons have some hundreds.
  package static let cellsOfLargeLevels = 1 << 15
  /// So many questions there are in all levels together: ten times as many as the course has.
  private static let mostQuestions = 1 << 17
  /// So many forms that were never asked before are asked on a day, where nobody wants another number.
  package static let newItemsADay = 20

  package let index: FormIndex
  package let levels: [FormIndex.LevelInfo]
  private let filter: QuestionFilter
  /// The lines of each verb that the filter names: in levels that teach, and in others where none of these has it.
  private let linesOfNamedVerbs: [String: [FormIndex.VerbLine]]

  package init(_ index: FormIndex, filter: QuestionFilter = QuestionFilter()) {
    self.index = index
    self.filter = filter
    let levels = index.levels
    self.levels = levels
    linesOfNamedVerbs = Dictionary(
      uniqueKeysWithValues: filter.verbs.map { verb in
        let lines = index.lines(ofVerb: verb)
        let lessons = Self.lessons(among: lines.map { $0.level }, of: levels)
        return (verb, lines.filter { lessons.contains($0.level) })
      })
  }

  /// Those of some levels that teach: levels with more verbs than anybody learns list the whole language, and count
  /// where there are no others.
  package static func lessons(
    among selected: [Int], of levels: [FormIndex.LevelInfo]
  ) -> Set<Int> {
    let lessons = selected.filter { levels[$0].verbCount <= verbsOfLargeLevels }
    return Set(lessons.isEmpty ? selected : lessons)
  }

  /// The questions of the levels that count, level by level, each item once: the first that asks for it.
  ///
  /// Within a level one person of each verb comes after the other, so that two persons of a verb are apart.
  ///
  /// - Parameter take: Takes a question; false ends.
  ///
  /// - Complexity: O(cells of the levels that are read).
  package func forEach(_ take: (Question) -> Bool) {
    var known: Set<PracticeItem> = []
    for level in index.selectedLevels {
      for question in questions(ofLevel: level) where known.insert(question.item).inserted {
        guard take(question), known.count < Self.mostQuestions else { return }
      }
    }
  }

  /// The question for an item; nil where no level that counts has it.
  ///
  /// - Complexity: O(cells of the verb).
  package func question(for item: PracticeItem) -> Question? {
    var found: Question?
    forEach(ofVerb: item.infinitive) { question in
      if question.item == item { found = question }
      return found == nil
    }
    return found
  }

  /// The persons that the levels ask for, whatever verbs, persons and forms the filter names, in their order.
  ///
  /// - Complexity: O(cells of the levels).
  package var persons: [String] {
    var filter = filter
    (filter.verbs, filter.persons, filter.onlyIrregular) = ([], [], false)
    var persons: [String] = []
    QuestionSource(index, filter: filter).forEach {
      if !persons.contains($0.item.person) { persons.append($0.item.person) }
      return true
    }
    return persons.filter { !$0.isEmpty }
  }

  /// All questions about a verb as it is written: with pronouns for `lavarse`, without for `lavar`.
  ///
  /// - Complexity: O(cells of the verb).
  package func questions(ofVerb written: String) -> [Question] {
    var found: [Question] = []
    forEach(ofVerb: written) {
      found.append($0)
      return true
    }
    return found
  }

  /// The same one after another, until `take` gives false.
  package func forEach(ofVerb written: String, _ take: (Question) -> Bool) {
    let verb = LeadingWords.withoutPronoun(written)
    let lines = filter.verbs.isEmpty ? index.lines(ofVerb: verb) : linesOfNamedVerbs[verb] ?? []
    for line in lines where line.writtenInfinitive == written {
      guard questions(of: line, verb: verb).allSatisfy(take) else { return }
    }
  }

  /// The questions of a level: of its verbs in turn the first person, then the second of each, so that
  /// neighbours differ in both.
  private func questions(ofLevel level: Int) -> [Question] {
    let lines =
      filter.verbs.isEmpty
      ? index.lines(inLevel: level, first: Self.verbsOfLargeLevels, cells: Self.cellsOfLargeLevels)
      : linesOfNamedVerbs.values.joined().filter { $0.level == level }
        .sorted { $0.line < $1.line }
    var rows = lines.map {
      questions(of: $0, verb: LeadingWords.withoutPronoun($0.writtenInfinitive))
    }
    rows.removeAll { $0.isEmpty }
    let longest = rows.map { $0.count }.max() ?? 0
    return (0..<longest).flatMap { turn in
      rows.enumerated().compactMap { number, row in
        turn < row.count ? row[(turn + number) % row.count] : nil
      }
    }
  }

  private func questions(of line: FormIndex.VerbLine, verb: String) -> [Question] {
    guard !filter.verbs.isEmpty || !isVulgar(infinitive: verb) else { return [] }
    let columns = levels[line.level].columns
    // What is regular takes longest to tell.
    let conjugated = filter.onlyIrregular ? index.forms(of: line, ofVerb: verb) : nil
    return zip(columns, line.cells.indices).compactMap { column, number in
      guard let written = line.cells[number].first,
        conjugated?[number].contains(where: { $0.isIrregular }) ?? true
      else { return nil }
      let tense = index.tense(of: line, column: number)
      let reading = FormIndex.Reading(
        level: line.level, line: line.line, column: column, tense: tense, written: written)
      let item = PracticeItem(
        infinitive: line.writtenInfinitive, tense: index.readingName(of: reading),
        person: filter.person(reading.person ?? "", in: tense))
      let question = Question(
        item: item, verb: verb, tense: tense, answers: line.cells[number],
        forms: line.forms[number], level: line.level)
      return filter.takes(question) ? question : nil
    }
  }
}
