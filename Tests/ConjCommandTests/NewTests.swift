import TestSupport
import Testing

@Suite struct NewTests {
  private static let from = ["--from", "indicativo presente"]

  private func new(
    _ arguments: String..., list: String? = nil, input: String = ""
  ) throws -> Outcome {
    let words = ["new"] + arguments + (list.map { ["--verbs", $0] } ?? []) + Self.from
    return try conj(words, input: Array(input.utf8))
  }

  @Test func aLevelIsWritten() throws {
    let outcome = try new("Mis verbos", list: "comer,oir,IR")
    #expect(
      outcome.text == """
        Mis verbos
        Indicativo: presente: comer, oír, ir
        FF0000
        tiempo: presente
        comer: como, comes, come, comemos, coméis, comen
        oír: oigo, oyes, oye, oímos, oís, oyen
        ir: voy, vas, va, vamos, vais, van

        """)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    "comer\nbeber\n", "comer, beber", "1. comer\n2) beber\n", "• comer\n- beber\n",
    "comer\tto eat\r\nbeber\tto drink\r\n", "comer (to eat); beber (to drink)", "«Comer» y BEBER",
    "comer = essen\nbeber = trinken", "\n\ncomer,,beber,\n", "comer\ncomer\nbeber", "comes, bebo",
  ])
  func listsAreReadAsPeoplePasteThem(list: String) throws {
    let outcome = try new("T", "--description", "D", input: list)
    #expect(outcome.lines.dropFirst(4).map { $0.prefix(6) } == ["comer:", "beber:"])
    #expect(outcome.status == 0)
  }

  /// An input may never end: `yes comer | conj new …`.
  @Test func aListMayHaveAMebibyte() throws {
    let longest = "beber\n" + String(repeating: "comer\n", count: (1 << 20) / 6 - 1)
    let outcome = try new("T", input: longest + "comer\n")
    #expect(outcome.messages.contains("1 MiB") && outcome.text.isEmpty)
    #expect(outcome.status == 2)
    if isExhaustive { #expect(try new("T", input: longest).status == 0) }
  }

  @Test func aListInAnOldEncodingIsRead() throws {
    let outcome = try conj(
      ["new", "T"] + Self.from, input: [0x73, 0x6F, 0xF1, 0x61, 0x72, 0x0A] + Array("ir".utf8))
    #expect(outcome.lines.dropFirst(4).first?.hasPrefix("soñar: sueño") == true)
    #expect(outcome.messages.hasPrefix("conj: The input is in Windows-1252"))
  }

  /// What belongs to a verb of several words is not dropped without a word.
  @Test func wordsBehindAVerbAreNamed() throws {
    let outcome = try conj(
      "new", "T", "--from", "indicativo presente", "--verbs",
      "- echar de menos, comer, darse cuenta")
    #expect(outcome.messages.contains("echar de menos, darse cuenta."))
    #expect(outcome.status == 0)
    let translated = try new("T", input: "comer = to eat\nbeber (to drink)\nvivir - to live\n")
    #expect(translated.messages.isEmpty)
  }

  @Test func reflexiveVerbsGetTheirPronouns() throws {
    let outcome = try new("T", list: "lavarse, dormir")
    #expect(
      outcome.lines[4] == "lavarse: me lavo, te lavas, se lava, nos lavamos, os laváis, se lavan")
    let command = try conj(
      "new", "T", "--verbs", "lavarse,irse,comer", "--from", "reference/10-imperativo")
    #expect(
      command.lines[3...7] == [
        "tiempo: imperativo", "formas: tú, usted, nosotros, vosotros, ustedes", "orden: último",
        "lavarse: lávate, lávese, lavémonos, lavaos, lávense",
        "irse: vete, váyase, vámonos/vayámonos, idos, váyanse",
      ])
    let past = try conj("new", "T", "--verbs", "hacerse,decir", "--from", "participio: irregulares")
    #expect(past.messages.contains("without its pronoun"))
    // Both verbs have the same line, which is written once.
    let both = try conj(
      "new", "T", "--verbs", "hacer,hacerse,decir", "--from", "participio: irregulares")
    #expect(both.lines.count { $0.hasPrefix("hacer") } == 1)
    #expect(both.status == 0)
  }

  /// Tenses by the names that books use, and the persons of America.
  @Test func tensesAndPersons() throws {
    func lines(_ arguments: String...) throws -> [String] {
      let verbs = arguments.contains("--verbs") ? [] : ["--verbs", "lavarse,hacer"]
      let outcome = try conj(["new", "T"] + verbs + arguments)
      #expect(outcome.status == 0, "\(outcome.messages)")
      return Array(outcome.lines.dropFirst(3))
    }
    #expect(
      try lines("--from", "indefinido", "--no-vosotros") == [
        "tiempo: pretérito", "formas: yo, tú, él, nosotros, ellos",
        "lavarse: me lavé, te lavaste, se lavó, nos lavamos, se lavaron",
        "hacer: hice, hiciste, hizo, hicimos, hicieron",
      ])
    #expect(
      try lines("--from", "presente", "--vos").dropFirst() == [
        "formas: yo, vos, él, nosotros, ellos",
        "lavarse: me lavo, te lavás, se lava, nos lavamos, se lavan",
        "hacer: hago, hacés, hace, hacemos, hacen",
      ])
    #expect(
      try lines("--from", "imperativo", "--vos").last { $0.hasPrefix("lavarse") }
        == "lavarse: lavate, lávese, lavémonos, lávense")
    // A level of reflexive verbs and one with the forms of vos alone.
    #expect(
      try lines("--from", "imperativo: verbos reflexivos", "--verbs", "dormirse,irse", "--vos")
        .suffix(2) == [
          "dormirse: dormite, duérmase, durmámonos, duérmanse",
          "irse: andate, váyase, vámonos/vayámonos, váyanse",
        ])
    #expect(
      try lines("--from", "imperativo negativo: verbos irregulares", "--vos").last
        == "hacer: no hagás, no haga, no hagamos, no hagan")
    let folder = try TemporaryFolder([
      "no.txt": LevelText.file(
        "tiempo: imperativo negativo", "formas: tú, vosotros", "lavar: no laves, no lavéis",
        "hacer: no hagas, no hagáis")
    ])
    #expect(
      try lines("--levels", folder.path, "--from", "imperativo negativo")[2]
        == "lavarse: no te laves, no os lavéis")
  }

  /// What follows by rule needs no level.
  @Test func constructionsAreComposed() throws {
    func lines(_ verbs: String, _ from: String) throws -> [String] {
      let outcome = try conj("new", "T", "--verbs", verbs, "--from", from)
      #expect(outcome.status == 0, "\(outcome.messages)")
      return outcome.lines.filter { $0.contains(": ") }
    }
    #expect(
      try lines("levantarse,hablar", "pretérito perfecto").contains(
        "levantarse: me he levantado, te has levantado, se ha levantado, nos hemos levantado, "
          + "os habéis levantado, se han levantado"))
    #expect(
      try lines("gustar,doler", "presente").suffix(2) == [
        "gustar: me gusta, te gusta, le gusta, nos gusta, os gusta, les gusta",
        "doler: me duele, te duele, le duele, nos duele, os duele, les duele",
      ])
    #expect(
      try lines("encantar,doler", "pluscuamperfecto").suffix(2) == [
        "encantar: me había encantado, te había encantado, le había encantado, "
          + "nos había encantado, os había encantado, les había encantado",
        "doler: me había dolido, te había dolido, le había dolido, nos había dolido, "
          + "os había dolido, les había dolido",
      ])
  }

  /// A verb is taken as it is named, with -se or without, and composed where the level has it otherwise.
  @Test func negativeCommandsAreComposed() throws {
    func lines(_ verbs: String) throws -> [Substring] {
      try conj("new", "T", "--verbs", verbs, "--from", "imperativo negativo").lines.suffix(2)
        .map { $0.prefix { $0 != "," } }
    }
    #expect(try lines("poner,acostarse") == ["poner: no pongas", "acostarse: no te acuestes"])
    #expect(try lines("ir,comer") == ["ir: no vayas", "comer: no comas"])
    #expect(try lines("comerse,ir") == ["comerse: no te comas", "ir: no vayas"])
    #expect(try lines("quejar,comer") == ["quejarse: no te quejes", "comer: no comas"])
    let other = try conj("new", "T", "--verbs", "poner,lavar", "--from", "062-imperativo")
    #expect(other.status == 1 && other.messages.contains("does not have lavar"))
  }

  /// Of the levels of a tense, that with most of the verbs is taken.
  @Test func aTenseIsTheLevelWithTheVerbs() throws {
    func level(_ verbs: String, from text: String, _ arguments: String...) throws -> Outcome {
      try conj(["new", "T", "--verbs", verbs, "--from", text] + arguments)
    }
    #expect(
      try level("ir,leer", from: "gerundio").lines.dropFirst(3) == [
        "tiempo: gerundio", "formas: gerundio", "ir: yendo", "leer: leyendo",
      ])
    #expect(try level("hacer,freír", from: "participio").lines.last == "freír: freído/frito")
    #expect(
      try level("ir,ser", from: "imperativo negativo").lines.last
        == "ser: no seas, no sea, no seamos, no seáis, no sean")
    #expect(
      try level("comer,beber", from: "imperativo negativo").lines.contains {
        $0.hasPrefix("comer: no comas")
      })
    let mixed = try level("tener,comer", from: "preterito-fuertes-u")
    #expect(mixed.status == 1 && mixed.output.isEmpty)
    #expect(mixed.messages.contains("raíces fuertes con u (tuve, pude, supe)” does not have comer"))
    #expect(
      mixed.messages.contains("The level “Indicativo: pretérito perfecto simple” has it"))
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file("formas: gerundio, yo", "ir: yendo, voy", "ser: siendo, soy"),
      "b.txt": LevelText.file("tiempo: gerundio", "formas: gerundio", "ver: viendo", "oír: oyendo"),
    ])
    #expect(
      try level("ver,oír", from: "gerundio", "--levels", folder.path).lines.last == "oír: oyendo")
    #expect(
      try level("ser,ir", from: "gerundio", "--levels", folder.path).lines.last == "ir: yendo")
  }

  /// A level of several tenses: the gerund takes the pronoun, the participle does not.
  @Test func pronounsAreThoseOfTheColumn() throws {
    let outcome = try conj(
      "new", "T", "--from", "formas no personales", "--verbs", "irse,levantarse,quejarse,comer")
    #expect(
      outcome.lines.dropFirst(4).map { $0.split(separator: ",")[0] } == [
        "irse: yéndose", "levantarse: levantándose", "quejarse: quejando/quejándose",
        "comer: comiendo",
      ])
    #expect(outcome.lines.contains("irse: yéndose, ido, ida, idos, idas"))
    #expect(outcome.messages.isEmpty)
  }

  @Test func aTableForSpreadsheets() throws {
    let described = try new("T", "--format", "csv", "--description", "D", list: "comer")
    #expect(described.status == 2 && described.messages.contains("--description and --format csv"))
    let outcome = try new("T", "--format", "csv", list: "comer,lavarse")
    #expect(
      outcome.text == """
        \u{FEFF}infinitivo,yo,tú,él,nosotros,vosotros,ellos\r
        comer,como,comes,come,comemos,coméis,comen\r
        lavarse,me lavo,te lavas,se lava,nos lavamos,os laváis,se lavan\r

        """)
  }

  @Test(arguments: ["tsv", "jsonl"])
  func otherFormatsAreRefused(format: String) throws {
    let outcome = try new("T", "--format", format, list: "comer,beber")
    #expect(outcome.status == 2 && outcome.text.isEmpty)
  }

  /// Tables that a spreadsheet saved or that were copied from one; a list with commas is none.
  @Test(arguments: [
    ("comer;to eat\nbeber;to drink\n", "column 1 has the verbs."),
    (
      "n.º,Verbo,Inglés\r\n1,comer,to eat\r\n2,Beber,to drink\r\n",
      "column 2 has the verbs, below “Verbo”"
    ),
    ("1\tcomer\t\"to eat\tor so\"\n2\tbeber\t-\n", "column 2 has the verbs."),
    ("\"comer\",\"to eat, to dine\"\n\"beber\",\"to drink\"\n", "column 1 has the verbs."),
    ("comer, beber\n", ""), ("comer\nbeber\n", ""), ("comer, beber\nbeber, comer\n", ""),
  ])
  func tablesAreRead(list: String, message: String) throws {
    let outcome = try conj("new", "Dos", "--from", "presente", input: Array(list.utf8))
    #expect(outcome.status == 0 && outcome.text.contains("\ncomer: como, "))
    #expect(outcome.text.contains("\nbeber: bebo, "))
    #expect(message.isEmpty ? outcome.messages.isEmpty : outcome.messages.contains(message))
  }

  /// A cell of the column that is no verb is told, and nothing is written.
  @Test func tablesLoseNothing() throws {
    let list = "comer;to eat\nbebrrr;to drink\nvivir;to live\nir;to go\n"
    let outcome = try conj("new", "Dos", "--from", "presente", input: Array(list.utf8))
    #expect(outcome.status == 1 && outcome.text.isEmpty && outcome.messages.contains("“bebrrr”"))
  }

  @Test func nothingIsWrittenUnlessAllIsFound() throws {
    let folder = try TemporaryFolder()
    let outcome = try new("T", "-o", folder / "x.txt", list: "comer,beber,xyzzy")
    #expect(outcome.messages.contains("“xyzzy” is not a verb here"))
    #expect(outcome.status == 1)
    #expect(try new("T", list: "fui,comer").messages.contains("several verbs: ser, ir"))
    #expect(try new("T", list: "comer").messages.contains("two verbs or more"))
    #expect(try new("T", input: "").status == 2)
    #expect(try new(" ", list: "comer,beber").messages.contains("needs a title"))
    #expect(folder.names.isEmpty)
  }

  @Test func aFileIsWrittenOverOnlyByForce() throws {
    let folder = try TemporaryFolder(["x.txt": "mine"])
    let refused = try new("T", "-o", folder / "x.txt", list: "comer,beber")
    #expect(refused.messages.contains("already exists"))
    #expect(refused.status == 2)
    #expect(try folder.text("x.txt") == "mine")
    #expect(try new("T", "-o", folder / "x.txt", "--force", list: "comer,beber").status == 0)
    #expect(try folder.text("x.txt").hasPrefix("T\n"))
    #expect(try conj("check", "--strict", folder.path).status == 0)
  }

  @Test func theLevelMustBeOne() throws {
    let several = try conj("new", "T", "--verbs", "comer,ir", "--from", "verbos regulares")
    #expect(several.messages.contains("Presente: verbos regulares en -er"))
    #expect(several.status == 2)
    #expect(try conj("new", "T", "--verbs", "comer,ir", "--from", "klingon").status == 2)
    #expect(try conj("new", "T", "--verbs", "comer,ir").messages.contains("Name it with --from"))
  }

  /// They would not be read.
  @Test func quotationMarksAroundATitleFallAway() throws {
    for title in ["\"q\"", "\"\"q\"\",", "\" q \""] {
      let outcome = try new(title, "--description", "\"d\"", list: "comer,beber")
      #expect(outcome.status == 0 && outcome.messages.isEmpty)
      #expect(outcome.lines.prefix(2) == ["q", "d"], "\(title)")
    }
    #expect(
      try new("\"El “ser”\" y \"estar\"", list: "ser,estar").lines[0].hasPrefix("\"El “ser”\""))
    for count in [2, 200_000] {
      let marks = String(repeating: "\"", count: count)
      #expect(try new(marks, list: "comer,beber").messages.contains("needs a title"))
      let outcome = try new("T", "--description", "\(marks)d\(marks)", list: "comer,beber")
      #expect(outcome.lines[1] == "d")
    }
  }

  @Test func aDescriptionMayBeGiven() throws {
    let outcome = try new("T", "--description", "Para\nel lunes", list: "comer,beber")
    #expect(outcome.lines[1] == "Para el lunes")
  }
}
