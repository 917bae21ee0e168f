import Foundation
import LevelFiles
import TestSupport
import Testing
import VerbForms

/// The conjugations of 200 verbs, irregular, defective and reflexive ones, beside the reference alone: its files are read
/// plainly here, and the rules of composed tenses are told once more.
@Suite struct ReferenceConjugationTests {
  /// What the reference has of a verb: tense, person, forms.
  private typealias Cells = [String: [String: [String]]]

  private static let files: [(file: String, tense: String, persons: [String])] = {
    let six = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"]
    return [
      ("01-indicativo-presente", "presente", six),
      ("02-indicativo-preterito-imperfecto", "imperfecto", six),
      ("03-indicativo-preterito-perfecto-simple", "pretérito", six),
      ("04-indicativo-futuro-simple", "futuro", six),
      ("05-indicativo-condicional-simple", "condicional", six),
      ("06-subjuntivo-presente", "subjuntivo presente", six),
      ("07-subjuntivo-preterito-imperfecto-ra", "subjuntivo imperfecto", six),
      ("08-subjuntivo-preterito-imperfecto-se", "subjuntivo imperfecto", six),
      ("09-subjuntivo-futuro-simple", "subjuntivo futuro", six),
      ("10-imperativo", "imperativo", ["tú", "usted", "nosotros", "vosotros", "ustedes"]),
      (
        "11-formas-no-personales", "formas no personales",
        ["gerundio", "participio", "participio", "participio", "participio"]
      ),
      ("12-indicativo-presente-vos", "presente", ["vos"]),
      ("13-subjuntivo-presente-vos", "subjuntivo presente", ["vos"]),
      ("14-imperativo-vos", "imperativo", ["vos"]),
    ]
  }()

  /// The verbs that are shown and haber, by their infinitives as written.
  private static let reference = Result {
    var found: [String: Cells] = [:]
    let levels = try GrammarLevels.levels(of: Set(verbs + ["haber"]))
    for (file, tense, persons) in files {
      for line in levels.first(where: { $0.file == "\(file).txt" })?.challenges ?? [] {
        for (person, cell) in zip(persons, line.forms) where cell != "-" {
          for form in cell.components(separatedBy: "/") {
            found[line.verb, default: [:]][tense, default: [:]][person, default: []].append(form)
          }
        }
      }
    }
    return found
  }

  private static let verbs: [String] =
    (try? Repository.text("Tests/VerbFormsTests/Fixtures/shown-verbs.txt"))?
    .split(separator: "\n").map(String.init) ?? []

  /// Every sixteenth of them, or all where tests are exhaustive.
  private static let tried = verbs.enumerated().filter { isExhaustive || $0.offset % 16 == 0 }
    .map(\.element)

  private static let compounds = [
    ("presente", "pretérito perfecto compuesto"), ("imperfecto", "pluscuamperfecto"),
    ("pretérito", "pretérito anterior"), ("futuro", "futuro compuesto"),
    ("condicional", "condicional compuesto"),
    ("subjuntivo presente", "pretérito perfecto de subjuntivo"),
    ("subjuntivo imperfecto", "pluscuamperfecto de subjuntivo"),
    ("subjuntivo futuro", "futuro compuesto de subjuntivo"),
  ]

  private static let pronouns = [
    "yo": "me", "tú": "te", "vos": "te", "él": "se", "usted": "se", "nosotros": "nos",
    "vosotros": "os", "ellos": "se", "ustedes": "se",
  ]

