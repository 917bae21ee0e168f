import TestSupport
import Testing

/// What `conj check` knows of tenses and verbs.
@Suite struct CheckTenseTests {
  /// What is said of a line in a level of this tense: ids with messages, or with helps.
  private func said(
    _ line: String, tiempo: String? = nil, formas: String? = nil, of field: Int = 6
  ) throws -> [String] {
    // A verb without forms in as many columns.
    let columns = formas.map { $0.split(separator: ",").count } ?? 0
    let none = "ser: " + Array(repeating: "-", count: columns).joined(separator: ", ") + "\n"
    let good =
      formas == nil
      ? "beber: bebí, bebiste, bebió, bebimos, bebisteis, bebieron\n"
        + "vivir: viví, viviste, vivió, vivimos, vivisteis, vivieron\n" : none
    let header =
      (tiempo.map { "tiempo: \($0)\n" } ?? "") + (formas.map { "formas: \($0)\n" } ?? "")
    let folder = try TemporaryFolder(["x.txt": "T\nD\nFF0000\n\(header)\(good)\(line)\n"])
    let outcome = try conj("check", folder / "x.txt", "--format", "tsv")
    return outcome.rows.map { "\($0[4]): \($0[field])" }
  }

  private let six = "yo, tú, él, nosotros, vosotros, ellos"

