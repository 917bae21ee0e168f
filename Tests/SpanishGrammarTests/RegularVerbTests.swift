import Testing

@testable import SpanishGrammar

@Suite struct RegularVerbTests {
  private static let persons = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"]

  private func cells(_ line: String) -> [[String]] {
    line.split(separator: " ").map { $0.split(separator: "/").map { String($0) } }
  }

  /// A dot for each form that a line's tense has, guessed of its forms, and an asterisk for others.
  private func marks(_ infinitive: String, _ line: String, columns: [String] = persons) -> String {
    let forms = cells(line)
    let regular = RegularVerb(infinitive: infinitive)?.forms(likeLine: forms, columns: columns)
    return forms.indices.map { column in
      forms[column].map { regular?[column] == $0 ? "." : "*" }.joined()
    }.joined(separator: " ")
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
  func theFormsOfALineTellItsTense(infinitive: String, line: String, expected: String) {
    #expect(marks(infinitive, line) == expected)
  }

  @Test func otherColumnsAreKnownToo() {
    let commands = ["tú", "usted", "nosotros", "vosotros", "ustedes"]
    #expect(marks("comer", "come coma comamos comed coman", columns: commands) == ". . . . .")
    #expect(marks("decir", "diciendo dicho", columns: ["gerundio", "participio"]) == "* *")
    #expect(marks("hablar", "hablando hablado", columns: ["gerundio", "participio"]) == ". .")
    #expect(marks("ser", "sos", columns: ["vos"]) == "*")
    #expect(marks("comer", "comés", columns: ["vos"]) == ".")
    #expect(marks("comer", "foo", columns: ["otra"]) == "*")
    #expect(RegularVerb(infinitive: "x") == nil)
    #expect(RegularVerb(infinitive: "") == nil)
  }

  @Test(arguments: [
    ("hablar", Tense.presente, "yo", ["hablo"]), ("hablar", .presente, "él/ella/usted", ["habla"]),
    ("hablar", .presente, "usted", ["habla"]), ("hablar", .presente, "ustedes", ["hablan"]),
    ("hablar", .presente, "vos", ["hablás"]), ("hablar", .imperfecto, "vos", ["hablabas"]),
    ("hablar", .subjuntivoImperfecto, "yo", ["hablara", "hablase"]),
    ("hablar", .imperativo, "él", ["hable"]), ("hablar", .imperativo, "vos", ["hablá"]),
    ("hablar", .imperativoNegativo, "usted", ["hable"]),
    ("hablar", .imperativoNegativo, "ustedes", ["hablen"]),
    ("hablar", .gerundio, "gerundio", ["hablando"]),
    ("hablar", .participio, "participio femenino", ["hablada"]),
    ("hablar", .participio, "forma", ["hablado"]), ("oír", .infinitivo, "infinitivo", ["oír"]),
    ("vivir", .pretéritoPerfectoCompuesto, "yo", ["vivido"]), ("hablar", .presente, "nadie", []),
    ("hablar", .imperativo, "yo", []),
  ])
  func aCellHasTheFormsOfItsTense(
    infinitive: String, tense: Tense, column: String, forms: [String]
  ) {
    #expect(RegularVerb(infinitive: infinitive)?.forms(tense, column: column) == forms)
  }

  /// The letters of a form that differ, in brackets; the form alone where it is regular.
  @Test(arguments: [
    ("pienso", ["penso"], "p[ie]nso"), ("tengo", ["teno"], "ten[g]o"),
    ("hablo", ["hablo"], "hablo"),
    ("habrá", ["haberá"], "hab[]rá"), ("fui", [""], "[fui]"), ("hay", [], "hay"),
    ("dais", ["dáis"], "d[a]is"), ("fuese", ["iera", "iese"], "[fu]ese"),
    ("he roto", ["rompido"], "he ro[t]o"), ("he comido", ["comido"], "he comido"),
    ("dijera", ["deciera", "deciese"], "d[ij]era"), ("ss", ["s"], "s[s]"), ("", ["o"], "[]"),
  ])
  func theLettersThatDiffer(form: String, regular: [String], expected: String) {
    var shown = Array(form.unicodeScalars.map { String($0) })
    if let letters = RegularVerb.difference(of: form, from: regular) {
      shown.insert("]", at: letters.upperBound)
      shown.insert("[", at: letters.lowerBound)
    }
    #expect(shown.joined() == expected)
  }
}
