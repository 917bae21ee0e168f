import IndexBuilding
import LevelFiles
import TestSupport
import Testing
import VerbForms

/// A verb's tables, made of the lines of several levels.
@Suite struct ConjugationTests {
  private let persons = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"]

  private func level(
    _ title: String, _ tense: Tense?, _ columns: [String] = [], _ lines: String...
  ) -> Level {
    Level(
      title: title, description: "", colorHex: nil,
      challenges: lines.map { line in
        let parts = line.split(separator: ":").map { String($0) }
        let forms = parts[1].split(separator: ",").map { $0.drop { $0 == " " } }
        return .init(verb: parts[0], forms: forms.map { String($0) })
      }, columns: columns.isEmpty ? persons : columns, tense: tense)
  }

  /// A table as a line: its name, and its rows with irregular forms marked.
  private func text(_ table: FormIndex.Conjugation.Table) -> String {
    let rows = table.rows.map { row in
      let cells = row.cells.map { forms in
        forms.map { $0.text + ($0.isIrregular ? "*" : "") }.joined(separator: "/")
      }
      return ([row.name] + cells.map { $0.isEmpty ? "–" : $0 }).joined(separator: " ")
    }
    return "\(table.name): \(rows.joined(separator: ", "))"
  }

  private func tables(_ verb: String, _ levels: [Level]) throws -> [String] {
    let index = try FormIndex(levels: levels, ranking: nil)
    return try #require(index.conjugation(of: verb)).tables.map(text)
  }

