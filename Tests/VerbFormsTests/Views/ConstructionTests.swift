import Foundation
import SpanishGrammar
import TestSupport
import Testing
import VerbForms

/// Cells composed of stored forms, and read back.
@Suite struct ConstructionTests {
  private static let index = FormIndex.builtin

  /// A row of the documentation's table.
  struct Example: CustomTestStringConvertible {
    var written, verb, form, construction, tense, person, spelling: String
    var testDescription: String { written }
    var infinitive: String { LeadingWords.withoutPronoun(verb) }
  }

  private static let examples: [Example] = {
    let page = (try? Repository.text("Sources/VerbForms/VerbForms.docc/Constructions.md")) ?? ""
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces).replacing("–", with: "")
      }
      return Example(
        written: cells[0], verb: cells[1], form: cells[2], construction: cells[3],
        tense: cells[4], person: cells[5], spelling: cells[6])
    }
  }()

  @Test func thereAreFortyExamples() {
    #expect(Self.examples.count == 40)
  }

  /// The construction that a cell of the table names, and the forms of its helper.
  private func read(_ example: Example) throws -> (Construction, [String], Tense?, Person?) {
    var construction = Construction()
    var helper: [String] = []
    for word in example.construction.split(separator: " ").map(String.init) {
      if word == "reflexive" {
        construction.isPronominal = true
      } else if word == "no" {
        construction.isNegated = true
      } else if let pronoun = Pronoun(word) {
        construction.objects.append(pronoun)
      } else {
        helper.append(word)
      }
    }
    let person = Person(column: example.person)
    let name = example.tense.split(separator: ",").last.map { $0.drop { $0 == " " } } ?? ""
    let tense = try #require(Tense.allCases.first { $0.name == String(name) })
    guard let infinitive = helper.first else { return (construction, [], tense, person) }
    let simple = Tense.allCases.first { $0.compound == tense } ?? tense
    let kind: GrammaticalRole =
      infinitive == "haber" ? .participle : example.form.hasSuffix("r") ? .infinitive : .gerund
    let link = try #require(
      PhraseLink.all.first {
        $0.helper == infinitive && $0.role == kind && $0.words == Array(helper.dropFirst())
      })
    construction.helpers = [link]
    let rows = try #require(Self.index.conjugation(of: infinitive)).tables.flatMap(\.rows)
      .filter { person == nil || $0.name == person?.name }
    let forms = rows.flatMap { $0.cells.joined() }.filter { $0.tense == simple }.map(\.text)
    let form = forms.first { example.spelling.split(separator: " ").map(String.init).contains($0) }
    return (construction, [form ?? forms.first ?? ""], tense, person)
  }

  @Test(arguments: examples)
  func spellingsAreComposed(_ example: Example) throws {
    let (construction, helpers, tense, person) = try read(example)
    #expect(
      construction.spelling(of: example.form, helpers: helpers, in: tense, person: person)
        == example.spelling)
  }

  @Test(arguments: examples)
  func whatIsWrittenIsReadBack(_ example: Example) throws {
    let index = Self.index
    let answer = try #require(
      index.lookup(example.written).first {
        $0.infinitive == example.infinitive && $0.form == example.form
      })
    let group = try #require(
      index.readingGroups(of: answer).first { $0.name == example.tense }, "no such tense")
    #expect(example.person.isEmpty || group.persons.contains(example.person))
  }

  @Test(arguments: examples)
  func spellingsAreTakenApart(_ example: Example) throws {
    let (construction, _, tense, person) = try read(example)
    let parsed = Self.index.constructionParser(ofVerb: example.verb)
      .parse(example.spelling, in: tense, person: person)
    #expect(parsed.form == example.form)
    #expect(parsed.construction == construction)
  }

  /// Each cell of the course, or of every fourth level of it, is taken apart into a form of the verb and what composes its
  /// text again.
  @Test func cellsOfTheCourseAreTakenApart() {
    let index = Self.index
    var faults: [String] = []
    let course = index.levelNumbers { $0.file.hasPrefix("Course/") }
    for level in course.enumerated().filter({ isExhaustive || $0.offset % 4 == 0 }).map(\.element) {
      for line in index.lines(inLevel: level) {
        let verb = LeadingWords.withoutPronoun(line.writtenInfinitive)
        for (column, (texts, cells)) in zip(line.cells, index.parsedCells(of: line)).enumerated() {
          let tense = index.tense(of: line, column: column)
          for (text, cell) in zip(texts, cells) {
            let spelling = cell.construction.spelling(
              of: cell.form, helpers: cell.helpers, in: tense, person: cell.person)
            let isOwn = index.readings(of: cell.form, infinitive: verb).count > 0
            let isPronominal = verb != line.writtenInfinitive
            if spelling != text || !isOwn || isPronominal != cell.construction.isPronominal {
              faults.append("\(line.writtenInfinitive): \(text): \(cell)")
            }
          }
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(20))")
  }

  @Test func complementsAreAnswered() throws {
    for text in ["hace falta", "me hace falta", "no nos hace falta"] {
      let answer = try #require(Self.index.lookup(text).first)
      #expect(answer.form == "hace" && answer.spelling == text)
      #expect(answer.construction.complement == "falta")
    }
    let answer = try #require(Self.index.lookup("me caes bien").first)
    #expect(answer.form == "caes" && answer.construction.complement == "bien")
  }

  @Test func complementsStandBehindTheForm() {
    let parsed = Self.index.constructionParser(ofVerb: "hacer")
      .parse("no me ha hecho falta", in: .pretéritoPerfectoCompuesto, column: "me")
    #expect(parsed.form == "hecho" && parsed.helpers == ["ha"] && parsed.person == .él)
    #expect(
      parsed.construction
        == Construction(objects: [.me], isNegated: true, helpers: [.haber], complement: "falta"))
  }

  /// A construction with what a grammarian says of it.
  struct Judged: Hashable, CustomTestStringConvertible {
    var written: String
    /// Form, spelling, pronouns, whether pronominal, helpers, whether negated.
    var answer: [String]
    var infinitive: String
    var tense, person: String
    var testDescription: String { written }

    init(_ row: Substring) {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      written = fields[0]
      infinitive = LeadingWords.withoutPronoun(fields[1])
      answer = Array(fields[2...7])
      (tense, person) = (fields[8], fields[9])
    }
  }

  private static let judged: [Judged] = ["constructions.tsv", "more-constructions.tsv"].flatMap {
    (try? GrammarLevels.fixture($0).dropFirst().map { Judged($0) }) ?? []
  }

  @Test func allAreJudged() { #expect(Self.judged.count == 98 + 115) }

  @Test(arguments: judged)
  func answersSayWhatGrammariansSay(_ judged: Judged) throws {
    let index = Self.index
    let answer = try #require(
      index.lookup(judged.written).first {
        $0.infinitive == judged.infinitive && $0.form == judged.answer[0]
      })
    #expect(
      [
        answer.form, answer.spelling ?? answer.form,
        answer.pronouns.joined(separator: "+"), answer.isPronominal ? "yes" : "",
        answer.construction.helpers.map(\.name).joined(separator: "+"),
        answer.isNegated ? "yes" : "",
      ] == judged.answer)
    let readings = index.readings(of: answer).map(\.inflection)
    #expect(readings.contains { ($0.name, $0.person ?? "") == (judged.tense, judged.person) })
  }

  @Test func whatNobodyWritesIsNotComposed() {
    let reflexive = Construction(isPronominal: true)
    #expect(reflexive.spelling(of: "levantado", in: .participio, person: nil) == nil)
    #expect(reflexive.spelling(of: "hablo", in: nil, person: nil) == nil)
    let wrong = Construction(objects: [.lo, .me])
    #expect(wrong.spelling(of: "di", in: .imperativo, person: .tú) == nil)
    let missing = Construction(helpers: [.haber])
    #expect(missing.spelling(of: "ido", in: .pluscuamperfecto, person: .yo) == nil)
    #expect(Construction().spelling(of: "voy", in: .presente, person: .yo) == "voy")
  }

  /// Every composed cell of a verb and of its reflexive verb is read back to the same verb, tense and person. The verbs are
  /// those of most use; all of them take as long as the other tests together, and two parts take two cores.
  @Test(arguments: 0..<2)
  func composedCellsAreReadBack(part: Int) throws {
    let index = Self.index
    let verbs = index.verbsByUse.prefix(rounds(3_000 * exhaustiveTimes, few: 2))
    var missing: [String] = []
    for (number, verb) in verbs.enumerated() where number % 2 == part {
      for name in [verb, verb + "se"] {
        let conjugation = try #require(index.conjugation(of: name))
        for table in conjugation.tables {
          for row in table.rows {
            for form in row.cells.joined() where form.construction != Construction() {
              let tense = try #require(form.tense)
              if !isRead(form, tense, row.name, of: verb) {
                missing.append("\(name) \(tense.name) \(row.name) \(form.text)")
              }
            }
          }
        }
      }
    }
    // The word is read as adiós.
    missing.removeAll { $0 == "adirse imperativo vosotros adíos" }
    #expect(missing.count == 0, "\(missing.prefix(20))")
  }

  /// The tenses whose forms of yo are no other person's.
  private static let tensesWithYo: Set<Tense> = [
    .presente, .pretérito, .futuro, .pretéritoPerfectoCompuesto, .pretéritoAnterior,
    .futuroCompuesto,
  ]

  private func isRead(
    _ form: FormIndex.Conjugation.Form, _ tense: Tense, _ row: String, of verb: String
  ) -> Bool {
    let index = Self.index
    // Nobody is told to rain: what lookup calls a wish is one.
    let tenses: [Tense] =
      tense == .imperativoNegativo && isHardlyCommanded(infinitive: verb)
      ? [tense, .subjuntivoPresente] : [tense]
    let person = Person(column: row)
    // The pronoun may be an object where no level has the verb with -se: `se levanta` is passive, `me levantaba` may
    // be of él.
    var constructions = [form.construction]
    let mayBeOther =
      switch person {
      case nil, .él, .usted, .ellos, .ustedes: true
      case .yo: !Self.tensesWithYo.contains(tense)
      default: false
      }
    if form.construction.isPronominal, mayBeOther {
      var other = form.construction
      other.objects.insert((person ?? .él).reflexive, at: 0)
      other.isPronominal = false
      constructions.append(other)
    }
    return index.lookup(form.text).contains { answer in
      guard answer.infinitive == verb, answer.form == form.form, answer.spelling == form.text,
        constructions.contains(answer.construction)
      else { return false }
      return index.readings(of: answer).contains { reading in
        guard let read = reading.tense, tenses.contains(read) else { return false }
        guard tense.hasPersons, let person else { return true }
        return reading.person.flatMap { Person(column: $0) }.map {
          person.agrees(withColumn: $0)
        } ?? false
      }
    }
  }
}
