import Foundation
import TestSupport
import Testing
import VerbForms

/// What people look up, in the built-in index.
@Suite struct ReferenceLookupTests {
  private let index = FormIndex.builtin

  private func answers(_ query: String, _ accents: FormIndex.AccentMode = .smart) -> [String] {
    index.lookup(query, accents: accents).filter { $0.match <= .ñ }
      .map { "\($0.infinitive) \($0.form) \($0.match.rawValue)" }
  }

  @Test(arguments: [
    ("fui", ["ser fui exact", "ir fui exact"]),
    ("fue", ["ser fue exact", "ir fue exact"]),
    ("irgáis", ["erguir irgáis exact"]),
    ("irgais", ["erguir irgáis accents"]),
    ("IRGAIS", ["erguir irgáis accents"]),
    ("IRGÁIS", ["erguir irgáis exact"]),
    ("ve", ["ver ve exact", "ir ve exact"]),
    ("sé", ["saber sé exact", "ser sé exact"]),
    ("hablo", ["hablar hablo exact", "hablar habló accents"]),
    ("habló", ["hablar habló exact"]),
    ("comeis", ["comer coméis accents"]),
    ("COMÉIS", ["comer coméis exact"]),
    ("cómeis", ["comer coméis accents"]),
    ("fuí", ["ser fui accents", "ir fui accents"]),
    ("sueno", ["sonar sueno exact", "soñar sueño ñ"]),
    ("sueño", ["soñar sueño exact"]),
    ("enseño", ["enseñar enseño exact", "enseñar enseñó accents"]),
    ("oid", ["oír oíd accents"]),
    ("hablábamos".decomposedStringWithCanonicalMapping, ["hablar hablábamos exact"]),
    ("¿fui?", ["ser fui exact", "ir fui exact"]),
    ("«comeis»,", ["comer coméis accents"]),
    (" \u{FEFF}fui\u{A0}…\r", ["ser fui exact", "ir fui exact"]),
    ("xyzzy", []),
    ("", []),
    ("¿?", []),
  ])
  func known(query: String, expected: [String]) {
    // A form that more levels have come to know may have gained an answer after these.
    let found = answers(query)
    #expect(Array(found.prefix(expected.count)) == expected, "\(query): \(found)")
    if expected.isEmpty { #expect(found.isEmpty, "\(query)") }
  }

  @Test(arguments: [
    ("lavarse", "lavar", "lavar"), ("irse", "ir", "ir"), ("IRSE", "ir", "ir"),
    ("me lavo", "lavar", "lavo"), ("no se lo  comen", "comer", "comen"),
  ])
  func withPronouns(query: String, infinitive: String, form: String) {
    let best = index.lookup(query).first
    #expect(best?.infinitive == infinitive)
    #expect(best?.form == form)
  }

  @Test(arguments: [("habló", 1), ("sueño", 1), ("irgáis", 1), ("comeis", 1)])
  func smartAccentsLeaveOneVerb(query: String, count: Int) {
    #expect(Set(answers(query)).count == count, "\(answers(query))")
  }

  /// A form that stands only in levels that come last may be a mistake for another verb's; ñ is never one.
  @Test(arguments: [
    ("seriá", ["seriar seriá exact", "ser sería accents"]),
    ("vivá", ["vivar vivá exact", "vivir viva accents"]),
    ("elijá", ["elijar elijá exact", "elegir elija accents", "eligir elija accents"]),
    ("cuñá", ["cuñar cuñá exact"]),
    ("mirá", ["mirar mirá exact"]),
    ("vivé", ["vivar vivé exact"]),
  ])
  func formsThatComeLastHideNoOtherVerb(query: String, expected: [String]) {
    #expect(answers(query) == expected)
    #expect(answers(query, .strict) == Array(expected.prefix(1)))
    #expect(answers(query, .ignore).count >= expected.count)
  }

  /// The same where other words leave only one of the two.
  @Test(arguments: [("él seriá", ["ser"]), ("me elijá", ["elegir", "eligir"]), ("él cuñá", [])])
  func norInAPhrase(query: String, expected: [String]) {
    #expect(index.lookup(query).map(\.infinitive) == expected)
  }

  @Test func bandsInOrder() {
    for query in ["bano", "siento", "creo", "sueno", "peno", "ano", "esta"] {
      let found = index.lookup(query, accents: .ignore).map(\.match)
      #expect(found == found.sorted(), "\(query)")
    }
    #expect(answers("siento").prefix(2).map { String($0.prefix(6)) } == ["sentir", "sentar"])
    #expect(answers("creo").prefix(2).map { String($0.prefix(5)) } == ["creer", "crear"])
    #expect(answers("bano").contains("bañar baño ñ"))
  }

  @Test func strictAndIgnore() {
    #expect(answers("comeis", .strict).isEmpty)
    #expect(answers("coméis", .strict) == ["comer coméis exact"])
    #expect(
      answers("habló", .ignore).prefix(2)
        == ["hablar habló exact", "hablar hablo accents"])
    #expect(answers("enseño", .ignore).first == "enseñar enseño exact")
  }