  @Test func tensesAreInTheOrderOfGrammars() throws {
    let conjugation = try #require(FormIndex.builtin.conjugation(of: "ir"))
    #expect(conjugation.infinitive == "ir" && conjugation.writtenInfinitive == "ir")
    #expect(
      conjugation.tables.prefix(10).map(text) == [
        "presente: yo voy*, tú vas*, vos vas*, él va*, nosotros vamos*, vosotros vais*, ellos van*",
        "imperfecto: yo iba*, tú ibas*, él iba*, nosotros íbamos*, vosotros ibais*, ellos iban*",
        """
        pretérito: yo fui*, tú fuiste*, él fue*, nosotros fuimos*, vosotros fuisteis*, \
        ellos fueron*
        """,
        "futuro: yo iré, tú irás, él irá, nosotros iremos, vosotros iréis, ellos irán",
        "condicional: yo iría, tú irías, él iría, nosotros iríamos, vosotros iríais, ellos irían",
        """
        subjuntivo presente: yo vaya*, tú vayas*, vos vayás*, él vaya*, nosotros vayamos*, \
        vosotros vayáis*, ellos vayan*
        """,
        """
        subjuntivo imperfecto: yo fuera*/fuese*, tú fueras*/fueses*, él fuera*/fuese*, \
        nosotros fuéramos*/fuésemos*, vosotros fuerais*/fueseis*, ellos fueran*/fuesen*
        """,
        """
        subjuntivo futuro: yo fuere*, tú fueres*, él fuere*, nosotros fuéremos*, \
        vosotros fuereis*, ellos fueren*
        """,
        """
        imperativo: tú ve* no vayas*, vos andá* no vayás*, usted vaya* no vaya*, \
        nosotros vamos*/vayamos* no vayamos*, vosotros id no vayáis*, ustedes vayan* no vayan*
        """,
        """
        formas no personales: infinitivo ir, gerundio yendo*, participio ido/ida/idos/idas, \
        gerundio compuesto habiendo ido, infinitivo compuesto haber ido
        """,
      ])
    // Then those with haber; other helpers make no tables.
    #expect(
      text(conjugation.tables[10]) == """
        pretérito perfecto compuesto: yo he ido, tú has ido, vos has ido, él ha ido, nosotros hemos ido, \
        vosotros habéis ido, ellos han ido
        """)
    #expect(
      conjugation.tables[10...].map(\.tense) == [
        .pretéritoPerfectoCompuesto, .pluscuamperfecto, .pretéritoAnterior, .futuroCompuesto,
        .condicionalCompuesto, .pretéritoPerfectoDeSubjuntivo, .pluscuamperfectoDeSubjuntivo,
        .futuroCompuestoDeSubjuntivo,
      ])
    let doing = try #require(FormIndex.builtin.conjugation(of: "hacer"))
    #expect(!doing.tables.map(text).contains { $0.contains("falta") || $0.contains("+") })
    #expect(conjugation.tables.map(\.tense).prefix(2) == [.presente, .imperfecto])
    #expect(conjugation.tables[8].columns == ["afirmativo", "negativo"])
    #expect(conjugation.tables[8].tense == .imperativo && conjugation.tables[9].tense == nil)
    #expect(conjugation.pronominal?.infinitive == "irse")
    #expect(
      conjugation.pronominal?.forms
        == ["me voy", "te vas", "se va", "nos vamos", "os vais", "se van"])
    let liking = FormIndex.builtin.conjugation(of: "gustar")?.pronominal
    #expect(liking?.infinitive == "gustar" && liking?.forms == ["me gusta", "me gustan"])
    #expect(FormIndex.builtin.conjugation(of: "hablar")?.pronominal == nil)
    let levels = FormIndex.builtin.lines(ofVerb: "ir").map(\.level)
    #expect(conjugation.levels == Array(Set(levels)).sorted() && conjugation.levels.count > 36)
  }

  @Test func negativeCommandsAreComparedWithTheSubjunctive() throws {
    for verb in ["hablar", "comer", "vivir"] {
      let forms = try #require(FormIndex.builtin.conjugation(of: verb)).tables
        .flatMap { $0.rows.flatMap { $0.cells.joined() } }
      #expect(forms.filter(\.isIrregular).map(\.text) == [], "\(verb)")
      #expect(forms.count > 60)
    }
  }

  /// Commands apart, whose regular verbs change their spelling: cruce, no toques.
  @Test func levelsOfRegularVerbsHaveNoIrregularForm() {
    let index = FormIndex.builtin
    let regular = index.levelNumbers {
      $0.title.contains("verbos regulares") && $0.tense != .imperativoNegativo
    }
    #expect(regular.count > 10)
    for level in regular {
      let verbs = index.verbs(inLevel: level).map(\.infinitive)
      let forms = zip(index.lines(inLevel: level), verbs)
        .flatMap { index.forms(of: $0, ofVerb: $1).joined() }
      #expect(forms.count >= 20)
      #expect(
        forms.filter(\.isIrregular).map(\.text) == [], "\(index.levels[level].title)")
    }
  }

  /// What is written onto a form or after it makes it no less regular.
  @Test func irregularLettersAreThoseOfTheOwnForm() throws {
    var give = level("Presente", .presente, ["yo", "tú"], "darse: me doy, te das")
    give.challenges[0].complement = "cuenta"
    let command = level("Órdenes", .imperativo, ["tú"], "escribir: escríbemelo", "decir: dímelo")
    let index = try FormIndex(levels: [give, command])
    func letters(_ verb: String) throws -> [String?] {
      let line = try #require(index.lines(ofVerb: verb).first)
      return index.forms(of: line, ofVerb: verb).joined().map { form in
        form.irregularLetters.map { String(Array(form.text)[$0]) }
      }
    }
    #expect(try letters("dar") == ["y", nil])
    #expect(try letters("escribir") == [nil])
    #expect(try letters("decir") == ["í"])
  }

  @Test func irregularLettersAreThoseOfTheText() throws {
    let conjugation = try #require(FormIndex.builtin.conjugation(of: "pensar"))
    func letters(_ table: String, _ row: String, column: Int = 0) -> String? {
      let table = conjugation.tables.first { $0.name == table }
      let form = table?.rows.first { $0.name == row }?.cells[column].first
      return form.flatMap { form in
        form.irregularLetters.map { String(Array(form.text)[$0]) }
      }
    }
    #expect(letters("presente", "yo") == "ie")
    #expect(letters("presente", "nosotros") == nil)
    #expect(letters("subjuntivo presente", "él") == "ie")
  }

  @Test func aFormOfSeveralLevelsStandsOnce() throws {
    let levels = [
      level("Reflexivos", .presente, [], "lavarse: me lavo, te lavas, se lava, -, -, se lavan"),
      level("Yo", .presente, ["yo", "ustedes"], "lavar: lavo, lavan"),
      level("Gustos", .presente, ["él", "ella"], "lavar: le lava, lava"),
    ]
    #expect(try tables("lavar", levels) == ["presente: yo lavo, ella lava, ustedes lavan"])
    #expect(
      try tables("lavarse", levels) == [
        """
        presente: yo me lavo, tú te lavas, ella se lava, nosotros –, vosotros –, ustedes se lavan, \
        ellos se lavan
        """
      ])
    // Where levels have some of a cell's forms, the order is that of the one that has all.
    #expect(
      try tables(
        "erguir",
        [
          level("Uno", .presente, ["yo"], "erguir: yergo"),
          level("Dos", .presente, ["yo"], "erguir: irgo/yergo"),
          level("Tres", .presente, ["yo"], "erguir: yergo"),
        ]) == ["presente: yo irgo*/yergo*"])
  }

  @Test func whereAllLinesAreReflexiveTheyAreShownAsWritten() throws {
    let levels = [
      level("Hoy", .presente, ["yo", "tú"], "quejarse: me quejo, te quejas"),
      level("Órdenes", .imperativo, [], "quejarse: -, quéjate, quéjese, quejémonos, quejaos, -"),
      level("No", .imperativoNegativo, ["tú"], "quejarse: no te quejes"),
    ]
    #expect(
      try tables("quejar", levels) == [
        "presente: yo me quejo, tú te quejas",
        """
        imperativo: tú quéjate no te quejes, usted quéjese –, nosotros quejémonos –, \
        vosotros quejaos –, ustedes – –
        """,
      ])
    let conjugation = try FormIndex(levels: levels, ranking: nil).conjugation(of: "quejar")
    #expect(conjugation?.writtenInfinitive == "quejarse" && conjugation?.pronominal == nil)
  }

  @Test func levelsWithoutATenseComeLastUnderTheirTitles() throws {
    #expect(
      try tables(
        "dar",
        [
          level("Mezcla", nil, [], "dar: doy, das, da, damos, dais, dan"),
          level("Lo mismo", nil, ["yo", "tú"], "dar: doy, das"),
          level("Raros", nil, ["forma", "otra"], "dar: dé, demos"),
          level("Formas", nil, ["gerundio", "participio"], "dar: dando, dado"),
          level("Ayer", .pretérito, ["yo"], "dar: di"),
          level("He", .pretéritoPerfectoCompuesto, ["yo"], "dar: he dado"),
          level("No", .imperativoNegativo, ["tú"], "dar: no des"),
        ]) == [
          "pretérito: yo di*", "imperativo negativo: tú no des",
          "formas no personales: infinitivo dar, gerundio dando, participio dado",
          "pretérito perfecto compuesto: yo he dado",
          "Mezcla: yo doy*, tú das, él da, nosotros damos, vosotros dais*, ellos dan",
          "Raros: forma dé, otra demos",
        ])
  }

  /// A table under a level's title has all cells of the line, those with `no` or a helper too, and marks no form whose
  /// regular one nobody knows.
  @Test(arguments: [
    (["afirmativo", "negativo"], "comer: come, no comas", "afirmativo come, negativo no comas"),
    (["tú", "tú (negativo)"], "comer: come, no comas", "tú come, tú (negativo) no comas"),
    (["tú (negativo)", "tú"], "comer: no comas, come", "tú come, tú (negativo) no comas"),
    (
      ["tú", "usted"], "comer: come/no comas, coma/no coma", "tú come/no comas, usted coma/no coma"
    ),
    (["sí", "no"], "levantarse: levántate, no te levantes", "sí levántate, no no te levantes"),
    (["hoy", "ayer"], "comer: como, he comido", "hoy como, ayer he comido"),
    (
      ["yo", "otra"], "comer: como, voy a comer/no lo como", "yo como, otra voy a comer/no lo como"
    ),
    (["tú"], "tener: ten/no tengas", "tú ten*/no tengas*"),
    (["me", "forma"], "gustar: me gusta, gusto", "me me gusta, forma gusto"),
    (
      ["expresión", "yo"], "hacer: hace falta, hago",
      "yo hago*, expresión hace falta"
    ),
    (
      ["presente yo", "presente tú", "pretérito yo", "pretérito tú"],
      "comer: como, comes, comí, comiste",
      "presente yo como, presente tú comes, pretérito yo comí, pretérito tú comiste"
    ),
    (
      ["yo (presente)", "yo (pretérito)"], "tener: tengo, tuve",
      "yo (presente) tengo*, yo (pretérito) tuve*"
    ),
    (
      ["yo ahora", "yo", "yo antes"], "vivir: vivo, viviré, vivía",
      "yo viviré, yo ahora vivo, yo antes vivía"
    ),
    (["él", "ella", "usted"], "comer: come, come, come", "usted come, él come"),
    (["i", "you", "he"], "comer: como, comes, come", "i como, you comes, he come"),
    (["1s", "2s"], "tener: tengo, tienes", "1s tengo, 2s tienes"),
    (["indicativo", "subjuntivo"], "comer: como, coma", "indicativo como, subjuntivo coma"),
    (["forma"], "ir: voy", "forma voy"), (["yo", "forma"], "ir: voy, va", "yo voy*, forma va"),
    (["yo", "tú", "él"], "comer: como, comiste, comía", "yo como, tú comiste, él comía"),
  ])
  func levelsWithoutATenseAreShownAsTheyAre(columns: [String], line: String, expected: String)
    throws
  {
    let verb = String(line.prefix { $0 != ":" })
    let level = level("Mezcla", nil, columns, line)
    #expect(try tables(verb, [level]) == ["Mezcla: \(expected)"])
    // Another level changes nothing of it.
    let other = self.level(
      "Futuro", .futuro, ["yo"], "\(verb): \(verb.hasSuffix("se") ? "me lavaré" : "iré")")
    #expect(try tables(verb, [other, level]).last == "Mezcla: \(expected)")
  }

  /// Where a level has several columns of a person in one tense, the others have rows of their own.
  @Test func columnsOfOneLevelShareNoRow() throws {
    let negated = level(
      "Hoy", .presente, ["tú (negativo)", "tú", "yo"], "comer: no comes, comes, como")
    let named = level("Tú", .presente, ["tú (negativo)"], "comer: no comes")
    let plain = level("Yo", .presente, ["yo (aquí)", "tú"], "comer: como, comes")
    #expect(
      try tables("comer", [negated, plain])
        == ["presente: yo como, tú comes, tú (negativo) no comes"])
    for levels in [[named, negated], [negated, named]] {
      let whole = try tables("comer", levels)
      #expect(
        whole.count == 1 && whole[0].contains("tú comes") || whole[0].contains("tú no comes/comes"))
      #expect(whole[0].hasSuffix(", tú (negativo) no comes"), "\(whole)")
    }
    // What both imperatives have in two columns is in one row.
    for columns in [["tú", "tú (negativo)"], ["tú (sí)", "tú (no)"]] {
      let command = level("Órdenes", .imperativo, columns, "comer: come, no comas")
      #expect(try tables("comer", [command]) == ["imperativo: \(columns[0]) come no comas"])
    }
    let polite = level(
      "Usted", .imperativo, ["usted", "él", "ustedes"], "comer: coma, coma, coman")
    #expect(try tables("comer", [polite]) == ["imperativo: usted coma, ustedes coman"])
  }

  /// A compound form or a negative command that the verb's forms don't make is shown beside the one that they make.
  @Test func otherFormsOfLessonsStay() throws {
    let levels = [
      level("Hoy", .presente, ["yo"], "haber: he", "freír: frío"),
      level("Formas", nil, ["participio"], "freír: frito", "haber: habido"),
      level("He", .pretéritoPerfectoCompuesto, ["yo"], "freír: he freído", "haber: he habido"),
      level("Ojalá", .subjuntivoPresente, ["tú"], "freír: frías", "haber: hayas"),
      level("No", .imperativo, ["tú", "tú (no)"], "freír: fríe, no freás", "haber: -, -"),
      level("Me", .imperfecto, ["yo"], "freír: lo freía", "haber: había"),
      level("Hoy no", .presente, ["yo"], "freír: lo frío", "haber: -"),
    ]
    let whole = try tables("freír", levels)
    #expect(whole.contains("pretérito perfecto compuesto: yo he frito*/he freído*"), "\(whole)")
    #expect(whole[0] == "presente: yo frío*" && whole[1] == "imperfecto: yo lo freía")
    #expect(whole.contains { $0.contains("tú fríe* no frías*/no freás*") }, "\(whole)")
  }

  @Test func whatLevelsHaveIsComposed() throws {
    let levels = [
      level("Hoy", .presente, ["yo", "él"], "haber: he, ha/hay", "poner: pongo, pone"),
      level("Ojalá", .subjuntivoPresente, ["tú", "él"], "poner: pongas, ponga", "haber: -, -"),
      level("Órdenes", .imperativo, ["tú"], "poner: pon/pónmelo", "dar: dame"),
      level(
        "No", .imperativoNegativo, ["tú", "vosotros"], "poner: no pongas, no pongáis", "dar: -, -"),
      level("Formas", nil, ["gerundio", "participio"], "poner: poniendo, puesto", "dar: -, -"),
      level(
        "He", .pretéritoPerfectoCompuesto, ["yo", "tú"], "poner: he puesto, has puesto", "dar: -, -"
      ),
    ]
    #expect(
      try tables("poner", levels) == [
        "presente: yo pongo*, él pone", "subjuntivo presente: tú pongas*, él ponga*",
        "imperativo: tú pon* no pongas*, vosotros – no pongáis*",
        """
        formas no personales: infinitivo poner, gerundio poniendo, participio puesto*, \
        infinitivo compuesto haber puesto*
        """,
        "pretérito perfecto compuesto: yo he puesto*, tú has puesto*, él ha puesto*",
      ])
    // The one form of a cell stays, whatever it is made of.
    #expect(try tables("dar", levels)[0].contains("imperativo: tú dame*"))
    let index = try FormIndex(levels: levels, ranking: nil)
    let lesson = try #require(index.restricted(to: [5]).conjugation(of: "poner"))
    #expect(
      lesson.tables.map(text) == ["pretérito perfecto compuesto: yo he puesto*, tú has puesto*"])
  }

  /// What is said to usted is the subjunctive of usted where levels have it, else that of él.
  @Test func negativeCommandsAreOfTheirOwnColumn() throws {
    let command = level("Órdenes", .imperativo, ["usted"], "creer: crea")
    for columns in [["él", "usted"], ["usted", "él"], ["usted"]] {
      let forms = columns.map { $0 == "usted" ? "creya" : "crea" }.joined(separator: ", ")
      let whole = try tables(
        "creer", [command, level("Ojalá", .subjuntivoPresente, columns, "creer: \(forms)")])
      #expect(whole.contains { $0.contains("imperativo: usted crea no creya*") }, "\(whole)")
    }
    let other = try tables(
      "creer", [command, level("Ojalá", .subjuntivoPresente, ["él"], "creer: crea")])
    #expect(other.contains { $0.contains("imperativo: usted crea no crea") }, "\(other)")
  }

  @Test func onlyLevelsThatCountAreRead() throws {
    let index = FormIndex.builtin
    let present = index.levelNumbers { $0.tense == .presente }
    let view = index.restricted(to: Set(present))
    #expect(view.conjugation(of: "ser")?.tables.map(\.name) == ["presente"])
    #expect(view.conjugation(of: "ser")?.levels.allSatisfy(present.contains) == true)
    #expect(index.restricted(to: []).conjugation(of: "ser") == nil)
    #expect(index.conjugation(of: "soy") == nil && index.conjugation(of: "") == nil)
  }
}
