import Foundation
import TestSupport
import Testing

@testable import ConjCommand

@Suite struct ShowTests {
  private static let persons = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"]

  private func marks(_ infinitive: String, _ line: String, columns: [String] = persons) -> String {
    let forms = line.split(separator: " ").map { $0.split(separator: "/").map { String($0) } }
    let marks = RegularVerb(infinitive: infinitive)?.differences(columns: columns, forms: forms)
    return (marks ?? []).map { $0.map { $0 ? "*" : "." }.joined() }.joined(separator: " ")
  }

  @Test(arguments: [
    ("hablar", "hablo hablas habla hablamos habláis hablan", ". . . . . ."),
    ("vivir", "vivo vives vive vivimos vivís viven", ". . . . . ."),
    ("comer", "comí comiste comió comimos comisteis comieron", ". . . . . ."),
    ("comer", "comeré comerás comerá comeremos comeréis comerán", ". . . . . ."),
    ("comer", "comería comerías comería comeríamos comeríais comerían", ". . . . . ."),
    ("comer", "coma comas coma comamos comáis coman", ". . . . . ."),
    ("dar", "doy das da damos dais dan", "* . . . * ."),
    ("dar", "dé des dé demos deis den", "* . * . * ."),
    ("haber", "he has ha hemos habéis han", "* * * * . *"),
    ("pensar", "pienso piensas piensa pensamos pensáis piensan", "* * * . . *"),
    ("buscar", "busqué buscaste buscó buscamos buscasteis buscaron", "* . . . . ."),
    ("ser", "fui fuiste fue fuimos fuisteis fueron", "* * * * * *"),
    ("tener", "tendré tendrás tendrá tendremos tendréis tendrán", "* * * * * *"),
    ("oír", "oiré oirás oirá oiremos oiréis oirán", ". . . . . ."),
    (
      "erguir", "irgo/yergo irgues/yergues irgue/yergue erguimos erguís irguen/yerguen",
      "** ** ** . . **"
    ),
  ])
  func formsAreComparedWithRegularOnes(infinitive: String, line: String, expected: String) {
    #expect(marks(infinitive, line) == expected)
  }

  @Test func otherColumnsAreKnownToo() {
    #expect(
      marks(
        "comer", "come coma comamos comed coman",
        columns: [
          "tú", "usted", "nosotros", "vosotros", "ustedes",
        ]) == ". . . . .")
    #expect(marks("decir", "diciendo dicho", columns: ["gerundio", "participio"]) == "* *")
    #expect(marks("hablar", "hablando hablado", columns: ["gerundio", "participio"]) == ". .")
    #expect(marks("ser", "sos", columns: ["vos"]) == "*")
    #expect(marks("comer", "comés", columns: ["vos"]) == ".")
    #expect(marks("comer", "foo", columns: ["otra"]) == "*")
    #expect(RegularVerb(infinitive: "x") == nil)
    #expect(RegularVerb(infinitive: "") == nil)
  }

  @Test func textShowsTablesByLevel() throws {
    let outcome = try conj(
      "show", "dé", "--level", "reference subjuntivo presente", "--format", "text")
    #expect(outcome.text.hasPrefix("dar · to give\n\n          Subjuntivo:"))
    #expect(outcome.text.contains("\nyo        dé*"))
    #expect(outcome.text.contains("\ntú        des"))
    #expect(outcome.text.contains("*: differs from a regular verb in -ar"))
  }

  @Test(arguments: [20, 40, 60, 80, 120, 200])
  func tablesFitTheWidth(width: Int) throws {
    let outcome = try conj(
      "show", "erguir", "--format", "text", "--level", "reference indicativo",
      environment: ["COLUMNS": String(width)])
    #expect(outcome.lines.count > 10)
    for line in outcome.lines where width >= 40 { #expect(line.count <= width, "\(line)") }
    for form in ["irgo*/yergo*", "erguíais", "erguiríamos"] {
      #expect(outcome.text.contains(form))
    }
  }

  @Test func aFormOfSeveralVerbsShowsAll() throws {
    let text = try conj("show", "fui", "--format", "text", "--level", "perfecto simple")
    #expect(text.text.hasPrefix("fui is a form of several verbs: ser, ir\n"))
    let fields = try conj("show", "fui", "--level", "reference perfecto simple").lines
    #expect(fields.count == 12)
    #expect(fields.first == "ser\tIndicativo: pretérito perfecto simple\tyo\tfui")
    #expect(fields.last == "ir\tIndicativo: pretérito perfecto simple\tellos\tfueron")
  }

  @Test func jsonMarksRegularForms() throws {
    let outcome = try conj("show", "pensar", "--level", "01-indicativo-presente", "--format=jsonl")
    let object = try #require(try outcome.objects().first)
    #expect(object["infinitive"] as? String == "pensar")
    let levels = try #require(object["levels"] as? [[String: Any]])
    let forms = try #require(levels.first?["forms"] as? [[String: Any]])
    #expect(forms.map { $0["regular"] as? Bool } == [false, false, false, true, true, false])
  }

  @Test func anUnknownVerbIsSaid() throws {
    let outcome = try conj("show", "xyzzy")
    #expect(outcome.messages.contains("No verb here has the form “xyzzy”"))
    #expect(outcome.status == 1)
  }
}
