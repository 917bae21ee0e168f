package import SpanishGrammar
import SpanishText
package import VerbForms

/// What is practised and remembered: a cell of a verb, known by its words alone, so that levels may be renamed and merged.
package struct PracticeItem: Hashable, Sendable {
  /// The verb as levels write it: `lavarse` is another item than `lavar`.
  package var infinitive: String
  /// The tense's name; the title of a level without one.
  package var tense: String
  /// The person; empty for forms without one.
  package var person: String
  /// What the answer has besides verb and tense: `me lo` of dímelo, ``ending`` of hablase, ``impersonal`` of hay.
  package var construction = ""

  /// The forms in -se of a tense that has forms in -ra too.
  static let ending = "-se"
  /// The form of haber that has no subject; the column of `hay que hablar`.
  private static let impersonal = "impersonal"

  /// Whether it is a form without a subject: hay, hay que hablar.
  var isImpersonal: Bool { [construction, person].contains(Self.impersonal) }

  /// Whether nothing but a form in -se is right.
  var asksForSe: Bool { construction.hasSuffix(Self.ending) }

  /// The verb and its construction, as logs and decks name them: `decir + me lo`.
  package var name: String { construction.isEmpty ? infinitive : "\(infinitive) + \(construction)" }

  /// The item as a question asks for it, with what the verb means: `ir (to go) · pretérito · yo`.
  package func text(gloss: String?) -> String {
    let asked = asked
    let verb = asked.verb + (gloss.map { " (\($0))" } ?? "")
    return [verb, asked.tense, asked.person].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  package var text: String { text(gloss: nil) }

  /// Verb, tense and person as a question says them.
  package var asked: (verb: String, tense: String, person: String) {
    var words = construction.split(separator: " ")
    var (verb, tense, person) = (infinitive, tense, person)
    if asksForSe {
      words.removeLast()
      tense += " en \(Self.ending)"
    }
    var pronouns = words.prefix { $0 == "no" || Pronoun($0) != nil }.count
    // In hacer la cama la is an article, in pasarla bien and tomarla en serio a pronoun.
    if pronouns > 0, pronouns < words.count,
      [.la, .los, .las].contains(Pronoun(words[pronouns - 1])),
      !["a", "bien", "con", "de", "en", "mal"].contains(words[pronouns])
    {
      pronouns -= 1
    }
    for word in words[pronouns...] { verb += " \(word)" }
    words.removeSubrange(pronouns...)
    if tense == Tense.imperativoNegativo.name { words.insert("no", at: 0) }
    if !tense.hasPrefix(Tense.imperativo.name), words.count == (words.first == "no" ? 2 : 1),
      let whom = Pronoun(words[words.count - 1]).flatMap({ Self.whom[$0] })
    {
      let isPlural = Person(column: person) == .ellos
      if isPlural || Person(column: person) == .él {
        words.removeLast()
        person = isPlural ? "\(whom) (plural)" : whom
      }
    }
    if !words.isEmpty { verb += " + \(words.joined(separator: " "))" }
    return (verb, tense, person)
  }

  /// Who is meant by the pronoun of gustar.
  private static let whom: [Pronoun: String] = [
    .me: "a mí", .te: "a ti", .le: "a él", .nos: "a nosotros", .os: "a vosotros", .les: "a ellos",
  ]
}

/// An item with its right answers, at least one.
package struct Question: Hashable, Sendable {
  package var item: PracticeItem
  /// The item as logs named it before they had constructions: the person is the column, `me` for gustar.
  package var formerItem: PracticeItem
  /// The verb's name in the index: `lavar` of `lavarse`.
  package var verb: String
  package var tense: Tense?
  /// The right answers as the level writes them, the first one first: `me lavo`.
  package var answers: [String]
  /// The same taken apart.
  package var cells: [ParsedCell]
  /// The level that asks for it, as an index in ``FormIndex/levels``.
  package var level: Int

  /// The names by which its person may be asked for: of `nos gusta` nos, a nosotros and nosotros.
  package var persons: [String] {
    let column = formerItem.person
    let pronoun = Pronoun(column: column)
    let whom = Person.allCases.filter {
      pronoun == nil ? $0 == Person(column: column) : $0.dative == pronoun
    }
    return [item.person, column, item.asked.person] + whom.map { $0.name }
  }

  package var answer: String { answers[0] }

  /// The verb whose meaning goes with the question: none with `cuenta` of darse cuenta.
  package var verbWithMeaning: String? {
    cells.contains { !$0.construction.complement.isEmpty } ? nil : verb
  }

  /// Leaves the first one of equal answers.
  fileprivate mutating func keepEachAnswerOnce() {
    let kept = answers.indices.eachOnce { answers[$0] }
    (answers, cells) = (kept.map { answers[$0] }, kept.map { cells[$0] })
  }
}

extension PracticeItem {
  /// The item that a log calls by this ``name``, tense and person.
  package init(name: String, tense: String, person: String) {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    let plus = words.indices.dropFirst().dropLast().first { words[$0] == "+" } ?? words.count
    self.init(
      infinitive: words[..<plus].joined(separator: " "), tense: tense, person: person,
      construction: words.dropFirst(plus + 1).joined(separator: " "))
  }

  /// The item of a cell of a verb as its line names it, in a tense and its name, with the answers taken apart.
  init(
    _ written: String, tense named: Tense?, _ tense: String, column: String, _ cells: [ParsedCell]
  ) {
    self.init(infinitive: written, tense: tense, person: column)
    let cell = cells[0]
    if Pronoun(column: column) != nil, let person = cell.person { self.person = person.name }
    let construction = cell.construction
    var words = construction.objects.map { $0.text }
    if construction.isNegated, named != .imperativoNegativo { words.insert("no", at: 0) }
    if !construction.complement.isEmpty { words.append(construction.complement) }
    if cells.allSatisfy({ $0.isInSe(named) }) { words.append(Self.ending) }
    if written == PhraseLink.haber.helper,
      cells.allSatisfy({ !PhraseLink.haber.helps(as: $0.form) })
    {
      words.append(Self.impersonal)
    }
    self.construction = words.joined(separator: " ")
    // A level in a tense whose cells have helpers beside those of the tense: voy a comer, presente.
    let helpers = construction.helpers.dropFirst(named?.isCompound == true ? 1 : 0)
    if named != nil, !helpers.isEmpty {
      self.tense = (helpers.reversed().map { $0.name(of: nil) } + [tense]).joined(separator: ", ")
    }
  }
}

extension ParsedCell {
  /// Whether it is one of the forms in -se of a tense that has forms in -ra too: hablase, hubiese hablado.
  func isInSe(_ tense: Tense?) -> Bool {
    switch tense {
    case .subjuntivoImperfecto, .pluscuamperfectoDeSubjuntivo:
      let verb = helpers.first ?? form
      return ["se", "ses", "semos", "seis", "sen"].contains { verb.hasSuffix($0) }
    default: return false
    }
  }
}

package struct QuestionFilter: Sendable {
  /// The persons, with or without their accents; empty for all.
  package var persons: Set<String> = [] {
    didSet { foldedPersons = Set(persons.map { $0.folded }) }
  }
  private var foldedPersons: Set<String> = []
  package var withoutPersons: Set<String> = []
  package var verbs: Set<String> = []
  package var onlyIrregular = false
  /// Whether vos is asked for in place of tú where both have the same form: `vos fuiste`. Other levels have the rest.
  private var asksVos = false

  package init() {}

  /// Leaves vosotros out, as in America, or asks for vos in place of tú and vosotros.
  package mutating func choosePersons(withoutVosotros: Bool, vos: Bool) {
    if withoutVosotros || vos { withoutPersons.insert("vosotros") }
    if vos { withoutPersons.insert("tú") }
    asksVos = vos
  }

  /// The person that a question about a person of a level asks for.
  func person(_ person: String, in tense: Tense?) -> String {
    guard asksVos, Person(column: person) == .tú, let tense,
      // These have levels of their own for vos, too.
      tense != .subjuntivoPresente, tense != .imperativoNegativo,
      Person.vos.agrees(withColumn: .tú, in: tense)
    else { return person }
    return Person.vos.name
  }

  func takes(_ question: Question) -> Bool {
    if withoutPersons.isEmpty, persons.isEmpty { return true }
    // With vosotros its pronoun is left out, the column os of gustar.
    let pronoun = Pronoun(column: question.formerItem.person)
    let names = pronoun == nil ? question.persons : pronoun == .os ? [Person.vosotros.name] : []
    return !names.contains(where: withoutPersons.contains)
      && (persons.isEmpty || question.persons.contains { foldedPersons.contains($0.folded) })
  }

  package func missingPersons(in questions: [Question]) -> Set<String> {
    let asked = Set(questions.flatMap { $0.persons.map { $0.folded } })
    return persons.filter { !asked.contains($0.folded) }
  }
}

/// The questions that levels ask, in the order in which they are best learned.
package struct QuestionSource: Sendable {
  /// How many cells of one level, and of all together, are asked at most: three times as many as the course has.
  package static let mostQuestions = 1 << 15
  /// How many right answers they have at most together, but for those of the last one.
  static let mostAnswers = 2 * mostQuestions

  package let index: FormIndex
  private let filter: QuestionFilter
  /// The verbs of the filter that each level asks for: a level that teaches, or another where these lack the verb.
  private var namedVerbs: [Set<String>]

  package init(_ index: FormIndex, filter: QuestionFilter = QuestionFilter()) {
    self.index = index
    self.filter = filter
    namedVerbs = Array(repeating: [], count: index.levels.count)
    for verb in filter.verbs {
      for level in index.lessons(among: index.lines(ofVerb: verb).map { $0.level }) {
        namedVerbs[level].insert(verb)
      }
    }
  }

  /// The questions of all lessons: see ``FormIndex/lessons``.
  package init(lessonsOf index: FormIndex) { self.init(index.restricted(to: index.lessons)) }

  /// The first `count` questions that are wanted, level by level, each item where it is asked first.
  package func first(_ count: Int, where isWanted: (Question) -> Bool) -> [Question] {
    var known: [PracticeItem: Int] = [:]
    var found: [Question] = []
    var answers = 0
    for level in index.selectedLevels {
      for question in questions(ofLevel: level)
      where known.updateValue(level, forKey: question.item) == nil {
        if isWanted(question) {
          found.append(question)
          answers += question.answers.count
        }
        if found.count >= count || known.count >= Self.mostQuestions || answers >= Self.mostAnswers
        {
          return found
        }
      }
    }
    return found
  }

  package var all: [Question] { first(.max) { _ in true } }

  /// The questions about a verb as it is written: with pronouns for `lavarse`, without for `lavar`; of its first
  /// `most` cells.
  package func questions(
    ofVerb written: String, cells most: Int = .max
  ) -> some Sequence<Question> {
    let verb = LeadingWords.withoutPronoun(written)
    return index.lines(ofVerb: verb, cells: most).lazy.filter {
      $0.writtenInfinitive == written
        && (filter.verbs.isEmpty || namedVerbs[$0.level].contains(verb))
    }.flatMap { questions(of: $0) }
  }

  /// The questions of a level: one of each verb in turn, each for the person after that of the verb before, then the next
  /// one of each verb. Of a level that lists the whole language the first verbs are asked, or those that a filter names.
  private func questions(ofLevel level: Int) -> [Question] {
    let named = namedVerbs[level]
    guard filter.verbs.isEmpty || !named.isEmpty else { return [] }
    let lines = index.lines(
      inLevel: level, first: named.isEmpty ? FormIndex.verbsOfLargeLevels : .max,
      cells: Self.mostQuestions, of: named)
    let rows = lines.map { questions(of: $0) }.filter { !$0.isEmpty }
    let longest = rows.map { $0.count }.max() ?? 0
    var numbers: [PracticeItem: Int] = [:]
    var found: [Question] = []
    for turn in 0..<longest {
      for (number, row) in rows.enumerated() where turn < row.count {
        let question = row[(turn + number) % row.count]
        if let known = numbers[question.item] {
          found[known].answers += question.answers
          found[known].cells += question.cells
        } else {
          numbers[question.item] = found.count
          found.append(question)
        }
      }
    }
    for number in found.indices where found[number].answers.count > 1 {
      found[number].keepEachAnswerOnce()
    }
    return found
  }

  private func questions(of line: FormIndex.VerbLine) -> [Question] {
    let verb = LeadingWords.withoutPronoun(line.writtenInfinitive)
    guard !filter.verbs.isEmpty || !isVulgar(infinitive: verb) else { return [] }
    let columns = index.columns(of: line)
    let parsed = index.parsedCells(of: line)
    // What is regular takes longest to tell.
    let conjugated = filter.onlyIrregular ? index.forms(of: line, ofVerb: verb) : nil
    return columns.indices.compactMap { number in
      guard let written = line.cells[number].first,
        conjugated?[number].contains(where: { $0.isIrregular }) ?? true
      else { return nil }
      let tense = index.tense(of: line, column: number)
      let reading = FormIndex.Reading(
        level: line.level, line: line.line, column: columns[number], tense: tense, written: written)
      let name = index.readingName(of: reading)
      let person = filter.person(reading.person ?? "", in: tense)
      let question = Question(
        item: PracticeItem(
          line.writtenInfinitive, tense: tense, name, column: person, parsed[number]),
        formerItem: PracticeItem(infinitive: line.writtenInfinitive, tense: name, person: person),
        verb: verb, tense: tense, answers: line.cells[number], cells: parsed[number],
        level: line.level)
      return filter.takes(question) ? question : nil
    }
  }
}