  @Test func readingsOfFui() throws {
    for infinitive in ["ser", "ir"] {
      let readings = index.readings(of: "fui", infinitive: infinitive)
      let titles = readings.map { index.levels[$0.level].title }
      #expect(titles.contains("Indicativo: pretérito perfecto simple"))
      #expect(readings.contains { $0.column == "yo" && $0.written == "fui" })
    }
    #expect(index.readings(of: "fui", infinitive: "comer").isEmpty)
  }

  @Test func infinitivesAreForms() {
    for infinitive in ["ser", "ir", "haber", "oír", "erguir", "soñar", "zurear"] {
      #expect(answers(infinitive, .strict).contains("\(infinitive) \(infinitive) exact"))
      let columns = index.readings(of: infinitive, infinitive: infinitive).map(\.column)
      #expect(columns.first == "infinitivo")
      #expect(columns.filter { $0 == "infinitivo" }.count == 1)
    }
  }

  /// More levels may come; these verbs and forms do not go.
  @Test func size() {
    let statistics = index.statistics
    #expect(statistics.verbs >= 11_643)
    // Gerunds with -se are places of the gerund: the reference has 302 of them.
    #expect(statistics.forms >= 661_481)
    #expect(statistics.entries >= 663_100)
    #expect(statistics.keys >= 545_293)
    #expect(statistics.rows >= 23_005)
    #expect(statistics.levels >= 14)
    #expect(statistics.bytes <= 576 << 10)
    #expect(index.rank(ofVerb: "ser") == 0)
    #expect(FormIndex.builtinVerbs.prefix(2) == ["ser", "hacer"])
  }

  @Test func rowsOfErguir() {
    let place = index.positions(ofPrefix: "irg").lowerBound
    let row = index.row(containing: place)
    #expect(row.infinitive == "erguir" && row.first == "irga" && row.last == "irguió")
    #expect(index.positions(ofPrefix: "irg").count == row.positions.count)
    #expect(index.rows(from: place, limit: 1) == [row])
    let before = index.rows(before: place, limit: 1)
    #expect(before.last?.positions.upperBound == row.positions.lowerBound)
  }

  /// A sample of the whole list: each form is found as it is written, without marks, decomposed
  /// and in capitals.
  @Test func aSampleOfAllForms() {
    var position = 7
    var missing: [String] = []
    while position < index.entryCount {
      let entry = index.entry(at: position)
      let plain = entry.form.folding(options: .diacriticInsensitive, locale: nil)
      for query in [
        entry.form, entry.form.decomposedStringWithCanonicalMapping, entry.form.uppercased(), plain,
      ] {
        let found = index.lookup(query)
        if !found.contains(where: { $0.form == entry.form && $0.infinitive == entry.infinitive }) {
          missing.append("\(query) → \(entry)")
        }
      }
      if index.position(of: entry) != position { missing.append("\(entry) at \(position)") }
      if index.readings(of: entry.form, infinitive: entry.infinitive).isEmpty {
        missing.append("no reading of \(entry)")
      }
      position += isExhaustive ? 997 : 1_999
    }
    #expect(missing == [])
  }
}