  /// The cells that a verb must have, as `tense person form`. The reference lists a reflexive verb with its pronouns.
  private static func expected(_ verb: String, _ cells: Cells, haber: Cells) -> Set<String> {
    let isReflexive = verb.hasSuffix("se")
    var all: Set<String> = []
    func add(_ tense: String, _ person: String, _ form: String) {
      all.insert("\(tense) \(person) \(form)")
    }
    for (tense, persons) in cells {
      for (person, forms) in persons {
        for form in forms {
          // Two reflexive verbs have a bare gerund beside the one with the pronoun.
          let isBare = isReflexive && person == "gerundio" && form.hasSuffix("ndo")
          add(tense, person, isBare ? enclitic(form) : form)
        }
      }
    }
    add("formas no personales", "infinitivo", verb)
    func pronoun(_ person: String) -> String { isReflexive ? "\(pronouns[person] ?? "?") " : "" }
    for person in ["tú", "vos", "usted", "nosotros", "vosotros", "ustedes"]
    where cells["imperativo"]?[person] != nil {
      let subject = ["usted": "él", "ustedes": "ellos"][person] ?? person
      for form in cells["subjuntivo presente"]?[subject] ?? [] {
        add("imperativo negativo", person, "no \(form)")
      }
    }
    let participles = (cells["formas no personales"]?["participio"] ?? []).filter {
      $0.hasSuffix("o")
    }
    let persons = Set(compounds.flatMap { (cells[$0.0] ?? [:]).keys })
    for participle in participles {
      for (simple, compound) in compounds where cells[simple] != nil {
        for (person, helpers) in haber[simple] ?? [:] where persons.contains(person) {
          for helper in helpers where helper != "hay" {
            add(compound, person, "\(pronoun(person))\(helper) \(participle)")
          }
        }
      }
      let (gerund, infinitive) =
        isReflexive ? ("habiéndose", "haberse") : ("habiendo", "haber")
      add("formas no personales", "gerundio compuesto", "\(gerund) \(participle)")
      add("formas no personales", "infinitivo compuesto", "\(infinitive) \(participle)")
    }
    return all
  }

  private static func enclitic(_ gerund: String) -> String {
    gerund.hasSuffix("ando") ? gerund.dropLast(4) + "ándose" : gerund.dropLast(4) + "éndose"
  }

  private static func shown(_ conjugation: FormIndex.Conjugation) -> Set<String> {
    var all: Set<String> = []
    for table in conjugation.tables {
      for (number, column) in table.columns.enumerated() {
        let name = column == "negativo" ? "imperativo negativo" : table.name
        for row in table.rows {
          for form in row.cells[number] { all.insert("\(name) \(row.name) \(form.text)") }
        }
      }
    }
    return all
  }

  @Test func everyCellIsTheVerbsOwnOrComposed() throws {
    let reference = try Self.reference.get()
    let haber = try #require(reference["haber"])
    #expect(Self.verbs.count == 200 && Set(Self.verbs).count == 200)
    #expect(Self.verbs.count { $0.hasSuffix("se") } >= 30)
    for verb in Self.tried {
      let cells = try #require(reference[verb], "\(verb)")
      let expected = Self.expected(verb, cells, haber: haber)
      let shown = Self.shown(try #require(FormIndex.builtin.conjugation(of: verb)))
      #expect(shown.subtracting(expected).sorted() == [], "\(verb) has what it must not")
      #expect(expected.subtracting(shown).sorted() == [], "\(verb) lacks something")
    }
  }

  /// Of a verb that there is with and without its pronoun, the reflexive table has the forms of the other, each with the
  /// pronoun of its person.
  @Test func reflexiveTablesHaveNoBareForm() throws {
    let reference = try Self.reference.get()
    for verb in Self.tried where !verb.hasSuffix("se") {
      let conjugation = try #require(FormIndex.builtin.conjugation(of: verb + "se"))
      #expect(conjugation.writtenInfinitive == verb + "se" && conjugation.infinitive == verb)
      let own = try #require(reference[verb])
      for table in conjugation.tables {
        let simple = own[table.name]
        for row in table.rows where row.name != "participio" {
          let forms = row.cells.joined().map(\.text)
          guard let pronoun = Self.pronouns[row.name] else {
            #expect(forms.allSatisfy { $0.hasPrefix("haber") || $0.contains("se") }, "\(verb)")
            continue
          }
          if table.name == "imperativo" {
            for form in row.cells.joined() {
              let isRight =
                form.tense == .imperativo
                ? form.text.hasSuffix(pronoun) : form.text.hasPrefix("no \(pronoun) ")
              #expect(isRight, "\(verb) \(form.text)")
            }
          } else if let simple {
            #expect(Set(forms) == Set((simple[row.name] ?? []).map { "\(pronoun) \($0)" }))
          } else {
            #expect(forms.allSatisfy { $0.hasPrefix("\(pronoun) h") }, "\(verb) \(forms)")
          }
        }
      }
    }
  }
}
