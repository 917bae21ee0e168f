import IndexBuilding
import LevelFiles
import TestSupport
import Testing
import VerbForms

@Suite struct WholeFormTests {
  /// A lesson that has only wholes tells the same of them as all levels do: the forms of the built-in index are known.
  @Test func wholesOfALessonAlone() throws {
    let commands = Level(
      title: "Órdenes", description: "", colorHex: nil,
      challenges: [
        .init(verb: "decir", forms: ["dímelo", "dígamelo"]),
        .init(verb: "escribir", forms: ["escríbemelo", "escríbamelo"]),
        .init(verb: "quemar", forms: ["quémalo", "quémelo"]),
        .init(verb: "irse", forms: ["vete", "váyase"]),
        .init(verb: "xatar", forms: ["xátamelo", "xátemelo"]),
      ], columns: ["tú", "usted"], tense: .imperativo, file: "órdenes.txt")
    let gerunds = Level(
      title: "Gerundio", description: "", colorHex: nil,
      challenges: [.init(verb: "comer", forms: ["comiéndolo"])], columns: ["gerundio"],
      file: "gerundio.txt")
    let index = try FormIndex(levels: [commands, gerunds])
    for (query, form) in [
      ("dímelo", "di"), ("digamelo", "diga"), ("escríbemelo", "escribe"), ("quémelo", "queme"),
      ("vayase", "vaya"), ("comiéndolo", "comiendo"),
    ] {
      let answer = try #require(index.lookup(query).first, "\(query)")
      let known = try #require(
        FormIndex.builtin.lookup(query).first { $0.infinitive == answer.infinitive })
      #expect(answer.form == form && answer.form == known.form)
      #expect((answer.match, answer.spelling) == (known.match, known.spelling))
      #expect(!index.readings(of: answer).isEmpty)
      #expect(index.lookup(form).map(\.match) == [.exact])
    }
    // Other pronouns than those of the lesson.
    for (query, tense) in [
      ("dilo", Tense.imperativo), ("escríbelas", .imperativo), ("comiéndome", .gerundio),
    ] {
      let answer = try #require(index.lookup(query).first, "\(query)")
      #expect(answer.match == .pronouns && index.readings(of: answer).map(\.tense) == [tense])
    }
    let view = FormIndex.builtin.restricted(to: [
      try #require(
        FormIndex.builtin.levels.firstIndex { $0.title.hasPrefix("Imperativo con pronombres") })
    ])
    let answer = try #require(view.lookup("dilo").first)
    #expect(view.readings(of: answer).map(\.tense) == [.imperativo])
    // Of a verb that nobody knows only the whole is known.
    #expect(index.lookup("xátamelo").map(\.form) == ["xátamelo"])
    #expect(index.lookup("xata").isEmpty)
  }

  /// What a level has as a whole is found by its parts, as if no level had it.
  @Test func wholeInALevel() throws {
    let verbs: Set<String> = [
      "haber", "comer", "ir", "ser", "hacer", "levantar", "decir", "dimir", "acabar", "dejar",
    ]
    var levels = try GrammarLevels.levels(of: verbs)
    levels += [
      Level(
        title: "Ir a", description: "", colorHex: nil,
        challenges: [.init(verb: "comer", forms: ["voy a comer", "vas a comer"])],
        columns: ["yo", "tú"], file: "ir-a.txt"),
      Level(
        title: "Acabar de", description: "", colorHex: nil,
        challenges: [.init(verb: "comer", forms: ["acabo de comer"])], columns: ["yo"],
        file: "acabar-de.txt"),
      Level(
        title: "Dejar de", description: "", colorHex: nil,
        challenges: [.init(verb: "comer", forms: ["deja de comer"])], columns: ["él"],
        file: "dejar-de.txt"),
      Level(
        title: "Raro", description: "", colorHex: nil,
        challenges: [.init(verb: "hacer", forms: ["mé haces"])], columns: ["tú"], file: "raro.txt"),
      Level(
        title: "Antes", description: "", colorHex: nil,
        challenges: [
          .init(verb: "comer", forms: ["había comido", "habías comido", "había comido"])
        ],
        columns: ["yo", "tú", "él"], tense: .pluscuamperfecto, file: "antes.txt"),
      Level(
        title: "Pasiva", description: "", colorHex: nil,
        challenges: [.init(verb: "hacer", forms: ["es hecho", "es hecha"])],
        columns: ["él", "ella"], file: "pasiva.txt"),
      Level(
        title: "Órdenes", description: "", colorHex: nil,
        challenges: [
          .init(verb: "levantarse", forms: ["levántate"]), .init(verb: "decir", forms: ["dímelo"]),
        ], columns: ["tú"], order: .last, tense: .imperativo, file: "órdenes.txt"),
    ]
    let index = try FormIndex(levels: levels, ranking: nil)
    func show(_ query: String) -> [String] {
      index.lookup(query).map { answer in
        let groups = index.readingGroups(of: answer).map(\.text).joined(separator: "; ")
        return
          "\(answer.infinitive) \(answer.match) \(answer.form) = \(answer.parts.joined(separator: "+")): \(groups)"
      }
    }
    #expect(
      show("voy a comer") == [
        "comer phrase comer = voy+a+comer: ir a + infinitivo, presente, yo"
      ])
    #expect(
      show("habia comido") == [
        "comer phrase comido = había+comido: pluscuamperfecto, yo, él"
      ])
    #expect(show("es hecha") == ["hacer phrase hecha = es+hecha: pasiva, presente, él"])
    #expect(show("levántate") == ["levantar pronouns levanta = levanta+te: imperativo, tú"])
    #expect(
      show("dímelo") == [
        "decir pronouns di = di+me+lo: imperativo, tú",
        "dimir pronouns dime = dime+lo: imperativo, tú",
      ])
    // A typed accent is not overruled, and the level hides nothing that the words can be.
    #expect(
      show("acabo de comer") == [
        "comer phrase comer = acabo+de+comer: acabar de + infinitivo, presente, yo"
      ])
    #expect(
      show("acabó de comer") == [
        "comer phrase comer = acabó+de+comer: acabar de + infinitivo, pretérito, él"
      ])
    #expect(show("me haces").first?.hasPrefix("hacer phrase haces = me+haces") == true)
    #expect(
      show("deja de comer") == [
        "comer phrase comer = deja+de+comer: dejar de + infinitivo, presente, él; "
          + "dejar de + infinitivo, imperativo, tú"
      ])
    let answer = try #require(index.lookup("habías comido").first)
    #expect(index.readings(of: answer).first?.written == "habías comido")
    #expect(index.position(of: .init(form: "habías comido", infinitive: "comer")) == nil)
    #expect(show("yo había comido").first?.hasPrefix("comer phrase comido") == true)
  }

  /// A phrase of one verb hides no form that a level has of another.
  @Test func wholeOfAnotherVerb() throws {
    let levels = try GrammarLevels.levels(of: ["ir", "comer"])
    let other = Level(
      title: "Otro", description: "", colorHex: nil,
      challenges: [.init(verb: "beber", forms: ["bebo", "voy a comer"])], columns: ["yo", "tú"],
      file: "otro.txt")
    let index = try FormIndex(levels: levels + [other], ranking: nil)
    #expect(
      index.lookup("voy a comer").map { "\($0.infinitive) \($0.form) \($0.match)" } == [
        "comer comer phrase", "beber voy a comer exact",
      ])
  }
}