  @Test func tensesAreKnownWithAndWithoutTheirName() throws {
    for tiempo in ["pretérito", nil] {
      #expect(
        try said("hablar: hablé, hablaste, hablo, hablamos, hablasteis, hablaron", tiempo: tiempo)
          == ["other-accents: Did you mean habló? If hablo is right, leave it as it is."])
      #expect(
        try said("comer: comí, comías, comió, comimos, comisteis, comieron", tiempo: tiempo)
          == ["other-tense: Did you mean comiste? If comías is right, leave it as it is."])
      #expect(
        try said("comer: como, comes, come, comemos, coméis, comen", tiempo: tiempo)
          == ["other-tense: The reference has: comí, comiste, comió, comimos, comisteis, comieron"])
      #expect(
        try said("andar: andé, andaste, andó, andamos, andasteis, andaron", tiempo: tiempo) == [
          "unknown-form: The reference has: anduve, anduviste, anduvo, anduvimos, anduvisteis, anduvieron"
        ])
      #expect(
        try said(
          "andar: anduve, andaste, anduvo, anduvimos, anduvisteis, anduvieron", tiempo: tiempo)
          == ["unknown-form: Did you mean anduviste? If andaste is right, leave it as it is."])
      #expect(
        try said("criar: crié, criaste, crio, criamos, criasteis, criaron", tiempo: tiempo)
          == ["other-accents: Did you mean crie? If crié is right, leave it as it is."])
    }
    #expect(
      try said("comer: comí, comiste, comió, comimos, comisteis, comieron", tiempo: "futuro")
        == ["other-tense: If the forms are right, write: tiempo: pretérito"])
  }

  @Test func formsWithoutAPersonHaveTheirTense() throws {
    for (line, cure) in [
      ("escribir: escribiendo, escribido", "unknown-form: Did you mean escrito?"),
      ("abrir: abriendo, abrido", "unknown-form: Did you mean abierto?"),
      ("comer: comido, comiendo", "other-tense: The reference has: comiendo, comido"),
      ("comer: comiendo, comiendo", "other-tense: Did you mean comido?"),
    ] {
      let found = try said(line, formas: "gerundio, participio")
      #expect(found.count == 1 && found[0].hasPrefix(cure), "\(found)")
    }
    #expect(try said("hablar: hablar, -", formas: "infinitivo, gerundio").isEmpty)
  }

  /// Whether a built-in level has the phrase whole or not.
  @Test(arguments: ["pretérito perfecto compuesto", nil])
  func phrasesHaveTheirAccents(tiempo: String?) throws {
    func accents(_ line: String) throws -> [String] {
      try said(line, tiempo: tiempo, formas: "él, nosotros, vosotros", of: 5)
        .filter { $0.hasPrefix("other-accents") }
    }
    for participle in ["comido", "visto", "tuiteado"] {
      let verb = ["visto": "ver", "tuiteado": "tuitear"][participle] ?? "comer"
      #expect(
        try accents("\(verb): ha \(participle), hemos \(participle), habeis \(participle)") == [
          "other-accents: “habeis \(participle)” is spelled “habéis \(participle)” in the reference."
        ])
    }
    #expect(
      try accents("irse: se ha ido, nos hemos ido, os habeis ido") == [
        "other-accents: “os habeis ido” is spelled “os habéis ido” in the reference."
      ])
    #expect(try accents("leer: ha leido, hemos leído, habéis leído").count == 1)
    #expect(try accents("comer: ha comido, hemos comido, habéis comido").isEmpty)
    #expect(try accents("irse: se ha ido, nos hemos ido, os habéis ido").isEmpty)
  }

  /// What another finding of the line is about hides nothing, and the line that is proposed keeps its other cells.
  @Test func pronounsAreMissedBesideOtherMistakes() throws {
    #expect(
      try said(
        "irse: me voy, te va, va, nos vamos, os vais, se van", tiempo: "presente", formas: six) == [
          "other-person: Did you mean te vas? If te va is right, leave it as it is.",
          "missing-pronoun: Write the pronouns: se va",
        ])
    #expect(
      try said(
        "irse: me voy, te vassz, va, nos vamos, os vais, se van", tiempo: "presente", formas: six
      )
      .map { $0.prefix { $0 != ":" } } == ["unknown-form", "missing-pronoun"])
    #expect(
      try said(
        "ducharse: me ducho, te duchas, ducha, nos duchas, os ducháis, duchan", tiempo: "presente",
        formas: six)
        == [
          "missing-pronoun: Write the pronouns: "
            + "me ducho, te duchas, se ducha, nos duchas, os ducháis, se duchan",
          "other-person: Did you mean nos duchamos? If nos duchas is right, leave it as it is.",
        ])
  }

  /// One cell without the object of the others sets no rule for them.
  @Test(arguments: [
    "dárselo: se lo doy, se lo das, le da, se lo damos, se lo dais, se lo dan",
    "decírselas: se las digo, se las dices, se las dice, les decimos, se las decís, se las dicen",
    "mandársela: se la mando, se la mandas, se la manda, se la mandamos, se la mandáis, les mandan",
  ])
  func oneCellIsNoRule(line: String) throws {
    #expect(try said(line, tiempo: "presente", formas: six) == [])
  }

  /// What is proposed has the object that the verb is named with, which is another verb than the one without it.
  @Test func objectsOfVerbsStay() throws {
    #expect(
      try said(
        "comérselo: me lo como, te lo comes, se lo come, lo comemos, os lo coméis, se lo comen",
        tiempo: "presente", formas: six)
        == [
          "other-pronoun: Did you mean nos lo comemos? If lo comemos is right, leave it as it is."
        ])
    #expect(
      try said(
        "hacer: hago, haces, hace, hacemos, hacéis, hacen\n"
          + "hacerlo: lo hago, lo haces, lo hace, lo hacemos, lo hacéis, lo hacen",
        tiempo: "presente", formas: six) == [])
  }

  @Test func reflexiveVerbsHaveTheirPronouns() throws {
    #expect(
      try said("lavarse: lavé, lavaste, lavó, lavamos, lavasteis, lavaron") == [
        "missing-pronoun: Write the pronouns: me lavé, te lavaste, se lavó, nos lavamos, "
          + "os lavasteis, se lavaron"
      ])
    #expect(
      try said("sentarse: sienta, sentados", tiempo: "imperativo", formas: "tú, vosotros", of: 5)
        == [
          "missing-pronoun: “sentarse” has a pronoun that “sienta” lacks.",
          "other-tense: “sentados” is participio; imperativo is expected here.",
        ])
    #expect(
      try said("sentarse: siéntate, sentados", tiempo: "imperativo", formas: "tú, vosotros")
        == ["other-tense: Did you mean sentaos? If sentados is right, leave it as it is."])
    #expect(
      try said("lavarse: lava, lavad", tiempo: "imperativo", formas: "tú, vosotros")
        == ["missing-pronoun: Write the pronouns: lávate, lavaos"])
    for (line, formas) in [
      ("lavarse: lavándose, lavado", "gerundio, participio"), ("lavarse: no te laves, -", "tú, yo"),
    ] {
      #expect(try said(line, formas: formas).isEmpty, "\(line)")
    }
  }

  @Test(arguments: [
    (
      "acostarse: me acuesto, se acuestas, se acuesta, nos acostamos, os acostáis, se acuestan",
      "“se acuestas”: with tú the pronoun is te.", "te acuestas"
    ),
    (
      "levantarse: me levanto, te levantas, te levanta, nos levantamos, os levantáis, se levantan",
      "“te levanta”: with él the pronoun is se.", "se levanta"
    ),
    (
      "levantarse: me levanto, te levantas, se levanta, nos levantamos, se levantáis, se levantan",
      "“se levantáis”: with vosotros the pronoun is os.", "os levantáis"
    ),
    (
      "lavarse: me lavo, te lavas, se lava, nos lavamos, os laváis, les lavan",
      "“les lavan”: with ellos the pronoun is se.", "se lavan"
    ),
    (
      "gustar: me gusta, te gusta, le gusta, nos gusta, vos gusta, les gusta",
      "“gusta”: with vosotros the pronoun is os.", "os gusta"
    ),
    (
      "gustar: me gusta, te gusta, se gusta, nos gusta, os gusta, les gusta",
      "“se gusta”: with él the pronoun is le.", "le gusta"
    ),
    (
      "irse: me he ido, te has ido, se ha ido, nos hemos ido, se habéis ido, se han ido",
      "“se habéis ido”: with vosotros the pronoun is os.", "os habéis ido"
    ),
  ])
  func pronounsArePersons(line: String, message: String, cure: String) throws {
    for field in [5, 6] {
      let text = "T\nD\nFF0000\nser: -, -, -, -, -, -\n\(line)\n"
      let folder = try TemporaryFolder(["x.txt": text])
      let rows = try conj("check", folder / "x.txt", "--format", "tsv").rows
      #expect(rows.map { $0[4] } == ["other-pronoun"], "\(rows)")
      #expect(rows.first?[field].contains(field == 5 ? message : "Did you mean \(cure)?") == true)
    }
  }

  /// What pleases is él or ellos, whomever it pleases.
  @Test(arguments: ["", "formas: me, te, le, nos, os, les"])
  func whatPleasesIsInTheThirdPerson(header: String) throws {
    let folder = try TemporaryFolder([
      "x.txt": LevelText.file(
        "tiempo: presente", header,
        "doler: me duele/me duelen, te duele, le duele, nos duele, os dueles, les duele",
        "interesar: me interesa, te interesas, le interesa, nos interesa, os interesa, les interesa"
      )
    ])
    let rows = try conj("check", folder / "x.txt", "--format", "tsv").rows
    #expect(rows.map { $0[4] } == ["other-person", "other-person"])
    #expect(rows.map { $0[6].contains("Did you mean os duele?") } == [true, false])
    #expect(rows.map { $0[6].contains("Did you mean te interesa?") } == [false, true])
  }

  @Test func negativeCommandsHaveTheirNo() throws {
    let formas = "tú, usted, nosotros, vosotros, ustedes"
    #expect(
      try said(
        "hablar: hables, hable, hablemos, habléis, hablen", tiempo: "imperativo negativo",
        formas: formas)
        == ["missing-no: Write: no hables, no hable, no hablemos, no habléis, no hablen"])
    #expect(
      try said(
        "levantarse: no te levantes, se levante, no nos levantemos, no os levantéis, no se levanten",
        tiempo: "imperativo negativo", formas: formas) == ["missing-no: Write: no se levante"])
    #expect(
      try said(
        "irse: no te vayas, no se vaya, no nos vayamos, os no vayáis, no se vayan",
        tiempo: "imperativo negativo", formas: formas) == ["missing-no: Write: no os vayáis"])
    #expect(
      try said(
        "levantarse: no te levantes, no levante, no nos levantemos, no os levantéis, no se levanten",
        tiempo: "imperativo negativo", formas: formas)
        == ["missing-pronoun: Write the pronouns: no se levante"])
    #expect(
      try said(
        "hablar: hable, hables, hable, hablemos, habléis, hablen", tiempo: "subjuntivo presente"
      )
      .filter { $0.hasPrefix("missing") }.isEmpty)
  }

  @Test func pronounsThatAreRightAreLeftAlone() throws {
    for (line, formas) in [
      ("gustar: me gusta, me gustan", "él, ellos"),
      ("antojarse: se me antoja, se me antojan", "él, ellos"),
      (
        "caer: se me cae, se te cae, se le cae, se nos cae, se os cae, se les cae",
        "yo, tú, él, nosotros, vosotros, ellos"
      ),
      (
        "gustar: me gusta, te gusta, le gusta, nos gusta, os gusta, les gusta",
        "me, te, le, nos, os, les"
      ),
      ("gustar: te gusta", "tú"),
      ("doler: me duele, te duele", "yo, vos"),
      ("encantar: nos encantan", "nosotros"),
      ("decir: dímelo, dígamelo, decídmelo, díganmelo", "tú, usted, vosotros, ustedes"),
      (
        "irse: me voy, te vas, se va, nos vamos, os vais, se van",
        "yo, tú, él, nosotros, vosotros, ellos"
      ),
      (
        "ir: me voy, te vas, se va, nos vamos, os vais, se van",
        "yo, tú, él, nosotros, vosotros, ellos"
      ),
      ("decir: lo digo, lo dices, lo dice", "yo, tú, él"),
      ("lavarse: lavándome, lavarse, lavado", "gerundio, infinitivo, participio"),
      ("levantarse: te levantás", "vos"),
    ] {
      #expect(try said(line, formas: formas).isEmpty, "\(line)")
    }
  }

  /// The end of another verb's form is no pronoun.
  @Test(arguments: [
    ("leer: hablo, hablas, habla, hablamos, habláis, hablan", "leo, lees, lee, leemos"),
    ("leer: hablo, lees, lee, leemos, leéis, leen", "Did you mean leo?"),
    ("subir: subo, vuelas, sube, subimos, subís, suben", "Did you mean subes?"),
    ("leer: leo, lees, duerme, leemos, leéis, leen", "Did you mean lee?"),
  ])
  func whatIsProposedHasNoPronounOfItsOwn(line: String, right: String) throws {
    let folder = try TemporaryFolder([
      "n.txt": LevelText.file("tiempo: presente", line, LevelText.comer)
    ])
    #expect(try conj("check", folder.path).text.contains(right))
  }

  @Test func aLineMayBeOfAnotherVerb() throws {
    let line = "sentarse: me siento, te sientes, se siente, nos sentimos, os sentís, se sienten"
    let text = LevelText.file(LevelText.comer, LevelText.beber) + line + "\n"
    let folder = try TemporaryFolder(["x.txt": text])
    let rows = try conj("check", folder.path, "--format", "tsv").rows
    #expect(rows.map { $0[4] } == ["other-verb"])
    #expect(rows.first?[5].contains("those of sentirse") == true)
    #expect(rows.first?[6].contains("me siento, te sientas, se sienta, nos sentamos") == true)
    // Two mistakes make no other verb, peder, of pedir.
    let pedir = "pedir: pedí, pediste, pedió, pedimos, pedisteis, pedieron"
    let mistaken = try TemporaryFolder([
      "x.txt": LevelText.file("tiempo: pretérito", pedir, "ser: -, -, -, -, -, -")
    ])
    let found = try conj("check", mistaken.path, "--format", "tsv").rows
    #expect(found.map { $0[4] } == ["unknown-form", "unknown-form"])
    #expect(found.map { $0[6].prefix(20) } == ["Did you mean pidió? ", "Did you mean pidiero"])
  }

  /// A verb with lines in two tenses says that the level has both.
  @Test func levelsOfSeveralTensesHaveNone() throws {
    let text = """
      T
      D
      FF0000
      comer: como, comes, come, comemos, coméis, comen
      comer: comí, comiste, comió, comimos, comisteis, comieron
      beber: bebo, bebes, bebe, bebemos, bebéis, beben
      vivir: vivo, vives, vive, vivimos, vivís, viven
      andar: ando, andas, anda, andamos, andáis, andan
      """
    let folder = try TemporaryFolder(["x.txt": text])
    #expect(
      try conj("check", folder.path, "--format", "tsv").rows.map { $0[4] } == ["repeated-verb"])
  }

  @Test func theExampleOfALineIsOne() throws {
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file(LevelText.comer, LevelText.beber, "hablo: hablo, hablas")
    ])
    let help = "put # before a heading or a note: comer: como, comes"
    #expect(try conj("check", folder.path).text.contains(help))
  }
}
